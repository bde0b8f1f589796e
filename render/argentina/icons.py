"""Icons that only Argentina has: its trades and farmers, ships, quays and quarters of cities."""

from __future__ import annotations

from render.art.icons.basic import ear
from render.art.icons.people import bust
from render.art.icons.registry import drawing
from render.art.paint import Colour, Pen, darker, rgb
from render.art.theme import BRICK, CREAM, DEEP, FIELD, FIELD_ROW, INK, PAPER, STOP, WOOD, Theme

TRADES = ("gaucho", "carpintero", "maquinista", "granjero")
FARMERS = ("green", "blue", "orange", "yellow")


@drawing("worker", variants=TRADES)
def worker(pen: Pen, theme: Theme, variant: str) -> None:
    busts = {"gaucho": _gaucho, "carpintero": _carpintero, "maquinista": _maquinista}
    busts.get(variant, _granjero)(pen)


@drawing("farmer", variants=FARMERS)
def farmer(pen: Pen, theme: Theme, variant: str) -> None:
    _granjero(pen, darker(theme.areas[variant], 0.15))


def _gaucho(pen: Pen) -> None:
    """Wide black hat, moustache and a red neckerchief."""
    bust(pen, rgb("#6b3f24"))
    pen.poly([(32, 70), (68, 70), (52, 94)], rgb("#c22f2f"), INK, 4)
    pen.curve([(38, 62), (50, 57), (62, 62)], INK, 7)
    pen.blob([(32, 34), (36, 10), (50, 6), (64, 10), (68, 34), (50, 38)], rgb("#2c2420"), INK, 4)
    pen.blob(
        [(4, 34), (28, 30), (50, 36), (72, 30), (96, 34), (70, 44), (50, 42), (30, 44)],
        rgb("#2c2420"),
        INK,
        4,
    )
    pen.curve([(33, 29), (50, 33), (67, 29)], rgb("#c22f2f"), 6)


def _carpintero(pen: Pen) -> None:
    """A flat cap, and a hammer held high."""
    bust(pen, rgb("#3f7d6b"))
    pen.box(38, 74, 62, 100, rgb("#d8b98a"), INK, 4, 4)
    pen.blob([(26, 36), (34, 20), (56, 16), (72, 26), (80, 38), (52, 36)], rgb("#4b5d52"), INK, 5)
    pen.line([(88, 92), (78, 34)], INK, 14)
    pen.line([(88, 92), (78, 34)], rgb("#b9824a"), 7)
    pen.poly([(58, 28), (92, 16), (98, 32), (66, 42)], rgb("#8d97a3"), INK, 5)


def _maquinista(pen: Pen) -> None:
    """A striped cap with goggles, and a spanner."""
    bust(pen, rgb("#3c5a86"))
    pen.box(28, 14, 72, 38, rgb("#e8e2d2"), INK, 5, 10)
    for x in (38, 50, 62):
        pen.line([(x, 18), (x, 34)], rgb("#3c5a86"), 5)
    pen.blob([(26, 37), (50, 33), (84, 40), (50, 43)], rgb("#2f3c52"), INK, 4)
    pen.line([(14, 92), (20, 40)], INK, 15)
    pen.line([(14, 92), (20, 40)], rgb("#aab3bd"), 8)
    pen.circle(21, 32, 14, rgb("#aab3bd"), INK, 5)
    pen.poly([(17, 14), (27, 14), (26, 32), (18, 32)], INK)


def _granjero(pen: Pen, coat: Colour = (126, 98, 58)) -> None:
    """A straw hat and a fork."""
    bust(pen, coat)
    pen.line([(34, 72), (34, 98)], CREAM, 5)
    pen.line([(66, 72), (66, 98)], CREAM, 5)
    pen.blob([(30, 34), (38, 14), (50, 10), (62, 14), (70, 34), (50, 38)], rgb("#eccb6b"), INK, 5)
    pen.blob(
        [(8, 36), (30, 28), (50, 34), (70, 28), (92, 36), (70, 45), (50, 42), (30, 45)],
        rgb("#eccb6b"),
        INK,
        5,
    )
    pen.line([(90, 96), (90, 40)], INK, 11)
    pen.line([(90, 96), (90, 40)], rgb("#b9824a"), 5)
    for x in (80, 90, 99):
        pen.line([(x, 14), (x, 34)], INK, 6)
    pen.line([(80, 36), (99, 36)], INK, 6)


@drawing("help", wide=112)
def help_farmers(pen: Pen, theme: Theme, variant: str) -> None:
    """Helping farmers: a straw hat over an iron weight."""
    pen.blob([(16, 44), (30, 14), (44, 8), (58, 14), (72, 44), (44, 50)], rgb("#eccb6b"), INK, 5)
    pen.blob(
        [(2, 46), (26, 36), (44, 42), (62, 36), (86, 46), (62, 58), (44, 54), (26, 58)],
        rgb("#eccb6b"),
        INK,
        5,
    )
    pen.circle(80, 56, 13, rgb("#4c535c"))
    pen.circle(80, 56, 5, CREAM)
    pen.poly([(66, 62), (94, 62), (108, 98), (52, 98)], rgb("#4c535c"), INK, 4)


