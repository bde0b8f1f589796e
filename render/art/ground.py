"""What the map of a game is made of, and what both maps share: patches of ground, things strewn over it."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass

from render.art.paint import Pen, Point, darker, lighter, mix
from render.art.theme import WATER
from render.edition import Edition

Rgb = tuple[int, int, int]
Box = tuple[float, float, float, float]
Free = Callable[[float, float, float], bool]
Thing = Callable[[Pen, float, float, random.Random], None]


@dataclass(frozen=True)
class Ground:
    """A country: its colours, and how to draw what is its own."""

    land: Rgb
    patches: tuple[Rgb, ...]
    road: Rgb
    road_edge: Rgb
    dash: Rgb  # round an empty building plot
    seed: int
    things: tuple[tuple[Thing, float, int], ...]  # what grows there, the room each needs, and how many
    field: Callable[[Pen, str, Point, Point], None]  # under the spaces listed as fields; half sizes last
    capital: Callable[[Pen, Box], None]
    beyond: Callable[[Pen, Edition], None]  # what lies on or beside the land, drawn last


def draw_land(pen: Pen, box: Box, ground: Ground) -> None:
    x0, y0, x1, y1 = box
    pen.box(x0, y0, x1, y1, ground.land)
    chance = random.Random(4)
    for _ in range(34):
        x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
        r = chance.uniform(60, 150)
        points = [
            (
                x + r * chance.uniform(0.7, 1.2) * math.cos(a),
                y + r * 0.5 * chance.uniform(0.7, 1.2) * math.sin(a),
            )
            for a in (i * math.pi / 5 for i in range(10))
        ]
        pen.blob(points, mix(ground.land, chance.choice(ground.patches), 0.55))


def draw_rivers(pen: Pen, edition: Edition) -> None:
    for course in edition.layout.rivers:
        points = [(x, y) for x, y in course]
        pen.curve(points, darker(WATER, 0.25), 22)
        pen.curve(points, WATER, 18)
        pen.curve([(x, y - 3) for x, y in points], lighter(WATER, 0.35), 4)


def scatter(pen: Pen, box: Box, ground: Ground, free: Free) -> None:
    """The large things first, then smaller ones in what is left. The same land every time."""
    x0, y0, x1, y1 = box
    chance = random.Random(ground.seed)
    grown: list[tuple[float, float, float]] = []

    def room(r: float) -> tuple[float, float] | None:
        for _ in range(60):
            x, y = chance.uniform(x0, x1), chance.uniform(y0, y1)
            apart = all(abs(x - a) > r + b or abs(y - c) > r + b for a, c, b in grown)
            if apart and free(x, y, r):
                grown.append((x, y, r))
                return x, y
        return None

    for draw, r, count in ground.things:
        for _ in range(count):
            spot = room(r)
            if spot:
                draw(pen, *spot, chance)


def ragged(name: str, at: Point, half: Point) -> list[Point]:
    """The outline of a patch round a place, cut off straight where it would reach too far."""
    (x, y), (w, h) = at, half
    chance = random.Random(name)
    outline = []
    for corner in range(16):
        angle, far = math.pi * (corner + 2) / 8, chance.uniform(1.1, 1.25)
        right, down = w * far * math.cos(angle), h * far * math.sin(angle)
        outline.append((x + _within(right, w), y + _within(down, h)))
    return outline


def _within(value: float, limit: float) -> float:
    return max(-limit, min(limit, value))


def steer(pen: Pen, x: float, y: float, chance: random.Random, land: Rgb, coats: tuple[Rgb, ...]) -> None:
    """A steer that grazes, seen from the side."""
    coat = chance.choice(coats)
    side = chance.choice((-1, 1))
    edge = darker(coat, 0.55)
    pen.oval(x, y + 11, 15, 2.6, darker(land, 0.14))
    for leg in (-9, -5, 6, 10):
        pen.line([(x + leg * side, y + 2), (x + leg * side, y + 11)], edge, 2.6)
    body = [(-13, -3), (-8, -8), (4, -8), (12, -7), (14, 0), (8, 5), (-8, 5), (-13, 3)]
    pen.blob([(x + a * side, y + b) for a, b in body], coat, edge, 1.4)
    head = [(12, -4), (18, -2), (20, 5), (16, 7), (12, 2)]
    pen.blob([(x + a * side, y + b) for a, b in head], coat, edge, 1.4)
    pen.line([(x + 14 * side, y - 4), (x + 17 * side, y - 8)], (255, 250, 240), 1.8)


def tuft(pen: Pen, x: float, y: float, colour: Rgb) -> None:
    for lean in (-4, -1.5, 1.5, 4):
        pen.line([(x + lean * 0.4, y + 4), (x + lean, y - 5 + abs(lean))], colour, 1.6)


def bush(pen: Pen, x: float, y: float, colour: Rgb) -> None:
    for dx, dy, r in ((-5, 1, 6), (5, 2, 5), (0, -3, 6)):
        pen.circle(x + dx, y + dy, r, darker(colour, 0.1), darker(colour, 0.3), 1)
    pen.circle(x - 2, y - 4, 3, lighter(colour, 0.3))
