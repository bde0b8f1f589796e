"""What Argentina brings to be drawn."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from PIL import Image

from engine import PlayerView, View
from engine.argentina.charts import CITIES, harbour
from engine.argentina.views import ArgentinaPlayer, ArgentinaView
from engine.views import TileView
from render.argentina import overseas, pampas
from render.argentina import words as say
from render.argentina.farmers import draw_strength, farmer
from render.argentina.harbour import draw_cities, draw_ships, ship_face
from render.art.theme import INK
from render.check import all_among, among, exactly
from render.describe import Words
from render.edition import Edition
from render.emoji import labelled, large_icon
from render.kit import Box, Kind, Limit, RenderKit, Track
from render.scenes.changes import differing
from render.scenes.scene import Scene


class Argentina(RenderKit):
    game = "argentina"
    ground = pampas.GROUND
    hand_title = "hand-strength"
    hand_fields = ("strength", "cattle_strength")
    limits = (Limit("mat-strength", "strength", "strength", "strength"),)

    def check(self, view: View, edition: Edition) -> None:
        assert isinstance(view, ArgentinaView)
        for entry in view.ships:
            among(entry.ship, harbour().ships, "ships", "ship")
            all_among(entry.discs, view.seats, f"ships.{entry.ship}", "seat")
        exactly(view.cities, CITIES, "cities")
        for name, city in view.cities.items():
            where = f"cities.{name}"
            among(city.side, harbour().maps, f"{where}.side", "side")
            printed = harbour().maps[city.side][name]
            for quay, discs in city.quays.items():
                among(quay, printed.quay_vp, f"{where}.quays", "quay")
                all_among(discs, view.seats, f"{where}.quays", "seat")
            for space, owner in city.spaces.items():
                among(space, printed.spaces, f"{where}.spaces", "city space")
                among(owner, view.seats, f"{where}.spaces.{space}", "seat")

    def draw_on_board(self, scene: Scene) -> None:
        draw_ships(scene, scene.edition.layout.areas["harbour"])
        draw_cities(scene, scene.edition.layout.areas["cities"])

    def trail_tile(self, edition: Edition, tile: str, size: int, theme: str) -> Image.Image:
        return farmer(tile, size, theme)

    def draw_event(self, scene: Scene, event: str, x: float, y: float) -> None:
        kind, _, colour = event.partition(":")
        if kind == "depart":
            scene.icon("ship", 30, x - 14, y)
            scene.icon(f"flag:{colour}", 28, x + 12, y)
        else:
            super().draw_event(scene, event, x, y)

    def stacks(self, view: View) -> dict[str, int]:
        assert isinstance(view, ArgentinaView)
        return {"card:exhaustion": view.exhaustion, **super().stacks(view)}

    def changes(self, now: View, then: View) -> list[str]:
        assert isinstance(now, ArgentinaView) and isinstance(then, ArgentinaView)
        ships, before = ({entry.ship: entry.discs for entry in view.ships} for view in (now, then))
        found = [f"ship:{name}" for name in differing(ships, before)]
        for name in CITIES:
            here, there = now.cities[name], then.cities[name]
            found += [f"city:{name}:{space}" for space in differing(here.spaces, there.spaces)]
            found += [f"quay:{name}_{quay}" for quay in differing(here.quays, there.quays)]
        return found

    def cities(self, view: View, locale: str, theme: str, names: dict[str, str]) -> Scene:
        return overseas.scene(view, locale, theme, names)

    def draw_besides(self, scene: Scene, player: PlayerView, box: Box) -> None:
        draw_strength(scene, player, box)

    def tracks(self, edition: Edition, player: PlayerView) -> list[Track]:
        assert isinstance(player, ArgentinaPlayer)
        limit = edition.catalog.setup.grain_limit
        return [Track("grain", player.grain, limit, limit)]

    def things(self) -> Mapping[str, Kind]:
        return {"ship": Kind(lambda edition: harbour().ships, lambda edition, *ship: ship_face(*ship))}

    def emoji(self, edition: Edition) -> Iterator[tuple[str, Image.Image]]:
        for name, ship in harbour().ships.items():
            yield f"ship:{name}", labelled(large_icon("ship"), str(ship.value), 0.36, INK)

    def tile_name(self, words: Words, tile: str) -> str:
        return say.tile_name(words, tile)

    def tile_text(self, words: Words, space: str, entry: TileView) -> str:
        return say.farmer(words, space, entry)

    def text(self, words: Words) -> Iterator[str]:
        return say.harbour_lines(words)

    def delivered(self, view: View) -> int:
        assert isinstance(view, ArgentinaView)
        return sum(owner is not None for city in view.cities.values() for owner in city.spaces.values())
