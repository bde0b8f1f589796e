"""The part of the board that never changes: the map of the pampas, drawn once for each theme and kept.

The order matters: land, fields, river, trees, trail, rails, spaces, then the sea and the frames.
"""

from __future__ import annotations

import math
import random
from functools import cache, lru_cache

from PIL import Image

from render import facts
from render.art import lettering as text
from render.art import scenery
from render.art.glyphs import glyphs, row
from render.art.icons import icon
from render.art.paint import Pen, darker, lighter, mix, rgb, smooth
from render.art.theme import (
    FIELD,
    FIELD_ROW,
    INK,
    LAND,
    MEADOW,
    PAPER,
    PARCHMENT,
    RAIL,
    ROAD,
    SEA,
    THEMES,
    WATER,
    WOOD,
)
from render.art.tiles import lay, number, panel, paste
from render.art.ways import draw_rails, draw_trail, edges, half_size, places, tracks

FINE = 2


@cache
def area(name: str) -> tuple[int, int, int, int]:
    x0, y0, x1, y1 = facts.layout()["areas"][name]
    return x0, y0, x1, y1


@lru_cache(maxsize=4)
def base(theme: str) -> Image.Image:
    """The empty board. Callers copy it before they draw on it."""
    wide, high = facts.layout()["size"]
    pen = Pen(wide, high, ground=PARCHMENT, fine=FINE)
    _land(pen)
    _fields(pen)
    _river(pen)
    scenery.scatter(pen, _free)
    draw_trail(pen)
    draw_rails(pen)
    _spaces(pen, theme)
    _capital(pen)
    _frames(pen)
    image = pen.done().convert("RGB")
    _labels(image, theme)
    return image


def _land(pen: Pen) -> None:
    x0, y0, x1, y1 = area("map")
    pen.box(x0, y0, x1, y1, LAND)
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
        pen.blob(points, mix(LAND, chance.choice((MEADOW, PARCHMENT, MEADOW)), 0.55))


def _fields(pen: Pen) -> None:
    """Grain under every space on which a building counts as standing on grain."""
    wide, high = facts.layout()["tile"]
    for name in facts.file("trail")["fields"]:
        x, y = places()[name]
        w, h = wide / 2 + 15, high / 2 + 13
        chance = random.Random(name)
        outline = []
        for corner in range(16):
            angle, far = math.pi * (corner + 2) / 8, chance.uniform(1.1, 1.25)
            right, down = w * far * math.cos(angle), h * far * math.sin(angle)
            outline.append((x + _within(right, w), y + _within(down, h)))
        pen.blob(outline, FIELD, FIELD_ROW, 2)
        for i in range(-4, 5):
            left = x + i * w / 4.6
            pen.line([(left - 5, y - h + 6), (left + 5, y + h - 6)], FIELD_ROW, 2)


def _within(value: float, limit: float) -> float:
    return max(-limit, min(limit, value))


def _river(pen: Pen) -> None:
    for course in facts.layout()["rivers"]:
        points = [(x, y) for x, y in course]
        pen.curve(points, darker(WATER, 0.25), 22)
        pen.curve(points, WATER, 18)
        pen.curve([(x, y - 3) for x, y in points], lighter(WATER, 0.35), 4)


@cache
def _taken() -> tuple[tuple[float, float, float, float], ...]:
    """The rectangles where scenery would be in the way."""
    wide, high = facts.layout()["tile"]
    boxes = [(x - wide / 2, y - high / 2 - 10, x + wide / 2, y + high / 2 + 10) for x, y in places().values()]
    boxes += [(x - 26, y - 26, x + 26, y + 26) for x, y in tracks().values()]
    boxes += [tuple(box) for box in facts.layout()["stations"].values()]
    boxes.append(tuple(facts.layout()["capital"]["box"]))
    for _, _, curve in edges():
        boxes += [(x - 20, y - 20, x + 20, y + 20) for x, y in curve[::2]]
    for course in facts.layout()["rivers"]:
        boxes += [(x - 20, y - 20, x + 20, y + 20) for x, y in smooth([(x, y) for x, y in course])]
    return tuple(boxes)


def _free(x: float, y: float, r: float) -> bool:
    x0, y0, x1, y1 = area("map")
    if not (x0 + r < x < x1 - r and y0 + r < y < y1 - r):
        return False
    return not any(a - r < x < c + r and b - r < y < d + r for a, b, c, d in _taken())


