"""The picture of a card: its icon, or the tile itself as it lies on the board."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from PIL import Image

from bot.rulecards.deck import Card
from render.art import cards, tiles
from render.art.icons import icon, known
from render.art.theme import PAPER
from render.encode import png
from render.facts import Edition, edition
from render.scenes.harbour import ship_face

THEME = "light"
MARGIN = 16
ICON = 128
TILE = (200, 150)
MASTER = (112, 116)
CATTLE = (126, 176)


def has_picture(card: Card) -> bool:
    if card.icon is None:
        return False
    kind, _, name = card.icon.partition(":")
    return bool(name and (kind in _SPRITES or card.kind == "breed")) or known(card.icon)


@lru_cache(maxsize=256)
def picture(card: Card) -> bytes:
    """A PNG on paper colour, so that it reads on Discord's light and dark themes."""
    sprite = _sprite(card)
    size = sprite.width + 2 * MARGIN, sprite.height + 2 * MARGIN
    sheet = Image.new("RGB", size, PAPER)
    sheet.paste(sprite, (MARGIN, MARGIN), sprite)
    return png(sheet, card.game, THEME)


def _sprite(card: Card) -> Image.Image:
    assert card.icon is not None, "only cards that have one are asked for a picture"
    kind, _, name = card.icon.partition(":")
    if kind == "card" and card.kind == "breed":
        return cards.card(edition(card.game), name, CATTLE, THEME)
    if name and kind in _SPRITES:
        return _SPRITES[kind](edition(card.game), name)
    return icon(card.icon, ICON, THEME)


def _building(printed: Edition, tile: str) -> Image.Image:
    # Private buildings are shown in the first player's colour; neutral ones have their own.
    return tiles.building(printed, tile, 0 if tile[0].isdigit() else None, TILE, THEME)


def _ship(printed: Edition, name: str) -> Image.Image:
    return ship_face(printed, name, THEME)


def _master(printed: Edition, name: str) -> Image.Image:
    return tiles.master(printed, name, MASTER, THEME)


_SPRITES: dict[str, Callable[[Edition, str], Image.Image]] = {
    "building": _building,
    "ship": _ship,
    "master": _master,
}
