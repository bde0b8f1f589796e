"""Rulebook page 8: what may be done on the place reached."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def own_building() -> Table:
    """Mary on her building 6a, on a space whose risk action turns a cattle card into a certificate."""
    table = position(players=2)
    table.building("r2", "6a")
    table.jobs(1, "gaucho", "carpintero")
    table.mary.money = 20
    table.deck("mary", hand=("niata", "patagonico", "exhaustion"))
    table.turn("mary", at="r2")
    return table


def test_each_local_action_once_the_risk_action_among_them(own_building: Table):
    own_building.play("use:risk", "discard:niata")
    assert own_building.mary.certificates == 1
    assert own_building.mary.discard == ["niata"]

    own_building.play("use:2")
    assert own_building.mary.engine == "1", "one maquinista: the only space she can reach"

    own_building.play("use:1", "hire:row1:gaucho")
    assert own_building.mary.money == 20 - (6 - 1), "the hiring cost is reduced by 1"

    assert own_building.legal == {"done"}
    assert {own_building.blocked[f"use:{name}"].key for name in ("1", "2", "risk")} == {"why-used"}


def test_one_forfeited_local_action_does_not_make_room_for_an_auxiliary_action(own_building: Table):
    own_building.play("use:2")

    assert "aux:pesos" not in own_building.legal
    assert own_building.blocked["aux:pesos"].key == "why-local-used"


def test_forfeiting_all_of_them_allows_one_single_auxiliary_action(own_building: Table):
    own_building.play("aux:pesos")

    assert own_building.mary.money == 21
    assert own_building.legal == {"done"}
    assert own_building.blocked["use:1"].key == "why-auxiliary-used"
    assert own_building.blocked["aux:draw"].key == "why-one-auxiliary"


def test_the_building_of_another_player_allows_one_single_auxiliary_action_only():
    table = position(players=2)
    table.building("r2", "6a", owner="dave")
    table.jobs(1, "gaucho")
    table.mary.money = 20
    table.clear("mary", "aux_pesos_2")
    table.turn("mary", at="r2")

    assert table.legal == {"aux:pesos", "aux:draw", "done"}

    table.play("aux:pesos")
    assert table.mary.money == 21, "single, although both disc spaces are cleared"
    assert table.legal == {"done"}
    assert table.blocked["aux:draw"].key == "why-one-auxiliary", "not a local action: there was none"


def test_on_a_farmer_two_pesos_and_then_this_granjero_or_an_auxiliary_action():
    table = position(players=2)
    table.farmer("green1", "green-green-3")
    table.farmer("green2", "green-black-4")
    table.mary.money = 5
    table.deck("mary", hand=("caracu2",))
    table.phase_a("mary", at="A")

    table.play("move:green1")
    assert table.state.coins == {"green1": 2}
    assert table.legal == {"use:help", "aux:pesos", "aux:draw", "done"}

    table.play("use:help")
    assert table.mary.front == ["green-green-3"], "this granjero and no other could be chosen"
    assert table.state.tiles == {"green2": "green-black-4"}
    assert table.mary.money == 5 - 2 + 2
    assert table.legal == {"done"}
