"""Icons that only the original has: trades, hazards and camps, trading, cities, woods, riding past hands."""

from __future__ import annotations

from render.art.icons.basic import coin, hand
from render.art.icons.people import bust
from render.art.icons.registry import drawing
from render.art.icons.things import house, move
from render.art.paint import Colour, Pen, darker, lighter, rgb, smooth, star
from render.art.theme import BRICK, CREAM, GO, GOLD, GOLD_EDGE, INK, STOP, WATER, WOOD, Theme

HAZARDS = ("flood", "drought", "rockfall")
PINE = rgb("#4f7a52")
STONE = rgb("#a49484")
CANVAS = rgb("#f3e6c8")


@drawing("star")
def sheriff(pen: Pen, theme: Theme, variant: str) -> None:
    """A marshal's star, on the back of every card and on what lasts for the whole game."""
    pen.poly(star(50, 52, 49, 22, 5), GOLD_EDGE)
    pen.poly(star(50, 52, 41, 19, 5), GOLD)
    pen.circle(50, 52, 11, lighter(GOLD, 0.5), GOLD_EDGE, 3)


@drawing("hazard", variants=(*HAZARDS, "any"))
def hazard(pen: Pen, theme: Theme, variant: str) -> None:
    {"flood": _flood, "drought": _drought, "rockfall": _rockfall}.get(variant, _warning)(pen)


def _warning(pen: Pen) -> None:
    """Any hazard: a triangle with an exclamation mark."""
    pen.poly([(50, 4), (98, 94), (2, 94)], INK, INK, 6)
    pen.poly([(50, 16), (87, 88), (13, 88)], rgb("#f0b429"))
    pen.line([(50, 40), (50, 62)], INK, 11)
    pen.circle(50, 77, 6.5, INK)


def _flood(pen: Pen) -> None:
    """Three rows of waves."""
    for y in (26, 52, 78):
        wave = [(2, y), (18, y - 12), (34, y), (50, y + 8), (66, y - 12), (82, y), (98, y + 6)]
        pen.curve(wave, INK, 20)
        pen.curve(wave, lighter(WATER, 0.45), 12)


def _drought(pen: Pen) -> None:
    """A bare skull of a steer under a burning sun."""
    pen.poly(star(72, 26, 27, 16, 10), STOP)
    pen.circle(72, 26, 14, rgb("#f7cf54"))
    for side in (-1, 1):
        horn = [(40 + side * 14, 46), (40 + side * 32, 44), (40 + side * 36, 30)]
        pen.curve(horn, INK, 12)
        pen.curve(horn, CREAM, 6)
    pen.blob([(24, 42), (40, 36), (56, 42), (54, 62), (48, 88), (40, 94), (32, 88), (26, 62)], CREAM, INK, 5)
    for x in (32, 48):
        pen.oval(x, 56, 4.5, 6, INK)
    pen.line([(37, 78), (37, 86)], INK, 4)
    pen.line([(43, 78), (43, 86)], INK, 4)


def _rockfall(pen: Pen) -> None:
    """Boulders that came down a slope."""
    for points, shade in (
        ([(8, 66), (18, 44), (38, 42), (52, 60), (48, 88), (18, 92)], 0.0),
        ([(50, 70), (60, 52), (82, 50), (96, 70), (90, 90), (56, 92)], 0.15),
        ([(30, 34), (40, 12), (62, 10), (74, 28), (64, 46), (40, 46)], 0.3),
    ):
        pen.poly(points, lighter(STONE, shade), INK, 6)
        (ax, ay), (bx, by) = points[1], points[3]
        pen.line([(ax + 6, ay + 8), ((ax + bx) / 2, (ay + by) / 2 + 4)], darker(STONE, 0.35), 4)


@drawing("camp", variants=("green", "blue"))
def camp(pen: Pen, theme: Theme, variant: str) -> None:
    """Tents with a stripe in the colour of the camp: two for green, one for blue."""
    if variant == "green":
        _tent(pen.inset(40, 4, 0.6), theme.camps[variant])
        _tent(pen.inset(0, 28, 0.72), theme.camps[variant])
    else:
        _tent(pen, theme.camps[variant])


def _tent(pen: Pen, stripe: Colour) -> None:
    for side in (-1, 1):
        pen.line([(50, 16), (50 + side * 10, 2)], INK, 7)
    pen.poly([(50, 12), (96, 94), (4, 94)], CANVAS, INK, 7)
    pen.poly([(32.6, 43), (67.4, 43), (78.6, 63), (21.4, 63)], stripe, INK, 4)
    pen.poly([(50, 52), (64, 94), (36, 94)], rgb("#4a3626"), INK, 4)


