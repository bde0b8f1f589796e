"""What positions are worth: the parts that only the original has, and the weights of both games."""

from __future__ import annotations

import pytest

from engine import GAMES, BadData
from engine.players.worth import make_worth, read_weights, worth_of
from tests.original.positions import position

MARY = 0


def parts(table):
    return worth_of("original").parts(table.game, MARY)


def test_an_arrow_between_two_cities_counts_once():
    table = position()
    table.disc("mary", "el_paso")
    assert parts(table)["places"] == 0
    table.disc("mary", "san_diego")
    assert parts(table)["places"] == 8
    table.disc("mary", "sacramento")
    table.disc("mary", "station4")
    assert parts(table)["places"] == 8 + 4 + 6 + 1


def test_a_better_hand_makes_a_better_visit_the_nearer_kansas_city_is():
    table = position()

    def gain(place):
        table.mary.place = place
        table.hand("mary", "jersey", "jersey", "jersey", "jersey")
        poor = parts(table)["visit"]
        table.hand("mary", "jersey", "guernsey", "black_angus", "dutch_belt")
        return parts(table)["visit"] - poor

    assert gain("G") > gain("A") > 0


def test_an_engine_ahead_saves_transport():
    table = position()
    table.mary.place = "G"
    table.hand("mary", "jersey", "guernsey", "black_angus", "dutch_belt")
    for city in ("topeka", "wichita"):
        table.disc("mary", city)
    behind = parts(table)["visit"]
    table.mary.engine = "6"
    assert parts(table)["visit"] > behind


def test_hazards_count_their_points_and_camps_for_what_may_come():
    table = position()
    table.in_front("mary", "flood-green-4")
    with_hazard = parts(table)["hazards"]
    assert with_hazard >= 4
    table.in_front("mary", "camp-green", "camp-blue")
    assert parts(table)["hazards"] > with_hazard


def test_a_fulfilled_starting_objective_is_worth_its_points():
    table = position()
    table.starting("mary", "starting_objective3")  # two buildings and a hazard
    table.building("b1", "1a")
    before = parts(table)["objectives"]
    table.building("b2", "2a")
    table.in_front("mary", "flood-green-4")
    assert before < parts(table)["objectives"] == 3


@pytest.mark.parametrize("name", GAMES)
def test_a_weight_that_is_missing_or_unknown_is_refused(name):
    weights = read_weights(name)
    with pytest.raises(BadData, match=rf"{name}/weights\.json.*surprise"):
        make_worth(name, weights | {"surprise": 1.0})
    del weights["engine"]
    with pytest.raises(BadData, match=r"engine"):
        make_worth(name, weights)
