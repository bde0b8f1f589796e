"""No "1 pesos" and no "5 карточки": nouns stand in the form that the number beside them asks for."""

from __future__ import annotations

from itertools import product

import pytest

from bot.words.i18n import languages, say
from tests.i18n.forms import ENDS, NOUNS, SAME, beside, misfits, unsaid
from tests.i18n.reading import patterns, variables

NUMBERS = (1, 2, 5, 21)
OTHERS = (0, 1, 5)  # what stands in the other places meanwhile: texts leave parts out for none, or for one

# Values that are numbers wherever they stand. A limit is not: it is half of a ratio.
COUNTS = {
    *("best", "certificates", "choice", "coins", "cost", "count", "days", "discount", "discs", "exchange"),
    *("games", "grain", "herders", "hours", "latency", "least", "missing", "money", "most", "need", "outbox"),
    *("page", "picked", "points", "price", "seconds", "spent", "steps", "strength", "tables", "total", "vp"),
    "workers",
}
NAMES = {
    "banner",
    "breed",
    "card",
    "colour",
    "place",
    "player",
    "tile",
}  # words, where the others may be numbers


@pytest.mark.parametrize(
    ("language", "text", "wrong"),
    [
        ("en", "1 pesos, 2 points", ["1 pesos"]),
        ("en", "1 hired workers and 21 card", ["1 hired workers", "21 card"]),
        ("en", "1/4 certificates, 1 of 4 seats", []),
        ("de", "1 Punkte; 5 Karte, 2 Karten", ["1 Punkte", "5 Karte"]),
        ("pt-BR", "1 cartas ocultas, 0 ponto", ["1 cartas"]),
        ("ru", "2 карточек, 21 карточка, 22 карточки", ["2 карточек"]),
        ("ru", "до 21 шага, до 2 шагов, до 2 шага", ["2 шага"]),
    ],
)
def test_what_is_found(language: str, text: str, wrong: list[str]) -> None:
    assert misfits(language, text) == wrong


@pytest.mark.parametrize("language", NOUNS)
def test_nouns_follow_their_numbers(language: str) -> None:
    wrong: dict[str, set[str]] = {}
    for key, pattern in patterns(language).items():
        names = variables(pattern)
        named: dict[str, str | int] = dict.fromkeys(names & NAMES, "…")
        filled = [
            {**dict.fromkeys(names, other), **named, name: number}
            for name, number, other in product(names - NAMES, NUMBERS, OTHERS)
        ]
        for values in filled or [named]:
            if found := misfits(language, say(language, key, **values)):
                wrong.setdefault(key, set()).update(found)
    assert wrong == {}


@pytest.mark.parametrize("language", NOUNS)
def test_a_number_chooses_the_words_after_it(language: str) -> None:
    """This asks about nouns that nobody has listed: what follows a number is a selector, or never changes."""
    same = {*SAME[language].split(), *ENDS[language].split()}
    bare = {
        (key, name, word)
        for key, pattern in patterns(language).items()
        for name, word in beside(pattern)
        if name in COUNTS and word not in same
    }
    assert bare == set()


@pytest.mark.parametrize("language", languages())
def test_a_form_for_several_numbers_says_which(language: str) -> None:
    """In Portuguese none counts as one, in Russian 21 does: "a token" would be wrong for them, [1] is not."""
    unclear = {key for key, pattern in patterns(language).items() if unsaid(language, pattern)}
    assert unclear == set()
