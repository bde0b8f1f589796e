"""The trail: which places lie ahead, how far they are, and what it costs to get there.

Only locations count as steps: tiles, ramps and the capital (Ruling 1). Empty spaces are passed unnoticed.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.agenda import Action
from engine.decisions import BadData

if TYPE_CHECKING:
    from engine.facts import TrailFacts
    from engine.game import Game

RAMP = "ramp"
Fees = tuple[tuple[str, int], ...]  # (location, fee paid there), in path order


@dataclass(frozen=True, slots=True)
class Trail:
    start: str
    capital: str
    edges: tuple[tuple[str, str], ...]
    ahead: dict[str, tuple[str, ...]]
    neutral_spaces: tuple[str, ...]
    building_spaces: tuple[str, ...]  # for private buildings, in the order of the data
    fields: tuple[str, ...]  # building spaces on grain, or in the woods
    risk: dict[str, Action]
    ramps: dict[str, int]  # ramp: the railroad space that opens it
    tile_money: dict[str, int]
    areas: dict[str, tuple[str, ...]]  # colour or kind: its spaces, in the order they fill
    ends: frozenset[str]  # where a move ends at once: the capital and its ramps
    before: dict[str, frozenset[str]]  # the spaces from which a ride may lead to a space

    @staticmethod
    def read(facts: TrailFacts, risk: dict[str, Action]) -> Trail:
        ahead: dict[str, list[str]] = {}
        for edge in facts.edges:
            if len(edge) != 2:
                raise BadData(f"trail.json, edges: {edge} does not join two spaces")
            ahead.setdefault(edge[0], []).append(edge[1])
            ahead.setdefault(edge[1], [])
        ramps = {space: int(space.removeprefix(RAMP)) for space in ahead if space.startswith(RAMP)}
        for ramp in ramps:
            ahead[ramp].append(facts.capital)
        for space in (*facts.neutral_spaces, *facts.fields, *facts.risk_actions, facts.start, facts.capital):
            if space not in ahead:
                raise BadData(f"trail.json: no path leads to {space!r}")
        areas: dict[str, list[str]] = {}
        for space in facts.tile_money:
            areas.setdefault(space.rstrip("0123456789"), []).append(space)
        ends = frozenset({facts.capital, *ramps})
        apart = {*facts.neutral_spaces, *facts.tile_money, *ramps, facts.start, facts.capital}
        return Trail(
            start=facts.start,
            capital=facts.capital,
            edges=tuple((edge[0], edge[1]) for edge in facts.edges),
            ahead={space: tuple(nexts) for space, nexts in ahead.items()},
            neutral_spaces=tuple(facts.neutral_spaces),
            building_spaces=tuple(space for space in ahead if space not in apart),
            fields=tuple(facts.fields),
            risk=risk,
            ramps=ramps,
            tile_money=dict(facts.tile_money),
            areas={area: tuple(spaces) for area, spaces in areas.items()},
            ends=ends,
            before=_before(ahead, ends),
        )


def _before(ahead: dict[str, list[str]], ends: frozenset[str]) -> dict[str, frozenset[str]]:
    before: dict[str, set[str]] = {space: set() for space in ahead}
    for space in before.keys() - ends:
        waiting = ahead[space].copy()
        while waiting:
            here = waiting.pop()
            if space not in before[here]:
                before[here].add(space)
                if here not in ends:
                    waiting.extend(ahead[here])
    return {space: frozenset(spaces) for space, spaces in before.items()}


# By steps: what lies within so many of each space. Games that are copies share it, each until a location
# comes or goes on its own trail: then it forgets the spaces before that one, and nothing else has changed.
Paths = dict[int, dict[str, tuple[str, ...]]]


def forget_paths(g: Game, space: str) -> None:
    """A location comes or goes there. Nobody rides to a space that lies beside the trail."""
    before = g.catalog.trail.before.get(space)
    if before:
        g.paths = {
            steps: {start: found for start, found in known.items() if start not in before}
            for steps, known in g.paths.items()
        }


def next_locations(g: Game, space: str) -> tuple[str, ...]:
    """The locations that come directly after a space, whoever walks."""
    return within(g, space, 1)


def within(g: Game, space: str, steps: int) -> tuple[str, ...]:
    """Every location within so many steps of a space, nearest first, whoever walks.

    Ramps are among them, open or not: a move ends there, as in the capital.
    """
    known = g.paths.get(steps)
    if known is None:
        known = g.paths[steps] = {}
    found = known.get(space)
    if found is None:
        found = known[space] = _next(g, space) if steps == 1 else _far(g, space, steps)
    return found


def _next(g: Game, space: str) -> tuple[str, ...]:
    trail, buildings, tiles = g.catalog.trail, g.state.buildings, g.state.tiles
    found: list[str] = []
    waiting = list(reversed(trail.ahead[space]))
    while waiting:
        here = waiting.pop()
        if here in buildings or here in tiles or here in trail.ends:
            if here not in found:
                found.append(here)
        else:
            waiting.extend(reversed(trail.ahead[here]))
    return tuple(found)


def _far(g: Game, space: str, steps: int) -> tuple[str, ...]:
    ends, found, edge = g.catalog.trail.ends, dict[str, None](), [space]
    known = g.paths.setdefault(1, {})
    for _ in range(steps):
        wave: list[str] = []
        for here in edge:
            for there in known.get(here) or within(g, here, 1):
                if there not in found:
                    found[there] = None
                    if there not in ends:
                        wave.append(there)
        edge = wave
    return tuple(found)


def destinations(g: Game, seat: int, steps: int, *, capital: bool = True) -> list[str]:
    """Every location within so many steps, nearest first. A ramp needs the engine; the capital ends it."""
    player, trail = g.state.players[seat], g.catalog.trail
    reached = g.catalog.railroad.progress[player.engine]
    places = within(g, player.place, steps)
    if not capital:
        return [place for place in places if place not in trail.ends]
    return [place for place in places if trail.ramps.get(place, 0) <= reached]


def routes(g: Game, seat: int, goal: str, steps: int) -> list[Fees]:
    """The ways to a place that differ in what is paid to whom, the shortest first (Ruling 2)."""
    player, fee_at = g.state.players[seat], g.rules.fee
    before = g.catalog.trail.before[goal]
    found: dict[tuple[tuple[str | int, int], ...], tuple[int, Fees]] = {}
    waiting: list[tuple[str, int, int, Fees]] = [(player.place, steps, player.money, ())]
    while waiting:
        here, left, money, paid = waiting.pop()
        for there in within(g, here, 1):
            if there != goal and (left == 1 or there not in before):
                continue
            fee = fee_at(g, seat, there)
            if fee > money:
                fee = money
            bill = (*paid, (there, fee)) if fee else paid
            if there == goal:
                key = _by_payee(g, bill)
                known = found.get(key)
                if known is None or known[0] < left:
                    found[key] = left, bill
            else:
                waiting.append((there, left - 1, money - fee, bill))
    if len(found) == 1:
        return [bill for _, bill in found.values()]
    return [bill for _, bill in sorted(found.values(), key=lambda way: (-way[0], way[1]))]


def _by_payee(g: Game, bill: Fees) -> tuple[tuple[str | int, int], ...]:
    """Fees summed by who gets them: an owner by number, a coin space or the bank by the location."""
    if not bill:
        return ()
    sums: dict[str | int, int] = {}
    for location, fee in bill:
        payee = g.rules.payee(g, location)
        sums[payee] = sums.get(payee, 0) + fee
    return tuple(sorted(sums.items(), key=str))


def travel(g: Game, seat: int, goal: str, bill: Fees) -> None:
    """Walk there and pay the fees on the way."""
    state = g.state
    player = state.players[seat]
    for location, fee in bill:
        player.money -= fee
        g.rules.collect_fee(g, location, fee)
    start = player.place
    player.place = g.catalog.trail.capital if goal in g.catalog.trail.ramps else goal
    tile = state.buildings.get(goal) or state.tiles.get(goal) or ""
    g.tell("moved", start=start, to=goal, tile=tile, fees=dict(bill))
