"""Rulebook page 10: loading ships 8, 9 and 11 with a total breeding value of 10 (or 11) and 2 grain."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def loading() -> Table:
    """Mary's hand is worth 8, with 3 certificates to add; she has loaded ship 11 before."""
    table = position(players=2)
    table.deck("mary", hand=("patagonico", "patagonico", "chaqueno1", "serrano2"))
    table.disc("mary", "step_1", "ship11")
    table.mary.certificates, table.mary.grain, table.mary.money = 3, 2, 0
    table.subphase_2("mary")
    return table


def test_ship_9_takes_a_disc_from_anywhere_and_costs_4_pesos_for_2_grain_missing(loading: Table):
    loading.play("certificates:2", "load:ship9")
    assert {"disc:hand_1", "disc:aux_pesos_2"} <= loading.legal, "its space has dark corners"

    loading.play("disc:hand_1")

    assert loading.discs("ship9") == ["mary"]
    assert loading.mary.grain == 0
    assert loading.mary.money == 10 - 4


def test_ship_8_takes_a_white_cornered_disc_brings_an_objective_and_1_grain(loading: Table):
    loading.play("certificates:2", "load:ship8")
    assert "disc:hand_1" not in loading.legal
    assert loading.blocked["disc:hand_1"].key == "why-dark-corner"

    loading.play("disc:aux_grain_1")
    assert loading.asked == ("mary", "objective")
    loading.play("objective:objective2")

    assert "objective2" in loading.mary.discard
    assert len(loading.state.objectives) == 4, "the display is replenished"
    assert loading.mary.grain == 1
    assert loading.mary.money == 10


def test_ship_11_may_not_be_loaded_twice_even_with_a_total_of_11(loading: Table):
    loading.play("certificates:3")

    assert "load:ship11" not in loading.legal
    assert loading.blocked["load:ship11"].key == "why-loaded"


def test_ships_above_the_total_are_out_of_reach(loading: Table):
    loading.play("certificates:0")

    assert loading.legal == {f"load:ship{value}" for value in (0, 1, 3, 5, 6, 7, 8)}
    assert loading.blocked["load:ship9"].values == {"missing": 1}


def test_ship_0_brings_2_pesos_at_once_and_costs_2_points(loading: Table):
    loading.play("certificates:0", "load:ship0", "disc:aux_pesos_2")

    assert loading.mary.money == 8 + 2
    assert loading.score("ships") == -2


@pytest.mark.parametrize("ship", ["ship0", "ship18"])
def test_ships_0_and_18_may_be_loaded_again(ship: str):
    table = position(players=2)
    table.disc("mary", "aux_pesos_2", ship)
    table.deck("mary", hand=("aberdeen_angus5", "franqueiro3", "chaqueno1", "serrano2", "blanco_orejinegro3"))
    table.subphase_2("mary")
    assert table.mary.money == 7 + 18

    table.play(f"load:{ship}", "disc:aux_draw_2")

    assert table.discs(ship) == ["mary", "mary"]


def test_permanent_grain_lowers_what_must_be_loaded(loading: Table):
    loading.mary.masters += ["sm4", "sm7"]

    loading.play("certificates:2", "load:ship9", "disc:hand_1")

    assert loading.mary.grain == 0
    assert loading.mary.money == 10, "4 grain less 2 permanent ones: nothing is missing"


def test_a_reduction_never_brings_grain(loading: Table):
    loading.mary.masters += ["sm4", "sm7"]

    loading.play("certificates:2", "load:ship3", "disc:aux_pesos_2")

    assert loading.mary.grain == 2
