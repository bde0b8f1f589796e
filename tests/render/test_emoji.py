"""Emoji: what Discord takes, named for good, and the same in every game that has them."""

from __future__ import annotations

import io
import re

from PIL import Image

import render
from engine.games import GAMES, rules_of

KB = 1024
MOST = 2000  # as many as an application may have


def test_every_emoji_is_one_that_discord_takes(game: str) -> None:
    for name, data in render.emoji(game).items():
        assert re.fullmatch(r"[A-Za-z0-9_]{2,32}", name), name
        picture = Image.open(io.BytesIO(data))
        assert (picture.format, picture.size, picture.mode) == ("PNG", (128, 128), "RGBA"), name
        assert len(data) < 256 * KB
        assert picture.getchannel("A").getbbox(), name


def test_the_things_of_a_game_have_emoji_and_no_two_look_alike(game: str) -> None:
    catalog, emoji = rules_of(game).catalog, render.emoji(game)
    things = [f"building:{tile}" for tile in catalog.buildings]
    things += [f"cow:{card.breed}" for card in catalog.cards.values() if card.kind == "cattle"]
    things += [f"disc:{seat}" for seat in range(4)] + ["coin", "certificate"]
    assert render.emoji_name("worker:gaucho+") == "worker_gaucho_strong"
    shown = {render.emoji_name(thing) for thing in things}
    assert len({emoji[name] for name in shown}) == len(shown)


def test_games_share_what_has_the_same_name() -> None:
    every = [render.emoji(game) for game in GAMES]
    common = set.intersection(*map(set, every))
    assert {"coin", "disc_0", "number_1"} <= common
    for name in common:
        assert len({emoji[name] for emoji in every}) == 1, name
    assert len(set.union(*map(set, every))) <= MOST
