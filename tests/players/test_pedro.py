"""Pedro: how he begins, where he rides, what he does in Buenos Aires, and what he scores."""

from __future__ import annotations

import pytest

from engine import BadSave, Game, Setup
from engine.argentina import pedro
from engine.argentina.charts import harbour
from engine.automa.seat import CARDS
from engine.automa.turn import shortest_way
from engine.invariants import problems
from tests.players.automa import begun_with, kinds, told

PEDRO = 1


# Setup


def test_he_starts_second_on_start_without_cards_and_money(solo):
    game = solo("easy")
    him = game.state.players[PEDRO]
    assert (him.place, him.money, him.exchange, him.hand, him.draw) == ("start", 0, 0, [], [])
    assert all(tile.endswith("b") for tile in him.unbuilt)
    assert problems(game) == []


def test_levels_start_with_their_workers_and_easy_with_none():
    begun_with({level: facts.workers for level, facts in pedro.pedro_facts().levels.items()}, "argentina")


def test_a_table_of_three_has_no_automa():
    with pytest.raises(BadSave, match="2 seats"):
        Game.start(Setup("argentina", ["a", "b", "c"], 1, {"automa": "easy"}))


def test_the_order_stays_as_given():
    for seed in range(6):
        game = Game.start(Setup("argentina", ["me", "pedro"], seed, {"automa": "easy", "order": "random"}))
        assert game.seats == ["me", "pedro"]


def test_his_turn_asks_nobody(solo):
    game = Game.start(Setup("argentina", ["me", "pedro"], 8, {"automa": "medium"}))
    turns = set()
    while game.decision is not None and game.turn < 12:
        assert game.decision.seat == "me"
        game.choose("me", list(game.decision.legal[: max(1, game.decision.least)]))
        turns.add(game.turn)
    assert all(turn % 2 == 1 for turn in turns)


# Moving


def test_he_takes_the_path_with_fewest_locations_and_no_ramp(solo, play):
    game = solo()
    state = game.state
    state.tiles = {"green1": "green-black-5", "green2": "green-green-3"}
    game.paths = {}
    state.players[PEDRO].place = "A"
    assert shortest_way(game, "A", {}).first == "B"
    state.buildings["b1"], state.owners["b1"] = "1a", PEDRO
    game.paths = {}
    assert shortest_way(game, "A", {}).first == "b1", "one location, the other path has two"
    state.players[PEDRO].engine = "31"
    state.players[PEDRO].place = "F"
    assert shortest_way(game, "F", {}).first == "G"


def test_of_equal_paths_he_takes_the_one_that_pays_you_least(solo):
    game = solo()
    state = game.state
    state.tiles = {}
    state.buildings |= {"b4": "1a", "b5": "2a"}  # a black hand on one of two paths from C to D
    state.owners |= {"b4": 0, "b5": 0}
    game.paths = {}
    assert shortest_way(game, "C", {}).first == "b5"
    state.owners["b4"] = PEDRO  # his own: nobody gets anything there, and it comes first in the data
    assert shortest_way(game, "C", {}).first == "b4"


def test_where_he_comes_to_a_building_of_yours_with_a_hand_the_bank_pays_you(solo, play):
    game = solo()
    state = game.state
    state.tiles = {}
    state.buildings |= {"b4": "1a", "b5": "1b", "b7": "2a", "g7": "2b"}
    state.owners |= {"b4": 0, "b5": 0, "b7": 0, "g7": 0}
    game.paths = {}
    money = state.players[0].money
    state.players[PEDRO].place = "C"
    events = play(game, 7)  # two steps: over b4, which has a black hand, to D
    assert state.players[PEDRO].place == "D"
    fee = game.rules.fee(game, PEDRO, "b4")
    assert fee > 0
    assert (state.players[0].money, state.players[PEDRO].money) == (money + fee, 0)
    assert told(events, "automa_fee") == {"money": fee}
    state.players[PEDRO].place = "C"
    play(game, 1)  # one step, onto it
    assert state.players[0].money == money + 2 * fee
    state.players[PEDRO].place = "F"
    assert "automa_fee" not in kinds(play(game, 7)), "no hand, no fee"


def test_he_stops_in_buenos_aires_and_begins_again(solo, play):
    game = solo()
    game.state.tiles.pop("yellow1", None)
    game.paths = {}
    game.state.players[PEDRO].place = "yellow1"
    events = play(game, 7)
    assert told(events, "automa_moved")["to"] == "buenos_aires"
    assert game.state.players[PEDRO].place == "start"
    assert game.state.players[PEDRO].visits == 1


def test_cards_10_and_11_move_him_by_the_most_buildings_of_anybody(solo, play):
    game = solo()
    assert told(play(game, 10), "automa_card")["steps"] == 1
    game.state.buildings |= {"b1": "1a", "b2": "2a", "b3": "3a"}
    game.state.owners |= {"b1": 0, "b2": 0, "b3": 0}
    assert told(play(game, 11), "automa_card")["steps"] == 3


def test_cards_12_to_15_move_him_by_his_workers(solo, play):
    game = solo(special="maquinista")
    game.state.players[PEDRO].rows["gaucho"] = ["gaucho", "gaucho"]
    game.state.players[PEDRO].rows["maquinista"] = ["maquinista"] * 3
    assert told(play(game, 13), "automa_card")["steps"] == 3
    assert told(play(game, 15), "automa_card")["steps"] == 4


# Buenos Aires


