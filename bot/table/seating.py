"""Who plays a seat of a running game: its person, an AI until they are back, or somebody new."""

import msgspec

from bot.store import Link, clocks, orders, outbox, people, tables
from bot.store.letters import CameBack, Content, Extended, Replaced
from bot.store.records import Seat
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.live import LiveGame
from bot.table.schedule import scheduled
from bot.table.turn_clock import restart_clock

_DAY = 24 * 60 * 60


class Seating:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def come_back(self, table_id: str, person: int) -> None:
        """The person plays their seat themselves again."""
        async with self._context.games.hold(table_id) as live:
            seat = running(live).table.seat_of(person)
            if seat is None:
                raise Refusal("table-not-seated")
            if seat.stand_in is None and not seat.vacant:
                raise Refusal("seat-not-away")
            back = msgspec.structs.replace(seat, stand_in=None, vacant=False)
            async with self._context.store.transaction() as link:
                await self.change(link, live, back, CameBack(seat=seat.seat))
        self._context.wake_post()

    async def take(
        self, table_id: str, name: str, person: int, nick: str, by_moderator: bool = False
    ) -> None:
        """Somebody new takes a seat: one the table has opened, or any if a moderator gives it."""
        async with self._context.games.hold(table_id) as live:
            if running(live).table.seat_of(person):
                raise Refusal("table-already-seated")
            seat = next((one for one in live.table.seats if one.seat == name), None)
            if seat is None or seat.ai is not None:
                raise Refusal("seat-unknown")
            if not seat.vacant and not by_moderator:
                raise Refusal("seat-not-open")
            async with self._context.store.transaction() as link:
                await self.change(link, live, Seat(name, person, nick), Replaced(seat=name))
        self._context.wake_post()

    async def change(self, link: Link, live: LiveGame, seat: Seat, telling: Content) -> None:
        """Change a seat inside the caller's transaction; if it is the one asked, its time begins anew."""
        now = self._context.seconds()
        table = live.table
        tables.change_seat(link, table.id, seat)
        if table.seat(seat.seat).person != seat.person:
            orders.forget(link, table.id, seat.seat)
        seats = tuple(seat if one.seat == seat.seat else one for one in table.seats)
        live.table = msgspec.structs.replace(table, seats=seats)
        decision = live.game.decision
        if decision is not None and decision.seat == seat.seat:
            await restart_clock(link, live, now)
        await outbox.post(link, table.id, table.channel, telling, now)

    async def extend(self, table_id: str, days: int) -> int:
        """A moderator gives whoever is asked more time; returns the new deadline."""
        if not 1 <= days <= 30:
            raise Refusal("pace-bad-extension", least=1, most=30)
        async with self._context.games.hold(table_id) as live, self._context.store.transaction() as link:
            clock = await clocks.of_table(link, table_id)
            if clock is None:
                raise Refusal("pace-no-clock")
            longer = msgspec.structs.replace(clock, span=clock.span + days * _DAY, sent="none", snoozed=None)
            longer = scheduled(longer, await people.person(link, clock.person))
            clocks.save(link, longer)
            told = Extended(seat=clock.seat, days=days)
            await outbox.post(link, table_id, live.table.channel, told, self._context.seconds())
        self._context.wake_post()
        return longer.deadline


def running(live: LiveGame) -> LiveGame:
    if live.table.state != "running":
        raise Refusal("table-over")
    return live
