"""The part of the board that never changes: the map, drawn once for each game and theme and kept.

The order matters: land, fields, river, trees, trail, rails, spaces, then what lies beyond and the frames.
"""

from __future__ import annotations

from functools import cache, lru_cache

from PIL import Image

from engine.agenda import Action
from render.art import lettering as text
from render.art.glyphs import glyphs, row
from render.art.ground import Ground, draw_land, draw_rivers, scatter
from render.art.icons import icon
from render.art.paint import Pen, darker, mix, rgb, smooth
from render.art.theme import INK, PAPER, PARCHMENT, THEMES, WOOD
from render.art.tiles import lay, number, panel, paste
from render.art.ways import draw_rails, draw_trail, edges, half_size, places, tracks
from render.edition import Edition

FINE = 2


@cache
def area(edition: Edition, name: str) -> tuple[int, int, int, int]:
    return edition.layout.areas[name]


@lru_cache(maxsize=6)
def base(edition: Edition, theme: str) -> Image.Image:
    """The empty board. Callers copy it before they draw on it."""
    wide, high = edition.layout.size
    ground, land = edition.kit.ground, area(edition, "map")
    pen = Pen(wide, high, ground=PARCHMENT, fine=FINE)
    draw_land(pen, land, ground)
    _fields(pen, edition, ground)
    draw_rivers(pen, edition)
    scatter(pen, land, ground, lambda x, y, r: _free(edition, x, y, r))
    draw_trail(pen, edition, ground.road, ground.road_edge)
    draw_rails(pen, edition, ground.land)
    _spaces(pen, edition, theme, ground)
    ground.capital(pen, edition.layout.capital.box)
    ground.beyond(pen, edition)
    _frames(pen, edition)
    image = pen.done().convert("RGB")
    _labels(image, edition, theme)
    return image


def _fields(pen: Pen, edition: Edition, ground: Ground) -> None:
    """Grain or woods under every space on which a building counts as standing there."""
    wide, high = edition.layout.tile
    for name in edition.catalog.trail.fields:
        ground.field(pen, name, places(edition)[name], (wide / 2 + 15, high / 2 + 13))


@cache
def _taken(edition: Edition) -> tuple[tuple[float, float, float, float], ...]:
    """The rectangles where scenery would be in the way."""
    layout, at = edition.layout, places(edition)
    wide, high = layout.tile
    boxes = [(x - wide / 2, y - high / 2 - 10, x + wide / 2, y + high / 2 + 10) for x, y in at.values()]
    boxes += [(x - 26, y - 26, x + 26, y + 26) for x, y in tracks(edition).values()]
    boxes += layout.stations.values()
    boxes.append(layout.capital.box)
    if layout.fees:
        x, y = layout.fees
        boxes.append((x - 90, y - 30, x + 90, y + 30))
    for _, _, curve in edges(edition):
        boxes += [(x - 20, y - 20, x + 20, y + 20) for x, y in curve[::2]]
    for course in layout.rivers:
        boxes += [(x - 20, y - 20, x + 20, y + 20) for x, y in smooth([(x, y) for x, y in course])]
    return tuple(boxes)


def _free(edition: Edition, x: float, y: float, r: float) -> bool:
    x0, y0, x1, y1 = area(edition, "map")
    if not (x0 + r < x < x1 - r and y0 + r < y < y1 - r):
        return False
    return not any(a - r < x < c + r and b - r < y < d + r for a, b, c, d in _taken(edition))


def _spaces(pen: Pen, edition: Edition, theme: str, ground: Ground) -> None:
    """Every empty space of the trail: a foundation for a building, a plot for a farmer, hazard or camp."""
    trail = edition.catalog.trail
    for name, (x, y) in places(edition).items():
        if name.startswith("ramp"):
            pen.box(x - 15, y - 11, x + 15, y + 11, rgb("#d9a56c"), darker(WOOD, 0.4), 2, 4)
            continue
        w, h = half_size(edition, name)
        if name in trail.tile_money:
            colour = THEMES[theme].area(name[:-1])
            pen.box(x - w - 3, y - h - 3, x + w + 3, y + h + 3, darker(colour, 0.35), radius=10)
            pen.box(x - w, y - h, x + w, y + h, mix(colour, PAPER, 0.45), radius=8)
        elif name not in (trail.start, trail.capital):
            _foundation(pen, x, y, w - 4, h - 4, ground)


