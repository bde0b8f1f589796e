"""Rulings 18 to 20: helping farmers, buying cattle, replacing buildings."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def farmers() -> Table:
    """Four farmers on the trail, and a strong hand."""
    table = position(players=2)
    for colour in ("green", "blue", "orange"):
        table.farmer(f"{colour}1", f"{colour}-green-3")
    table.farmer("green2", "green-green-4")
    table.deck("mary", hand=("caracu2", "caracu2", "serrano2", "niata", "niata"))
    table.mary.money = 0
    return table


def test_ruling_18_up_to_3_farmers(farmers: Table):
    farmers.turn("mary", at="F")

    farmers.play("use:2", "help:green1", "help:blue1", "help:orange1")

    assert farmers.asked == ("mary", "reveal"), "a fourth may not be chosen"


def test_ruling_18_strength_must_reach_the_sum(farmers: Table):
    farmers.deck("mary", hand=("serrano2", "patagonico"))
    farmers.turn("mary", at="F")

    farmers.play("use:2", "help:green1")

    assert farmers.legal == {"help:blue1", "help:orange1", "done"}
    assert farmers.blocked["help:green2"].values == {"missing": 1}, "6 are not enough for 3 and 4"


def test_ruling_18_cards_that_could_not_suffice_are_not_offered(farmers: Table):
    farmers.farmer("green3", "green-black-7")
    farmers.deck("mary", hand=("serrano2", "niata", "niata", "niata", "niata"))
    farmers.turn("mary", at="green3")

    farmers.play("use:help", "reveal:niata", "reveal:niata", "reveal:niata")

    assert farmers.mary.hand == ["niata"], "with three Niatas shown the fourth card had to be the Serrano"
    assert farmers.mary.front == ["green-black-7"]


def test_ruling_18_coin_spaces_plus_the_printed_amount(farmers: Table):
    farmers.state.coins["green2"] = 3
    farmers.turn("mary", at="green2")

    farmers.play("use:help", "reveal:caracu2", "done")

    assert farmers.mary.money == 3 + 1


def test_ruling_18_one_by_one_each_farmer_may_join_the_row(farmers: Table):
    farmers.mary.money = 14
    farmers.workers("mary", "granjero")
    farmers.turn("mary", at="F")
    farmers.play(
        "use:2", "help:green1", "help:blue1", "help:orange1", "reveal:caracu2", "reveal:serrano2", "done"
    )

    assert farmers.cost("join:green-green-3") == 6
    farmers.play("join:green-green-3")
    assert farmers.cost("join:blue-green-3") == 8, "the price of the next space"
    farmers.play("join:blue-green-3", "disc:aux_pesos_2")

    assert farmers.mary.money == 0
    assert farmers.mary.front == ["orange-green-3"]
    assert farmers.mary.grain == 1
    assert farmers.discs("rotterdam_1") == ["mary"]


def test_ruling_18_the_immediate_action_may_be_forfeited(farmers: Table):
    farmers.mary.money = 8
    farmers.workers("mary", "granjero", "granjero")
    farmers.turn("mary", at="green1")

    farmers.play("use:help", "reveal:caracu2", "done", "join:green-green-3", "skip")

    assert farmers.mary.rows["granjero"] == ["granjero"] * 3
    assert farmers.discs("rotterdam_1") == []


def test_ruling_18_a_full_row_takes_no_more(farmers: Table):
    farmers.mary.money = 20
    farmers.workers("mary", *["granjero"] * 5)
    farmers.turn("mary", at="green1")

    farmers.play("use:help", "reveal:caracu2", "done")

    assert farmers.asked == ("mary", "action")
    assert farmers.mary.front == ["green-green-3"]


def test_ruling_18_an_estanciero_moves_on_from_the_empty_space(farmers: Table):
    farmers.turn("mary", at="green1")
    farmers.play("use:help", "reveal:caracu2", "done", "done")
    assert farmers.mary.place == "green1"

    farmers.phase_a("mary", at="green1")

    assert "move:green2" in farmers.legal


@pytest.fixture
def market() -> Table:
    table = position(players=2)
    table.cattle_market("caracu2", "caracu3", "serrano2", "serrano2")
    table.workers("mary", "gaucho", "gaucho")
    table.mary.money = 30
    table.turn("mary", at="E")
    table.play("use:2")
    return table


def test_ruling_19_a_loop_in_which_each_gaucho_is_used_once(market: Table):
    market.play("buy:1-caracu:1", "cattle:caracu3", "buy:1-value3:2")

    assert market.mary.discard == ["caracu3", "serrano2"]
    assert market.asked == ("mary", "action"), "1 + 2 gauchos: all three"
    assert market.mary.money == 30 - 4 - 2


def test_ruling_19_dealing_takes_a_gaucho_too(market: Table):
    market.play("deal")
    assert market.blocked["buy:2-value3:3"].key == "why-no-herders"
    market.play("deal", "deal")

    assert len(market.state.cattle) == 4 + 6
    assert market.asked == ("mary", "action")


def test_ruling_19_it_may_stop_at_any_time(market: Table):
    market.play("buy:1-caracu:1", "cattle:caracu2", "done")

    assert market.mary.discard == ["caracu2"]
    assert market.asked == ("mary", "action")


def test_ruling_19_what_is_not_in_the_market_cannot_be_bought(market: Table):
    assert market.blocked["buy:1-franqueiro:1"].key == "why-not-in-market"


@pytest.fixture
def builder() -> Table:
    """Mary with 3 carpinteros and buildings of 1, 4 and 5 carpinteros on the trail."""
    table = position(players=2)
    table.workers("mary", "carpintero", "carpintero")
    table.building("b1", "1a")
    table.building("b2", "7a")
    table.building("b3", "8a")
    table.mary.money = 20
    table.turn("mary", at="B")
    table.play("use:2")
    return table


def test_ruling_20_only_by_more_carpinteros(builder: Table):
    builder.play("build:2a")

    assert builder.blocked["at:b1"].key == "why-not-higher", "1 and 1 carpintero"
    assert builder.blocked["at:b2"].key == "why-not-higher"


def test_ruling_20_the_difference_is_needed_and_paid(builder: Table):
    assert {"build:9a"} <= builder.legal, "7 carpinteros, of which 8a stands for 5 and 7a for 4"
    assert builder.blocked["build:10a"].values == {"missing": 1}

    builder.play("build:9a")
    assert {pick: builder.cost(pick) for pick in builder.legal} == {"at:b2": 6, "at:b3": 4}
    builder.play("at:b2")

    assert builder.mary.money == 20 - 6
    assert builder.state.buildings["b2"] == "9a"
    assert builder.state.box == ["7a"]


def test_ruling_20_the_buildings_of_others_cannot_be_replaced():
    table = position(players=2)
    table.building("b1", "1a", owner="dave")
    table.mary.money = 20
    table.turn("mary", at="B")

    table.play("use:2", "build:1a")

    assert "at:b1" not in table.legal | set(table.blocked)


def test_ruling_20_the_new_building_under_your_feet_is_not_used_this_turn():
    table = position(players=2)
    table.building("r2", "6a")
    table.workers("mary", "carpintero")
    table.jobs(1, "carpintero", "gaucho")
    table.mary.money = 30
    table.turn("mary", at="r2")

    table.play("use:1", "hire:row1:carpintero", "build:8a")

    assert table.state.buildings["r2"] == "8a", "3 carpinteros suffice nowhere else"
    assert table.legal == {"done"}
