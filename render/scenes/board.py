"""The board: a copy of the still map, and on it everything a view shows."""

from __future__ import annotations

from render.art.base import area, base
from render.check import View
from render.scenes import harbour, strip, tables, trail
from render.scenes.scene import Scene


def scene(view: View, locale: str, theme: str, names: dict[str, str]) -> Scene:
    """The whole board with the spots of all that lies on it; the view has been checked."""
    made = Scene(base(theme).copy(), view, theme, locale, names)
    trail.draw_tiles(made)
    trail.draw_capital(made)
    trail.draw_railroad(made)
    harbour.draw_ships(made, area("harbour"))
    harbour.draw_cities(made, area("cities"))
    tables.draw_jobs(made, area("jobs"))
    tables.draw_cattle(made, area("cattle"))
    tables.draw_objectives(made, area("objectives"))
    strip.draw_players(made, area("players"))
    trail.draw_pawns(made)
    return made
