"""Finding a card by what people type: any name in any language, typing errors forgiven, best match first.

Names that share trigrams with the question are looked at closely: how much of the letters they share, and how
few strokes lead from one to the other, for the whole and word by word. A number or a tile's name in the
question ("3a", "9") has to be in the name: a ship 8 is no answer to "ship 9".
"""

from __future__ import annotations

import re
import unicodedata
from collections import Counter
from dataclasses import dataclass
from functools import cache, lru_cache

from bot.words.i18n import languages
from bot.words.rulecards.deck import RuleCard, cards
from bot.words.rulecards.telling import names
from engine import FIRST_GAME

MOST = 25
LONGEST = 60  # letters of a question that are looked at; no name is as long
CLOSELY = 40  # names that are compared letter by letter
NO_MATCH = 0.12  # words that share fewer trigrams than this are not compared further
ENOUGH = 0.5  # what is less alike than this is no match
OWN_LANGUAGE = 0.03
OWN_GAME = 0.15
_WORD = re.compile(r"[^\W_]+")
_NUMBER = re.compile(r"\d")
# Cyrillic letters that people type for the letter of a tile.
_LOOKALIKE = str.maketrans("абвсен", "abbceh")


def normalized(text: str) -> str:
    """Small letters without accents, "ship9" as "ship 9", "3 a" as "3a"."""
    text = unicodedata.normalize("NFKD", text.casefold().replace("ё", "е"))
    text = "".join(letter for letter in text if not unicodedata.combining(letter))
    text = " ".join(_WORD.findall(text))
    text = re.sub(r"([^\W\d]{2,})(\d)", r"\1 \2", text)
    text = re.sub(r"\b(\d{1,2}) ?([^\W\d])\b", lambda found: found[1] + found[2].translate(_LOOKALIKE), text)
    return re.sub(r"\b[авсен]$", lambda found: found[0].translate(_LOOKALIKE), text)


@lru_cache(maxsize=8192)
def grams(text: str) -> frozenset[str]:
    padded = f"  {text} "
    return frozenset(padded[at : at + 3] for at in range(len(padded) - 2))


def strokes(one: str, other: str) -> int:
    """How many letters have to be changed, added, left out or swapped with their neighbour."""
    # What both begin and end with cannot change the count, and is most of a word with a slip in it.
    while one and other and one[0] == other[0]:
        one, other = one[1:], other[1:]
    while one and other and one[-1] == other[-1]:
        one, other = one[:-1], other[:-1]
    if not one or not other:
        return len(one) + len(other)
    before: list[int] = []
    row = list(range(len(other) + 1))
    for i, letter in enumerate(one, start=1):
        earlier, before, row = before, row, [i]
        for j, wanted in enumerate(other, start=1):
            cost = min(before[j] + 1, row[j - 1] + 1, before[j - 1] + (letter != wanted))
            if i > 1 and j > 1 and letter == other[j - 2] and one[i - 2] == wanted:
                cost = min(cost, earlier[j - 2] + 1)
            row.append(cost)
    return row[-1]


def numbers_of(words: list[str]) -> frozenset[str]:
    """The words that name a tile or count something: "3a", "9"."""
    return frozenset(word for word in words if _NUMBER.search(word))


@dataclass(frozen=True)
class CardName:
    card: RuleCard
    language: str
    text: str
    grams: frozenset[str]
    words: tuple[str, ...]

    numbers: frozenset[str]


class Index:
    def __init__(self) -> None:
        self.names: list[CardName] = []
        self._at: dict[str, list[int]] = {}
        for language in languages():
            for card in cards().values():
                for text in dict.fromkeys(normalized(name) for name in names(card, language)):
                    self._add(
                        CardName(
                            card, language, text, grams(text), tuple(text.split()), numbers_of(text.split())
                        )
                    )

    def _add(self, name: CardName) -> None:
        for gram in name.grams:
            self._at.setdefault(gram, []).append(len(self.names))
        self.names.append(name)

    def near(self, wanted: str) -> list[CardName]:
        """The names that share most trigrams with a text."""
        asked = grams(wanted)
        shared = Counter(place for gram in asked for place in self._at.get(gram, ()))
        numbers = numbers_of(wanted.split())
        if numbers:
            shared = Counter(
                {at: n for at, n in shared.items() if self.names[at].numbers in (numbers, set())}
            )
        best = sorted(
            shared, key=lambda place: -2 * shared[place] / (len(asked) + len(self.names[place].grams))
        )
        return [self.names[place] for place in best[:CLOSELY]]


@cache
def index() -> Index:
    return Index()


def alike(wanted: str, name: CardName) -> float:
    """From 0 to 1, and a little more for an exact match."""
    if wanted == name.text:
        return 1.2
    asked = wanted.split()
    numbers = numbers_of(asked)
    if numbers and name.numbers and numbers != name.numbers:
        return 0.0
    score = max(_close(wanted, name.text), 0.98 * _word_by_word(asked, name.words))
    if len(wanted) >= 2 and name.text.startswith(wanted):
        score = max(score, 0.9)
    if numbers and not name.numbers:
        score *= 0.8
    return score


@lru_cache(maxsize=4096)
def _close(one: str, other: str) -> float:
    if one == other:
        return 1.0
    first, second = grams(one), grams(other)
    shared = 2 * len(first & second) / (len(first) + len(second))
    if shared < NO_MATCH:
        return shared
    return 0.35 * shared + 0.65 * (1 - strokes(one, other) / max(len(one), len(other)))


def _word_by_word(asked: list[str], words: tuple[str, ...]) -> float:
    """Each word with its nearest, long words counting more, in both directions."""
    if len(asked) == len(words) == 1:
        return 0.0
    there = _covered(asked, words)
    back = _covered(list(words), tuple(asked))
    return 0.65 * there + 0.35 * back


def _covered(asked: list[str], words: tuple[str, ...]) -> float:
    weight = sum(len(word) for word in asked)
    return sum(len(word) * max(_close(word, one) for one in words) for word in asked) / weight


def find_cards(typed: str, language: str, most: int = MOST, game: str = FIRST_GAME) -> list[RuleCard]:
    """The cards a text may mean, the likeliest first; among equals those of this language and game."""
    wanted = normalized(typed[:LONGEST])
    if not wanted:
        return []
    best: dict[str, tuple[float, RuleCard]] = {}
    for name in index().near(wanted):
        score = alike(wanted, name)
        if score < ENOUGH:
            continue
        score += OWN_LANGUAGE * (name.language == language) + OWN_GAME * (name.card.game == game)
        if score > best.get(name.card.id, (0.0,))[0]:
            best[name.card.id] = score, name.card
    ranked = sorted(best.values(), key=lambda one: -one[0])
    return [card for _, card in ranked[:most]]
