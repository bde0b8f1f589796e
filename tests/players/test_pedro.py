"""Pedro: what each of his cards makes him do, and the cases in which he cannot."""

from __future__ import annotations

import pytest

from engine import BadSave, Game, Setup
from engine.argentina import pedro
from engine.argentina.charts import harbour
from engine.invariants import problems
from engine.players.automa import CARDS, draw_card, longest_way

PEDRO = 1


def kinds(events):
    return [event.kind for event in events]


def told(events, kind):
    return next(event.data for event in events if event.kind == kind)


def fill_market(game, rows, token):
    """Workers row by row, the token in a row of its own."""
    state = game.state
    for row in state.jobs:
        state.bags["B"] += [tile for tile in row if tile]
        row[:] = [None] * len(row)
    for number, row in enumerate(rows):
        for column, tile in enumerate(row):
            if tile:
                state.bags["B"].remove(tile)
            state.jobs[number][column] = tile
    state.job_row = token


# Setup


def test_he_starts_second_on_start_without_cards_and_money(solo):
    game = solo("easy")
    him = game.state.players[PEDRO]
    assert (him.place, him.money, him.exchange, him.hand, him.draw) == ("start", 0, 0, [], [])
    assert all(tile.endswith("b") for tile in him.unbuilt)
    assert problems(game) == []


@pytest.mark.parametrize(("level", "workers"), [("easy", 0), ("medium", 1), ("hard", 2), ("very_hard", 4)])
def test_levels_start_with_more_workers(level, workers):
    game = Game.start(Setup("argentina", ["me", "pedro"], 3, {"automa": level}))
    rows = game.state.players[PEDRO].rows
    assert sum(map(len, rows.values())) == workers
    special = game.state.automa.special
    if level != "easy":
        assert rows[special]
    if level == "hard":
        assert sorted(len(row) for row in rows.values()) == [0, 0, 1, 1]
    if level == "very_hard":
        assert sorted(len(row) for row in rows.values()) == [0, 1, 1, 2]
    assert problems(game) == []


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


def test_he_takes_the_path_with_most_locations_and_no_ramp(solo, play):
    game = solo()
    state = game.state
    state.tiles = {"green1": "green-black-5", "green2": "green-green-3"}
    game.paths = {}
    state.players[PEDRO].place = "A"
    assert longest_way(game, "A", {}).first == "green1"
    state.players[PEDRO].engine = "31"
    state.players[PEDRO].place = "F"
    assert longest_way(game, "F", {}).first == "G"


def test_of_equal_paths_he_takes_the_cheaper_one(solo):
    game = solo()
    state = game.state
    state.tiles = {}
    state.buildings |= {"b4": "1a", "b5": "2a"}  # a black hand on one of two paths from C to D
    state.owners |= {"b4": 0, "b5": 0}
    game.paths = {}
    assert longest_way(game, "C", {}).first == "b5"


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


# Cards


def test_card_1_hires_the_cheapest_and_in_that_row_his_specialisation(solo, play):
    game = solo(special="carpintero")
    fill_market(game, [["gaucho", "gaucho"], ["gaucho", "gaucho"], ["maquinista", "carpintero+"]], 3)
    game.state.jobs[0][:] = [None, None]  # the first row is as cheap as the third
    assert told(play(game, 1), "hired")["worker"] == "carpintero+"
    assert game.state.players[PEDRO].rows["carpintero"] == ["carpintero+"]


def test_card_1_passes_over_full_rows(solo, play):
    game = solo(special="carpintero")
    game.state.players[PEDRO].rows["gaucho"] = ["gaucho"] * 5
    fill_market(game, [["gaucho", "gaucho"], ["maquinista", None]], 2)
    assert told(play(game, 1), "hired")["worker"] == "maquinista"


def test_nobody_to_hire(solo, play):
    game = solo()
    fill_market(game, [[None, None]], 1)
    assert told(play(game, 1), "automa_idle") == {"deed": "hire_cheapest"}
    assert told(play(game, 6), "automa_idle") == {"deed": "hire_special"}


def test_card_6_hires_his_specialisation_or_the_commonest(solo, play):
    game = solo(special="carpintero")
    fill_market(game, [["gaucho", "maquinista"], ["maquinista", "carpintero"]], 2)
    assert told(play(game, 6), "hired")["worker"] == "carpintero"
    assert told(play(game, 6), "hired") == {"worker": "maquinista", "row": 1, "cost": 0}


