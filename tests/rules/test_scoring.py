"""The twelve categories of the final scoring."""

import pytest

from tests.positions import Table, position


@pytest.fixture
def table() -> Table:
    """Nobody has anything that counts: no money, and decks without exhaustion cards."""
    table = position(players=2)
    for seat in table.game.seats:
        table.player(seat).money = 0
        table.deck(seat, draw=("niata",))
    assert table.score("total") == table.score("total", "dave") == 0
    return table


@pytest.mark.parametrize(("money", "points"), [(4, 0), (5, 1), (9, 1), (27, 5)])
def test_category_1_a_point_for_every_5_pesos(table: Table, money: int, points: int):
    table.mary.money = money

    assert table.score("money") == table.score("total") == points


def test_category_2_private_buildings_on_the_board(table: Table):
    table.building("b1", "7a")
    table.building("b2", "10a")
    table.building("b3", "9a", owner="dave")

    assert table.score("buildings") == table.score("total") == 5 + 13
    assert table.score("buildings", "dave") == 10


def test_category_3_ships_with_their_negative_points(table: Table):
    table.disc("mary", "aux_pesos_2", "ship0")
    table.disc("mary", "aux_draw_2", "ship0")
    assert table.score("ships") == table.score("total") == -4

    table.disc("mary", "aux_grain_1", "ship18")
    assert table.score("ships") == -4 + 12


SHIP_POINTS = {"ship4": 1, "ship7b": 3, "ship8b": 3, "ship12": 5, "ship13": 7, "ship14": 7, "ship16": 9}


@pytest.mark.parametrize("ship", SHIP_POINTS)
def test_category_3_ships_of_the_pile(table: Table, ship: str):
    table.state.ship_pile.remove(ship)
    table.state.ships.append(ship)
    table.disc("mary", "aux_pesos_2", ship)

    assert table.score("ships") == SHIP_POINTS[ship]


QUAY_POINTS = {"le_havre_1": 0, "le_havre_2": 1, "rotterdam_1": 2, "liverpool_1": 5, "liverpool_2": 8}


@pytest.mark.parametrize("quay", QUAY_POINTS)
def test_category_4_every_disc_on_a_quay(table: Table, quay: str):
    table.disc("mary", "aux_pesos_2", quay)
    table.disc("mary", "aux_draw_2", quay)

    assert table.score("cities") == table.score("total") == 2 * QUAY_POINTS[quay]


@pytest.mark.parametrize(("side", "points"), [("a", 2 + 9 + 15), ("b", 2 + 8 + 16)])
def test_category_4_discs_in_the_cities_by_the_side_of_the_map(side: str, points: int):
    table = position(players=2, le_havre=side, rotterdam=side, liverpool=side)
    table.disc("mary", "aux_pesos_2", "le_havre:north2")
    table.disc("mary", "aux_draw_2", "rotterdam:south1")
    table.disc("mary", "aux_grain_1", "liverpool:south1")

    assert table.score("cities") == points


STATION_POINTS = {4: 1, 7: 1, 10: 2, 14: 2, 18: 3, 21: 5, 26: 6, 29: 7, 31: 8}


@pytest.mark.parametrize("station", STATION_POINTS)
def test_category_5_stations(table: Table, station: int):
    table.disc("mary", "aux_pesos_2", f"station{station}")

    assert table.score("stations") == table.score("total") == STATION_POINTS[station]


def test_category_5_the_last_station_as_often_as_it_was_upgraded(table: Table):
    table.disc("mary", "aux_pesos_2", "station31")
    table.disc("mary", "aux_draw_2", "station31")

    assert table.score("stations") == 16


def test_category_6_two_points_per_farmer_in_front_not_in_the_row(table: Table):
    table.in_front("mary", "green-green-3", "yellow-black-8")
    table.workers("mary", "granjero")

    assert table.score("farmers") == table.score("total") == 4


def test_category_7_cattle_and_exhaustion_anywhere_in_the_deck(table: Table):
    table.deck("mary", hand=("caracu3",), draw=("exhaustion", "aberdeen_angus7"), discard=("chaqueno1",))

    assert table.score("cattle") == table.score("total") == 3 - 2 + 7 + 1


def test_category_8_objectives_may_be_negative(table: Table):
    table.area("mary", "objective5", "objective8")

    assert table.score("objectives") == table.score("total") == -4


