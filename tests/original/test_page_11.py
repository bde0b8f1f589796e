"""Rulebook page 11: neutral buildings A and B, hiring and building."""

import pytest

from engine.buildings import Build
from engine.markets import Hire
from tests.original.positions import Table, position


def hire(table: Table, worker: str, seat: str = "mary") -> None:
    """Hire a worker for the 6 dollars of the first row."""
    table.jobs(1, worker)
    table.token(2)
    table.do(seat, Hire(optional=True))
    table.play(f"hire:row1:{worker}")


def test_the_engineer_for_7_with_a_jersey_for_2_dollars_then_the_cowboy_for_8():
    table = position()
    table.mary.money = 15
    table.workers("mary", "engineer")
    table.hand("mary", "jersey", "dutch_belt", "dutch_belt", "black_angus")
    table.jobs(2, "cowboy")
    table.jobs(3, "engineer")
    table.jobs(4, "engineer")
    table.token(4)
    table.turn("mary", at="A")
    assert table.blocked["use:1"] == "why-no-card", "no Guernsey in hand"

    table.play("use:2")
    assert table.legal == {"hire:row2:cowboy", "hire:row3:engineer"}
    assert table.blocked["hire:row4:engineer"] == "why-token-row"
    table.play("hire:row3:engineer")
    assert table.mary.money == 15 - 7
    table.play("discard:jersey")
    assert table.mary.money == 15 - 7 + 2
    table.play("use:3")  # the second hiring costs 2 more, and there is only one worker left
    assert table.mary.money == 15 - 7 + 2 - 8
    assert table.mary.rows == {"cowboy": ["cowboy"], "craftsman": [], "engineer": ["engineer", "engineer"]}


def test_building_a_pays_2_dollars_for_a_guernsey():
    table = position()
    table.hand("mary", "guernsey")
    table.turn("mary", at="A")
    table.play("use:1")
    assert table.mary.money == 12


@pytest.mark.parametrize(("row", "cost"), list(enumerate([6, 6, 7, 5, 7, 9, 6, 8, 10, 6, 5, 4], start=1)))
def test_every_row_of_the_job_market_has_its_cost(row, cost):
    table = position()
    table.jobs(row, "cowboy")
    table.token(row + 1)
    table.do("mary", Hire(optional=True))
    assert table.words(f"hire:row{row}:cowboy")["cost"] == cost
    table.play(f"hire:row{row}:cowboy")
    assert table.mary.money == 10 - cost


def test_a_full_row_takes_no_more_workers():
    table = position()
    table.workers("mary", *["cowboy"] * 5)
    table.jobs(1, "cowboy", "engineer")
    table.token(2)
    table.do("mary", Hire(optional=True))
    assert table.legal == {"hire:row1:engineer", "skip"}
    assert table.blocked["hire:row1:cowboy"] == "why-row-full"


# The immediate actions of worker spaces.


def test_the_fourth_cowboy_may_remove_a_hazard_for_nothing():
    table = position()
    table.workers("mary", "cowboy", "cowboy")
    table.tile("flood1", "flood-green-4")
    hire(table, "cowboy")
    assert table.legal == {"hazard:flood1", "skip"}
    table.play("hazard:flood1")
    assert table.mary.front == ["flood-green-4"]
    assert table.mary.money == 4


def test_the_sixth_cowboy_may_trade():
    table = position()
    table.workers("mary", *["cowboy"] * 4)
    table.tile("camp7", "camp-blue")
    hire(table, "cowboy")
    table.play("trade:camp7")
    assert table.mary.money == 4 + 6


@pytest.mark.parametrize("before", [2, 4])
def test_the_fourth_and_the_sixth_craftsman_may_build_for_1_dollar_each(before):
    table = position()
    table.workers("mary", *["craftsman"] * before)
    hire(table, "craftsman")
    assert "skip" in table.legal
    assert "build:6a" in table.legal
    table.play("build:6a", "at:b1")
    assert table.mary.money == 4 - 4
    assert table.state.buildings["b1"] == "6a"


