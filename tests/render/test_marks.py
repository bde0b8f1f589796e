"""Menus, highlights and what changed: every mark lies on the thing it is about."""

from __future__ import annotations

import copy
import io
from typing import Any

import pytest
from PIL import Image, ImageChops

import render
from engine.decisions import Option, Text
from engine.views import DecisionView
from render.check import AnyView, check
from render.scenes import board, hand, mat
from render.scenes.changes import changes
from render.scenes.marks import CLOSEST, VERBS, Choice, badges, choices, find, group_of, near
from render.trials.sample import start, steps
from tests.render.samples import load

Box = tuple[float, float, float, float]


def option(name: str, blocked: Text | None = None) -> Option:
    return Option(name, Text("option"), blocked)


def board_spots(view: AnyView) -> dict[str, Box]:
    return board.scene(check(view), "en", "light", {}).spots


def differing(one: bytes, other: bytes) -> tuple[int, int, int, int] | None:
    pair = (Image.open(io.BytesIO(data)).convert("RGB") for data in (one, other))
    return ImageChops.difference(*pair).getbbox()


@pytest.mark.parametrize(
    ("option", "spot"),
    [
        ("move:C", "place:C"),
        ("move:ramp9", "place:ramp9"),
        ("start:B", "place:B"),
        ("at:b5", "place:b5"),
        ("help:green1", "place:green1"),
        ("path:b4+orange1", "place:orange1"),
        ("engine:t4", "rail:t4"),
        ("engine:5", "rail:5"),
        ("hire:2:1", "job:2:1"),
        ("load:ship0", "ship:ship0"),
        ("deliver:le_havre_1", "quay:le_havre_1"),
        ("upgrade:station7", "station:station7"),
        ("objective:stack", "objective:stack"),
        ("buy:1-franqueiro:1", "breed:franqueiro"),
        ("buy:2-value3:3", "breed:value3"),
        ("cattle:caracu2", "card:caracu2"),
    ],
)
def test_an_option_is_found_by_its_id(argentina: dict[str, Any], option: str, spot: str) -> None:
    assert find(board_spots(argentina), Choice(option, {})) == spot


@pytest.mark.parametrize(
    ("option", "spot"),
    [
        ("move:camp5", "place:camp5"),
        ("path:b9+camp4", "place:camp4"),
        ("hazard:flood1", "place:flood1"),
        ("trade:camp1", "place:camp1"),
        ("adjacent:b3", "place:b3"),
        ("engine:39", "rail:39"),
        ("engine:t33", "rail:t33"),
        ("deliver:san_francisco", "city:san_francisco"),
        ("upgrade:station39", "station:station39"),
        ("buy:2-value3:3", "breed:value3"),
        ("buy:1-texas_longhorn:1", "breed:texas_longhorn"),
        ("cattle:ayrshire3", "card:ayrshire3"),
    ],
)
def test_an_option_of_the_original_is_found_by_its_id(
    original: dict[str, Any], option: str, spot: str
) -> None:
    assert find(board_spots(original), Choice(option, {})) == spot


@pytest.mark.parametrize("option", ["done", "skip", "draw:1", "certificates:3", "either:2", "move:atlantis"])
def test_an_option_about_nothing_on_the_board_has_no_spot(view: dict[str, Any], option: str) -> None:
    assert find(board_spots(view), Choice(option, {})) is None


def test_a_delivery_finds_the_city_its_text_names(argentina: dict[str, Any]) -> None:
    choice = Choice("space:east1", {"city": "rotterdam"})
    assert find(board_spots(argentina), choice) == "city:rotterdam:east1"


@pytest.mark.parametrize(("name", "first"), [("argentina", "chaqueno"), ("original", "holstein")])
def test_a_price_for_any_breed_of_a_value_is_shown_at_the_first_of_them(name: str, first: str) -> None:
    spots = board_spots(load(3, "middle", name))
    assert spots["breed:value3"] == spots[f"breed:{first}"]


def test_numbers_follow_the_order_of_the_legal_options(view: dict[str, Any]) -> None:
    far = Text("why-too-far")
    options = [option("move:A", far), option("move:B"), option("done"), option("move:C")]
    read = choices(options)
    assert [choice.id for choice in read] == ["move:B", "done", "move:C"]
    scene = board.scene(check(view), "en", "light", {})
    assert badges(scene, read) == {"move:B": 1, "move:C": 3}


def test_a_badge_is_drawn_beside_its_place_and_never_on_it(view: dict[str, Any]) -> None:
    before, after = render.board(view), render.menu(view, ["move:D"])
    changed = differing(before, after)
    assert changed is not None
    x0, y0, x1, y1 = map(round, board_spots(view)["place:D"])
    assert x0 - 60 < changed[0] and changed[2] < x1 + 60
    assert y0 - 60 < changed[1] and changed[3] < y1 + 60
    inner = x0 + 4, y0 + 4, x1 - 4, y1 - 4
    uncovered = [Image.open(io.BytesIO(picture)).convert("RGB").crop(inner) for picture in (before, after)]
    assert uncovered[0].tobytes() == uncovered[1].tobytes()


def test_choices_of_one_thing_have_their_numbers_together(view: dict[str, Any]) -> None:
    scene = board.scene(check(view), "en", "light", {})
    both = choices(["move:D", "move:D", "move:C"])
    assert badges(scene, both, numbers=[2, 5, 7]) == {"move:D": 5, "move:C": 7}


