"""Views by the game they are of, for tests that look at what only one game has."""

from engine import Game
from engine.argentina.views import ArgentinaView
from engine.original.views import OriginalView


def argentina_view(game: Game, seat: str | None = None) -> ArgentinaView:
    view = game.view(seat)
    assert isinstance(view, ArgentinaView)
    return view


def original_view(game: Game, seat: str | None = None) -> OriginalView:
    view = game.view(seat)
    assert isinstance(view, OriginalView)
    return view
