"""What follows from an option stands on it: from the effects of the engine, in every language."""

from __future__ import annotations

import msgspec
import pytest

from bot.words.speech import Speech
from engine import Option, Text
from tests.positions import position

LANGUAGES = ("en", "de", "pt-BR", "ru")


class AllFaces(dict[str, str]):
    """An emoji for whatever is asked for."""

    def get(self, name: str, default: object = "") -> str:
        return f":{name}:"

    def __bool__(self) -> bool:
        return True


def option(name: str, **values: str | int) -> Option:
    return Option(name, Text("option", dict(values)))


@pytest.mark.parametrize("faces", [None, AllFaces()])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["argentina", "original"])
def test_everything_there_is_can_be_told(game: str, language: str, faces: AllFaces | None) -> None:
    speech = Speech(language, game, faces)
    catalog = speech.catalog
    told = [
        *(
            speech.icons(msgspec.to_builtins(one))
            for tile in catalog.buildings.values()
            for one in tile.actions
        ),
        *(speech._master(name) for name in catalog.masters),
        *(speech._objective(name) for name in catalog.objectives),
        *(speech.detail(option(f"at:{space}", space=space)) for space in catalog.trail.risk),
    ]
    assert sum(map(bool, told)) > 60  # a few objectives bring and risk nothing


def test_a_city_says_what_it_counts_alone_and_with_its_neighbour() -> None:
    speech = Speech("en", "original")
    assert "6 VP" in speech.detail(option("deliver:kansas_city", city="kansas_city", value=0, cost=0))
    assert "with Wichita" in speech.detail(option("deliver:topeka", city="topeka", value=1, cost=0))


def test_a_site_says_whether_it_is_on_grain_or_in_the_woods() -> None:
    for game, told in (("argentina", "grain space"), ("original", "in the woods")):
        speech = Speech("en", game)
        field = speech.catalog.trail.fields[0]
        assert told in speech.detail(option(f"at:{field}", space=field))


def test_what_is_needed_and_what_there_is() -> None:
    speech = Speech("en", "original")
    short = Text("why-value", {"missing": 2})
    city = option("deliver:wichita", city="wichita", value=4, cost=0)
    assert speech.reason(short, city) == "needs breeding value 4, you have 2"
    assert speech.reason(short) == speech.say("why-value", missing=2), "where the city is not known"


def test_what_is_needed_of_workers_and_strength() -> None:
    table, speech = position(), Speech("en", "argentina")
    table.workers("mary", "carpintero")
    mary = table.game.view("mary").players["mary"]
    built = speech.reason(
        Text("why-no-builders", {"missing": 2}), option("build:9a", tile="9a", cost=0), mary
    )
    assert built == "needs 4 × carpintero, you have 2", "one is printed"
    price = option("buy:1-franqueiro:3", cards=1, of="franqueiro", herders=3, cost=6)
    assert speech.reason(Text("why-no-herders", {"missing": 2}), price, mary) == (
        "needs 3 × gaucho, you have 1"
    )
    farmer = option("help:green1", tile="green-green-6", money=0)
    told = speech.reason(Text("why-no-strength", {"missing": 1}), farmer, mary)
    assert told == "needs strength 6, you have 5"


def test_a_way_is_told_by_what_asks_for_a_fee_there() -> None:
    speech = Speech("en", "argentina")
    way = Option(
        "path:green1", Text("option-path-path", {"over": "green1", "tiles": "green-green-6", "cost": 1})
    )
    assert speech.option(way) == "Pay 1 peso via green granjero 6"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_emoji_shows_needs_no_word(language: str) -> None:
    speech = Speech(language, "argentina", AllFaces())
    ride = option("move:A", space="A", tile="A", least=0, most=0)
    farmer = option("move:green1", space="green1", tile="green-green-6", least=1, most=1)
    assert speech.brief(ride) == "" and speech.brief(farmer) == "6 :strength: · −1 :coin:"
    assert speech.brief(option("load:ship4", ship="ship4", grain=1, cost=2)) == "−1 :grain: −2 :coin:"
    assert Speech(language, "argentina").brief(ride) is None, "words alone, where there are none"


def test_no_id_is_said_of_what_has_a_number_on_the_picture() -> None:
    speech = Speech("en", "argentina")
    ride = Option("move:g4", Text("option-move-move", {"space": "g4", "tile": "1a", "least": 0, "most": 0}))
    assert speech.option(ride, pictured=True) == "Building 1a" and "g4" in speech.option(ride)


def test_an_engine_that_moves_back_is_not_shown_as_one_that_moves_on() -> None:
    speech = Speech("en", "original", AllFaces())
    back, on = ([{"do": name, "steps": 2}] for name in ("engine_back", "engine"))
    assert speech.icons(back) == f"{speech.face('engine')}−2"
    assert speech.icons(on) == f"{speech.face('engine')}+2"