def test_most_options_decide_what_is_shown_and_others_get_no_number(view: dict[str, Any]) -> None:
    ids = ["engine:9", "move:C", "move:D", "use:1"]
    assert [group_of(one) for one in choices(ids)] == ["rail", "map", "map", ""]
    scene = board.scene(check(view), "en", "light", {})
    assert badges(scene, choices(ids), "map") == {"move:C": 2, "move:D": 3}


def test_a_highlight_is_drawn_round_its_thing(view: dict[str, Any]) -> None:
    thing = {"argentina": "ship:ship0", "original": "city:topeka"}[view["game"]]
    changed = differing(render.board(view), render.board(view, highlight=[thing]))
    assert changed is not None
    x0, y0, x1, y1 = board_spots(view)[thing]
    assert x0 - 10 <= changed[0] and y0 - 10 <= changed[1] and changed[2] <= x1 + 10 and changed[3] <= y1 + 10


def test_choices_among_cards_are_numbered_on_the_hand(view: dict[str, Any]) -> None:
    seat = view["seat"]
    cards = view["players"][seat]["hand"]
    assert cards
    menu = render.menu(view, DecisionView(seat, "discard", 1, options=[option(f"discard:{cards[0]}")]))
    assert Image.open(io.BytesIO(menu)).width == hand.WIDE


@pytest.mark.parametrize("ids", [["move:C"], ["move:C", "move:b2", "move:A"], ["engine:9"]])
def test_a_close_look_holds_every_option_and_where_the_player_is(
    view: dict[str, Any], ids: list[str]
) -> None:
    made = board.scene(check(view), "en", "light", {})
    options = choices(ids)
    # Along the railroad it does not matter where the player is.
    place = f"place:{view['places'][view['seat']]}" if ids[0] != "engine:9" else ""
    x0, y0, x1, y1 = near(made, options, [place])
    assert 0 <= x0 < x1 <= made.image.width and 0 <= y0 < y1 <= made.image.height
    found = [
        spot for spot in (*(find(made.spots, option) for option in options), place) if spot in made.spots
    ]
    assert len(found) >= len(options)
    for spot in found:
        left, top, right, bottom = made.spots[spot]
        assert x0 <= left and y0 <= top and right <= x1 and bottom <= y1
    close = render.menu(view, ids, close=True)
    assert Image.open(io.BytesIO(close)).size == (x1 - x0, y1 - y0)


def test_a_close_look_at_one_thing_is_large_enough_for_a_phone(view: dict[str, Any]) -> None:
    made = board.scene(check(view), "en", "light", {})
    x0, y0, x1, y1 = near(made, choices(["move:C"]), ())
    assert (x1 - x0, y1 - y0) == CLOSEST
    assert near(made, [], ()) == (0, 0, *made.image.size)


def test_where_nothing_is_numbered_a_close_look_is_the_whole_board(view: dict[str, Any]) -> None:
    size = Image.open(io.BytesIO(render.menu(view, ["done"], close=True))).size
    assert size == board.scene(check(view), "en", "light", {}).image.size


def test_choices_among_discs_are_numbered_on_the_mat(view: dict[str, Any]) -> None:
    seat = view["seat"]
    disc = view["players"][seat]["discs"][0]
    menu = render.menu(view, DecisionView(seat, "disc", 1, options=[option(f"disc:{disc}")]))
    assert Image.open(io.BytesIO(menu)).size == (mat.WIDE, mat.HIGH)


ASKED = {
    "argentina": {"move", "use", "aux", "load", "disc", "foresight", "hire"},
    "original": {"move", "use", "aux", "deliver", "disc", "foresight", "hire", "hazard", "trade"},
}


def test_every_option_of_whole_games_is_about_a_spot_or_about_none(game: str) -> None:
    """What the engine asks about a thing that lies in a picture must be found there."""
    asked: set[str] = set()
    kinds: set[str] = set()
    for players, seed in ((2, 21), (3, 5)):
        played = start(players, seed, game)
        for number, _ in enumerate(steps(played, seed)):
            decision = played.decision
            if decision is None or (decision.kind in kinds and number % 16):
                continue
            kinds.add(decision.kind)
            view = check(played.view(decision.seat))
            spots = board_spots(view)
            spots |= hand.scene(view, "en", "light", {}, decision.seat).spots
            spots |= mat.scene(view, "en", "light", {}, decision.seat).spots
            for choice in choices(decision):
                verb = choice.id.partition(":")[0]
                if verb in VERBS and choice.id not in ("path:free",):
                    asked.add(verb)
                    assert find(spots, choice) is not None, (choice, decision.kind)
    assert ASKED[game] <= asked


def _ship_loaded(view: dict[str, Any], seat: str) -> str:
    view["ships"][0]["discs"].append(seat)
    return f"ship:{view['ships'][0]['ship']}"


def _city_reached(view: dict[str, Any], seat: str) -> str:
    view["cities"]["san_diego"].append(seat)
    return "city:san_diego"


OWN_CHANGES = {"argentina": _ship_loaded, "original": _city_reached}


def test_what_changed_is_marked(view: dict[str, Any]) -> None:
    later = copy.deepcopy(view)
    seat = later["seats"][0]
    later["engines"][seat] = "22"
    own = OWN_CHANGES[later["game"]](later, seat)
    later["tiles"].pop(next(iter(later["tiles"])), None)
    found = changes(check(later), check(view))
    gone = set(view["tiles"]) - set(later["tiles"])
    assert set(found) == {f"engine:{seat}", own} | {f"place:{space}" for space in gone}
    assert changes(check(view), check(view)) == []
    assert render.board(later, since=view) != render.board(later)
    assert render.board(view, since=view) == render.board(view)
