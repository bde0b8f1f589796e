"""Rulings 15 to 17: events of the job market, departing ships, and what is empty."""

import pytest

from tests.positions import Table, first_turn, position

LOADED = ("load:ship0", "disc:aux_pesos_2")


def last_worker_of_row(row: int, players: int = 2) -> Table:
    """One more worker and the token leaves this row; Mary has loaded her ship."""
    table = position(players)
    table.token(row)
    table.jobs(row, *["gaucho"] * (players - 1))
    table.subphase_2("mary")
    table.play(*LOADED)
    return table


def test_ruling_15_events_happen_after_subphase_6():
    table = last_worker_of_row(6)
    table.cattle_market()

    table.play("foresight:A:green-black-7", "foresight:B:carpintero")
    assert table.state.cattle == []
    table.play("foresight:C:maquinista")

    assert len(table.state.cattle) == 9


def test_ruling_15_two_events_in_one_visit_happen_in_order():
    """No visit places workers enough to leave two rows of two, so the first event is laid up by hand."""
    table = last_worker_of_row(6)
    table.state.due.append("depart:yellow")

    events = table.play("foresight:A:green-black-7", "foresight:B:carpintero", "foresight:C:yellow-black-8")

    told = [event.kind for event in events if event.kind in ("ships_departed", "cattle_dealt")]
    assert told == ["ships_departed", "cattle_dealt"]


@pytest.mark.parametrize(
    ("row", "gone"),
    [
        (5, {"ship1", "ship5", "ship7"}),
        (7, {"ship3", "ship6", "ship11"}),
        (9, {"ship8", "ship9", "ship15"}),
    ],
)
def test_ruling_16_each_colour_leaves_with_all_its_discs(row: int, gone: set[str]):
    table = position(players=2)
    spaces = iter(table.dave.covered.copy())
    for ship in sorted(gone):
        table.disc("dave", next(spaces), ship)
    table.token(row)
    table.jobs(row, "gaucho")
    before = set(table.state.ships)
    table.subphase_2("mary")

    table.play(*LOADED, "foresight:A:green-black-7", "foresight:B:carpintero", "foresight:C:yellow-black-8")

    assert before - set(table.state.ships) == gone
    assert len(table.state.ships) == 11 - 3 + 2
    quays = ("le_havre_1", "le_havre_2", "rotterdam_1", "liverpool_1", "liverpool_2")
    assert sum(table.discs(quay).count("dave") for quay in quays) == 1 + 3, "one began in Le Havre"


def test_ruling_16_discs_go_to_the_quay_of_their_ship():
    table = position(players=2)
    table.disc("mary", "aux_grain_1", "ship15")
    table.disc("dave", "aux_grain_1", "ship9")
    table.disc("dave", "aux_grain_2", "ship8")
    table.token(9)
    table.jobs(9, "gaucho")
    table.subphase_2("mary")

    table.play(*LOADED, "foresight:A:green-black-7", "foresight:B:carpintero", "foresight:C:yellow-black-8")

    assert table.discs("liverpool_2") == ["mary"]
    assert table.discs("liverpool_1") == ["dave"]
    assert table.discs("rotterdam_1") == ["dave"]


def test_ruling_16_a_ship_of_the_pile_may_be_loaded_and_never_departs():
    table = position(players=2)
    table.state.ships.append("ship4")
    table.state.ship_pile.remove("ship4")
    table.disc("dave", "aux_grain_1", "ship4")
    table.token(5)
    table.jobs(5, "gaucho")
    table.subphase_2("mary")

    table.play(*LOADED, "foresight:A:green-black-7", "foresight:B:carpintero", "foresight:C:yellow-black-8")

    assert table.discs("ship4") == ["dave"]
    assert table.score("ships", "dave") == 1


def test_ruling_17_an_empty_bag_fills_no_foresight_space():
    table = position(players=2)
    table.state.box += table.state.bags["A"]
    table.state.bags["A"] = []
    table.subphase_2("mary")

    table.play(*LOADED, "foresight:A:green-black-7", "foresight:B:carpintero", "foresight:C:yellow-black-8")

    assert table.state.foresight["A"] == [None, "blue-black-7"]


def test_ruling_17_without_foresight_tiles_the_subphase_is_skipped():
    table = position(players=2)
    table.foresight("A")
    table.subphase_2("mary")

    table.play(*LOADED)

    assert table.legal == {"foresight:B:gaucho", "foresight:B:carpintero"}


def test_ruling_17_a_farmer_with_no_free_space_leaves_the_game():
    table = position(players=2)
    for number, tile in enumerate(("black-7", "black-6", "black-6", "black-5"), start=1):
        table.farmer(f"green{number}", f"green-{tile}")
    before = dict(table.state.tiles)
    table.subphase_2("mary")

    table.play(*LOADED, "foresight:A:green-black-7")

    assert table.state.tiles == before
    assert "green-black-7" in table.state.box


def test_ruling_17_an_empty_cattle_stack_adds_nothing():
    table = last_worker_of_row(6)
    table.state.box += table.state.cattle_stack
    table.state.cattle_stack.clear()

    table.play("foresight:A:green-black-7", "foresight:B:carpintero", "foresight:C:yellow-black-8")

    assert table.state.cattle == []


def test_ruling_17_an_empty_ship_pile_brings_no_ships():
    table = last_worker_of_row(5)
    table.state.box += table.state.ship_pile
    table.state.ship_pile.clear()

    table.play("foresight:A:green-black-7", "foresight:B:carpintero", "foresight:C:yellow-black-8")

    assert len(table.state.ships) == 11 - 3


def test_ruling_17_an_empty_display_gives_no_objective():
    table = position(players=2)
    table.state.box += table.state.objective_stack + table.state.objectives
    table.state.objective_stack.clear()
    table.state.objectives.clear()
    table.deck("mary", hand=("serrano2", "chaqueno1"))
    table.subphase_2("mary")

    table.play("load:ship6", "disc:aux_pesos_2")

    assert table.asked == ("mary", "foresight")


def test_ruling_17_an_empty_exhaustion_stack_exhausts_nobody():
    table = position(players=2)
    table.farmer("green1", "green-green-3")
    table.deck("mary", hand=("caracu2",))
    table.deck("dave", draw=("niata", *["exhaustion"] * table.state.exhaustion, "exhaustion"))
    assert table.state.exhaustion == 0
    table.turn("mary", at="green1")

    table.play("use:help", "skip")

    assert table.mary.discard == ["caracu2"]


def test_ruling_17_at_setup_a_fifth_farmer_of_one_colour_goes_back_into_the_bag():
    table = first_turn(seed=3)  # the first five farmers drawn with this seed are all orange

    assert set(table.state.tiles) == {"orange1", "orange2", "orange3", "orange4", "blue1"}
    oranges = [tile for tile in table.state.bags["A"] + table.state.foresight["A"] if "orange" in str(tile)]
    assert len(oranges) == 12 - 4
