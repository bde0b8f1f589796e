"""Garth: how he begins and rides, and his cards on the original's board."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest
from msgspec.structs import replace

from engine import BadSave, Game, Setup
from engine.automa.turn import shortest_way
from engine.invariants import problems
from engine.original import garth
from engine.simulate import random_policy
from tests.players.automa import begun_with, garth_on_turn, kinds, told

LEVELS = garth.levels()


@pytest.fixture
def solo():
    return garth_on_turn


# Setup


def test_he_starts_second_on_start_without_cards_and_money():
    game = Game.start(Setup("original", ["me", "garth"], 5, {"automa": "easy", "order": "random"}))
    him = game.state.players[1]
    assert game.seats == ["me", "garth"]
    assert (him.place, him.money, him.hand, him.draw) == ("start", 0, [], [])
    assert all(tile.endswith("b") for tile in him.unbuilt)
    assert problems(game) == []


def test_levels_start_with_their_workers_and_easy_with_none():
    begun_with({level: facts.workers for level, facts in garth.garth_facts().levels.items()}, "original")


def test_a_table_of_three_has_no_automa():
    with pytest.raises(BadSave, match="2 seats"):
        Game.start(Setup("original", ["a", "b", "c"], 1, {"automa": "easy"}))


@pytest.mark.parametrize("level", LEVELS)
def test_whole_games_keep_every_piece_ask_only_the_player_and_tell_what_has_words(level):
    words = "".join(
        files("data").joinpath("locale", "en", name).read_text(encoding="utf-8")
        for name in ("game.ftl", "original.ftl")
    )
    for seed in range(2):
        dice, game = Random(seed), Game.start(Setup("original", ["me", "garth"], seed, {"automa": level}))
        while game.decision is not None:
            assert game.decision.seat == "me"
            for event in game.choose("me", random_policy(game, game.decision, dice)):
                assert f"\nevent-{event.kind} =" in words
            assert problems(game) == []
        assert Game.load(game.dump()).scores() == game.scores()


def test_a_solo_game_goes_the_same_way_again_and_shows_nothing_hidden():
    setup, dice, choices = Setup("original", ["me", "garth"], 9, {"automa": "hard"}), Random(9), []
    game = Game.start(setup)
    while game.decision is not None:
        if game.number % 20 == 0:
            other = game.imagine("me", 77)  # all that the player cannot see, dealt anew
            assert replace(other.view("me"), commitment="") == replace(game.view("me"), commitment="")
        choices.append(("me", random_policy(game, game.decision, dice)))
        game.choose(*choices[-1])
    assert Game.replay(setup, choices).dump() == game.dump()


# Moving


def test_he_takes_the_path_with_fewest_locations(solo):
    table = solo()
    table.tile("flood1", "flood-green-2")
    table.building("b7", "2a")
    table.building("b9", "3a")
    table.game.paths = {}
    assert shortest_way(table.game, "A", {}).first == "B"
    assert shortest_way(table.game, "C", {}).first == "b7", "by b9 and D there is one location more"


def test_of_paths_with_as_many_locations_he_takes_the_one_that_pays_you_least(solo, play):
    table = solo()
    table.building("b12", "1a")
    table.building("b13", "2a")
    table.game.paths = {}
    assert shortest_way(table.game, "F", {}).first == "b13"
    table.building("b14", "7a")
    table.building("b15", "4a")
    table.mike.place = "G"
    table.game.paths = {}
    money, fee = table.mary.money, table.game.rules.fee(table.game, 1, "b15")
    play(table.game, 7)
    assert table.mary.money == money + fee, "over b15 to Kansas City: 7a would have charged two hands"


# Workers and cattle


def test_card_1_hires_the_cheapest_and_passes_over_full_rows(solo, play):
    table = solo("craftsman")
    table.jobs(1, "cowboy", "engineer")
    table.jobs(4, "cowboy", "craftsman")
    table.token(5)
    assert told(play(table.game, 1), "hired") == {"worker": "craftsman", "row": 4, "cost": 0}
    table.workers("mike", *["cowboy"] * 5)
    assert told(play(table.game, 1), "hired")["worker"] == "engineer", "a row holds 6 with the printed one"
    assert told(play(table.game, 1), "automa_idle") == {"deed": "hire_cheapest"}
    assert problems(table.game) == []


def test_hiring_brings_no_immediate_action_and_may_change_his_specialisation(solo, play):
    table = solo("cowboy")
    table.tile("flood1", "flood-green-2")
    table.workers("mike", "engineer", "engineer")
    table.jobs(1, "engineer", "engineer")
    table.token(2)
    events = play(table.game, 6)  # no cowboy to hire: the commonest kind, onto the space that hires again
    assert kinds(events).count("hired") == 1
    assert told(events, "automa_specialised") == {"worker": "engineer"}


def test_card_8_buys_the_most_points_for_at_most_8_dollars(solo, play):
    table = solo()
    table.cattle_market("holstein1", "ayrshire3", "west_highland5", "texas_longhorn7")
    play(table.game, 8)  # one cowboy: the highland costs 12
    table.workers("mike", "cowboy", "cowboy")
    play(table.game, 8)  # three cowboys: a highland for 6
    table.workers("mike", "cowboy")
    play(table.game, 8)
    assert table.mike.discard == ["ayrshire3", "west_highland5", "texas_longhorn7"]
    assert problems(table.game) == []


# The railroad


def test_card_2_upgrades_the_farthest_station_and_takes_the_master(solo, play):
    table = solo()
    table.state.masters["station7"] = "sm3"
    table.workers("mike", *["engineer"] * 4)
    table.mike.engine, table.mary.engine = "3", "6"
    events = play(table.game, 2)
    assert table.mike.engine == "t7", "the space with the other engine does not count"
    assert table.discs("station7") == ["mike"]
    assert table.mike.masters == ["sm3"]
    assert told(events, "upgraded") == {"station": "station7", "cost": 0}


def test_from_the_last_station_he_goes_back_to_his_first_one_not_upgraded(solo, play):
    table = solo()
    table.state.masters["station7"] = "sm3"
    table.disc("mike", "station4")
    table.mike.engine = "38"
    events = play(table.game, 2)
    assert table.mike.engine == "t7"
    assert table.discs("station39") == table.discs("station7") == ["mike"]
    assert table.mike.masters == ["sm3"]
    assert [event.data["to"] for event in events if event.kind == "engine_moved"] == ["39", "t7"]


def test_an_occupied_turnout_sends_him_to_the_next_station(solo, play):
    table = solo()
    table.mike.engine, table.mary.engine = "38", "t4"
    play(table.game, 2)
    assert table.mike.engine == "t7"
    assert problems(table.game) == []


def test_the_last_station_is_upgraded_once_and_sends_him_back_each_time(solo, play):
    table = solo()
    table.mike.engine = "38"
    play(table.game, 2)
    assert table.discs("station39") == ["mike"]
    assert table.mike.engine == "t4"
    table.mike.engine = "38"
    play(table.game, 2)
    assert table.discs("station39") == ["mike"]
    assert table.mike.engine == "t7", "his first station not upgraded"


def test_with_every_station_upgraded_he_goes_back_to_the_first(solo, play):
    table = solo()
    for station in table.catalog.railroad.stations:
        table.disc("mike", station)
    table.mike.engine = "38"
    events = play(table.game, 2)
    assert table.mike.engine == "t4"
    assert "upgraded" not in kinds(events)


def test_no_disc_left_but_on_stations_of_less_worth(solo, play):
    table = solo()
    table.disc("mike", "station4")
    while table.mike.covered:
        table.disc("mike", "san_francisco")
    table.mike.engine = "38"
    play(table.game, 2)
    assert (table.discs("station4"), table.discs("station39")) == ([], ["mike"])
    assert table.mike.engine == "t4", "and no disc comes back from the last station to the first"
    assert problems(table.game) == []


# Objectives, hazards, camps


def test_card_3_takes_the_first_open_objective(solo, play):
    table = solo()
    play(table.game, 3)
    assert table.mike.area == ["objective1"]


def test_card_4_takes_the_camp_with_most_money_even_one_that_costs(solo, play):
    table = solo()
    table.tile("camp3", "camp-green")
    table.tile("camp6", "camp-blue")
    table.tile("flood1", "flood-green-4")
    play(table.game, 4)
    play(table.game, 4)
    assert table.mike.front == ["camp-blue", "camp-green"]
    assert table.mike.money == 0
    assert told(play(table.game, 4), "automa_idle") == {"deed": "richest_tile"}, "hazards have no money"


def test_card_5_takes_the_highest_hazard_of_the_commonest_type(solo, play):
    table = solo()
    table.tile("flood1", "flood-green-4")
    table.tile("drought1", "drought-green-2")
    table.tile("drought2", "drought-black-3")
    table.tile("camp4", "camp-green")
    play(table.game, 5)
    assert table.mike.front == ["drought-black-3"]
    play(table.game, 5)
    assert table.mike.front[1] == "flood-green-4", "of equally common types the first in the data"


def test_no_hazard_left(solo, play):
    table = solo()
    table.tile("camp4", "camp-green")
    assert told(play(table.game, 5), "automa_idle") == {"deed": "hardest_tile"}


def test_card_15_builds_and_is_for_no_other_specialisation(solo, play):
    table = solo("cowboy")
    table.tile("rockfall1", "rockfall-green-2")
    assert "automa_rests" in kinds(play(table.game, 15))
    assert table.mike.front == []
    table.state.automa.special = "craftsman"
    assert "built" in kinds(play(table.game, 15))


# Buildings


def test_card_9_builds_on_the_first_plain_space_ahead_of_the_player(solo, play):
    table = solo()
    table.mary.place = "B"
    table.workers("mike", "craftsman")
    built = told(play(table.game, 9), "built")
    assert built["space"] == "b5", "neither woods nor a space with a risk action"
    assert table.catalog.buildings[built["tile"]].need == 2


def test_without_an_empty_plain_space_he_replaces(solo, play):
    table = solo()
    table.building("r2", "1b", owner="mike")
    trail = table.catalog.trail
    plain = [one for one in trail.building_spaces if one not in trail.fields and one not in trail.risk]
    for space, tile in zip(plain, list(table.mary.unbuilt), strict=False):
        table.building(space, tile)
    assert all(space in table.state.buildings for space in plain)
    table.game.paths = {}
    built = told(play(table.game, 9), "built")
    assert (built["space"], built["replaced"]) == ("r2", "1b")
    assert problems(table.game) == []
