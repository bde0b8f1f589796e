"""Rulebook page 15: engines, turnouts, stations and their masters, the end of the track."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def railroad() -> Table:
    """Mary with 3 maquinistas and her engine on space 1; the red engine stands on space 3."""
    table = position(players=2)
    table.workers("mary", "maquinista", "maquinista")
    table.mary.engine, table.dave.engine = "1", "3"
    table.mary.money = 10
    table.turn("mary", at="D")
    return table


def test_from_space_1_to_5_with_3_maquinistas_because_space_3_is_occupied(railroad: Table):
    railroad.play("use:2")
    assert railroad.legal == {"engine:2", "engine:4", "engine:5", "engine:t4"}

    railroad.play("engine:5")

    assert railroad.mary.engine == "5"


def test_instead_to_the_turnout_branching_off_space_4(railroad: Table):
    railroad.play("use:2", "engine:t4")

    assert railroad.mary.engine == "t4"
    assert railroad.asked == ("mary", "upgrade")


def test_stopping_at_a_turnout_ends_the_move(railroad: Table):
    railroad.mary.engine = "3"
    railroad.dave.engine = "1"
    railroad.game.relist()

    railroad.play("use:2", "engine:t4", "skip")

    assert railroad.mary.engine == "t4"
    assert railroad.asked == ("mary", "action")


def test_an_upgrade_is_paid_and_takes_a_white_cornered_disc_at_station_4(railroad: Table):
    railroad.play("use:2", "engine:t4", "upgrade:station4")
    assert railroad.mary.money == 10 - 2
    assert railroad.blocked["disc:step_1"].key == "why-dark-corner"

    railroad.play("disc:aux_grain_1")

    assert railroad.discs("station4") == ["mary"]
    assert railroad.score("stations") == 1


def test_a_worker_becomes_station_master(railroad: Table):
    railroad.master("station4", "sm3")
    railroad.workers("mary", "gaucho", "gaucho+")
    railroad.play("use:2", "engine:t4", "upgrade:station4", "disc:aux_grain_1")
    assert railroad.legal == {"appoint:gaucho", "appoint:maquinista", "skip"}

    railroad.play("appoint:gaucho")

    assert railroad.mary.rows["gaucho"] == ["gaucho"], "the rightmost one went"
    assert railroad.mary.masters == ["sm3"]
    assert railroad.state.appointed == {"station4": "gaucho+"}
    assert railroad.mary.money == 10 - 2 + 2, "the upper half of this tile gains 2 pesos"
    assert "station4" not in railroad.state.masters


def test_a_station_may_be_upgraded_after_others_but_not_twice(railroad: Table):
    railroad.disc("dave", "aux_grain_1", "station4")
    railroad.disc("mary", "aux_grain_1", "station4")

    railroad.play("use:2", "engine:t4")

    assert railroad.asked == ("mary", "action"), "hers already; no question is asked"


def test_an_upgrade_that_cannot_be_paid_is_not_offered(railroad: Table):
    railroad.mary.money = 1

    events = railroad.play("use:2", "engine:t4")

    assert railroad.asked == ("mary", "action")
    told = next(event.data for event in events if event.kind == "not_upgraded")
    assert told == {"station": "station4", "why": "why-no-money", "missing": 1}


def test_the_disc_of_an_opponent_does_not_matter(railroad: Table):
    railroad.disc("dave", "aux_grain_1", "station4")

    railroad.play("use:2", "engine:t4", "upgrade:station4", "disc:aux_grain_1")

    assert railroad.discs("station4") == ["dave", "mary"]


@pytest.mark.parametrize("choice", ["upgrade:station31", "skip"])
def test_the_last_space_ends_the_move_and_sends_the_engine_to_the_depot(railroad: Table, choice: str):
    railroad.mary.engine = "30"

    railroad.play("use:2")
    railroad.play(choice, *["disc:hand_1"] if choice != "skip" else [])

    assert railroad.mary.engine == "depot"
    assert railroad.discs("station31") == (["mary"] if choice != "skip" else [])


def test_the_last_station_may_be_upgraded_each_time_it_is_reached(railroad: Table):
    railroad.disc("mary", "hand_2", "station31")
    railroad.mary.engine = "30"

    railroad.play("use:2", "upgrade:station31", "disc:hand_1")

    assert railroad.discs("station31") == ["mary", "mary"]
    assert railroad.score("stations") == 2 * 8


def test_from_the_depot_the_first_space_is_24_and_there_is_no_way_back(railroad: Table):
    railroad.clear("mary", "aux_remove_1")
    railroad.mary.engine = "depot"
    railroad.turn("mary", at="D")
    assert railroad.blocked["aux:remove"].key == "why-no-way-back"

    railroad.play("use:2")

    assert railroad.legal == {"engine:24", "engine:25", "engine:26"}


def test_a_worker_placed_on_an_uncovered_space_uses_its_action_again(railroad: Table):
    railroad.master("station4", "sm3")
    railroad.workers("mary", "gaucho")
    railroad.play("use:2", "engine:t4", "upgrade:station4", "disc:aux_grain_1", "appoint:gaucho")
    railroad.jobs(1, "gaucho", "carpintero")
    railroad.mary.money = 6

    railroad.turn("mary", at="A")
    railroad.play("use:2", "hire:row1:gaucho")

    assert railroad.mary.exchange == 1
