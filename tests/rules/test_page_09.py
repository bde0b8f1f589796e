"""Rulebook page 9: the extra delivery and the income in Buenos Aires."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def rotterdam() -> Table:
    """Mary arrives in Buenos Aires with two discs on the quay of Rotterdam and 3 grain."""
    table = position(players=2)
    table.disc("mary", "aux_pesos_2", "rotterdam_1")
    table.disc("mary", "aux_draw_2", "rotterdam_1")
    table.mary.grain, table.mary.money, table.mary.certificates = 3, 0, 1
    table.turn("mary", at="buenos_aires")
    table.play("deliver:rotterdam_1")
    return table


def test_rotterdam_west_takes_1_grain_for_6_pesos_and_1_point(rotterdam: Table):
    points = rotterdam.score("cities")

    rotterdam.play("space:west1")

    assert rotterdam.discs("rotterdam:west1") == ["mary"]
    assert rotterdam.discs("rotterdam_1") == ["mary"], "the other disc waits on the quay"
    assert rotterdam.mary.money == 6
    assert rotterdam.score("cities") == points + 1 - 2, "one disc left the quay, where it was worth 2"


def test_no_second_delivery_although_2_grain_are_left(rotterdam: Table):
    rotterdam.play("space:west1")

    assert rotterdam.mary.grain == 2
    assert rotterdam.asked == ("mary", "certificates"), "subphase 2 follows"


def test_rotterdam_north_takes_2_grain_for_4_points(rotterdam: Table):
    points = rotterdam.score("cities")

    rotterdam.play("space:north1")

    assert rotterdam.mary.grain == 1
    assert rotterdam.score("cities") == points + 4 - 2


def test_east_and_south_are_out_of_reach_with_3_grain(rotterdam: Table):
    assert rotterdam.legal == {"space:west1", "space:west2", "space:north1", "space:north2"}
    assert {pick: why.values["missing"] for pick, why in rotterdam.blocked.items()} == {
        "space:east1": 1,
        "space:south1": 4,
    }


def test_a_space_with_a_disc_is_taken():
    table = position(players=2)
    table.disc("mary", "aux_pesos_2", "rotterdam_1")
    table.disc("dave", "aux_pesos_2", "rotterdam:west1")
    table.mary.grain, table.mary.certificates = 1, 1
    table.turn("mary", at="buenos_aires")

    table.play("deliver:rotterdam_1")

    assert table.mary.money == 7 + 6, "west 2 was the only space left for 1 grain"
    assert table.discs("rotterdam:west2") == ["mary"]


@pytest.fixture
def income() -> Table:
    """Two Patagonicos, a Chaqueño and a Serrano in hand, 3 temporary certificates on the track."""
    table = position(players=2)
    table.deck("mary", hand=("patagonico", "patagonico", "chaqueno1", "serrano2"))
    table.mary.certificates, table.mary.money = 3, 0
    return table


def test_income_of_8_each_breed_counts_once(income: Table):
    income.turn("mary", at="buenos_aires")

    income.play("certificates:0")

    assert income.mary.money == 8
    assert income.mary.certificates == 3


def test_income_of_10_with_two_temporary_certificates(income: Table):
    income.turn("mary", at="buenos_aires")

    income.play("certificates:2")

    assert income.mary.money == 10
    assert income.mary.certificates == 1
    assert income.mary.hand == []
    assert sorted(income.mary.discard) == ["chaqueno1", "patagonico", "patagonico", "serrano2"]


def test_a_permanent_certificate_makes_it_9(income: Table):
    income.mary.masters.append("sm5")
    income.turn("mary", at="buenos_aires")

    income.play("certificates:0")

    assert income.mary.money == 9


def test_exhaustion_cards_in_hand_go_back_to_their_stack():
    table = position(players=2)
    table.deck("mary", hand=("exhaustion", "exhaustion", "niata"))
    stack = table.state.exhaustion

    table.turn("mary", at="buenos_aires")

    assert table.state.exhaustion == stack + 2
    assert table.mary.discard == ["niata"]
