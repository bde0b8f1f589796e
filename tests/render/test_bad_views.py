"""A view that is newer, damaged or of another game gives a clear error, and never half a picture."""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Iterator
from contextlib import suppress
from typing import Any

import pytest

import render
from render import BadView
from render.__main__ import read_view
from render.check import check
from render.trials.sample import after
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
def test_what_is_no_view_is_refused(junk: Any) -> None:
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


JUNK = [None, -3, 0, 10**9, 10**30, "", "junk", [], {}, 1.5, True, ["junk"], {"junk": 1}, [None], "x" * 300]
PICTURES = ("board", "market", "cities", "score", "menu")


def damaged(whole: dict[str, Any], chance: random.Random) -> dict[str, Any]:
    """The same with something else, something of itself, or nothing in a few of its places."""
    found, paths = copy.deepcopy(whole), list(leaves(whole))
    for _ in range(chance.choice((1, 1, 2))):
        inner: Any = whole
        for step in chance.choice(paths):
            inner = inner[step]
        with suppress(LookupError, TypeError):  # the place went with what was damaged before
            put(found, chance.choice(paths), copy.deepcopy(chance.choice([*JUNK, inner, inner, inner])))
    return found


def test_no_damage_anywhere_gives_anything_but_an_error_or_a_whole_picture(game: str) -> None:
    """Damage at random: another exception than BadView would be a crash in front of a player."""
    whole, chance = load(3, "middle", game), random.Random(5)
    refused = 0
    for _ in range(400):
        try:
            view = check(damaged(whole, chance))
        except BadView:
            refused += 1
            continue
        assert render.text(view)
        seat = chance.choice(view.seats)
        drawn = [render.mat(view, seat), render.hand(view, seat)] if chance.random() < 0.5 else []
        drawn.append(getattr(render, chance.choice(PICTURES))(view))
        assert all(data.startswith(PNG) for data in drawn)
    assert 250 < refused < 400


def test_no_damage_to_a_dump_crashes_the_command(game: str) -> None:
    whole, chance = json.loads(after(2, 3, 60, game).dump()), random.Random(5)
    for _ in range(100):
        with suppress(BadView):
            assert render.text(read_view(json.dumps(damaged(whole, chance))))


@pytest.mark.parametrize("text", ["[" * 100_000, '"\\ud800"', '{"seats": ["\\ud800"], "players": {}}'])
def test_what_json_cannot_say_is_refused(text: str) -> None:
    with pytest.raises(BadView):
        read_view(text)


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
