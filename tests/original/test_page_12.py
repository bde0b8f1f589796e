"""Rulebook page 12: neutral buildings C and D, objectives, engines, stations and their masters."""

import pytest

from engine.markets import Objective
from engine.railroad import Engine, EngineBack, UpgradeBehind
from tests.original.positions import Table, position


def upgrade(table: Table, station: str, disc: str = "aux_draw_2") -> None:
    """Move the engine to a station and upgrade it."""
    place = table.catalog.railroad.stations[station].turnout
    table.do("mary", Engine(1))
    table.play(f"engine:{place}", f"upgrade:{station}", f"disc:{disc}")


# Objectives


def test_an_open_objective_goes_to_the_discard_pile_and_another_is_shown():
    table = position()
    table.do("mary", Objective())
    assert "objective:stack" in table.legal
    top = table.state.objective_stack[-1]
    table.play("objective:objective3")
    assert table.mary.discard == ["objective3"]
    assert table.state.objectives == ["objective1", "objective2", "objective4", top]


def test_the_top_of_the_stack_leaves_the_display_alone():
    table = position()
    top = table.state.objective_stack[-1]
    table.do("mary", Objective())
    table.play("objective:stack")
    assert table.mary.discard == [top]
    assert len(table.state.objectives) == 4


def test_building_c_gives_a_certificate_or_an_objective():
    table = position()
    table.turn("mary", at="C")
    table.play("use:1", "either:1")
    assert table.mary.certificates == 1

    table = position()
    table.turn("mary", at="C")
    table.play("use:1", "either:2", "objective:objective1")
    assert table.mary.discard == ["objective1"]


@pytest.mark.parametrize(("place", "action"), [("C", "use:2"), ("G", "use:1")])
def test_buildings_c_and_g_move_the_engine_by_the_engineers(place, action):
    table = position()
    table.workers("mary", "engineer", "engineer")
    table.turn("mary", at=place)
    table.play(action)
    assert table.legal == {"engine:1", "engine:2", "engine:3"}


# Engines


def test_three_engineers_lead_from_1_to_5_past_an_engine_or_to_the_turnout():
    table = position()
    table.mary.engine, table.mike.engine = "1", "3"
    table.workers("mary", "engineer", "engineer")
    table.turn("mary", at="C")
    table.play("use:2")
    assert table.legal == {"engine:2", "engine:4", "engine:t4", "engine:5"}
    table.play("engine:5")
    assert table.mary.engine == "5"


def test_stopping_forfeits_the_rest_of_the_move():
    table = position()
    table.mary.engine = "3"
    table.do("mary", Engine(3))
    table.play("engine:t4", "skip")
    assert table.mary.engine == "t4"
    assert table.game.decision.seat == "mike"


def test_several_engines_share_the_first_space():
    table = position()
    table.mary.engine = "1"
    table.do("mary", EngineBack(1))
    assert table.mary.engine == table.mike.engine == "0"


def test_the_way_back_is_exact_and_may_end_on_a_turnout():
    table = position()
    table.mary.engine, table.mike.engine = "7", "6"
    table.do("mary", EngineBack(2))
    assert table.legal == {"engine:4", "engine:t4"}, "6 is taken and does not exist"


def test_there_is_no_way_back_from_the_first_space():
    table = position()
    table.clear("mary", "aux_remove_1")
    table.turn("mary", at="A")
    assert table.blocked["aux:remove"] == "why-no-way-back"


# Stations

STATIONS = [
    ("station4", 2, 1, "white"),
    ("station7", 2, 1, "white"),
    ("station10", 4, 2, "white"),
    ("station13", 4, 2, "white"),
    ("station16", 6, 3, "dark"),
    ("station21", 8, 5, "dark"),
    ("station25", 7, 6, "dark"),
    ("station29", 6, 7, "dark"),
    ("station33", 5, 8, "dark"),
    ("station39", 3, 9, "dark"),
]


@pytest.mark.parametrize(("station", "cost", "vp", "corner"), STATIONS)
def test_every_station(station, cost, vp, corner):
    table = position()
    number = int(station.removeprefix("station"))
    table.mary.engine = str(number - 1 if number == 39 else number)
    table.do("mary", Engine(1))
    place = table.catalog.railroad.stations[station].turnout
    if f"engine:{place}" in table.legal:
        table.play(f"engine:{place}")
    assert table.words(f"upgrade:{station}")["cost"] == cost
    table.play(f"upgrade:{station}")
    assert ("disc:step_1" in table.legal) == (corner == "dark")
    table.play("disc:aux_draw_2")
    assert table.mary.money == 10 - cost
    assert table.score("stations") == vp
    assert table.discs(station) == ["mary"]


