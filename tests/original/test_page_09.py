"""Rulebook pages 9 and 10: deliveries, the discs they take, and drawing up."""

import pytest

from engine.original.cities import Deliver
from tests.original.positions import Table, position

CITIES = (
    "kansas_city",
    "topeka",
    "wichita",
    "colorado_springs",
    "santa_fe",
    "albuquerque",
    "el_paso",
    "san_diego",
    "sacramento",
    "san_francisco",
)


def deliver(table: Table, city: str, disc: str = "aux_draw_2", total: int = 18) -> None:
    table.do("mary", Deliver(total))
    table.play(f"deliver:{city}", f"disc:{disc}")


def example() -> Table:
    """Mary has delivered to Topeka and Colorado Springs; her engine stands before the third last cross."""
    table = position()
    table.disc("mary", "topeka", "aux_dollars_2")
    table.disc("mary", "colorado_springs", "aux_certificate_1")
    table.mary.engine = "5"
    return table


def test_albuquerque_costs_3_crosses_and_triggers_nothing():
    table = example()
    table.do("mary", Deliver(10))
    assert table.legal == {
        f"deliver:{city}" for city in ("kansas_city", "wichita", "santa_fe", "albuquerque")
    }
    assert table.blocked["deliver:topeka"] == "why-city-delivered"
    assert table.blocked["deliver:el_paso"] == "why-value"
    assert {
        city: table.words(f"deliver:{city}")["cost"] for city in ("albuquerque", "santa_fe", "wichita")
    } == {
        "albuquerque": 3,
        "santa_fe": 2,
        "wichita": 0,
    }
    table.play("deliver:albuquerque", "disc:aux_draw_2")
    assert table.mary.money == 10 - 3
    assert table.discs("albuquerque") == ["mary"]


def test_santa_fe_costs_2_and_gives_an_objective_beside_colorado_springs():
    table = example()
    deliver(table, "santa_fe")
    assert table.asked == "objective"
    table.play("objective:objective2")
    assert table.mary.discard == ["objective2"]
    assert table.mary.money == 10 - 2


@pytest.mark.parametrize(
    ("engine", "cost"),
    [
        ("0", 11),
        ("3", 11),
        ("4", 10),
        ("t4", 9),
        ("5", 9),
        ("6", 8),
        ("t7", 7),
        ("12", 4),
        ("17", 1),
        ("18", 0),
        ("30", 0),
    ],
)
def test_transport_to_san_francisco_by_the_nose_of_the_engine(engine, cost):
    table = position()
    table.mary.engine = engine
    table.mary.money = 20
    deliver(table, "san_francisco")
    assert table.mary.money == 20 - cost


def test_transport_takes_as_much_as_there_is():
    table = position()
    table.mary.money = 4
    deliver(table, "san_francisco")
    assert table.mary.money == 0


def test_kansas_city_gives_6_dollars_every_time():
    table = position()
    deliver(table, "kansas_city")
    deliver(table, "kansas_city", "aux_dollars_2")
    assert table.mary.money == 22
    assert table.score("cities") == -12


def test_san_francisco_may_be_delivered_to_again_and_again():
    table = position()
    table.mary.engine = "18"
    deliver(table, "san_francisco")
    deliver(table, "san_francisco", "aux_dollars_2")
    assert table.score("cities") == 18


# What lies between two neighbours: objectives gained when the second gets its disc, and points.
BETWEEN = [
    ("kansas_city", "topeka", 0, 0),
    ("topeka", "wichita", 1, -3),
    ("wichita", "colorado_springs", 0, -1),
    ("colorado_springs", "santa_fe", 1, 0),
    ("santa_fe", "albuquerque", 1, 0),
    ("albuquerque", "el_paso", 0, 6),
    ("el_paso", "san_diego", 0, 8),
    ("san_diego", "sacramento", 0, 4),
    ("sacramento", "san_francisco", 0, 0),
]
POINTS = {"kansas_city": -6, "sacramento": 6, "san_francisco": 9}


@pytest.mark.parametrize(("west", "east", "objectives", "vp"), BETWEEN)
@pytest.mark.parametrize("turned", [False, True])
def test_every_pair_of_cities(west, east, objectives, vp, turned):
    first, second = (east, west) if turned else (west, east)
    table = position()
    table.mary.engine = "20"
    table.disc("mary", first, "aux_dollars_2")
    deliver(table, second)
    if objectives:
        assert table.asked == "objective"
        assert "objective:stack" not in table.legal, "from the display only"
        table.play("objective:objective1")
    assert len(table.mary.discard) == objectives
    assert table.score("cities") == vp + POINTS.get(west, 0) + POINTS.get(east, 0)


