"""The plains of the west: mesas and cacti on ochre ground, pine woods, and Kansas City's stockyards.

Along the upper edge lies the far west under an evening sky, with the Pacific at its end. The cities stand
there.
"""

from __future__ import annotations

import random

from engine.original.charts import cities
from render.art.ground import Box, Ground, bush, ragged, steer, tuft
from render.art.paint import Pen, Point, darker, lighter, mix, rgb, smooth
from render.art.theme import BRICK, CREAM, INK, PAPER, THEMES, WATER, WOOD
from render.art.ways import tracks
from render.edition import Edition
from render.original.icons import bridge, pine, toll

OCHRE = rgb("#e2be82")
SAGE = rgb("#bdbb8c")
SAND = rgb("#efd5a3")
CLAY = rgb("#d6a06a")
ROCK = rgb("#c0714a")
CACTUS = rgb("#6f8f5a")
WOODS = rgb("#8ea36c")
STRAW = rgb("#c9a65a")
COATS = (rgb("#8a4f2e"), rgb("#3f322b"), rgb("#efe3cb"), rgb("#b5622f"))
SKY, GLOW = rgb("#a9c4cc"), rgb("#f4cf9a")


def mesa(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    """A table mountain: a flat top, a steep wall in layers, and a slope of rubble."""
    s = chance.uniform(0.72, 1.0)

    def at(points: list[Point]) -> list[Point]:
        return [(x + a * s, y + b * s) for a, b in points]

    pen.oval(x, y + 25 * s, 50 * s, 6 * s, darker(OCHRE, 0.12))
    pen.poly(at([(-48, 26), (-32, 2), (32, 2), (48, 26)]), mix(ROCK, OCHRE, 0.45))
    pen.poly(at([(-32, 4), (-27, -22), (27, -22), (32, 4)]), ROCK)
    pen.poly(at([(8, 4), (10, -22), (27, -22), (32, 4)]), darker(ROCK, 0.18))
    for level in (-14, -5):
        pen.line(at([(-29, level), (29, level)]), darker(ROCK, 0.25), 1.8 * s, caps=False)
    for crack in (-16, -4, 18):
        pen.line(at([(crack, -20), (crack + 2, -8)]), darker(ROCK, 0.35), 1.4 * s)
    pen.poly(at([(-28, -22), (-22, -27), (23, -27), (28, -22)]), lighter(ROCK, 0.35))


def cactus(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    """A saguaro with an arm on either side."""
    edge = darker(CACTUS, 0.4)
    lift = chance.uniform(-3, 3)
    pen.oval(x, y + 18, 11, 3, darker(OCHRE, 0.14))
    limbs = [
        [(x, y + 17), (x, y - 16)],
        [(x, y + 5), (x - 9, y + 4), (x - 10, y - 6 + lift)],
        [(x, y + 1), (x + 9, y), (x + 10, y - 10 - lift)],
    ]
    for width, colour in ((9.5, edge), (6.5, CACTUS)):
        for i, limb in enumerate(limbs):
            pen.line(smooth(limb, 6), colour, width if i == 0 else width - 1.5)
    pen.line([(x - 1.5, y + 14), (x - 1.5, y - 14)], lighter(CACTUS, 0.3), 1.3)


def wagon(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    """A covered wagon."""
    pen.oval(x, y + 17, 26, 4, darker(OCHRE, 0.14))
    pen.blob(
        [(x - 24, y + 3), (x - 22, y - 14), (x, y - 18), (x + 22, y - 14), (x + 24, y + 3)], CREAM, INK, 1.4
    )
    for bow in (-10, 2, 13):
        pen.curve([(x + bow, y - 16), (x + bow + 2, y - 6), (x + bow, y + 2)], darker(CREAM, 0.2), 1.3)
    pen.poly([(x - 23, y), (x + 23, y), (x + 20, y + 9), (x - 20, y + 9)], WOOD, INK, 1.4)
    for wheel in (-14, 14):
        pen.circle(x + wheel, y + 11, 7.5, INK)
        pen.circle(x + wheel, y + 11, 5.5, rgb("#c9955f"))
        for a, b in (((-5, 0), (5, 0)), ((0, -5), (0, 5))):
            pen.line([(x + wheel + a[0], y + 11 + a[1]), (x + wheel + b[0], y + 11 + b[1])], INK, 1.2)


def firs(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    """Two or three firs on their own."""
    for dx in chance.choice(((-9, 8), (-12, 0, 12))):
        pine(pen, x + dx, y - 16 + chance.uniform(-3, 3), 0.36)


def _longhorn(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    steer(pen, x, y, chance, OCHRE, COATS)


def _sagebrush(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    bush(pen, x, y, mix(SAGE, CACTUS, chance.uniform(0.25, 0.6)))


def _straw(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    tuft(pen, x, y, mix(STRAW, OCHRE, chance.uniform(0, 0.35)))


def woods(pen: Pen, name: str, at: Point, half: Point) -> None:
    """A clearing in the woods, firs all round it, under every space that counts as standing there."""
    (x, y), (w, h) = at, half
    pen.blob(ragged(name, at, half), WOODS, darker(WOODS, 0.25), 2)
    chance = random.Random(name)
    for i in range(-3, 4):
        pine(pen, x + i * w / 3.4 + chance.uniform(-4, 4), y - h - 8 + chance.uniform(-2, 4), 0.3)
    for side in (-1, 1):
        for j in range(3):
            pine(pen, x + side * (w - 6), y - h + 16 + j * h / 1.9 + chance.uniform(-3, 3), 0.28)


def stockyards(pen: Pen, box: Box) -> None:
    """Kansas City: brick warehouses, a water tower and a chimney over a yard of planks."""
    x0, y0, x1, y1 = box
    pen.box(x0, y0, x1, y1, rgb("#5c3a2a"), radius=16)
    pen.box(x0 + 4, y0 + 4, x1 - 4, y1 - 4, rgb("#d9a878"), radius=13)
    pen.box(x0 + 4, y0 + 4, x1 - 4, y0 + 66, GLOW, radius=13)
    pen.box(x0 + 4, y0 + 50, x1 - 4, y0 + 66, GLOW)
    chance = random.Random(57)
    x = x0 + 8.0
    while x < x1 - 30:
        wide, high = chance.uniform(24, 38), chance.uniform(16, 36)
        wall = chance.choice((BRICK, rgb("#9c5a44"), rgb("#c98f6b"), rgb("#8a6a58")))
        top = y0 + 66 - high
        right = min(x + wide, x1 - 8)
        pen.box(x, top, right, y0 + 66, wall, darker(wall, 0.4), 1.2)
        pen.box(x - 1, top - 4, right + 1, top, darker(wall, 0.3))
        for row in range(int(high // 12)):
            for col in range(int((right - x) // 10)):
                wx, wy = x + 4 + col * 9, top + 5 + row * 11
                pen.box(wx, wy, wx + 4.5, wy + 5.5, mix(wall, GLOW, 0.6))
        x += wide + 1
    _water_tower(pen, x0 + (x1 - x0) * 0.3, y0 + 66)
    chimney = x0 + (x1 - x0) * 0.74
    pen.poly(
        [(chimney - 6, y0 + 66), (chimney - 4, y0 + 14), (chimney + 4, y0 + 14), (chimney + 6, y0 + 66)],
        BRICK,
    )
    for dx, dy, r in ((6, 9, 4), (14, 7, 5), (24, 9, 4)):
        pen.circle(chimney + dx, y0 + dy + 2, r, lighter(GLOW, 0.6))
    pen.box(x0 + 4, y0 + 66, x1 - 4, y0 + 70, WOOD)
    pen.box(x0 + 12, y0 + 80, x1 - 12, y1 - 12, PAPER, rgb("#a9764a"), 2, 10)


def _water_tower(pen: Pen, x: float, foot: float) -> None:
    for dx in (-10, 0, 10):
        pen.line([(x + dx * 0.8, foot - 26), (x + dx, foot)], INK, 2)
    pen.box(x - 13, foot - 46, x + 13, foot - 24, WOOD, INK, 1.6, 2)
    for dx in (-6, 1, 8):
        pen.line([(x + dx, foot - 45), (x + dx, foot - 26)], darker(WOOD, 0.4), 1.2)
    pen.poly([(x - 15, foot - 45), (x, foot - 57), (x + 15, foot - 45)], darker(WOOD, 0.3), INK, 1.2)


def far_west(pen: Pen, edition: Edition) -> None:
    """The sky behind the cities, mountains that turn into the ocean, posts to the track, and its crosses."""
    x0, y0, _, y1 = edition.layout.areas["cities"]
    right = edition.layout.size[0]
    for i in range(12):
        top = y0 + (y1 - y0) * i / 12
        pen.box(x0, top, right, y1, mix(SKY, GLOW, i / 11))
    chance = random.Random(18)
    for depth, colour in ((58, mix(ROCK, SKY, 0.6)), (34, mix(ROCK, GLOW, 0.35))):
        ridge: list[Point] = [(x0, y1)]
        x = float(x0)
        while x < right - 190:
            high, wide = depth + chance.uniform(-14, 14), chance.uniform(40, 110)
            ridge += [
                (x, y1 - high * 0.4),
                (x + 8, y1 - high),
                (x + wide, y1 - high),
                (x + wide + 8, y1 - high * 0.4),
            ]
            x += wide + 24
        pen.poly([*ridge, (x, y1)], colour)
    _pacific(pen, (right - 196, y0, right, y1))
    pen.line([(x0, y1), (right, y1)], darker(ROCK, 0.2), 4, caps=False)
    at = tracks(edition)
    for city, fact in cities().strip.items():
        x, y = at[str(fact.value)]
        pen.line([(x, edition.layout.cities[city][3] - 4), (x, y - 16)], rgb("#4b3a2c"), 5)
    for n in cities().crosses:
        (ax, ay), (bx, by) = at[str(n)], at[str(n + 1)]
        toll(pen.inset((ax + bx) / 2 - 11, (ay + by) / 2 - 11, 0.22), THEMES["light"], "")


def _pacific(pen: Pen, box: Box) -> None:
    """Where the line ends: the bay of San Francisco, and the sun going down into the ocean."""
    x0, y0, x1, y1 = box
    sea = y0 + (y1 - y0) * 0.52
    pen.circle((x0 + x1) / 2 + 26, sea, 30, rgb("#f7a94e"))
    pen.poly([(x0 - 10, y1), (x0 + 26, sea), (x1, sea), (x1, y1)], WATER)
    for dy, reach in ((8, 40), (18, 28), (30, 44)):
        middle = (x0 + x1) / 2 + 26
        pen.line([(middle - reach, sea + dy), (middle + reach, sea + dy)], mix(WATER, GLOW, 0.6), 2.4)
    bridge(pen.inset(x0 + 2, sea - 46, 0.84), THEMES["light"], "")


GROUND = Ground(
    land=OCHRE,
    patches=(SAGE, SAND, CLAY, SAND),
    road=rgb("#b07a4e"),
    road_edge=rgb("#7a4a2d"),
    dash=rgb("#fff3d6"),
    seed=1867,
    things=(
        (mesa, 40, 22),
        (wagon, 27, 3),
        (cactus, 20, 14),
        (firs, 18, 8),
        (_longhorn, 17, 12),
        (_sagebrush, 11, 34),
        (_straw, 6, 110),
    ),
    field=woods,
    capital=stockyards,
    beyond=far_west,
)
