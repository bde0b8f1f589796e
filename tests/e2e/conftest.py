"""One bot in a process of its own for each file of tests; a fresh table with two new people for each test."""

from __future__ import annotations

import itertools
import random
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import pytest_asyncio

from bot.sandbox.server import Stand
from tests.e2e.harness import PATIENCE, BotProcess, Sitting
from tests.sandbox.description import Watched

_NUMBERS = itertools.count(1)


@dataclass
class House:
    """The stand-in and the bot."""

    stand: Stand
    bot: BotProcess
    watched: Watched

    async def table(self, *, begin: bool = True) -> Sitting:
        number = next(_NUMBERS)
        channel = await self.stand.new_channel(f"table-{number}")
        people = [self.stand.person(f"Ana {number}"), self.stand.person(f"Ben {number}")]
        sitting = Sitting(self.stand, channel, people, random.Random(number))
        if begin:
            await sitting.begin()
        return sitting


@pytest_asyncio.fixture(scope="module", loop_scope="module")
async def running_house(tmp_path_factory: pytest.TempPathFactory) -> AsyncIterator[House]:
    folder: Path = tmp_path_factory.mktemp("house")
    # More than Discord's three seconds, so that a busy machine fails no test; `bot bench` measures them.
    stand = await Stand(acknowledge_within=30.0, patience=PATIENCE).start()
    watched = Watched(stand)
    bot = BotProcess(stand, folder)
    await bot.start()
    yield House(stand, bot, watched)
    code = await bot.stop()
    await stand.stop()
    assert code == 0
    assert bot.tracebacks == 0, bot.log.read_text()


@pytest_asyncio.fixture(loop_scope="module")
async def house(running_house: House) -> AsyncIterator[House]:
    """The house, and afterwards a look at what Discord would have said to all that the bot sent."""
    stand = running_house.stand
    yield running_house
    rejected, unimplemented, unanswered = (
        list(stand.rejected),
        list(stand.unimplemented),
        list(stand.unanswered),
    )
    for one in (stand.rejected, stand.unimplemented, stand.unanswered):
        one.clear()
    stand.faults.waiting.clear()
    assert (rejected, unimplemented, unanswered) == ([], [], [])
    assert not running_house.watched.problems, "\n".join(running_house.watched.problems)
