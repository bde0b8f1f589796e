"""The review of a game as a picture: how the end looked turn by turn, and the turns that cost points."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from PIL import Image, ImageDraw

from engine import View
from render.art import lettering as text
from render.art.paint import darker, rgb
from render.art.theme import CREAM, INK, PAPER, SOFT_INK
from render.art.tiles import lay, panel
from render.check import check
from render.encode import png
from render.scenes.scene import Scene, table

WIDE, HIGH = 1200, 900
LEFT, TOP, RIGHT, BOTTOM = 96, 110, 1000, 800
LINE, SHARP = 7, 2  # pixels of a line; drawn twice as large and then reduced
STEP = 20  # points between two marks of the scale
ROUND = 44  # pixels of the number of a turn
SMOOTH = 1  # points before and after one that it is averaged with


class Point(NamedTuple):
    """What somebody's end looked like at a turn: points, and how far they may be off."""

    turn: int
    points: float
    error: float


class Cost(NamedTuple):
    """A turn that is marked on somebody's line, with the number it goes by."""

    number: int
    turn: int
    seat: str


def curve(
    view: View,
    lines: Mapping[str, Sequence[Point]],
    costs: Sequence[Cost] = (),
    locale: str = "en",
    theme: str = "light",
    *,
    names: dict[str, str] | None = None,
) -> bytes:
    """A line for every seat, in its colour and ended by its disc; the pale band is the judge's noise."""
    checked = check(view)
    made = Scene(Image.new("RGB", (WIDE, HIGH), table(checked.game)), checked, theme, locale, names or {})
    image = made.image
    text.fit(image, (20, 12, WIDE - 20, 92), made.say("review-curve"), 44, INK, "black")
    lay(image, panel(WIDE - 24, HIGH - 118, PAPER, darker(PAPER, 0.3), 3, 14), 12, 104)
    smooth = {seat: _smoothed(points) for seat, points in lines.items() if points}
    if smooth:
        _draw(made, smooth, costs)
    return png(image, checked.game, theme)


def _smoothed(points: Sequence[Point]) -> list[Point]:
    found = []
    for place, point in enumerate(points):
        near = points[max(0, place - SMOOTH) : place + SMOOTH + 1]
        count = len(near)
        error = sum(one.error**2 for one in near) ** 0.5 / count
        found.append(Point(point.turn, sum(one.points for one in near) / count, error))
    # The last one is what happened, and nobody's guess.
    found[-1] = points[-1]
    return found


class _Scale(NamedTuple):
    first: int
    last: int
    low: float
    high: float

    def at(self, turn: float, points: float) -> tuple[float, float]:
        across = (turn - self.first) / max(1, self.last - self.first)
        up = (points - self.low) / max(1.0, self.high - self.low)
        return LEFT + (RIGHT - LEFT) * across, BOTTOM - (BOTTOM - TOP - 30) * up


def _draw(scene: Scene, lines: dict[str, list[Point]], costs: Sequence[Cost]) -> None:
    every = [point for points in lines.values() for point in points]
    low = min(point.points - point.error for point in every) - STEP / 3
    high = max(STEP, *(point.points + point.error for point in every))
    turns = [point.turn for point in every]
    scale = _Scale(min(turns), max(turns), STEP * (low // STEP), high + 4)
    _grid(scene, scale)
    large = scene.image.resize((WIDE * SHARP, HIGH * SHARP))
    pen = ImageDraw.Draw(large, "RGBA")
    for seat, points in lines.items():
        colour = scene.colours.seats[scene.index(seat)]
        above = [scale.at(one.turn, one.points + one.error) for one in points]
        below = [scale.at(one.turn, one.points - one.error) for one in reversed(points)]
        if len(points) > 1:
            pen.polygon([_large(one) for one in (*above, *below)], fill=(*colour, 60))
            pen.line(
                [_large(scale.at(one.turn, one.points)) for one in points],
                fill=(*colour, 255),
                width=LINE * SHARP,
                joint="curve",
            )
    scene.image.paste(large.reduce(SHARP))
    _ends(scene, lines, scale)
    taken: list[tuple[float, float]] = []
    for cost in costs:
        _mark(scene, lines.get(cost.seat, []), cost, scale, taken)


def _large(place: tuple[float, float]) -> tuple[float, float]:
    return place[0] * SHARP, place[1] * SHARP


def _grid(scene: Scene, scale: _Scale) -> None:
    image, faint = scene.image, darker(PAPER, 0.14)
    mark = scale.low
    while mark <= scale.high:
        _, y = scale.at(scale.first, mark)
        image.paste(faint, (LEFT, round(y), RIGHT, round(y) + 2))
        text.write(image, LEFT - 14, y, f"{mark:.0f}".replace("-", "−"), 30, SOFT_INK, "bold", "right")
        mark += STEP
    span = scale.last - scale.first
    for turn in range(scale.first, scale.last + 1):
        if turn == scale.first or turn % (10 if span < 70 else 20) == 0:
            x, _ = scale.at(turn, scale.low)
            text.write(image, x, BOTTOM + 30, str(turn), 30, SOFT_INK, "bold")


def _ends(scene: Scene, lines: dict[str, list[Point]], scale: _Scale) -> None:
    """At the end of each line whose it is, its disc and its points, moved apart where they are close."""
    image, y_before = scene.image, 0.0
    for seat, points in sorted(lines.items(), key=lambda one: -one[1][-1].points):
        _, y = scale.at(scale.last, points[-1].points)
        y = max(y, y_before + 76, TOP + 40)
        y_before = y
        scene.icon(f"disc:{scene.index(seat)}", 40, RIGHT + 34, y)
        figure = f"{points[-1].points:.0f}".replace("-", "−")
        text.write(image, RIGHT + 62, y, figure, 40, INK, "black", "left")
        text.fit(
            image, (RIGHT + 10, y + 20, WIDE - 22, y + 52), scene.name(seat), 26, SOFT_INK, "bold", "left"
        )


def _mark(
    scene: Scene, points: list[Point], cost: Cost, scale: _Scale, taken: list[tuple[float, float]]
) -> None:
    """The number of a turn under its line; below those that are there already."""
    here = [one for one in points if one.turn <= cost.turn] or points[:1]
    if not here:
        return
    x, y = scale.at(cost.turn, here[-1].points)
    colour = scene.colours.seats[scene.index(cost.seat)]
    y = min(y + 46, BOTTOM - 24)
    while any(abs(x - other) < ROUND and abs(y - under) < ROUND for other, under in taken):
        y += ROUND
    taken.append((x, y))
    lay(scene.image, panel(ROUND, ROUND, colour, rgb("#ffffff"), 3, ROUND // 2), x - ROUND / 2, y - ROUND / 2)
    text.write(scene.image, x, y, str(cost.number), 30, CREAM, "black")
