"""Emoji: the things of a game as small square pictures, for texts, menus and buttons.

What a picture shows is named as elsewhere, `worker:gaucho+`, `building:3a`, `disc:2`; `emoji_name` makes
of it a name that Discord takes. The same name is the same picture in every game: two games share their coins.
"""

from __future__ import annotations

import io
from collections.abc import Iterator
from functools import cache

from PIL import Image, ImageFilter

from render.art import lettering as text
from render.art.icons import icon
from render.art.icons.registry import ICONS
from render.art.paint import Pen, rgb
from render.art.theme import CREAM, INK, SHAPES
from render.art.tiles import badge, paste
from render.edition import edition
from render.scenes.marks import CHOICE

SIZE = 128
HALO = 5  # a light rim, so that dark outlines show on Discord's dark theme
NUMBERS = 25  # as many as a menu has entries
ROOF = rgb("#b4583f")
# What every game of the family has; what a game has besides stands in its layout.
COMMON = (
    *("coin", "certificate", "vp", "engine", "station", "building", "herd", "hire", "build", "move", "turn"),
    *("auxiliary", "draw", "remove", "foresight", "token", "horseshoe", "cross", "lock", "arrow", "take"),
    *("card:hidden", "card:objective", "cow:any", "hand:green", "hand:black", "finish", "bag", "others"),
)


def emoji_name(thing: str) -> str:
    """The name of the emoji of a thing: letters, digits and underscores, and never another's."""
    return thing.replace("+", "_strong").replace(":", "_").replace("-", "_")


@cache
def emoji(game: str) -> dict[str, bytes]:
    """All emoji of a game by name, PNG of 128 by 128 pixels. That takes seconds: not on an event loop."""
    return {emoji_name(thing): _png(sprite) for thing, sprite in _drawn(game)}


def _drawn(game: str) -> Iterator[tuple[str, Image.Image]]:
    printed = edition(game)
    for thing in dict.fromkeys((*COMMON, *printed.layout.emoji)):
        yield thing, large_icon(thing)
    for kind in ("disc", "pawn", "locomotive"):
        for seat in range(len(SHAPES)):
            yield f"{kind}:{seat}", large_icon(f"{kind}:{seat}")
    for number in range(1, NUMBERS + 1):
        yield f"number:{number}", badge(str(number), SIZE - 2 * HALO, CHOICE)
    for breed in printed.breeds:
        yield f"cow:{breed}", large_icon(f"cow:{breed}")
    for worker in sorted(printed.workers):
        yield f"worker:{worker}", _worker(worker)
    for tile in printed.catalog.buildings:
        yield f"building:{tile}", labelled(_house(), tile, 0.6, CREAM)
    for station in printed.catalog.railroad.stations.values():
        space = str(station.space)
        yield f"station:{space}", labelled(large_icon("station"), space, 0.72, CREAM)
    yield from printed.kit.emoji(printed)


def large_icon(name: str) -> Image.Image:
    """An icon as large as fits into the square."""
    room = SIZE - 2 * HALO
    wide = ICONS[name.partition(":")[0]].wide
    return icon(name, room if wide <= 100 else round(room * 100 / wide))


def _worker(tile: str) -> Image.Image:
    sprite = large_icon(f"worker:{tile.rstrip('+')}").copy()
    if tile.endswith("+"):
        paste(sprite, icon("strength", round(SIZE * 0.5)), sprite.width * 0.76, sprite.height * 0.76)
    return sprite


@cache
def _house() -> Image.Image:
    """A house that is nothing but room for its number."""
    room = SIZE - 2 * HALO
    pen = Pen(room, room, 100)
    pen.poly([(50, 2), (98, 34), (98, 98), (2, 98), (2, 34)], ROOF, INK, 5)
    pen.line([(2, 36), (50, 5), (98, 36)], INK, 5)
    return pen.done()


def labelled(sprite: Image.Image, label: str, down: float, colour: tuple[int, int, int]) -> Image.Image:
    """A sprite with a few letters on it, as large as there is room."""
    marked = sprite.copy()
    shown, size = text.fitting(label, marked.width * 0.86, 72, "black")
    at = (marked.width / 2, marked.height * down)
    rim = INK if colour == CREAM else CREAM
    for dx, dy in ((-3, 0), (3, 0), (0, -3), (0, 3), (-2, -2), (2, 2), (-2, 2), (2, -2)):
        text.write(marked, at[0] + dx, at[1] + dy, shown, size, rim, "black")
    text.write(marked, *at, shown, size, colour, "black")
    return marked


def _png(sprite: Image.Image) -> bytes:
    """The square picture: the sprite in its middle, with a light rim round it."""
    sheet = Image.new("RGBA", (SIZE, SIZE))
    sheet.paste(sprite, ((SIZE - sprite.width) // 2, (SIZE - sprite.height) // 2))
    wider = sheet.getchannel("A").filter(ImageFilter.MaxFilter(2 * HALO - 1))
    ground = Image.new("RGBA", (SIZE, SIZE), (*CREAM, 0))
    ground.putalpha(wider.filter(ImageFilter.GaussianBlur(1)))
    data = io.BytesIO()
    Image.alpha_composite(ground, sheet).save(data, "PNG", optimize=True)
    return data.getvalue()
