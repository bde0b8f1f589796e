"""Rule cards: what `/rules` and "Why not?" show, found by any of their names in any language."""

from bot.rulecards.deck import Card, cards, explaining, named, sections
from bot.rulecards.finding import find, index
from bot.rulecards.telling import lines, title

__all__ = ["Card", "cards", "explaining", "find", "index", "lines", "named", "sections", "title"]
