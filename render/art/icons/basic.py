"""The small change of the game: coins, points, grain, certificates, hands, arrows."""

from __future__ import annotations

from render.art.icons.registry import drawing
from render.art.paint import Colour, Pen, darker, lighter, rgb, smooth, star
from render.art.theme import CREAM, CRIMSON, GO, GOLD, GOLD_EDGE, INK, IRON, LEAF, PAPER, STOP, Theme

WHEAT = rgb("#e3a82b")
WHEAT_EDGE = rgb("#85590d")
NIGHT_EDGE = rgb("#5a3a00")


def _rim(theme: Theme) -> tuple[Colour, float]:
    """Of a coin. By night its face is as dark as its number is light, so it is the rim that says gold."""
    return (NIGHT_EDGE, 13) if theme.night else (GOLD_EDGE, 5)


@drawing("coin")
def coin(pen: Pen, theme: Theme, variant: str) -> None:
    edge, wide = _rim(theme)
    pen.circle(50, 50, 48, GOLD, edge, wide)
    pen.circle(50, 50, 38, lighter(GOLD, 0.45), rgb("#d9a127"), 3)


@drawing("money", wide=136)
def money(pen: Pen, theme: Theme, variant: str) -> None:
    """The coin, stretched for a number of two digits where it is small."""
    edge, wide = _rim(theme)
    pen.oval(68, 50, 66, 48, GOLD, edge, wide)
    pen.oval(68, 50, 56, 38, lighter(GOLD, 0.45), rgb("#d9a127"), 3)


@drawing("vp")
def vp(pen: Pen, theme: Theme, variant: str) -> None:
    """Victory points: a crimson rosette, so that it never looks like a coin."""
    pen.poly(star(50, 50, 49, 40, 12), darker(CRIMSON, 0.35))
    pen.poly(star(50, 50, 45, 37, 12), CRIMSON)


@drawing("points", wide=132)
def points(pen: Pen, theme: Theme, variant: str) -> None:
    """The rosette, stretched for a number of two digits."""
    for r, ray, colour in ((49, 40, darker(CRIMSON, 0.35)), (45, 37, CRIMSON)):
        pen.poly([(66 + (x - 50) * 1.32, y) for x, y in star(50, 50, r, ray, 14)], colour)


@drawing("grain", wide=56)
def grain(pen: Pen, theme: Theme, variant: str) -> None:
    ear(pen, 28, 2, 98)


def ear(pen: Pen, x: float, top: float, bottom: float) -> None:
    """One ear of wheat: a stalk with pairs of kernels and one on top."""
    high = bottom - top
    pen.line([(x, bottom), (x, top + high * 0.2)], WHEAT_EDGE, high * 0.06)
    w, h = high * 0.16, high * 0.24
    for level in range(3):
        y = top + high * (0.30 + 0.165 * level)
        for side in (-1, 1):
            kernel(pen, x + side * w * 0.86, y, side * 0.55, w, h)
    kernel(pen, x, top + h * 0.55, 0, w * 0.9, h)


def kernel(pen: Pen, x: float, y: float, lean: float, w: float, h: float) -> None:
    points = [(0, -0.5), (0.5, -0.12), (0.36, 0.32), (0, 0.5), (-0.36, 0.32), (-0.5, -0.12)]
    placed = [(x + px * w * 1.25 - py * h * lean, y + py * h + px * w * lean * 0.6) for px, py in points]
    pen.blob(placed, WHEAT, WHEAT_EDGE, h * 0.11)


@drawing("certificate", wide=92)
def certificate(pen: Pen, theme: Theme, variant: str) -> None:
    pen.box(8, 14, 84, 86, rgb("#f7efda"), INK, 6, 6)
    pen.box(4, 6, 88, 22, rgb("#e3d2a4"), INK, 6, 8)
    for y in (36, 49):
        pen.line([(22, y), (70, y)], rgb("#8a7a5f"), 6)
    pen.line([(22, 62), (42, 62)], rgb("#8a7a5f"), 6)
    pen.poly([(54, 72), (74, 72), (76, 99), (64, 90), (52, 99)], STOP)
    pen.circle(64, 68, 17, STOP, darker(STOP), 5)
    pen.circle(64, 68, 7, rgb("#f6c9c0"))


@drawing("strength", wide=100)
def strength(pen: Pen, theme: Theme, variant: str) -> None:
    """An iron weight with a ring: what a farmer asks for and a steer can pull."""
    pen.circle(50, 20, 19, IRON)
    pen.circle(50, 20, 8, CREAM)
    pen.poly(smooth([(28, 30), (72, 30), (96, 90), (90, 98), (10, 98), (4, 90)], 6, True), darker(IRON, 0.4))
    pen.poly(smooth([(30, 35), (70, 35), (90, 88), (86, 93), (14, 93), (10, 88)], 6, True), IRON)


