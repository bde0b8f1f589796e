"""What the version before made (0.1.0, commit b74ff89) is opened by this one and goes on.

Kept here as it was written then: saved games, exports, the bot's database with one letter still in the
outbox, and the stand-in's world with the messages and buttons that were sent.
"""

from __future__ import annotations

import gzip
import json
import random
import sqlite3
from collections.abc import AsyncIterator
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import render
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import Ask
from bot.table.exporting import read_record, verify
from bot.trials.local_bot import LocalBot, local_bot
from engine import Game
from engine.invariants import problems
from tests.e2e.harness import asks, parts, until

HERE = Path(__file__).parent
TOLD: dict[str, Any] = json.loads((HERE / "told.json").read_text(encoding="utf-8"))


@pytest.mark.parametrize("name", ["argentina", "original"])
def test_a_saved_game_goes_on_to_its_end(name: str) -> None:
    game, dice = Game.load((HERE / f"{name}.save.json").read_bytes()), random.Random(1)
    assert game.number == 150
    while game.decision:
        asked = game.decision
        most = min(asked.most, len(asked.legal))
        game.choose(asked.seat, dice.sample(asked.legal, dice.randint(asked.least, most)))
        assert not problems(game)
    assert game.over


def test_the_export_of_a_running_game_is_drawn() -> None:
    export = json.loads((HERE / "export-running.json").read_text(encoding="utf-8"))
    assert render.board(export["view"]).startswith(b"\x89PNG")
    assert render.hand(export["view"], export["seat"]).startswith(b"\x89PNG")


def test_the_export_of_a_finished_game_is_confirmed_by_a_replay() -> None:
    record = read_record((HERE / "export-finished.json").read_text(encoding="utf-8"))
    _, entries, game = verify(record, 0)
    assert len(entries) == len(record.choices) and game.scores() == record.scores


@pytest.fixture
async def house(tmp_path: Path) -> AsyncIterator[LocalBot]:
    for name in ("tropero.db", "world.db"):
        (tmp_path / name).write_bytes(gzip.decompress((HERE / f"{name}.gz").read_bytes()))
    with sqlite3.connect(tmp_path / "tropero.db") as link:  # or the lobby, opened long ago, would be closed
        link.execute("UPDATE tables SET touched_at = unixepoch() WHERE state = 'lobby'")
    link.close()
    async with local_bot(tmp_path, file=tmp_path / "world.db") as house:
        yield house


def channel_of(house: LocalBot, name: str) -> Channel:
    return house.fake.world.channels[TOLD["channels"][name]]


def public(house: LocalBot, channel: Channel) -> list[Message]:
    return [message for message in house.fake.world.history(channel) if not message.ephemeral]


async def test_the_database_opens_and_the_letter_in_the_outbox_is_sent(house: LocalBot) -> None:
    channel = channel_of(house, "argentina")
    await until(house.fake, lambda: len(public(house, channel)) > TOLD["public_messages"])
    table = await house.bot.tables.lobby.at(int(channel.id))
    assert table is not None and table.state == "running"
    assert [seat.name for seat in table.seats] == ["Ana", "Ben"]
    asked = await house.bot.tables.play.asked(table.id, int(TOLD["people"][TOLD["asked"]]))
    assert asked.decision is not None and asked.number == 18
    house.clean()


async def test_every_button_sent_before_still_answers(house: LocalBot) -> None:
    channel, person = channel_of(house, "argentina"), house.fake.person(TOLD["asked"])
    table = await house.bot.tables.lobby.at(int(channel.id))
    assert table is not None and person.id == TOLD["people"][person.name]
    message = next(one for one in reversed(public(house, channel)) if parts(one, "o"))
    opened = await person.click(message, custom_id=parts(message, "o")[0]["custom_id"])
    assert opened.message is not None and asks(opened.message)
    panel = house.fake.world.messages[TOLD["panel_message"]]
    sent = deepcopy(panel.raw["components"])
    assert [part["custom_id"] for part in panel.parts if "custom_id" in part] == TOLD["panel"]
    for part in [part for part in panel.parts if "custom_id" in part]:
        panel.raw["components"] = deepcopy(sent)  # as on a screen that nobody has touched since
        data = {"custom_id": part["custom_id"], "component_type": part["type"], "id": part["id"]}
        answer = await person.interact(Ask.COMPONENT, channel, data, "sent before", panel, wait=False)
        await answer.edited()
    asked = await house.bot.tables.play.asked(table.id, int(person.id))
    assert asked.number != 18  # the first of them was a choice, and it counted
    house.clean()


async def test_a_lobby_opened_before_fills_and_starts(house: LocalBot) -> None:
    channel = channel_of(house, "lobby")
    lobby = house.fake.world.messages[TOLD["lobby_message"]]
    ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
    await (await ben.click(lobby, custom_id=TOLD["lobby"][0])).edited()
    await (await ana.click(lobby, custom_id=TOLD["lobby"][-1])).edited()
    table = await house.bot.tables.lobby.at(int(channel.id))
    assert table is not None and table.state == "running" and table.game == "original"
    house.clean()
