"""Somebody's points by category, on average, beside those of the people they play with."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from data.texts import say_for
from render.art import lettering as text
from render.art.icons import icon
from render.art.paint import Colour, darker, rgb
from render.art.scripts import visible
from render.art.theme import CREAM, INK, PAPER, SOFT_INK, THEMES
from render.art.tiles import lay, panel, paste
from render.edition import edition
from render.scenes.scene import table

WIDE = 1000
TOP, ROW, FOOT = 92, 64, 16
LABELS = 290
Row = tuple[str, float, float | None]  # a category, one's own points and those of the others


def draw(
    game: str, rows: Sequence[Row], people: tuple[str, str], locale: str, theme: str, below: str = ""
) -> Image.Image:
    """Two bars for each category: one's own, and below it the others'. What else there is to say is last."""
    end = TOP + ROW * len(rows)
    image = Image.new("RGB", (WIDE, end + (ROW if below else 0) + FOOT), table(game))
    own, others = THEMES[theme].seats[0], SOFT_INK
    for column, (name, colour) in enumerate(zip(people, (own, others), strict=True)):
        left = 12 + column * (WIDE - 24) / 2
        lay(image, panel(int((WIDE - 24) / 2 - 8), 66, colour, darker(colour, 0.4), 3, 12), left, 12)
        box = (left + 16, 14, left + (WIDE - 24) / 2 - 20, 76)
        text.fit(image, box, visible(name, "?"), 30, CREAM, "black", "left")
    most = max((abs(one) for _, *found in rows for one in found if one is not None), default=0) or 1
    icons = edition(game).layout.scores
    for place, (key, mine, theirs) in enumerate(rows):
        y = TOP + ROW * place
        lay(image, panel(WIDE - 24, ROW - 4, PAPER if place % 2 else rgb("#efe2c0"), PAPER, 0, 8), 12, y)
        if key in icons:
            paste(image, icon(icons[key], 40, theme), 46, y + 30)
        label = say_for(locale, game, f"score-{key}")
        text.fit(image, (78, y + 8, LABELS - 8, y + 54), label, 27, INK, "bold", "left")
        _bar(image, y + 16, mine, most, own, "bold")
        if theirs is not None:
            _bar(image, y + 43, theirs, most, others, "medium")
    if below:
        lay(image, panel(WIDE - 24, ROW - 4, own, darker(own, 0.4), 3, 12), 12, end + 4)
        text.fit(image, (28, end + 8, WIDE - 28, end + ROW - 4), below, 28, CREAM, "bold", "left")
    return image


def _bar(image: Image.Image, y: float, points: float, most: float, colour: Colour, weight: str) -> None:
    """Points that are lost are an empty bar."""
    if round(points, 1):
        wide = max(8, round((WIDE - LABELS - 130) * abs(points) / most))
        filled = colour if points > 0 else PAPER
        lay(image, panel(wide, 18, filled, colour, 3, 6), LABELS + 92, y - 9)
    figure = f"{points:.1f}".replace("-", "−")
    text.write(image, LABELS + 78, y, figure, 24, INK, weight, "right")
