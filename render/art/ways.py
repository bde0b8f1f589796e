"""The ways across the map: the trail with its forks and ramps, and the railroad with its turnouts."""

from __future__ import annotations

import math
from functools import cache
from itertools import pairwise

from render.art.paint import Pen, Point, darker, mix, rgb, smooth
from render.art.theme import CREAM, PAPER, RAIL, WOOD
from render.edition import Edition

Rgb = tuple[int, int, int]

ROAD_WIDE = 26


@cache
def places(edition: Edition) -> dict[str, Point]:
    return {name: (x, y) for name, (x, y) in edition.layout.places.items()}


@cache
def tracks(edition: Edition) -> dict[str, Point]:
    return {name: (x, y) for name, (x, y) in edition.layout.railroad.items()}


@cache
def edges(edition: Edition) -> tuple[tuple[str, str, tuple[Point, ...]], ...]:
    """Every edge of the trail as the curve it is drawn with."""
    bends, at = edition.layout.bends, places(edition)
    found = []
    for a, b in edition.catalog.trail.edges:
        between = [(x, y) for x, y in bends.get(f"{a}>{b}", [])]
        found.append((a, b, tuple(smooth([at[a], *between, at[b]]))))
    return tuple(found)


def draw_trail(pen: Pen, edition: Edition, road: Rgb, road_edge: Rgb) -> None:
    roads = [(b, curve) for _, b, curve in edges(edition) if not b.startswith("ramp")]
    for _, curve in roads:
        pen.line(curve, road_edge, ROAD_WIDE)
    for _, curve in roads:
        pen.line(curve, road, ROAD_WIDE - 6)
    for a, b, curve in edges(edition):
        if b.startswith("ramp"):
            pen.line(curve, darker(WOOD, 0.3), 20)
            pen.line(curve, rgb("#c9955f"), 14)
        seen = [p for p in curve if all(_outside(p, end, edition) for end in (a, b))]
        _arrowhead(pen, curve, seen, rgb("#b3261e") if b.startswith("ramp") else CREAM)


def _arrowhead(pen: Pen, curve: tuple[Point, ...], seen: list[Point], colour: Rgb) -> None:
    """A chevron halfway along what can be seen of the way, to show the direction."""
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


def _outside(point: Point, place: str, edition: Edition) -> bool:
    wide, high = half_size(edition, place)
    x, y = places(edition)[place]
    return abs(point[0] - x) > wide + 3 or abs(point[1] - y) > high + 3


def half_size(edition: Edition, place: str) -> tuple[float, float]:
    """Half the width and height of what lies on a place."""
    trail, layout = edition.catalog.trail, edition.layout
    if place.startswith("ramp"):
        return 12, 10
    if place in trail.tile_money:
        return layout.trail_tile / 2, layout.trail_tile / 2
    if place in (trail.start, trail.capital):
        return 40, 36
    wide, high = layout.tile
    return wide / 2, high / 2


def draw_rails(pen: Pen, edition: Edition, land: Rgb) -> None:
    at, railroad = tracks(edition), edition.catalog.railroad
    bed = mix(land, rgb("#7a6b58"), 0.5)
    line = smooth([at[str(n)] for n in range(int(railroad.last) + 1)], 8)
    _sleepers(pen, line, 9, bed)
    for turnout in (name for name in at if name.startswith("t")):
        n = int(turnout[1:])
        loop = smooth([at[str(n)], at[turnout], at[str(n + 1)]], 8)
        _sleepers(pen, loop, 7, bed)
    if "depot" in at:
        _sleepers(pen, [at["depot"], at[railroad.ahead["depot"][0]]], 7, bed)
    for x, y in at.values():
        pen.circle(x, y, 16, RAIL)
        pen.circle(x, y, 13.5, PAPER)
    for name in (name for name in at if name.startswith("t")):
        x, y = at[name]
        pen.circle(x, y, 16, rgb("#7d2f22"))
        pen.circle(x, y, 13, rgb("#f3d9b0"))


def _sleepers(pen: Pen, line: list[Point], reach: float, bed: Rgb) -> None:
    """A bed of gravel, sleepers across it, two rails along it."""
    pen.line(line, bed, reach * 2 + 3)
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
