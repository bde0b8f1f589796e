"""Rulebook page 16: objective cards, played and scored."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def nine_points() -> Table:
    """The rulebook's three cards, 3 points each, and exactly what their eight tasks ask for."""
    table = position(players=2)
    table.area("mary", "objective6", "objective7", "objective18")
    for space, tile in (("b1", "1a"), ("b2", "2a"), ("b3", "3a")):
        table.building(space, tile)
    table.in_front("mary", "yellow-black-5", "blue-black-5", "green-black-5")
    table.deck("mary", discard=("caracu2",))
    table.disc("mary", "aux_pesos_2", "le_havre:west1")
    table.disc("mary", "aux_draw_2", "rotterdam:west1")
    return table


def test_all_tasks_fulfilled_are_9_points(nine_points: Table):
    assert nine_points.score("objectives") == 9


def test_one_disc_short_in_the_west_leaves_4_points(nine_points: Table):
    nine_points.state.discs["rotterdam:west1"].clear()

    assert nine_points.score("objectives") == 3 + 3 - 2


def test_each_task_counts_for_one_card_only(nine_points: Table):
    del nine_points.state.owners["b3"]

    assert nine_points.score("objectives") == 4, "two buildings serve one card, the third would be needed"


def test_an_objective_comes_from_the_display_which_is_filled_up():
    table = position(players=2)
    table.top(table.state.objective_stack, "objective20")
    table.turn("mary", at="C")

    table.play("use:2", "objective:objective3")

    assert table.mary.discard == ["objective3"]
    assert table.state.objectives == ["objective1", "objective2", "objective4", "objective20"]


def test_an_objective_from_the_top_of_the_stack_leaves_the_display_alone():
    table = position(players=2)
    table.top(table.state.objective_stack, "objective20")
    table.turn("mary", at="C")

    table.play("use:2", "objective:stack")

    assert table.mary.discard == ["objective20"]
    assert len(table.state.objectives) == 4


IMMEDIATE_ACTIONS = [
    ("objective1", {"certificates": 1}),
    ("objective12", {"money": 3}),
    ("objective18", {"grain": 1}),
]


@pytest.mark.parametrize(("card", "gain"), IMMEDIATE_ACTIONS)
def test_playing_a_card_performs_its_immediate_action(card: str, gain: dict[str, int]):
    table = position(players=2)
    table.deck("mary", hand=(card,))
    table.mary.money = 0
    table.phase_a("mary", at="A")

    table.play(f"play:{card}")

    assert table.mary.area == [card]
    assert {what: getattr(table.mary, what) for what in gain} == gain
    assert table.asked == ("mary", "move"), "phase A is still to come"


def test_a_card_that_moves_the_engine_or_not():
    table = position(players=2)
    table.deck("mary", hand=("objective5", "objective6"))
    table.phase_a("mary", at="A")

    table.play("play:objective5", "engine:1")
    assert table.mary.engine == "1"
    table.play("play:objective6", "skip")
    assert table.mary.engine == "1"


def test_a_card_that_draws_up_to_3_and_discards_as_many():
    table = position(players=2)
    table.deck("mary", hand=("objective9", "niata"), draw=("caracu2", "serrano2", "patagonico", "niata"))
    table.turn("mary", at="A")

    table.play("play:objective9")
    assert table.legal == {"draw:1", "draw:2", "draw:3", "skip"}
    table.play("draw:2", ("discard:niata", "discard:caracu2"))

    assert table.mary.hand == ["serrano2"]
    assert table.mary.discard == ["niata", "caracu2"]


def test_cards_still_in_the_deck_count_only_if_that_helps(nine_points: Table):
    nine_points.deck("mary", hand=("objective16", "objective5"), discard=("caracu2",))
    assert nine_points.score("objectives") == 9, "neither is fulfilled, neither is shown"

    nine_points.disc("mary", "aux_grain_1", "ship18")
    assert nine_points.score("objectives") == 9 + 5
