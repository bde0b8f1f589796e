"""A picture never shows what its viewer may not know."""

from __future__ import annotations

import copy
import json
from typing import Any

import msgspec
import pytest

import render
from engine.imagine import imagine
from render.trials.sample import after
from tests.render.samples import every_picture


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("own", [True, False], ids=["player", "stranger"])
def test_dealing_all_hidden_things_anew_changes_no_pixel(game: str, players: int, own: bool) -> None:
    played = after(players, 3, 150, game)
    seat = 0 if own else None
    other = imagine(played, seat, 99)
    name = played.seats[0] if own else None
    hands = [json.dumps(g.state.players[1].hand + g.state.players[1].draw) for g in (played, other)]
    assert hands[0] != hands[1], "nothing hidden was changed"
    view, twin = played.view(name), other.view(name)
    # The commitment to the seed is public and differs between two deals; it is not drawn.
    assert every_picture(view) == every_picture(twin)
    assert render.text(view) == render.text(twin)


BEST = {"argentina": "aberdeen_angus7", "original": "texas_longhorn7"}


def test_the_own_hand_is_drawn_and_only_for_its_owner(game: str) -> None:
    played = after(3, 3, 150, game)
    mine, theirs = played.seats[0], played.seats[1]
    view = played.view(mine)
    assert view.players[mine].hand is not None
    changed = msgspec.json.decode(msgspec.json.encode(view))
    changed["players"][mine]["hand"] = [BEST[game]] * len(view.players[mine].hand)
    assert render.hand(view, mine) != render.hand(changed, mine)
    assert render.board(view) == render.board(changed)
    assert render.hand(view, theirs) == render.hand(changed, theirs)


def test_a_stranger_sees_only_backs(game: str) -> None:
    played = after(3, 3, 150, game)
    seat = played.seats[0]
    assert render.hand(played.view(None), seat) != render.hand(played.view(seat), seat)
    assert "hidden" in render.alt(played.view(None), "hand", seat=seat)


def test_a_starting_objective_is_drawn_only_for_its_owner(original: dict[str, Any]) -> None:
    mine = original["seat"]
    theirs = next(seat for seat in original["seats"] if seat != mine)
    dealt = original["players"][mine]["starting_objective"]
    assert dealt and original["players"][theirs]["starting_objective"] is None
    changed = copy.deepcopy(original)
    changed["players"][mine]["starting_objective"] = "starting_objective1" if dealt[-1] != "1" else None
    assert render.mat(original, mine) != render.mat(changed, mine)
    assert render.mat(original, theirs) == render.mat(changed, theirs)
    assert render.board(original) == render.board(changed)
