"""Cards as sprites: cattle with value, strength and points; exhaustion; objectives with their tasks."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.catalog import EXHAUSTION
from render.art import lettering as text
from render.art.glyphs import Glyph, glyphs, objective_task, row
from render.art.icons import icon
from render.art.night import kept
from render.art.paint import Colour, Pen, darker, lighter, mix, rgb
from render.art.theme import CREAM, INK, LIGHT, PAPER, THEMES
from render.art.tiles import number, paste, value_mark
from render.edition import Edition

TEAL = rgb("#2f6f6b")
SAND = rgb("#9a6b3f")


def _sheet(size: tuple[int, int], fill: Colour, edge: Colour) -> Pen:
    wide, high = size
    pen = Pen(wide, high)
    pen.box(0, 0, wide, high, edge, radius=wide * 0.09)
    pen.box(2, 2, wide - 2, high - 2, CREAM, radius=wide * 0.075)
    pen.box(5, 5, wide - 5, high - 5, fill, radius=wide * 0.06)
    return pen


@lru_cache(maxsize=256)
def cattle(
    edition: Edition, card: str, size: tuple[int, int], theme: str, points: bool = True
) -> Image.Image:
    """A head of cattle: its breeding value upper left, strength lower right, victory points lower left."""
    if THEMES[theme].night:
        return kept(cattle(edition, card, size, LIGHT.name, points))
    wide, high = size
    breed, vp = edition.breed_of(card)
    fact = edition.breeds[breed]
    fill = THEMES[theme].breeds[breed]
    pen = _sheet(size, fill, INK)
    large = wide > 110
    middle, span = (0.4, 0.23) if large else (0.53, 0.3)
    pen.oval(wide / 2, high * middle, wide * 0.38, high * span, lighter(fill, 0.5), darker(fill, 0.2), 1.5)
    sprite = pen.done()
    face = round(min(wide * (0.62 if large else 0.66), high * 0.54))
    paste(sprite, icon(f"cow:{breed}", face, theme), wide / 2, high * middle)
    big = round(wide * 0.3) if large else max(30, round(wide * 0.4))
    paste(sprite, value_mark(str(fact.value), big), 6 + big / 2, 6 + big / 2)
    low = round(wide * 0.28) if large else round(max(28, wide * 0.32))
    if fact.strength:
        weight = number("strength", str(fact.strength), low, theme)
        paste(sprite, weight, wide - low * 0.62, high - low * 0.66)
    elif not vp and large:
        paste(sprite, icon(edition.layout.crest, low, theme), wide - low * 0.62, high - low * 0.66)
    if vp and points:
        paste(sprite, number("vp", str(vp), low, theme), low * 0.66, high - low * 0.66)
    return sprite


@lru_cache(maxsize=16)
def exhaustion(edition: Edition, size: tuple[int, int], theme: str) -> Image.Image:
    wide, high = size
    sprite = _sheet(size, rgb("#8a7d70"), INK).done()
    paste(sprite, icon("exhaustion", round(wide * 0.6), theme), wide / 2, high * 0.45)
    low = round(max(28, wide * 0.32))
    points = edition.catalog.cards[EXHAUSTION].vp
    paste(sprite, number("vp", str(points).replace("-", "−"), low, theme), low * 0.78, high - low * 0.66)
    return sprite


@lru_cache(maxsize=16)
def hidden(edition: Edition, size: tuple[int, int]) -> Image.Image:
    wide, high = size
    pen = _sheet(size, rgb("#8c5a36"), INK)
    pen.box(wide * 0.16, high * 0.13, wide * 0.84, high * 0.87, None, rgb("#d9b382"), 3, wide * 0.06)
    sprite = pen.done()
    paste(sprite, icon(edition.layout.crest, round(wide * 0.5)), wide / 2, high / 2)
    return sprite


# Where the tasks of an objective stand, by how many there are.
TASK_SPOTS = {
    1: [(0.5, 0.52)],
    2: [(0.28, 0.52), (0.72, 0.52)],
    3: [(0.28, 0.39), (0.72, 0.39), (0.5, 0.66)],
    4: [(0.28, 0.39), (0.72, 0.39), (0.28, 0.66), (0.72, 0.66)],
}


@lru_cache(maxsize=128)
def objective(edition: Edition, card: str, size: tuple[int, int], theme: str) -> Image.Image:
    """An objective: what it does when played on top, its tasks in the middle, its points below."""
    wide, high = size
    fact = edition.catalog.objectives[card]
    starting = card in edition.catalog.starting_objectives
    ground, edge = (SAND, rgb("#5b3f25")) if starting else (TEAL, rgb("#183f3c"))
    pen = _sheet(size, ground, edge)
    pen.box(9, high * 0.24, wide - 9, high * 0.8, PAPER, radius=6)
    sprite = pen.done()
    found = [Glyph(edition.layout.crest)] if starting else glyphs(fact.action)
    strip = row(found, round(high * 0.15), theme, wide - 20)
    tag = Pen(strip.width + 14, strip.height + 6)
    tag.box(0, 0, strip.width + 14, strip.height + 6, mix(ground, CREAM, 0.82), radius=8)
    paste(sprite, tag.done(), wide / 2, high * 0.13)
    paste(sprite, strip, wide / 2, high * 0.13)
    tasks = [objective_task(task) for task, count in fact.tasks.items() for _ in range(count)]
    cell = round(min(high * 0.25, wide * 0.42))
    for glyph, (x, y) in zip(tasks, TASK_SPOTS[len(tasks)], strict=True):
        paste(sprite, row([glyph], cell, theme, wide * (0.42 if len(tasks) > 1 else 0.8)), wide * x, high * y)
    low = round(high * 0.17)
    paste(sprite, number("vp", str(fact.vp), max(28, low), theme), wide * 0.3, high * 0.9)
    text.write(sprite, wide * 0.68, high * 0.9, f"/ {fact.fail}".replace("-", "−"), 20, CREAM, "bold")
    return sprite


def card(edition: Edition, name: str, size: tuple[int, int], theme: str) -> Image.Image:
    """Any card of a deck."""
    if name == EXHAUSTION:
        return exhaustion(edition, size, theme)
    if edition.is_objective(name):
        return objective(edition, name, size, theme)
    return cattle(edition, name, size, theme)


@lru_cache(maxsize=64)
def faded(edition: Edition, breed: str, size: tuple[int, int], theme: str) -> Image.Image:
    """A breed of which no card is for sale: only its ghost."""
    sprite = cattle(edition, breed, size, theme, False).copy()
    sprite.putalpha(sprite.getchannel("A").point(lambda a: a * 70 // 255))
    return sprite