@drawing("camp_pair", wide=150)
def camp_pair(pen: Pen, theme: Theme, variant: str) -> None:
    """A green camp and a blue one together."""
    camp(pen.inset(0, 10, 0.86), theme, "green")
    camp(pen.inset(80, 22, 0.7), theme, "blue")


@drawing("trade", wide=130)
def trade(pen: Pen, theme: Theme, variant: str) -> None:
    """Trading with a camp: a tent and a coin."""
    _tent(pen, rgb("#b98a55"))
    coin(pen.inset(72, 40, 0.58), theme, "")


@drawing("clear", wide=112)
def clear(pen: Pen, theme: Theme, variant: str) -> None:
    """A hazard taken away."""
    _warning(pen)
    for colour, wide in ((CREAM, 24), (STOP, 14)):
        for a, b in (((58, 42), (106, 92)), ((106, 42), (58, 92))):
            pen.line([a, b], colour, wide)


@drawing("ride", wide=120)
def ride(pen: Pen, theme: Theme, variant: str) -> None:
    """Moving on without fees: the rider's hat with its arrow, and a hand that is crossed out."""
    move(pen.inset(0, 24, 0.76), theme, "")
    hand(pen.inset(70, 2, 0.52), theme, "black")
    for colour, wide in ((CREAM, 13), (STOP, 8)):
        pen.line([(72, 8), (114, 50)], colour, wide)


@drawing("adjacent", wide=150)
def adjacent(pen: Pen, theme: Theme, variant: str) -> None:
    """The building next door: a house, and arrows to the neighbours on either side."""
    house(pen.inset(44, 16, 0.62), BRICK)
    for side in (-1, 1):
        at = [
            (75 + side * x, y)
            for x, y in ((36, 40), (52, 40), (52, 22), (74, 50), (52, 78), (52, 60), (36, 60))
        ]
        pen.poly(at, GO)


@drawing("city", wide=110)
def city(pen: Pen, theme: Theme, variant: str) -> None:
    """A town of the west: three false fronts on a street."""
    for x, top, wall in ((4, 40, "#c98f6b"), (38, 18, "#e3cfa8"), (74, 34, "#b98a74")):
        pen.box(x, top, x + 34, 90, rgb(wall), INK, 5)
        pen.box(x - 2, top - 8, x + 36, top + 4, WOOD, INK, 4)
        pen.box(x + 12, 66, x + 23, 90, rgb("#5a3c26"))
        pen.box(x + 10, top + 14, x + 25, top + 27, rgb("#f7e2a0"), INK, 3)
    pen.box(0, 88, 110, 98, WOOD, INK, 3)


@drawing("bridge", wide=120)
def bridge(pen: Pen, theme: Theme, variant: str) -> None:
    """San Francisco: a sailing ship's gate between two red towers over the bay."""
    pen.box(2, 80, 118, 96, WATER, darker(WATER), 4, 4)
    pen.curve([(2, 44), (16, 34), (30, 12), (60, 56), (90, 12), (104, 34), (118, 44)], STOP, 6)
    for x in (30, 90):
        pen.box(x - 7, 8, x + 7, 88, STOP, darker(STOP, 0.5), 3)
    pen.box(0, 62, 120, 74, STOP, darker(STOP, 0.5), 3)


@drawing("wood_building")
def wood_building(pen: Pen, theme: Theme, variant: str) -> None:
    """An own building that stands in the woods."""
    for x, y, s in ((20, 6, 0.9), (80, 2, 1.0)):
        pine(pen, x, y, s)
    house(pen.inset(18, 32, 0.66), BRICK)
    pen.box(2, 90, 98, 99, PINE, radius=4)


def pine(pen: Pen, x: float, y: float, s: float) -> None:
    """A fir, its tip at a point; about 60 by 90 units high at full size."""
    pen.box(x - 5 * s, y + 70 * s, x + 5 * s, y + 90 * s, rgb("#6f4a2c"))
    for top, reach in ((40, 30), (20, 25), (0, 18)):
        tier = [(x, y + top * s), (x + reach * s, y + (top + 38) * s), (x - reach * s, y + (top + 38) * s)]
        pen.poly(tier, PINE, darker(PINE, 0.45), 3 * s)


@drawing("full", wide=90)
def full(pen: Pen, theme: Theme, variant: str) -> None:
    """Up to the limit: an arrow that ends at a bar."""
    pen.line([(8, 10), (82, 10)], STOP, 12)
    pen.poly([(45, 20), (78, 56), (58, 56), (58, 96), (32, 96), (32, 56), (12, 56)], GO, darker(GO, 0.4), 4)


