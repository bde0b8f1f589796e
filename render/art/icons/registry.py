"""Where the drawings of icons sign up, those of all games and those that a game brings."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from render.art.paint import Pen
from render.art.theme import Theme

Draw = Callable[[Pen, Theme, str], None]


@dataclass(frozen=True)
class Drawing:
    """How to draw an icon by variant, "" if it has none, and its width for a height of 100."""

    wide: int
    draws: dict[str, Draw]

    def takes(self, variant: str) -> bool:
        return variant in self.draws


ICONS: dict[str, Drawing] = {}


def drawing(name: str, wide: int = 100, variants: tuple[str, ...] = ("",)) -> Callable[[Draw], Draw]:
    """Draws an icon, or some variants of it; another module may draw others."""

    def sign_up(draw: Draw) -> Draw:
        ICONS.setdefault(name, Drawing(wide, {})).draws.update(dict.fromkeys(variants, draw))
        return draw

    return sign_up
