"""Garth: Kansas City, hazards, camps, the end of the track, and his cards on the original's board."""

from __future__ import annotations

from importlib.resources import files
from random import Random

import pytest

from engine import BadSave, Game, Setup
from engine.invariants import problems
from engine.original import garth
from engine.original.charts import cities
from engine.players.automa import CARDS, longest_way
from engine.simulate import random_policy
from engine.trail import routes
from tests.original.positions import position

LEVELS = garth.levels()


@pytest.fixture
def solo():
    def start(special="cowboy"):
        """An easy solo game on an empty board, on the turn of Garth, who is mike."""
        table = position(automa="easy")
        table.mike.money = 0
        table.mary.place = "A"
        table.state.active = 1
        table.state.automa.special = special
        table.game.paths = {}
        return table

    return start


def kinds(events):
    return [event.kind for event in events]


def told(events, kind):
    return next(event.data for event in events if event.kind == kind)


def visit(table, play, card=3):
    """He arrives in Kansas City, and plays that card."""
    table.mike.place = "G"
    table.game.paths = {}
    events = play(table.game, card)
    assert problems(table.game) == []
    return events


# Setup


def test_he_starts_second_on_start_without_cards_and_money():
    game = Game.start(Setup("original", ["me", "garth"], 5, {"automa": "easy", "order": "random"}))
    him = game.state.players[1]
    assert game.seats == ["me", "garth"]
    assert (him.place, him.money, him.hand, him.draw) == ("start", 0, [], [])
    assert all(tile.endswith("b") for tile in him.unbuilt)
    assert problems(game) == []


@pytest.mark.parametrize(
    ("level", "rows"),
    [("easy", [0, 0, 0]), ("medium", [0, 0, 1]), ("hard", [0, 1, 1]), ("very_hard", [1, 1, 2])],
)
def test_levels_start_with_more_workers(level, rows):
    for seed in range(4):
        game = Game.start(Setup("original", ["me", "garth"], seed, {"automa": level}))
        hired = {kind: len(row) for kind, row in game.state.players[1].rows.items()}
        assert sorted(hired.values()) == rows
        assert level == "easy" or hired[game.state.automa.special] == rows[-1]
        assert problems(game) == []


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
            assert other.view("me") | {"commitment": ""} == game.view("me") | {"commitment": ""}
        choices.append(("me", random_policy(game, game.decision, dice)))
        game.choose(*choices[-1])
    assert Game.replay(setup, choices).dump() == game.dump()


# Moving


def test_he_takes_the_path_with_most_locations(solo):
    table = solo()
    table.tile("flood1", "flood-green-2")
    table.building("b7", "2a")
    table.building("b9", "3a")
    table.game.paths = {}
    assert longest_way(table.game, "A", {}).first == "flood1"
    assert longest_way(table.game, "C", {}).first == "b9", "by D there is one location more"


def test_of_paths_with_as_many_locations_he_takes_the_cheaper_one(solo):
    table = solo()
    table.building("b12", "1a")
    table.building("b13", "2a")
    table.game.paths = {}
    assert longest_way(table.game, "F", {}).first == "b13"


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


def test_the_last_station_is_upgraded_and_sends_him_back_each_time(solo, play):
    table = solo()
    table.disc("mike", "station39")
    table.mike.engine = "38"
    play(table.game, 2)
    assert table.discs("station39") == ["mike", "mike"]
    assert table.mike.engine == "t4"


def test_with_every_station_upgraded_he_goes_back_to_the_first(solo, play):
    table = solo()
    for station in table.catalog.railroad.stations:
        table.disc("mike", station)
    table.mike.engine = "38"
    events = play(table.game, 2)
    assert table.mike.engine == "t4"
    assert kinds(events).count("upgraded") == 1, "the last station, which counts each time"


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


def test_card_15_takes_a_hazard_or_else_a_camp(solo, play):
    table = solo("cowboy")
    table.tile("camp9", "camp-green")
    table.tile("rockfall1", "rockfall-green-2")
    play(table.game, 15)
    play(table.game, 15)
    assert table.mike.front == ["rockfall-green-2", "camp-green"]
    assert told(play(table.game, 15), "automa_idle") == {"deed": "best_tile"}


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


# Kansas City


@pytest.mark.parametrize(
    ("level", "first"),
    [
        ("easy", "wichita"),
        ("medium", "colorado_springs"),
        ("hard", "albuquerque"),
        ("very_hard", "albuquerque"),
    ],
)
def test_he_delivers_city_by_city_from_the_first_of_his_level(solo, play, level, first):
    table = solo()
    table.state.automa.level = level
    strip = list(cities().strip)
    rest = [*strip[strip.index(first) :], "san_francisco"]
    assert [told(visit(table, play), "shipped")["city"] for _ in rest] == rest
    assert table.discs("san_francisco") == ["mike", "mike"]
    assert table.mike.visits == len(rest)


