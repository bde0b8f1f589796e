"""Rulebook page 6: steps, the ways of the drover, and the fees of hands."""

import pytest

from tests.original.positions import Table, position


def test_two_steps_over_a_building_or_three_over_two_floods():
    table = position(players=4)
    table.building("b1", "7a", owner="mike")
    table.tile("flood1", "flood-green-2")
    table.tile("flood2", "flood-black-2")
    table.phase_a("mary", at="A")
    table.play("move:B")
    assert table.legal == {"path:b1", "path:flood1+flood2"}


@pytest.mark.parametrize(
    ("players", "cleared", "limit"),
    [
        (2, (), 3),
        (3, (), 3),
        (4, (), 4),
        (2, ("step_1",), 4),
        (3, ("step_1",), 5),  # the red player of the example
        (4, ("step_1",), 6),
        (2, ("step_1", "step_2"), 5),
        (3, ("step_1", "step_2"), 6),
        (4, ("step_1", "step_2"), 7),
    ],
)
def test_step_limits(players, cleared, limit):
    table = position(players=players)
    table.clear("mary", *cleared)
    assert table.game.view("mary").players["mary"].step_limit == limit
    table.phase_a("mary", at="start")
    line = ["A", "B", "C", "D", "E", "F", "G", "kansas_city"]
    # From C the drover rides to D or straight to E, so whatever lies behind D is a step nearer.
    reach = limit + (limit >= 4)
    assert table.legal == {f"move:{place}" for place in line[:reach]}


def test_with_two_dollars_mary_pays_the_bank_rather_than_mike():
    table = position(players=4)
    table.mary.money = 2
    table.building("b2", "4a", owner="mike")  # a black hand: 2 dollars
    table.building("b3", "8a", owner="peter")  # a green hand: 1 dollar
    table.tile("flood1", "flood-green-3")
    table.tile("flood2", "flood-black-3")
    table.phase_a("mary", at="A")
    table.play("move:B")
    assert table.legal == {"path:b2", "path:flood1+flood2"}, "with nothing left Peter's hand costs nothing"
    table.play("path:flood1+flood2")
    assert (table.mary.place, table.mary.money) == ("B", 0)
    assert (table.mike.money, table.player("peter").money) == (10, 10)


def test_the_upper_way_pays_mike_all_and_peter_nothing():
    table = position(players=4)
    table.mary.money = 2
    table.building("b2", "4a", owner="mike")
    table.building("b3", "8a", owner="peter")
    table.phase_a("mary", at="A")
    table.play("move:B", "path:b2")
    assert (table.mary.money, table.mike.money, table.player("peter").money) == (0, 12, 10)


@pytest.mark.parametrize(("players", "green", "black"), [(2, 2, 2), (3, 2, 1), (4, 1, 2)])
def test_fees_by_player_count(players, green, black):
    for tile, fee in (("8a", green), ("4a", black), ("7a", green + black), ("3a", 0)):
        table = position(players=players)
        table.building("b15", tile, owner="mike")
        table.phase_a("mary", at="G")
        table.play("move:b15")
        assert (table.mary.money, table.mike.money) == (10 - fee, 10 + fee), tile


@pytest.mark.parametrize(("tile", "fee"), [("camp-green", 2), ("camp-blue", 1)])
def test_the_hands_of_camps_are_green_and_for_blue_camps_black(tile, fee):
    table = position(players=3)
    table.tile("camp4", tile)
    table.phase_a("mary", at="C")
    table.play("move:camp4")
    assert table.mary.money == 10 - fee
    assert sum(player.money for player in table.state.players) == 30 - fee, "the bank has it (Ruling 2)"


def test_own_buildings_cost_nothing():
    table = position()
    table.building("b15", "7a", owner="mary")
    table.phase_a("mary", at="G")
    table.play("move:b15")
    assert table.mary.money == 10


def test_ways_that_pay_the_bank_alike_are_one_way():
    table = position(players=2)
    table.tile("flood1", "flood-black-2")
    table.tile("drought1", "drought-green-2")
    table.phase_a("mary", at="A")
    table.play("move:C")
    assert len(table.legal) == 2, "for nothing, or 2 dollars to the bank over the flood or the drought"
    assert "path:free" in table.legal
    table.play("path:free")
    assert table.mary.money == 10


def test_camps_beside_the_trail_are_no_steps():
    table = position()
    for space in ("camp1", "camp2", "camp3"):
        table.tile(space, "camp-blue")
    table.phase_a("mary", at="A")
    assert table.legal == {"move:B", "move:C", "move:D", "move:E"}


def test_kansas_city_ends_the_move():
    table = position(players=4)
    table.phase_a("mary", at="F")
    assert table.legal == {"move:G", "move:kansas_city"}


def test_the_first_turn_begins_on_any_neutral_building():
    table = Table(2)
    assert table.asked == "start"
    assert table.legal == {f"start:{space}" for space in "ABCDEFG"}
    table.play("start:C")
    assert (table.mary.place, table.asked) == ("C", "action")
    table.play("done", "start:C")
    assert table.mike.place == "C", "two drovers may begin on the same tile"
