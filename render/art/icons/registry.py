"""Where the drawings of icons sign up."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.art.paint import Pen
from render.art.theme import Theme

Draw = Callable[[Pen, Theme, str], None]


@dataclass(frozen=True)
class Drawing:
    """How to draw an icon, its width for a height of 100, and the variants it has, if any."""

    draw: Draw
    wide: int
    variants: tuple[str, ...]

    def takes(self, variant: str) -> bool:
        return variant in self.variants


ICONS: dict[str, Drawing] = {}


def drawing(name: str, wide: int = 100, variants: tuple[str, ...] = ()) -> Callable[[Draw], Draw]:
    def sign_up(draw: Draw) -> Draw:
        ICONS[name] = Drawing(draw, wide, variants)
        return draw

    return sign_up
