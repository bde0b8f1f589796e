"""Garth in Kansas City, what his buildings charge, and what he scores."""

from __future__ import annotations

import pytest

from engine import Game, Setup
from engine.automa.seat import CARDS
from engine.original import garth
from engine.original.charts import cities
from engine.trail import routes
from tests.players.automa import garth_on_turn, kinds, told
from tests.players.automa import visit_kansas_city as visit
from tests.views import original_view

LEVELS = garth.levels()


@pytest.fixture
def solo():
    return garth_on_turn


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
    shown = original_view(game, "me")
    assert shown.automa.seat == "garth"
    assert shown.automa.piles == {CARDS: 15}
    assert shown.players["garth"].starting_objective is None
    assert shown.players["garth"].counted == []
    assert shown.players["garth"].score["objectives"] == 0
    for seed in range(5):
        assert game.imagine("me", seed).view("me").automa == shown.automa
    assert game.view("garth").players["garth"].score["objectives"] == 3
    assert Game.start(Setup("original", ["me", "you"], 4)).view("me").automa is None
