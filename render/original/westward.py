"""The cities along the railroad: small above the track of the board, large in a picture of their own."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from PIL import Image

from engine import PlayerView, View
from engine.original.charts import Between, City, cities
from engine.original.views import OriginalPlayer, OriginalView
from render.art import lettering as text
from render.art.glyphs import Glyph, glyphs, row
from render.art.paint import Pen, Point, mix, rgb
from render.art.theme import CREAM, INK, PAPER, SOFT_INK, darker_one
from render.art.tiles import lay, paste, value_mark
from render.original.plains import CLAY, GLOW
from render.scenes.frames import Box
from render.scenes.scene import Scene

WIDE, HIGH = 1440, 720
PER_ROW = 5


def _view(scene: Scene) -> OriginalView:
    assert isinstance(scene.view, OriginalView)
    return scene.view


def draw_cities(scene: Scene, box: Box) -> None:
    """The strip above the track: a board for each city, and between neighbours what a disc in both brings."""
    boards = scene.edition.layout.cities
    for city, (x0, y0, x1, y1) in boards.items():
        _board(scene, city, (x0, y0, x1, y1))
    for (one, here), (other, there) in pairwise(boards.items()):
        _between(scene, one, other, (here[2] + there[0]) / 2, here[1] + 58, 30)


def _board(scene: Scene, city: str, box: Box) -> None:
    """A city in small: its name, its value, what a delivery gives, and the discs of those who delivered."""
    x0, y0, x1, y1 = box
    fact = cities().strip[city]
    scene.spots[f"city:{city}"] = box
    lay(scene.image, _sign(x1 - x0, y1 - y0, darker_one(fact.corner, scene.theme)), x0, y0)
    _name(scene, city, (x0 + 4, y0 + 3, x1 - 4, y0 + 43), 20)
    middle = (x0 + x1) / 2
    _worth(scene, fact, rewards(fact), (middle, y0 + 58), 32, x1 - x0 - 46)
    scene.discs(_view(scene).cities[city], 25, middle, y1 - 15, x1 - x0 - 12)


def _worth(scene: Scene, fact: City, found: list[Glyph], at: Point, size: int, room: float) -> None:
    """The breeding value that a city asks for, and beside it what a disc there brings."""
    mark, (x, y) = value_mark(str(fact.value), size), at
    if not found:
        paste(scene.image, mark, x, y)
        return
    strip = row(found, round(size * 0.88), scene.theme, room)
    left = x - (mark.width + 3 + strip.width) / 2
    paste(scene.image, mark, left + mark.width / 2, y)
    paste(scene.image, strip, left + mark.width + 3 + strip.width / 2, y)


@lru_cache(maxsize=32)
def _sign(wide: int, high: int, dark: bool) -> Image.Image:
    """The board of a city, pale or dark like the corners of the discs it asks for."""
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, rgb("#2c2118") if dark else rgb("#8b6a45"), radius=9)
    pen.box(3, 3, wide - 3, high - 3, rgb("#d9c19a") if dark else rgb("#fbf5e6"), radius=7)
    pen.box(6, high - 29, wide - 6, high - 5, mix(CLAY, PAPER, 0.55), radius=6)
    return pen.done()


def _name(scene: Scene, city: str, box: Box, size: int) -> None:
    """The name in one line, or in two where it is long."""
    x0, y0, x1, y1 = box
    name = scene.say(f"city-{city}")
    first, gap, rest = name.replace("-", "- ").partition(" ")
    if not gap or text.width(name, size, "medium") <= x1 - x0:
        text.fit(scene.image, box, name, size, INK, "medium")
        return
    middle = (y0 + y1) / 2
    text.fit(scene.image, (x0, y0, x1, middle), first, size, INK, "medium")
    text.fit(scene.image, (x0, middle, x1, y1), rest, size, INK, "medium")


def rewards(fact: City | Between) -> list[Glyph]:
    """What a disc in a city, or one in each of two neighbours, gives at once and is worth at the end."""
    points = [Glyph("vp", on=str(fact.vp).replace("-", "−"))] if fact.vp else []
    return [*glyphs(fact.action), *points]


def between(one: str, other: str) -> list[Glyph]:
    """What discs in two neighbouring cities bring together."""
    for arrow in cities().between:
        if arrow.cities == {one, other}:
            return rewards(arrow)
    return []


def _between(scene: Scene, one: str, other: str, x: float, y: float, size: int) -> None:
    found = between(one, other)
    if not found:
        return
    strip = row(found, size, scene.theme)
    paste(scene.image, _arrow(strip.width, size), x, y)
    paste(scene.image, strip, x, y)
    scene.mark(f"between:{one}:{other}", x, y, strip.width + 20, size + 8)


@lru_cache(maxsize=16)
def _arrow(room: int, size: int) -> Image.Image:
    """A plate with a point on either side: it belongs to both neighbours."""
    tip = round(size * 0.34)
    wide, high = room + 2 * tip, size + 8
    pen = Pen(wide, high)
    outline = [(0, high / 2), (tip, 0), (wide - tip, 0), (wide, high / 2), (wide - tip, high), (tip, high)]
    pen.poly(outline, INK)
    inner = [
        (4, high / 2),
        (tip + 1, 3),
        (wide - tip - 1, 3),
        (wide - 4, high / 2),
        (wide - tip - 1, high - 3),
    ]
    pen.poly([*inner, (tip + 1, high - 3)], CREAM)
    return pen.done()


def transport_cost(engine: str, city: str) -> int:
    """A dollar for each cross between the engine's nose and the city; a turnout counts as the next space."""
    nose = int(engine[1:]) + 1 if engine.startswith("t") else int(engine)
    return sum(nose <= cross < cities().strip[city].value for cross in cities().crosses)


