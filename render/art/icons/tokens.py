"""What belongs to a player: disc, estanciero and engine, in the colour and with the shape of the seat."""

from __future__ import annotations

from render.art.icons.registry import drawing
from render.art.icons.things import locomotive
from render.art.paint import Colour, Pen, Point, regular
from render.art.theme import CREAM, INK, SHAPES, Theme

SEATS = ("0", "1", "2", "3")


def outline(shape: str, x: float, y: float, r: float) -> list[Point]:
    """The shape of a seat with about the same area whatever the shape."""
    if shape == "circle":
        return regular(x, y, r, 40)
    if shape == "square":
        s = r * 0.88
        return [(x - s, y - s), (x + s, y - s), (x + s, y + s), (x - s, y + s)]
    if shape == "triangle":
        return [(x, y - r * 1.12), (x + r * 1.12, y + r * 0.86), (x - r * 1.12, y + r * 0.86)]
    return [(x, y - r * 1.16), (x + r * 1.16, y), (x, y + r * 1.16), (x - r * 1.16, y)]


def plate(pen: Pen, shape: str, x: float, y: float, r: float, fill: Colour, rim: float = 6) -> None:
    """The shape in the seat's colour with a light rim and a dark edge: it stands out on any ground."""
    pen.poly(outline(shape, x, y, r), INK, INK, 3)
    pen.poly(outline(shape, x, y, r - rim * 0.5), CREAM)
    pen.poly(outline(shape, x, y, r - rim * 1.5), fill)


@drawing("disc", variants=SEATS)
def disc(pen: Pen, theme: Theme, variant: str) -> None:
    seat = int(variant)
    plate(pen, SHAPES[seat], 50, 51, 42, theme.seats[seat], 7)


@drawing("pawn", variants=SEATS)
def pawn(pen: Pen, theme: Theme, variant: str) -> None:
    """The estanciero: the seat's shape with his hat."""
    seat = int(variant)
    plate(pen, SHAPES[seat], 50, 51, 43, theme.seats[seat], 6)
    y = 60 if SHAPES[seat] == "triangle" else 52
    s = 0.78 if SHAPES[seat] in ("triangle", "diamond") else 1.0
    crown = [(-12, 2), (-9, -17), (0, -20), (9, -17), (12, 2), (0, 5)]
    brim = [(-30, 4), (-12, 0), (0, 5), (12, 0), (30, 4), (12, 13), (0, 11), (-12, 13)]
    pen.blob([(50 + x * s, y + v * s) for x, v in crown], CREAM)
    pen.blob([(50 + x * s, y + v * s) for x, v in brim], CREAM)


@drawing("locomotive", wide=130, variants=SEATS)
def seat_engine(pen: Pen, theme: Theme, variant: str) -> None:
    seat = int(variant)
    locomotive(pen, theme.seats[seat])
    pen.poly(outline(SHAPES[seat], 60, 49, 22), INK)
    pen.poly(outline(SHAPES[seat], 60, 49, 18), CREAM)
