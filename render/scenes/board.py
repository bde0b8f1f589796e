"""The board: a copy of the still map, and on it everything a view shows."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from render.art.base import area, base
from render.check import View
from render.facts import edition
from render.scenes import harbour, strip, tables, trail, westward
from render.scenes.scene import Scene

# What a game has on its board besides what both have, in the order in which it is drawn.
OWN: dict[str, dict[str, Callable[[Scene, tuple[int, int, int, int]], None]]] = {
    "argentina": {"harbour": harbour.draw_ships, "cities": harbour.draw_cities},
    "original": {"cities": westward.draw_cities},
}


def scene(view: View, locale: str, theme: str, names: dict[str, str]) -> Scene:
    """The whole board with the spots of all that lies on it; the view has been checked."""
    printed = edition(view["game"])
    made = Scene(base(printed, theme).copy(), view, theme, locale, names)
    box = partial(area, printed)
    trail.draw_tiles(made)
    trail.draw_fees(made)
    trail.draw_capital(made)
    trail.draw_railroad(made)
    for name, draw in OWN[printed.game].items():
        draw(made, box(name))
    tables.draw_jobs(made, box("jobs"))
    tables.draw_cattle(made, box("cattle"))
    tables.draw_objectives(made, box("objectives"))
    strip.draw_players(made, box("players"))
    trail.draw_pawns(made)
    return made
