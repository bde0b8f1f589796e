"""The markets large: workers with prices and events to come, cattle with all the ways to buy them."""

from __future__ import annotations

from PIL import Image

from engine import View
from render.art import lettering as text
from render.art.glyphs import Glyph, row
from render.art.paint import rgb
from render.art.theme import INK, SOFT_INK
from render.art.tiles import lay, number, panel, paste
from render.scenes.frames import Box, card_table
from render.scenes.scene import Scene, table
from render.scenes.tables import draw_cattle, draw_jobs, draw_objectives

WIDE, HIGH = 1400, 1050
JOBS: Box = (8, 8, 1392, 412)
CATTLE: Box = (8, 420, 812, 748)
OBJECTIVES: Box = (8, 756, 812, 1042)
PRICES: Box = (820, 420, 1392, 1042)


def scene(view: View, locale: str, theme: str, names: dict[str, str]) -> Scene:
    made = Scene(Image.new("RGB", (WIDE, HIGH), table(view.game)), view, theme, locale, names)
    for box, draw in ((JOBS, draw_jobs), (CATTLE, draw_cattle), (OBJECTIVES, draw_objectives)):
        frame = panel(box[2] - box[0], box[3] - box[1], rgb("#f6ecd2"), rgb("#b79d6c"), 2, 14)
        lay(made.image, frame, box[0], box[1])
        draw(made, box)
    _surcharge(made)
    _prices(made, PRICES)
    return made


def _surcharge(scene: Scene) -> None:
    """A strong worker, if the game has any, costs more: the weight and the coin say how much."""
    extra = scene.edition.catalog.strong_surcharge
    if not extra:
        return
    strip = row([Glyph("strength"), Glyph("coin", on=f"+{extra}")], 32, scene.theme)
    lay(scene.image, strip, JOBS[0] + 250, JOBS[1] + 5)


def _prices(scene: Scene, box: Box) -> None:
    """Every way to buy cattle: so many herders and so much money for so many cards."""
    x0, y0, x1, y1 = box
    card_table(scene, box, "title-prices")
    printed = scene.edition
    options = printed.catalog.prices
    herder = Glyph(f"worker:{printed.catalog.roles.herder}")
    step = (y1 - y0 - 56) / len(options)
    offered = set(scene.view.cattle_market)
    for i, option in enumerate(options):
        y = y0 + 48 + step * (i + 0.5)
        for_sale = offered & option.fits
        back = rgb("#fdf6e3") if for_sale else rgb("#e6dcc4")
        lay(
            scene.image,
            panel(x1 - x0 - 24, int(step - 6), back, rgb("#c4ab79"), 1.5, 10),
            x0 + 12,
            y - step / 2 + 3,
        )
        herders = row([herder] * option.herders, 36, scene.theme, 196)
        lay(scene.image, herders, x0 + 26, y - herders.height / 2)
        paste(scene.image, number("coin", str(option.money), 46, scene.theme), x0 + 252, y)
        scene.icon("arrow", 36, x0 + 300, y)
        bought = row([Glyph(f"card:{option.of}")] * option.cards, 50, scene.theme)
        lay(scene.image, bought, x0 + 328, y - 25)
        key = f"breed-{option.of}" if option.of in printed.breeds else f"price-{option.of}"
        left = x0 + 338 + bought.width
        colour = INK if for_sale else SOFT_INK
        text.fit(scene.image, (left, y - 20, x1 - 18, y + 20), scene.title(key), 24, colour, "bold", "left")
