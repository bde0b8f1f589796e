"""One bot in a process of its own for each file of tests; a fresh table with two new people for each test."""

from __future__ import annotations

import itertools
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from bot.sandbox.server import FakeDiscord
from tests.e2e.harness import PATIENCE, BotProcess, Sitting
from tests.sandbox.description import Watched

_NUMBERS = itertools.count(1)


@dataclass
class House:
    """The stand-in and the bot."""

    fake: FakeDiscord
    bot: BotProcess
    watched: Watched

    async def table(self, *, begin: bool = True) -> Sitting:
        number = next(_NUMBERS)
        channel = await self.fake.new_channel(f"table-{number}")
        people = [self.fake.person(f"Ana {number}"), self.fake.person(f"Ben {number}")]
        sitting = Sitting(self.fake, channel, people, random.Random(number))
        if begin:
            await sitting.begin()
        return sitting


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    # More than Discord's three seconds, so that a busy machine fails no test; `bot bench` measures them.
    fake = await FakeDiscord(acknowledge_within=30.0, patience=PATIENCE).start()
    watched = Watched(fake)
    bot = BotProcess(fake, folder)
    await bot.start()
    yield House(fake, bot, watched)
    code = await bot.stop()
    await fake.stop()
    assert code == 0
    assert bot.tracebacks == 0, bot.log.read_text()


@pytest_asyncio.fixture(loop_scope="module")
async def house(running_house: House) -> AsyncIterator[House]:
    """The house, and afterwards a look at what Discord would have said to all that the bot sent."""
    fake = running_house.fake
    yield running_house
    rejected, unimplemented, unanswered = (
        list(fake.rejected),
        list(fake.unimplemented),
        list(fake.unanswered),
    )
    for one in (fake.rejected, fake.unimplemented, fake.unanswered):
        one.clear()
    fake.faults.waiting.clear()
    assert (rejected, unimplemented, unanswered) == ([], [], [])
    assert not running_house.watched.problems, "\n".join(running_house.watched.problems)
