"""The pampas: lone trees, grain under the fields, the sea with its coast, and the port of Buenos Aires."""

from __future__ import annotations

import random

from render.art.ground import Box, Ground, bush, ragged, steer, tuft
from render.art.paint import Pen, Point, darker, lighter, mix, rgb, smooth
from render.art.theme import (
    BRICK,
    CREAM,
    DEEP,
    FIELD,
    FIELD_ROW,
    INK,
    LAND,
    MEADOW,
    PAPER,
    PARCHMENT,
    RAIL,
    ROAD,
    ROAD_EDGE,
    SEA,
)
from render.edition import Edition

GRASS = rgb("#a9ab62")
TREE = rgb("#7c9a54")
COATS = (rgb("#8d5f3a"), rgb("#5b4334"), rgb("#efe6d2"), rgb("#a9764a"))


def ombu(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    """The lone tree of the pampas: a broad crown on a thick stem."""
    pen.oval(x, y + 21, 20, 4, darker(LAND, 0.12))
    pen.poly([(x - 4, y + 2), (x + 4, y + 2), (x + 8, y + 21), (x - 8, y + 21)], rgb("#7b5b3c"))
    crown = [(-23, 2), (-19, -10), (-8, -18), (6, -19), (18, -12), (23, 1), (12, 8), (-10, 8)]
    pen.blob([(x + a, y + b) for a, b in crown], darker(TREE, 0.2))
    pen.blob([(x + a * 0.86 - 1, y + b * 0.86 - 2) for a, b in crown], TREE)
    pen.blob([(x + a * 0.4 - 6, y + b * 0.4 - 7) for a, b in crown], lighter(TREE, 0.22))


def _steer(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    steer(pen, x, y, chance, LAND, COATS)


def _bush(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    bush(pen, x, y, TREE)


def _tuft(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    tuft(pen, x, y, mix(GRASS, LAND, chance.uniform(0, 0.35)))


def grain(pen: Pen, name: str, at: Point, half: Point) -> None:
    """Grain under every space on which a building counts as standing on grain."""
    (x, y), (w, h) = at, half
    pen.blob(ragged(name, at, half), FIELD, FIELD_ROW, 2)
    for i in range(-4, 5):
        left = x + i * w / 4.6
        pen.line([(left - 5, y - h + 6), (left + 5, y + h - 6)], FIELD_ROW, 2)


def coast(pen: Pen, edition: Edition) -> None:
    """The sea with its harbour, the cities beyond it, and the engine shed."""
    areas = edition.layout.areas
    x0, y0, x1, y1 = areas["harbour"]
    pen.box(x0, y0, x1, y1, SEA)
    waves(pen, (x0, y0, x1, y1))
    shore = [(x0 - 4, y) for y in range(y0, y1 + 1, 40)]
    chance = random.Random(2)
    edge = [(x + chance.uniform(2, 14), y) for x, y in shore]
    pen.poly([(x0 - 10, y0), *smooth(edge), (x0 - 10, y1)], rgb("#e7d7a6"))
    x0, y0, x1, y1 = areas["cities"]
    pen.box(x0, y0, x1, y1, mix(SEA, PAPER, 0.25))
    x0, y0, x1, y1 = areas["depot"]
    pen.box(x0, y0, x1, y1, rgb("#8a7f74"), RAIL, 3, 6)
    pen.box(x0 + 7, y0 + 8, x1 - 4, y1 - 6, rgb("#d8cdbd"), radius=4)


def waves(pen: Pen, box: Box) -> None:
    x0, y0, x1, y1 = box
    chance = random.Random(9)
    for _ in range(70):
        x, y = chance.uniform(x0 + 16, x1 - 40), chance.uniform(y0 + 8, y1 - 8)
        points = [(x, y), (x + 7, y - 4), (x + 14, y), (x + 21, y - 4), (x + 28, y)]
        pen.curve(points, mix(SEA, CREAM, 0.4), 2)


def port(pen: Pen, box: Box) -> None:
    """Buenos Aires: a paved square by the water with a skyline of its own."""
    x0, y0, x1, y1 = box
    pen.box(x0, y0, x1, y1, rgb("#6f4a33"), radius=16)
    pen.box(x0 + 4, y0 + 4, x1 - 4, y1 - 4, rgb("#e6c9a0"), radius=13)
    pen.box(x0 + 4, y0 + 4, x1 - 4, y0 + 66, rgb("#bcd6d6"), radius=13)
    pen.box(x0 + 4, y0 + 50, x1 - 4, y0 + 66, rgb("#bcd6d6"))
    chance = random.Random(25)
    x = x0 + 8.0
    while x < x1 - 26:
        wide = chance.uniform(15, 26)
        high = chance.uniform(12, 34)
        wall = chance.choice((rgb("#d9b38a"), rgb("#c98f6b"), rgb("#e3cfa8"), rgb("#b98a74")))
        top = y0 + 66 - high
        pen.box(x, top, min(x + wide, x1 - 8), y0 + 66, wall, darker(wall, 0.35), 1.2)
        if chance.random() < 0.4:
            pen.poly([(x - 1, top), (x + wide / 2, top - 9), (x + wide + 1, top)], BRICK, darker(BRICK), 1)
        for row in range(int(high // 11)):
            for col in range(int(wide // 9)):
                wx, wy = x + 3.5 + col * 8, top + 4 + row * 10
                pen.box(wx, wy, wx + 3.6, wy + 5, mix(wall, INK, 0.45))
        x += wide + 1
    dome = x0 + (x1 - x0) * 0.5
    pen.box(dome - 17, y0 + 34, dome + 17, y0 + 66, CREAM, INK, 1.4)
    pen.blob(
        [
            (dome - 17, y0 + 35),
            (dome - 12, y0 + 20),
            (dome, y0 + 14),
            (dome + 12, y0 + 20),
            (dome + 17, y0 + 35),
        ],
        rgb("#7fb0a0"),
        INK,
        1.4,
    )
    pen.line([(dome, y0 + 14), (dome, y0 + 6)], INK, 1.6)
    pen.box(x0 + 4, y0 + 66, x1 - 4, y0 + 70, rgb("#8d6b45"))
    pen.box(x0 + 12, y0 + 80, x1 - 12, y1 - 12, PAPER, rgb("#b58c5a"), 2, 10)
    pen.line([(x1 - 6, y0 + 90), (x1 - 6, y1 - 20)], DEEP, 3)


GROUND = Ground(
    land=LAND,
    patches=(MEADOW, PARCHMENT, MEADOW),
    road=ROAD,
    road_edge=ROAD_EDGE,
    dash=rgb("#fff3d6"),
    seed=1816,
    things=((ombu, 24, 9), (_steer, 17, 12), (_bush, 11, 24), (_tuft, 6, 110)),
    field=grain,
    capital=port,
    beyond=coast,
)
