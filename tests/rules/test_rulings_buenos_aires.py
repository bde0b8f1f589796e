"""Rulings 13 and 14: the six subphases of Buenos Aires, and the objectives of the Rotterdam ships."""

import pytest

from tests.positions import position

LOADED = ("load:ship0", "disc:aux_pesos_2")


def test_ruling_13_the_subphases_run_in_order():
    table = position(players=2)
    table.mary.grain, table.mary.certificates = 1, 1
    table.turn("mary", at="buenos_aires")

    asked = []
    for choice in ("done", "certificates:0", *LOADED):
        asked.append(table.asked[1])
        table.play(choice)
    for letter in "ABC":
        asked.append(table.asked[1] + letter)
        table.play(sorted(pick for pick in table.legal if pick.startswith(f"foresight:{letter}"))[0])

    assert asked == ["deliver", "certificates", "load", "disc", "foresightA", "foresightB", "foresightC"]


def test_ruling_13_the_extra_delivery_is_optional():
    table = position(players=2)
    table.mary.grain, table.mary.certificates = 8, 1
    table.turn("mary", at="buenos_aires")

    table.play("done")

    assert table.mary.grain == 8
    assert table.asked == ("mary", "certificates")


def test_ruling_13_the_discount_of_quay_2_never_goes_below_0():
    table = position(players=2)
    table.disc("mary", "aux_pesos_2", "le_havre_2")
    table.mary.certificates = 1
    table.turn("mary", at="buenos_aires")

    table.play("deliver:le_havre_2")
    assert table.legal == {"space:west1", "space:west2", "space:west3"}, "1 grain less 2"
    table.play("space:west2")

    assert table.mary.grain == 0
    assert table.mary.money == 7 + 4


def test_ruling_13_the_discount_of_quay_2_in_liverpool_is_3():
    table = position(players=2)
    table.disc("mary", "aux_pesos_2", "liverpool_2")
    table.mary.grain, table.mary.certificates = 4, 1
    table.turn("mary", at="buenos_aires")

    table.play("deliver:liverpool_2", "space:east1")

    assert table.mary.grain == 4 - (7 - 3)


def test_ruling_13_permanent_grain_is_no_help_for_a_delivery():
    table = position(players=2)
    table.mary.masters += ["sm4", "sm7"]
    table.mary.exchange = 1  # so that the question is asked although nothing can be delivered
    table.turn("mary", at="buenos_aires")

    assert table.blocked["deliver:le_havre_1"].values == {"missing": 1}


def test_ruling_13_permanent_certificates_always_count():
    table = position(players=2)
    table.deck("mary", hand=("niata",))
    table.mary.masters += ["sm5", "sm6"]
    table.mary.money = 0

    table.subphase_2("mary")

    assert table.mary.money == 1 + 2
    assert "load:ship3" in table.legal


def test_ruling_13_ship_0_is_always_possible():
    table = position(players=2)
    table.deck("mary", hand=("exhaustion",))
    table.disc("mary", "aux_pesos_2", "ship0")

    table.subphase_2("mary")

    assert table.asked == ("mary", "disc"), "ship 0 again; there was no other"


def test_ruling_13_the_loading_action_comes_before_grain_and_fee():
    table = position(players=2)
    table.deck("mary", hand=("serrano2", "chaqueno1"))
    table.mary.grain, table.mary.money = 1, 0
    table.subphase_2("mary")

    table.play("load:ship6", "disc:aux_pesos_2")
    assert (table.mary.grain, table.mary.money) == (1, 6)
    table.play("objective:objective1")

    assert (table.mary.grain, table.mary.money) == (0, 6 - 2)


def test_ruling_13_a_default_fee_takes_as_much_as_there_is():
    table = position(players=2)
    table.deck("mary", hand=("serrano2",))
    table.mary.money = 0
    table.subphase_2("mary")
    table.play("load:ship3")
    table.mary.money = 1

    table.play("disc:aux_pesos_2")

    assert table.mary.money == 0


@pytest.mark.parametrize("letter", ["A", "B", "C"])
def test_ruling_13_a_foresight_tile_must_be_chosen(letter: str):
    table = position(players=2)
    table.subphase_2("mary")
    table.play(*LOADED)
    for done in "ABC"[: "ABC".index(letter)]:
        table.play(min(pick for pick in table.legal if done in pick))

    assert table.asked == ("mary", "foresight")
    assert len(table.legal) == 2
    assert not {"skip", "done"} & table.legal


@pytest.mark.parametrize("ship", ["ship6", "ship7", "ship8"])
def test_ruling_14_rotterdam_ships_bring_an_objective_of_the_display(ship: str):
    table = position(players=2)
    table.deck("mary", hand=("serrano2", "chaqueno1", "patagonico"))
    table.mary.grain = 8
    table.subphase_2("mary")

    table.play(f"load:{ship}", "disc:aux_pesos_2")

    assert table.legal == {f"objective:objective{number}" for number in (1, 2, 3, 4)}


def test_ruling_14_elsewhere_the_stack_may_be_drawn_from():
    table = position(players=2)
    table.disc("mary", "aux_pesos_2", "liverpool_1")
    table.mary.grain, table.mary.certificates = 1, 1
    table.turn("mary", at="buenos_aires")

    table.play("deliver:liverpool_1")

    assert table.asked == ("mary", "objective"), "west 1 of Liverpool"
    assert "objective:stack" in table.legal
