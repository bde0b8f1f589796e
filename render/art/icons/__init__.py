"""Icons: vectors drawn in code, each on a field of 100 by 100, at any size and kept once drawn.

A name may carry a variant after a colon: `cow:caracu`, `worker:gaucho`, `farmer:green`, `disc:2`.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.art.icons import basic, cattle, frontier, people, things, tokens
from render.art.icons.registry import ICONS
from render.art.paint import Pen
from render.art.theme import THEMES

__all__ = ["basic", "cattle", "frontier", "icon", "known", "people", "things", "tokens"]


def known(name: str) -> bool:
    """Whether there is a drawing for this name."""
    kind, _, variant = name.partition(":")
    return kind in ICONS and (not variant or ICONS[kind].takes(variant))


@lru_cache(maxsize=1536)
def icon(name: str, size: int, theme: str = "light") -> Image.Image:
    """The icon, `size` pixels high."""
    kind, _, variant = name.partition(":")
    drawing = ICONS[kind]
    pen = Pen(round(size * drawing.wide / 100), size, drawing.wide)
    drawing.draw(pen, THEMES[theme], variant)
    return pen.done()
