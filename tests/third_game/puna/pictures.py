"""How Puna is drawn: a stony plateau, people with hats, snow, and the bazaar with its wares."""

from __future__ import annotations

import random
from collections.abc import Iterator
from importlib.resources import files

from PIL import Image

from engine import View
from engine.views import TileView
from render.art.glyphs import COUNTED, PER, Glyph, reads
from render.art.ground import Box, Ground, ragged, tuft
from render.art.icons import icon
from render.art.icons.cattle import add_breed
from render.art.icons.people import bust
from render.art.icons.registry import drawing
from render.art.paint import Pen, Point, darker, rgb
from render.art.theme import CREAM, INK, LIGHT, PAPER, SAFE, Theme, add_colours
from render.art.tiles import number, paste, plot, value_mark
from render.check import all_among
from render.describe import Words
from render.edition import Edition
from render.kit import Kind, RenderKit, register
from render.scenes.changes import differing
from render.scenes.scene import Scene
from tests.third_game.puna.bazaar import PRICES, Barter
from tests.third_game.puna.views import PunaView

LAND = rgb("#d8cfb8")
STONE = rgb("#a99f8e")
HATS = {"llamero": "#b5443a", "mason": "#7f8a91", "guide": "#3f6f8f"}
WARES = {"salt": "#f4f1ea", "wool": "#d8b48a", "silver": "#b9c2cc"}
BREEDS = {"guanaco": "#b98a58", "alpaca": "#f2ead9", "vicuna": "#cf9d5e"}

for _theme in (LIGHT, SAFE):
    add_colours(_theme, areas={"snow": "#cfe3ee"}, breeds=BREEDS, workers=dict.fromkeys(HATS, "#d9c7a8"))
for _breed in BREEDS:
    add_breed(_breed, [])
PER["wares"] = COUNTED["wares"] = Glyph("ware:salt")
reads(Barter)(lambda e: [Glyph("bazaar")])


@drawing("worker", variants=tuple(HATS))
def worker(pen: Pen, theme: Theme, variant: str) -> None:
    hat = rgb(HATS[variant])
    bust(pen, darker(hat, 0.2))
    pen.blob([(16, 38), (30, 16), (50, 8), (70, 16), (84, 38), (50, 32)], hat, INK, 5)


@drawing("emblem", variants=("snow",))
@drawing("snow")
def snow(pen: Pen, theme: Theme, variant: str) -> None:
    for a, b in (((50, 6), (50, 94)), ((12, 28), (88, 72)), ((12, 72), (88, 28))):
        pen.line([a, b], INK, 14)
        pen.line([a, b], CREAM, 8)


@drawing("llama")
def llama(pen: Pen, theme: Theme, variant: str) -> None:
    pen.blob([(30, 94), (34, 30), (44, 8), (58, 8), (66, 30), (70, 94)], rgb("#f2ead9"), INK, 5)
    for x in (43, 57):
        pen.circle(x, 30, 4, INK)


@drawing("ware", variants=tuple(WARES))
def ware(pen: Pen, theme: Theme, variant: str) -> None:
    """A sack of it."""
    pen.blob([(20, 92), (14, 56), (36, 34), (64, 34), (86, 56), (80, 92)], rgb(WARES[variant]), INK, 5)
    pen.line([(34, 34), (66, 34)], INK, 8)


@drawing("bazaar")
def bazaar(pen: Pen, theme: Theme, variant: str) -> None:
    """A stall with a striped roof."""
    pen.box(18, 44, 82, 94, PAPER, INK, 5)
    for i in range(4):
        stripe = rgb("#b5443a") if i % 2 else CREAM
        pen.poly([(10 + 20 * i, 44), (14 + 18 * i, 12), (32 + 18 * i, 12), (30 + 20 * i, 44)], stripe, INK, 3)


