"""Rulebook page 18: auxiliary actions, moving backwards, exchange tokens, moving once more."""

import pytest

from tests.positions import Table, position

ALL = (
    *("aux_pesos_2", "aux_draw_2", "aux_certificate_1", "aux_certificate_2", "aux_grain_1", "aux_grain_2"),
    *("aux_engine_1", "aux_engine_2", "aux_remove_1", "aux_remove_2"),
)


@pytest.fixture
def all_cleared() -> Table:
    """Mary has cleared every disc space of the auxiliary action section."""
    table = position(players=2)
    table.clear("mary", *ALL)
    table.mary.money, table.mary.grain, table.mary.engine = 5, 2, "3"
    return table


def test_at_the_beginning_two_auxiliary_actions_are_available():
    table = position(players=2)
    table.turn("mary", at="B")

    assert {pick for pick in table.legal if pick.startswith("aux:")} == {"aux:pesos", "aux:draw"}
    assert table.blocked["aux:grain"].key == "why-locked"


def test_one_disc_space_cleared_unlocks_an_action_either_of_the_two():
    for space in ("aux_grain_1", "aux_grain_2"):
        table = position(players=2)
        table.clear("mary", space)
        table.turn("mary", at="G")
        table.play("use:2")

        assert "aux:grain" in table.legal
        assert table.blocked["aux:grain:double"].key == "why-locked"


def test_the_single_icon_never_doubles(all_cleared: Table):
    all_cleared.turn("mary", at="G")

    assert not [pick for pick in all_cleared.legal if pick.endswith(":double")]


def test_the_other_icon_doubles_what_is_unlocked_twice(all_cleared: Table):
    all_cleared.turn("mary", at="G")
    all_cleared.play("use:2")

    names = ("pesos", "draw", "certificate", "grain", "engine", "remove")
    assert all_cleared.legal == {f"aux:{name}{end}" for name in names for end in ("", ":double")}


def test_moving_backwards_passes_an_occupied_space(all_cleared: Table):
    all_cleared.dave.engine = "2"
    all_cleared.turn("mary", at="B")

    all_cleared.play("aux:remove")

    assert all_cleared.mary.engine == "1"


def test_moving_backwards_to_a_turnout_may_upgrade_its_station(all_cleared: Table):
    all_cleared.mary.engine = "5"
    all_cleared.turn("mary", at="B")

    all_cleared.play("aux:remove")
    assert all_cleared.legal == {"engine:4", "engine:t4"}
    all_cleared.play("engine:t4", "upgrade:station4", "disc:strength_1")

    assert all_cleared.discs("station4") == ["mary"]
    assert all_cleared.asked == ("mary", "draw"), "the card comes after the engine"


def test_backwards_exactly_as_far_as_required(all_cleared: Table):
    all_cleared.mary.engine = "1"
    all_cleared.turn("mary", at="G")

    all_cleared.play("use:2")

    assert "aux:remove" in all_cleared.legal
    assert all_cleared.blocked["aux:remove:double"].key == "why-no-way-back"


@pytest.mark.parametrize("engine", ["0", "depot"])
def test_no_way_back_from_the_starting_space_and_the_depot(all_cleared: Table, engine: str):
    all_cleared.mary.engine = engine
    all_cleared.turn("mary", at="B")

    assert all_cleared.blocked["aux:remove"].key == "why-no-way-back"


def test_removed_cards_leave_the_game_but_exhaustion_cards_go_to_their_stack(all_cleared: Table):
    all_cleared.deck("mary", hand=("exhaustion", "niata"), draw=("caracu2", "serrano2"))
    stack = all_cleared.state.exhaustion
    all_cleared.turn("mary", at="G")

    all_cleared.play("use:2", "aux:remove:double", "draw:2", ("remove:exhaustion", "remove:niata"))

    assert all_cleared.state.exhaustion == stack + 1
    assert "niata" in all_cleared.state.box
    assert sorted(all_cleared.mary.hand) == ["caracu2", "serrano2"]


def test_moving_once_more_uses_the_next_location_without_drawing_up():
    table = position(players=2)
    table.building("b1", "2a")
    table.deck("mary", hand=("niata",))
    table.mary.money = 10
    table.jobs(1, "gaucho")
    table.turn("mary", at="b1")

    table.play("use:2")

    assert table.mary.place == "B", "the only location one step ahead"
    assert table.mary.hand == ["niata"]
    assert "use:2" in table.legal, "phase B once more: B builds"
