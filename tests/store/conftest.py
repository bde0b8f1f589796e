"""A clock that stands still until told otherwise, and stores in a folder of their own."""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import UTC, datetime
from typing import Any

import pytest

from bot.address import Address
from bot.store import Store, tables
from bot.store.records import Seat, Table

NOW = datetime(2026, 11, 16, 12, 0, tzinfo=UTC)


@pytest.fixture
async def open_store(database: Address) -> AsyncIterator[Callable[..., Awaitable[Store]]]:
    """Opens stores and closes those the test leaves open."""
    opened: list[Store] = []

    async def opener(where: Address = database, **options: Any) -> Store:
        store = await Store.open(where, now=lambda: NOW, **options)
        opened.append(store)
        return store

    yield opener
    for store in opened:
        await store.close()


@pytest.fixture
def add_table() -> Callable[..., Awaitable[Table]]:
    """Puts a lobby into a store: the simplest thing that can be acknowledged."""

    async def add(store: Store, table_id: str, channel: int = 1) -> Table:
        table = Table(
            id=table_id,
            server=7,
            channel=channel,
            state="lobby",
            game="argentina",
            options={},
            most=4,
            pace_days=None,
            host=11,
            opened_at=0,
            touched_at=0,
            seats=(Seat("north", 11, "Ana"),),
        )
        async with store.transaction() as link:
            tables.add(link, table)
        return table

    return add