TASKS = {
    "objective1": ("west", "station", "station"),
    "objective2": ("east", "building"),
    "objective3": ("caracu", "station", "orange_farmer"),
    "objective4": ("value3", "franqueiro", "aberdeen_angus"),
    "objective5": ("north", "east"),
    "objective10": ("station", "yellow_farmer", "blue_farmer"),
    "objective11": ("building", "building", "green_farmer"),
    "objective16": ("ship18",),
    "objective23": ("south", "station"),
}
POINTS = {"objective1": 4, "objective2": 3, "objective3": 4, "objective4": 5, "objective5": 4}
POINTS |= {"objective10": 4, "objective11": 3, "objective16": 5, "objective23": 5}


def fulfil(table: Table, task: str, number: int) -> None:
    """Lay what a task asks for: a tile, a disc or a card."""
    space = table.mary.covered[0]
    if task == "building":
        table.building(f"b{number + 1}", f"{number + 1}a")
    elif task == "station":
        table.disc("mary", space, f"station{(4, 7, 10)[number]}")
    elif task == "ship18":
        table.disc("mary", space, "ship18")
    elif task in ("west", "north", "east", "south"):
        table.disc("mary", space, f"liverpool:{task}1")
    elif task.endswith("_farmer"):
        table.in_front("mary", f"{task.removesuffix('_farmer')}-black-5")
    else:
        card = {"value3": "serrano2", "caracu": "caracu2", "franqueiro": "franqueiro3"}
        table.state.cattle_stack.remove(name := card.get(task, "aberdeen_angus5"))
        table.mary.discard.append(name)


@pytest.mark.parametrize("card", TASKS)
def test_category_8_every_kind_of_task(table: Table, card: str):
    table.area("mary", card)
    for number, task in enumerate(TASKS[card]):
        assert table.score("objectives") == -2, f"without {task} it is not fulfilled"
        fulfil(table, task, number)

    assert table.score("objectives") == POINTS[card]


def test_category_9_masters_add_up_and_are_independent_of_objectives(table: Table):
    table.mary.masters += ["sm7", "sm8"]
    table.area("mary", "objective11")
    table.building("b1", "1a")
    table.building("b2", "2a")
    table.in_front("mary", "green-green-3")

    assert table.score("masters") == 3 + 1
    assert table.score("objectives") == 3


def test_category_9_sm4_counts_cards_of_the_deck_that_are_scored(table: Table):
    table.mary.masters.append("sm4")
    table.deck("mary", hand=("objective16", "objective5"))
    table.disc("mary", "aux_pesos_2", "ship18")

    assert table.score("objectives") + table.score("masters") == 5 + (3 - 2), (
        "an unfulfilled one for the pair"
    )


def test_category_9_sm4_does_not_show_two_unfulfilled_cards(table: Table):
    table.mary.masters.append("sm4")
    table.deck("mary", hand=("objective16", "objective5"))

    assert (table.score("objectives"), table.score("masters")) == (0, 0)


@pytest.mark.parametrize(("hired", "points"), [(3, 0), (4, 4), (5, 8)])
def test_category_10_four_points_for_workers_on_the_fifth_and_sixth_space(
    table: Table, hired: int, points: int
):
    table.workers("mary", *["carpintero"] * hired)

    assert table.score("workers") == table.score("total") == points


def test_category_11_two_points_for_the_second_step_space(table: Table):
    table.disc("mary", "step_1", "ship15")
    assert table.score("steps") == 0

    table.disc("mary", "step_2", "ship11")
    assert table.score("steps") == table.score("total") == 2


def test_category_12_two_points_for_the_job_market_token(table: Table):
    table.mary.job_token = True

    assert table.score("job_token") == table.score("total") == 2


def test_the_sheet_has_twelve_categories_and_their_sum(table: Table):
    table.mary.money, table.mary.job_token = 27, True
    sheet = table.game.scores()["mary"]

    assert len(sheet) == 12 + 1
    assert sheet["total"] == sum(sheet.values()) - sheet["total"] == 5 + 2


def test_ties_are_shared_by_all_who_lead(table: Table):
    assert table.game.winners() == ["mary", "dave"]

    table.dave.money = 5
    assert table.game.winners() == ["dave"]
