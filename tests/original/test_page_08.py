"""Rulebook page 8: Kansas City, its foresight tiles, the job market and the income."""

import pytest

from tests.original.positions import Table, position


def arrive(table: Table, seat: str = "mary") -> None:
    table.turn(seat, at="kansas_city")


def test_the_five_subphases_in_order():
    table = position()
    table.foresight("A", "camp-green", "camp-blue")
    table.foresight("B", "cowboy", "engineer")
    table.foresight("C", "craftsman", "camp-green")
    table.hand("mary", "guernsey")
    table.mary.certificates = 1
    arrive(table)
    kinds = []
    for choice in (
        "foresight:A:camp-blue",
        "foresight:B:engineer",
        "foresight:C:camp-green",
        "certificates:0",
        "deliver:topeka",
        "disc:aux_draw_2",
    ):
        kinds.append(table.asked)
        table.play(choice)
    assert kinds == ["foresight", "foresight", "foresight", "certificates", "ship", "disc"]
    assert table.state.tiles == {"camp1": "camp-blue", "camp2": "camp-green"}
    assert table.state.jobs[0] == ["engineer", None]
    assert table.mary.place == "start"
    assert all(None not in tiles for tiles in table.state.foresight.values())
    assert len(table.mary.hand) == 4, "phase C"


def test_two_tiles_alike_leave_nothing_to_choose():
    table = position()
    arrive(table)
    assert table.asked == "ship", "three pairs of equal tiles and no certificates"


@pytest.mark.parametrize(
    ("tile", "space"), [("flood-green-4", "flood2"), ("drought-black-2", "drought1"), ("camp-blue", "camp3")]
)
def test_tiles_go_to_the_lowest_free_space_of_their_section(tile, space):
    table = position()
    table.tile("flood1", "flood-green-2")
    table.tile("camp1", "camp-green")
    table.tile("camp2", "camp-green")
    table.foresight("A", tile)
    arrive(table)
    assert table.state.tiles[space] == tile


@pytest.mark.parametrize(("tile", "area"), [("rockfall-green-4", "rockfall"), ("camp-blue", "camp")])
def test_a_tile_without_a_free_space_leaves_the_game(tile, area):
    table = position()
    others = [one for one in table.state.bags["A"] if table.catalog.tile_area[one] == area]
    others.remove(tile)
    for space, other in zip(table.catalog.trail.areas[area], others, strict=False):
        table.tile(space, other)
    table.foresight("A", tile)
    arrive(table)
    assert table.state.box == [tile]


def test_workers_fill_the_row_of_the_token_and_send_it_on():
    table = position(players=3)
    table.jobs(1, "engineer", "engineer")
    arrive(table)
    assert table.state.jobs[0] == ["engineer", "engineer", "cowboy"]
    assert table.state.jobs[1][0] == "engineer", "the tile of the third stack lies in the next row"
    assert table.state.job_row == 1


@pytest.mark.parametrize("row", [6, 9])
@pytest.mark.parametrize(("players", "cards"), [(2, 7), (3, 10), (4, 13)])
def test_a_yellow_arrow_fills_the_cattle_market_at_once(row, players, cards):
    table = position(players=players)
    table.token(row)
    table.jobs(row, *["cowboy"] * (players - 1))
    table.foresight("C", "engineer", "craftsman")
    arrive(table)
    assert table.asked == "foresight", "before subphase 3 and not after the visit (Ruling 1)"
    assert len(table.state.cattle) == cards
    assert table.state.cattle == table.catalog.sort_cards(table.state.cattle)


@pytest.mark.parametrize("row", [1, 2, 3, 4, 5, 7, 8, 10, 11])
def test_other_arrows_do_nothing(row):
    table = position()
    table.token(row)
    table.jobs(row, "cowboy")
    arrive(table)
    assert table.state.job_row == row
    assert table.state.cattle == []


def test_a_full_cattle_market_gets_no_more_cards():
    table = position()
    table.cattle_market(*["holstein1"] * 7, "ayrshire3")
    table.token(6)
    table.jobs(6, "cowboy")
    arrive(table)
    assert len(table.state.cattle) == 8


def test_income_of_8_and_with_two_certificates_10():
    table = position()
    table.hand("mary", "dutch_belt", "dutch_belt", "brown_swiss2", "holstein1")
    table.mary.certificates = 3
    arrive(table)
    assert table.asked == "certificates"
    assert table.words("certificates:0")["total"] == 8
    assert table.words("certificates:2")["total"] == 10
    table.play("certificates:2")
    assert table.mary.money == 20
    assert table.mary.certificates == 1
    assert table.mary.hand == []
    assert sorted(table.mary.discard) == ["brown_swiss2", "dutch_belt", "dutch_belt", "holstein1"]
    assert "deliver:albuquerque" in table.legal
    assert table.why("deliver:el_paso").values == {"missing": 2}


def test_a_permanent_certificate_makes_it_9():
    table = position()
    table.hand("mary", "dutch_belt", "dutch_belt", "brown_swiss2", "holstein1")
    table.mary.masters.append("sm3")
    table.mary.certificates = 3
    arrive(table)
    assert table.words("certificates:0")["total"] == 9


def test_points_and_objectives_count_nothing_for_income():
    table = position()
    table.hand("mary", "ayrshire3", "objective5")
    table.mary.certificates = 1
    for letter in "ABC":
        table.foresight(letter)
    arrive(table)
    table.play("done")
    assert table.words("certificates:0")["total"] == 3


def test_objectives_may_be_played_between_the_subphases():
    table = position()
    table.foresight("A", "camp-green", "camp-blue")
    table.hand("mary", "objective1", "objective2")  # 2 dollars each
    arrive(table)
    table.play("play:objective1")
    assert (table.asked, table.mary.money) == ("foresight", 12)
    table.play("foresight:A:camp-green", "play:objective2")
    assert table.mary.area == ["objective1", "objective2"]
    assert table.mary.money == 14, "an empty hand brings no income"


def test_the_last_moment_for_an_objective_is_before_the_income():
    table = position()
    table.hand("mary", "objective1")
    for letter in "ABC":
        table.foresight(letter)
    arrive(table)
    assert table.asked == "interlude"
    table.play("done")
    assert table.mary.discard == ["objective1"], "it was discarded with the hand"
