"""What several tests of claims need."""

from bot.words.rulecards import cards, lines


def says(card: str, words: str) -> None:
    """That the English card still makes the claim in these words."""
    assert words in "\n".join(lines(cards()[card], "en")), (card, words)
