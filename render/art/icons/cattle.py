"""Cattle heads in the colour of their breed, and the cards that carry them.

Every breed has horns of its own, so the head can be told without its colour.
"""

from __future__ import annotations

from render.art.icons.registry import drawing
from render.art.paint import Colour, Pen, darker, lighter, mix, rgb
from render.art.theme import CREAM, INK, PAPER, STOP, Theme

HORN = rgb("#efe3c4")
MUZZLE = rgb("#e3b59c")

# The right horn of each breed as a line from the brow; the left one is its mirror.
HORNS: dict[str, list[tuple[float, float]]] = {
    "niata": [(62, 26), (74, 22), (80, 12)],
    "patagonico": [(62, 25), (80, 24), (88, 12)],
    "fronterizo": [(62, 26), (84, 28), (91, 18)],
    "holando_argentino": [(61, 24), (69, 18), (68, 10)],
    "caracu": [(62, 27), (86, 26), (91, 10)],
    "chaqueno": [(62, 26), (78, 20), (75, 10)],
    "serrano": [(62, 27), (90, 25), (84, 10)],
    "blanco_orejinegro": [(62, 26), (76, 20), (92, 24)],
    "franqueiro": [(60, 27), (90, 27), (91, 9)],
    "aberdeen_angus": [],
    "jersey": [(61, 25), (70, 20), (64, 12)],
    "dutch_belt": [(62, 26), (78, 26), (84, 16)],
    "black_angus": [],
    "guernsey": [(61, 25), (74, 24), (72, 13)],
    "holstein": [(61, 26), (76, 18), (84, 22)],
    "brown_swiss": [(62, 26), (80, 20), (79, 11)],
    "ayrshire": [(61, 27), (82, 25), (75, 11)],
    "west_highland": [(62, 27), (86, 32), (91, 10)],
    "texas_longhorn": [(60, 29), (80, 30), (92, 20)],
}


@drawing("cow", variants=(*HORNS, "any"))
def cow(pen: Pen, theme: Theme, variant: str) -> None:
    coat = theme.breeds.get(variant, rgb("#b08a63"))
    head(pen, coat, variant)


def head(pen: Pen, coat: Colour, breed: str) -> None:
    edge = rgb("#e9dfc8") if sum(coat[:3]) < 200 else INK
    line = INK
    for side in (1, -1):
        horn = HORNS.get(breed, HORNS["niata"])
        if horn:
            turned = [(50 + side * (x - 50), y) for x, y in horn]
            pen.curve(turned, line, 15)
            pen.curve(turned, HORN, 7)
        ear = [(50 + side * x, y) for x, y in ((22, 34), (38, 28), (48, 36), (42, 46), (26, 46))]
        dark_ear = breed == "blanco_orejinegro"
        pen.blob(ear, INK if dark_ear else darker(coat, 0.12), line, 5)
    face = [
        (27, 34),
        (36, 22),
        (50, 19),
        (64, 22),
        (73, 34),
        (71, 56),
        (66, 74),
        (50, 80),
        (34, 74),
        (29, 56),
    ]
    pen.blob(face, coat, line, 6)
    if breed == "holando_argentino":
        pen.blob([(29, 34), (40, 24), (46, 34), (42, 52), (31, 56)], INK)
    _markings(pen, coat, breed)
    if breed == "aberdeen_angus":
        pen.blob([(40, 22), (50, 15), (60, 22), (50, 32)], mix(coat, INK, 0.45))
    muzzle = [(31, 72), (38, 62), (50, 60), (62, 62), (69, 72), (64, 88), (50, 93), (36, 88)]
    pen.blob(muzzle, MUZZLE, line, 6)
    for x in (42, 58):
        pen.oval(x, 75, 4, 5.5, rgb("#6d3f33"))
    eye = edge if sum(coat[:3]) < 330 else INK
    for x in (38, 62):
        pen.circle(x, 45, 5.5, eye)
        pen.circle(x, 45, 2.8, INK if eye != INK else CREAM)


def _markings(pen: Pen, coat: Colour, breed: str) -> None:
    """What some breeds wear on their faces."""
    if breed == "dutch_belt":
        pen.poly([(28, 40), (72, 40), (71, 56), (29, 56)], CREAM)
    elif breed == "black_angus":
        pen.blob([(38, 24), (50, 12), (62, 24), (50, 34)], lighter(coat, 0.18))
    elif breed == "guernsey":
        pen.blob([(54, 24), (66, 26), (71, 36), (69, 54), (58, 50)], rgb("#d98f4e"))
    elif breed == "holstein":
        pen.blob([(29, 34), (40, 24), (46, 34), (42, 52), (31, 56)], INK)
    elif breed in ("brown_swiss", "ayrshire"):
        blaze = (
            [(46, 21), (54, 21), (56, 58), (44, 58)]
            if breed == "ayrshire"
            else [(42, 22), (58, 22), (50, 44)]
        )
        pen.poly(blaze, CREAM)
    elif breed == "west_highland":
        for x in (36, 43, 50, 57, 64):
            pen.curve([(50 + (x - 50) * 0.5, 20), (x, 34), (x + (x - 50) * 0.2, 46)], lighter(coat, 0.3), 7)
    elif breed == "texas_longhorn":
        pen.blob([(44, 22), (50, 20), (56, 22), (58, 40), (50, 58), (42, 40)], lighter(coat, 0.55))


