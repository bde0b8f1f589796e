"""Rulings 8 to 12: engines, upgrades, upgrades behind the engine, corners, discs to a quay."""

import pytest

from tests.positions import DARK_CORNERS, WHITE_CORNERS, Table, position


def driver(engine: str, maquinistas: int = 1, players: int = 2, **others: str) -> Table:
    """Mary on D, about to move her engine; `others` places the engines of the rest."""
    table = position(players)
    table.workers("mary", *["maquinista"] * (maquinistas - 1))
    table.mary.engine = engine
    for seat, space in others.items():
        table.player(seat).engine = space
    table.mary.money = 20
    table.turn("mary", at="D")
    return table


def moves(table: Table) -> set[str]:
    table.play("use:2")
    return {pick.removeprefix("engine:") for pick in table.legal}


def test_ruling_08_occupied_spaces_do_not_exist():
    assert moves(driver("1", maquinistas=2, players=3, dave="2", john="3")) == {"4", "5", "t4"}


def test_ruling_08_an_occupied_turnout_does_not_exist_either():
    assert moves(driver("4", maquinistas=2, dave="t4")) == {"5", "6"}


def test_ruling_08_space_0_holds_any_number_of_engines():
    table = position(players=2)
    table.clear("mary", "aux_remove_1")
    table.mary.engine = "1"
    table.turn("mary", at="B")

    table.play("aux:remove")

    assert table.mary.engine == table.dave.engine == "0"


def test_ruling_08_a_turnout_is_an_optional_extra_space():
    assert moves(driver("3", maquinistas=3)) == {"4", "5", "t4", "6"}


def test_ruling_08_from_a_turnout_the_next_space_is_one_step():
    assert moves(driver("t4", maquinistas=2)) == {"5", "6"}


def test_ruling_08_backward_exactly_choosing_between_track_and_turnout():
    table = position(players=2)
    table.clear("mary", "aux_remove_1", "aux_remove_2")
    table.mary.engine = "6"
    table.turn("mary", at="G")

    table.play("use:2", "aux:remove:double")

    assert table.legal == {"engine:4", "engine:t4"}


def test_ruling_08_reaching_31_ends_the_move_whatever_is_left_of_it():
    assert moves(driver("29", maquinistas=5)) == {"30", "t29", "31"}


def test_ruling_08_the_depot_stands_before_24_and_holds_any_number():
    table = driver("30", dave="depot")
    table.play("use:2", "skip")
    assert table.mary.engine == table.dave.engine == "depot"

    assert moves(driver("depot", maquinistas=2, dave="24")) == {"25", "26"}
    assert moves(driver("23", maquinistas=2, dave="depot")) == {"24", "25"}, "it is no space of the track"


def test_ruling_08_an_engine_in_the_depot_is_past_23_for_the_ramps():
    table = position(players=2)
    table.mary.engine = "depot"
    table.phase_a("mary", at="F")

    assert "move:ramp23" in table.legal


def test_ruling_09_pay_then_disc_then_station_master():
    table = driver("3", maquinistas=2)
    table.master("station4", "sm1")
    table.play("use:2", "engine:t4", "upgrade:station4")
    assert table.mary.money == 20 - 2
    assert table.asked == ("mary", "disc")
    table.play("disc:aux_pesos_2")
    assert table.asked == ("mary", "appoint")


def test_ruling_09_printed_workers_cannot_be_given_up():
    table = driver("4")
    table.master("station4", "sm1")

    table.play("use:2", "engine:t4", "upgrade:station4", "disc:aux_pesos_2")

    assert table.asked == ("mary", "action"), "nobody hired, nobody to appoint"
    assert table.state.masters == {"station4": "sm1"}


def test_ruling_09_any_row_gives_its_rightmost_hired_worker():
    table = driver("4")
    table.workers("mary", "gaucho+", "gaucho", "granjero")
    table.master("station4", "sm1")
    table.play("use:2", "engine:t4", "upgrade:station4", "disc:aux_pesos_2")
    assert table.legal == {"appoint:gaucho", "appoint:granjero", "skip"}

    table.play("appoint:gaucho")

    assert table.mary.rows["gaucho"] == ["gaucho+"]
    assert table.state.appointed == {"station4": "gaucho"}


def test_ruling_09_a_master_declined_stays_for_others():
    table = driver("3", maquinistas=2)
    table.master("station4", "sm1")

    table.play("use:2", "engine:t4", "upgrade:station4", "disc:aux_pesos_2", "skip")

    assert table.state.masters == {"station4": "sm1"}


def test_ruling_09_the_last_station_each_time_it_is_reached():
    table = driver("30")
    table.disc("mary", "aux_draw_2", "station31")

    table.play("use:2", "upgrade:station31", "disc:aux_pesos_2")

    assert table.discs("station31") == ["mary", "mary"]


def upgrading_behind(engine: str, money: int = 20) -> Table:
    """Mary hires the worker for the last space of her maquinista row, which costs 6."""
    table = position(players=2)
    table.workers("mary", *["maquinista"] * 4)
    table.jobs(1, "maquinista", "gaucho")
    table.mary.engine = engine
    table.mary.money = money + 6
    table.turn("mary", at="A")
    table.play("use:2", "hire:row1:maquinista")
    return table