@drawing("hand", wide=84, variants=("black", "green", "both"))
def hand(pen: Pen, theme: Theme, variant: str) -> None:
    """An open palm that asks for the fee; the green one wears a coin. Where both ask, both are shown."""
    if variant == "both":
        hand(pen.inset(0, 0, 0.74), theme, "black")
        hand(pen.inset(24, 22, 0.78), theme, "green")
        return
    skin = rgb("#2c2a2b") if variant == "black" else LEAF
    edge = CREAM
    palm = [(18, 60), (16, 40), (68, 38), (70, 62), (60, 84), (34, 86)]
    fingers = [((22, 44), (18, 20)), ((36, 42), (35, 10)), ((50, 42), (52, 10)), ((63, 44), (68, 19))]
    for a, b in fingers:
        pen.line([a, b], edge, 20)
    pen.line([(22, 66), (5, 48)], edge, 20)
    pen.blob(palm, edge, edge, 10)
    for a, b in fingers:
        pen.line([a, b], skin, 12)
    pen.line([(22, 66), (5, 48)], skin, 12)
    pen.blob(palm, skin)
    if variant == "green":
        pen.circle(44, 62, 15, GOLD, GOLD_EDGE, 4)


@drawing("exchange", wide=100)
def exchange(pen: Pen, theme: Theme, variant: str) -> None:
    """The exchange token: two arrows that chase each other."""
    pen.circle(50, 50, 48, rgb("#3c6e71"), rgb("#1f3f41"), 6)
    pen.arc(50, 50, 25, 200, 330, CREAM, 11)
    pen.arc(50, 50, 25, 20, 150, CREAM, 11)
    pen.poly([(82, 48), (60, 34), (84, 22)], CREAM)
    pen.poly([(18, 52), (40, 66), (16, 78)], CREAM)


@drawing("arrow", wide=60)
def arrow(pen: Pen, theme: Theme, variant: str) -> None:
    _arrow(pen, GO)


@drawing("pays", wide=60)
def pays(pen: Pen, theme: Theme, variant: str) -> None:
    _arrow(pen, STOP)


def _arrow(pen: Pen, colour: Colour) -> None:
    pen.poly([(3, 36), (30, 36), (30, 18), (58, 50), (30, 82), (30, 64), (3, 64)], colour)


@drawing("back", wide=60)
def back(pen: Pen, theme: Theme, variant: str) -> None:
    pen.poly([(57, 36), (30, 36), (30, 18), (2, 50), (30, 82), (30, 64), (57, 64)], STOP)


@drawing("slash", wide=34)
def slash(pen: Pen, theme: Theme, variant: str) -> None:
    pen.line([(26, 8), (8, 92)], INK, 9)


@drawing("per", wide=34)
def per(pen: Pen, theme: Theme, variant: str) -> None:
    """Reads "for each"."""
    pen.line([(7, 35), (27, 65)], INK, 9)
    pen.line([(27, 35), (7, 65)], INK, 9)


@drawing("cross")
def cross(pen: Pen, theme: Theme, variant: str) -> None:
    for a, b in (((14, 14), (86, 86)), ((86, 14), (14, 86))):
        pen.line([a, b], CREAM, 26)
    for a, b in (((14, 14), (86, 86)), ((86, 14), (14, 86))):
        pen.line([a, b], STOP, 16)


@drawing("lock", wide=80)
def lock(pen: Pen, theme: Theme, variant: str) -> None:
    pen.arc(40, 42, 20, 180, 360, IRON, 10)
    pen.box(10, 42, 70, 92, IRON, darker(IRON), 5, 8)
    pen.circle(40, 64, 8, CREAM)
    pen.line([(40, 66), (40, 78)], CREAM, 6)


@drawing("sun")
def sun(pen: Pen, theme: Theme, variant: str) -> None:
    """The sun of the flag, on the corner of every card a player starts with."""
    pen.poly(star(50, 50, 49, 28, 16), rgb("#e8a621"))
    pen.circle(50, 50, 27, rgb("#f7cf54"), rgb("#b77b12"), 4)


@drawing("corner", variants=("white", "dark"))
def corner(pen: Pen, theme: Theme, variant: str) -> None:
    """The four corners round a disc space: open and pale, or closed and dark."""
    colour = rgb("#ffffff") if variant == "white" else rgb("#2c2118")
    edge = rgb("#8b7a60") if variant == "white" else rgb("#2c2118")
    pen.box(2, 2, 98, 98, colour, edge, 4, 10)
    pen.circle(50, 50, 46, PAPER, rgb("#b9a57c"), 3)


@drawing("foresight", wide=120)
def foresight(pen: Pen, theme: Theme, variant: str) -> None:
    lid = [(4, 50), (34, 20), (60, 14), (86, 20), (116, 50), (86, 80), (60, 86), (34, 80)]
    pen.blob(lid, CREAM, INK, 8)
    pen.circle(60, 50, 22, rgb("#5b7f8f"), INK, 6)
    pen.circle(60, 50, 8, INK)


@drawing("turn")
def turn(pen: Pen, theme: Theme, variant: str) -> None:
    """It is this player's turn: a golden sign with an arrow."""
    pen.circle(50, 50, 49, GOLD_EDGE)
    pen.circle(50, 50, 43, GOLD)
    pen.poly([(34, 24), (78, 50), (34, 76)], INK)


@drawing("finish", wide=100)
def finish(pen: Pen, theme: Theme, variant: str) -> None:
    """The end of the game: a chequered flag."""
    pen.line([(12, 6), (12, 96)], INK, 8)
    pen.box(14, 8, 96, 64, CREAM, INK, 5)
    for row in range(3):
        for column in range(4):
            if (row + column) % 2 == 0:
                x, y = 18 + column * 18.6, 12 + row * 16
                pen.box(x, y, x + 18.6, y + 16, INK)
