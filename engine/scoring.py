"""Scores that both games count alike, and the best use of fulfilled tasks for objective cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Collection
from typing import TYPE_CHECKING, NamedTuple

from engine.catalog import OBJECTIVE

if TYPE_CHECKING:
    from engine.catalog import Objective
    from engine.game import Game
    from engine.state import Player

MONEY_PER_POINT = 5
FIRST_SCORING_WORKER = 5  # the fifth and the sixth space of a row
POINTS_PER_WORKER = 4
JOB_TOKEN_POINTS = 2


class Objectives(NamedTuple):
    """The best scoring of a player's objective cards."""

    points: int
    counted: tuple[str, ...]  # cards that count: all of the area, and those of the deck that help
    fulfilled: tuple[str, ...]
    masters: int  # what station masters that count objective cards bring on top


def deck(player: Player) -> list[str]:
    return player.hand + player.draw + player.discard


def count_money(player: Player) -> int:
    return player.money // MONEY_PER_POINT


def count_buildings(g: Game, seat: int) -> int:
    state, table = g.state, g.catalog.buildings
    return sum(table[state.buildings[space]].vp for space, owner in state.owners.items() if owner == seat)


def count_stations(g: Game, seat: int) -> int:
    stations = g.catalog.railroad.stations.values()
    return sum(station.vp * g.state.discs.get(station.id, []).count(seat) for station in stations)


def count_cattle(g: Game, player: Player) -> int:
    return sum(g.catalog.cards[card].vp for card in deck(player))


def row_points(place: int) -> int:
    """What a worker on that space of its row is worth; the first space is printed on the board."""
    return POINTS_PER_WORKER if place >= FIRST_SCORING_WORKER else 0


def count_workers(player: Player) -> int:
    return sum(
        max(0, 1 + len(row) - (FIRST_SCORING_WORKER - 1)) * POINTS_PER_WORKER for row in player.rows.values()
    )


def count_disc_spaces(g: Game, player: Player) -> int:
    return sum(disc.vp for name, disc in g.catalog.discs.items() if name not in player.covered)


def count_job_token(player: Player) -> int:
    return JOB_TOKEN_POINTS if player.job_token else 0


def count_masters(g: Game, seat: int, *, apart: str) -> int:
    """The tasks of the station masters, but for those that count objective cards (`apart`)."""
    total = 0
    for name in g.state.players[seat].masters:
        master = g.catalog.masters[name]
        if master.of != apart:
            total += g.rules.count(g, seat, master.of) // master.every * master.points
    return total


# What tiles and cards count, and tasks ask for


def workers(kind: str) -> Callable[[Game, int], int]:
    return lambda g, seat: g.state.players[seat].workers(kind)


def own_buildings(g: Game, seat: int) -> int:
    return sum(owner == seat for owner in g.state.owners.values())


def field_buildings(g: Game, seat: int) -> int:
    fields = g.catalog.trail.fields
    return sum(owner == seat and space in fields for space, owner in g.state.owners.items())


def common_tasks(g: Game, seat: int) -> Counter[str]:
    """How often each task that both games know is fulfilled.

    No thing serves two kinds of tasks, so plain counts are enough.
    """
    discs, table = g.state.discs, g.catalog.cards
    have: Counter[str] = Counter()
    have["building"] = own_buildings(g, seat)
    have["station"] = sum(discs.get(name, []).count(seat) for name in g.catalog.railroad.stations)
    for card in deck(g.state.players[seat]):
        have["value3" if table[card].value == 3 else table[card].breed] += 1
    return have


def best_objectives(
    g: Game,
    player: Player,
    have: dict[str, int],
    area: list[str],
    face_down: int = 0,
    secret: Collection[str] = (),
) -> Objectives:
    """Cards in the area must count, cards of the deck may; each fulfilled task serves one card (Ruling 22).

    A search over which cards to fulfil, the dearest first, cut off where even all that is left would not
    beat the best found. A station master may pay for the number of cards, so that an unfulfilled card of the
    deck can be worth adding; that is weighed at every leaf. Cards of the area that lie face down are in that
    number and nothing else. Cards that are `secret` are left out.
    """
    table, cards_of = g.catalog.objectives, g.catalog.cards
    # Sorted, because the order of a hand is secret and must not show in which of two equal ways is taken.
    extra = g.catalog.sort_cards(
        [card for card in deck(player) if cards_of[card].kind == OBJECTIVE and card not in secret]
    )
    pay = [g.catalog.masters[name] for name in player.masters if g.catalog.masters[name].of == "objectives"]
    cards = [(table[card], card, True) for card in area] + [(table[card], card, False) for card in extra]
    cards.sort(key=lambda entry: _gain(entry[0], entry[2]), reverse=True)
    hope = [0] * (len(cards) + 1)
    for place in range(len(cards) - 1, -1, -1):
        hope[place] = hope[place + 1] + _gain(cards[place][0], cards[place][2])
    base = sum(table[card].fail for card in area)
    most_paid = sum((len(cards) + face_down) // master.every * master.points for master in pay)
    best: list[Objectives] = []

    def leaf(points: int, done: tuple[str, ...]) -> None:
        counted = area + [card for card in extra if card in done]
        idle = sorted((card for card in extra if card not in done), key=lambda card: -table[card].fail)
        for added in range(min(len(idle), 1 if pay else 0) + 1):
            more = idle[:added]
            size = len(counted) + face_down + added
            masters = sum(size // master.every * master.points for master in pay)
            total = points + sum(table[card].fail for card in more)
            if not best or total + masters > best[0].points + best[0].masters:
                best[:] = [Objectives(total, tuple(counted + more), done, masters)]

    def search(place: int, left: dict[str, int], points: int, done: tuple[str, ...]) -> None:
        if best and points + hope[place] + most_paid <= best[0].points + best[0].masters:
            return
        if place == len(cards):
            leaf(points, done)
            return
        objective, card, must = cards[place]
        if all(left.get(task, 0) >= need for task, need in objective.tasks.items()):
            spent = {task: left[task] - objective.tasks.get(task, 0) for task in left}
            search(place + 1, spent, points + _gain(objective, must), (*done, card))
        search(place + 1, left, points, done)

    search(0, have, base, ())
    return best[0]


def _gain(objective: Objective, must: bool) -> int:
    """What fulfilling a card brings over not fulfilling it."""
    return objective.vp - objective.fail if must else objective.vp
