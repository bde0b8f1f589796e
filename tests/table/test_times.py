"""Quiet hours and spans of time, in every kind of zone and over every change of the clocks."""

from datetime import UTC, date, datetime, timedelta

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from bot.store.records import PersonSettings, TurnClock, moment, stamp
from bot.table.schedule import due_step, moments, scheduled
from bot.table.times import (
    after,
    end_of_day,
    is_away,
    is_quiet,
    quiet_begin,
    quiet_end,
    zone_names,
)

# Daylight saving in both hemispheres, by an hour and (Lord Howe) by half of one, over midnight (Asunción,
# until 2024), half and quarter hours from UTC, a zone that once skipped a whole day, and none at all.
ZONES = [
    *("Europe/Berlin", "America/New_York", "America/Sao_Paulo", "America/Asuncion", "Australia/Lord_Howe"),
    *("Australia/Adelaide", "Asia/Kolkata", "Asia/Kathmandu", "America/St_Johns", "Africa/Casablanca"),
    *("Pacific/Apia", "Pacific/Chatham", "Europe/Moscow", "UTC"),
]
MINUTE = timedelta(minutes=1)

often = settings(max_examples=300, deadline=None)

minutes = st.integers(0, 1439)
times = st.datetimes(datetime(2011, 1, 1), datetime(2030, 1, 1), timezones=st.just(UTC))
people = st.builds(
    PersonSettings, st.just(1), zone=st.sampled_from(ZONES), quiet_from=minutes, quiet_to=minutes
)


def changes(zone: str, year: int) -> list[datetime]:
    """The moments of a year at which the clocks of a zone change."""
    from zoneinfo import ZoneInfo

    here = ZoneInfo(zone)
    hours = [datetime(year, 1, 1, tzinfo=UTC) + timedelta(minutes=30 * n) for n in range(2 * 24 * 365)]
    offsets = [when.astimezone(here).utcoffset() for when in hours]
    return [when for when, old, new in zip(hours[1:], offsets, offsets[1:], strict=False) if old != new]


CHANGES = [(zone, when) for zone in ZONES for when in changes(zone, 2023)]


def test_there_are_changes_of_both_kinds_to_test_with():
    assert len({zone for zone, _ in CHANGES}) >= 8
    assert {"Australia/Lord_Howe", "Europe/Berlin", "America/Asuncion"} <= {zone for zone, _ in CHANGES}


near_changes = st.builds(
    lambda change, offset: (change[0], change[1] + offset * MINUTE),
    st.sampled_from(CHANGES),
    st.integers(-1500, 1500),
)


@often
@given(people, times)
@example(
    PersonSettings(1, zone="Europe/Berlin", quiet_from=1320, quiet_to=150),
    datetime(2023, 3, 25, 23, tzinfo=UTC),
)
@example(
    PersonSettings(1, zone="Europe/Berlin", quiet_from=1320, quiet_to=150),
    datetime(2023, 10, 28, 23, tzinfo=UTC),
)
def test_the_end_of_quiet_hours_is_the_first_moment_that_is_not_quiet(person, when):
    end = quiet_end(when, person)
    assert not is_quiet(end, person)
    if is_quiet(when, person):
        assert when < end <= when + timedelta(hours=26)
        assert is_quiet(end - MINUTE, person)
    else:
        assert end == when


@often
@given(near_changes, minutes, minutes)
def test_no_moment_on_the_way_to_the_end_is_loud_around_a_change_of_clocks(zone_and_time, begin, end):
    zone, when = zone_and_time
    person = PersonSettings(1, zone=zone, quiet_from=begin, quiet_to=end)
    until = quiet_end(when, person)
    while when < until:
        assert is_quiet(when, person)
        when += MINUTE
    assert not is_quiet(until, person)


@often
@given(near_changes, minutes, minutes)
@example(("Europe/Berlin", datetime(2023, 3, 26, 1, tzinfo=UTC)), 180, 120)
def test_the_beginning_of_quiet_hours_is_their_first_moment(zone_and_time, begin, end):
    zone, when = zone_and_time
    person = PersonSettings(1, zone=zone, quiet_from=begin, quiet_to=end)
    since = quiet_begin(when, person)
    if not is_quiet(when, person):
        assert since == when
        return
    assert since <= when
    assert not is_quiet(since - MINUTE, person)
    while since <= when:
        assert is_quiet(since, person)
        since += MINUTE


