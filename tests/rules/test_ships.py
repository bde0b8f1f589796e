"""Loading every ship: value, corner, grain, loading action, and the quay its discs go to."""

import pytest

from tests.positions import DARK_CORNERS, Table, position

# value, grain, corner, banner, quay
STARTING = {
    "ship0": (0, 0, "white", None, None),
    "ship1": (1, 0, "white", "yellow", "le_havre_1"),
    "ship3": (3, 1, "white", "turquoise", "le_havre_2"),
    "ship5": (5, 1, "white", "yellow", "le_havre_2"),
    "ship6": (6, 2, "white", "turquoise", "rotterdam_1"),
    "ship7": (7, 2, "white", "yellow", "rotterdam_1"),
    "ship8": (8, 1, "white", "purple", "rotterdam_1"),
    "ship9": (9, 4, "dark", "purple", "liverpool_1"),
    "ship11": (11, 4, "dark", "turquoise", "liverpool_1"),
    "ship15": (15, 4, "dark", "purple", "liverpool_2"),
    "ship18": (18, 6, "dark", None, None),
}
PILE = {
    "ship4": (4, 2, "white", None, None),
    "ship7b": (7, 1, "white", None, None),
    "ship8b": (8, 3, "dark", None, None),
    "ship12": (12, 2, "dark", None, None),
    "ship13": (13, 3, "white", None, None),
    "ship14": (14, 4, "dark", None, None),
    "ship16": (16, 5, "dark", None, None),
}
SHIPS = STARTING | PILE
ROW = {"yellow": 5, "turquoise": 7, "purple": 9}  # the row whose last worker sends them off
HAND = ("aberdeen_angus5", "franqueiro3", "chaqueno1", "serrano2", "blanco_orejinegro3")  # worth 18


def with_ships(*ships: str) -> Table:
    """These ships of the pile lie in the loading zone as well."""
    table = position()
    for ship in ships:
        if ship in PILE:
            table.state.ship_pile.remove(ship)
            table.state.ships.append(ship)
    return table


@pytest.mark.parametrize("ship", SHIPS)
def test_grain_and_corner_of_every_ship(ship: str):
    _, grain, corner, _, _ = SHIPS[ship]
    table = with_ships(ship)
    table.deck("mary", hand=HAND)
    table.mary.grain = 8
    table.subphase_2("mary")

    table.play(f"load:{ship}")
    assert all((f"disc:{space}" in table.legal) == (corner == "dark") for space in DARK_CORNERS)
    table.play("disc:aux_pesos_2")
    if "rotterdam_1" in SHIPS[ship]:
        table.play("objective:objective1")

    assert table.discs(ship) == ["mary"]
    assert table.mary.grain == 8 - grain
    assert table.asked == ("mary", "foresight")


TOTALS = {
    1: ("niata",),
    4: ("franqueiro3",),
    5: ("aberdeen_angus5",),
    8: ("aberdeen_angus5", "serrano2"),
    12: ("aberdeen_angus5", "franqueiro3", "serrano2"),
    15: ("aberdeen_angus5", "franqueiro3", "serrano2", "chaqueno1"),
    18: HAND,
}


@pytest.mark.parametrize("total", TOTALS)
def test_a_total_reaches_the_ships_of_at_most_its_value(total: int):
    table = with_ships(*PILE)
    table.deck("mary", hand=TOTALS[total])

    table.subphase_2("mary")

    assert table.legal == {f"load:{ship}" for ship, facts in SHIPS.items() if facts[0] <= total}


@pytest.mark.parametrize("ship", [ship for ship, facts in STARTING.items() if facts[4]])
def test_each_ship_departs_with_its_banner_to_its_quay(ship: str):
    _, _, _, banner, quay = STARTING[ship]
    table = position(4)
    table.disc("rosa", "aux_pesos_2", ship)
    table.token(ROW[str(banner)])
    table.jobs(ROW[str(banner)], "gaucho", "gaucho", "gaucho")
    before = table.discs(str(quay)).count("rosa")
    table.subphase_2("mary")

    table.play("load:ship0", "disc:aux_pesos_2")
    table.play("foresight:A:green-black-7", "foresight:B:carpintero", "foresight:C:yellow-black-8")

    assert ship not in table.state.ships
    assert table.discs(str(quay)).count("rosa") == before + 1
