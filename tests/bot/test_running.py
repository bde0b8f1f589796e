"""The bot's own life: commands synced when they changed, pictures not drawn twice, trouble told once."""

from __future__ import annotations

import copy
from pathlib import Path

import render
from bot.pictures import CARDS
from engine import Game, Setup
from tests.bot.house import housed

COMMANDS = "/applications/900000000000000001/commands"


async def test_commands_are_synced_once_and_again_only_when_discord_has_lost_them(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        assert ("PUT", COMMANDS) in house.stand.requests
        told = copy.deepcopy(house.stand.world.commands[None])
        house.clean()
    # A stand-in that has never heard of them: the file beside the database is not believed.
    async with housed(tmp_path) as house:
        assert ("PUT", COMMANDS) in house.stand.requests
        assert len(house.stand.world.commands[None]) == len(told)
    async with housed(tmp_path, file=tmp_path / "world.db") as house:
        pass
    async with housed(tmp_path, file=tmp_path / "world.db") as house:
        assert ("GET", COMMANDS) in house.stand.requests
        assert ("PUT", COMMANDS) not in house.stand.requests


async def test_a_hand_that_did_not_change_is_not_drawn_again(tmp_path: Path) -> None:
    async with housed(tmp_path) as house:
        channel = await house.stand.new_channel("table")
        ana, ben = house.stand.person("Ana"), house.stand.person("Ben")
        table = await house.table(channel, ana, ben)
        view = await house.bot.tables.play.look(table.id, int(ana.id))
        first = await house.bot.pictures.hand(table, view, "north", "en")
        richer = copy.deepcopy(view)
        richer["players"]["north"]["money"] += 1
        assert await house.bot.pictures.hand(table, richer, "north", "en") is first
        fewer = copy.deepcopy(view)
        fewer["players"]["north"]["hand"].pop()
        fewer["players"]["north"]["hand_count"] -= 1
        assert (await house.bot.pictures.hand(table, fewer, "north", "en")).data != first.data


def test_nothing_but_the_cards_is_in_a_picture_of_the_hand() -> None:
    """What `Pictures.hand` leaves out of its comparison must not be in the picture."""
    game = Game.start(Setup(game="argentina", seats=["north", "south"], seed=3, options={}))
    view = game.view("north")
    drawn = render.hand(view, "north")
    for name, value in view["players"]["north"].items():
        if name in CARDS or not isinstance(value, int):
            continue
        other = copy.deepcopy(view)
        other["players"]["north"][name] = not value if isinstance(value, bool) else value + 1
        assert render.hand(other, "north") == drawn, name