def test_two_arrows_at_once_give_two_objectives_the_display_filled_in_between():
    table = position()
    table.mary.engine = "20"
    table.disc("mary", "colorado_springs", "aux_dollars_2")
    table.disc("mary", "albuquerque", "aux_certificate_1")
    table.state.objective_stack.append(table.state.objective_stack.pop(0))
    shown = table.state.objective_stack[-1]
    deliver(table, "santa_fe")
    table.play("objective:objective1", f"objective:{shown}")
    assert table.mary.discard == ["objective1", shown]


def test_points_of_6_and_4_and_not_8():
    table = position()
    table.disc("mary", "sacramento")
    table.disc("mary", "san_diego")
    assert table.score("cities") == 6 + 4


@pytest.mark.parametrize("city", CITIES)
def test_corners_of_cities(city):
    table = position()
    table.mary.money = 50
    table.do("mary", Deliver(18))
    table.play(f"deliver:{city}")
    dark = {"disc:certificate_limit_6", "disc:step_1", "disc:step_2", "disc:hand_1", "disc:hand_2"}
    if city in ("albuquerque", "el_paso", "sacramento", "san_francisco"):
        assert dark < table.legal
    else:
        assert not dark & table.legal
        assert all(table.blocked[pick] == "why-dark-corner" for pick in dark)


def test_without_white_corners_a_dark_disc_goes_on_a_white_city():
    table = position()
    for space in [name for name in table.mary.covered if table.catalog.discs[name].corner == "white"]:
        table.disc("mary", "san_francisco", space)
    table.do("mary", Deliver(4))
    table.play("deliver:wichita", "disc:step_1")
    assert table.discs("wichita") == ["mary"]


def test_hand_spaces_cost_5_dollars_and_raise_the_hand_limit():
    table = position()
    table.mary.money = 4
    table.mary.engine = "20"
    table.do("mary", Deliver(10))
    table.play("deliver:albuquerque")
    assert table.why("disc:hand_1").values == {"missing": 1}

    table = position()
    table.mary.engine = "20"
    deliver(table, "albuquerque", "hand_1")
    assert table.mary.money == 5
    assert len(table.mary.hand) == 5, "phase C draws up to the new limit"


def test_the_first_step_space_gives_3_dollars_and_the_second_3_points():
    table = position()
    table.mary.engine = "20"
    deliver(table, "albuquerque", "step_1")
    assert (table.mary.money, table.score("steps")) == (13, 0)
    deliver(table, "el_paso", "step_2")
    assert (table.mary.money, table.score("steps")) == (13, 3)


def test_the_certificate_limit_of_6_needs_the_space_of_4():
    def limit(*cleared: str) -> int:
        table = position()
        table.clear("mary", *cleared)
        return table.game.view("mary").players["mary"].certificate_limit

    assert limit() == 3
    assert limit("certificate_limit_6") == 3
    assert limit("certificate_limit_4") == 4
    assert limit("certificate_limit_4", "certificate_limit_6") == 6


def test_without_discs_on_the_board_one_comes_from_a_station():
    table = position()
    for _ in range(13):
        table.disc("mary", "san_francisco")
    table.disc("mary", "station4")
    table.do("mary", Deliver(1))
    table.play("deliver:topeka")
    assert table.discs("topeka") == ["mary"]
    assert table.discs("station4") == []


def test_without_any_disc_the_rest_of_a_delivery_still_happens():
    """Ruling 10: what the city brings, and what it costs to get there."""
    table = position()
    for _ in range(13):
        table.disc("mary", "san_francisco")
    table.disc("mary", "topeka")
    table.do("mary", Deliver(0))
    assert table.mary.money == 10 + 6, "Kansas City, the only one within reach"
    table.do("mary", Deliver(4))
    table.play("deliver:wichita")
    assert table.asked == "objective", "between Topeka and Wichita"
    table.play("objective:objective1")
    assert table.discs("wichita") == []
    assert table.mary.money == 16 - 1, "one cross before Wichita"


def test_drawing_up_to_5_with_two_cards_left_leaves_the_discard_pile_alone():
    table = position()
    table.clear("mary", "hand_1")
    table.hand("mary", "jersey", "jersey", "jersey", "guernsey", "guernsey")
    table.mary.discard, table.mary.draw = table.mary.draw[2:], table.mary.draw[:2]
    pile = list(table.mary.discard)
    table.turn("mary", at="F")
    table.play("use:1", "discard:guernsey", "done")
    assert len(table.mary.hand) == 5
    assert table.mary.draw == []
    assert table.mary.discard == [*pile, "guernsey", "guernsey"]
