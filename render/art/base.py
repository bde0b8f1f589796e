"""The part of the board that never changes: the map of the pampas, drawn once for each theme and kept.

The order matters: land, fields, river, trees, trail, rails, spaces, then the sea and the frames.
"""

from __future__ import annotations

import math
import random
from functools import cache, lru_cache
from itertools import pairwise

from PIL import Image

from render import facts
from render.art import lettering as text
from render.art import scenery
from render.art.glyphs import Glyph, glyphs, row
from render.art.icons import icon
from render.art.paint import Pen, Point, darker, lighter, mix, rgb, smooth
from render.art.theme import (
    CREAM,
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
    THEMES,
    WATER,
    WOOD,
)
from render.art.tiles import lay, number, panel, paste

FINE = 2
ROAD_WIDE = 26


@cache
def places() -> dict[str, Point]:
    return {name: (x, y) for name, (x, y) in facts.layout()["places"].items()}


@cache
def tracks() -> dict[str, Point]:
    return {name: (x, y) for name, (x, y) in facts.layout()["railroad"].items()}


@cache
def area(name: str) -> tuple[int, int, int, int]:
    x0, y0, x1, y1 = facts.layout()["areas"][name]
    return x0, y0, x1, y1


@cache
def edges() -> tuple[tuple[str, str, tuple[Point, ...]], ...]:
    """Every edge of the trail as the curve it is drawn with."""
    bends, at = facts.layout()["bends"], places()
    found = []
    for a, b in facts.file("trail")["edges"]:
        between = [(x, y) for x, y in bends.get(f"{a}>{b}", [])]
        found.append((a, b, tuple(smooth([at[a], *between, at[b]]))))
    return tuple(found)


@lru_cache(maxsize=4)
def base(theme: str) -> Image.Image:
    """The empty board. Callers copy it before they draw on it."""
    wide, high = facts.layout()["size"]
    pen = Pen(wide, high, ground=PARCHMENT, fine=FINE)
    _land(pen)
    _fields(pen)
    _river(pen)
    scenery.scatter(pen, _free)
    _trail(pen)
    _rails(pen)
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
        points = [
            (
                x + w * math.cos(a) * chance.uniform(1.0, 1.14) * 1.1,
                y + h * math.sin(a) * chance.uniform(1.0, 1.14) * 1.1,
            )
            for a in (math.pi / 4 + i * math.pi / 8 for i in range(16))
        ]
        square = [(max(x - w, min(x + w, px * 1.0)), max(y - h, min(y + h, py))) for px, py in points]
        pen.blob(square, FIELD, FIELD_ROW, 2)
        for i in range(-4, 5):
            left = x + i * w / 4.6
            pen.line([(left - 5, y - h + 6), (left + 5, y + h - 6)], FIELD_ROW, 2)


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


def _trail(pen: Pen) -> None:
    roads = [(b, curve) for _, b, curve in edges() if not b.startswith("ramp")]
    for _, curve in roads:
        pen.line(curve, ROAD_EDGE, ROAD_WIDE)
    for _, curve in roads:
        pen.line(curve, ROAD, ROAD_WIDE - 6)
    for a, b, curve in edges():
        if b.startswith("ramp"):
            pen.line(curve, darker(WOOD, 0.3), 20)
            pen.line(curve, rgb("#c9955f"), 14)
        _arrowhead(pen, curve, rgb("#b3261e") if b.startswith("ramp") else CREAM, a, b)


def _arrowhead(pen: Pen, curve: tuple[Point, ...], colour: tuple[int, int, int], a: str, b: str) -> None:
    """A chevron halfway along what can be seen of the way, to show the direction."""
    seen = [p for p in curve if all(_outside(p, end) for end in (a, b))]
    if len(seen) < 2:
        (x0, y0), (x1, y1) = curve[0], curve[-1]
        seen = [(x0 + (x1 - x0) * t, y0 + (y1 - y0) * t) for t in (0.5, 0.6)]
    i = max(0, len(seen) // 2 - 1)
    (x0, y0), (x1, y1) = seen[i], seen[min(i + 1, len(seen) - 1)]
    angle = math.atan2(y1 - y0, x1 - x0)
    tip = [(8, 0), (-5, -7), (-1, 0), (-5, 7)]
    turned = [
        (x1 + px * math.cos(angle) - py * math.sin(angle), y1 + px * math.sin(angle) + py * math.cos(angle))
        for px, py in tip
    ]
    pen.poly(turned, colour)


def _outside(point: Point, place: str) -> bool:
    wide, high = half_size(place)
    x, y = places()[place]
    return abs(point[0] - x) > wide + 3 or abs(point[1] - y) > high + 3


def half_size(place: str) -> tuple[float, float]:
    """Half the width and height of what lies on a place."""
    wide, high = facts.layout()["tile"]
    if place.startswith("ramp"):
        return 12, 10
    if place[:-1] in ("green", "blue", "orange", "yellow"):
        side = facts.layout()["farmer"] / 2
        return side, side
    return (40, 36) if place in ("start", "buenos_aires") else (wide / 2, high / 2)


def _rails(pen: Pen) -> None:
    at = tracks()
    line = smooth([at[str(n)] for n in range(32)], 8)
    _sleepers(pen, line, 9)
    for turnout in (name for name in at if name.startswith("t")):
        n = int(turnout[1:])
        loop = smooth([at[str(n)], at[turnout], at[str(n + 1)]], 8)
        _sleepers(pen, loop, 7)
    shed, entry = at["depot"], at["24"]
    _sleepers(pen, [shed, entry], 7)
    for x, y in at.values():
        pen.circle(x, y, 16, RAIL)
        pen.circle(x, y, 13.5, PAPER)
    for name in (name for name in at if name.startswith("t")):
        x, y = at[name]
        pen.circle(x, y, 16, rgb("#7d2f22"))
        pen.circle(x, y, 13, rgb("#f3d9b0"))


def _sleepers(pen: Pen, line: list[Point], reach: float) -> None:
    """A bed of gravel, sleepers across it, two rails along it."""
    pen.line(line, mix(LAND, rgb("#7a6b58"), 0.5), reach * 2 + 3)
    run = 0.0
    for (ax, ay), (bx, by) in pairwise(line):
        length = math.hypot(bx - ax, by - ay)
        run += length
        if run < 9 or not length:
            continue
        run = 0
        nx, ny = -(by - ay) / length * reach, (bx - ax) / length * reach
        pen.line([(bx - nx, by - ny), (bx + nx, by + ny)], rgb("#6b4a30"), 3.2, caps=False)
    for side in (-1, 1):
        rail = []
        for (ax, ay), (bx, by) in zip(line, [*line[1:], line[-1]], strict=True):
            length = math.hypot(bx - ax, by - ay) or 1
            rail.append(
                (ax - (by - ay) / length * reach * 0.5 * side, ay + (bx - ax) / length * reach * 0.5 * side)
            )
        pen.line(rail[:-1], RAIL, 2, caps=False)


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
    strip = row([g if g.icon != "card:any" else Glyph("card:any") for g in glyphs(action)], 24, theme)
    tab = panel(strip.width + 16, 30, rgb("#f3c9a5"), rgb("#9c4a21"), 2, 8).copy()
    paste(tab, strip, tab.width / 2, 15)
    return tab
