"""A view that is newer, damaged or of another game gives a clear error, and never half a picture."""

from __future__ import annotations

import copy
import random
from collections.abc import Iterator
from typing import Any

import pytest

import render
from render import BadView
from tests.render.samples import load

PNG = b"\x89PNG"


def test_a_view_of_newer_rules_is_refused(view: dict[str, Any]) -> None:
    view["rules"] = 1_000
    with pytest.raises(BadView, match="rules 1000"):
        render.board(view)


def test_a_view_of_another_game_is_refused(view: dict[str, Any]) -> None:
    view["game"] = "chess"
    with pytest.raises(BadView, match="chess"):
        render.board(view)


@pytest.mark.parametrize("junk", [None, [], "view", 7])
def test_what_is_no_view_is_refused(junk: object) -> None:
    with pytest.raises(BadView, match="a view is an object"):
        render.board(junk)


DRAWN = (
    *("rules", "seats", "places", "buildings", "tiles", "engines", "stations", "job_market", "foresight"),
    *("supply", "cattle_market", "cattle_stack", "objectives", "cities", "players", "number", "turn", "over"),
)


@pytest.mark.parametrize("key", DRAWN)
def test_a_missing_part_is_named(view: dict[str, Any], key: str) -> None:
    del view[key]
    with pytest.raises(BadView, match=key):
        render.board(view)


@pytest.mark.parametrize("key", ["exhaustion", "ships", "ship_pile"])
def test_a_missing_part_of_argentina_is_named(argentina: dict[str, Any], key: str) -> None:
    del argentina[key]
    with pytest.raises(BadView, match=key):
        render.board(argentina)


def test_the_view_of_one_game_is_refused_under_the_name_of_the_other(
    argentina: dict[str, Any], original: dict[str, Any]
) -> None:
    argentina["game"], original["game"] = "original", "argentina"
    for swapped in (argentina, original):
        with pytest.raises(BadView):
            render.board(swapped)


WRONG = {
    "a place that is not on the trail": (("places", "north"), "atlantis"),
    "an engine off the track": (("engines", "north"), "40"),
    "a building nobody knows": (("buildings", "A", "tile"), "11z"),
    "a building of a stranger": (("buildings", "A", "owner"), "nobody"),
    "a worker nobody knows": (("job_market", "rows", 0, 0), "pirate"),
    "a card nobody knows": (("cattle_market", 0), "unicorn9"),
    "an objective nobody knows": (("objectives", "display", 0), "objective99"),
    "a score that is no number": (("players", "north", "score", "total"), "many"),
    "money below zero": (("players", "north", "money"), -1),
    "the same seat twice": (("seats", 1), "north"),
    "a turn of a stranger": (("active",), "nobody"),
}


WRONG_IN = {
    "a ship nobody knows": ("argentina", ("ships", 0, "ship"), "titanic"),
    "a city with a third side": ("argentina", ("cities", "rotterdam", "side"), "c"),
    "grain below zero": ("argentina", ("players", "north", "grain"), -1),
    "a disc of a stranger": ("original", ("cities", "topeka"), ["nobody"]),
    "a camp of a third colour": ("original", ("players", "north", "front"), ["camp-red"]),
    "a strong worker": ("original", ("job_market", "rows", 0, 0), "cowboy+"),
    "a starting objective nobody knows": (
        "original",
        ("players", "north", "starting_objective"),
        "objective1",
    ),
}


def put(view: dict[str, Any], path: tuple[Any, ...], value: object) -> None:
    inner: Any = view
    for step in path[:-1]:
        inner = inner[step]
    inner[path[-1]] = value


@pytest.mark.parametrize("what", list(WRONG))
def test_a_wrong_value_is_refused_with_its_place(view: dict[str, Any], what: str) -> None:
    path, value = WRONG[what]
    put(view, path, value)
    with pytest.raises(BadView) as refused:
        render.board(view)
    assert len(str(refused.value)) > 15


@pytest.mark.parametrize("what", list(WRONG_IN))
def test_a_wrong_value_of_one_game_is_refused(what: str) -> None:
    game, path, value = WRONG_IN[what]
    view = load(3, "middle", game)
    put(view, path, value)
    with pytest.raises(BadView) as refused:
        render.board(view)
    assert len(str(refused.value)) > 15


def leaves(found: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    items = found.items() if isinstance(found, dict) else enumerate(found) if isinstance(found, list) else ()
    for key, value in items:
        yield (*path, key)
        yield from leaves(value, (*path, key))


def test_no_damage_anywhere_gives_anything_but_an_error_or_a_whole_picture(game: str) -> None:
    """Damage at random: another exception than BadView would be a crash in front of a player."""
    whole = load(3, "middle", game)
    chance = random.Random(5)
    refused = 0
    paths = [path for path in leaves(whole) if path[0] not in ("decision", "options")]
    for path in chance.sample(paths, 120):
        view = copy.deepcopy(whole)
        put(view, path, chance.choice([None, -3, "junk", [], {}, 1.5, ["junk"], {"junk": 1}]))
        try:
            pictures = [render.board(view), render.mat(view, "north")]
        except BadView:
            refused += 1
            continue
        assert all(data.startswith(PNG) for data in pictures), path
    assert refused > 70


def test_a_seat_that_is_not_at_the_table_is_refused(view: dict[str, Any]) -> None:
    for draw in (render.mat, render.hand):
        with pytest.raises(BadView, match="nobody"):
            draw(view, "nobody")


def test_an_earlier_view_of_another_table_is_refused(view: dict[str, Any]) -> None:
    with pytest.raises(BadView, match="another table"):
        render.board(view, since=load(2, "setup", view["game"]))


def test_an_unknown_theme_is_refused(view: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match="pink"):
        render.board(view, theme="pink")