def test_foresight_comes_first_then_he_delivers_and_begins_again(solo, play):
    table = solo()
    events = visit(table, play)
    told_kinds = kinds(events)
    assert told(events, "automa_moved")["to"] == "kansas_city"
    assert told_kinds.count("foresight") == 3
    assert told_kinds.index("foresight") < told_kinds.index("shipped") < told_kinds.index("foresight_filled")
    assert table.mike.place == "start"
    assert table.mike.money == 0, "neither income nor transport"


def test_foresight_tiles_are_chosen_at_random(play):
    taken = set()
    for seed in range(8):
        game = Game.start(Setup("original", ["me", "garth"], seed, {"automa": "easy"}))
        game.state.active, game.state.players[0].place = 1, "A"
        game.state.players[1].place = "G"
        a, b = game.state.foresight["A"]
        if a != b:
            tile = next(e.data["tile"] for e in play(game, 3) if e.kind == "foresight")
            taken.add((a, b).index(tile))
    assert taken == {0, 1}


def test_deliveries_bring_him_points_but_no_delivery_action(solo, play):
    table = solo()
    table.disc("mike", "colorado_springs")
    before = list(table.state.objectives)
    visit(table, play, card=8)  # to Santa Fe, past an objective card
    assert table.state.objectives == before
    assert table.mike.area == []
    table.disc("mike", "albuquerque")
    visit(table, play, card=8)
    assert table.score("cities", "mike") == 6


def test_without_a_disc_on_his_board_he_delivers_one_of_a_station(solo, play):
    table = solo()
    table.disc("mike", "station16")
    while table.mike.covered:
        table.disc("mike", "san_francisco")
    events = visit(table, play)
    assert told(events, "disc_moved") == {"station": "station16", "place": "san_francisco"}


def test_without_any_disc_he_delivers_nothing(solo, play):
    table = solo()
    while table.mike.covered:
        table.disc("mike", "san_francisco")
    events = visit(table, play)
    assert told(events, "automa_undelivered") == {"city": "san_francisco"}
    assert "shipped" not in kinds(events)


def test_the_job_market_may_end_the_game_on_his_turn(solo, play):
    table = solo()
    table.jobs(12, "cowboy")
    table.token(12)
    events = visit(table, play)
    assert "end_triggered" in kinds(events)
    assert table.mike.job_token
    assert table.state.last_turns == 1
    assert kinds(events).count("worker_placed") == 1, "the market is full before the third tile"
    assert table.score("job_token", "mike") == 2


# Fees, score, view


def test_his_buildings_charge_the_player_for_the_bank(solo):
    table = solo()
    table.building("b14", "1b", owner="mike")
    table.tile("flood1", "flood-green-2")
    rules = table.game.rules
    assert rules.fee(table.game, 0, "b14") == 2
    rules.collect_fee(table.game, "b14", 2)
    assert table.mike.money == 0
    assert rules.payee(table.game, "b14") == rules.payee(table.game, "flood1")


def test_two_equal_ways_over_his_buildings_are_one(solo):
    table = solo()
    table.building("b14", "1b", owner="mike")
    table.building("b15", "10b", owner="mike")
    table.mary.place = "G"
    table.game.paths = {}
    assert [sum(fee for _, fee in bill) for bill in routes(table.game, 0, "kansas_city", 2)] == [2]


def test_his_score(solo):
    table = solo()
    table.mike.money, table.mike.masters = 50, ["sm1"]
    table.disc("mike", "san_francisco", "step_2")
    table.disc("mike", "san_francisco")
    table.disc("mike", "sacramento")
    table.disc("mike", "san_diego")
    table.disc("mike", "station39")
    table.area("mike", "objective5", "objective6")  # 4 and 5 points, neither of them fulfilled in full
    table.in_front("mike", "flood-green-4", "camp-green")
    table.workers("mike", *["cowboy"] * 4)
    sheet = table.game.scores()["mike"]
    assert (sheet["money"], sheet["masters"], sheet["steps"]) == (0, 0, 0)
    assert sheet["cities"] == 6 + 6 + 6 + 4
    assert sheet["objectives"] == 4 + 5 + 3
    assert (sheet["hazards"], sheet["stations"], sheet["workers"]) == (4, 9, 4)


def test_a_player_still_has_9_points_for_san_francisco(solo):
    table = solo()
    table.disc("mary", "san_francisco")
    assert table.score("cities") == 9


def test_the_view_shows_him_but_neither_the_order_of_his_cards_nor_his_starting_objective():
    game = Game.start(Setup("original", ["me", "garth"], 4, {"automa": "hard"}))
    shown = game.view("me")
    assert shown["automa"]["seat"] == "garth"
    assert shown["automa"]["piles"] == {CARDS: 15}
    assert shown["players"]["garth"]["starting_objective"] is None
    assert shown["players"]["garth"]["counted"] == []
    assert shown["players"]["garth"]["score"]["objectives"] == 0
    for seed in range(5):
        assert game.imagine("me", seed).view("me")["automa"] == shown["automa"]
    assert game.view("garth")["players"]["garth"]["score"]["objectives"] == 3
    assert Game.start(Setup("original", ["me", "you"], 4)).view("me")["automa"] is None
