"""Farmers on the trail, and what a hand can do for them."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from engine import PlayerView
from engine.argentina.views import ArgentinaPlayer
from render.art import lettering as text
from render.art.icons import icon
from render.art.theme import INK, SOFT_INK, THEMES
from render.art.tiles import lay, number, paste, plot
from render.kit import Box
from render.scenes.scene import Scene


@lru_cache(maxsize=256)
def farmer(tile: str, size: int, theme: str) -> Image.Image:
    """A farmer: the colour with its emblem, the hand that asks for a fee, and the strength needed."""
    colour, hand, strength = tile.split("-")
    fill = THEMES[theme].areas[colour]
    sprite = plot(size, fill)
    lay(sprite, icon(f"farmer:{colour}", round(size * 0.66), theme), 2, size * 0.1)
    lay(sprite, icon(f"hand:{hand}", round(size * 0.38), theme), size * 0.66, 3)
    lay(sprite, icon(f"emblem:{colour}", round(size * 0.32), theme), 2, size * 0.66)
    paste(sprite, number("strength", strength, round(size * 0.52), theme), size * 0.72, size * 0.7)
    return sprite


def draw_strength(scene: Scene, player: PlayerView, box: Box) -> None:
    """Strength with what the best cards could add."""
    x0, y0, x1, _ = box
    assert isinstance(player, ArgentinaPlayer)
    strengths = player.cattle_strength or []
    total = str(player.strength + sum(strengths))
    wide = text.write(scene.image, x0 + 20, y0 + 42, total, 64, INK, "black", "left")
    parts = f"{player.strength} + " + "+".join(map(str, strengths)) if strengths else "0"
    scene.icon("strength", 48, x0 + 52 + wide, y0 + 40)
    text.fit(scene.image, (x0 + 84 + wide, y0 + 20, x1 - 12, y0 + 64), parts, 28, SOFT_INK, "medium", "left")
