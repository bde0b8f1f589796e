"""Rules of several pages that meet in one turn."""

from engine.railroad import Engine
from tests.original.positions import position


def test_a_master_removes_the_hazard_under_the_drover_and_the_next_move_starts_on_the_empty_space():
    table = position()
    table.tile("flood1", "flood-green-4")
    table.tile("flood2", "flood-green-3")
    table.state.masters["station4"] = "sm2"
    table.workers("mary", "cowboy")
    table.clear("mary", "aux_engine_1")
    table.mary.engine = "4"
    table.turn("mary", at="flood1")
    table.play("aux:engine", "engine:t4", "upgrade:station4", "disc:aux_draw_2")
    table.play("appoint:cowboy", "either:1", "hazard:flood1")
    assert table.mary.front == ["flood-green-4"]
    assert table.legal == {"done"}, "on a hazard there was one auxiliary action"
    table.play("done")
    table.phase_a("mary", at="flood1")
    assert table.words("move:flood2")["least"] == 2
    assert table.legal == {"move:flood2", "move:B", "move:C"}, "one, two and three steps"


def test_riding_on_into_kansas_city_makes_the_visit_and_leaves_the_building_behind():
    table = position()
    table.building("b14", "10a")
    table.hand("mary", "guernsey", "jersey")
    table.turn("mary", at="b14")
    table.play("use:2")
    assert table.asked == "ship", "foresight and income needed no choice"
    assert table.mary.money == 10 + 3
    table.play("deliver:topeka", "disc:aux_draw_2")
    assert table.mary.place == "start"
    assert table.game.decision.seat == "mike", "the certificates of 10a were lost"
    assert table.mary.certificates == 0


def test_on_a_last_turn_the_last_row_of_the_market_may_be_hired_from():
    table = position()
    table.token(12)
    table.jobs(12, "cowboy")
    table.turn("mary", at="kansas_city")
    table.play("deliver:kansas_city", "disc:aux_draw_2")
    assert table.mary.job_token
    table.mike.money = 4
    table.turn("mike", at="A")
    table.play("use:2")  # the two cowboys of the last row are all there is
    assert (table.mike.money, table.mike.rows["cowboy"]) == (0, ["cowboy"])
    table.play("done")
    assert table.game.over


def test_a_delivery_pays_its_rewards_before_the_transport():
    table = position()
    table.mary.money = 0
    table.hand("mary", "guernsey", "dutch_belt", "black_angus", "jersey")  # 7 dollars of income
    table.mary.certificates = 3
    table.disc("mary", "santa_fe")
    table.turn("mary", at="kansas_city")
    table.play("certificates:3", "deliver:albuquerque", "disc:hand_1")
    assert table.mary.money == 10 - 5, "the disc of the hand limit"
    assert table.asked == "objective"
    table.play("objective:objective1")
    assert table.mary.money == 0, "5 crosses, and 5 dollars left for them"
    assert len(table.mary.hand) == 5


def test_a_station_that_gave_its_disc_to_the_last_one_is_open_again():
    table = position()
    table.mary.engine, table.mary.money = "38", 10
    for space in list(table.mary.covered)[1:]:
        table.disc("mary", "kansas_city", space)
    table.disc("mary", "station33", table.mary.covered[0])
    table.do("mary", Engine(1))
    table.play("upgrade:station39")
    assert table.discs("station39") == ["mary"], "no other disc could be taken"
    assert table.discs("station33") == []
    table.play("engine:t33")
    assert table.legal == {"upgrade:station33", "skip"}


def test_a_jersey_for_each_engineer_hired_in_a_row_of_hirings():
    table = position()
    table.jobs(1, "engineer", "engineer")
    table.jobs(2, "engineer", "cowboy")
    table.token(3)
    table.mary.money = 30
    table.workers("mary", "engineer", "engineer")
    table.hand("mary", "jersey", "jersey")
    table.turn("mary", at="A")
    table.play("use:3", "hire:row1:engineer")  # the fourth, for 6 and 2 more, may hire for 2 less
    table.play("hire:row1:engineer", "discard:jersey")  # the fifth: 2 certificates
    table.play("use:2", "hire:row2:engineer", "discard:jersey")  # the sixth: 4 dollars
    assert table.mary.money == 30 - 8 - 4 - 6 + 4
    assert table.mary.certificates == 2
    assert table.score("workers") == 8
