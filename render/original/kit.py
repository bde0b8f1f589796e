"""What the original brings to be drawn."""

from __future__ import annotations

from collections.abc import Iterator

from PIL import Image

from engine import PlayerView, View
from engine.original.charts import cities
from engine.original.views import OriginalPlayer, OriginalView
from engine.views import TileView
from render.check import all_among, among, exactly
from render.describe import Words
from render.edition import Edition
from render.kit import Box, RenderKit
from render.original import plains, tiles, westward
from render.original import words as say
from render.scenes.changes import differing
from render.scenes.scene import Scene


class Original(RenderKit):
    game = "original"
    ground = plains.GROUND
    hand_title = "hand-reach"
    hand_fields = ("reach", "reach_certified")

    def check(self, view: View, edition: Edition) -> None:
        assert isinstance(view, OriginalView)
        exactly(view.cities, cities().strip, "cities")
        for name, discs in view.cities.items():
            all_among(discs, view.seats, f"cities.{name}", "seat")
        for seat, player in view.players.items():
            where, known = f"players.{seat}.starting_objective", edition.catalog.starting_objectives
            among(player.starting_objective, known, where, "starting objective")

    def draw_on_board(self, scene: Scene) -> None:
        westward.draw_cities(scene, scene.edition.layout.areas["cities"])

    def trail_tile(self, edition: Edition, tile: str, size: int, theme: str) -> Image.Image:
        return tiles.trail_tile(edition, tile, size, theme)

    def changes(self, now: View, then: View) -> list[str]:
        assert isinstance(now, OriginalView) and isinstance(then, OriginalView)
        return [f"city:{name}" for name in differing(now.cities, then.cities)]

    def cities(self, view: View, locale: str, theme: str, names: dict[str, str]) -> Scene:
        return westward.scene(view, locale, theme, names)

    def draw_besides(self, scene: Scene, player: PlayerView, box: Box) -> None:
        westward.draw_reach(scene, player, box)

    def dealt(self, player: PlayerView) -> list[str | None]:
        assert isinstance(player, OriginalPlayer)
        return [player.starting_objective]

    def tile_name(self, words: Words, tile: str) -> str:
        return say.tile_name(words, tile)

    def tile_text(self, words: Words, space: str, entry: TileView) -> str:
        return say.hazard_or_camp(words, space, entry)

    def text(self, words: Words) -> Iterator[str]:
        return say.city_lines(words)

    def delivered(self, view: View) -> int:
        assert isinstance(view, OriginalView)
        return sum(len(discs) for discs in view.cities.values())
