"""A painter that never ends costs a picture, nothing else: every answer comes, and says what is missing."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from bot.sandbox.state import Message
from bot.trials.local_bot import local_bot
from data.texts import say
from tests.e2e.harness import until

LOST = say("en", "picture-lost").partition("`")[0]


async def test_answers_and_messages_come_without_their_pictures(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.LONGEST_DRAWING", 0.0)  # everything takes longer than that
    async with local_bot(tmp_path) as house:
        channel = await house.fake.new_channel("table")
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        await house.table(channel, ana, ben)

        def told() -> list[Message]:
            return [one for one in ana.messages(channel) if LOST in one.text]

        (begun,) = await until(house.fake, told)
        assert not begun.files
        for command in ("board", "mat", "market", "cities", "score"):
            answer = await ana.slash(channel, command)
            assert LOST in answer.message.text, command
        answer = await ana.slash(channel, "hand")
        assert LOST in answer.message.text
        assert answer.message.parts, "the buttons are there all the same"
        house.clean()


async def test_a_painter_that_hangs_keeps_nobody_from_an_answer_when_the_bot_ends(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.app.LONGEST_GOODBYE", 0.5)
    async with local_bot(tmp_path) as house:
        channel = await house.fake.new_channel("table")
        ana, ben = house.fake.person("Ana"), house.fake.person("Ben")
        await house.table(channel, ana, ben)
        await asyncio.gather(ana.slash(channel, "board"), ben.slash(channel, "board"))
        for painter in house.bot.painters.processes:
            os.kill(painter, signal.SIGSTOP)
        answer = await ana.slash(channel, "market", wait=False)
        await answer.until(lambda one: one.callback is not None)
        async with asyncio.timeout(30):
            await house.bot.close()
        assert answer.message is not None and LOST in answer.message.text
