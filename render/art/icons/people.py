"""The trades of both games as busts: a hat, a face and a tool of their own."""

from __future__ import annotations

from render.art.icons.basic import ear
from render.art.icons.frontier import hazard
from render.art.icons.registry import drawing
from render.art.paint import Colour, Pen, darker, rgb
from render.art.theme import CREAM, INK, Theme

SKIN = rgb("#d99a6c")
TRADES = ("gaucho", "carpintero", "maquinista", "granjero")
FARMERS = ("green", "blue", "orange", "yellow")


@drawing("worker", variants=(*TRADES, "cowboy", "craftsman", "engineer"))
def worker(pen: Pen, theme: Theme, variant: str) -> None:
    busts = {
        "gaucho": _gaucho,
        "carpintero": _carpintero,
        "maquinista": _maquinista,
        "cowboy": _cowboy,
        "craftsman": _craftsman,
        "engineer": _engineer,
    }
    busts.get(variant, _granjero)(pen)


@drawing("farmer", variants=FARMERS)
def farmer(pen: Pen, theme: Theme, variant: str) -> None:
    _granjero(pen, darker(theme.farmers[variant], 0.15))


def _bust(pen: Pen, coat: Colour) -> None:
    pen.blob([(14, 100), (18, 80), (36, 70), (64, 70), (82, 80), (86, 100), (50, 106)], coat, INK, 5)
    pen.blob([(31, 42), (34, 60), (50, 76), (66, 60), (69, 42), (50, 30)], SKIN, INK, 5)
    for x in (42, 58):
        pen.circle(x, 49, 3.2, INK)


def _gaucho(pen: Pen) -> None:
    """Wide black hat, moustache and a red neckerchief."""
    _bust(pen, rgb("#6b3f24"))
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
    _bust(pen, rgb("#3f7d6b"))
    pen.box(38, 74, 62, 100, rgb("#d8b98a"), INK, 4, 4)
    pen.blob([(26, 36), (34, 20), (56, 16), (72, 26), (80, 38), (52, 36)], rgb("#4b5d52"), INK, 5)
    pen.line([(88, 92), (78, 34)], INK, 14)
    pen.line([(88, 92), (78, 34)], rgb("#b9824a"), 7)
    pen.poly([(58, 28), (92, 16), (98, 32), (66, 42)], rgb("#8d97a3"), INK, 5)


def _maquinista(pen: Pen) -> None:
    """A striped cap with goggles, and a spanner."""
    _bust(pen, rgb("#3c5a86"))
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
    _bust(pen, coat)
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


def _cowboy(pen: Pen) -> None:
    """A tall tan hat with a curled brim, a blue neckerchief and a lasso."""
    _bust(pen, rgb("#8a4f2e"))
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
    _bust(pen, rgb("#5b7f5a"))
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
    _bust(pen, rgb("#2f4a73"))
    for y in (80, 92):
        pen.circle(50, y, 3.5, rgb("#f2bf3a"))
    pen.curve([(37, 64), (50, 58), (63, 64)], rgb("#8a8078"), 8)
    pen.blob([(27, 34), (28, 14), (50, 8), (72, 14), (73, 34), (50, 38)], rgb("#22304a"), INK, 4)
    pen.blob([(26, 36), (50, 33), (74, 36), (84, 43), (50, 42), (30, 42)], rgb("#141c2b"), INK, 3)
    pen.circle(50, 22, 6, rgb("#f2bf3a"), INK, 2)
    pen.arc(14, 62, 10, 180, 360, INK, 5)
    pen.box(3, 62, 25, 94, rgb("#c22f2f"), INK, 5, 4)
    pen.box(8, 69, 20, 87, rgb("#ffe08a"))


@drawing("hire", wide=100)
def hire(pen: Pen, theme: Theme, variant: str) -> None:
    """Any worker, with a plus."""
    pen.blob([(8, 100), (12, 74), (30, 64), (54, 64), (72, 74), (76, 100)], rgb("#5d6d57"), INK, 5)
    pen.blob([(24, 36), (27, 54), (42, 68), (57, 54), (60, 36), (42, 26)], SKIN, INK, 5)
    pen.blob([(18, 36), (26, 16), (42, 10), (58, 16), (66, 36), (42, 32)], rgb("#6b4c2f"), INK, 5)
    pen.circle(76, 32, 23, rgb("#2f8a45"), CREAM, 4)
    pen.line([(76, 20), (76, 44)], CREAM, 8)
    pen.line([(64, 32), (88, 32)], CREAM, 8)


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


@drawing("emblem", variants=(*FARMERS, "flood", "drought", "rockfall", "camp"))
def emblem(pen: Pen, theme: Theme, variant: str) -> None:
    """What tells spaces of the trail apart without colour: leaf, drop, fruit and ear; hazards, tents."""
    pen.circle(50, 50, 48, CREAM, INK, 6)
    if variant == "green":
        pen.blob([(22, 74), (26, 40), (76, 22), (70, 62), (40, 76)], theme.farmers["green"], INK, 5)
        pen.line([(24, 76), (58, 42)], INK, 5)
    elif variant == "blue":
        pen.blob([(50, 14), (68, 44), (72, 62), (50, 82), (28, 62), (32, 44)], theme.farmers["blue"], INK, 5)
    elif variant == "orange":
        pen.circle(50, 56, 26, theme.farmers["orange"], INK, 5)
        pen.line([(50, 30), (56, 16)], INK, 6)
    elif variant == "camp":
        pen.poly([(50, 18), (80, 76), (20, 76)], rgb("#e6cf9c"), INK, 6)
        pen.poly([(50, 50), (60, 76), (40, 76)], INK)
    elif variant != "yellow":
        hazard(pen.inset(16, 16, 0.68), theme, variant)
    else:
        ear(pen, 50, 12, 88)