def scene(view: View, locale: str, theme: str, names: dict[str, str]) -> Scene:
    made = Scene(Image.new("RGB", (WIDE, HIGH), mix(GLOW, PAPER, 0.35)), view, theme, locale, names)
    strip = list(cities().strip)
    step, high = (WIDE - 8) / PER_ROW, (HIGH - 8) / 2
    boxes: dict[str, Box] = {}
    for i, city in enumerate(strip):
        x, y = 8 + step * (i % PER_ROW), 8 + high * (i // PER_ROW)
        boxes[city] = (round(x + 14), round(y), round(x + step - 22), round(y + high - 8))
        _large(made, city, boxes[city])
    for one, other in pairwise(strip):
        a, b = boxes[one], boxes[other]
        if a[1] == b[1]:
            _between(made, one, other, (a[2] + b[0]) / 2, a[1] + 118, 46)
        else:  # the end of a row parts them, so both of its sides show what lies between
            _between(made, one, other, WIDE - 40, a[1] + 118, 46)
            _between(made, one, other, 34, b[1] + 118, 46)
    return made


def _large(scene: Scene, city: str, box: Box) -> None:
    """A city large: below its discs, what transport from each engine would cost."""
    x0, y0, x1, y1 = box
    fact = cities().strip[city]
    scene.spots[f"city:{city}"] = box
    lay(scene.image, _plate(x1 - x0, y1 - y0, darker_one(fact.corner, scene.theme)), x0, y0)
    text.fit(scene.image, (x0 + 12, y0 + 8, x1 - 12, y0 + 52), scene.say(f"city-{city}"), 34, INK, "black")
    middle = (x0 + x1) / 2
    found = [*rewards(fact), *([Glyph("again")] if fact.repeatable else [])]
    _worth(scene, fact, found, (middle, y0 + 112), 66, x1 - x0 - 96)
    scene.discs(_view(scene).cities[city], 58, middle, y0 + 202, x1 - x0 - 30)
    step = (x1 - x0 - 20) / len(scene.seats)
    for i, seat in enumerate(scene.seats):
        x, y = x0 + 10 + step * (i + 0.5), y1 - 34
        cost = transport_cost(scene.view.engines[seat], city)
        scene.icon(f"disc:{scene.index(seat)}", 26, x - 15, y)
        text.write(scene.image, x, y, f"{cost}", 24, INK if cost else SOFT_INK, "bold", "left")
    label = scene.say("cities-transport")
    text.fit(scene.image, (x0 + 12, y1 - 84, x1 - 12, y1 - 56), label, 22, SOFT_INK, "medium")


@lru_cache(maxsize=8)
def _plate(wide: int, high: int, dark: bool) -> Image.Image:
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, rgb("#2c2118") if dark else rgb("#8b6a45"), radius=16)
    pen.box(4, 4, wide - 4, high - 4, rgb("#d9c19a") if dark else rgb("#fbf5e6"), radius=13)
    pen.box(12, 160, wide - 12, 244, mix(CLAY, PAPER, 0.55), radius=10)
    return pen.done()


def draw_reach(scene: Scene, player: PlayerView, box: Box) -> None:
    """How far west the hand reaches as it is and, if that is further, with all certificates."""
    x0, y0, x1, _ = box
    assert isinstance(player, OriginalPlayer)
    reached = dict.fromkeys(city for city in (player.reach, player.reach_certified) if city)
    for i, (city, name) in enumerate(zip(reached, ("city", "certificate"), strict=False)):
        y = y0 + 22 + 40 * i
        scene.icon(name, 34, x0 + 40, y)
        label = f"{scene.say(f'city-{city}')} ({cities().strip[city].value})"
        text.fit(scene.image, (x0 + 70, y - 18, x1 - 14, y + 18), label, 30, INK, "bold", "left")
