"""Every station master: its upper half when it is gained or for good, its lower half at the end."""

import pytest

from tests.positions import Table, position


def gaining(master: str) -> Table:
    """Mary gives up a maquinista for the master of station 4."""
    table = position(players=2)
    table.workers("mary", "maquinista")
    table.master("station4", master)
    table.mary.engine, table.mary.money = "3", 2
    table.turn("mary", at="D")
    table.play("use:2", "engine:t4", "upgrade:station4", "disc:aux_pesos_2", "appoint:maquinista")
    assert table.mary.masters == [master]
    return table


def holding(master: str) -> Table:
    table = position(players=2)
    table.mary.masters.append(master)
    return table


@pytest.mark.parametrize(
    ("master", "money", "grain"),
    [("sm1", 3, 0), ("sm2", 0, 2), ("sm3", 2, 0), ("sm8", 0, 2)],
)
def test_immediate_actions(master: str, money: int, grain: int):
    table = gaining(master)

    assert (table.mary.money, table.mary.grain) == (money, grain)


@pytest.mark.parametrize("master", ["sm4", "sm5", "sm6", "sm7"])
def test_permanent_masters_gain_nothing_at_once(master: str):
    table = gaining(master)

    assert (table.mary.money, table.mary.grain, table.mary.certificates) == (0, 0, 0)


@pytest.mark.parametrize("master", ["sm5", "sm6"])
def test_a_permanent_certificate_adds_1_to_every_income(master: str):
    table = holding(master)
    table.deck("mary", hand=("serrano2",))
    table.mary.money = 0

    table.subphase_2("mary")

    assert table.mary.money == 4
    assert table.mary.certificates == 0


@pytest.mark.parametrize("master", ["sm4", "sm7"])
def test_permanent_grain_lowers_the_grain_for_loading(master: str):
    table = holding(master)
    table.deck("mary", hand=("serrano2", "chaqueno1", "blanco_orejinegro3"))
    table.mary.grain = 5
    table.subphase_2("mary")

    table.play("load:ship9", "disc:aux_pesos_2")

    assert table.mary.grain == 5 - (4 - 1)


def test_sm1_a_point_per_cattle_card_of_value_3_to_5_anywhere_in_the_deck():
    table = holding("sm1")
    table.deck(
        "mary", hand=("serrano2", "niata"), draw=("franqueiro3", "caracu2"), discard=("aberdeen_angus5",)
    )

    assert table.score("masters") == 3


def test_sm2_four_points_per_set_of_the_four_workers_printed_ones_included():
    table = holding("sm2")
    assert table.score("masters") == 4

    table.workers("mary", "gaucho", "carpintero", "maquinista", "maquinista")
    assert table.score("masters") == 4

    table.workers("mary", "granjero")
    assert table.score("masters") == 8


def test_sm3_three_points_per_2_stations_the_last_one_counting_once():
    table = holding("sm3")
    table.disc("mary", "aux_pesos_2", "station31")
    table.disc("mary", "aux_draw_2", "station31")
    assert table.score("masters") == 0

    table.disc("mary", "aux_grain_1", "station4")
    assert table.score("masters") == 3


def test_sm4_three_points_per_2_objectives_fulfilled_or_not():
    table = holding("sm4")
    table.area("mary", "objective5", "objective8", "objective14")
    assert table.score("masters") == 3

    table.area("mary", "objective16")
    assert table.score("masters") == 6


def test_sm5_three_points_per_2_discs_on_the_ships_left():
    table = holding("sm5")
    table.disc("mary", "aux_pesos_2", "ship18")
    table.disc("mary", "aux_draw_2", "ship18")
    table.disc("mary", "aux_grain_1", "ship0")
    assert table.score("masters") == 3

    table.disc("mary", "aux_grain_2", "ship4")  # still in the pile: not among the ships left
    assert table.score("masters") == 3


def test_sm6_three_points_per_2_strong_workers():
    table = holding("sm6")
    table.workers("mary", "gaucho+", "carpintero", "maquinista+", "maquinista+")

    assert table.score("masters") == 3


def test_sm7_three_points_per_2_private_buildings_on_the_board():
    table = holding("sm7")
    for space, tile in (("b1", "1a"), ("b2", "2a"), ("b3", "3a"), ("b4", "4a")):
        table.building(space, tile)
    table.building("b5", "5a", owner="dave")

    assert table.score("masters") == 6


def test_sm8_a_point_per_farmer_in_front():
    table = holding("sm8")
    table.in_front("mary", "green-green-3", "yellow-black-5", "blue-green-3")
    table.workers("mary", "granjero")

    assert table.score("masters") == 3
