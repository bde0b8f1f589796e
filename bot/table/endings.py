"""A table that one person ends or moves: a moderator anywhere, its people where nothing can be told any more.

Whoever ends a game alone may be wrong: for a day it can be brought back. Until then nobody is told its seed.
"""

import msgspec

from bot.store import Link, clocks, outbox, tables
from bot.store.letters import Abandoned, BroughtBack, Content, Elsewhere, Moved, MovedAway, SeedTold
from bot.store.records import Table
from bot.table.closed import complain
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.lobby import if_free
from bot.table.seating import running
from bot.table.telling import following, tell
from bot.table.turn_clock import restart_clock

#: Seconds for which a game that one person ended can be brought back.
BACK_WITHIN = 24 * 60 * 60
GONE = "gone "


class Endings:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def end(self, table_id: str, person: int, *, unreachable: bool) -> int:
        """End a running game; returns until when it can be brought back.

        Where its channel is gone, its people hear of it by direct message.
        """
        async with self._context.games.hold(table_id) as live:
            table, now = running(live).table, self._context.seconds()
            until = now + BACK_WITHIN
            async with self._context.store.transaction() as link:
                tables.end(link, table.id, "abandoned", now)
                tables.set_back_until(link, table.id, until)
                told = Abandoned(by=person, until=until)
                if unreachable:
                    await outbox.drop_table(link, table.id, "given up", now)
                    await self._tell_directly(link, table, told, person)
                else:
                    await outbox.post(link, table.id, table.channel, told, now)
            live.table = msgspec.structs.replace(table, state="abandoned", ended_at=now, back_until=until)
        self._context.wake_post()
        return until

    async def bring_back(self, table_id: str, person: int, by_moderator: bool = False) -> Table:
        """Go on with a game that one person ended less than a day ago."""
        async with self._context.games.hold(table_id) as live:
            table, now = live.table, self._context.seconds()
            if not by_moderator and table.seat_of(person) is None:
                raise Refusal("table-not-seated")
            if table.state == "running":
                raise Refusal("back-already")
            if table.back_until is None or table.back_until <= now:
                raise Refusal("back-too-late")
            back = msgspec.structs.replace(table, state="running", ended_at=None, back_until=None)
            async with self._context.store.transaction() as link:
                tables.go_on(link, table.id)
                await if_free(link)
                live.table = back
                await restart_clock(link, live, now)
                await tell(link, live, BroughtBack(by=person), now)
        self._context.wake_post()
        return back

    async def move(self, table_id: str, server: int | None, channel: int, *, unreachable: bool) -> Table:
        """Bring a running game to another channel, with whatever it still has to tell."""
        async with self._context.games.hold(table_id) as live:
            before, now = running(live).table, self._context.seconds()
            if channel == before.channel:
                raise Refusal("move-here-already")
            if server is None and len(before.people) > 1:
                raise Refusal("move-not-private")
            moved = msgspec.structs.replace(before, server=server, channel=channel)
            async with self._context.store.transaction() as link:
                tables.move(link, before.id, server, channel)
                await if_free(link)
                outbox.readdress(link, before.id, channel, now)
                live.table = moved
                if not unreachable:
                    await outbox.post(link, before.id, before.channel, MovedAway(channel=channel), now)
                await tell(link, live, Moved(people=tuple(before.people)), now)
        self._context.wake_post()
        return moved

    async def channel_gone(self, channel: int) -> Table | None:
        """The channel of a running game was deleted: its people hear of it, and have a way to their turns."""
        table = await tables.at_channel(self._context.store.read, channel)
        if table is None or table.state != "running":
            return None
        async with self._context.games.hold(table.id) as live, self._context.store.transaction() as link:
            clock = await clocks.of_table(link, table.id)
            asks = following(live.table, live.game, clock.deadline if clock else None)
            if asks is not None and asks.person is not None and not table.seat(asks.seat).played_by_ai:
                word, now = Elsewhere(about=f"{GONE}{channel}", next=asks), self._context.seconds()
                await outbox.post(link, table.id, channel, word, now, asks.person)
            await complain(link, table, gone=True, now=self._context.seconds())
        self._context.wake_post()
        return table

    async def of_server(self, server: int) -> list[Table]:
        return await tables.of_server(self._context.store.read, server)

    async def settle(self) -> int:
        """Games that nobody brought back in time are over for good: their seeds can be told."""
        now = self._context.seconds()
        over = await tables.to_bring_back_until(self._context.store.read, now)
        for table in over:
            async with self._context.games.lock(table.id), self._context.store.transaction() as link:
                tables.set_back_until(link, table.id, None)
                await outbox.post(link, table.id, table.channel, SeedTold(), now)
            self._context.games.forget(table.id)
        if over:
            self._context.wake_post()
        return len(over)

    async def _tell_directly(self, link: Link, table: Table, told: Content, but: int) -> None:
        for person in table.people:
            if person != but:
                await outbox.post(link, table.id, table.channel, told, self._context.seconds(), person)
