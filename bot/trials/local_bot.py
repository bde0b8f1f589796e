"""The bot and the stand-in in one process, for tests that look at both sides."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.app import Tropero
from bot.sandbox.connect import redirected, stay_on_loopback
from bot.sandbox.page import Page
from bot.sandbox.people import Person
from bot.sandbox.server import FakeDiscord
from bot.sandbox.state import Channel
from bot.settings import Settings
from bot.store import Store
from bot.store.records import Table
from bot.table.context import wall_clock
from data.texts import show_commands

PATIENCE = 60.0


@dataclass
class LocalBot:
    fake: FakeDiscord
    bot: Tropero

    async def table(self, channel: Channel, *people: Person, game: str = "argentina") -> Table:
        """A running game of some people, begun without a word on Discord."""
        host, *others = people
        lobby = self.bot.tables.lobby
        table = await lobby.open(
            server=int(self.fake.world.guild["id"]),
            channel=int(channel.id),
            person=int(host.id),
            name=host.name,
            game=game,
            most=max(2, len(people)),
        )
        for other in others:
            await lobby.join(table.id, int(other.id), other.name)
        return await self.bot.start_table(table.id, int(host.id))

    def clean(self) -> None:
        """Nothing that Discord would have refused, did not know, or waited for in vain."""
        fake = self.fake
        wrong = [*fake.rejected, *fake.unimplemented, *fake.unanswered]
        assert not wrong, wrong


@contextlib.asynccontextmanager
async def local_bot(
    folder: Path, *, page: bool = False, emoji: bool = False, **about_the_stand: Any
) -> AsyncIterator[LocalBot]:
    # More than Discord's three seconds, so that a busy machine fails no test; `bot bench` measures them.
    fake = FakeDiscord(**{"acknowledge_within": 30.0, "patience": PATIENCE, **about_the_stand})
    if page:
        Page(fake).add_routes()
    await fake.start()
    settings = Settings(db=folder / "tropero.db", emoji=emoji)
    store = await Store.open(settings.db, now=wall_clock)
    try:
        with redirected(fake.http):
            # A painter takes a second to begin with, and one is enough for the people of a test.
            async with Tropero(store, settings, painters=1, guild_ready_timeout=0.05) as bot:
                stay_on_loopback(bot)
                running = asyncio.create_task(bot.start(fake.token))
                await fake.gateway.until(connected=True, within=PATIENCE)
                await bot.wait_until_ready()
                yield LocalBot(fake, bot)
            await running
    finally:
        show_commands({})  # their ids were those of this stand-in
        await store.close()
        await fake.stop()
