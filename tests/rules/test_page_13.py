"""Rulebook page 13: Mary hires a maquinista for 7 and a strong gaucho for 9 on neutral building A."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def building_a() -> Table:
    """The token is in row 3; Mary has hired one maquinista before and holds no Holando Argentino."""
    table = position(players=3)
    table.jobs(1, "gaucho+", "carpintero")
    table.jobs(2, "maquinista", "carpintero")
    table.jobs(3, "maquinista")
    table.workers("mary", "maquinista")
    table.deck("mary", hand=("niata", "patagonico", "fronterizo"))
    table.mary.money = 16
    table.turn("mary", at="A")
    return table


def test_a_maquinista_for_7_and_a_certificate_for_a_cattle_card(building_a: Table):
    building_a.play("use:2")
    assert building_a.cost("hire:row2:maquinista") == 7

    building_a.play("hire:row2:maquinista")
    assert building_a.mary.rows["maquinista"] == ["maquinista", "maquinista"]
    assert building_a.mary.money == 16 - 7

    building_a.play("discard:niata")
    assert building_a.mary.certificates == 1
    assert building_a.mary.discard == ["niata"]


def test_a_strong_gaucho_for_9_and_an_exchange_token(building_a: Table):
    building_a.play("use:3")
    assert building_a.cost("hire:row1:gaucho+") == 6 + 2 + 1

    building_a.play("hire:row1:gaucho+")

    assert building_a.mary.rows["gaucho"] == ["gaucho+"]
    assert building_a.mary.money == 16 - 9
    assert building_a.mary.exchange == 1


def test_both_together_take_all_16_pesos(building_a: Table):
    building_a.play("use:2", "hire:row2:maquinista", "discard:niata", "use:3", "hire:row1:gaucho+")

    assert building_a.mary.money == 0
    assert building_a.state.jobs[0] == [None, "carpintero", None]


def test_nobody_is_hired_from_the_row_of_the_token(building_a: Table):
    building_a.play("use:2")

    assert "hire:row3:maquinista" not in building_a.legal
    assert building_a.blocked["hire:row3:maquinista"].key == "why-token-row"


def test_the_discarding_action_is_forfeited_without_a_holando_argentino(building_a: Table):
    assert building_a.blocked["use:1"].key == "why-no-card"
    assert building_a.blocked["use:1"].values == {"card": "holando_argentino"}


def test_the_immediate_action_may_be_forfeited(building_a: Table):
    building_a.play("use:2", "hire:row2:maquinista", "skip")

    assert building_a.mary.certificates == 0
    assert building_a.mary.discard == []


def test_a_full_row_takes_no_more_workers():
    table = position(players=2)
    table.workers("mary", *["gaucho"] * 5)
    table.jobs(1, "gaucho", "carpintero")
    table.mary.money = 20
    table.turn("mary", at="A")

    table.play("use:2")

    assert table.mary.rows["carpintero"] == ["carpintero"], "the only one left to hire"
    assert table.mary.rows["gaucho"] == ["gaucho"] * 5
