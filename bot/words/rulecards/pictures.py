"""The picture of a card: its icon, or the tile itself as it lies on the board."""

from __future__ import annotations

import render
from bot.words.rulecards.deck import RuleCard


def has_picture(card: RuleCard) -> bool:
    return card.icon is not None and render.has_picture(card.game, card.icon)


def picture(card: RuleCard) -> bytes:
    """A PNG on paper colour, so that it reads on Discord's light and dark themes."""
    assert card.icon is not None, "only cards that have one are asked for a picture"
    return render.picture_of_tile(card.game, card.icon)
