"""What a rule card says in one language it says in all: at least its numbers."""

from __future__ import annotations

import re

import pytest

from bot.words.i18n import languages
from bot.words.rulecards import cards, lines


@pytest.mark.parametrize("language", [one for one in languages() if one != "en"])
def test_every_language_gives_the_same_numbers(language: str) -> None:
    for card in cards().values():
        if card.kind == "written":
            there, here = (_numbers("\n".join(lines(card, one))) for one in ("en", language))
            assert here == there, (card.id, here ^ there)


# How languages count the players, where English gives a number or the other way round.
TOGETHER = {
    "2": ("two players", "zu zweit", "dois jogadores", "вдвоём"),
    "3": ("three players", "zu dritt", "três jogadores", "втроём"),
    "4": ("four players", "zu viert", "quatro jogadores", "вчетвером"),
}


def _numbers(text: str) -> set[str]:
    """The numbers of a text but for 1, which may be an article."""
    text = text.casefold()
    for number, words in TOGETHER.items():
        for word in words:
            text = text.replace(word, number)
    return set(re.findall(r"\d+", text)) - {"1"}
