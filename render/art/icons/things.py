"""Engines, stations, houses, ships and the other things that actions are about."""

from __future__ import annotations

from render.art.icons.registry import drawing
from render.art.paint import Colour, Pen, darker, lighter, rgb
from render.art.theme import BRICK, CREAM, INK, IRON, STOP, WOOD, Theme


@drawing("engine", wide=130)
def engine(pen: Pen, theme: Theme, variant: str) -> None:
    locomotive(pen, rgb("#5a4a42"))


def locomotive(pen: Pen, paint: Colour) -> None:
    """A steam engine that looks to the left, because the line climbs that way from Buenos Aires."""
    dark = darker(paint, 0.45)
    pen.poly([(20, 34), (34, 34), (38, 12), (16, 12)], dark)
    pen.box(84, 8, 124, 18, dark, radius=4)
    pen.box(90, 16, 120, 72, paint, dark, 5, 3)
    pen.box(97, 26, 113, 44, CREAM, dark, 3, 2)
    pen.box(12, 34, 94, 68, paint, dark, 5, 12)
    pen.box(46, 20, 64, 38, dark, radius=8)
    pen.line([(34, 38), (34, 64)], dark, 5)
    pen.poly([(2, 84), (14, 62), (22, 62), (22, 84)], dark)
    pen.box(12, 64, 122, 78, dark, radius=3)
    for x, r in ((34, 14), (64, 14), (100, 18)):
        pen.circle(x, 97 - r, r, dark, INK, 2)
        pen.circle(x, 97 - r, r * 0.45, lighter(paint, 0.6))
    pen.circle(11, 50, 6, rgb("#ffe08a"), dark, 2)


@drawing("station")
def station(pen: Pen, theme: Theme, variant: str) -> None:
    pen.box(14, 44, 86, 84, rgb("#e9dcc0"), INK, 5)
    pen.poly([(4, 48), (24, 18), (76, 18), (96, 48)], BRICK, INK, 5)
    pen.box(42, 2, 58, 22, rgb("#e9dcc0"), INK, 4)
    pen.circle(50, 36, 11, CREAM, INK, 4)
    pen.line([(50, 36), (50, 29)], INK, 3)
    pen.line([(50, 36), (55, 38)], INK, 3)
    pen.box(42, 58, 58, 84, WOOD, INK, 3)
    for x in (22, 66):
        pen.box(x, 57, x + 13, 72, rgb("#8fb8c9"), INK, 3)
    pen.box(2, 84, 98, 94, IRON, INK, 3)


@drawing("building")
def building(pen: Pen, theme: Theme, variant: str) -> None:
    house(pen, rgb("#b4583f"))


def house(pen: Pen, roof: Colour) -> None:
    pen.box(18, 44, 82, 94, rgb("#f0e2c2"), INK, 6)
    pen.poly([(4, 50), (50, 8), (96, 50)], roof, INK, 6)
    pen.box(42, 60, 60, 94, WOOD, INK, 5)


@drawing("build", wide=110)
def build(pen: Pen, theme: Theme, variant: str) -> None:
    """A house and a hammer."""
    pen.box(10, 48, 64, 94, rgb("#f0e2c2"), INK, 5)
    pen.poly([(0, 52), (37, 16), (74, 52)], BRICK, INK, 5)
    pen.box(30, 64, 46, 94, WOOD, INK, 4)
    pen.line([(72, 96), (88, 34)], INK, 15)
    pen.line([(72, 96), (88, 34)], rgb("#b9824a"), 8)
    pen.poly([(62, 18), (102, 26), (108, 46), (66, 36)], rgb("#8d97a3"), INK, 5)


@drawing("move", wide=110)
def move(pen: Pen, theme: Theme, variant: str) -> None:
    """The estanciero moves on: his hat and an arrow."""
    pen.blob([(22, 46), (28, 20), (42, 14), (56, 20), (62, 46), (42, 50)], rgb("#4a3626"), INK, 4)
    pen.blob(
        [(2, 48), (24, 40), (42, 46), (60, 40), (82, 48), (58, 60), (42, 57), (26, 60)],
        rgb("#4a3626"),
        INK,
        4,
    )
    pen.curve([(25, 41), (42, 46), (59, 41)], rgb("#e0b24c"), 6)
    pen.poly([(30, 72), (78, 72), (78, 60), (108, 80), (78, 100), (78, 88), (30, 88)], rgb("#2f8a45"))


