"""Rulebook page 19: the end of the game, and its special cases."""

import pytest

from tests.positions import Table, position


def last_space_open(players: int = 2) -> Table:
    """One worker is missing in the last row of the job market; Mary has loaded her ship."""
    table = position(players)
    table.token(row=11)
    table.jobs(11, *["gaucho"] * (players - 1))
    table.foresight("C", "maquinista", "carpintero")
    table.subphase_2("mary")
    table.play("load:ship0", "disc:aux_pesos_2", "foresight:A:green-black-7")
    return table


def test_whoever_fills_the_last_space_takes_the_token():
    table = last_space_open()

    table.play("foresight:B:carpintero")

    assert table.mary.job_token
    assert table.score("job_token") == 2


def test_with_only_workers_left_subphase_6_is_skipped_and_the_spaces_refilled():
    table = last_space_open()

    table.play("foresight:B:carpintero")

    assert table.state.foresight["C"] == ["maquinista", "carpintero"]
    assert None not in table.state.foresight["B"]
    assert table.state.active == table.index("dave"), "her last turn is over"


def test_a_farmer_must_still_be_taken_in_subphase_6():
    table = position(players=2)
    table.token(row=11)
    table.jobs(11, "gaucho")
    table.subphase_2("mary")
    table.play("load:ship0", "disc:aux_pesos_2", "foresight:A:green-black-7", "foresight:B:carpintero")

    assert table.state.tiles["yellow1"] == "yellow-black-8", "the only tile that may be chosen"
    assert table.state.foresight["C"][1] == "maquinista"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_each_of_the_others_has_one_final_turn(players: int):
    table = last_space_open(players)
    table.play("foresight:B:carpintero")

    for seat in table.game.seats[1:]:
        assert not table.game.over
        assert table.asked == (seat, "move")
        table.play("move:A", "done")

    assert table.game.over


def test_a_final_turn_in_buenos_aires_takes_no_workers():
    table = last_space_open()
    table.dave.place = "H"
    table.deck("dave", hand=("niata",))
    table.play("foresight:B:carpintero")
    assert table.dave.place == "buenos_aires", "the only location ahead of H"

    table.play("load:ship0", "disc:aux_pesos_2", "foresight:A:blue-black-7")

    assert table.game.over, "nothing but workers was left in B and C"


def test_a_dark_cornered_disc_may_go_on_white_corners_when_no_white_one_is_left():
    table = position(players=2)
    whites = [name for name, disc in table.catalog.discs.items() if disc.corner == "white"]
    table.clear("mary", *whites)
    table.subphase_2("mary")

    table.play("load:ship0", "disc:step_1")

    assert table.discs("ship0") == ["mary"]


def test_without_discs_on_the_board_one_is_taken_from_a_station():
    table = position(players=2)
    table.disc("mary", "aux_pesos_2", "station4")
    table.disc("mary", "aux_draw_2", "station7")
    table.clear("mary", *list(table.mary.covered))
    table.subphase_2("mary")

    table.play("load:ship0")
    assert table.legal == {"disc:station4", "disc:station7"}
    table.play("disc:station7")

    assert table.discs("ship0") == ["mary"]
    assert table.discs("station7") == []


def test_estancieros_stay_on_the_space_of_a_farmer_who_was_helped():
    table = position(players=2)
    table.farmer("green1", "green-green-3")
    table.dave.place = "green1"
    table.deck("mary", hand=("caracu2",))
    table.mary.money = 0
    table.turn("mary", at="green1")

    table.play("use:help", "done")

    assert table.state.tiles == {}
    assert table.asked == ("dave", "move")
    assert table.dave.place == "green1"
    assert "move:B" in table.legal


def test_an_empty_objective_stack_fills_the_display_no_more():
    table = position(players=2)
    table.state.box += table.state.objective_stack
    table.state.objective_stack.clear()
    table.turn("mary", at="C")

    table.play("use:2")
    assert "objective:stack" not in table.legal
    table.play("objective:objective1")

    assert table.state.objectives == ["objective2", "objective3", "objective4"]


def test_without_any_objective_cards_none_can_be_gained():
    table = position(players=2)
    table.state.box += table.state.objective_stack + table.state.objectives
    table.state.objective_stack.clear()
    table.state.objectives.clear()
    table.turn("mary", at="C")

    assert table.blocked["use:2"].key == "why-no-objectives"


def test_a_deck_may_be_smaller_than_the_hand_limit():
    table = position(players=2)
    table.deck("mary", hand=("niata",), draw=("patagonico",))
    table.turn("mary", at="A")

    table.play("done")

    assert sorted(table.mary.hand) == ["niata", "patagonico"]
