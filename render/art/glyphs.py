"""Actions as rows of icons: from the effects the data is written with to something read at a glance.

A glyph is an icon with perhaps a text on it or before it. `strip` draws a whole action as one sprite.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import NamedTuple

from PIL import Image

from render.art import lettering as text
from render.art.icons import icon
from render.art.theme import CREAM, INK, STOP
from render.facts import GAMES, Action, Effect, edition

Rgb = tuple[int, int, int]


class Glyph(NamedTuple):
    """`on` is written on the icon, `before` in front of it; `red` writes a cost."""

    icon: str
    on: str = ""
    before: str = ""
    red: bool = False


PER = {
    "gauchos": Glyph("worker:gaucho"),
    "carpinteros": Glyph("worker:carpintero"),
    "maquinistas": Glyph("worker:maquinista"),
    "granjeros": Glyph("worker:granjero"),
    "field_buildings": Glyph("grain_building"),
    "farmer_pairs": Glyph("farmer:green", before="2"),
    "worker_sets": Glyph("set"),
    "cowboys": Glyph("worker:cowboy"),
    "engineers": Glyph("worker:engineer"),
    "woods_buildings": Glyph("wood_building"),
    "camp_pairs": Glyph("camp_pair"),
    "certificate_limit": Glyph("full"),
}

# What a station master counts at the end.
COUNTED = {
    "strong_cattle": Glyph("cow:any", before="3+"),
    "worker_sets": Glyph("set"),
    "stations": Glyph("station"),
    "objectives": Glyph("horseshoe"),
    "ship_discs": Glyph("ship"),
    "strong_workers": Glyph("strength"),
    "buildings": Glyph("building"),
    "farmers": Glyph("farmer:green"),
    "workers": Glyph("worker:cowboy"),
    "hazards": Glyph("hazard:any"),
    "camp_pairs": Glyph("camp_pair"),
    "certificates": Glyph("certificate"),
}

TASKS = {
    "building": Glyph("building"),
    "station": Glyph("station"),
    "value3": Glyph("card:value3"),
    "ship18": Glyph("ship", before="18"),
    **{quarter: Glyph(f"task:{quarter}") for quarter in ("west", "north", "east", "south")},
    **{f"{colour}_farmer": Glyph(f"farmer:{colour}") for colour in ("green", "blue", "orange", "yellow")},
    "hazard": Glyph("hazard:any"),
    "green_camp": Glyph("camp:green"),
    "blue_camp": Glyph("camp:blue"),
    "san_francisco": Glyph("bridge"),
    **{breed: Glyph(f"cow:{breed}") for game in GAMES for breed in edition(game).cattle},
}


def many(name: str, count: int) -> Glyph:
    return Glyph(name, before=str(count) if count != 1 else "")


def goods(effect: Effect) -> list[Glyph]:
    """The goods an effect names, given or paid."""
    found = [
        many(name, effect[key])
        for key, name in (("certificates", "certificate"), ("exchange", "exchange"), ("grain", "grain"))
        if key in effect
    ]
    return [*found, *([Glyph("coin", on=str(effect["money"]))] if "money" in effect else [])]


def _per(effect: Effect) -> list[Glyph]:
    return [Glyph("per"), PER[effect["per"]]] if "per" in effect else []


def _card(name: str) -> Glyph:
    return Glyph("card:any" if name == "any_cattle" else f"card:{name}")


def _discard(effect: Effect) -> list[Glyph]:
    return [_card(effect["card"]), Glyph("pays")]


def _hire(effect: Effect) -> list[Glyph]:
    extra = effect.get("extra", 0)
    return [Glyph("hire", before=f"{extra:+d}".replace("-", "−") if extra else "", red=extra > 0)]


def _engine(effect: Effect) -> list[Glyph]:
    if "per" in effect:
        return [Glyph("engine"), *_per(effect)]
    return [many("engine", effect["steps"])]


def _draw(effect: Effect) -> list[Glyph]:
    return [many("draw", effect.get("count", 1)), *_per(effect)]


def _help(effect: Effect) -> list[Glyph]:
    bonus = effect.get("bonus", 0)
    return [Glyph("help"), *([Glyph("strength", before=f"+{bonus}")] if bonus else [])]


def _either(effect: Effect) -> list[Glyph]:
    first, second = (glyphs(action) for action in effect["of"])
    return [*first, Glyph("slash"), *second]


def _take(effect: Effect) -> list[Glyph]:
    return [Glyph("take"), _card(effect["of"])]


def _objective(effect: Effect) -> list[Glyph]:
    return [*([Glyph("take")] if effect.get("to") == "hand" else []), Glyph("card:objective")]


def _remove_hazard(effect: Effect) -> list[Glyph]:
    price = effect.get("price", 0)
    return [*([Glyph("coin", on=str(price)), Glyph("pays")] if price else []), Glyph("clear")]


def _quay(effect: Effect) -> list[Glyph]:
    city = effect["quay"]
    return [Glyph(f"quay:{effect['quay']}", before=city[0].upper())]


READ: dict[str, Callable[[Effect], list[Glyph]]] = {
    "gain": lambda e: [*goods(e), *_per(e)],
    "pay": lambda e: [*goods(e), Glyph("pays")],
    "discard": _discard,
    "hire": _hire,
    "build": lambda e: [Glyph("build"), Glyph("coin", on=str(e["price"]))],
    "engine": _engine,
    "engine_back": lambda e: [many("back", e["steps"]), Glyph("engine")],
    "objective": _objective,
    "auxiliary": lambda e: [Glyph("auxiliary")],
    "buy_cattle": lambda e: [Glyph("herd")],
    "help_farmers": _help,
    "either": _either,
    "remove": lambda e: (
        [Glyph("card:exhaustion"), Glyph("cross")]
        if e["card"] == "exhaustion"
        else [many("remove", e.get("count", 1))]
    ),
    "move": lambda e: [many("move", e["steps"])],
    "draw_discard": _draw,
    "draw": lambda e: [many("card:hidden", e["count"])],
    "disc_to_quay": _quay,
    "extra_delivery": lambda e: [Glyph("delivery")],
    "exhaust_others": lambda e: [Glyph("card:exhaustion"), Glyph("arrow"), Glyph("others")],
    "take_cattle": _take,
    "upgrade_behind": lambda e: [Glyph("station_behind")],
    "remove_hazard": _remove_hazard,
    "trade": lambda e: [Glyph("trade")],
    "move_free": lambda e: [many("ride", e["steps"])],
    "use_adjacent": lambda e: [Glyph("adjacent")],
    "extraordinary_delivery": lambda e: [Glyph("back"), Glyph("engine"), Glyph("arrow"), Glyph("city")],
}


def glyphs(action: Action) -> list[Glyph]:
    return [glyph for effect in action for glyph in READ[effect["do"]](effect)]


def objective_task(name: str) -> Glyph:
    return TASKS[name]


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
