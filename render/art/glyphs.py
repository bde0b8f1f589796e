"""Actions as rows of icons: from the effects of tiles and cards to something read at a glance.

A glyph is an icon with perhaps a text on it or before it. `row` draws a whole action as one sprite.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple, TypeVar

from PIL import Image

from engine import buildings, effects, herd, markets, railroad, turn
from engine.agenda import Action, Task
from render.art import lettering as text
from render.art.icons import icon
from render.art.theme import CREAM, INK, STOP

Rgb = tuple[int, int, int]


class Glyph(NamedTuple):
    """`on` is written on the icon, `before` in front of it; `red` writes a cost."""

    icon: str
    on: str = ""
    before: str = ""
    red: bool = False


# What effects count, what a station master counts at the end, what objectives ask for. Games add their own.
PER = {
    "certificate_limit": Glyph("full"),
    "worker_sets": Glyph("set"),
}
COUNTED = {
    "worker_sets": Glyph("set"),
    "stations": Glyph("station"),
    "objectives": Glyph("horseshoe"),
    "buildings": Glyph("building"),
    "certificates": Glyph("certificate"),
}
TASKS = {
    "building": Glyph("building"),
    "station": Glyph("station"),
    "value3": Glyph("card:value3"),
}


def many(name: str, count: int) -> Glyph:
    return Glyph(name, before=str(count) if count != 1 else "")


def goods(*, money: int = 0, grain: int = 0, certificates: int = 0, exchange: int = 0) -> list[Glyph]:
    """Goods, given or paid."""
    counted = (("certificate", certificates), ("exchange", exchange), ("grain", grain))
    found = [many(name, count) for name, count in counted if count]
    return [*found, *([Glyph("coin", on=str(money))] if money else [])]


def per(what: str) -> list[Glyph]:
    return [Glyph("per"), PER[what]] if what else []


def card(name: str) -> Glyph:
    return Glyph("card:any" if name == "any_cattle" else f"card:{name}")


T = TypeVar("T", bound=Task)
READERS: dict[type[Task], Callable[[Any], list[Glyph]]] = {}


def reads(task: type[T]) -> Callable[[Callable[[T], list[Glyph]]], Callable[[T], list[Glyph]]]:
    """Says how an effect is drawn; a game does so for its own."""

    def sign_up(read: Callable[[T], list[Glyph]]) -> Callable[[T], list[Glyph]]:
        READERS[task] = read
        return read

    return sign_up


@reads(effects.Gain)
def _gain(e: effects.Gain) -> list[Glyph]:
    found = goods(money=e.money, grain=e.grain, certificates=e.certificates, exchange=e.exchange)
    return [*found, *per(e.per)]


@reads(effects.Pay)
def _pay(e: effects.Pay) -> list[Glyph]:
    return [*goods(money=e.money, grain=e.grain), Glyph("pays")]


@reads(effects.Either)
def _either(e: effects.Either) -> list[Glyph]:
    first, second = (glyphs(action) for action in e.of)
    return [*first, Glyph("slash"), *second]


@reads(herd.Discard)
def _discard(e: herd.Discard) -> list[Glyph]:
    return [card(e.card), Glyph("pays")]


@reads(herd.DrawDiscard)
def _draw_discard(e: herd.DrawDiscard) -> list[Glyph]:
    return [many("draw", e.count or 1), *per(e.per)]


@reads(herd.Remove)
def _remove(e: herd.Remove) -> list[Glyph]:
    if e.card == "exhaustion":
        return [Glyph("card:exhaustion"), Glyph("cross")]
    return [many("remove", e.count)]


@reads(markets.Hire)
def _hire(e: markets.Hire) -> list[Glyph]:
    return [Glyph("hire", before=f"{e.extra:+d}".replace("-", "−") if e.extra else "", red=e.extra > 0)]


@reads(markets.TakeCattle)
def _take(e: markets.TakeCattle) -> list[Glyph]:
    return [Glyph("take"), card(e.of)]


@reads(markets.Objective)
def _objective(e: markets.Objective) -> list[Glyph]:
    return [*([Glyph("take")] if e.to == "hand" else []), Glyph("card:objective")]


@reads(railroad.Engine)
def _engine(e: railroad.Engine) -> list[Glyph]:
    return [Glyph("engine"), *per(e.per)] if e.per else [many("engine", e.steps)]


@reads(railroad.EngineBack)
def _engine_back(e: railroad.EngineBack) -> list[Glyph]:
    return [many("back", e.steps), Glyph("engine")]


@reads(buildings.Build)
def _build(e: buildings.Build) -> list[Glyph]:
    return [Glyph("build"), Glyph("coin", on=str(e.price))]


reads(effects.Auxiliary)(lambda e: [Glyph("single" if e.single else "auxiliary")])
reads(herd.Draw)(lambda e: [many("card:hidden", e.count)])
reads(markets.BuyCattle)(lambda e: [Glyph("herd")])
reads(railroad.UpgradeBehind)(lambda e: [Glyph("station_behind")])
reads(turn.Move)(lambda e: [many("move", e.steps)])


def glyphs(action: Action) -> list[Glyph]:
    """An action as icons; an effect that nobody reads is a KeyError."""
    return [glyph for effect in action for glyph in READERS[type(effect)](effect)]


def objective_task(name: str) -> Glyph:
    """What an objective asks for; the name of a breed is a card of it."""
    return TASKS.get(name) or Glyph(f"cow:{name}")


@lru_cache(maxsize=1024)
def draw_glyph(glyph: Glyph, height: int, theme: str) -> Image.Image:
    """One glyph as a sprite of this height; a text before the icon widens it."""
    if glyph.icon == "vp" and len(glyph.on) > 1:
        glyph = glyph._replace(icon="points")
    if glyph.icon == "coin" and text.width(glyph.on, text.SMALLEST, "black") > height - 2:
        glyph = glyph._replace(icon="money")
    drawing = icon(glyph.icon, height, theme)
    size = max(text.SMALLEST, round(height * 0.7))
    room = text.width(glyph.before, size) + 1 if glyph.before else 0
    sheet = Image.new("RGBA", (drawing.width + room, height))
    if glyph.before:
        text.write(sheet, 0, height / 2, glyph.before, size, STOP if glyph.red else INK, align="left")
    sheet.paste(drawing, (room, 0))
    if glyph.on:
        _write_on(sheet, glyph, room, drawing.width, height)
    return sheet


def _write_on(sheet: Image.Image, glyph: Glyph, left: int, wide: int, height: int) -> None:
    """The text on an icon, where that icon has room for it and in a colour that stands out on it."""
    kind = glyph.icon.partition(":")[0]
    down = {"strength": 0.64, "ship": 0.42}.get(kind, 0.5)
    colour = CREAM if kind in ("strength", "vp", "points") else INK
    size = max(text.SMALLEST, round(height * (0.72 if kind in ("coin", "money") else 0.6)))
    _, size = text.fitting(glyph.on, wide * 0.94, size, "black")
    text.write(sheet, left + wide / 2, height * down, glyph.on, size, colour, "black")


def row(found: list[Glyph], height: int, theme: str, room: float = 0) -> Image.Image:
    """Glyphs side by side; lower than `height` if they would be wider than `room`."""
    return _row(tuple(found), height, theme, int(room))


@lru_cache(maxsize=1024)
def _row(found: tuple[Glyph, ...], height: int, theme: str, room: int) -> Image.Image:
    while True:
        sprites = [draw_glyph(glyph, height, theme) for glyph in found]
        gap = max(1, height // 10)
        wide = sum(sprite.width for sprite in sprites) + gap * (len(sprites) - 1)
        if not room or wide <= room or height <= 16:
            break
        height -= 1
    sheet = Image.new("RGBA", (max(wide, 1), height))
    x = 0
    for sprite in sprites:
        sheet.paste(sprite, (x, 0))
        x += sprite.width + gap
    return sheet
