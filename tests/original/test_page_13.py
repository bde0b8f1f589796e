"""Rulebook page 13: neutral buildings D to G, trading, auxiliary actions, cattle and hazards."""

import pytest

from engine.effects import Auxiliary
from engine.markets import BuyCattle
from engine.original.hazards import RemoveHazard, Trade
from tests.original.positions import position

# Trading


def test_one_camp_costs_2_dollars_and_another_brings_6():
    table = position()
    table.tile("camp2", "camp-green")
    table.tile("camp7", "camp-blue")
    table.do("mary", Trade())
    table.play("trade:camp2")
    assert (table.mary.money, table.mary.front) == (8, ["camp-green"])

    table = position()
    table.tile("camp2", "camp-green")
    table.tile("camp7", "camp-blue")
    table.do("mary", Trade())
    table.play("trade:camp7")
    assert (table.mary.money, table.mary.front) == (16, ["camp-blue"])


@pytest.mark.parametrize(
    ("space", "money"),
    [(f"camp{n}", money) for n, money in enumerate((-3, -2, -1, 1, 2, 4, 6, 8, 10), start=1)],
)
def test_the_money_of_every_camp_space(space, money):
    table = position()
    table.tile(space, "camp-green")
    table.do("mary", Trade(optional=True))
    assert table.words(f"trade:{space}")["money"] == money
    table.play(f"trade:{space}")
    assert table.mary.money == 10 + money
    assert space not in table.state.tiles


def test_a_camp_that_cannot_be_paid_is_not_taken():
    table = position()
    table.mary.money = 2
    table.tile("camp1", "camp-green")
    table.tile("camp2", "camp-green")
    table.do("mary", Trade(optional=True))
    assert table.legal == {"trade:camp2", "skip"}
    assert table.why("trade:camp1").values == {"missing": 1}


def test_building_d_trades_or_moves_the_engine_for_2_dollars():
    table = position()
    table.tile("camp4", "camp-green")
    table.turn("mary", at="D")
    table.play("use:1", "either:1")
    assert (table.mary.front, table.mary.money) == (["camp-green"], 11)

    table = position()
    table.turn("mary", at="D")
    table.play("use:1")  # with no camp to trade with only the engine is left
    assert table.legal == {"engine:1", "engine:2"}
    table.play("engine:2")
    assert (table.mary.engine, table.mary.money) == ("2", 8)


def test_without_camps_and_money_building_d_has_only_its_auxiliary_action():
    table = position()
    table.mary.money = 1
    table.turn("mary", at="D")
    assert table.blocked["use:1"] == "why-no-camps"
    assert "use:2" in table.legal


# Auxiliary actions


@pytest.mark.parametrize("place", ["D", "G"])
def test_buildings_d_and_g_offer_single_and_double_auxiliary_actions(place):
    table = position()
    table.clear("mary", "aux_dollars_2")
    table.turn("mary", at=place)
    table.play("use:2")
    assert {"aux:dollars", "aux:dollars:double", "aux:draw"} == table.legal
    assert table.blocked["aux:draw:double"] == "why-locked"
    assert table.blocked["aux:remove"] == "why-locked"
    table.play("aux:dollars:double")
    assert table.mary.money == 12


@pytest.mark.parametrize("times", [1, 2])
def test_every_auxiliary_action_single_and_double(times):
    double = ":double" if times == 2 else ""

    def ready():
        table = position()
        table.clear("mary", *(name for name in table.catalog.discs if name.startswith("aux")))
        table.hand("mary", "jersey", "guernsey", "dutch_belt", "black_angus")
        table.mary.engine = "9"
        table.do("mary", Auxiliary())
        return table

    table = ready()
    table.play(f"aux:dollars{double}")
    assert table.mary.money == 10 + times

    table = ready()
    table.play(f"aux:draw{double}")
    assert len(table.mary.hand) == 4 + times
    table.play(("discard:jersey", "discard:guernsey")[:times])
    assert table.mary.discard == ["jersey", "guernsey"][:times]

    table = ready()
    table.play(f"aux:certificate{double}")
    if times == 2:
        table.play("engine:7")
    assert (table.mary.money, table.mary.engine) == (10 - times, str(9 - times))
    assert table.mary.certificates == times

    table = ready()
    table.play(f"aux:engine{double}", f"engine:{9 + times}")
    assert (table.mary.money, table.mary.engine) == (10 - times, str(9 + times))

    table = ready()
    table.play(f"aux:remove{double}")
    if times == 2:
        table.play("engine:7")
    table.play(("remove:jersey", "remove:guernsey")[:times])
    assert table.mary.engine == str(9 - times)
    assert table.state.box == ["jersey", "guernsey"][:times]
    assert table.mary.money == 10


