"""The pictures look as they did when somebody last looked at them."""

from __future__ import annotations

import copy

import pytest
from PIL import Image

import render
from tests.render.golden import FOLDER, distance, game_of, pictures, small
from tests.render.samples import GAMES, load

NAMES = sorted(pictures())
MEAN, WORST = 1.0, 6.0
WORKERS = {"argentina": "gaucho", "original": "cowboy"}


@pytest.mark.parametrize("name", NAMES)
def test_looks_like_its_golden_picture(name: str) -> None:
    drawn = small(pictures()[name](), game_of(name))
    mean, worst = distance(drawn, Image.open(FOLDER / f"{name}.png"))
    assert mean <= MEAN, f"{name} is {mean:.2f} off on average"
    assert worst <= WORST, f"{name} is {worst:.1f} off in its worst block"


def test_there_is_no_golden_picture_too_many() -> None:
    assert sorted(path.stem for path in FOLDER.glob("*.png")) == NAMES


CHANGES = [
    *((game, change) for game in GAMES for change in ("pawn", "building", "engine", "worker", "turn")),
    ("argentina", "ship"),
    ("original", "city"),
    ("original", "tile"),
]


@pytest.mark.parametrize(("game", "change"), CHANGES)
def test_the_measure_notices_one_small_thing(game: str, change: str) -> None:
    """A golden test is worth what its tolerance still catches: any single piece moved must fail it."""
    before = load(2, "middle", game)
    after = copy.deepcopy(before)
    first, second = after["seats"]
    if change == "pawn":
        after["places"][first] = "C" if after["places"][first] != "C" else "D"
    elif change == "building":
        after["buildings"]["b6"] = {"tile": "5a", "owner": first}
        before["buildings"].pop("b6", None)
    elif change == "ship":
        entry = after["ships"][0]
        entry["discs"] = [] if entry["discs"] else [first, second]
    elif change == "city":
        after["cities"]["el_paso"] = [] if after["cities"]["el_paso"] else [first]
    elif change == "tile":
        after["tiles"]["flood2"] = {"tile": "flood-green-4", "coins": 0}
        before["tiles"].pop("flood2", None)
    elif change == "engine":
        after["engines"][first] = "27"
    elif change == "worker":
        after["job_market"]["rows"][0][0] = None if after["job_market"]["rows"][0][0] else WORKERS[game]
    else:
        after["active"] = second if after["active"] == first else first
    mean, worst = distance(*(small(render.board(view), game) for view in (before, after)))
    assert mean > MEAN or worst > WORST
