"""Pedro's cards: what each of them makes him do, and the cases in which he cannot."""

from __future__ import annotations

import pytest

from engine.automa.seat import CARDS, draw_card
from tests.players.automa import fill_market, kinds, told

PEDRO = 1


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
    for card in (4, 5):
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
    ],
)
def test_cards_of_a_specialisation(solo, play, card, special, deed):
    game = solo(special=special)
    assert deed in kinds(play(game, card))
    for other in {"gaucho", "carpintero", "maquinista"} - {special}:
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