def _stones(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    pen.oval(x, y, chance.uniform(10, 18), chance.uniform(6, 10), STONE)


def _grass(pen: Pen, x: float, y: float, chance: random.Random) -> None:
    tuft(pen, x, y, rgb("#a8a06a"))


def _meadow(pen: Pen, name: str, at: Point, half: Point) -> None:
    pen.blob(ragged(name, at, half), rgb("#b7bd86"))


def _town(pen: Pen, box: Box) -> None:
    x0, y0, x1, y1 = box
    pen.box(x0, y0, x1, y1, darker(STONE, 0.3), radius=14)
    pen.box(x0 + 8, y0 + 72, x1 - 8, y1 - 8, PAPER, radius=8)


def _nothing(pen: Pen, edition: Edition) -> None:
    """Beyond the plateau there is only sky."""


def _ware_alone(edition: Edition, name: str, theme: str) -> Image.Image:
    return icon(f"ware:{name}", 160, theme)


class PunaPictures(RenderKit):
    game = "puna"
    folder = files(__package__).joinpath("data")
    ground = Ground(
        land=LAND,
        patches=(rgb("#cbbf9f"), rgb("#e2dcc9")),
        road=rgb("#a8875f"),
        road_edge=rgb("#6f5638"),
        dash=CREAM,
        seed=4200,
        things=((_stones, 20, 14), (_grass, 6, 60)),
        field=_meadow,
        capital=_town,
        beyond=_nothing,
    )

    def check(self, view: View, edition: Edition) -> None:
        assert isinstance(view, PunaView)
        all_among(view.bazaar, PRICES, "bazaar", "ware")
        for seat, player in view.players.items():
            all_among(player.wares, PRICES, f"players.{seat}.wares", "ware")

    def draw_on_board(self, scene: Scene) -> None:
        assert isinstance(scene.view, PunaView)
        x0, y0, _, y1 = scene.edition.layout.areas["bazaar"]
        scene.icon("bazaar", 70, x0 + 50, (y0 + y1) / 2)
        for place, one in enumerate(scene.view.bazaar):
            x, y = x0 + 130 + 90 * place, (y0 + y1) / 2
            scene.icon(f"ware:{one}", 64, x, y)
            paste(scene.image, number("coin", str(PRICES[one]), 32, scene.theme), x + 26, y + 24)
            scene.mark(f"ware:{place}", x, y, 80, 80)
        paste(scene.image, value_mark(str(scene.view.ware_stack), 40), x0 + 420, (y0 + y1) / 2)

    def trail_tile(self, edition: Edition, tile: str, size: int, theme: str) -> Image.Image:
        _, hand, vp = tile.split("-")
        sprite = plot(size, LIGHT.areas["snow"])
        paste(sprite, icon("snow", round(size * 0.6), theme), size * 0.4, size * 0.5)
        paste(sprite, icon(f"hand:{hand}", round(size * 0.36), theme), size * 0.78, size * 0.24)
        paste(sprite, number("vp", vp, round(size * 0.45), theme), size * 0.74, size * 0.74)
        return sprite

    def changes(self, now: View, then: View) -> list[str]:
        assert isinstance(now, PunaView) and isinstance(then, PunaView)
        before = {f"ware:{place}": one for place, one in enumerate(then.bazaar)}
        return differing({f"ware:{place}": one for place, one in enumerate(now.bazaar)}, before)

    def things(self) -> dict[str, Kind]:
        return {"ware": Kind(lambda edition: PRICES, _ware_alone)}

    def tile_name(self, words: Words, tile: str) -> str:
        return words.say("tile-snow", vp=int(tile.rpartition("-")[2]))

    def tile_text(self, words: Words, space: str, entry: TileView) -> str:
        return f"{words.space(space)}: {self.tile_name(words, entry.tile)}"

    def text(self, words: Words) -> Iterator[str]:
        assert isinstance(words.view, PunaView)
        yield words.say("bazaar-title")
        yield ", ".join(words.say(f"ware-{one}") for one in words.view.bazaar)


register(PunaPictures())
