"""The three cities large: quays with the discs that wait, and what every space gives and is worth."""

from __future__ import annotations

from PIL import Image

from engine import View
from engine.argentina.charts import CITIES, QUARTERS, CityMap, CitySpace, harbour
from engine.argentina.views import ArgentinaView
from render.argentina.harbour import ROMAN, quarter_grain, quarter_spaces
from render.art import lettering as text
from render.art.glyphs import Glyph, draw_glyph, glyphs, row
from render.art.paint import mix, rgb
from render.art.theme import INK, PAPER, SEA, SOFT_INK
from render.art.tiles import lay, number, panel, paste
from render.scenes.frames import Box
from render.scenes.scene import Scene

WIDE, HIGH = 1440, 800
SPACE = (88, 92)


def _view(scene: Scene) -> ArgentinaView:
    assert isinstance(scene.view, ArgentinaView)
    return scene.view


def scene(view: View, locale: str, theme: str, names: dict[str, str]) -> Scene:
    made = Scene(Image.new("RGB", (WIDE, HIGH), mix(SEA, PAPER, 0.2)), view, theme, locale, names)
    step = WIDE // len(CITIES)
    for i, name in enumerate(CITIES):
        _city(made, name, (step * i + 8, 8, step * (i + 1) - 8, HIGH - 8))
    return made


def _city(scene: Scene, name: str, box: Box) -> None:
    x0, y0, x1, y1 = box
    entry = _view(scene).cities[name]
    fact = harbour().maps[entry.side][name]
    lay(scene.image, panel(x1 - x0, y1 - y0, PAPER, rgb("#5c7f8a"), 3, 16), x0, y0)
    text.fit(scene.image, (x0 + 20, y0 + 10, x1 - 20, y0 + 58), scene.say(f"city-{name}"), 40, INK, "black")
    for i, (quay, discs) in enumerate(entry.quays.items()):
        _quay(
            scene,
            name,
            quay,
            fact,
            discs,
            (x0 + 12, y0 + 64 + i * 76, x1 - 12, y0 + 134 + i * 76),
        )
    high = (y1 - y0 - 228) / len(QUARTERS)
    for i, quarter in enumerate(QUARTERS):
        top = y0 + 222 + high * i
        area = (x0 + 12, round(top), x1 - 12, round(top + high - 6))
        _quarter(scene, name, quarter, fact, area)


def _quay(scene: Scene, city: str, quay: str, fact: CityMap, discs: list[str], box: Box) -> None:
    """A pier: its number, the grain it saves, the points of a disc that stays, and the discs on it."""
    x0, y0, x1, y1 = box
    lay(scene.image, panel(x1 - x0, y1 - y0, rgb("#d9b98a"), rgb("#6f4a2c"), 3, 10), x0, y0)
    scene.spots[f"quay:{city}_{quay}"] = (x0, y0, x1, y1)
    middle = (y0 + y1) / 2
    text.write(scene.image, x0 + 18, middle, ROMAN[quay], 36, INK, "black", "left")
    x = x0 + 58.0
    if fact.discount[quay]:
        saving = draw_glyph(Glyph("grain", before=f"−{fact.discount[quay]}"), 40, scene.theme)
        lay(scene.image, saving, x, middle - 20)
        x += saving.width + 10
    if fact.quay_vp[quay]:
        paste(scene.image, number("vp", str(fact.quay_vp[quay]), 40, scene.theme), x + 20, middle)
        x += 48
    scene.discs(discs, 50, x + 6, middle, x1 - x - 16, "left")


def _quarter(scene: Scene, city: str, quarter: str, fact: CityMap, box: Box) -> None:
    x0, y0, x1, y1 = box
    lay(scene.image, panel(x1 - x0, y1 - y0, rgb("#e9dcb8"), rgb("#b79d6c"), 2, 10), x0, y0)
    label = scene.say(f"quarter-{quarter}")
    text.fit(scene.image, (x0 + 12, y0 + 3, x1 - 12, y0 + 29), label, 22, SOFT_INK, "bold", "left")
    middle = (y0 + y1) / 2 + 13
    scene.icon(f"task:{quarter}", 44, x0 + 34, middle - 24)
    cost = draw_glyph(Glyph("grain", before=str(quarter_grain(fact, quarter))), 44, scene.theme)
    paste(scene.image, cost, x0 + 34, middle + 25)
    owners = _view(scene).cities[city].spaces
    x = x0 + 70 + SPACE[0] / 2
    for name, space in quarter_spaces(fact, quarter, owners).items():
        _space(scene, f"city:{city}:{name}", space, owners[name], x, middle)
        x += SPACE[0] + 4


def _space(scene: Scene, spot: str, space: CitySpace, owner: str | None, x: float, y: float) -> None:
    """A space: whose disc lies there, or what it gives at once above and what it is worth below."""
    scene.mark(spot, x, y, *SPACE)
    if owner is not None:
        paste(scene.image, panel(*SPACE, mix(PAPER, rgb("#cdb994"), 0.5), rgb("#b79d6c"), 2, 12), x, y)
        scene.icon(f"disc:{scene.index(owner)}", 58, x, y - (12 if space.vp else 0))
        if space.vp:
            paste(scene.image, number("vp", str(space.vp), 30, scene.theme), x, y + 29)
        return
    paste(scene.image, panel(*SPACE, rgb("#fffaf0"), rgb("#8b6a45"), 2, 12), x, y)
    found = glyphs(space.action)
    if found:
        paste(scene.image, row(found, 42, scene.theme, SPACE[0] - 10), x, y - (18 if space.vp else 0))
    if space.vp:
        paste(scene.image, number("vp", str(space.vp), 38, scene.theme), x, y + (24 if found else 0))
