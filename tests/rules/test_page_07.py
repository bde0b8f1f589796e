"""Rulebook page 7: loading ramps that the engine opens, and the fees of hands along the trail."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def near_the_ramps() -> Table:
    """Mary's engine has reached space 8; one yellow farmer stands between H and Buenos Aires."""
    table = position(players=3)
    table.farmer("yellow4", "yellow-black-6")
    table.mary.engine, table.dave.engine, table.john.engine = "8", "9", "12"
    return table


def test_an_engine_at_8_may_not_use_the_ramp_at_9(near_the_ramps: Table):
    near_the_ramps.phase_a("mary", at="H")

    assert "move:ramp9" not in near_the_ramps.legal
    assert near_the_ramps.blocked["move:ramp9"].key == "why-ramp-closed"


@pytest.mark.parametrize("seat", ["dave", "john"])
def test_engines_at_9_and_beyond_may_use_the_ramps_at_9_6_and_3(near_the_ramps: Table, seat: str):
    near_the_ramps.phase_a(seat, at="H")

    assert {"move:ramp9", "move:ramp6", "move:ramp3"} <= near_the_ramps.legal


def test_the_ramp_at_6_is_two_steps_from_h_and_leads_to_buenos_aires(near_the_ramps: Table):
    near_the_ramps.mary.money = 5
    near_the_ramps.deck("mary", hand=("niata",))
    near_the_ramps.phase_a("mary", at="H")

    near_the_ramps.play("move:ramp6")

    assert near_the_ramps.mary.place == "buenos_aires"
    assert near_the_ramps.state.coins == {"yellow4": 1}
    assert near_the_ramps.mary.money == 5 - 1 + 1, "1 peso onto the coin space, then 1 of income"
    assert near_the_ramps.asked == ("mary", "load")


@pytest.mark.parametrize(("players", "black", "green"), [(2, 1, 2), (3, 1, 2), (4, 1, 1)])
def test_fees_by_player_count(players: int, black: int, green: int):
    table = position(players)
    table.farmer("green1", "green-black-5")
    table.farmer("green2", "green-green-5")
    table.mary.money = 10
    table.phase_a("mary", at="A")

    table.play("move:green2")

    assert table.state.coins == {"green1": black, "green2": green}
    assert table.mary.money == 10 - black - green


@pytest.fixture
def two_pesos_left() -> Table:
    """Three players. Below: Dave's green hand, then John's black one. Above: two farmers with black hands."""
    table = position(players=3)
    table.mary.money, table.dave.money, table.john.money = 2, 0, 0
    table.building("b1", "7a", owner="dave")
    table.building("g1", "1a", owner="john")
    table.farmer("green1", "green-black-5")
    table.farmer("green2", "green-black-6")
    table.phase_a("mary", at="A")
    table.play("move:B")
    return table


def test_the_lower_path_takes_both_pesos_to_dave_and_leaves_none_for_john(two_pesos_left: Table):
    two_pesos_left.play("path:b1")

    assert two_pesos_left.mary.place == "B"
    assert (two_pesos_left.mary.money, two_pesos_left.dave.money, two_pesos_left.john.money) == (0, 2, 0)


def test_the_upper_path_puts_a_peso_on_each_farmer(two_pesos_left: Table):
    two_pesos_left.play("path:green1+green2")

    assert two_pesos_left.mary.place == "B"
    assert two_pesos_left.mary.money == 0
    assert two_pesos_left.state.coins == {"green1": 1, "green2": 1}


def test_fees_are_never_paid_later():
    table = position(players=2)
    table.farmer("green1", "green-green-5")
    table.mary.money = 0
    table.phase_a("mary", at="A")

    table.play("move:green1", "aux:pesos")

    assert table.mary.money == 1
    assert table.state.coins.get("green1", 0) == 0


def test_own_buildings_and_buildings_without_a_hand_cost_nothing():
    table = position(players=2)
    table.building("b1", "7a", owner="mary")
    table.building("g1", "2a", owner="dave")
    table.mary.money = 5
    table.phase_a("mary", at="A")

    table.play("move:B")

    assert table.mary.money == 5
