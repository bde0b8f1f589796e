"""Rulings 1 to 4: steps and ramps, fees, the first turn, what may be used in phase B."""

import pytest

from tests.positions import first_turn, position


def test_ruling_01_only_tiles_ramps_and_buenos_aires_are_steps():
    table = position(players=2)
    table.mary.engine = "22"
    table.farmer("yellow2", "yellow-black-5")
    table.phase_a("mary", at="G")

    # One step: ramp 17, ramp 12 and H, for the yellow spaces between are empty. Two steps: ramps 9 and 6 and
    # the farmer. Three steps: ramp 3 and Buenos Aires.
    ramps = {f"move:ramp{number}" for number in (17, 12, 9, 6, 3)}
    assert table.legal == ramps | {"move:H", "move:yellow2", "move:buenos_aires"}


@pytest.mark.parametrize(("engine", "is_open"), [("5", False), ("6", True), ("t7", True), ("t4", False)])
def test_ruling_01_a_ramp_needs_the_engine_at_or_past_its_number(engine: str, is_open: bool):
    table = position(players=2)
    table.farmer("yellow3", "yellow-black-5")
    table.mary.engine = engine
    table.phase_a("mary", at="H")

    assert ("move:ramp6" in table.legal) == is_open
    assert ("move:ramp6" in table.blocked) != is_open


@pytest.mark.parametrize(("engine", "is_open"), [("t10", False), ("12", True), ("t14", True)])
def test_ruling_01_an_engine_on_the_turnout_after_n_counts_as_n(engine: str, is_open: bool):
    table = position(players=2)
    table.mary.engine = engine
    table.phase_a("mary", at="G")

    assert ("move:ramp12" in table.legal) == is_open


def test_ruling_01_closed_ramps_behind_empty_spaces_say_why():
    table = position(players=2)
    table.mary.engine = "2"
    table.phase_a("mary", at="G")

    assert {pick: why.values["space"] for pick, why in table.blocked.items()} == {
        "move:ramp17": 17,
        "move:ramp12": 12,
        "move:ramp9": 9,
        "move:ramp6": 6,
        "move:ramp3": 3,
    }


def test_ruling_02_fees_are_paid_in_path_order_as_far_as_the_money_goes():
    table = position(players=2)
    table.farmer("green1", "green-green-5")
    table.farmer("green2", "green-green-6")
    table.mary.money = 3
    table.phase_a("mary", at="A")

    table.play("move:green2")

    assert table.state.coins == {"green1": 2, "green2": 1}
    assert table.mary.money == 0


def test_ruling_02_fees_lie_on_the_coin_space_until_the_farmer_is_helped():
    table = position(players=2)
    table.farmer("green1", "green-green-3", coins=4)
    table.deck("mary", hand=("caracu2",))
    table.mary.money = 2
    table.phase_a("mary", at="A")

    table.play("move:green1", "use:help")

    assert table.mary.money == 2 - 2 + (4 + 2)


def test_ruling_02_paths_that_pay_the_same_to_the_same_are_not_asked():
    table = position(players=2)
    table.building("b4", "3a", owner="dave")
    table.building("b5", "1a", owner="dave")
    table.mary.money = 5
    table.phase_a("mary", at="C")

    table.play("move:D")

    assert table.mary.place == "D"
    assert table.dave.money == 8 + 1


def test_ruling_02_paths_that_pay_different_players_are_asked():
    table = position(players=3)
    table.building("b4", "3a", owner="dave")
    table.building("b5", "3a", owner="john")
    table.mary.money = 5
    table.phase_a("mary", at="C")

    table.play("move:D")

    assert table.legal == {"path:b4", "path:b5"}


def test_ruling_02_a_free_path_may_be_left_aside():
    table = position(players=2)
    table.building("b4", "3a", owner="dave")
    table.phase_a("mary", at="C")

    table.play("move:D")
    assert table.legal == {"path:free", "path:b4"}
    table.play("path:b4")

    assert table.dave.money == 8 + 1


@pytest.mark.parametrize("players", [2, 3, 4])
def test_ruling_03_the_first_turn_discards_to_4_and_starts_on_any_neutral_building(players: int):
    table = first_turn(players)

    for place, seat in enumerate(table.game.seats):
        if place:
            assert table.asked == (seat, "discard")
            table.play(tuple(sorted(table.legal)[:place]))
        assert len(table.state.players[place].hand) == 4
        assert table.legal == {f"start:{letter}" for letter in "ABCDEFGH"}
        table.play("start:C")
        assert "use:2" in table.legal, "phase B follows at once"
        table.play("done")

    assert table.asked == ("mary", "move")


def test_ruling_03_the_first_turn_pays_no_fees_and_may_share_a_building():
    table = first_turn(2)
    table.play("start:C", "done")
    discarded = table.dave.hand[0]

    table.play(f"discard:{discarded}", "start:C")

    assert table.mary.place == table.dave.place == "C"
    assert table.dave.money == 8


def test_ruling_04_local_actions_in_any_order_and_all_optional():
    table = position(players=2)
    table.deck("mary", hand=("niata", "niata"))
    table.turn("mary", at="D")
    table.play("use:2", "use:1", "done")
    assert table.mary.money == 7 + 2
    assert table.mary.engine == "1"

    table.turn("mary", at="D")
    table.play("done")
    assert table.mary.engine == "1"


def test_ruling_04_the_risk_action_belongs_to_the_owner_of_the_building():
    table = position(players=2)
    table.building("r1", "2a", owner="dave")
    table.turn("mary", at="r1")

    assert "use:risk" not in table.legal | set(table.blocked)


def test_ruling_04_on_a_farmer_exactly_that_farmer_may_be_helped():
    table = position(players=2)
    table.farmer("green1", "green-black-7")
    table.farmer("green2", "green-green-3")
    table.deck("mary", hand=("chaqueno1",))
    table.turn("mary", at="green1")

    assert table.blocked["use:help"].values == {"missing": 2}, "the weaker neighbour is no help"
