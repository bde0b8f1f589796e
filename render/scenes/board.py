"""The board: a copy of the still map, and on it everything a view shows."""

from __future__ import annotations

from functools import partial

from engine import View
from render.art.base import area, base
from render.edition import edition
from render.scenes import strip, tables, trail
from render.scenes.scene import Scene


def scene(view: View, locale: str, theme: str, names: dict[str, str]) -> Scene:
    """The whole board with the spots of all that lies on it; the view has been checked."""
    printed = edition(view.game)
    made = Scene(base(printed, theme).copy(), view, theme, locale, names)
    box = partial(area, printed)
    trail.draw_tiles(made)
    trail.draw_fees(made)
    trail.draw_capital(made)
    trail.draw_railroad(made)
    printed.kit.draw_on_board(made)
    tables.draw_jobs(made, box("jobs"))
    tables.draw_cattle(made, box("cattle"))
    tables.draw_objectives(made, box("objectives"))
    strip.draw_players(made, box("players"))
    trail.draw_pawns(made)
    return made
