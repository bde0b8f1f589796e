"""Rulebook page 14: building for 4, replacing for 6, and buying cattle with 1, 2, 3 and 5 gauchos."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def builder() -> Table:
    """Mary on B with 3 carpinteros and one building of 2 carpinteros on the trail."""
    table = position(players=2)
    table.workers("mary", "carpintero", "carpintero")
    table.building("b1", "3a")
    table.mary.money = 10
    table.deck("mary", hand=("niata",))
    table.turn("mary", at="B")
    table.play("use:2")
    return table


def test_a_building_of_2_carpinteros_costs_4_pesos(builder: Table):
    builder.play("build:4a")
    assert builder.cost("at:b2") == 4

    builder.play("at:b2")

    assert builder.state.buildings["b2"] == "4a"
    assert builder.state.owners["b2"] == builder.index("mary")
    assert builder.mary.money == 10 - 4


def test_replacing_2_carpinteros_by_5_needs_3_and_costs_6_pesos(builder: Table):
    builder.play("build:8a")

    assert builder.state.buildings["b1"] == "8a", "with 3 carpinteros there was no other space for it"
    assert builder.mary.money == 10 - 6
    assert "3a" in builder.state.box, "the old building leaves the game"


def test_two_carpinteros_are_not_enough_for_that():
    table = position(players=2)
    table.workers("mary", "carpintero")
    table.building("b1", "3a")
    table.mary.money = 10
    table.turn("mary", at="B")

    table.play("use:2")

    assert table.blocked["build:8a"].values == {"missing": 1}


def test_a_building_must_be_paid_for():
    table = position(players=2)
    table.workers("mary", "carpintero", "carpintero")
    table.mary.money = 5
    table.turn("mary", at="B")

    table.play("use:2")

    assert "build:4a" in table.legal
    assert table.blocked["build:5a"].values == {"missing": 1}, "3 carpinteros at 2 pesos each"


@pytest.fixture
def ranch() -> Table:
    """Mary on E with money enough; everything is for sale."""
    table = position(players=2)
    table.cattle_market(
        "caracu2", "chaqueno1", "chaqueno1", "serrano2", "franqueiro3", "franqueiro4", "aberdeen_angus5"
    )
    table.deck("mary", hand=("niata",))
    table.mary.money = 30
    return table


def buys(table: Table) -> dict[str, int]:
    """The purchases on offer with their prices."""
    return {pick: table.cost(pick) for pick in table.legal if pick.startswith("buy:")}


def test_one_gaucho_has_three_options(ranch: Table):
    ranch.turn("mary", at="E")
    ranch.play("use:2")

    assert buys(ranch) == {"buy:1-caracu:1": 4, "buy:1-value3:1": 5, "buy:1-franqueiro:1": 11}


def test_two_gauchos_buy_one_card_cheaper_or_an_aberdeen_angus(ranch: Table):
    ranch.workers("mary", "gaucho")
    ranch.turn("mary", at="E")
    ranch.play("use:2")

    assert buys(ranch).items() >= {"buy:1-value3:2": 2, "buy:1-aberdeen_angus:2": 11}.items()

    ranch.play("buy:1-aberdeen_angus:2")
    assert ranch.mary.discard == ["aberdeen_angus5"]
    assert ranch.mary.money == 30 - 11
    assert ranch.asked == ("mary", "action"), "both gauchos were put to use"


def test_two_gauchos_buy_two_cards_of_value_3_for_5_each(ranch: Table):
    ranch.workers("mary", "gaucho")
    ranch.turn("mary", at="E")

    ranch.play("use:2", "buy:1-value3:1", "cattle:chaqueno1", "buy:1-value3:1", "cattle:serrano2")

    assert ranch.mary.discard == ["chaqueno1", "serrano2"]
    assert ranch.mary.money == 30 - 10


def test_three_gauchos_buy_two_cards_of_value_3_for_5(ranch: Table):
    ranch.workers("mary", "gaucho", "gaucho")
    ranch.turn("mary", at="E")

    ranch.play("use:2", "buy:2-value3:3", ("cattle:chaqueno1", "cattle:chaqueno1#2"))

    assert ranch.mary.discard == ["chaqueno1", "chaqueno1"]
    assert ranch.mary.money == 30 - 5


def test_five_gauchos_buy_two_franqueiros_for_9(ranch: Table):
    ranch.workers("mary", *["gaucho"] * 4)
    ranch.turn("mary", at="E")

    ranch.play("use:2", "buy:2-franqueiro:5")

    assert sorted(ranch.mary.discard) == ["franqueiro3", "franqueiro4"]
    assert ranch.mary.money == 30 - 9


def test_an_unused_gaucho_draws_2_cards_into_the_market(ranch: Table):
    ranch.workers("mary", "gaucho")
    ranch.top(ranch.state.cattle_stack, "blanco_orejinegro3", "caracu3")
    ranch.turn("mary", at="E")

    ranch.play("use:2", "deal")
    assert {"blanco_orejinegro3", "caracu3"} <= set(ranch.state.cattle)

    ranch.play("buy:1-value3:1", "cattle:blanco_orejinegro3")
    assert ranch.asked == ("mary", "action")


def test_fewer_cards_than_allowed_may_be_bought(ranch: Table):
    ranch.turn("mary", at="E")

    ranch.play("use:2", "done")

    assert ranch.mary.discard == []
    assert ranch.mary.money == 30
