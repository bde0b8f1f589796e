"""When to remind: spans of time that skip a vacation, and quiet hours in a person's own time zone.

Everything is computed in UTC. Quiet hours are what the clock on the person's wall says, so on the days on
which clocks change they are as long as that clock makes them.
"""

from datetime import UTC, date, datetime, time, timedelta
from functools import lru_cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.store.records import PersonSettings, moment

_MINUTE = timedelta(minutes=1)
_DAY = 24 * 60


@lru_cache(maxsize=1)
def zone_names() -> tuple[str, ...]:
    """Every zone a person may choose, for autocompletes and checks."""
    return tuple(sorted(available_timezones()))


@lru_cache(maxsize=256)
def zone(name: str) -> ZoneInfo:
    """A zone by name. One that has vanished from the time zone data counts as UTC: a reminder still comes."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError):
        return ZoneInfo("UTC")


def _wall(when: datetime, person: PersonSettings) -> int:
    local = when.astimezone(zone(person.zone))
    return local.hour * 60 + local.minute


def is_quiet(when: datetime, person: PersonSettings) -> bool:
    """Whether the person's wall clock shows quiet hours. They may run over midnight; equal ends mean none."""
    begin, end = person.quiet_from, person.quiet_to
    if begin is None or end is None or begin == end:
        return False
    wall = _wall(when, person)
    return begin <= wall < end if begin < end else wall >= begin or wall < end


def _shift(when: datetime, minutes: int, person: PersonSettings) -> datetime | None:
    """`when` moved by wall-clock minutes; None if the clocks change on the way, when that is not the same."""
    there = when + minutes * _MINUTE
    here = zone(person.zone)
    return there if when.astimezone(here).utcoffset() == there.astimezone(here).utcoffset() else None


def quiet_end(when: datetime, person: PersonSettings) -> datetime:
    """The first moment from `when` on that is not quiet."""
    if not is_quiet(when, person) or person.quiet_to is None:
        return when
    when = when.astimezone(UTC).replace(second=0, microsecond=0)
    end = _shift(when, (person.quiet_to - _wall(when, person)) % _DAY, person)
    if end is None:
        end = when
        while is_quiet(end, person):
            end += _MINUTE
    return end


def quiet_begin(when: datetime, person: PersonSettings) -> datetime:
    """The moment at which the quiet hours that hold `when` began."""
    if not is_quiet(when, person) or person.quiet_from is None:
        return when
    when = when.astimezone(UTC).replace(second=0, microsecond=0)
    begin = _shift(when, -((_wall(when, person) - person.quiet_from) % _DAY), person)
    begin = begin or when
    while is_quiet(begin - _MINUTE, person):  # also over an hour that the clocks leave out
        begin -= _MINUTE
    return begin


def after(start: datetime, span: timedelta, person: PersonSettings) -> datetime:
    """`span` of the person's time after `start`: a vacation does not count."""
    end = start + span
    if person.away_from is None or person.away_until is None:
        return end
    away_from, away_until = moment(person.away_from), moment(person.away_until)
    if end <= away_from or start >= away_until:
        return end
    return end + (away_until - max(start, away_from))


def is_away(when: datetime, person: PersonSettings) -> bool:
    if person.away_from is None or person.away_until is None:
        return False
    return moment(person.away_from) <= when < moment(person.away_until)


def end_of_day(day: date, person: PersonSettings) -> datetime:
    """The last moment of a vacation that ends on `day`: the midnight after it, where the person lives."""
    return datetime.combine(day + timedelta(days=1), time(), zone(person.zone)).astimezone(UTC)


def today(when: datetime, person: PersonSettings) -> date:
    """The day that the person's wall calendar shows."""
    return when.astimezone(zone(person.zone)).date()
