"""Reminders: one row per table says what is due next, one task sends it.

A reminder is written into the outbox and the clock moved on in one transaction, so it is sent once however
often the bot is killed. Of several that came due while it was away only the last is sent, and what one person
gets as direct messages from several tables comes as one.
"""

from collections import defaultdict
from datetime import date, datetime, timedelta
from typing import Any

import msgspec

from bot.store import Link, clocks, outbox, people, tables, votes
from bot.store.records import Clock, Person, Server, Table, stamp
from bot.table.desk import Desk
from bot.table.errors import Refusal
from bot.table.schedule import due_step, is_later, wound
from bot.table.times import end_of_day, is_away, is_quiet, quiet_end, zone_names

_BATCH = 100
_LONGEST_SNOOZE = timedelta(days=2)
_LONGEST_VACATION = timedelta(days=60)
_MOST_KNOWN = 10_000


class Reminders:
    def __init__(self, desk: Desk) -> None:
        self._desk = desk

    async def next_due(self) -> int | None:
        return await clocks.next_due(self._desk.store.read)

    async def tick(self) -> int:
        """Write every reminder that is due into the outbox; returns how many clocks were dealt with."""
        dealt = 0
        while True:
            async with self._desk.store.transaction() as link:
                due = await clocks.due(link, self._desk.seconds(), _BATCH)
                direct: dict[int, list[dict[str, Any]]] = defaultdict(list)
                for clock in due:
                    await self._remind(link, clock, direct)
                for person, items in direct.items():
                    first = items[0]
                    await outbox.post(
                        link,
                        first["table"],
                        first["channel"],
                        "reminder",
                        {"tables": items},
                        self._desk.seconds(),
                        person=person,
                    )
            dealt += len(due)
            if len(due) < _BATCH:
                break
        if dealt:
            self._desk.ring()
        return dealt

    async def _remind(self, link: Link, clock: Clock, direct: dict[int, list[dict[str, Any]]]) -> None:
        now = self._desk.now()
        person = await people.person(link, clock.person)
        table = await tables.find(link, clock.table_id)
        step = due_step(clock, person, now)
        if table is None or not is_later(step, clock.sent):
            await clocks.save(link, wound(clock, person))
            return
        if step != "up" and is_quiet(now, person):
            # It came due while the bot was away and would ring in the person's night.
            later = min(stamp(quiet_end(now, person)), clock.deadline)
            await clocks.save(link, msgspec.structs.replace(clock, due=later))
            return
        await clocks.save(link, wound(msgspec.structs.replace(clock, sent=step, snoozed=None), person))
        if step == "up":
            await self._time_is_up(link, clock, table)
        elif person.remind != "off" and not is_away(now, person):
            item = _item(clock, table, step)
            if person.remind == "direct":
                direct[clock.person].append(item)
            else:
                await outbox.post(link, table.id, table.channel, "reminder", {"tables": [item]}, stamp(now))

    async def _time_is_up(self, link: Link, clock: Clock, table: Table) -> None:
        """Ask the others what to do. Somebody who plays alone against AIs is only told."""
        now = self._desk.seconds()
        others = [
            seat.person
            for seat in table.seats
            if seat.person not in (None, clock.person) and not seat.played_by_ai and not seat.vacant
        ]
        vote = None
        if others and not any(one.kind == "late" for one in await votes.still_open(link, table.id)):
            entry = int(await link.value("SELECT entry FROM current WHERE table_id = ?", table.id))
            vote = await votes.begin(link, table.id, "late", clock.seat, entry, None, now)
        values = {"seat": clock.seat, "person": clock.person, "vote": vote, "people": others}
        await outbox.post(link, table.id, table.channel, "time_up", values, now)

    async def snooze(self, table_id: str, person: int, span: timedelta) -> int | None:
        """No reminder for this turn for a while; the deadline stays. Returns when the next one comes."""
        if not timedelta(0) < span <= _LONGEST_SNOOZE:
            raise Refusal("remind-bad-snooze", hours=int(_LONGEST_SNOOZE / timedelta(hours=1)))
        async with self._desk.store.transaction() as link:
            clock = await clocks.of_table(link, table_id)
            if clock is None or clock.person != person:
                raise Refusal("remind-nothing-to-snooze")
            until = stamp(self._desk.now() + span)
            snoozed = wound(msgspec.structs.replace(clock, snoozed=until), await people.person(link, person))
            await clocks.save(link, snoozed)
        return snoozed.due


class Settings:
    """People's and servers' settings. Whatever bears on reminders takes effect on clocks that already run."""

    def __init__(self, desk: Desk) -> None:
        self._desk = desk
        self._known: dict[int, Person] = {}  # every answer begins with a look at somebody's language
        self._saved = 0

    async def person(self, who: int) -> Person:
        found = self._known.get(who)
        if found is None:
            saved = self._saved
            found = await people.person(self._desk.store.read, who)
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            if saved == self._saved:  # nobody saved anything while this was being read
                self._known[who] = found
        return found

    async def has_finished(self, who: int) -> bool:
        """Whether this person ever played a game to its end; who did not is shown tips."""
        return await people.has_finished(self._desk.store.read, who)

    async def server(self, which: int) -> Server:
        return await people.server(self._desk.store.read, which)

    async def save_server(self, settings: Server) -> None:
        async with self._desk.store.transaction() as link:
            await people.save_server(link, settings)

    async def save(self, settings: Person) -> None:
        if settings.zone not in zone_names():
            raise Refusal("settings-unknown-zone", zone=settings.zone)
        async with self._desk.store.transaction() as link:
            await people.save_person(link, settings)
            for clock in await clocks.of_person(link, settings.person):
                await clocks.save(link, wound(clock, settings))
        self._saved += 1
        self._known.pop(settings.person, None)

    async def go_away(self, who: int, last_day: date) -> Person:
        """A vacation from now to the end of `last_day`, where the person lives. Clocks stand still."""
        now = self._desk.now()
        settings = await self.person(who)
        if abs(last_day - now.date()) > 2 * _LONGEST_VACATION:  # some days have no next one
            raise Refusal("vacation-bad-end", days=_LONGEST_VACATION.days)
        until = end_of_day(last_day, settings)
        if not now < until <= now + _LONGEST_VACATION:
            raise Refusal("vacation-bad-end", days=_LONGEST_VACATION.days)
        away = msgspec.structs.replace(settings, away_from=stamp(now), away_until=stamp(until))
        await self.save(away)
        return away

    async def be_back(self, who: int) -> Person:
        """End a vacation early: the time it took until now still does not count."""
        settings = await self.person(who)
        now: datetime = self._desk.now()
        if not is_away(now, settings):
            raise Refusal("vacation-none")
        back = msgspec.structs.replace(settings, away_until=stamp(now))
        await self.save(back)
        return back


def _item(clock: Clock, table: Table, step: str) -> dict[str, Any]:
    return {
        "table": table.id,
        "channel": table.channel,
        "seat": clock.seat,
        "person": clock.person,
        "step": step,
        "deadline": clock.deadline,
    }
