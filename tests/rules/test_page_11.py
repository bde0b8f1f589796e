"""Rulebook page 11: foresight tiles, the token on its way down, ships departing, drawing up."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def yellow_banner() -> Table:
    """One worker short of the yellow departure; Mary is about to load ship 5."""
    table = position(players=2)
    table.token(row=5)
    table.jobs(5, "gaucho")
    table.deck("mary", hand=("serrano2", "patagonico"))
    table.disc("dave", "aux_pesos_2", "ship7")
    table.disc("dave", "aux_draw_2", "ship1")
    table.disc("mary", "aux_draw_2", "ship1")
    table.mary.grain = 1
    table.subphase_2("mary")
    table.play("load:ship5", "disc:aux_pesos_2")
    return table


def test_ships_of_the_yellow_banner_depart_after_the_subphases(yellow_banner: Table):
    yellow_banner.play("foresight:A:green-black-7", "foresight:B:carpintero")
    assert "ship5" in yellow_banner.state.ships, "the event waits until subphase 6 is over"

    yellow_banner.play("foresight:C:yellow-black-8")

    assert not {"ship1", "ship5", "ship7"} & set(yellow_banner.state.ships)
    assert yellow_banner.discs("le_havre_1") == ["mary", "dave", "dave", "mary"], "two began there"
    assert yellow_banner.discs("le_havre_2") == ["mary"]
    assert yellow_banner.discs("rotterdam_1") == ["dave"]


def test_two_new_ships_are_sorted_into_the_loading_zone(yellow_banner: Table):
    yellow_banner.top(yellow_banner.state.ship_pile, "ship4", "ship16")

    yellow_banner.play("foresight:A:green-black-7", "foresight:B:carpintero", "foresight:C:yellow-black-8")

    ships = ["ship0", "ship3", "ship4", "ship6", "ship8", "ship9", "ship11", "ship15", "ship16", "ship18"]
    assert yellow_banner.state.ships == ships


def test_afterwards_back_to_the_start_and_new_foresight_tiles(yellow_banner: Table):
    yellow_banner.top(yellow_banner.state.bags["A"], "blue-green-3")

    yellow_banner.play("foresight:A:green-black-7", "foresight:B:carpintero", "foresight:C:yellow-black-8")

    assert yellow_banner.mary.place == "start"
    assert yellow_banner.state.foresight["A"] == ["blue-green-3", "blue-black-7"]
    assert all(None not in pair for pair in yellow_banner.state.foresight.values())


def test_a_farmer_tile_goes_to_the_lowest_empty_space_of_its_colour():
    table = position(players=2)
    table.farmer("blue1", "blue-black-6")
    table.farmer("blue3", "blue-black-5")
    table.subphase_2("mary")

    table.play("load:ship0", "disc:aux_pesos_2", "foresight:A:blue-black-7")

    assert table.state.tiles["blue2"] == "blue-black-7"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_worker_tile_fills_the_row_of_the_token_from_the_left(players: int):
    table = position(players)
    table.subphase_2("mary")

    table.play("load:ship0", "disc:aux_pesos_2", "foresight:A:green-black-7", "foresight:B:carpintero")

    assert table.state.jobs[2] == ["carpintero"] + [None] * (players - 1)


@pytest.mark.parametrize(("players", "cards"), [(2, 9), (3, 12), (4, 15)])
def test_the_token_leaving_row_6_refills_the_cattle_market(players: int, cards: int):
    table = position(players)
    table.token(row=6)
    table.jobs(6, *["gaucho"] * (players - 1))
    table.cattle_market("caracu2")
    table.subphase_2("mary")

    table.play("load:ship0", "disc:aux_pesos_2", "foresight:A:green-black-7", "foresight:B:carpintero")
    assert table.state.cattle == ["caracu2"]
    table.play("foresight:C:yellow-black-8")

    assert len(table.state.cattle) == cards
    assert table.state.cattle == table.catalog.sort_cards(table.state.cattle)


def test_a_market_with_more_cards_than_that_gets_none():
    table = position(players=2)
    table.token(row=6)
    table.jobs(6, "gaucho")
    table.cattle_market(*["chaqueno1"] * 5, *["serrano2"] * 5)
    table.subphase_2("mary")

    table.play("load:ship0", "disc:aux_pesos_2", "foresight:A:green-black-7", "foresight:B:carpintero")
    table.play("foresight:C:yellow-black-8")

    assert len(table.state.cattle) == 10


def test_drawing_up_to_5_with_two_cards_left_in_the_draw_stack():
    table = position(players=2)
    table.clear("mary", "hand_1")
    hand = ("niata", "niata", "patagonico", "holando_argentino", "serrano2")
    table.deck("mary", hand=hand, draw=("fronterizo", "caracu2"), discard=("niata",))
    table.turn("mary", at="D")

    table.play("use:1")
    assert len(table.mary.hand) == 3, "the two Niatas were discarded for 2 pesos"
    table.play("done")

    assert sorted(table.mary.hand) == ["caracu2", "fronterizo", "holando_argentino", "patagonico", "serrano2"]
    assert table.mary.draw == []
    assert table.mary.discard == ["niata"] * 3, "a new draw stack is made when the next card is drawn"
