"""How far it is to the capital, by the shortest way that is open to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.trail import next_locations

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Player

Trail = tuple[frozenset[str], frozenset[str]]  # where tiles and buildings stand
Key = tuple[str, int, Trail]
MOST_KNOWN = 20_000

_known: dict[Key, int] = {}


def trail_of(g: Game) -> Trail:
    """What distances depend on; whoever asks for several works it out once."""
    return frozenset(g.state.tiles), frozenset(g.state.buildings)


def steps_to_capital(g: Game, player: Player, place: str, there: Trail | None = None) -> int:
    """The fewest steps to the capital. Remembered, because few trails come up again and again in a search."""
    trail = g.catalog.trail
    if place == trail.capital:
        return 0
    reached = g.catalog.railroad.progress[player.engine]
    opened = 0
    for space in trail.ramps.values():
        if space <= reached:
            opened += 1
    key = place, opened, there or trail_of(g)
    known = _known.get(key)
    if known is None:
        if len(_known) >= MOST_KNOWN:
            _known.clear()
        known = _known[key] = _count(g, place, reached)
    return known


def _count(g: Game, place: str, reached: int) -> int:
    trail = g.catalog.trail
    edge, seen, steps = [place], {place}, 0
    while edge:
        steps += 1
        wave: list[str] = []
        for here in edge:
            for there in next_locations(g, here):
                if there == trail.capital or trail.ramps.get(there, reached + 1) <= reached:
                    return steps
                if there not in seen and there not in trail.ramps:
                    seen.add(there)
                    wave.append(there)
        edge = wave
    raise AssertionError("every place of the trail leads to the capital")
