"""Rules that meet: what one action starts inside another, and in which order it all happens."""

from tests.positions import WHITE_CORNERS, position


def test_a_worker_just_hired_may_become_station_master_and_the_next_one_uses_his_space_again():
    table = position(players=2)
    table.workers("mary", "maquinista", "maquinista")
    table.jobs(1, "maquinista", "maquinista+")
    table.token(3)
    table.master("station4", "sm6")
    table.mary.engine, table.mary.money = "3", 30
    table.turn("mary", at="A")

    table.play("use:2", "hire:row1:maquinista", "engine:t4", "upgrade:station4", "disc:aux_draw_2")
    table.play("appoint:maquinista")
    assert table.state.appointed == {"station4": "maquinista"}
    assert table.mary.masters == ["sm6"]

    table.play("use:3")
    assert table.asked == ("mary", "engine"), "the fourth space of the row is free again"
    assert table.mary.money == 30 - 6 - 2 - (6 + 2 + 1)


def test_a_permanent_certificate_won_by_an_extra_delivery_counts_in_the_same_visit():
    table = position(players=2, liverpool="a")
    table.disc("mary", "aux_pesos_2", "liverpool_1")
    table.workers("mary", "gaucho")
    table.master("station4", "sm5")
    table.deck("mary", hand=("niata", "patagonico"))
    table.mary.grain, table.mary.money, table.mary.engine = 4, 2, "3"
    table.turn("mary", at="buenos_aires")

    table.play("deliver:liverpool_1", "space:north2", "engine:t4", "upgrade:station4", "disc:aux_draw_2")
    table.play("appoint:gaucho")

    assert table.mary.money == 1 + 2 + 1, "a Niata, a Patagonico and the new master"


def test_cards_of_an_objective_played_in_buenos_aires_are_counted_as_income():
    table = position(players=2)
    table.deck("mary", hand=("objective9", "niata", "niata"), draw=("aberdeen_angus5", "franqueiro3"))
    table.mary.money = 0
    table.turn("mary", at="buenos_aires")

    table.play("play:objective9", "draw:2", ("discard:niata", "discard:niata#2"))

    assert table.mary.area == ["objective9"]
    assert table.mary.money == 5 + 4


def test_the_pesos_of_a_strength_space_come_before_the_default_fee():
    table = position(players=2)
    table.deck("mary", hand=("aberdeen_angus5", "franqueiro3"))
    table.mary.money = table.mary.grain = 0
    table.subphase_2("mary")

    table.play("load:ship9", "disc:strength_2")

    assert table.mary.money == 9 + 3 - 4 * 2


def test_a_station_paid_with_the_last_pesos_leaves_none_for_the_disc_that_costs_3():
    table = position(players=2)
    table.clear("mary", *(space for space in WHITE_CORNERS if space != "aux_remove_2"))
    table.disc("mary", "hand_1", "station18")
    table.mary.engine, table.mary.money = "4", 4
    table.turn("mary", at="C")

    table.play("use:1", "engine:t4", "upgrade:station4")

    assert table.mary.money == 2
    assert table.discs("station4") == ["mary"]
    assert table.discs("station18") == [], "it gave its disc, as none on the board could be paid for"
    assert "hand_2" in table.mary.covered, "dark corners do not fit while a white one is left"


def test_a_building_replaced_under_its_owner_takes_the_rest_of_its_actions_along():
    table = position(players=2)
    table.building("r2", "6a")
    table.workers("mary", "carpintero")
    table.jobs(1, "carpintero")
    table.token(3)
    table.mary.money = 30
    table.turn("mary", at="r2")

    table.play("use:1", "build:8a")

    assert table.state.buildings["r2"] == "8a"
    assert table.legal == {"done"}, "neither the old actions nor the new ones, nor an auxiliary action"


def test_two_exchange_tokens_at_once_do_not_wait_for_each_other():
    table = position(players=2)
    table.deck("mary", hand=("niata",), draw=("caracu2",))
    table.deck("dave", hand=("fronterizo",), draw=("serrano2",))
    table.mary.exchange = table.dave.exchange = 1
    table.turn("mary", at="A")

    table.game.choose("dave", ["exchange:1"])
    table.game.choose("mary", ["exchange:1"])
    assert table.asked == ("mary", "discard")
    table.play("discard:niata")
    assert table.asked == ("mary", "action")
    table.game.choose("dave", ["discard:fronterizo"])

    assert (table.mary.hand, table.dave.hand) == (["caracu2"], ["serrano2"])
    assert table.asked == ("mary", "action")


def test_moving_again_into_buenos_aires_on_the_final_turn_takes_no_workers():
    table = position(players=2)
    table.building("r7", "9a")
    table.foresight("B", "gaucho", "carpintero")
    table.foresight("C", "gaucho", "yellow-black-8")
    table.state.last_turns, table.state.job_row = 0, len(table.state.jobs)
    table.deck("mary", hand=("niata",))
    table.turn("mary", at="r7")

    table.play("use:2", "load:ship1", "disc:aux_draw_2", "foresight:A:green-black-7")

    assert table.game.over
    assert table.state.tiles == {"green1": "green-black-7", "yellow1": "yellow-black-8"}
    assert not any(tile for row in table.state.jobs for tile in row)


def test_a_farmer_laid_under_an_estanciero_takes_no_fee_from_him():
    table = position(players=2)
    table.mary.place, table.mary.money = "green1", 5  # where she helped a farmer in her last turn
    table.foresight("A", "green-green-4", "green-green-4")
    table.deck("dave", hand=("niata",))
    table.subphase_2("dave")
    table.play("load:ship1", "disc:aux_draw_2", "foresight:B:gaucho", "foresight:C:maquinista")
    assert table.state.tiles == {"green1": "green-green-4"}

    assert table.asked == ("mary", "move")
    table.play("move:B")

    assert table.mary.money == 5
    assert table.state.coins == {}
