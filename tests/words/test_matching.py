"""From what a person typed to option ids: ids, labels, numbers of the menu, several with commas."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.play import Prompt
from bot.table.reachable import ReachableOption
from bot.words.matching import MOST_SUGGESTIONS, option_ids, suggest
from bot.words.speech import Speech
from engine import Option, Text

SPEECH = Speech("en", "argentina")
CARDS = ("niata", "patagonico", "fronterizo")


def discard(card: str, blocked: bool = False) -> Option:
    text = Text("option-discard-discard", {"card": card, "what": card})
    return Option(id=f"discard:{card}", text=text, blocked=Text("why-used", {}) if blocked else None)


OPTIONS = (*(discard(card) for card in CARDS), discard("holando_argentino", blocked=True))
QUESTION = Prompt("discard", 1, 2, OPTIONS)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("discard:niata", ["discard:niata"]),
        ("1", ["discard:niata"]),
        ("3", ["discard:fronterizo"]),
        ("1,2", ["discard:niata", "discard:patagonico"]),
        (" niata , 2 ", ["discard:niata", "discard:patagonico"]),
        ("NIATA", ["discard:niata"]),
        ("discard:holando_argentino", ["discard:holando_argentino"]),
        ("4", ["4"]),
        ("0", ["0"]),
        ("²", ["²"]),
        ("9" * 5000, ["9" * 5000]),
        ("a", ["a"]),
        ("", []),
        (",,", []),
    ],
)
def test_option_ids(typed: str, meant: list[str]) -> None:
    assert option_ids(QUESTION, typed, SPEECH) == meant


@given(st.text(max_size=50))
def test_whatever_is_typed_means_something_or_itself(typed: str) -> None:
    known = {option.id for option in QUESTION.options}
    parts = {part.strip() for part in typed.split(",")}
    assert set(option_ids(QUESTION, typed, SPEECH)) <= known | parts


def test_suggestions_begin_with_what_begins_with_the_text() -> None:
    ways = [ReachableOption((), option) for option in QUESTION.options]
    labels = [label for label, _ in suggest(ways, "", SPEECH)]
    assert len(labels) == 4
    first = labels[2].split()[-1][:3]
    assert suggest(ways, first, SPEECH)[0][1] == "discard:fronterizo"


def test_there_are_never_too_many_suggestions_nor_too_long_ones() -> None:
    ways = [ReachableOption((f"use:{n}",), discard("niata")) for n in range(60)]
    ways.append(ReachableOption(("use:" + "x" * 100,), discard("niata")))
    found = suggest(ways, "", SPEECH)
    assert len(found) == MOST_SUGGESTIONS
    assert all(0 < len(label) <= 100 and len(value) <= 100 for label, value in found)
    assert found[0][1] == "use:0>discard:niata"
