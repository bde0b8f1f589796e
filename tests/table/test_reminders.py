"""Reminders: when, to whom, where, and when not."""

from datetime import date, timedelta

import msgspec
import pytest

from bot.store import clocks
from bot.store.letters import Reminder, Waiting
from bot.table import Refusal
from bot.table.post import DirectClosed

NORTH, SOUTH, EAST = 101, 102, 103


async def rings(session):
    """What a run of the background sends now."""
    before = len(session.channel.letters)
    await session.tables.reminders.tick()
    await session.post.deliver()
    return session.channel.letters[before:]


async def steps(session):
    """The kinds of what is sent now; of a reminder, which of a turn's reminders it is."""
    sent = []
    for letter in await rings(session):
        if isinstance(letter.content, Reminder):
            found = [await clocks.of_table(session.store.read, item.table) for item in letter.content.tables]
            sent += [clock.sent for clock in found]
        else:
            sent.append(letter.kind)
    return sent


async def paced(session, *people, days=1, channel=1):
    table = await session.game(*(people or (NORTH, SOUTH)), pace_days=days, channel=channel)
    await session.post.deliver()
    return table, (await session.asked(table))[0]


async def test_at_half_time_near_the_end_and_when_time_is_up(session, clock):
    await paced(session, days=2)
    assert await steps(session) == []
    clock.pass_(hours=24, seconds=-1)
    assert await steps(session) == []
    clock.pass_(seconds=1)
    assert await steps(session) == ["half"]
    assert await steps(session) == []
    clock.pass_(hours=18)
    assert await steps(session) == ["near"]
    clock.pass_(hours=6)
    assert await steps(session) == ["time_up"]
    clock.pass_(days=30)
    assert await steps(session) == []


async def test_no_pace_no_reminder(session, clock):
    await session.game()
    await session.post.deliver()
    clock.pass_(days=100)
    assert await steps(session) == []


async def test_a_reminder_names_who_where_and_until_when(session, clock):
    table, person = await paced(session)
    asked = await session.tables.play.asked(table.id, person)
    clock.pass_(hours=12)
    (letter,) = await rings(session)
    assert letter.channel == table.channel and letter.person is None
    (item,) = letter.content.tables
    assert item == Waiting(table.id, table.channel, person, asked.deadline)


async def test_after_an_absence_of_the_bot_only_the_latest_is_sent(session, open_session, clock):
    await paced(session)
    await session.store.close()
    clock.pass_(hours=23)
    again = await open_session()
    assert await steps(again) == ["near"]
    await again.store.close()
    clock.pass_(days=9)
    again = await open_session()
    assert await steps(again) == ["time_up"]
    assert await steps(again) == []


async def test_a_reminder_written_before_a_crash_is_sent_once(session, open_session, clock):
    await paced(session)
    clock.pass_(hours=12)
    await session.tables.reminders.tick()
    await session.store.close()
    again = await open_session()
    assert await steps(again) == ["half"]


async def test_no_reminder_for_a_turn_already_played(session, clock):
    table, _ = await paced(session)
    clock.pass_(hours=11)
    await session.turn(table)
    await session.post.deliver()
    clock.pass_(hours=2)
    assert await steps(session) == []


async def test_a_reminder_that_waits_in_the_outbox_goes_when_the_turn_is_played(session, clock):
    table, _ = await paced(session)
    clock.pass_(hours=12)
    await session.tables.reminders.tick()
    await session.turn(table)
    await session.post.deliver()
    assert "reminder" not in session.channel.kinds()


async def test_quiet_hours_put_a_reminder_off(session, clock):
    _table, person = await paced(session)  # asked at 12:00 UTC, half time at midnight
    settings = await session.tables.preferences.person(person)
    await session.tables.preferences.save(
        msgspec.structs.replace(settings, zone="Europe/Berlin", quiet_from=22 * 60, quiet_to=8 * 60)
    )
    clock.pass_(hours=12)
    assert await steps(session) == []
    clock.pass_(hours=7)  # 07:00 UTC, 08:00 in Berlin
    assert await steps(session) == ["half"]


async def test_a_reminder_missed_by_day_does_not_ring_at_night(session, clock):
    """It came due in the afternoon while the bot was away; the bot comes back at three in the night."""
    _table, person = await paced(session)
    await session.tables.preferences.save(
        msgspec.structs.replace(await session.tables.preferences.person(person), quiet_from=60, quiet_to=300)
    )
    clock.pass_(hours=15)  # half time was at midnight, it is 03:00
    assert await steps(session) == []
    clock.pass_(hours=2)
    assert await steps(session) == ["half"]


async def test_a_deadline_in_the_night_waits_for_the_morning(session, clock):
    clock.pass_(hours=12)  # midnight
    table, person = await paced(session)
    await session.tables.preferences.save(
        msgspec.structs.replace(
            await session.tables.preferences.person(person), quiet_from=1380, quiet_to=420
        )
    )
    deadline = (await session.tables.play.asked(table.id, person)).deadline
    assert deadline == int((clock() + timedelta(days=1, hours=7)).timestamp())


async def test_snooze(session, clock):
    table, person = await paced(session)
    clock.pass_(hours=11)
    due = await session.tables.reminders.snooze(table.id, person, timedelta(hours=4))
    assert due == int((clock() + timedelta(hours=4)).timestamp())
    clock.pass_(hours=3)
    assert await steps(session) == []
    clock.pass_(hours=1)
    assert await steps(session) == ["half"]
    with pytest.raises(Refusal, match="remind-nothing-to-snooze"):
        await session.tables.reminders.snooze(table.id, EAST, timedelta(hours=4))
    with pytest.raises(Refusal, match="remind-bad-snooze"):
        await session.tables.reminders.snooze(table.id, person, timedelta(days=9))