def _spaces(pen: Pen, theme: str) -> None:
    """Every empty space of the trail: a foundation for a building, a plot in the colour of a farmer."""
    colours = THEMES[theme].farmers
    for name, (x, y) in places().items():
        if name.startswith("ramp"):
            pen.box(x - 15, y - 11, x + 15, y + 11, rgb("#d9a56c"), darker(WOOD, 0.4), 2, 4)
            continue
        w, h = half_size(name)
        if name[:-1] in colours:
            fill = mix(colours[name[:-1]], PAPER, 0.45)
            pen.box(x - w - 3, y - h - 3, x + w + 3, y + h + 3, darker(colours[name[:-1]], 0.35), radius=10)
            pen.box(x - w, y - h, x + w, y + h, fill, radius=8)
        elif name not in ("start", "buenos_aires"):
            _foundation(pen, x, y, w - 4, h - 4)


def _foundation(pen: Pen, x: float, y: float, w: float, h: float) -> None:
    """An empty building plot: bare earth with a dashed line round it and four pegs."""
    pen.box(x - w, y - h, x + w, y + h, mix(ROAD, LAND, 0.35), radius=10)
    dash = rgb("#fff3d6")
    for side in (-1, 1):
        for i in range(-3, 4):
            at = x + i * (w - 8) / 3.6
            pen.line([(at - 5, y + side * (h - 6)), (at + 5, y + side * (h - 6))], dash, 2.4)
        for i in range(-2, 3):
            at = y + i * (h - 8) / 2.8
            pen.line([(x + side * (w - 6), at - 4.5), (x + side * (w - 6), at + 4.5)], dash, 2.4)


def _capital(pen: Pen) -> None:
    x0, y0, x1, y1 = facts.layout()["capital"]["box"]
    scenery.port(pen, (x0, y0, x1, y1))


def _frames(pen: Pen) -> None:
    """The sea, and the tables of the lower edge."""
    x0, y0, x1, y1 = area("harbour")
    pen.box(x0, y0, x1, y1, SEA)
    scenery.waves(pen, (x0, y0, x1, y1))
    shore = [(x0 - 4, y) for y in range(y0, y1 + 1, 40)]
    chance = random.Random(2)
    coast = [(x + chance.uniform(2, 14), y) for x, y in shore]
    pen.poly([(x0 - 10, y0), *smooth(coast), (x0 - 10, y1)], rgb("#e7d7a6"))
    x0, y0, x1, y1 = area("cities")
    pen.box(x0, y0, x1, y1, mix(SEA, PAPER, 0.25))
    for name in ("jobs", "cattle", "objectives"):
        x0, y0, x1, y1 = area(name)
        pen.box(x0, y0, x1, y1, rgb("#8b6a45"))
        pen.box(x0 + 4, y0 + 4, x1 - 4, y1 - 4, PAPER, radius=10)
    x0, y0, x1, y1 = area("players")
    pen.box(x0, y0, x1, y1, rgb("#4a3524"))
    pen.line([(x0, y1 - 2), (x1, y1 - 2)], rgb("#2f2116"), 4, caps=False)
    x0, y0, x1, y1 = area("depot")
    pen.box(x0, y0, x1, y1, rgb("#8a7f74"), RAIL, 3, 6)
    pen.box(x0 + 7, y0 + 8, x1 - 4, y1 - 6, rgb("#d8cdbd"), radius=4)


def _labels(image: Image.Image, theme: str) -> None:
    """What is printed on the board: numbers of the track, money of the farmer spaces, risk actions."""
    for name, (x, y) in tracks().items():
        if name.isdigit():
            text.write(image, x, y, name, 20, INK, "bold")
    money = facts.file("trail")["tile_money"]
    for name, value in money.items():
        x, y = places()[name]
        paste(image, number("coin", str(value), 26, theme), x, y + facts.layout()["farmer"] / 2 + 8)
        paste(image, icon(f"emblem:{name[:-1]}", 30, theme), x, y - 6)
    for name, where in facts.layout()["risk"].items():
        action = facts.file("trail")["risk_actions"][name]
        x, y = places()[name]
        tab = risk_tab(action, theme)
        paste(image, tab, x, y + (-1 if where == "above" else 1) * (facts.layout()["tile"][1] / 2 + 12))
    for name in facts.file("trail")["neutral_spaces"]:
        x, y = places()[name]
        text.write(image, x, y, name, 40, rgb("#a5835a"), "black")
    for name, (x, y) in places().items():
        if name.startswith("ramp"):
            text.write(image, x, y, name[4:], 20, rgb("#b3261e"), "black")
    x, y = places()["start"]
    paste(image, icon("move", 54, theme), x, y)
    lay(image, icon("engine", 30, theme), area("depot")[0] + 12, area("depot")[1] + 10)


def risk_tab(action: facts.Action, theme: str) -> Image.Image:
    strip = row(glyphs(action), 24, theme)
    tab = panel(strip.width + 16, 30, rgb("#f3c9a5"), rgb("#9c4a21"), 2, 8).copy()
    paste(tab, strip, tab.width / 2, 15)
    return tab
