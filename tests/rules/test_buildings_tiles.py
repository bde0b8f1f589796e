"""What the private building tiles themselves say: carpinteros needed, victory points, fees."""

import pytest

from tests.positions import position

# Carpinteros needed, victory points, hand.
TILES = {
    "1a": (1, 1, "black"),
    "1b": (1, 1, "black"),
    "2a": (1, 1, None),
    "2b": (1, 1, None),
    "3a": (2, 3, "black"),
    "3b": (2, 3, "black"),
    "4a": (2, 3, None),
    "4b": (2, 3, None),
    "5a": (3, 4, None),
    "5b": (3, 4, None),
    "6a": (3, 4, None),
    "6b": (3, 4, None),
    "7a": (4, 5, "green"),
    "7b": (4, 5, "green"),
    "8a": (5, 6, None),
    "8b": (5, 6, None),
    "9a": (7, 10, "black"),
    "9b": (7, 9, "black"),
    "10a": (9, 13, None),
    "10b": (9, 13, None),
}


@pytest.mark.parametrize("tile", TILES)
def test_points_and_fees_of_each_building(tile: str):
    _, points, hand = TILES[tile]
    table = position(players=2, sides=tile[-1])
    table.building("b1", tile)
    table.mary.money = 0
    assert table.score("buildings") == points

    table.dave.money = 10
    table.phase_a("dave", at="A")
    table.play("move:b1")
    assert table.mary.money == {"black": 1, "green": 2, None: 0}[hand]


@pytest.mark.parametrize("tile", [tile for tile in TILES if TILES[tile][0] <= 6])
def test_carpinteros_needed_for_each_building(tile: str):
    need = TILES[tile][0]
    table = position(players=2, sides=tile[-1])
    table.workers("mary", *["carpintero"] * (need - 1))
    table.mary.money = 2 * need
    table.turn("mary", at="B")
    table.play("use:2", f"build:{tile}", "at:b1")
    assert table.mary.money == 0

    if need > 1:
        table = position(players=2, sides=tile[-1])
        table.workers("mary", *["carpintero"] * (need - 2))
        table.mary.money = 2 * need
        table.turn("mary", at="B")
        table.play("use:2")
        assert table.blocked[f"build:{tile}"].values == {"missing": 1}
