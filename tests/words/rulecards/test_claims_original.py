"""What rule cards of the original claim is played, as in test_claims."""

from __future__ import annotations

import pytest

from bot.words.rulecards import cards, lines
from engine import IllegalChoice
from engine.original.cities import Deliver, ExtraordinaryDelivery
from engine.railroad import Engine
from tests.original.positions import Table as OriginalTable
from tests.original.positions import position as original
from tests.words.rulecards.claims import says


def test_station_39_once() -> None:
    says("last-station", "once in a game")
    says("original-upgrade", "once for each station")
    says("last-station", "you gain 3 dollars")
    table = original()
    table.disc("mary", "station39")
    table.mary.engine = "38"
    table.do("mary", Engine(1))
    table.play("engine:37")
    assert (table.discs("station39"), table.mary.money) == (["mary"], 13)


def test_objectives_between_cities_come_from_the_display() -> None:
    says("deliveries", "an objective comes from the display")
    says("original-objectives", "between two cities from the display only")
    table = original()
    table.disc("mary", "topeka")
    table.do("mary", Deliver(4))
    table.play("deliver:wichita", "disc:aux_draw_2")
    assert table.asked == "objective" and "objective:stack" not in table.legal


def test_extraordinary_deliveries() -> None:
    says("extraordinary", "With no space moved, on the turnout right behind, you may leave out the delivery")
    says("extraordinary", "you may upgrade its station afterwards")
    says("extraordinary", "There are no transport costs")
    table = original()
    table.mary.engine = "5"
    table.do("mary", ExtraordinaryDelivery())
    table.play("engine:t4", "skip")
    assert table.asked == "upgrade"


def on_8b() -> OriginalTable:
    table = original(sides="b")
    table.building("b2", "8b")
    table.building("b3", "3b")
    table.turn("mary", at="b2")
    return table


def test_the_same_tile_is_not_used_twice() -> None:
    says("adjacent", "not by moving onto it later")
    table = on_8b()
    table.play("use:1", "use:2")
    assert (table.mary.place, table.blocked["use:1"]) == ("b3", "why-used")


def test_6b_into_the_hand() -> None:
    says("original-building-6b", "into your hand")
    says("original-objectives", "with building 6b into your hand")
    says("original-objectives", "your secret until it leaves your hand")
    table = original(sides="b")
    table.building("b12", "6b")
    table.hand("mary", "jersey", "jersey")
    table.turn("mary", at="b12")
    table.play("use:1", "objective:stack")
    (card,) = table.mary.blind
    assert card in table.mary.hand
    assert card not in (table.game.view("mike").players["mary"].unseen or [])


def test_10a_fills_up() -> None:
    says("original-building-10a", "to the limit")
    table = original()
    table.building("b12", "10a")
    table.mary.certificates = 1
    table.turn("mary", at="b12")
    table.play("use:1")
    assert table.mary.certificates == 3


def test_numbers_of_the_original() -> None:
    says("original-cattle-refill", "7, 10 or 13 cards with 2, 3 or 4 players")
    says("original-steps", "3 at the start, 4 with four players")
    says(
        "original-certificates",
        "You hold at most 3, 4 once the first limit disc is gone, 6 once both are gone",
    )
    says("original-setup", "6 dollars, each later one with a dollar more; everybody has 4 cards")
    says("original-disc-hand", "costs 5 dollars to take")
    says("original-disc-steps", "by 1 with two players, else by 2, and brings 3 dollars at once")
    says("original-scoring", "the second step disc (3)")
    setup = original().catalog.setup
    assert setup.cattle_market == {"2": 7, "3": 10, "4": 13}
    assert setup.steps.base == {"2": 3, "3": 3, "4": 4}
    assert (setup.certificate_limit, setup.money, setup.cards) == (3, [6, 7, 8, 9], [4, 4, 4, 4])
    discs = original().catalog.discs
    assert (discs["hand_1"].pay, discs["step_1"].steps, discs["step_2"].vp) == (5, (1, 2, 2), 3)
    says("original-fees", "With 2 players both colours cost 2 dollars; with 3 green costs 2 and black 1")
    assert original().catalog.fees["green"] == (2, 2, 1)
    assert original().catalog.fees["black"] == (2, 1, 2)


def test_hazards_and_camps() -> None:
    says("original-place", "a hazard or a camp only one single auxiliary action")
    says("original-fees", "paid to the bank")
    table = original()
    table.tile("flood1", "flood-green-2")
    table.phase_a("mary", at="A")
    table.play("move:flood1")
    assert (table.mary.money, table.mike.money) == (8, 10)
    assert not any(pick.startswith("use:") for pick in table.legal)


def test_deliveries_repeat_where_the_card_says() -> None:
    says("deliveries", "Kansas City and San Francisco may be repeated")
    table = original()
    for city in ("kansas_city", "topeka", "san_francisco"):
        table.disc("mary", city)
    table.do("mary", Deliver(18))
    assert {"deliver:kansas_city", "deliver:san_francisco"} < table.legal
    assert table.blocked["deliver:topeka"] == "why-city-delivered"


def test_no_token_no_exchange_in_the_original() -> None:
    assert "xchange" not in "\n".join(lines(cards()["original-turn"], "en"))
    table = original()
    table.turn("mary", at="A")
    assert table.game.offers("mike") is None
    with pytest.raises(IllegalChoice):
        table.game.choose("mike", ["exchange:1"])