def test_a_station_is_upgraded_once_by_each_player():
    table = position()
    table.disc("mike", "station4")
    table.mary.engine = "4"
    upgrade(table, "station4")
    assert table.discs("station4") == ["mike", "mary"]
    table.mary.engine = "4"
    table.do("mary", Engine(1))
    events = table.play("engine:t4")
    assert [event.data["why"] for event in events if event.kind == "not_upgraded"] == ["why-upgraded"]


def test_a_worker_is_given_up_for_the_master():
    table = position()
    table.state.masters["station4"] = "sm1"
    table.workers("mary", "cowboy", "cowboy", "engineer")
    table.mary.engine = "4"
    upgrade(table, "station4")
    assert table.legal == {"appoint:cowboy", "appoint:engineer", "skip"}, "printed workers stay"
    table.play("appoint:cowboy")
    assert table.mary.rows["cowboy"] == ["cowboy"]
    assert table.state.appointed == {"station4": "cowboy"}
    assert table.mary.masters == ["sm1"]
    assert table.mary.money == 10 - 2 + 2, "its immediate action"


def test_an_immediate_action_uncovered_again_may_be_used_again():
    table = position()
    table.workers("mary", "cowboy", "cowboy", "cowboy")
    table.state.masters["station4"] = "sm3"
    table.tile("flood1", "flood-green-2")
    table.mary.engine = "4"
    upgrade(table, "station4")
    table.play("appoint:cowboy")
    table.jobs(1, "cowboy")
    table.token(2)
    table.turn("mary", at="A")
    table.play("use:2", "hazard:flood1")
    assert table.mary.front == ["flood-green-2"]


# Station masters: what they do at once; page 16 has their points.


def appoint(master: str) -> Table:
    table = position()
    table.state.masters["station4"] = master
    table.workers("mary", "cowboy")
    table.tile("flood1", "flood-green-2")
    table.tile("camp7", "camp-green")
    table.mary.engine = "4"
    upgrade(table, "station4")
    table.play("appoint:cowboy")
    return table


def test_sm1_gives_2_dollars():
    assert appoint("sm1").mary.money == 10 - 2 + 2


def test_sm2_removes_a_hazard_for_nothing_or_trades_or_is_dispensed_with():
    table = appoint("sm2")
    assert table.legal == {"either:1", "either:2", "skip"}
    table.play("either:1")
    assert (table.mary.front, table.mary.money) == (["flood-green-2"], 8)

    table = appoint("sm2")
    table.play("either:2")
    assert (table.mary.front, table.mary.money) == (["camp-green"], 14)

    table = appoint("sm2")
    table.play("skip")
    assert table.mary.front == []


@pytest.mark.parametrize("master", ["sm3", "sm4", "sm5"])
def test_sm3_to_sm5_are_permanent_certificates(master):
    table = appoint(master)
    table.hand("mary", "guernsey")
    table.mary.certificates = 1
    table.turn("mary", at="kansas_city")
    assert table.words("certificates:0")["total"] == 3


# The end of the track


def test_from_space_39_the_engine_goes_back_anywhere_for_3_dollars_that_pay_an_upgrade():
    table = position()
    table.mary.engine, table.mike.engine = "38", "20"
    table.mary.money = 3 + 2
    table.do("mary", Engine(3))
    table.play("upgrade:station39", "disc:aux_draw_2")
    assert table.mary.money == 2
    assert "engine:20" not in table.legal
    assert {"engine:0", "engine:38", "engine:t4", "engine:t33"} < table.legal
    table.play("engine:t33", "upgrade:station33", "disc:aux_dollars_2")
    assert table.mary.money == 2 + 3 - 5
    assert table.mary.engine == "t33"


def test_the_last_station_is_upgraded_once_like_every_other():
    """Ruling 5: that it counts each time is Argentina's alone."""
    table = position()
    table.mary.engine = "38"
    table.do("mary", Engine(1))
    table.play("upgrade:station39", "disc:aux_dollars_2", "engine:38")
    assert table.discs("station39") == ["mary"]
    assert table.mary.money == 10 - 3 + 3
    table.do("mary", Engine(1))
    assert table.asked == "engine", "straight back, with 3 dollars and no second upgrade"
    table.play("engine:38")
    assert table.discs("station39") == ["mary"]
    assert table.mary.money == 13


def test_a_station_behind_the_engine():
    table = position()
    table.mary.engine = "14"
    table.disc("mary", "station7")
    table.do("mary", UpgradeBehind())
    assert table.legal == {"upgrade:station4", "upgrade:station10", "upgrade:station13"}
    assert table.blocked == {"upgrade:station7": "why-upgraded"}
    table.play("upgrade:station13", "disc:aux_draw_2")
    assert table.mary.money == 6
    assert table.mary.engine == "14"
