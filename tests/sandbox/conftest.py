"""A stand-in with two people and two channels, a bot connected to it, and a check that nothing was wrong."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Any

import pytest

from bot.sandbox.people import Person
from bot.sandbox.server import FakeDiscord
from bot.sandbox.state import Channel
from bot.sandbox.wire import ChannelKind
from tests.sandbox.demo import running
from tests.sandbox.description import Watched


@dataclass
class Scene:
    fake: FakeDiscord
    ana: Person
    ben: Person
    channel: Channel
    forum: Channel
    bot: Any = None


def populate(fake: FakeDiscord) -> Scene:
    return Scene(
        fake,
        fake.person("Ana", locale="pt-BR"),
        fake.person("Ben"),
        fake.channel("games"),
        fake.channel("tables", ChannelKind.FORUM),
    )


@pytest.fixture
async def scene() -> AsyncIterator[Scene]:
    """People and places, with no bot."""
    fake = await FakeDiscord().start()
    yield populate(fake)
    await fake.stop()


@pytest.fixture
async def live(scene: Scene) -> AsyncIterator[Scene]:
    """The same with the demo bot connected; at the end nothing may have gone wrong that was not cleared."""
    watched = Watched(scene.fake)
    async with running(scene.fake) as bot:
        scene.bot = bot
        yield scene
    assert not watched.problems, "\n".join(watched.problems)
    assert watched.seen
    assert scene.fake.rejected == []
    assert scene.fake.unimplemented == []
    assert scene.fake.unanswered == []
