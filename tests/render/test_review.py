"""The picture of a review: a line for each seat, a number for each turn that cost points."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

import render
from render import Cost, Point
from render.trials.sample import after


def test_lines_and_numbers_are_drawn(game: str) -> None:
    view = after(3, 3, 60, game).view(None)
    lines = {
        seat: [Point(turn, 20.0 + turn + place, 3.0) for turn in range(1, 30)]
        for place, seat in enumerate(view.seats)
    }
    plain = render.curve(view, lines, locale="ru")
    numbered = render.curve(view, lines, [Cost(1, 12, view.seats[0]), Cost(2, 12, view.seats[1])], "ru")
    assert plain != numbered
    with Image.open(BytesIO(plain)) as picture:
        assert picture.size == (1200, 900)


def test_what_little_there_is_can_be_drawn(game: str) -> None:
    view = after(2, 3, 20, game).view(None)
    assert render.curve(view, {})
    assert render.curve(view, {view.seats[0]: [Point(1, -4.0, 0.0)]}, theme="dark")