@drawing("card", wide=76, variants=(*HORNS, "any", "pair", "exhaustion", "objective", "hidden", "value3"))
def card(pen: Pen, theme: Theme, variant: str) -> None:
    """A small playing card, for use inside actions."""
    if variant == "pair":
        _card(pen, rgb("#cdb68d"), 0, 0, 60)
        _card(pen, rgb("#cdb68d"), 16, 12, 60)
        _small_head(pen, rgb("#a9825a"), 46, 58, 0.42)
        return
    if variant in theme.breeds:
        _card(pen, theme.breeds[variant], 0, 0, 76)
        light = sum(theme.breeds[variant]) > 480
        shade = darker(theme.breeds[variant], 0.25) if light else lighter(theme.breeds[variant], 0.35)
        _small_head(pen, shade, 38, 52, 0.56, variant)
    elif variant == "exhaustion":
        _card(pen, rgb("#7c6f64"), 0, 0, 76)
        tired(pen, 38, 52, 0.52)
    elif variant == "objective":
        _card(pen, rgb("#2f6f6b"), 0, 0, 76)
        ring(pen, 38, 50, 0.5)
    elif variant == "hidden":
        _card(pen, rgb("#8c5a36"), 0, 0, 76)
        pen.box(14, 14, 62, 86, None, rgb("#d9b382"), 4, 6)
    elif variant == "value3":
        _card(pen, rgb("#cdb68d"), 0, 0, 76)
        for i, colour in enumerate(theme.values):
            pen.circle(38, 22 + 28 * i, 12, colour, INK, 4)
    else:
        _card(pen, rgb("#cdb68d"), 0, 0, 76)
        _small_head(pen, rgb("#a9825a"), 38, 52, 0.56)


def _card(pen: Pen, fill: Colour, x: float, y: float, wide: float) -> None:
    pen.box(x + 1, y + 2, x + wide - 1, y + wide * 1.28 + 1, fill, INK, 5, 10)


def _small_head(pen: Pen, coat: Colour, x: float, y: float, scale: float, breed: str = "niata") -> None:
    head(pen.inset(x - 50 * scale, y - 54 * scale, scale), coat, breed)


def tired(pen: Pen, x: float, y: float, scale: float) -> None:
    """A face with closed eyes: exhaustion."""

    def at(px: float, py: float) -> tuple[float, float]:
        return x + (px - 50) * scale, y + (py - 50) * scale

    pen.circle(x, y, 46 * scale, rgb("#d9c7a3"), INK, 8 * scale)
    for left in (22, 56):
        pen.curve([at(left, 44), at(left + 11, 52), at(left + 22, 44)], INK, 8 * scale)
    pen.curve([at(32, 76), at(50, 66), at(68, 76)], INK, 8 * scale)
    pen.line([at(76, 4), at(96, 4), at(78, 26), at(98, 26)], STOP, 8 * scale)


def ring(pen: Pen, x: float, y: float, scale: float) -> None:
    """A horseshoe: objectives."""
    pen.arc(x, y, 32 * scale, 125, 415, rgb("#f4d35e"), 22 * scale)
    for angle in (-32, -14, 14, 32):
        pen.circle(x + angle * scale, y - (30 - abs(angle) * 0.45) * scale, 4 * scale, rgb("#7b5d0a"))


def add_breed(name: str, horns: list[tuple[float, float]]) -> None:
    """A breed of another game, with horns of its own; its coat is a colour of the theme."""
    HORNS[name] = horns
    drawing("cow", variants=(name,))(cow)
    drawing("card", wide=76, variants=(name,))(card)


@drawing("exhaustion")
def exhaustion(pen: Pen, theme: Theme, variant: str) -> None:
    tired(pen, 50, 52, 0.98)


@drawing("horseshoe")
def horseshoe(pen: Pen, theme: Theme, variant: str) -> None:
    pen.circle(50, 50, 49, rgb("#2f6f6b"), rgb("#183f3c"), 6)
    ring(pen, 50, 50, 0.8)


@drawing("herd", wide=130)
def herd(pen: Pen, theme: Theme, variant: str) -> None:
    """Cattle for sale: a head and a coin."""
    _small_head(pen, rgb("#a9825a"), 50, 52, 1.0)
    pen.circle(100, 66, 30, rgb("#f2bf3a"), rgb("#9a6a10"), 6)
    pen.line([(100, 52), (100, 80)], PAPER, 6)
