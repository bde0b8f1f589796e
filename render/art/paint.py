"""Antialiased shapes: a pen that draws at four times the size and shrinks once at the end.

Pillow's own shapes have hard edges. Everything here is drawn once, kept by the caller's cache, and then only
pasted, so the cost of drawing large and shrinking is paid once per sprite.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from copy import copy

from PIL import Image, ImageDraw

Colour = tuple[int, int, int] | tuple[int, int, int, int]
Point = tuple[float, float]

FINE = 4


def rgb(code: str) -> tuple[int, int, int]:
    """`#d8c79a` as three numbers."""
    return int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)


def mix(one: Colour, other: Colour, share: float) -> tuple[int, int, int]:
    """The colour `share` of the way from one to the other."""
    r, g, b = (round(a + (z - a) * share) for a, z in zip(one[:3], other[:3], strict=True))
    return r, g, b


def darker(colour: Colour, share: float = 0.3) -> tuple[int, int, int]:
    return mix(colour, (30, 20, 10), share)


def lighter(colour: Colour, share: float = 0.4) -> tuple[int, int, int]:
    return mix(colour, (255, 252, 242), share)


def smooth(points: Sequence[Point], steps: int = 12, closed: bool = False) -> list[Point]:
    """A Catmull-Rom curve through all the points."""
    pts = list(points)
    if len(pts) < 3:
        return pts
    around = [pts[-1], *pts, pts[0], pts[1]] if closed else [pts[0], *pts, pts[-1]]
    curve: list[Point] = []
    for a, b, c, d in zip(around, around[1:], around[2:], around[3:], strict=False):
        for step in range(steps):
            t = step / steps
            curve.append((_spline(a[0], b[0], c[0], d[0], t), _spline(a[1], b[1], c[1], d[1], t)))
    if not closed:
        curve.append(pts[-1])
    return curve


def _spline(a: float, b: float, c: float, d: float, t: float) -> float:
    return 0.5 * (
        2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t
    )


def regular(cx: float, cy: float, r: float, corners: int, turn: float = -90) -> list[Point]:
    """The corners of a regular polygon, the first one at `turn` degrees."""
    angles = (math.radians(turn + 360 * i / corners) for i in range(corners))
    return [(cx + r * math.cos(a), cy + r * math.sin(a)) for a in angles]


def star(cx: float, cy: float, outer: float, inner: float, rays: int) -> list[Point]:
    far, near = regular(cx, cy, outer, rays), regular(cx, cy, inner, rays, -90 + 180 / rays)
    return [point for pair in zip(far, near, strict=True) for point in pair]


class Pen:
    """Draws on a clear sheet in units of `unit` across its width; `done` gives the finished sprite."""

    def __init__(
        self, width: int, height: int, unit: float = 0, ground: Colour = (0, 0, 0, 0), fine: int = FINE
    ) -> None:
        self.fine = fine
        self.scale = fine * (width / unit if unit else 1)
        mode = "RGBA" if len(ground) == 4 else "RGB"
        self.sheet = Image.new(mode, (width * fine, height * fine), ground)
        self.draw = ImageDraw.Draw(self.sheet)
        self.left, self.top = 0.0, 0.0

    def inset(self, x: float, y: float, share: float) -> Pen:
        """A pen on the same sheet whose field is smaller and begins at a point of this one."""
        pen = copy(self)
        pen.left, pen.top = self.left + x * self.scale, self.top + y * self.scale
        pen.scale = self.scale * share
        return pen

    def _at(self, points: Sequence[Point]) -> list[Point]:
        return [(x * self.scale + self.left, y * self.scale + self.top) for x, y in points]

    def _width(self, width: float) -> int:
        return max(1, round(width * self.scale))

    def poly(
        self, points: Sequence[Point], fill: Colour | None, edge: Colour | None = None, width: float = 0
    ) -> None:
        if fill is not None:
            self.draw.polygon(self._at(points), fill=fill)
        if edge is not None:
            self.line([*points, points[0]], edge, width)

    def blob(
        self, points: Sequence[Point], fill: Colour | None, edge: Colour | None = None, width: float = 0
    ) -> None:
        self.poly(smooth(points, closed=True), fill, edge, width)

    def circle(
        self,
        x: float,
        y: float,
        r: float,
        fill: Colour | None,
        edge: Colour | None = None,
        width: float = 0,
    ) -> None:
        self.oval(x, y, r, r, fill, edge, width)

    def oval(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: Colour | None,
        edge: Colour | None = None,
        width: float = 0,
    ) -> None:
        if edge is not None:
            self._oval(x, y, rx, ry, edge)
            rx, ry = rx - width, ry - width
        if fill is not None:
            self._oval(x, y, rx, ry, fill)

    def _oval(self, x: float, y: float, rx: float, ry: float, fill: Colour) -> None:
        self.draw.ellipse(self._at([(x - rx, y - ry), (x + rx, y + ry)]), fill=fill)

    def box(
        self,
        x0: float,
        y0: float,
        x1: float,
        y1: float,
        fill: Colour | None,
        edge: Colour | None = None,
        width: float = 0,
        radius: float = 0,
    ) -> None:
        """A rectangle with round corners; its edge lies inside it."""
        if edge is not None:
            self._box(x0, y0, x1, y1, edge, radius)
            x0, y0, x1, y1 = x0 + width, y0 + width, x1 - width, y1 - width
            radius = max(0, radius - width)
        if fill is not None:
            self._box(x0, y0, x1, y1, fill, radius)

    def _box(self, x0: float, y0: float, x1: float, y1: float, fill: Colour, radius: float) -> None:
        (ax, ay), (bx, by) = self._at([(x0, y0), (x1, y1)])
        self.draw.rounded_rectangle([ax, ay, bx - 1, by - 1], radius * self.scale, fill=fill)

    def line(self, points: Sequence[Point], fill: Colour, width: float, caps: bool = True) -> None:
        pts, wide = self._at(points), self._width(width)
        self.draw.line(pts, fill=fill, width=wide, joint="curve")
        if caps:
            r = wide / 2
            for x, y in (pts[0], pts[-1]):
                self.draw.ellipse([x - r, y - r, x + r, y + r], fill=fill)

    def curve(self, points: Sequence[Point], fill: Colour, width: float) -> None:
        self.line(smooth(points), fill, width)

    def arc(self, x: float, y: float, r: float, start: float, end: float, fill: Colour, width: float) -> None:
        steps = max(6, int(abs(end - start) / 8))
        angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
        self.line([(x + r * math.cos(a), y + r * math.sin(a)) for a in angles], fill, width)

    def done(self) -> Image.Image:
        return self.sheet.reduce(self.fine)
