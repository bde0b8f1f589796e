"""Rulebook page 17: Mary helps a blue and a green granjero with strength 10."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def two_granjeros() -> Table:
    """3 strength icons on Mary's board; a blue granjero of 6, a green one of 4 and one more on the trail."""
    table = position(players=2)
    table.clear("mary", "strength_1")
    table.workers("mary", "gaucho+", "maquinista+")
    table.farmer("blue1", "blue-black-6", coins=2)
    table.farmer("green3", "green-black-4", coins=1)
    table.farmer("orange1", "orange-green-3")
    table.deck("mary", hand=("caracu2", "niata", "patagonico"))
    table.mary.money = 1
    table.turn("mary", at="F")
    return table


def help_both(table: Table, *cards: str) -> None:
    table.play("use:2", "help:blue1", "help:green3", "done", *(f"reveal:{card}" for card in cards), "done")


def test_a_caracu_makes_it_10_and_a_niata_may_be_shown_as_well(two_granjeros: Table):
    help_both(two_granjeros, "caracu2", "niata")

    assert sorted(two_granjeros.mary.discard) == ["caracu2", "exhaustion", "niata"]
    assert two_granjeros.mary.hand == ["patagonico"]
    assert two_granjeros.state.tiles == {"orange1": "orange-green-3"}


def test_5_pesos_two_and_one_from_the_coin_spaces_and_two_printed(two_granjeros: Table):
    help_both(two_granjeros, "caracu2", "niata")

    assert two_granjeros.mary.money == 1 + 2 + 1 + 0 + 2
    assert two_granjeros.state.coins == {}


def test_the_blue_granjero_joins_the_row_for_6_pesos_and_1_grain(two_granjeros: Table):
    help_both(two_granjeros, "caracu2", "niata")
    assert two_granjeros.cost("join:blue-black-6") == 6

    two_granjeros.play("join:blue-black-6")

    assert two_granjeros.mary.rows["granjero"] == ["granjero"]
    assert two_granjeros.mary.money == 0
    assert two_granjeros.mary.grain == 1
    assert two_granjeros.mary.front == ["green-black-4"], "the green one goes next to her board"


def test_only_granjeros_next_to_the_board_count_for_points_and_tasks(two_granjeros: Table):
    help_both(two_granjeros, "caracu2", "niata")
    assert two_granjeros.score("farmers") == 4

    two_granjeros.play("join:blue-black-6")

    assert two_granjeros.score("farmers") == 2


EXHAUSTION = [(("caracu2",), 1), (("caracu2", "niata"), 1), (("caracu2", "niata", "patagonico"), 2)]


@pytest.mark.parametrize(("shown", "exhaustion"), EXHAUSTION)
def test_exhaustion_cards_by_cattle_shown(two_granjeros: Table, shown: tuple[str, ...], exhaustion: int):
    two_granjeros.deck("mary", hand=("caracu2", "niata", "patagonico", "fronterizo"))
    two_granjeros.turn("mary", at="F")

    help_both(two_granjeros, *shown)

    assert two_granjeros.mary.discard.count("exhaustion") == exhaustion


def test_four_cards_are_the_most_and_bring_2_exhaustion_cards():
    table = position(players=2)
    table.farmer("green1", "green-black-4")
    table.farmer("blue1", "blue-green-3")
    table.deck("mary", hand=("niata", "patagonico", "patagonico", "fronterizo", "fronterizo"))
    table.turn("mary", at="F")

    table.play("use:2", "help:green1", "done")
    table.play("reveal:patagonico", "reveal:patagonico", "reveal:fronterizo", "reveal:niata")

    assert table.mary.discard.count("exhaustion") == 2
    assert table.mary.hand == ["fronterizo"]
    assert table.mary.front == ["green-black-4"]


def test_without_the_strength_for_any_granjero_the_action_is_blocked():
    table = position(players=2)
    table.farmer("green1", "green-black-7")
    table.deck("mary", hand=("niata", "niata"))
    table.turn("mary", at="F")

    assert table.blocked["use:2"].key == "why-no-strength"
    assert table.blocked["use:2"].values == {"missing": 5}


def test_what_is_missing_is_counted_to_the_granjero_who_needs_least():
    table = position(players=2)
    table.farmer("green1", "green-black-7")
    table.farmer("blue1", "blue-green-3")
    table.deck("mary", hand=("niata", "niata"))
    table.turn("mary", at="F")

    assert table.blocked["use:2"].values == {"missing": 1}


def test_helping_may_need_no_cards_and_then_brings_no_exhaustion():
    table = position(players=2)
    table.clear("mary", "strength_1", "strength_2")
    table.farmer("green1", "green-green-3")
    table.farmer("blue1", "blue-green-4")
    table.deck("mary", hand=("caracu2",))
    table.turn("mary", at="F")

    table.play("use:2", "help:green1", "done", "done")

    assert table.mary.front == ["green-green-3"]
    assert table.mary.discard == []
    assert table.mary.hand == ["caracu2"]
