"""The right side of the board: ships in the harbour, and below them the three cities in small."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache

from PIL import Image

from engine.argentina.charts import CITIES, QUARTERS, CityMap, CitySpace, harbour
from engine.argentina.views import ArgentinaView
from engine.effects import Gain
from render.art import lettering as text
from render.art.glyphs import Glyph, draw_glyph, glyphs, row
from render.art.icons import icon
from render.art.paint import Pen, darker, rgb
from render.art.theme import CREAM, INK, PAPER, WOOD, darker_one
from render.art.tiles import lay, number, panel, paste
from render.scenes.scene import Scene

Box = tuple[int, int, int, int]
SHIP = (186, 84)
ROMAN = {"1": "I", "2": "II"}


def _view(scene: Scene) -> ArgentinaView:
    assert isinstance(scene.view, ArgentinaView)
    return scene.view


@lru_cache(maxsize=64)
def ship_face(name: str, theme: str) -> Image.Image:
    """A ship without its discs: its value on the sail, what it asks for, what it is worth."""
    wide, high = SHIP
    fact = harbour().ships[name]
    dark = darker_one(fact.corner, theme)
    pen = Pen(wide, high)
    hull = [(2, high - 26), (wide - 2, high - 26), (wide - 16, high - 2), (22, high - 2)]
    pen.line([(30, 4), (30, high - 26)], darker(WOOD, 0.4), 4)
    pen.blob([(4, 52), (8, 20), (28, 4), (50, 12), (57, 34), (53, 54), (30, 50)], CREAM, INK, 2)
    pen.box(58, 2, wide - 1, high - 30, PAPER, INK, 2, 8)
    pen.poly(hull, rgb("#3a2a1d") if dark else WOOD, INK, 2.5)
    pen.line([(12, high - 21), (wide - 12, high - 21)], rgb("#c9a06b"), 2)
    sprite = pen.done()
    text.write(sprite, 31, 30, str(fact.value), 32, INK, "black")
    found = [Glyph("grain", before=str(fact.grain))]
    if fact.vp:
        found.append(Glyph("vp", on=str(fact.vp).replace("-", "−")))
    found += glyphs(fact.action)
    if fact.banner:
        found.append(Glyph(f"flag:{fact.banner}"))
    middle = 58 + (wide - 59) / 2
    if fact.quay:
        paste(sprite, row(found, 28, theme, wide - 66), middle, 18)
    else:
        paste(sprite, row(found, 36, theme, wide - 66), middle, 28)
    return sprite


def draw_ships(scene: Scene, box: Box) -> None:
    x0, y0, _, y1 = box
    ships = _view(scene).ships
    rows = max(6, (len(ships) + 1) // 2)
    step = (y1 - y0) / rows
    for i, entry in enumerate(ships):
        x = x0 + 13 + (i % 2) * (SHIP[0] + 4)
        y = y0 + step * (i // 2) + (step - SHIP[1]) / 2
        lay(scene.image, ship_face(entry.ship, scene.theme), x, y)
        scene.spots[f"ship:{entry.ship}"] = (x, y, x + SHIP[0], y + SHIP[1])
        _quay(scene, entry.ship, x, y)
        scene.discs(entry.discs, 27, x + SHIP[0] / 2 + 4, y + SHIP[1] - 13, SHIP[0] - 30)
    if len(ships) % 2 or len(ships) < 11:
        _pile(scene, len(ships), (x0, y0), step)


def _quay(scene: Scene, name: str, x: float, y: float) -> None:
    """Where the ship will take its discs: the city's name and its quay."""
    fact = harbour().ships[name]
    if fact.quay:
        city, _, quay = fact.quay.rpartition("_")
        where = f"{scene.say(f'city-{city}')} {ROMAN[quay]}"
        text.fit(scene.image, (x + 61, y + 31, x + SHIP[0] - 3, y + 53), where, 20, INK, "medium")


