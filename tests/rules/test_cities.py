"""Extra deliveries to every space of every city map, on both sides."""

import pytest

from tests.positions import Table, position
from tests.views import argentina_view

# Each quarter: the grain it asks for, then bonus and points of its spaces. A cover tile hides the last one.
Space = tuple[dict[str, int], int]
MAPS: dict[str, dict[str, dict[str, tuple[int, list[Space]]]]] = {
    "a": {
        "le_havre": {
            "west": (1, [({"money": 3}, 0), ({"money": 4}, 0), ({"money": 4}, 0), ({"money": 4}, 0)]),
            "north": (3, [({"money": 5}, 1), ({"money": 5}, 2), ({"money": 6}, 2)]),
            "east": (5, [({}, 5), ({}, 6), ({}, 7)]),
            "south": (6, [({"money": 9}, 3), ({"money": 12}, 3)]),
        },
        "rotterdam": {
            "west": (1, [({"money": 6}, 1), ({"money": 6}, 0), ({"money": 6}, 0)]),
            "north": (2, [({}, 4), ({}, 5), ({}, 6)]),
            "east": (4, [({"money": 6}, 4), ({"money": 8}, 4)]),
            "south": (7, [({}, 9), ({}, 12)]),
        },
        "liverpool": {
            "west": (1, [({"objective": 1}, 4), ({"money": 6}, 4)]),
            "north": (4, [({"franqueiro": 1}, 4), ({"engine": 4}, 4), ({"money": 6}, 7)]),
            "east": (7, [({}, 12), ({}, 15)]),
            "south": (9, [({}, 15), ({}, 20)]),
        },
    },
    "b": {
        "le_havre": {
            "west": (2, [({"certificates": 2, "money": 2}, 0), ({"money": 5}, 1), ({"money": 6}, 0)]),
            "north": (3, [({"objective": 1}, 2), ({"engine": 2}, 2), ({"money": 7}, 2)]),
            "east": (4, [({}, 4), ({}, 5), ({}, 6)]),
            "south": (6, [({"money": 6}, 5), ({"money": 8}, 5)]),
        },
        "rotterdam": {
            "west": (
                1,
                [({"exchange": 1, "money": 3}, 0), ({"money": 5}, 1), ({"certificates": 1, "money": 5}, 0)],
            ),
            "north": (3, [({"engine": 3}, 3), ({}, 6), ({}, 7)]),
            "east": (4, [({"money": 7}, 4), ({"objective": 1}, 6)]),
            "south": (6, [({}, 8), ({}, 10)]),
        },
        "liverpool": {
            "west": (2, [({"certificates": 2}, 5), ({"objective": 1}, 6)]),
            "north": (4, [({"money": 8}, 5), ({"franqueiro": 1}, 5), ({"engine": 4}, 7)]),
            "east": (6, [({}, 10), ({}, 13)]),
            "south": (9, [({}, 16), ({}, 20)]),
        },
    },
}
SPACES = [
    (side, city, f"{quarter}{number}", grain, bonus, points)
    for side, cities in MAPS.items()
    for city, quarters in cities.items()
    for quarter, (grain, spaces) in quarters.items()
    for number, (bonus, points) in enumerate(spaces, start=1)
]
GRAIN_LIMIT = 8


def delivering(side: str, city: str, quay: str, grain: int) -> Table:
    """Four players, so that no cover tile lies anywhere; Mary's disc waits on the quay."""
    table = position(4, le_havre=side, rotterdam=side, liverpool=side)
    table.state.discs["le_havre_1"].remove(0)
    table.state.discs.setdefault(quay, []).append(0)
    table.cattle_market("franqueiro4", "serrano2")
    table.mary.money, table.mary.certificates, table.mary.grain = 0, 1, grain
    table.turn("mary", at="buenos_aires")
    return table


@pytest.mark.parametrize(("side", "city", "space", "grain", "bonus", "points"), SPACES)
def test_every_space(side: str, city: str, space: str, grain: int, bonus: dict[str, int], points: int):
    # Nine grain are more than the track holds: only a disc on quay 2, at a discount, gets there.
    quay = f"{city}_2" if grain > GRAIN_LIMIT else f"{city}_1"
    table = delivering(side, city, quay, GRAIN_LIMIT)
    table.play(f"deliver:{quay}", f"space:{space}")
    if "objective" in bonus:
        table.play("objective:objective1")
        assert table.mary.discard == ["objective1"]
    elif "engine" in bonus:
        assert f"engine:{bonus['engine']}" in table.legal
        assert f"engine:{bonus['engine'] + 1}" not in table.legal
        table.play("engine:1")
    elif "franqueiro" in bonus:
        table.play("cattle:franqueiro4")
        assert table.mary.discard == ["franqueiro4"]

    assert table.discs(f"{city}:{space}") == ["mary"]
    assert table.mary.grain == GRAIN_LIMIT - (grain - 3 if grain > GRAIN_LIMIT else grain)
    assert table.mary.money == bonus.get("money", 0)
    assert table.mary.exchange == bonus.get("exchange", 0)
    assert table.mary.certificates == 1 + bonus.get("certificates", 0)
    assert table.score("cities") == points


@pytest.mark.parametrize(
    ("side", "city", "quarter"), [(s, c, q) for s in MAPS for c in MAPS[s] for q in MAPS[s][c]]
)
def test_the_last_space_of_each_quarter_hides_under_the_cover_tile(side: str, city: str, quarter: str):
    table = position(2, le_havre=side, rotterdam=side, liverpool=side)

    shown = argentina_view(table.game).cities[city].spaces

    _, spaces = MAPS[side][city][quarter]
    assert [name for name in shown if name.startswith(quarter)] == [
        f"{quarter}{number}" for number in range(1, len(spaces))
    ]


def test_a_bonus_may_be_forfeited():
    table = delivering("a", "liverpool", "liverpool_1", 4)

    table.play("deliver:liverpool_1", "space:north1", "skip")

    assert table.state.cattle == ["serrano2", "franqueiro4"]
