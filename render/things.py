"""One thing large and by itself, as on a rule card: a tile, a card or an icon, on paper."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from render.art import cards, tiles
from render.art.icons import icon, known
from render.art.theme import PAPER
from render.edition import Edition, edition
from render.encode import png
from render.kit import Kind

MARGIN = 16
ICON = 128
TILE = (200, 150)
MASTER = (112, 116)
CATTLE = (126, 176)


def has_picture(game: str, thing: str) -> bool:
    """Whether `picture_of_tile` can draw this."""
    kind, _, name = thing.partition(":")
    printed, kinds = edition(game), _kinds(game)
    return name in kinds[kind].ids(printed) if name and kind in kinds else known(thing)


@lru_cache(maxsize=256)
def picture_of_tile(game: str, thing: str, theme: str = "light") -> bytes:
    """A PNG of a thing of a game; its paper reads on Discord's light and dark themes.

    `thing` is a kind and an id, `building:3a`, `master:sm1`, `cattle:caracu2`, `ship:ship5`, or the name of
    an icon, `worker:gaucho`, `turn`. Drawing takes some milliseconds, so a bot calls this off its event loop.
    """
    if not has_picture(game, thing):
        raise ValueError(f"{game} has no picture of {thing!r}")
    kind, _, name = thing.partition(":")
    kinds = _kinds(game)
    tile = name and kind in kinds
    sprite = kinds[kind].draw(edition(game), name, theme) if tile else icon(thing, ICON, theme)
    sheet = Image.new("RGB", (sprite.width + 2 * MARGIN, sprite.height + 2 * MARGIN), PAPER)
    sheet.paste(sprite, (MARGIN, MARGIN), sprite)
    return png(sheet, game, theme)


def _kinds(game: str) -> dict[str, Kind]:
    return {**KINDS, **edition(game).kit.things()}


def _building(printed: Edition, tile: str, theme: str) -> Image.Image:
    # Private buildings are shown in the first player's colour; neutral ones have their own.
    private = tile in printed.private
    return tiles.building(printed, tile, 0 if private else None, TILE, theme)


KINDS = {
    "building": Kind(lambda printed: printed.catalog.buildings, _building),
    "cattle": Kind(
        lambda printed: printed.card_ids,
        lambda printed, name, theme: cards.card(printed, name, CATTLE, theme),
    ),
    "master": Kind(
        lambda printed: printed.catalog.masters,
        lambda printed, name, theme: tiles.master(printed, name, MASTER, theme),
    ),
}
