"""Tiles and tokens as finished sprites: buildings, workers, masters, numbers on coins."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from PIL import Image, ImageOps

from engine.agenda import Action
from engine.catalog import Master
from render.art import lettering as text
from render.art.glyphs import COUNTED, Glyph, draw_glyph, glyphs, goods, row
from render.art.icons import icon
from render.art.icons.tokens import plate
from render.art.paint import Colour, Pen, darker, lighter, mix, rgb
from render.art.theme import CREAM, INK, PAPER, SHAPES, SOFT_INK, THEMES
from render.edition import Edition

NEUTRAL = rgb("#7a5a3a")
HEADER = 26
LEAST_ROW = 22  # below this height the icons of an action are hard to tell apart


def paste(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Puts a sprite with its centre at a point."""
    image.paste(sprite, (round(x - sprite.width / 2), round(y - sprite.height / 2)), sprite)


def lay(image: Image.Image, sprite: Image.Image, x: float, y: float) -> None:
    """Puts a sprite with its upper left corner at a point."""
    image.paste(sprite, (round(x), round(y)), sprite)


@lru_cache(maxsize=512)
def panel(
    wide: int, high: int, fill: Colour, edge: Colour, line: float = 2, radius: float = 10
) -> Image.Image:
    """A plate with round corners and a soft edge."""
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, fill, edge, line, radius)
    return pen.done()


@lru_cache(maxsize=512)
def number(kind: str, value: str, size: int, theme: str = "light") -> Image.Image:
    """A coin, rosette, weight ... with a number on it."""
    return draw_glyph(Glyph(kind, on=value), size, theme)


@lru_cache(maxsize=256)
def building(
    edition: Edition, tile: str, owner: int | None, size: tuple[int, int], theme: str
) -> Image.Image:
    """A building tile: a roof in its owner's colour with its name, hand and points, and its actions below."""
    wide, high = size
    fact = edition.catalog.buildings[tile]
    colour = NEUTRAL if owner is None else THEMES[theme].seats[owner]
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, darker(colour, 0.5), radius=9)
    pen.box(1.5, 1.5, wide - 1.5, high - 1.5, colour, radius=8)
    pen.box(4, HEADER, wide - 4, high - 4, PAPER, radius=5)
    if owner is not None:
        plate(pen, SHAPES[owner], 15, 14, 9.5, colour, 3)
    sprite = pen.done()
    if owner is None:
        text.write(sprite, wide / 2, 14, tile, 24, CREAM, "black")
    else:
        text.write(sprite, 27, 14, tile, 20, CREAM, "bold", "left")
    if fact.hand:
        # Beside a long name and many points there is no room for the hand: it goes to the lower corner.
        x, y = (wide - 38, 14) if len(tile) < 3 else (16, high - 17)
        paste(sprite, icon(f"hand:{fact.hand}", 21, theme), x, y)
    if fact.vp:
        paste(sprite, number("vp", str(fact.vp), 27, theme), wide - 15, 13.5)
    _actions(sprite, fact.actions, (5, HEADER + 1, wide - 5, high - 5), theme)
    return sprite


def _actions(
    sprite: Image.Image, actions: Sequence[Action], box: tuple[int, int, int, int], theme: str
) -> None:
    """Each action in a cell of its own; three share two rows, and a single long one has two to itself."""
    x0, y0, x1, y1 = box
    found = [glyphs(action) for action in actions]
    rows = [[one] for one in found]
    if len(found) == 3:
        longest = max(found, key=lambda one: row(one, 26, theme).width)
        rest = [one for one in found if one is not longest]
        rows = [[longest], rest] if found[0] is longest else [rest, [longest]]
    elif len(found) == 1 and row(found[0], 34, theme, x1 - x0 - 4).height < LEAST_ROW:
        rows = [[half] for half in _halves(found[0], theme)]
    high = (y1 - y0) / len(rows)
    line = panel(x1 - x0 - 8, 2, rgb("#cdb994"), rgb("#cdb994"), 0, 1)
    for r, cells in enumerate(rows):
        y = y0 + high * (r + 0.5)
        if r and len(found) > 1:
            paste(sprite, line, (x0 + x1) / 2, y0 + high * r)
        wide = (x1 - x0) / len(cells)
        for c, one in enumerate(cells):
            strip = row(one, int(min(high - 3, 34)), theme, wide - 4)
            paste(sprite, strip, x0 + wide * (c + 0.5), y)
            if c:
                upright = panel(2, int(high) - 8, rgb("#cdb994"), rgb("#cdb994"), 0, 1)
                paste(sprite, upright, x0 + wide * c, y)


def _halves(found: list[Glyph], theme: str) -> tuple[list[Glyph], list[Glyph]]:
    """An action in two lines that are as alike in width as can be."""
    cut = min(
        range(1, len(found)),
        key=lambda n: max(row(found[:n], 34, theme).width, row(found[n:], 34, theme).width),
    )
    return found[:cut], found[cut:]