@pytest.mark.parametrize(("before", "certificates", "money"), [(0, 1, 4), (1, 0, 6), (3, 2, 4), (4, 0, 8)])
def test_engineers_may_turn_a_jersey_into_something(before, certificates, money):
    table = position()
    table.workers("mary", *["engineer"] * before)
    table.hand("mary", "jersey")
    hire(table, "engineer")
    assert table.legal == {"discard:jersey", "skip"}
    table.play("discard:jersey")
    assert (table.mary.certificates, table.mary.money) == (certificates, money)


def test_the_fourth_engineer_may_hire_at_once_for_2_dollars_less():
    table = position()
    table.workers("mary", "engineer", "engineer")
    table.jobs(2, "cowboy")
    table.jobs(1, "engineer")
    table.token(3)
    table.do("mary", Hire())
    table.play("hire:row1:engineer")
    assert table.words("hire:row2:cowboy")["cost"] == 4
    table.play("hire:row2:cowboy")
    assert table.mary.money == 10 - 6 - 4


@pytest.mark.parametrize(
    ("worker", "before"),
    [*(("cowboy", n) for n in (0, 1, 3)), *(("craftsman", n) for n in (0, 1, 3))],
)
def test_other_spaces_have_no_immediate_action(worker, before):
    table = position()
    table.workers("mary", *[worker] * before)
    table.hand("mary", "jersey")
    table.tile("flood1", "flood-green-4")
    table.tile("camp7", "camp-blue")
    hire(table, worker)
    assert table.game.decision.seat == "mike", "nothing more is asked of Mary"


# Building


def test_building_b_pays_2_dollars_for_a_dutch_belt():
    table = position()
    table.hand("mary", "dutch_belt")
    table.turn("mary", at="B")
    table.play("use:1")
    assert table.mary.money == 12


def test_a_building_of_2_craftsmen_costs_4():
    table = position()
    table.turn("mary", at="B")
    table.play("use:2")
    assert table.why("build:4a").values == {"missing": 1}, "with one craftsman she needs another"

    table = position()
    table.workers("mary", "craftsman")
    table.turn("mary", at="B")
    table.play("use:2", "build:4a", "at:r1")
    assert table.mary.money == 6
    assert table.state.buildings["r1"] == "4a"


def test_replacing_2_by_5_needs_3_craftsmen_and_costs_6():
    table = position()
    table.building("b1", "4a")
    table.workers("mary", "craftsman")
    table.turn("mary", at="B")
    table.play("use:2")
    assert table.why("build:7a").values == {"missing": 1}

    table = position()
    table.building("b1", "4a")
    table.workers("mary", "craftsman", "craftsman")
    table.turn("mary", at="B")
    table.play("use:2", "build:7a")
    assert table.mary.money == 4
    assert table.state.buildings["b1"] == "7a"
    assert table.state.box == ["4a"], "the old tile leaves the game"


def test_only_own_buildings_of_fewer_craftsmen_are_replaced():
    table = position()
    table.building("b1", "4a")
    table.building("b2", "1a", owner="mike")
    table.workers("mary", "craftsman")
    table.do("mary", Build(2))
    table.play("build:1a")
    assert "at:b3" in table.legal
    assert "at:b2" not in table.legal
    assert table.blocked["at:b1"] == "why-not-higher"


def test_more_than_6_craftsmen_are_only_reached_by_replacing():
    table = position()
    table.mary.money = 50
    table.workers("mary", *["craftsman"] * 5)
    table.do("mary", Build(2, optional=True))
    assert not {"build:9a", "build:10a"} & table.legal

    table.building("b1", "5a")
    table.do("mary", Build(2, optional=True))
    table.play("build:10a")
    assert table.mary.money == 50 - 12
    assert table.state.buildings["b1"] == "10a"


def test_a_building_that_replaces_the_one_under_the_drover_is_not_used_this_turn():
    table = position()
    table.building("b1", "5a")  # hire, then the engine
    table.workers("mary", "craftsman", "craftsman")
    table.mary.money = 20
    table.jobs(1, "craftsman")
    table.token(2)
    table.turn("mary", at="b1")
    table.play("use:1", "build:8a")
    assert table.legal == {"done"}
