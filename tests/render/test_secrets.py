"""A picture never shows what its viewer may not know."""

from __future__ import annotations

import json

import pytest

import render
from engine.views import imagine
from render.sample import after
from tests.render.samples import every_picture


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("own", [True, False], ids=["player", "stranger"])
def test_dealing_all_hidden_things_anew_changes_no_pixel(players: int, own: bool) -> None:
    game = after(players, 3, 150)
    seat = 0 if own else None
    other = imagine(game, seat, 99)
    name = game.seats[0] if own else None
    hands = [json.dumps(g.state.players[1].hand + g.state.players[1].draw) for g in (game, other)]
    assert hands[0] != hands[1], "nothing hidden was changed"
    view, twin = game.view(name), other.view(name)
    # The commitment to the seed is public and differs between two deals; it is not drawn.
    assert every_picture(view) == every_picture(twin)
    assert render.text(view) == render.text(twin)


def test_the_own_hand_is_drawn_and_only_for_its_owner() -> None:
    game = after(3, 3, 150)
    mine, theirs = game.seats[0], game.seats[1]
    view = game.view(mine)
    assert view["players"][mine]["hand"] is not None
    changed = json.loads(json.dumps(view))
    changed["players"][mine]["hand"] = ["aberdeen_angus7"] * len(view["players"][mine]["hand"])
    assert render.hand(view, mine) != render.hand(changed, mine)
    assert render.board(view) == render.board(changed)
    assert render.hand(view, theirs) == render.hand(changed, theirs)


def test_a_stranger_sees_only_backs() -> None:
    game = after(3, 3, 150)
    seat = game.seats[0]
    assert render.hand(game.view(None), seat) != render.hand(game.view(seat), seat)
    assert "hidden" in render.alt(game.view(None), "hand", seat=seat)
