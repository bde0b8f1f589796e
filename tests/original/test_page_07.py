"""Rulebook page 7: what a place offers in phase B."""

import pytest

from tests.original.positions import position


def test_mary_uses_two_local_actions_and_the_risk_action_of_her_building():
    table = position()
    table.building("r3", "2a")  # r3: a cattle card for a certificate
    table.hand("mary", "guernsey", "jersey", "dutch_belt", "black_angus")
    table.cattle_market("holstein1")
    table.turn("mary", at="r3")
    assert {"use:1", "use:2", "use:risk", "aux:dollars", "aux:draw", "done"} == table.legal

    table.play("use:1")
    assert table.mary.money == 14
    assert "guernsey" in table.mary.discard
    assert {"use:2", "use:risk", "done"} == table.legal, "no auxiliary action once a local one was used"
    table.play("use:2", "buy:1-value3:1")
    assert table.mary.discard[-1] == "holstein1"
    table.play("use:risk", "discard:jersey")
    assert table.mary.certificates == 1
    assert table.legal == {"done"}


def test_an_auxiliary_action_instead_of_the_local_ones():
    table = position()
    table.turn("mary", at="G")
    table.play("aux:dollars")
    assert table.mary.money == 11
    assert table.legal == {"done"}
    assert table.blocked["use:1"] == "why-auxiliary-used"


def test_a_single_auxiliary_action_is_never_doubled():
    table = position()
    table.clear("mary", "aux_dollars_2")
    table.turn("mary", at="A")
    table.play("aux:dollars")
    assert table.mary.money == 11


@pytest.mark.parametrize("space", ["b1", "flood1", "camp4"])
def test_on_a_foreign_building_a_hazard_or_a_camp_there_is_one_auxiliary_action(space):
    table = position()
    table.building("b1", "2a", owner="mike")
    table.tile("flood1", "flood-green-4")
    table.tile("camp4", "camp-blue")
    table.hand("mary", "guernsey", "jersey")
    table.turn("mary", at=space)
    assert table.legal == {"aux:dollars", "aux:draw", "done"}
    table.play("aux:dollars")
    assert table.legal == {"done"}


def test_the_risk_action_belongs_to_the_owner_alone():
    table = position()
    table.building("r3", "2a", owner="mike")
    table.hand("mary", "jersey")
    table.turn("mary", at="r3")
    assert "use:risk" not in table.legal


@pytest.mark.parametrize(
    ("space", "card", "certificates", "money"),
    [
        ("r1", "jersey", 1, 12),
        ("r2", "jersey", 1, 12),
        ("r3", "guernsey", 1, 10),
        ("r4", "guernsey", 1, 10),
        ("r5", "jersey", 1, 12),
        ("r6", "guernsey", 1, 10),
        ("r7", "jersey", 1, 12),
    ],
)
def test_every_risk_action(space, card, certificates, money):
    table = position()
    table.building(space, "10a")
    table.hand("mary", card)
    table.turn("mary", at=space)
    table.play("use:risk")
    assert (table.mary.certificates, table.mary.money) == (certificates, money)
    assert table.mary.discard == [card]


def test_risk_actions_for_a_jersey_take_no_other_card():
    table = position()
    table.building("r1", "10a")
    table.hand("mary", "guernsey")
    table.turn("mary", at="r1")
    assert table.blocked["use:risk"] == "why-no-card"