@drawing("auxiliary", wide=120)
def auxiliary(pen: Pen, theme: Theme, variant: str) -> None:
    """One auxiliary action, single or double: one disc, or two."""
    pen.circle(30, 50, 26, rgb("#b8875a"), INK, 6)
    pen.line([(64, 20), (52, 80)], INK, 6)
    pen.circle(82, 36, 22, rgb("#b8875a"), INK, 6)
    pen.circle(94, 64, 22, rgb("#b8875a"), INK, 6)


@drawing("single", wide=70)
def single(pen: Pen, theme: Theme, variant: str) -> None:
    pen.circle(35, 50, 30, rgb("#b8875a"), INK, 6)


@drawing("draw", wide=110)
def draw(pen: Pen, theme: Theme, variant: str) -> None:
    """Draw, then discard as many."""
    pen.box(2, 26, 54, 94, rgb("#8c5a36"), INK, 5, 8)
    pen.box(14, 38, 42, 82, None, rgb("#d9b382"), 4, 4)
    pen.poly([(60, 40), (78, 40), (78, 60), (92, 60), (69, 88), (46, 60), (60, 60)], STOP)
    pen.poly([(76, 50), (76, 28), (62, 28), (85, 2), (108, 28), (94, 28), (94, 50)], rgb("#2f8a45"))


@drawing("remove", wide=86)
def remove(pen: Pen, theme: Theme, variant: str) -> None:
    """A card out of the game."""
    pen.box(4, 4, 66, 94, rgb("#d8c5a0"), INK, 5, 10)
    for a, b in (((22, 36), (76, 92)), ((76, 36), (22, 92))):
        pen.line([a, b], CREAM, 22)
    for a, b in (((22, 36), (76, 92)), ((76, 36), (22, 92))):
        pen.line([a, b], STOP, 13)


@drawing("others", wide=100)
def others(pen: Pen, theme: Theme, variant: str) -> None:
    """The other players."""
    for x, y in ((26, 22), (74, 22), (50, 34)):
        pen.blob(
            [(x - 24, y + 62), (x - 18, y + 26), (x, y + 18), (x + 18, y + 26), (x + 24, y + 62)],
            IRON,
            CREAM,
            4,
        )
        pen.circle(x, y, 16, IRON, CREAM, 4)


@drawing("bag", wide=86)
def bag(pen: Pen, theme: Theme, variant: str) -> None:
    pen.blob([(28, 30), (58, 30), (80, 62), (74, 92), (43, 98), (12, 92), (6, 62)], rgb("#8d6b45"), INK, 6)
    pen.blob([(26, 8), (43, 16), (60, 8), (58, 30), (28, 30)], rgb("#8d6b45"), INK, 6)
    pen.line([(27, 30), (59, 30)], rgb("#e6cf9c"), 7)


@drawing("station_behind", wide=120)
def station_behind(pen: Pen, theme: Theme, variant: str) -> None:
    """Upgrade a station behind your engine."""
    station(pen, theme, variant)
    pen.poly([(118, 40), (100, 40), (100, 22), (74, 50), (100, 78), (100, 60), (118, 60)], STOP, CREAM, 4)


@drawing("take", wide=100)
def take(pen: Pen, theme: Theme, variant: str) -> None:
    """Take a card for free: an open palm under an arrow."""
    pen.poly([(40, 60), (40, 34), (24, 34), (50, 4), (76, 34), (60, 34), (60, 60)], rgb("#2f8a45"))
    pen.blob(
        [(6, 66), (30, 62), (50, 70), (70, 62), (94, 66), (80, 90), (50, 97), (20, 90)],
        rgb("#d99a6c"),
        INK,
        5,
    )


@drawing("token")
def token(pen: Pen, theme: Theme, variant: str) -> None:
    """The job market token."""
    pen.circle(50, 50, 48, rgb("#6e4a9e"), rgb("#35204f"), 6)
    pen.poly([(32, 30), (50, 70), (68, 30)], CREAM)
    pen.box(28, 74, 72, 82, CREAM)
