"""People as busts. Each game has trades of its own, with a hat, a face and a tool to tell them by."""

from __future__ import annotations

from render.art.icons.registry import drawing
from render.art.paint import Colour, Pen, rgb
from render.art.theme import CREAM, INK, Theme

SKIN = rgb("#d99a6c")


def bust(pen: Pen, coat: Colour) -> None:
    pen.blob([(14, 100), (18, 80), (36, 70), (64, 70), (82, 80), (86, 100), (50, 106)], coat, INK, 5)
    pen.blob([(31, 42), (34, 60), (50, 76), (66, 60), (69, 42), (50, 30)], SKIN, INK, 5)
    for x in (42, 58):
        pen.circle(x, 49, 3.2, INK)


@drawing("hire", wide=100)
def hire(pen: Pen, theme: Theme, variant: str) -> None:
    """Any worker, with a plus."""
    pen.blob([(8, 100), (12, 74), (30, 64), (54, 64), (72, 74), (76, 100)], rgb("#5d6d57"), INK, 5)
    pen.blob([(24, 36), (27, 54), (42, 68), (57, 54), (60, 36), (42, 26)], SKIN, INK, 5)
    pen.blob([(18, 36), (26, 16), (42, 10), (58, 16), (66, 36), (42, 32)], rgb("#6b4c2f"), INK, 5)
    pen.circle(76, 32, 23, rgb("#2f8a45"), CREAM, 4)
    pen.line([(76, 20), (76, 44)], CREAM, 8)
    pen.line([(64, 32), (88, 32)], CREAM, 8)
