"""What is kept about a person: shown, and forgotten for good; and games that their host keeps no longer.

Whoever is forgotten leaves their open games first, each under its own lock: an AI plays on for the others,
and a game in which nobody else sits ends. Then everything else goes in one transaction.
"""

from datetime import timedelta
from typing import Any

import msgspec

from bot.store import Link, outbox, privacy, tables, votes
from bot.store.letters import Replaced
from bot.store.records import Seat, Table
from bot.table.context import TableContext
from bot.table.lobby import named

#: Who plays on in the seat of somebody who is gone.
SUCCESSOR = "strong"
_AT_ONCE = 50


class Privacy:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def about(self, person: int) -> dict[str, list[dict[str, Any]]]:
        """All that is kept about a person, by table of the database."""
        return await privacy.about(self._context.store.read, person)

    async def forget(self, person: int, name: str) -> list[str]:
        """Forget a person; `name` stands where theirs was. Returns the tables in which an AI plays on."""
        left = []
        for table in await tables.of_person(self._context.store.read, person):
            if await self._leave(table.id, person, name):
                left.append(table.id)
        async with self._context.store.transaction() as link:
            await self._context.store.thorough(link)
            await privacy.forget(link, person, name)
        await self._context.store.scrubbed()
        self._context.wake_post()
        return left

    async def _leave(self, table_id: str, person: int, name: str) -> bool:
        """Leave one open table; whether a game goes on there without them."""
        async with self._context.games.lock(table_id):
            table = await tables.find(self._context.store.read, table_id)
            seat = table.seat_of(person) if table else None
            if table is None or seat is None:
                return False
            others = [one.person for one in table.seats if one.person not in (None, person)]
            now = self._context.seconds()
            async with self._context.store.transaction() as link:
                if not others:
                    tables.end(link, table_id, "abandoned", now)
                elif table.state == "lobby":
                    stay = tuple(one for one in table.seats if one.person != person)
                    tables.seat_all(link, table_id, named(stay))
                else:
                    await _hand_over(link, table, seat, name, now)
                if others and table.host == person:
                    tables.set_host(link, table_id, others[0] or 0)
            self._context.games.forget(table_id)
        return bool(others) and table.state == "running"

    async def forget_games(self, kept: timedelta) -> int:
        """Erase the games that ended longer ago than they are kept; returns how many."""
        before, count = int((self._context.now() - kept).timestamp()), 0
        while old := await privacy.ended_before(self._context.store.read, before, _AT_ONCE):
            for table_id in old:
                async with self._context.games.lock(table_id), self._context.store.transaction() as link:
                    await privacy.erase(link, table_id)
                self._context.games.forget(table_id)
            count += len(old)
        return count


async def _hand_over(link: Link, table: Table, seat: Seat, name: str, now: int) -> None:
    """An AI has the seat from now on, and whatever the others were asked about the person is void."""
    heir = msgspec.structs.replace(seat, person=None, name=name, ai=SUCCESSOR, stand_in=None, vacant=False)
    tables.change_seat(link, table.id, heir)
    votes.void(link, table.id, "late", "undo", "abandon")
    link.put("DELETE FROM clocks WHERE table_id = ? AND seat = ?", table.id, seat.seat)
    await outbox.post(link, table.id, table.channel, Replaced(seat=seat.seat), now)