def _pile(scene: Scene, i: int, corner: tuple[int, int], step: float) -> None:
    x, y = corner[0] + 13 + (i % 2) * (SHIP[0] + 4), corner[1] + step * (i // 2 + 0.5)
    scene.icon("ship", 54, x + 60, y)
    text.write(scene.image, x + 100, y + 4, f"×{_view(scene).ship_pile}", 28, INK, "black", "left")


def draw_cities(scene: Scene, box: Box) -> None:
    x0, y0, x1, y1 = box
    step = (y1 - y0) / len(CITIES)
    for i, name in enumerate(CITIES):
        _city(scene, name, (x0 + 4, round(y0 + step * i) + 2, x1 - 4, round(y0 + step * (i + 1)) - 2))


def _city(scene: Scene, name: str, box: Box) -> None:
    """A city in small: its quays with the discs that wait, and its four quarters side by side."""
    x0, y0, x1, y1 = box
    entry = _view(scene).cities[name]
    fact = harbour().maps[entry.side][name]
    lay(scene.image, panel(x1 - x0, y1 - y0, PAPER, rgb("#5c7f8a"), 2.5, 10), x0, y0)
    text.fit(
        scene.image, (x0 + 10, y0 + 4, x0 + 130, y0 + 34), scene.say(f"city-{name}"), 23, INK, "black", "left"
    )
    quays = entry.quays
    wide = (x1 - x0 - 146) / 2
    for i, (quay, discs) in enumerate(quays.items()):
        qx = x0 + 138 + wide * i
        lay(scene.image, panel(int(wide - 6), 30, rgb("#d9b98a"), rgb("#6f4a2c"), 2, 6), qx, y0 + 5)
        text.write(scene.image, qx + 8, y0 + 20, ROMAN[quay], 20, INK, "black", "left")
        scene.discs(discs, 25, qx + 32, y0 + 20, wide - 44, "left")
        scene.spots[f"quay:{name}_{quay}"] = (qx, y0 + 5, qx + wide - 6, y0 + 35)
    cell = (x1 - x0 - 8) / len(QUARTERS)
    for i, quarter in enumerate(QUARTERS):
        _quarter(scene, name, quarter, fact, x0 + 4 + cell * i, y0 + 38, cell, y1 - y0 - 42)


def quarter_spaces(city: CityMap, quarter: str, there: Collection[str]) -> dict[str, CitySpace]:
    """The spaces of a quarter that exist at this table."""
    return {name: space for name, space in city.spaces.items() if space.quarter == quarter and name in there}


def _quarter(
    scene: Scene, city: str, quarter: str, fact: CityMap, x: float, y: float, wide: float, high: float
) -> None:
    lay(scene.image, panel(int(wide - 3), int(high), rgb("#e9dcb8"), rgb("#b79d6c"), 1.5, 7), x, y)
    scene.icon(f"task:{quarter}", 27, x + 17, y + 18)
    spaces = _view(scene).cities[city].spaces
    shown = quarter_spaces(fact, quarter, spaces)
    cost = draw_glyph(Glyph("grain", before=str(quarter_grain(fact, quarter))), 26, scene.theme)
    paste(scene.image, cost, x + 17, y + high - 19)
    size = 31
    for i, (space, printed) in enumerate(shown.items()):
        column, line = (i // 2, i % 2) if len(shown) > 1 else (0.5, 0.5)
        cx, cy = x + 49 + column * (size - 1), y + 18 + line * (high - 36)
        scene.mark(f"city:{city}:{space}", cx, cy, size + 2, size + 2)
        owner = spaces[space]
        if owner is not None:
            scene.icon(f"disc:{scene.index(owner)}", size + 2, cx, cy)
        else:
            paste(scene.image, bonus(printed, size, scene.theme), cx, cy)


def quarter_grain(city: CityMap, quarter: str) -> int:
    return next(space.grain for space in city.spaces.values() if space.quarter == quarter)


def bonus(space: CitySpace, size: int, theme: str) -> Image.Image:
    """What a city space gives, in one sign: its immediate bonus if it has one, else its points."""
    money = next((effect.money for effect in space.action if isinstance(effect, Gain) and effect.money), None)
    if money is not None:
        return coin_with_points(money, size, theme) if space.vp else number("coin", str(money), size, theme)
    if space.action:
        return row(glyphs(space.action), size - 4, theme, size)
    return number("vp", str(space.vp), size if space.vp < 10 else size - 6, theme)


@lru_cache(maxsize=64)
def coin_with_points(money: int, size: int, theme: str) -> Image.Image:
    """A coin before a rosette: the space is worth points as well; how many, the large picture tells."""
    sprite = icon("vp", size + 4, theme).copy()
    paste(sprite, number("coin", str(money), size - 5, theme), sprite.width / 2, sprite.height / 2)
    return sprite
