"""A bot with all its commands, not connected to anything."""

from collections.abc import AsyncIterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from bot.app import Tropero
from bot.commands import COGS
from bot.settings import Settings
from bot.store import Store
from bot.words.translator import CommandTranslator


@pytest.fixture
async def bot(tmp_path: Path) -> AsyncIterator[Tropero]:
    store = await Store.open(tmp_path / "tropero.db", now=lambda: datetime(2026, 11, 16, tzinfo=UTC))
    made = Tropero(store, Settings(db=tmp_path / "tropero.db"))
    for cog in COGS:
        await made.add_cog(cog(made))
    await made.tree.set_translator(CommandTranslator())
    yield made
    await made.tree.set_translator(None)
    await store.close()
