"""Waiting until the table has been told whose turn it is, so that the private question appears below that."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field

from bot.store.letters import TurnTold, Undone
from bot.store.records import Letter


@dataclass(frozen=True, eq=False)
class Expected:
    """A message in which a seat is asked, or that the game is over, after some entry of a table's log."""

    table_id: str
    seat: str
    after: int
    there: asyncio.Event = field(default_factory=asyncio.Event)

    async def wait(self, seconds: float) -> bool:
        """Wait for it, but not forever: where it cannot be sent, the game goes on all the same."""
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.there.wait()
        return self.there.is_set()

    def fits(self, letter: Letter) -> bool:
        content = letter.content
        asks = content.next is None or content.next.seat == self.seat
        last = content.last if isinstance(content, TurnTold | Undone) else 0
        return letter.table_id == self.table_id and asks and last > self.after


class Arrivals:
    def __init__(self) -> None:
        self._expected: list[Expected] = []

    @contextmanager
    def expecting(self, table_id: str, seat: str, after: int) -> Iterator[Expected]:
        """Begun before the choice is made that leads to the message, or else it might be there already."""
        expected = Expected(table_id, seat, after)
        self._expected.append(expected)
        try:
            yield expected
        finally:
            self._expected.remove(expected)

    def note(self, letter: Letter) -> None:
        """A letter has arrived as a message, or is known not to: whoever waits for it waits no longer."""
        for expected in self._expected:
            if expected.fits(letter):
                expected.there.set()
