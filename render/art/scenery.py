"""What makes the map a country: grass, trees, grazing cattle, waves, and the port of Buenos Aires."""

from __future__ import annotations

import random
from collections.abc import Callable

from render.art.paint import Pen, darker, lighter, mix, rgb
from render.art.theme import BRICK, CREAM, DEEP, INK, LAND, PAPER, SEA

Free = Callable[[float, float, float], bool]
Box = tuple[float, float, float, float]

GRASS = rgb("#a9ab62")
TREE = rgb("#7c9a54")


def scatter(pen: Pen, free: Free) -> None:
    """Trees first, then cattle, then grass in what is left. The same land every time."""
    chance = random.Random(1816)
    grown: list[tuple[float, float, float]] = []

    def room(r: float) -> tuple[float, float] | None:
        for _ in range(60):
            x, y = chance.uniform(0, 1206), chance.uniform(100, 958)
            apart = all(abs(x - a) > r + b or abs(y - c) > r + b for a, c, b in grown)
            if apart and free(x, y, r):
                grown.append((x, y, r))
                return x, y
        return None

    for draw, r, count in ((ombu, 24, 9), (steer, 17, 12), (bush, 11, 24), (tuft, 6, 110)):
        for _ in range(count):
            spot = room(r)
            if spot:
                draw(pen, *spot, chance)


def ombu(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    """The lone tree of the pampas: a broad crown on a thick stem."""
    pen.oval(x, y + 21, 20, 4, darker(LAND, 0.12))
    pen.poly([(x - 4, y + 2), (x + 4, y + 2), (x + 8, y + 21), (x - 8, y + 21)], rgb("#7b5b3c"))
    crown = [(-23, 2), (-19, -10), (-8, -18), (6, -19), (18, -12), (23, 1), (12, 8), (-10, 8)]
    pen.blob([(x + a, y + b) for a, b in crown], darker(TREE, 0.2))
    pen.blob([(x + a * 0.86 - 1, y + b * 0.86 - 2) for a, b in crown], TREE)
    pen.blob([(x + a * 0.4 - 6, y + b * 0.4 - 7) for a, b in crown], lighter(TREE, 0.22))


def steer(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    """A steer that grazes, seen from the side."""
    coat = chance.choice((rgb("#8d5f3a"), rgb("#5b4334"), rgb("#efe6d2"), rgb("#a9764a")))
    side = chance.choice((-1, 1))
    edge = darker(coat, 0.55)
    pen.oval(x, y + 11, 15, 2.6, darker(LAND, 0.14))
    for leg in (-9, -5, 6, 10):
        pen.line([(x + leg * side, y + 2), (x + leg * side, y + 11)], edge, 2.6)
    body = [(-13, -3), (-8, -8), (4, -8), (12, -7), (14, 0), (8, 5), (-8, 5), (-13, 3)]
    pen.blob([(x + a * side, y + b) for a, b in body], coat, edge, 1.4)
    head = [(12, -4), (18, -2), (20, 5), (16, 7), (12, 2)]
    pen.blob([(x + a * side, y + b) for a, b in head], coat, edge, 1.4)
    pen.line([(x + 14 * side, y - 4), (x + 17 * side, y - 8)], CREAM, 1.8)


def bush(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    for dx, dy, r in ((-5, 1, 6), (5, 2, 5), (0, -3, 6)):
        pen.circle(x + dx, y + dy, r, darker(TREE, 0.1), darker(TREE, 0.3), 1)
    pen.circle(x - 2, y - 4, 3, lighter(TREE, 0.3))


def tuft(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    colour = mix(GRASS, LAND, chance.uniform(0, 0.35))
    for lean in (-4, -1.5, 1.5, 4):
        pen.line([(x + lean * 0.4, y + 4), (x + lean, y - 5 + abs(lean))], colour, 1.6)


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