def visit(game, play, number=1):
    him = game.state.players[PEDRO]
    him.visits = number - 1
    game.state.tiles.pop("yellow1", None)
    game.paths = {}
    him.place = "yellow1"
    return play(game, 3)


@pytest.mark.parametrize(("number", "tier"), [(1, 0), (2, 0), (3, 1), (4, 1), (5, 2), (9, 2)])
def test_loading_cards_come_from_the_tier_of_the_visit(solo, play, number, tier):
    game = solo("medium")
    events = visit(game, play, number)
    assert told(events, "automa_loading")["card"] in pedro.pedro_facts().loading_cards[tier]


@pytest.mark.parametrize("level", pedro.levels())
def test_the_level_is_added_to_the_loading_card(solo, play, level):
    game = solo(level)
    loading = told(visit(game, play), "automa_loading")
    assert loading["total"] == max(0, loading["card"] + pedro.pedro_facts().levels[level].loading)


@pytest.mark.parametrize(
    ("level", "loading"), [("easy", -3), ("medium", -3), ("hard", -2), ("very_hard", -2)]
)
def test_games_that_were_begun_before_he_was_tuned_go_on_as_they_were(solo, play, level, loading):
    game = solo(level)
    game.state.automa.loading = None  # as such a game is loaded
    told_of = told(visit(Game.load(game.dump()), play), "automa_loading")
    assert told_of["total"] == max(0, told_of["card"] + loading)


def test_he_loads_the_most_valuable_ship_without_his_disc(solo, play):
    game = solo("easy")
    total = 6
    game.state.automa.piles["loading1"] = [str(total - pedro.pedro_facts().levels["easy"].loading)]
    game.state.discs["ship6"] = [PEDRO]
    assert told(visit(game, play), "loaded") == {"ship": "ship5"}


def test_no_ship_left_but_ship_0(solo, play):
    game = solo("easy")
    game.state.automa.piles["loading1"] = ["4"]
    for ship in ("ship1", "ship3", "ship5"):
        game.state.discs[ship] = [PEDRO]
    assert told(visit(game, play), "loaded") == {"ship": "ship0"}


def test_a_loading_card_is_never_worth_less_than_nothing(solo, play):
    game = solo("easy")
    game.state.automa.piles["loading1"] = ["-7"]
    assert told(visit(game, play), "loaded") == {"ship": "ship0"}


def test_he_delivers_to_the_space_with_most_points_within_reach(solo, play):
    game = solo("easy")
    delivered = told(visit(game, play), "delivered")  # reach 3: the north of Le Havre, its better space
    assert delivered == {"city": "le_havre", "space": "north2", "grain": 0}
    assert PEDRO not in game.state.discs["le_havre_1"]


def test_without_a_disc_on_a_quay_he_delivers_nothing(solo, play):
    game = solo("easy")
    game.state.discs["le_havre_1"] = [0]
    assert "delivered" not in kinds(visit(game, play))


def test_the_job_market_may_end_the_game_on_his_turn(solo, play):
    game = solo("easy")
    state = game.state
    state.job_row = 10
    state.jobs[10] = ["gaucho", None]
    state.bags["B"].remove("gaucho")
    state.foresight["C"] = ["yellow-black-5", "yellow-black-5"]
    events = visit(game, play)
    assert state.players[PEDRO].job_token
    assert "end_triggered" in kinds(events)
    assert state.last_turns == 1


def test_at_the_end_no_more_workers_are_placed(solo, play):
    game = solo("easy")
    state = game.state
    state.last_turns, state.job_row = 0, 11
    state.foresight = {"A": [None, None], "B": ["gaucho", "gaucho"], "C": ["gaucho", "gaucho"]}
    assert "worker_placed" not in kinds(visit(game, play))


# Fees and score


def test_his_buildings_charge_the_player_but_he_gets_nothing(solo):
    game = solo()
    game.state.buildings["b1"], game.state.owners["b1"] = "1b", PEDRO
    assert game.rules.fee(game, 0, "b1") == 1
    game.rules.collect_fee(game, "b1", 1)
    assert game.state.players[PEDRO].money == 0


def test_his_score_leaves_out_money_masters_and_steps_and_counts_objectives_in_full(solo):
    game = solo()
    him = game.state.players[PEDRO]
    him.money, him.masters = 50, ["sm1"]
    him.covered.remove("step_2")
    him.area = ["objective4", "objective12"]  # 5 and 2 points, nothing of them fulfilled
    him.discard = ["aberdeen_angus7"]
    him.rows["gaucho"] = ["gaucho"] * 5
    game.state.discs["ship18"] = [PEDRO]
    sheet = game.scores()["pedro"]
    assert (sheet["money"], sheet["masters"], sheet["steps"]) == (0, 0, 0)
    assert (sheet["objectives"], sheet["cattle"], sheet["workers"]) == (7, 7, 8)
    assert sheet["ships"] == harbour().ships["ship18"].vp


def test_the_view_shows_him_but_not_the_order_of_his_cards(solo):
    game = Game.start(Setup("argentina", ["me", "pedro"], 4, {"automa": "hard"}))
    shown = game.view("me")
    assert shown.automa.seat == "pedro"
    assert shown.automa.piles["cards"] == 15
    assert shown.players["pedro"].hand_count == 0
    assert "automa1'" not in str(shown)
    before = list(game.state.automa.piles[CARDS])
    decks = {tuple(game.imagine("me", seed).state.automa.piles[CARDS]) for seed in range(5)}
    assert len(decks) == 5
    assert game.state.automa.piles[CARDS] == before
    assert game.imagine("me", 9).view("me").automa == shown.automa
