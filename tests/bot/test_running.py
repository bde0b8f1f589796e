"""The bot's own life: commands synced when they changed, pictures not drawn twice, trouble told once."""

from __future__ import annotations

import copy
from pathlib import Path

from msgspec.structs import asdict, replace

import render
from bot.trials.local_bot import local_bot
from engine import Game, PlayerView, Setup, View

COMMANDS = "/applications/900000000000000001/commands"


async def test_commands_are_synced_once_and_again_only_when_discord_has_lost_them(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        assert ("PUT", COMMANDS) in house.fake.requests
        told = copy.deepcopy(house.fake.world.commands[None])
        house.clean()
    # A stand-in that has never heard of them: the file beside the database is not believed.
    async with local_bot(tmp_path) as house:
        assert ("PUT", COMMANDS) in house.fake.requests
        assert len(house.fake.world.commands[None]) == len(told)
    async with local_bot(tmp_path, file=tmp_path / "world.db") as house:
        pass
    async with local_bot(tmp_path, file=tmp_path / "world.db") as house:
        assert ("GET", COMMANDS) in house.fake.requests
        assert ("PUT", COMMANDS) not in house.fake.requests


def with_player(view: View, north: PlayerView) -> View:
    return replace(view, players={**view.players, "north": north})


async def test_a_hand_that_did_not_change_is_not_drawn_again(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        channel = await house.fake.new_channel("table")
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        table = await house.table(channel, ana, ben)
        view = await house.bot.tables.play.look(table.id, int(ana.id))
        first = await house.bot.pictures.hand(table, view, "north", "en")
        north = view.players["north"]
        richer = with_player(view, replace(north, money=north.money + 1))
        assert await house.bot.pictures.hand(table, richer, "north", "en") is first
        fewer = with_player(view, replace(north, hand=north.hand[:-1], hand_count=north.hand_count - 1))
        assert (await house.bot.pictures.hand(table, fewer, "north", "en")).data != first.data


def test_nothing_but_the_cards_is_in_a_picture_of_the_hand() -> None:
    """What `Pictures.hand` leaves out of its comparison must not be in the picture."""
    game = Game.start(Setup(game="argentina", seats=["north", "south"], seed=3, options={}))
    view = game.view("north")
    drawn = render.hand(view, "north")
    for name, value in asdict(view.players["north"]).items():
        if name in render.hand_fields(view.game) or not isinstance(value, int):
            continue
        changed = not value if isinstance(value, bool) else value + 1
        other = with_player(view, replace(view.players["north"], **{name: changed}))
        assert render.hand(other, "north") == drawn, name