@lru_cache(maxsize=128)
def worker(tile: str, size: int, theme: str, dim: bool = False) -> Image.Image:
    """A worker tile; a strong worker carries a weight."""
    name, strong = tile.rstrip("+"), tile.endswith("+")
    fill = THEMES[theme].workers[name]
    if dim:
        fill = mix(fill, PAPER, 0.5)
    pen = Pen(size, size)
    pen.box(0, 0, size, size, darker(fill, 0.55), radius=7)
    pen.box(2, 2, size - 2, size - 2, fill, lighter(fill, 0.5), 2, 6)
    sprite = pen.done()
    paste(sprite, icon(f"worker:{name}", round(size * 0.8), theme), size * 0.5, size * 0.52)
    if strong:
        paste(sprite, icon("strength", round(size * 0.44), theme), size * 0.78, size * 0.75)
    return sprite


def plot(size: int, fill: Colour) -> Image.Image:
    """The ground of a tile of the trail."""
    pen = Pen(size, size)
    pen.box(0, 0, size, size, darker(fill, 0.6), radius=8)
    pen.box(2, 2, size - 2, size - 2, fill, lighter(fill, 0.45), 2.5, 7)
    return pen.done()


def tile_of_bag(edition: Edition, tile: str, size: int, theme: str) -> Image.Image:
    """Whatever can lie on a foresight space."""
    if tile in edition.workers:
        return worker(tile, size, theme)
    return edition.kit.trail_tile(edition, tile, size, theme)


@lru_cache(maxsize=16)
def engine(edition: Edition, seat: int, size: int, theme: str) -> Image.Image:
    """A player's engine, which looks the way the line of this game runs."""
    sprite = icon(f"locomotive:{seat}", size, theme)
    return ImageOps.mirror(sprite) if edition.layout.engines_face == "right" else sprite


@lru_cache(maxsize=64)
def master(edition: Edition, name: str, size: tuple[int, int], theme: str) -> Image.Image:
    """A station master: what it gives above, what it counts at the end below."""
    wide, high = size
    fact = edition.catalog.masters[name]
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, rgb("#f3e3b8"), rgb("#5b3f25"), 2, 6)
    pen.box(2, high / 2, wide - 2, high - 2, rgb("#c9a66b"), radius=4)
    sprite = pen.done()
    cell = int(high / 2 - 4)
    paste(sprite, row(master_gives(edition, fact), cell, theme, wide - 6), wide / 2, high * 0.26)
    paste(sprite, row(master_counts(fact, wide > 60), cell, theme, wide - 6), wide / 2, high * 0.74)
    return sprite


def master_gives(edition: Edition, fact: Master) -> list[Glyph]:
    if fact.action:
        return glyphs(fact.action)
    lasting = goods(grain=fact.permanent_grain, certificates=fact.permanent_certificates)
    return [*lasting, Glyph(edition.layout.crest)]


def master_counts(fact: Master, full: bool) -> list[Glyph]:
    """What a master counts; in full also the points, and how many it takes to get them."""
    counted = COUNTED[fact.of]
    if not full:
        return [counted]
    every = counted._replace(before=str(fact.every)) if fact.every > 1 else counted
    return [Glyph("vp", on=str(fact.points)), Glyph("per"), every]


@lru_cache(maxsize=256)
def badge(label: str, size: int, fill: Colour) -> Image.Image:
    """A numbered badge, for the options of a menu."""
    pen = Pen(size, size)
    pen.circle(size / 2, size / 2, size / 2, INK)
    pen.circle(size / 2, size / 2, size / 2 - 2, CREAM)
    pen.circle(size / 2, size / 2, size / 2 - 4.5, fill)
    sprite = pen.done()
    text.write(sprite, size / 2, size / 2, label, max(text.SMALLEST, round(size * 0.52)), CREAM, "black")
    return sprite


@lru_cache(maxsize=64)
def value_mark(label: str, size: int) -> Image.Image:
    """A breeding value: a number on a cream disc, as on the corner of a card."""
    pen = Pen(size, size)
    pen.circle(size / 2, size / 2, size / 2, CREAM, INK, 2)
    sprite = pen.done()
    text.write(sprite, size / 2, size / 2, label, max(text.SMALLEST, round(size * 0.7)), INK, "black")
    return sprite


@lru_cache(maxsize=64)
def ring(wide: int, high: int, colour: Colour, line: float = 5, radius: float = 14) -> Image.Image:
    """A frame with an empty middle, light on the outside, to mark a place."""
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, CREAM, radius=radius)
    pen.box(2, 2, wide - 2, high - 2, colour, radius=radius - 2)
    pen.box(2 + line, 2 + line, wide - 2 - line, high - 2 - line, (0, 0, 0, 0), radius=radius - 2 - line)
    return pen.done()


@lru_cache(maxsize=64)
def plain(size: int, fill: Colour = SOFT_INK) -> Image.Image:
    """A small dot."""
    pen = Pen(size, size)
    pen.circle(size / 2, size / 2, size / 2, fill)
    return pen.done()
