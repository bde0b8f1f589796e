"""Rulebook page 16: the eleven categories of the score sheet, and the station masters."""

import pytest

from tests.original.positions import Table, position

CATEGORIES = (
    *("money", "buildings", "cities", "stations", "hazards", "cattle", "objectives", "masters"),
    *("workers", "steps", "job_token"),
)


def plain() -> Table:
    table = position()
    table.starting("mary", "starting_objective1")
    return table


def test_eleven_categories_and_their_total():
    sheet = plain().game.scores()["mary"]
    assert tuple(sheet) == (*CATEGORIES, "total")
    assert sheet["total"] == sum(sheet[name] for name in CATEGORIES)


@pytest.mark.parametrize(("money", "points"), [(0, 0), (4, 0), (5, 1), (29, 5)])
def test_money(money, points):
    table = plain()
    table.mary.money = money
    assert table.score("money") == points


def test_buildings_on_the_board():
    table = plain()
    table.building("b1", "10a")
    table.building("b2", "4a")
    assert table.score("buildings") == 13 + 3


def test_hazards_by_the_points_printed_on_them():
    table = plain()
    table.in_front("mary", "flood-green-4", "drought-black-3", "rockfall-green-2", "camp-green")
    assert table.score("hazards") == 9


@pytest.mark.parametrize(
    ("card", "vp"),
    [("holstein1", 1), ("brown_swiss2", 2), ("ayrshire3", 3), ("west_highland5", 5), ("texas_longhorn7", 7)],
)
def test_cattle_wherever_it_is_in_the_deck(card, vp):
    for zone in ("hand", "draw", "discard"):
        table = plain()
        table.state.cattle_stack.remove(card)
        getattr(table.mary, zone).append(card)
        assert table.score("cattle") == vp


def test_workers_on_the_fifth_and_the_sixth_space():
    table = plain()
    table.workers("mary", *["cowboy"] * 3)
    assert table.score("workers") == 0
    table.workers("mary", "cowboy", *["engineer"] * 5)
    assert table.score("workers") == 4 + 8


def test_the_second_step_space():
    table = plain()
    table.clear("mary", "step_1")
    assert table.score("steps") == 0
    table.clear("mary", "step_2")
    assert table.score("steps") == 3


def test_the_job_market_token():
    table = plain()
    table.mary.job_token = True
    assert table.score("job_token") == 2


# Station masters


def masters(name: str) -> Table:
    table = plain()
    table.mary.masters.append(name)
    return table


def test_sm1_counts_workers_the_printed_ones_too():
    table = masters("sm1")
    table.workers("mary", "cowboy", "engineer")
    assert table.score("masters") == 5


@pytest.mark.parametrize(("played", "points"), [(0, 0), (1, 3), (2, 3), (3, 6)])
def test_sm2_counts_objectives_in_the_area_with_the_starting_objective(played, points):
    table = masters("sm2")
    table.area("mary", *(f"objective{n + 1}" for n in range(played)))
    assert table.score("masters") == points
    assert table.score("objectives") == -2 * played


def test_sm2_can_make_an_unfulfilled_card_of_the_deck_worth_adding():
    table = masters("sm2")
    table.hand("mary", "objective1")
    assert table.score("objectives") + table.score("masters") == -2 + 3


@pytest.mark.parametrize(("hazards", "points"), [(1, 0), (2, 3), (3, 3)])
def test_sm3_counts_pairs_of_hazards(hazards, points):
    table = masters("sm3")
    table.in_front("mary", *("flood-green-4", "flood-green-3", "drought-black-2")[:hazards])
    assert table.score("masters") == points


def test_sm4_counts_pairs_of_camps():
    table = masters("sm4")
    table.in_front("mary", *["camp-green"] * 3, "camp-blue", "camp-blue")
    assert table.score("masters") == 6


@pytest.mark.parametrize(("temporary", "points"), [(0, 0), (1, 3), (2, 3), (3, 6)])
def test_sm5_counts_pairs_of_certificates_its_own_one_too(temporary, points):
    table = masters("sm5")
    table.mary.certificates = temporary
    assert table.score("masters") == points


def test_a_tie_is_shared():
    table = position()
    for seat, card in (("mary", "starting_objective1"), ("mike", "starting_objective2")):
        table.starting(seat, card)
    assert table.game.winners() == ["mary", "mike"]
