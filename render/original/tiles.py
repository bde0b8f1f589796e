"""Hazards and camps on the trail."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine.catalog import CAMP
from render.art.icons import icon
from render.art.paint import lighter
from render.art.theme import THEMES
from render.art.tiles import lay, number, paste, plot
from render.edition import Edition


@lru_cache(maxsize=128)
def hazard(tile: str, size: int, theme: str) -> Image.Image:
    """A hazard: what it is, the hand that asks for a fee, and the points for removing it."""
    kind, hand, vp = tile.split("-")
    fill = THEMES[theme].areas[kind]
    sprite = plot(size, fill)
    paste(sprite, icon(f"hazard:{kind}", round(size * 0.72), theme), size * 0.43, size * 0.5)
    lay(sprite, icon(f"hand:{hand}", round(size * 0.4), theme), size * 0.64, 3)
    paste(sprite, number("vp", vp, round(size * 0.5), theme), size * 0.72, size * 0.72)
    return sprite


@lru_cache(maxsize=16)
def camp(edition: Edition, tile: str, size: int, theme: str) -> Image.Image:
    """A camp: tents in its colour, one for blue and two for green, and the hand that asks for a fee."""
    colour = tile.partition("-")[2]
    sprite = plot(size, lighter(THEMES[theme].camps[colour], 0.35))
    paste(sprite, icon(f"camp:{colour}", round(size * 0.78), theme), size * 0.44, size * 0.55)
    lay(sprite, icon(f"hand:{edition.catalog.tile_hands[tile]}", round(size * 0.4), theme), size * 0.64, 3)
    return sprite


def trail_tile(edition: Edition, tile: str, size: int, theme: str) -> Image.Image:
    if edition.catalog.tile_area[tile] == CAMP:
        return camp(edition, tile, size, theme)
    return hazard(tile, size, theme)