@drawing("again", wide=120)
def again(pen: Pen, theme: Theme, variant: str) -> None:
    """Any number of times: a loop without end."""
    loop = [
        (60, 50),
        (84, 24),
        (108, 36),
        (108, 64),
        (84, 76),
        (60, 50),
        (36, 24),
        (12, 36),
        (12, 64),
        (36, 76),
    ]
    pen.line(smooth(loop, closed=True), INK, 14)


@drawing("toll", wide=100)
def toll(pen: Pen, theme: Theme, variant: str) -> None:
    """A cross on the track: transport past it costs a dollar."""
    for colour, wide in ((CREAM, 40), (darker(STOP, 0.2), 24)):
        for a, b in (((22, 22), (78, 78)), ((78, 22), (22, 78))):
            pen.line([a, b], colour, wide)


@drawing("worker", variants=("cowboy", "craftsman", "engineer"))
def worker(pen: Pen, theme: Theme, variant: str) -> None:
    {"cowboy": _cowboy, "craftsman": _craftsman, "engineer": _engineer}[variant](pen)


def _cowboy(pen: Pen) -> None:
    """A tall tan hat with a curled brim, a blue neckerchief and a lasso."""
    bust(pen, rgb("#8a4f2e"))
    pen.circle(82, 80, 17, None, INK, 9)
    pen.arc(82, 80, 14, 0, 360, rgb("#d9b06a"), 5)
    pen.poly([(30, 68), (70, 68), (50, 94)], rgb("#2f6fb0"), INK, 4)
    pen.curve([(42, 62), (50, 64), (58, 62)], INK, 4)
    pen.blob(
        [(30, 34), (32, 8), (44, 4), (50, 9), (56, 4), (68, 8), (70, 34), (50, 38)], rgb("#c08a4e"), INK, 5
    )
    pen.blob(
        [(2, 24), (14, 34), (50, 36), (86, 34), (98, 24), (90, 42), (50, 46), (10, 42)],
        rgb("#c08a4e"),
        INK,
        5,
    )
    pen.curve([(32, 30), (50, 34), (68, 30)], rgb("#5b3a1f"), 6)


def _craftsman(pen: Pen) -> None:
    """A bowler hat, a beard and a saw."""
    bust(pen, rgb("#5b7f5a"))
    pen.blob(
        [(33, 54), (42, 60), (50, 58), (58, 60), (67, 54), (62, 74), (50, 82), (38, 74)],
        rgb("#6b3f22"),
        INK,
        3,
    )
    pen.blob([(30, 34), (34, 14), (50, 8), (66, 14), (70, 34), (50, 36)], rgb("#3a3330"), INK, 4)
    pen.blob([(20, 36), (50, 31), (80, 36), (74, 42), (50, 40), (26, 42)], rgb("#3a3330"), INK, 4)
    pen.poly([(74, 96), (80, 34), (97, 40), (92, 96)], rgb("#b8c0c8"), INK, 5)
    for y in (52, 66, 80):
        pen.line([(77, y), (69, y + 4)], INK, 4)
    pen.box(74, 20, 98, 40, rgb("#9a6b3f"), INK, 5, 6)


def _engineer(pen: Pen) -> None:
    """A dark peaked cap with a badge, a moustache and a lantern."""
    bust(pen, rgb("#2f4a73"))
    for y in (80, 92):
        pen.circle(50, y, 3.5, rgb("#f2bf3a"))
    pen.curve([(37, 64), (50, 58), (63, 64)], rgb("#8a8078"), 8)
    pen.blob([(27, 34), (28, 14), (50, 8), (72, 14), (73, 34), (50, 38)], rgb("#22304a"), INK, 4)
    pen.blob([(26, 36), (50, 33), (74, 36), (84, 43), (50, 42), (30, 42)], rgb("#141c2b"), INK, 3)
    pen.circle(50, 22, 6, rgb("#f2bf3a"), INK, 2)
    pen.arc(14, 62, 10, 180, 360, INK, 5)
    pen.box(3, 62, 25, 94, rgb("#c22f2f"), INK, 5, 4)
    pen.box(8, 69, 20, 87, rgb("#ffe08a"))


@drawing("emblem", variants=(*HAZARDS, "camp"))
def emblem(pen: Pen, theme: Theme, variant: str) -> None:
    """What tells spaces of the trail apart without colour: the hazards, and a tent."""
    pen.circle(50, 50, 48, CREAM, INK, 6)
    if variant == "camp":
        pen.poly([(50, 18), (80, 76), (20, 76)], rgb("#e6cf9c"), INK, 6)
        pen.poly([(50, 50), (60, 76), (40, 76)], INK)
    else:
        hazard(pen.inset(16, 16, 0.68), theme, variant)
