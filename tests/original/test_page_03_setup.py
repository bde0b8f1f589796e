"""Rulebook pages 3 to 5: what lies where when the game begins."""

from collections import Counter

import pytest

from engine.invariants import problems
from tests.original.positions import Table

COUNTS = (2, 3, 4)


@pytest.mark.parametrize("players", COUNTS)
def test_seven_tiles_on_the_board_from_the_lowest_spaces_up(players):
    table = Table(players)
    assert len(table.state.tiles) == 7
    for spaces in table.catalog.trail.areas.values():
        filled = [space in table.state.tiles for space in spaces]
        assert filled == sorted(filled, reverse=True)


@pytest.mark.parametrize(("players", "workers"), [(2, 3), (3, 5), (4, 7)])
def test_the_job_market_lacks_one_worker_in_the_row_of_the_token(players, workers):
    state = Table(players).state
    assert sum(tile is not None for row in state.jobs for tile in row) == workers
    assert state.job_row == 1
    assert None not in state.jobs[0]
    assert [len(row) for row in state.jobs] == [players] * 12


@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 10), (4, 13)])
def test_the_cattle_market_by_player_count(players, cards):
    assert len(Table(players).state.cattle) == cards


def test_six_foresight_tiles_two_of_each_stack():
    table = Table(3)
    for letter, tiles in table.state.foresight.items():
        assert len(tiles) == 2
        assert set(tiles) <= set(table.catalog.bags[letter])


def test_money_goes_up_with_the_turn_order_and_hands_hold_four_cards():
    players = Table(4).state.players
    assert [player.money for player in players] == [6, 7, 8, 9]
    assert all(len(player.hand) == 4 and len(player.draw) == 10 for player in players)
    assert Counter(players[0].hand + players[0].draw) == {
        "jersey": 5,
        "dutch_belt": 3,
        "black_angus": 3,
        "guernsey": 3,
    }


def test_fourteen_discs_and_engines_on_the_first_space():
    for player in Table(2).state.players:
        assert len(player.covered) == 14
        assert (player.engine, player.certificates) == ("0", 0)


@pytest.mark.parametrize("players", COUNTS)
def test_everybody_has_a_starting_objective_of_their_own(players):
    table = Table(players)
    dealt = table.state.starting_objectives
    assert len(set(dealt)) == players
    assert set(dealt) <= set(table.catalog.starting_objectives)
    assert problems(table.game) == []


def test_five_station_masters_four_open_objectives():
    state = Table(2).state
    assert sorted(state.masters.values()) == ["sm1", "sm2", "sm3", "sm4", "sm5"]
    assert list(state.masters) == ["station4", "station7", "station10", "station13", "station16"]
    assert (len(state.objectives), len(state.objective_stack)) == (4, 20)


def test_neutral_buildings_on_their_letters_or_shuffled():
    printed = Table(2).state.buildings
    assert all(space == tile for space, tile in printed.items())
    shuffled = Table(2, {"neutral": "shuffled"}).state.buildings
    assert sorted(shuffled.values()) == sorted(printed.values())
    assert shuffled != printed


def test_the_sides_of_private_buildings_are_the_same_for_all():
    for sides in ("a", "b", "mixed"):
        boards = [player.unbuilt for player in Table(3, {"sides": sides}).state.players]
        assert boards[0] == boards[1] == boards[2]
        assert [tile[:-1] for tile in boards[0]] == [str(n) for n in range(1, 11)]
        letters = {tile[-1] for tile in boards[0]}
        assert letters == ({"a", "b"} if sides == "mixed" else {sides})


def test_a_hazard_without_a_free_space_goes_back_into_the_stack():
    for seed in range(300):
        state = Table(2, seed=seed).state
        hazards = Counter(space.rstrip("1234") for space in state.tiles if not space.startswith("camp"))
        assert max(hazards.values(), default=0) <= 4
        assert len(state.bags["A"]) == 35 - 7 - 2
        assert not state.box
