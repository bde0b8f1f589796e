"""Rule cards: what `/rules` and "Why not?" show, found by any of their names in any language."""

from bot.rulecards.deck import Card, cards, explaining, named, sections
from bot.rulecards.finding import find
from bot.rulecards.telling import lines, title

__all__ = ["Card", "cards", "explaining", "find", "lines", "named", "sections", "title"]
