"""People's and servers' settings. Whatever bears on reminders takes effect on clocks that already run."""

from datetime import date, datetime, timedelta

import msgspec

from bot.store import clocks, people
from bot.store.records import PersonSettings, ServerSettings, stamp
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.schedule import scheduled
from bot.table.times import end_of_day, is_away, zone_names

_LONGEST_VACATION = timedelta(days=60)
_MOST_KNOWN = 10_000
_DAY, _NIGHT = 24 * 60, 9 * 60  # minutes


def with_quiet_hours(settings: PersonSettings, begin: int | None, end: int | None) -> PersonSettings:
    """Quiet hours in minutes of the day. Of what is not said, what was set stays; or else a night is assumed.

    Equal ends mean none.
    """
    if begin is None and end is None:
        return msgspec.structs.replace(settings, quiet_from=None, quiet_to=None)
    if begin is None:
        begin = settings.quiet_from if settings.quiet_from is not None else ((end or 0) - _NIGHT) % _DAY
    if end is None:
        end = settings.quiet_to if settings.quiet_to is not None else (begin + _NIGHT) % _DAY
    if begin == end:
        return msgspec.structs.replace(settings, quiet_from=None, quiet_to=None)
    return msgspec.structs.replace(settings, quiet_from=begin, quiet_to=end)


class Preferences:
    def __init__(self, context: TableContext) -> None:
        self._context = context
        self._known: dict[int, PersonSettings] = {}  # every answer begins with a look at somebody's language
        self._saved = 0
        context.store.on_news(self._heard)

    def _heard(self, news: str) -> None:
        """Another process has saved somebody's settings."""
        if news == "people":
            self._saved += 1
            self._known.clear()

    async def person(self, who: int) -> PersonSettings:
        found = self._known.get(who)
        if found is None:
            saved = self._saved
            found = await people.person(self._context.store.read, who)
            if len(self._known) >= _MOST_KNOWN:
                self._known.clear()
            if saved == self._saved:  # nobody saved anything while this was being read
                self._known[who] = found
        return found

    async def keep_look(self, who: int, kind: str, picture: str) -> None:
        """Remember the picture that a person switched to for a kind of question."""
        async with self._context.store.transaction() as link:
            people.save_look(link, who, kind, picture)

    def forget(self, who: int) -> None:
        """Somebody's settings are gone."""
        self._saved += 1
        self._known.pop(who, None)

    async def kept(self, name: str) -> str | None:
        """What the bot itself remembers under a name."""
        return await people.kept(self._context.store.read, name)

    async def keep(self, name: str, value: str) -> None:
        async with self._context.store.transaction() as link:
            people.keep(link, name, value)

    async def server(self, which: int) -> ServerSettings:
        return await people.server(self._context.store.read, which)

    async def save_server(self, settings: ServerSettings) -> None:
        async with self._context.store.transaction() as link:
            people.save_server(link, settings)

    async def save(self, settings: PersonSettings) -> None:
        if settings.zone not in zone_names():
            raise Refusal("settings-unknown-zone", zone=settings.zone)
        async with self._context.store.transaction() as link:
            people.save_person(link, settings)
            for clock in await clocks.of_person(link, settings.person):
                clocks.save(link, scheduled(clock, settings))
        self._saved += 1
        self._known.pop(settings.person, None)

    async def go_away(self, who: int, last_day: date) -> PersonSettings:
        """A vacation from now to the end of `last_day`, where the person lives. Clocks stand still."""
        now = self._context.now()
        settings = await self.person(who)
        if abs(last_day - now.date()) > 2 * _LONGEST_VACATION:  # some days have no next one
            raise Refusal("vacation-bad-end", days=_LONGEST_VACATION.days)
        until = end_of_day(last_day, settings)
        if not now < until <= now + _LONGEST_VACATION:
            raise Refusal("vacation-bad-end", days=_LONGEST_VACATION.days)
        away = msgspec.structs.replace(settings, away_from=stamp(now), away_until=stamp(until))
        await self.save(away)
        return away

    async def be_back(self, who: int) -> PersonSettings:
        """End a vacation early: the time it took until now still does not count."""
        settings = await self.person(who)
        now: datetime = self._context.now()
        if not is_away(now, settings):
            raise Refusal("vacation-none")
        back = msgspec.structs.replace(settings, away_until=stamp(now))
        await self.save(back)
        return back
