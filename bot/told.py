"""Waiting until the table has been told of a choice, so that what follows it privately appears below."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress

from bot.store.records import Letter

Moment = tuple[str | None, int]  # a table and the number of a choice


class Told:
    def __init__(self) -> None:
        self._awaited: dict[Moment, list[asyncio.Event]] = {}

    @contextmanager
    def expecting(self, table_id: str, entry: int) -> Iterator[asyncio.Event]:
        """An event that is set once a message about a choice is there; 0 stands for the beginning.

        It has to be expected before the choice is made, or else the message might be there already.
        """
        event = asyncio.Event()
        waiting = self._awaited.setdefault((table_id, entry), [])
        waiting.append(event)
        try:
            yield event
        finally:
            waiting.remove(event)
            if not waiting:
                self._awaited.pop((table_id, entry), None)

    def note(self, letter: Letter) -> None:
        """A letter has arrived as a message."""
        for event in self._awaited.get((letter.table_id, letter.payload.get("last", 0)), ()):
            event.set()


async def patiently(event: asyncio.Event, seconds: float) -> None:
    """Wait for a message, but not forever: where it cannot be sent, the game goes on all the same."""
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds):
            await event.wait()
