"""Rule cards: what `/rules` and "Why not?" show, found by any of their names in any language."""

from bot.words.rulecards.deck import RuleCard, cards, explaining, named, sections
from bot.words.rulecards.finding import find_cards, index
from bot.words.rulecards.telling import lines, title

__all__ = ["RuleCard", "cards", "explaining", "find_cards", "index", "lines", "named", "sections", "title"]
