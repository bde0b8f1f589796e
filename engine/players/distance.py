"""How far it is to the capital, by the shortest way that is open to a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.trail import next_locations

if TYPE_CHECKING:
    from engine.game import Game
    from engine.state import Player

    Way = tuple[str, ...]


def steps_to_capital(g: Game, player: Player, place: str) -> int:
    """The fewest steps to the capital."""
    trail = g.catalog.trail
    if place == trail.capital:
        return 0
    reached = g.catalog.railroad.progress[player.engine]
    opened = 0
    for space in trail.ramps.values():
        if space <= reached:
            opened += 1
    # The shortest ways, by how many ramps are open, lie beside the paths by steps, to be forgotten with them.
    known = g.paths.get(-1 - opened)
    if known is None:
        known = g.paths[-1 - opened] = {}
    way = known.get(place)
    return len(_shortest(g, place, reached, known) if way is None else way)


def _shortest(g: Game, place: str, reached: int, known: dict[str, Way]) -> Way:
    trail = g.catalog.trail
    best: Way = ()
    for there in next_locations(g, place):
        if there == trail.capital or trail.ramps.get(there, reached + 1) <= reached:
            best = (there,)
            break
        if there in trail.ramps:
            continue
        way = known.get(there)
        if way is None:
            way = _shortest(g, there, reached, known)
        if not best or len(way) < len(best) - 1:
            best = (there, *way)
    assert best, "every place of the trail leads to the capital"
    known[place] = best
    return best