@pytest.mark.parametrize(
    ("engine", "stations"),
    [("8", {"4", "7"}), ("7", {"4"}), ("t7", {"4"}), ("depot", {"4", "7", "10", "14", "18", "21"})],
)
def test_ruling_10_stations_whose_turnout_lies_before_the_engine(engine: str, stations: set[str]):
    table = upgrading_behind(engine)

    assert table.legal == {f"upgrade:station{number}" for number in stations} | {"skip"}


def test_ruling_10_not_one_that_was_upgraded_before():
    table = position(players=2)
    table.disc("mary", "aux_pesos_2", "station4")
    table.workers("mary", *["maquinista"] * 4)
    table.jobs(1, "maquinista", "gaucho")
    table.mary.engine, table.mary.money = "8", 20
    table.turn("mary", at="A")

    table.play("use:2", "hire:row1:maquinista")

    assert table.legal == {"upgrade:station7", "skip"}
    assert table.blocked["upgrade:station4"].key == "why-upgraded"


def test_ruling_10_5_pesos_come_first_and_the_price_is_paid_as_usual():
    table = upgrading_behind("8", money=0)

    table.play("upgrade:station7", "disc:aux_pesos_2")

    assert table.mary.money == 5 - 2
    assert table.discs("station7") == ["mary"]


def test_ruling_10_a_master_is_gained_there_as_anywhere():
    table = upgrading_behind("8")
    table.master("station7", "sm3")

    table.play("upgrade:station7", "disc:aux_pesos_2", "appoint:maquinista")

    assert table.mary.masters == ["sm3"]


def loading(table: Table, ship: str) -> Table:
    """Mary loads a ship; her hand is worth 18."""
    hand = ("aberdeen_angus5", "franqueiro3", "chaqueno1", "serrano2", "blanco_orejinegro3")
    table.deck("mary", hand=hand)
    table.mary.grain = 0
    table.subphase_2("mary")
    table.play(f"load:{ship}")
    return table


def test_ruling_11_dark_to_dark_and_white_anywhere():
    assert loading(position(), "ship9").legal == {f"disc:{name}" for name in WHITE_CORNERS + DARK_CORNERS}
    assert loading(position(), "ship3").legal == {f"disc:{name}" for name in WHITE_CORNERS}


def test_ruling_11_without_a_white_cornered_disc_a_dark_one_goes_anywhere():
    table = position()
    table.clear("mary", *WHITE_CORNERS)

    assert loading(table, "ship3").legal == {f"disc:{name}" for name in DARK_CORNERS}


def only_the_3_peso_disc_is_white(money: int, *stations: str) -> Table:
    """White corners are asked for, and the one white-cornered disc left costs 3 pesos. The engine stops at a
    station that costs 2 (station 7)."""
    table = position(players=2)
    spaces = [name for name in WHITE_CORNERS if name != "aux_remove_2"]
    for station in stations:
        table.disc("mary", spaces.pop(), station)
    table.clear("mary", *spaces)
    table.mary.engine, table.mary.money = "7", money
    table.workers("mary", "maquinista")
    table.turn("mary", at="D")
    table.play("use:2", "engine:t7", "upgrade:station7")
    return table


def test_ruling_11_the_3_pesos_are_paid_when_that_disc_is_taken():
    table = only_the_3_peso_disc_is_white(5)

    assert table.discs("station7") == ["mary"]
    assert table.mary.money == 5 - 2 - 3


def test_ruling_11_if_they_cannot_be_paid_a_disc_comes_from_a_station():
    table = only_the_3_peso_disc_is_white(4, "station4", "station10")
    assert table.legal == {"disc:station4", "disc:station10"}

    table.play("disc:station10")

    assert table.discs("station7") == ["mary"]
    assert table.discs("station10") == []
    assert "aux_remove_2" in table.mary.covered


def test_ruling_11_no_disc_anywhere_skips_the_placing():
    table = only_the_3_peso_disc_is_white(4)

    assert table.discs("station7") == []
    assert table.mary.money == 2
    assert table.asked == ("mary", "action")


@pytest.mark.parametrize(
    ("tile", "quay", "spaces"),
    [("5a", "rotterdam_1", WHITE_CORNERS), ("8a", "liverpool_1", WHITE_CORNERS + DARK_CORNERS)],
)
def test_ruling_12_rotterdam_is_white_and_liverpool_dark(tile: str, quay: str, spaces: tuple[str, ...]):
    table = position(players=2)
    table.building("b1", tile)
    table.turn("mary", at="b1")

    table.play("use:2")
    assert table.legal == {f"disc:{name}" for name in spaces}
    table.play("disc:aux_grain_2")

    assert table.discs(quay) == ["mary"]


def test_ruling_12_quays_take_discs_of_the_player_board_alone():
    table = position(players=2)
    table.building("b1", "5a")
    table.disc("mary", "aux_pesos_2", "station4")
    table.clear("mary", *list(table.mary.covered))
    table.turn("mary", at="b1")

    assert table.blocked["use:2"].key == "why-no-disc"
