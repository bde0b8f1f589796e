"""Reminders: one row per table says what is due next, one task sends it.

A reminder is written into the outbox and the clock moved on in one transaction, so it is sent once however
often the bot is killed. Of several that came due while it was away only the last is sent, and what one person
gets as direct messages from several tables comes as one.
"""

from collections import defaultdict
from datetime import timedelta

import msgspec

from bot.store import Link, clocks, outbox, people, tables, votes
from bot.store.letters import Reminder, TimeUp, Waiting
from bot.store.records import Table, TurnClock, stamp
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.schedule import due_step, is_later, scheduled
from bot.table.times import is_away, is_quiet, quiet_end

_BATCH = 100
#: Seconds by which a clock may be ahead without anybody minding.
_BELIEVED = 3600
_LONGEST_SNOOZE = timedelta(days=2)


class Reminders:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def next_due(self) -> int | None:
        return await clocks.next_due(self._context.store.read)

    async def tick(self) -> int:
        """Write every reminder that is due into the outbox; returns how many clocks were dealt with."""
        dealt = 0
        while True:
            async with self._context.store.transaction() as link:
                await self._mend(link)
                due = await clocks.due(link, self._context.seconds(), _BATCH)
                direct: dict[int, list[Waiting]] = defaultdict(list)
                for clock in due:
                    await self._remind(link, clock, direct)
                for person, items in direct.items():
                    told, now = Reminder(tables=tuple(items)), self._context.seconds()
                    await outbox.post(link, items[0].table, items[0].channel, told, now, person)
            dealt += len(due)
            if len(due) < _BATCH:
                break
        if dealt:
            self._context.wake_post()
        return dealt

    async def _mend(self, link: Link) -> None:
        """Whoever was asked in the future was asked by a clock that was wrong: their time begins now."""
        now = self._context.seconds()
        for clock in await clocks.from_the_future(link, now + _BELIEVED):
            fresh = msgspec.structs.replace(
                clock, asked_at=now, deadline=now + clock.span, sent="none", snoozed=None
            )
            clocks.save(link, scheduled(fresh, await people.person(link, clock.person)))

    async def _remind(self, link: Link, clock: TurnClock, direct: dict[int, list[Waiting]]) -> None:
        now = self._context.now()
        person = await people.person(link, clock.person)
        table = await tables.find(link, clock.table_id)
        step = due_step(clock, person, now)
        if table is None or not is_later(step, clock.sent):
            clocks.save(link, scheduled(clock, person))
            return
        if step != "up" and is_quiet(now, person):
            # It came due while the bot was away and would ring in the person's night.
            later = min(stamp(quiet_end(now, person)), clock.deadline)
            clocks.save(link, msgspec.structs.replace(clock, due=later))
            return
        clocks.save(link, scheduled(msgspec.structs.replace(clock, sent=step, snoozed=None), person))
        if step == "up":
            await self._time_is_up(link, clock, table)
        elif person.remind != "off" and not is_away(now, person):
            item = Waiting(table.id, table.channel, clock.person, clock.deadline)
            if person.remind == "direct":
                direct[clock.person].append(item)
            else:
                await outbox.post(link, table.id, table.channel, Reminder(tables=(item,)), stamp(now))

    async def _time_is_up(self, link: Link, clock: TurnClock, table: Table) -> None:
        """Ask the others what to do. Somebody who plays alone against AIs is only told."""
        now = self._context.seconds()
        others = [
            seat.person
            for seat in table.seats
            if seat.person is not None
            and seat.person != clock.person
            and not seat.played_by_ai
            and not seat.vacant
        ]
        vote = None
        if others and not any(one.kind == "late" for one in await votes.still_open(link, table.id)):
            entry = int(await link.value("SELECT entry FROM current WHERE table_id = ?", table.id))
            vote = await votes.begin(link, table.id, "late", clock.seat, entry, None, now)
        told = TimeUp(seat=clock.seat, vote=vote, people=tuple(others))
        await outbox.post(link, table.id, table.channel, told, now)

    async def snooze(self, table_id: str, person: int, span: timedelta) -> int | None:
        """No reminder for this turn for a while; the deadline stays. Returns when the next one comes."""
        if not timedelta(0) < span <= _LONGEST_SNOOZE:
            raise Refusal("remind-bad-snooze", hours=int(_LONGEST_SNOOZE / timedelta(hours=1)))
        async with self._context.store.transaction() as link:
            clock = await clocks.of_table(link, table_id)
            if clock is None or clock.person != person:
                raise Refusal("remind-nothing-to-snooze")
            until = stamp(self._context.now() + span)
            snoozed = scheduled(
                msgspec.structs.replace(clock, snoozed=until), await people.person(link, person)
            )
            clocks.save(link, snoozed)
        return snoozed.due
