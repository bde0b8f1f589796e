"""From what a person typed to option ids: ids, labels, numbers of the menu, several with commas."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.table.asked import Prompt
from bot.table.reachable import ReachableOption
from bot.words.matching import MOST_SUGGESTIONS, option_ids, suggest, ways_meant
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


def places(*names: str) -> list[ReachableOption]:
    return [
        ReachableOption(
            (),
            Option(
                f"move:{name}", Text("option-move-move", {"space": name, "tile": name, "least": 0, "most": 0})
            ),
        )
        for name in names
    ]


@pytest.mark.parametrize("language", ["en", "de", "pt-BR", "ru"])
@pytest.mark.parametrize("typed", ["b", "B", " b"])
def test_enter_after_a_letter_takes_the_building_of_that_letter(language: str, typed: str) -> None:
    speech, ways = Speech(language, "argentina"), places("A", "B", "C")
    assert suggest(ways, typed, speech)[0][1] == "move:B"
    assert [way.value for way in ways_meant(ways, typed, speech)] == ["move:B"]
    assert suggest(places("A", "C"), typed, speech) == [], "what is not there is not taken for another"


def hire(row: int, worker: str, before: str = "use:2") -> ReachableOption:
    values: dict[str, str | int] = {"worker": worker, "row": row, "cost": 6, "what": worker}
    return ReachableOption((before,), Option(f"hire:row{row}:{worker}", Text("option-hire-hire", values)))


def test_the_beginning_of_a_name_is_enough_where_one_thing_has_it() -> None:
    ways = [hire(1, "carpintero"), hire(2, "gaucho"), hire(3, "maquinista")]
    assert [way.value for way in ways_meant(ways, "gau", SPEECH)] == ["use:2>hire:row2:gaucho"]
    assert len(ways_meant([*ways, hire(3, "gaucho")], "gau", SPEECH)) == 2


def test_of_two_ways_to_one_option_the_first_is_taken() -> None:
    """The second action of building A costs two pesos more."""
    ways = [hire(2, "gaucho"), hire(2, "gaucho", "use:3")]
    assert ways_meant(ways, "gau", SPEECH)[0].before == ("use:2",)
    assert suggest(ways, "gau", SPEECH)[0][1] == "use:2>hire:row2:gaucho"


def test_a_suggestion_that_is_taken_means_itself() -> None:
    """What an autocomplete gives back is an id, of which another one may be the beginning."""
    ways = [hire(1, "gaucho"), hire(1, "gaucho+"), hire(2, "gaucho")]
    for way in ways:
        assert [one.option.id for one in ways_meant(ways, way.option.id, SPEECH)] == [way.option.id]