def test_an_engine_moved_back_to_a_turnout_may_upgrade_before_the_reward():
    table = position()
    table.clear("mary", "aux_certificate_1")
    table.mary.engine = "5"
    table.mary.certificates = 3
    table.turn("mary", at="A")
    table.play("aux:certificate", "engine:t4", "upgrade:station4", "disc:certificate_limit_4")
    assert table.mary.certificates == 4, "the limit was raised by the disc, then the certificate came"


# Cattle


def test_building_e_pays_2_dollars_for_a_black_angus_and_sells_cattle():
    table = position()
    table.hand("mary", "black_angus")
    table.cattle_market("holstein1")
    table.turn("mary", at="E")
    table.play("use:1", "use:2", "buy:1-value3:1")
    assert table.mary.money == 10 + 2 - 6
    assert table.mary.discard == ["black_angus", "holstein1"]


def buying(cowboys: int, *market: str):
    table = position()
    table.mary.money = 30
    table.workers("mary", *["cowboy"] * (cowboys - 1))
    table.cattle_market(*market)
    table.do("mary", BuyCattle())
    return table


def test_what_one_cowboy_buys():
    table = buying(1, "holstein1", "west_highland3", "texas_longhorn5")
    assert table.legal == {"buy:1-value3:1", "buy:1-west_highland:1", "deal", "done"}
    assert table.words("buy:1-value3:1")["cost"] == 6
    assert table.words("buy:1-west_highland:1")["cost"] == 12


def test_what_two_cowboys_buy():
    table = buying(2, "holstein1", "brown_swiss2", "texas_longhorn5")
    assert table.words("buy:1-value3:2")["cost"] == 3
    assert table.words("buy:1-texas_longhorn:2")["cost"] == 12
    table.play("buy:1-value3:1", "cattle:holstein1", "buy:1-value3:1")
    assert table.mary.money == 30 - 12
    assert table.mary.discard == ["holstein1", "brown_swiss2"]


@pytest.mark.parametrize(
    ("price", "cowboys", "cost", "market"),
    [
        ("buy:2-value3:3", 3, 5, ("holstein1", "ayrshire3")),
        ("buy:1-west_highland:3", 3, 6, ("west_highland5",)),
        ("buy:2-west_highland:5", 5, 8, ("west_highland3", "west_highland4")),
        ("buy:1-texas_longhorn:4", 4, 6, ("texas_longhorn7",)),
    ],
)
def test_the_prices_for_more_cowboys(price, cowboys, cost, market):
    table = buying(cowboys, *market)
    table.play(price)
    assert table.mary.money == 30 - cost
    assert sorted(table.mary.discard) == sorted(market)


def test_an_idle_cowboy_deals_two_cards_into_the_market():
    table = buying(2, "holstein1")
    table.play("deal")
    assert len(table.state.cattle) == 3
    assert "buy:1-value3:2" not in table.legal, "one of the two is used"


# Hazards


def test_building_f_pays_4_for_a_pair_and_removes_a_hazard_for_7():
    table = position()
    table.hand("mary", "jersey", "jersey")
    table.tile("flood1", "flood-green-4")
    table.tile("rockfall1", "rockfall-black-3")
    table.turn("mary", at="F")
    table.play("use:1")
    assert (table.mary.money, table.mary.discard) == (14, ["jersey", "jersey"])
    table.play("use:2", "hazard:rockfall1")
    assert (table.mary.money, table.mary.front) == (7, ["rockfall-black-3"])
    assert table.state.tiles == {"flood1": "flood-green-4"}


def test_without_7_dollars_or_without_hazards_nothing_is_removed():
    table = position()
    table.mary.money = 6
    table.turn("mary", at="F")
    assert table.blocked["use:2"] == "why-no-hazards"
    table.tile("flood1", "flood-green-4")
    table.turn("mary", at="F")
    assert table.why("use:2").values == {"missing": 1}


def test_whoever_stands_on_a_removed_hazard_stays_on_the_empty_space():
    table = position()
    table.tile("flood1", "flood-green-4")
    table.mike.place = "flood1"
    table.do("mary", RemoveHazard())
    assert (table.mike.place, table.state.tiles) == ("flood1", {})
    table.phase_a("mike", at="flood1")
    table.play("move:B")
    assert table.mike.place == "B"