@drawing("set")
def worker_set(pen: Pen, theme: Theme, variant: str) -> None:
    """One worker of each of the four trades."""
    for i, name in enumerate(TRADES):
        x, y = 4 + 48 * (i % 2), 4 + 48 * (i // 2)
        pen.box(x, y, x + 44, y + 44, theme.workers[name], INK, 4, 8)
        pen.circle(x + 22, y + 16, 8, INK)
        pen.blob([(x + 8, y + 38), (x + 12, y + 26), (x + 32, y + 26), (x + 36, y + 38)], INK)


@drawing("emblem", variants=FARMERS)
def emblem(pen: Pen, theme: Theme, variant: str) -> None:
    """What tells spaces of the trail apart without colour: leaf, drop, fruit and ear."""
    pen.circle(50, 50, 48, CREAM, INK, 6)
    if variant == "green":
        pen.blob([(22, 74), (26, 40), (76, 22), (70, 62), (40, 76)], theme.areas["green"], INK, 5)
        pen.line([(24, 76), (58, 42)], INK, 5)
    elif variant == "blue":
        pen.blob([(50, 14), (68, 44), (72, 62), (50, 82), (28, 62), (32, 44)], theme.areas["blue"], INK, 5)
    elif variant == "orange":
        pen.circle(50, 56, 26, theme.areas["orange"], INK, 5)
        pen.line([(50, 30), (56, 16)], INK, 6)
    else:
        ear(pen, 50, 12, 88)


@drawing("ship", wide=110)
def ship(pen: Pen, theme: Theme, variant: str) -> None:
    pen.line([(54, 6), (54, 74)], WOOD, 6)
    pen.blob([(58, 10), (88, 18), (96, 50), (60, 62), (68, 36)], CREAM, INK, 4)
    pen.blob([(50, 16), (24, 28), (14, 58), (50, 62), (44, 38)], CREAM, INK, 4)
    pen.poly([(4, 70), (106, 70), (92, 96), (20, 96)], WOOD, INK, 5)
    pen.line([(12, 80), (98, 80)], rgb("#c9a06b"), 4)


@drawing("anchor")
def anchor(pen: Pen, theme: Theme, variant: str) -> None:
    pen.circle(50, 16, 12, None, INK, 8)
    pen.circle(50, 16, 7, PAPER)
    pen.line([(50, 26), (50, 90)], INK, 10)
    pen.line([(28, 40), (72, 40)], INK, 10)
    pen.arc(50, 52, 37, 10, 170, INK, 10)
    pen.poly([(4, 62), (22, 50), (22, 74)], INK)
    pen.poly([(96, 62), (78, 50), (78, 74)], INK)


@drawing("quay", wide=100, variants=("le_havre_1", "le_havre_2", "rotterdam_1", "liverpool_1", "liverpool_2"))
def quay(pen: Pen, theme: Theme, variant: str) -> None:
    """A disc on a pier: a delivery waits there."""
    pen.box(2, 58, 98, 74, WOOD, INK, 5, 3)
    for x in (18, 50, 82):
        pen.line([(x, 74), (x, 96)], WOOD, 9)
    pen.circle(50, 32, 28, rgb("#b8875a"), INK, 6)


@drawing("delivery", wide=116)
def delivery(pen: Pen, theme: Theme, variant: str) -> None:
    """An extra delivery: a sack of grain on its way over the water."""
    pen.blob(
        [(10, 52), (16, 22), (28, 14), (40, 14), (52, 22), (58, 52), (48, 64), (20, 64)],
        rgb("#e2c891"),
        INK,
        5,
    )
    pen.line([(24, 20), (44, 20)], STOP, 6)
    pen.poly([(66, 34), (88, 34), (88, 18), (114, 42), (88, 66), (88, 50), (66, 50)], rgb("#2f8a45"))
    for y in (78, 92):
        pen.curve([(4, y), (22, y - 7), (40, y), (58, y - 7), (76, y), (94, y - 7), (112, y)], DEEP, 6)


@drawing("task", variants=("west", "north", "east", "south"))
def task(pen: Pen, theme: Theme, variant: str) -> None:
    """A quarter of a city: a square of four with one filled, and its direction by an arrowhead."""
    pen.box(4, 4, 96, 96, rgb("#f0e2c2"), INK, 6, 12)
    heads = {
        "north": [(50, 8), (76, 40), (24, 40)],
        "south": [(50, 92), (76, 60), (24, 60)],
        "west": [(8, 50), (40, 24), (40, 76)],
        "east": [(92, 50), (60, 24), (60, 76)],
    }
    for quarter, head in heads.items():
        pen.poly(head, DEEP if quarter == variant else rgb("#d9c7a0"))
    pen.circle(50, 50, 9, INK)


@drawing("flag", wide=70, variants=("yellow", "turquoise", "purple"))
def flag(pen: Pen, theme: Theme, variant: str) -> None:
    """The departure banner: each of the three has a cut of its own."""
    tails = {
        "yellow": [(12, 8), (64, 8), (64, 58), (12, 58)],
        "turquoise": [(12, 8), (66, 8), (48, 33), (66, 58), (12, 58)],
        "purple": [(12, 8), (68, 33), (12, 58)],
    }
    pen.line([(10, 4), (10, 98)], INK, 8)
    pen.poly(tails[variant], theme.banners[variant], INK, 5)


@drawing("grain_building")
def grain_building(pen: Pen, theme: Theme, variant: str) -> None:
    """An own building that stands on a grain space."""
    pen.box(2, 72, 98, 98, FIELD, FIELD_ROW, 4, 6)
    for x in (16, 33, 50, 67, 84):
        pen.line([(x, 74), (x, 94)], FIELD_ROW, 5)
    pen.box(26, 40, 74, 80, rgb("#f0e2c2"), INK, 5)
    pen.poly([(14, 46), (50, 8), (86, 46)], BRICK, INK, 5)
    pen.box(43, 54, 57, 80, WOOD, INK, 4)