@often
@given(people, times)
def test_quiet_is_what_the_wall_clock_says(person, when):
    from zoneinfo import ZoneInfo

    wall = when.astimezone(ZoneInfo(person.zone))
    minute = wall.hour * 60 + wall.minute
    quiet_minutes = set()
    now = person.quiet_from
    while now != person.quiet_to:
        quiet_minutes.add(now)
        now = (now + 1) % 1440
    assert is_quiet(when, person) == (minute in quiet_minutes)


def test_a_night_over_midnight():
    person = PersonSettings(1, zone="Asia/Kolkata", quiet_from=22 * 60, quiet_to=7 * 60 + 30)
    late = datetime(2026, 11, 16, 18, 0, tzinfo=UTC)  # 23:30 in Kolkata
    assert quiet_end(late, person) == datetime(2026, 11, 17, 2, 0, tzinfo=UTC)  # 07:30
    assert quiet_begin(late, person) == datetime(2026, 11, 16, 16, 30, tzinfo=UTC)  # 22:00


def test_the_short_and_the_long_night():
    """In Berlin the night of 22:00 to 8:00 has nine hours in March and eleven in October."""
    person = PersonSettings(1, zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=8 * 60)
    for evening, hours in (
        (datetime(2026, 3, 28, 21, tzinfo=UTC), 9),
        (datetime(2026, 10, 24, 20, tzinfo=UTC), 11),
    ):
        assert quiet_end(evening, person) - evening == timedelta(hours=hours)


@often
@given(times, st.integers(0, 14 * 86400), times, st.integers(1, 40 * 86400))
def test_a_vacation_does_not_count(start, span, away_from, length):
    start, away_from = start.replace(microsecond=0), away_from.replace(microsecond=0)
    away_from = start + (away_from - start) % timedelta(days=30) - timedelta(days=10)
    person = PersonSettings(1, away_from=stamp(away_from), away_until=stamp(away_from) + length)
    end = after(start, timedelta(seconds=span), person)
    overlap = min(end, moment(stamp(away_from) + length)) - max(start, away_from)
    assert end - start - max(overlap, timedelta(0)) == timedelta(seconds=span)


def test_the_last_day_of_a_vacation_is_whole_where_the_person_lives():
    person = PersonSettings(1, zone="America/Sao_Paulo")
    until = end_of_day(date(2026, 12, 24), person)
    assert until == datetime(2026, 12, 25, 3, 0, tzinfo=UTC)
    away = PersonSettings(1, away_from=0, away_until=stamp(until))
    assert is_away(until - MINUTE, away) and not is_away(until, away)


@often
@given(people, times, st.sampled_from([1, 2, 3, 7]))
def test_reminders_come_in_order_and_never_in_quiet_hours(person, asked, days):
    asked = asked.replace(microsecond=0)
    half, near, up = moments(asked, timedelta(days=days), person)
    assert asked <= half <= near < up
    assert up >= asked + timedelta(days=days)
    assert not is_quiet(up, person)
    assert not is_quiet(near, person) or near == asked
    assert not is_quiet(half, person) or half == asked


@often
@given(people, times, st.sampled_from([1, 2, 3, 7]), st.integers(0, 10 * 86400))
def test_a_clock_that_rings_when_due_goes_on_to_its_end(person, asked, days, snooze):
    """However a clock is set, it rings at most three times, and the last time says that time is up."""
    clock = scheduled(
        TurnClock("t", "north", 1, stamp(asked), days * 86400, 0, snoozed=stamp(asked) + snooze), person
    )
    sent = []
    while clock.due is not None:
        step = due_step(clock, person, moment(clock.due))
        assert step not in ("none", clock.sent)
        sent.append(step)
        clock = scheduled(TurnClock("t", "north", 1, stamp(asked), days * 86400, 0, sent=step), person)
    assert sent[-1] == "up" and len(sent) <= 3
    assert sent == sorted(sent, key=["half", "near", "up"].index)


def test_zones_can_be_chosen_on_a_bare_machine():
    assert set(ZONES) <= set(zone_names())


@pytest.mark.parametrize("name", ["Mars/Olympus", "../../etc/passwd", ""])
def test_a_zone_that_has_vanished_counts_as_utc(name):
    noon = datetime(2026, 1, 1, 12, tzinfo=UTC)
    assert is_quiet(noon, PersonSettings(1, zone=name, quiet_from=720, quiet_to=721))