async def test_snoozing_does_not_move_the_deadline(session, clock):
    table, person = await paced(session)
    await session.tables.reminders.snooze(table.id, person, timedelta(days=2))
    clock.pass_(hours=24)
    assert await steps(session) == ["time_up"]


@pytest.mark.parametrize("day", [date.min, date(2020, 1, 1), date.max])
async def test_a_vacation_ends_on_a_day_that_makes_sense(session, day):
    with pytest.raises(Refusal, match="vacation-bad-end"):
        await session.tables.preferences.go_away(NORTH, day)


async def test_a_vacation_stops_the_clock_and_gives_back_what_was_left(session, clock):
    table, person = await paced(session)
    clock.pass_(hours=6)
    await session.tables.preferences.go_away(person, date(2026, 11, 20))
    clock.pass_(days=3)
    assert await steps(session) == []
    deadline = (await session.tables.play.asked(table.id, person)).deadline
    assert deadline == int(clock.time.replace(day=21, hour=18, minute=0).timestamp())
    clock.time = clock.time.replace(day=21, hour=6, minute=0)  # six hours before and six after make half
    assert await steps(session) == ["half"]


async def test_coming_home_early_starts_the_clock_again(session, clock):
    _table, person = await paced(session)
    await session.tables.preferences.go_away(person, date(2026, 12, 1))
    clock.pass_(days=2)
    await session.tables.preferences.be_back(person)
    clock.pass_(hours=12)
    assert await steps(session) == ["half"]
    with pytest.raises(Refusal, match="vacation-none"):
        await session.tables.preferences.be_back(person)
    with pytest.raises(Refusal, match="vacation-bad-end"):
        await session.tables.preferences.go_away(person, date(2026, 1, 1))
    with pytest.raises(Refusal, match="vacation-bad-end"):
        await session.tables.preferences.go_away(person, date(2028, 1, 1))


async def set_remind(session, person, where):
    settings = await session.tables.preferences.person(person)
    await session.tables.preferences.save(msgspec.structs.replace(settings, remind=where))


async def test_reminders_as_direct_messages_from_several_tables_come_as_one(session, clock):
    await set_remind(session, NORTH, "direct")
    tables = []
    for channel in range(1, 40):
        table, person = await paced(session, channel=channel)
        if person == NORTH:
            tables.append(table)
    assert len(tables) > 1
    clock.pass_(hours=12)
    direct = [letter for letter in await rings(session) if letter.person == NORTH]
    assert len(direct) == 1
    assert sorted(item.table for item in direct[0].content.tables) == sorted(t.id for t in tables)


async def test_closed_direct_messages_fall_back_to_the_channels(session, clock):
    await set_remind(session, NORTH, "direct")
    await set_remind(session, SOUTH, "direct")
    for channel in (1, 2):
        await paced(session, channel=channel)
    session.channel.trouble = {NORTH: DirectClosed(), SOUTH: DirectClosed()}
    clock.pass_(hours=12)
    letters = await rings(session)
    assert sorted(letter.channel for letter in letters) == [1, 2]
    assert {letter.person for letter in letters} == {None}
    assert await rings(session) == []


async def test_a_direct_reminder_loses_only_the_part_about_the_turn_that_was_played(session, clock):
    await set_remind(session, NORTH, "direct")
    tables = []
    for channel in range(1, 40):
        table, person = await paced(session, channel=channel)
        if person == NORTH:
            tables.append(table)
    clock.pass_(hours=12)
    await session.tables.reminders.tick()
    await session.turn(tables[0])
    await session.post.deliver()
    (letter,) = [letter for letter in session.channel.letters if letter.person == NORTH]
    assert sorted(item.table for item in letter.content.tables) == sorted(t.id for t in tables[1:])


async def test_no_reminders_for_those_who_want_none_but_time_still_runs_out(session, clock):
    _, person = await paced(session)
    await set_remind(session, person, "off")
    clock.pass_(hours=12)
    assert await steps(session) == []
    clock.pass_(hours=12)
    assert await steps(session) == ["time_up"]


async def test_zones_that_do_not_exist_are_refused(session):
    settings = await session.tables.preferences.person(NORTH)
    with pytest.raises(Refusal, match="settings-unknown-zone"):
        await session.tables.preferences.save(msgspec.structs.replace(settings, zone="Mars/Olympus"))


async def test_settings_survive_a_restart(session, open_session):
    settings = await session.tables.preferences.person(NORTH)
    mine = msgspec.structs.replace(
        settings, language="pt-BR", zone="America/Sao_Paulo", quiet_from=1, quiet_to=2
    )
    await session.tables.preferences.save(mine)
    server = msgspec.structs.replace(await session.tables.preferences.server(7), language="de", pace_days=2)
    await session.tables.preferences.save_server(server)
    await session.store.close()
    again = await open_session()
    assert await again.tables.preferences.person(NORTH) == mine
    assert await again.tables.preferences.server(7) == server


async def test_whoever_was_asked_while_the_clock_was_fast_is_reminded_all_the_same(session, clock):
    clock.pass_(days=3650)
    table, _ = await paced(session, days=1)
    clock.pass_(days=-3650)
    assert await steps(session) == []
    mended = await clocks.of_table(session.store.read, table.id)
    assert mended.deadline == int(clock().timestamp()) + 86400
    clock.pass_(hours=12)
    assert await steps(session) == ["half"]