def test_he_specialises_in_what_he_has_most_of_and_stays_on_a_tie(solo, play):
    game = solo(special="carpintero")
    game.state.players[PEDRO].rows["carpintero"] = ["carpintero"]
    fill_market(game, [["gaucho", "gaucho"]], 1)
    assert "automa_specialised" not in kinds(play(game, 1))
    assert game.state.automa.special == "carpintero"
    assert told(play(game, 6), "automa_specialised") == {"worker": "gaucho"}


def test_card_2_upgrades_the_farthest_station_and_takes_the_master(solo, play):
    game = solo()
    him = game.state.players[PEDRO]
    him.engine, him.rows["maquinista"] = "3", ["maquinista"] * 5
    master = game.state.masters["station7"]
    events = play(game, 2)
    assert him.engine == "t7"
    assert game.state.discs["station7"] == [PEDRO]
    assert him.masters == [master]
    assert len(him.covered) == 16
    assert {"upgraded", "automa_master"} <= set(kinds(events))


def test_an_upgraded_station_is_passed(solo, play):
    game = solo()
    him = game.state.players[PEDRO]
    him.engine, him.rows["maquinista"] = "4", ["maquinista"]
    game.state.discs["station4"] = [PEDRO]
    play(game, 2)
    assert him.engine == "6"


def test_spaces_with_the_other_engine_do_not_exist(solo, play):
    game = solo()
    him = game.state.players[PEDRO]
    him.engine, game.state.players[0].engine = "1", "2"
    play(game, 2)
    assert him.engine == "3"


def test_the_last_station_is_upgraded_each_time_and_leads_to_the_depot(solo, play):
    game = solo()
    him = game.state.players[PEDRO]
    for times in (1, 2):
        him.engine = "30"
        play(game, 2)
        assert him.engine == "depot"
        assert game.state.discs["station31"] == [PEDRO] * times


def test_without_a_disc_on_his_board_one_comes_from_a_station(solo, play):
    game = solo()
    him = game.state.players[PEDRO]
    him.covered, him.engine = [], "30"
    game.state.discs["station4"] = [PEDRO]
    play(game, 2)
    assert game.state.discs["station4"] == []
    assert game.state.discs["station31"] == [PEDRO]


def test_without_any_disc_nothing_is_laid(solo, play):
    game = solo()
    him = game.state.players[PEDRO]
    him.covered, him.engine = [], "30"
    events = play(game, 2)
    assert "upgraded" not in kinds(events)
    assert him.engine == "depot"


def test_card_3_takes_the_first_open_objective(solo, play):
    game = solo()
    first = game.state.objectives[0]
    play(game, 3)
    assert game.state.players[PEDRO].area == [first]
    assert len(game.state.objectives) == 4
    game.state.objectives = []
    assert told(play(game, 3), "automa_idle") == {"deed": "objective"}


def test_card_4_takes_the_farmer_with_most_money(solo, play):
    game = solo()
    game.state.tiles = {"green2": "green-black-5", "blue1": "blue-green-3", "yellow3": "yellow-black-8"}
    game.state.coins = {"blue1": 3}
    game.paths = {}
    play(game, 4)
    assert game.state.players[PEDRO].front == ["blue-green-3"]
    assert game.state.coins == {}
    assert game.state.players[PEDRO].money == 0


def test_card_5_takes_the_strongest_of_the_commonest_colour(solo, play):
    game = solo()
    game.state.tiles = {"green1": "green-black-7", "blue1": "blue-green-3", "blue2": "blue-black-6"}
    game.paths = {}
    play(game, 5)
    assert game.state.players[PEDRO].front == ["blue-black-6"]


def test_no_farmer_to_take(solo, play):
    game = solo()
    game.state.tiles, game.paths = {}, {}
    for card in (4, 5, 15):
        assert "automa_idle" in kinds(play(game, card))


def test_card_8_buys_what_has_most_points_for_at_most_8(solo, play):
    game = solo()
    game.state.cattle = ["caracu3", "serrano2", "franqueiro5", "aberdeen_angus7"]
    play(game, 8)  # one gaucho: a franqueiro would cost 11
    assert game.state.players[PEDRO].discard == ["caracu3"]
    game.state.players[PEDRO].rows["gaucho"] = ["gaucho"] * 3
    play(game, 8)  # four gauchos: an aberdeen_angus for 6
    assert game.state.players[PEDRO].discard == ["caracu3", "aberdeen_angus7"]


