"""The parts that all pictures besides the board share: the heading with its player, and framed tables."""

from __future__ import annotations

from render.art import lettering as text
from render.art.paint import Colour, rgb
from render.art.theme import INK, PAPER, SOFT_INK
from render.art.tiles import lay, panel
from render.scenes.scene import Scene
from render.scenes.strip import plate

Box = tuple[int, int, int, int]


def head(scene: Scene, seat: str, wide: int, notes: list[str]) -> None:
    """Whose picture it is, and on the right a few notes."""
    index = scene.index(seat)
    lay(scene.image, plate(wide - 16, 84, index, False, scene.theme), 8, 6)
    scene.icon(f"disc:{index}", 58, 50, 48)
    right = wide - 30.0
    for note in reversed(notes):
        right -= text.fit(scene.image, (right - 230, 28, right, 68), note, 24, INK, "bold", "right") + 28
    text.fit(scene.image, (98, 20, max(right, 240), 76), scene.name(seat), 40, INK, "black", "left")


def card_table(scene: Scene, box: Box, key: str, fill: Colour = PAPER) -> None:
    """A framed table with its title in the upper left corner."""
    x0, y0, x1, y1 = box
    lay(scene.image, panel(x1 - x0, y1 - y0, fill, rgb("#b79d6c"), 2, 14), x0, y0)
    text.fit(scene.image, (x0 + 16, y0 + 8, x1 - 16, y0 + 42), scene.say(key), 26, SOFT_INK, "bold", "left")
