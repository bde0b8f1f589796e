"""Names people say find their option: `3a`, "Caracu", "ship 9", in any language and with typing errors."""

from __future__ import annotations

import pytest

from bot.table.asked import Prompt
from bot.table.reachable import ReachableOption
from bot.words.i18n import languages
from bot.words.matching import option_ids, suggest
from bot.words.speech import Speech
from engine import Option, Text


def option(pick: str, key: str, **values: str | int) -> Option:
    return Option(pick, Text(key, values), None)


BUILDINGS = [option(f"build:{tile}", "option-build-build", tile=tile, cost=4) for tile in ("3a", "4b", "10a")]
SHIPS = [
    option(f"load:ship{value}", "option-load-load", ship=f"ship{value}", grain=2, cost=0, value=value)
    for value in (0, 9, 8, 18)
]
CATTLE = [
    option(f"cattle:{name}", "option-cattle-cattle", what=name)
    for name in ("caracu2", "chaqueno1", "aberdeen_angus7")
]
WORKERS = [
    option(f"hire:row3:{name}", "option-hire-hire", worker=name, cost=6, row=3)
    for name in ("gaucho+", "maquinista")
]
PLACES = [
    option(
        f"move:{space}",
        "option-move-move",
        space=space,
        tile=tile,
        owner="north",
        least=0,
        most=0,
    )
    for space, tile in (("b1", "3a"), ("C", "H"), ("green2", "green-black-5"))
]


@pytest.mark.parametrize("language", languages())
@pytest.mark.parametrize(
    ("options", "typed", "wanted"),
    [
        (BUILDINGS, "3a", "build:3a"),
        (BUILDINGS, "building 10a", "build:10a"),
        (BUILDINGS, "Gebäude 4b", "build:4b"),
        (SHIPS, "ship 9", "load:ship9"),
        (SHIPS, "Schiff 18", "load:ship18"),
        (SHIPS, "корабль 8", "load:ship8"),
        (CATTLE, "Caracu", "cattle:caracu2"),
        (CATTLE, "караку", "cattle:caracu2"),
        (CATTLE, "chaqueno", "cattle:chaqueno1"),
        (CATTLE, "aberdin angus", "cattle:aberdeen_angus7"),
        (WORKERS, "gaucho", "hire:row3:gaucho+"),
        (WORKERS, "machinist", "hire:row3:maquinista"),
        (PLACES, "3a", "move:b1"),
        (PLACES, "green2", "move:green2"),
    ],
)
def test_names_find_their_option(options: list[Option], typed: str, wanted: str, language: str) -> None:
    speech = Speech(language, "argentina")
    suggested = suggest([ReachableOption((), one) for one in options], typed, speech)
    assert [value for _, value in suggested][:1] == [wanted]
    question = Prompt("any", 1, 1, tuple(options))
    if len(suggested) == 1:
        assert option_ids(question, typed, speech) == [wanted]


def test_nothing_typed_offers_everything() -> None:
    speech = Speech("en", "argentina")
    assert len(suggest([ReachableOption((), one) for one in SHIPS], " ", speech)) == len(SHIPS)


def test_nonsense_is_not_guessed() -> None:
    speech = Speech("en", "argentina")
    assert suggest([ReachableOption((), one) for one in SHIPS], "xyzzy", speech) == []
    assert option_ids(Prompt("load", 1, 1, tuple(SHIPS)), "xyzzy", speech) == ["xyzzy"]
