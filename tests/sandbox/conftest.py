"""A stand-in with two people and two channels, a bot connected to it, and a check that nothing was wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import Stand
from bot.sandbox.state import Channel
from bot.sandbox.wire import ChannelKind
from tests.sandbox.demo import running
from tests.sandbox.description import Watched


@dataclass
class Scene:
    stand: Stand
    ana: Person
    ben: Person
    channel: Channel
    forum: Channel
    bot: Any = None


def populate(stand: Stand) -> Scene:
    return Scene(
        stand,
        stand.person("Ana", locale="pt-BR"),
        stand.person("Ben"),
        stand.channel("games"),
        stand.channel("tables", ChannelKind.FORUM),
    )


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    """People and places, with no bot."""
    stand = await Stand().start()
    yield populate(stand)
    await stand.stop()


@pytest.fixture
async def live(scene: Scene) -> AsyncIterator[Scene]:
    """The same with the demo bot connected; at the end nothing may have gone wrong that was not cleared."""
    watched = Watched(scene.stand)
    async with running(scene.stand) as bot:
        scene.bot = bot
        yield scene
    assert not watched.problems, "\n".join(watched.problems)
    assert watched.seen
    assert scene.stand.rejected == []
    assert scene.stand.unimplemented == []
    assert scene.stand.unanswered == []
