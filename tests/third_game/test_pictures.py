"""Every picture of the third game is drawn, in both themes, and shows what only it has."""

import random
from io import BytesIO

import msgspec
import pytest
from PIL import Image

import render
from engine import Game, Setup, View


@pytest.fixture(scope="module")
def view() -> View:
    game, dice = Game.start(Setup("puna", ["north", "south", "west"], 5)), random.Random(1)
    for _ in range(20):
        asked = game.decision
        game.choose(asked.seat, dice.sample(asked.legal, max(asked.least, min(1, asked.most))))
    return game.view(game.decision.seat)


@pytest.mark.parametrize("theme", ["light", "safe"])
def test_all_its_pictures(view, theme):
    drawn = [
        render.board(view, theme=theme),
        render.market(view, theme=theme),
        render.cities(view, theme=theme),
        render.score(view, theme=theme),
        render.menu(view, None, "en", theme),
        *(render.mat(view, seat, theme=theme) for seat in view.seats),
        render.hand(view, view.seat, theme=theme),
    ]
    for data in drawn:
        assert Image.open(BytesIO(data)).width >= 600


def test_the_board_shows_the_bazaar_and_the_words_name_it(view):
    empty = msgspec.structs.replace(view, bazaar=[])
    assert render.board(view) != render.board(empty)
    assert "Bazaar" in render.text(view) and "Puna" in render.alt(view, "board")


def test_a_view_of_elsewhere_is_looked_at_by_the_kit(view):
    raw = msgspec.to_builtins(view)
    assert render.board(raw) == render.board(view)
    with pytest.raises(render.BadView, match="'gold' is no ware"):
        render.board(raw | {"bazaar": ["gold"]})


def test_a_ware_is_drawn_by_itself_for_its_rule_card(view):
    assert render.has_picture("puna", "ware:silver")
    assert render.picture_of_tile("puna", "ware:silver").startswith(b"\x89PNG")