def _foundation(pen: Pen, x: float, y: float, w: float, h: float, ground: Ground) -> None:
    """An empty building plot: bare earth with a dashed line round it."""
    pen.box(x - w, y - h, x + w, y + h, mix(ground.road, ground.land, 0.35), radius=10)
    for side in (-1, 1):
        for i in range(-3, 4):
            at = x + i * (w - 8) / 3.6
            pen.line([(at - 5, y + side * (h - 6)), (at + 5, y + side * (h - 6))], ground.dash, 2.4)
        for i in range(-2, 3):
            at = y + i * (h - 8) / 2.8
            pen.line([(x + side * (w - 6), at - 4.5), (x + side * (w - 6), at + 4.5)], ground.dash, 2.4)


def _frames(pen: Pen, edition: Edition) -> None:
    """The tables of the lower edge and the strip of the upper one."""
    for name in ("jobs", "cattle", "objectives"):
        x0, y0, x1, y1 = area(edition, name)
        pen.box(x0, y0, x1, y1, rgb("#8b6a45"))
        pen.box(x0 + 4, y0 + 4, x1 - 4, y1 - 4, PAPER, radius=10)
    x0, y0, x1, y1 = area(edition, "players")
    pen.box(x0, y0, x1, y1, rgb("#4a3524"))
    pen.line([(x0, y1 - 2), (x1, y1 - 2)], rgb("#2f2116"), 4, caps=False)


def _labels(image: Image.Image, edition: Edition, theme: str) -> None:
    """What is printed on the board: numbers of the track, money of the spaces, risk actions."""
    trail, at = edition.catalog.trail, places(edition)
    for name, (x, y) in tracks(edition).items():
        if name.isdigit():
            text.write(image, x, y, name, 20, INK, "bold")
    _money(image, edition, theme)
    for name, where in edition.layout.risk.items():
        x, y = at[name]
        tab = risk_tab(trail.risk[name], theme)
        paste(image, tab, x, y + (-1 if where == "above" else 1) * (edition.layout.tile[1] / 2 + 12))
    for name in trail.neutral_spaces:
        text.write(image, *at[name], name, 40, rgb("#a5835a"), "black")
    for name, (x, y) in at.items():
        if name.startswith("ramp"):
            text.write(image, x, y, name[4:], 20, rgb("#b3261e"), "black")
        elif name in trail.building_spaces:
            text.write(image, x, y, name, 30, rgb("#8b6a45"), "bold")
    paste(image, icon("move", 54, theme), *at[trail.start])
    if "depot" in edition.layout.areas:
        x0, y0, _, _ = area(edition, "depot")
        lay(image, icon("engine", 30, theme), x0 + 12, y0 + 10)


def _money(image: Image.Image, edition: Edition, theme: str) -> None:
    """The sign and number of every space for a tile, and its money where the spaces of its kind have any."""
    money = edition.catalog.trail.tile_money
    paying = {name[:-1] for name, value in money.items() if value}
    for name, value in money.items():
        x, y = places(edition)[name]
        text.write(image, x, y - edition.layout.trail_tile / 2 - 12, name[-1], 20, rgb("#5a4126"), "black")
        if name[:-1] in paying:
            coin = number("coin", str(value).replace("-", "−"), 26, theme)
            paste(image, coin, x, y + edition.layout.trail_tile / 2 + 8)
        paste(image, icon(f"emblem:{name[:-1]}", edition.layout.emblem, theme), x, y - 6)


def risk_tab(action: Action, theme: str) -> Image.Image:
    strip = row(glyphs(action), 24, theme)
    tab = panel(strip.width + 16, 30, rgb("#f3c9a5"), rgb("#9c4a21"), 2, 8).copy()
    paste(tab, strip, tab.width / 2, 15)
    return tab