def test_card_8_buys_two_where_two_are_sold_together(solo, play):
    game = solo()
    game.state.cattle = ["blanco_orejinegro3", "blanco_orejinegro3", "franqueiro5"]
    game.state.players[PEDRO].rows["gaucho"] = ["gaucho"] * 2
    play(game, 8)
    assert game.state.players[PEDRO].discard == ["blanco_orejinegro3", "blanco_orejinegro3"]


def test_card_12_deals_two_and_buys_with_one_gaucho_fewer(solo, play):
    game = solo(special="gaucho")
    before = len(game.state.cattle)
    events = play(game, 12)  # a single gaucho: none is left to buy with
    assert kinds(events).count("cattle_dealt") == 1
    assert len(game.state.cattle) == before + 2
    assert told(events, "automa_idle") == {"deed": "buy_with_one_fewer"}


def test_card_9_builds_on_the_first_plain_space_ahead_of_the_player(solo, play):
    game = solo()
    game.state.players[0].place = "B"
    game.state.players[PEDRO].rows["carpintero"] = ["carpintero"]
    events = play(game, 9)
    assert told(events, "built") == {"tile": "3b", "space": "b2", "cost": 0, "replaced": ""}
    assert game.state.owners["b2"] == PEDRO


def test_beyond_the_last_plain_space_the_trail_begins_again(solo, play):
    game = solo()
    game.state.players[0].place = "G"
    assert told(play(game, 9), "built")["space"] == "b1"


def test_without_an_empty_plain_space_he_replaces(solo, play):
    game = solo()
    state = game.state
    for number, space in enumerate(("b1", "b2", "b3", "b4", "b5", "b6", "b7")):
        state.buildings[space] = f"{number + 1}a"
        state.owners[space] = 0
    state.buildings["g1"], state.owners["g1"] = "1b", PEDRO
    state.players[PEDRO].unbuilt.remove("1b")
    game.paths = {}
    state.players[PEDRO].rows["carpintero"] = ["carpintero"]
    built = told(play(game, 9), "built")
    assert (built["space"], built["replaced"]) == ("g1", "1b")
    assert game.catalog.buildings[built["tile"]].need == 3


def test_nothing_to_build(solo, play):
    game = solo()
    game.state.players[PEDRO].unbuilt = []
    assert told(play(game, 9), "automa_idle") == {"deed": "build"}


@pytest.mark.parametrize(
    ("card", "special", "deed"),
    [
        (10, "carpintero", "built"),
        (11, "maquinista", "engine_moved"),
        (13, "gaucho", "cattle_taken"),
        (14, "maquinista", "engine_moved"),
        (15, "carpintero", "built"),
        (15, "gaucho", "automa_tile"),
    ],
)
def test_cards_of_a_specialisation(solo, play, card, special, deed):
    game = solo(special=special)
    assert deed in kinds(play(game, card))
    busy = {"gaucho", "carpintero"} if card == 15 else {special}
    for other in {"gaucho", "carpintero", "maquinista"} - busy:
        events = play(solo(special=other), card)
        assert deed not in kinds(events)
        assert "automa_rests" in kinds(events)


def test_card_11_hires_before_it_moves(solo, play):
    game = solo(special="maquinista")
    fill_market(game, [["gaucho", "maquinista"]], 1)
    events = play(game, 11)
    assert told(events, "hired")["worker"] == "maquinista"
    assert told(events, "engine_moved")["to"] == "2"


def test_his_cards_are_shuffled_when_none_is_left(solo):
    game = solo()
    drawn = [draw_card(game, CARDS) for _ in range(15)]
    assert sorted(drawn) == sorted(f"automa{number}" for number in range(1, 16))
    draw_card(game, CARDS)
    assert len(game.state.automa.piles[CARDS]) == 14


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
    assert shown["automa"]["seat"] == "pedro"
    assert shown["automa"]["piles"]["cards"] == 15
    assert shown["players"]["pedro"]["hand_count"] == 0
    assert "automa1'" not in str(shown)
    before = list(game.state.automa.piles[CARDS])
    decks = {tuple(game.imagine("me", seed).state.automa.piles[CARDS]) for seed in range(5)}
    assert len(decks) == 5
    assert game.state.automa.piles[CARDS] == before
    assert game.imagine("me", 9).view("me")["automa"] == shown["automa"]
