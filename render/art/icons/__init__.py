"""Icons: vectors drawn in code, each on a field of 100 by 100, at any size and kept once drawn.

A name may carry a variant after a colon: `cow:caracu`, `worker:gaucho`, `farmer:green`, `disc:2`.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.art.icons import basic, cattle, people, things, tokens
from render.art.icons.registry import ICONS
from render.art.night import kept
from render.art.paint import Pen
from render.art.theme import CREAM, THEMES

__all__ = ["basic", "cattle", "icon", "known", "people", "things", "tokens"]


def known(name: str) -> bool:
    """Whether there is a drawing for this name."""
    kind, _, variant = name.partition(":")
    return kind in ICONS and ICONS[kind].takes(variant)


# What is black or white by name, or has the colours of an animal, and whether it needs a rim by night.
KEPT = {"hand": None, "corner": None, "card": CREAM, "cow": CREAM}


@lru_cache(maxsize=1536)
def icon(name: str, size: int, theme: str = "light") -> Image.Image:
    """The icon, `size` pixels high."""
    kind, _, variant = name.partition(":")
    drawing = ICONS[kind]
    pen = Pen(round(size * drawing.wide / 100), size, drawing.wide)
    drawing.draws[variant](pen, THEMES[theme], variant)
    sprite = pen.done()
    return kept(sprite, rim=KEPT[kind]) if THEMES[theme].night and kind in KEPT else sprite
