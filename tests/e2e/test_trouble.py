"""What goes wrong on Discord's side or on the way: limits, failures, lost connections, closed doors."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import date, timedelta

import pytest

from bot.sandbox.gateway import IDENTIFY, RESUME
from bot.sandbox.interactions import NoAnswerError
from bot.words.i18n import say
from tests.e2e.conftest import House
from tests.e2e.harness import PATIENCE, asks, parts, until
from tests.e2e.trouble import MESSAGES, play_a_turn, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")

DAY = timedelta(days=1)
HALF_A_DAY_AND_MORE = 13 * 60 * 60


async def test_rate_limited_messages_and_answers_arrive_once(house: House) -> None:
    sitting = await house.table()
    house.fake.faults.rate_limit("POST", MESSAGES, retry_after=0.1)
    house.fake.faults.rate_limit("PATCH", "/webhooks/*/*/messages/*", retry_after=0.1)
    told = len(sitting.told())
    await play_a_turn(sitting)
    assert len(sitting.told()) == told + 1
    assert len(house.fake.faults.struck) >= 2


async def test_what_happened_while_the_gateway_was_down_is_answered_when_it_is_back(house: House) -> None:
    sitting = await house.table()
    found = sitting.newest_ping()
    assert found is not None
    person, message = found
    panel = await sitting.open_panel(person, message)
    await house.fake.gateway.drop()
    answer = await sitting.touch(person, panel)
    await answer.edited()
    while asks(panel):
        await sitting.tap(person, panel)
    await until(house.fake, lambda: sitting.waits_for_other(person))


@pytest.mark.parametrize("connected", [True, False], ids=["while connected", "while away"])
async def test_a_bot_that_must_identify_anew_goes_on(house: House, connected: bool) -> None:
    sitting = await house.table()
    gateway = house.fake.gateway
    found = sitting.newest_ping()
    assert found is not None
    panel = await sitting.open_panel(*found)
    begun = gateway.sent_by_bot(IDENTIFY)
    await (gateway.invalidate() if connected else gateway.drop(resume=False))
    await gateway.until(connected=True, within=PATIENCE)
    assert gateway.sent_by_bot(IDENTIFY) == begun + 1
    while asks(panel):
        await sitting.tap(found[0], panel)
    await until(house.fake, lambda: sitting.waits_for_other(found[0]))


async def test_a_bot_that_is_asked_to_reconnect_misses_nothing(house: House) -> None:
    sitting = await house.table()
    gateway = house.fake.gateway
    found = sitting.newest_ping()
    assert found is not None
    panel = await sitting.open_panel(*found)
    begun, resumed = gateway.sent_by_bot(IDENTIFY), gateway.sent_by_bot(RESUME)
    await gateway.ask_to_reconnect()
    await sitting.tap(found[0], panel)
    assert (gateway.sent_by_bot(IDENTIFY), gateway.sent_by_bot(RESUME)) == (begun, resumed + 1)


async def test_a_tap_that_was_acknowledged_too_late_changes_nothing(house: House) -> None:
    sitting = await house.table()
    found = sitting.newest_ping()
    assert found is not None
    person, message = found
    panel = await sitting.open_panel(person, message)
    before = panel.raw["components"]
    house.fake.faults.late_acknowledgement()
    answer = await sitting.touch(person, panel)
    with pytest.raises(NoAnswerError):
        await answer.settled()
    house.fake.unanswered.clear()
    assert panel.raw["components"] == before
    await sitting.tap(person, panel)
    assert panel.raw["components"] != before


async def test_a_command_that_was_acknowledged_too_late_is_not_answered_twice(house: House) -> None:
    sitting = await house.table()
    house.fake.faults.late_acknowledgement()
    answer = await sitting.people[0].slash(sitting.channel, "status", wait=False)
    with pytest.raises(NoAnswerError):
        await answer.settled()
    house.fake.unanswered.clear()
    assert "Argentina" in (await sitting.people[0].slash(sitting.channel, "status")).content


async def test_an_edit_that_fails_is_tried_again(house: House) -> None:
    sitting = await house.table()
    house.fake.faults.fail("PATCH", "/webhooks/*/*/messages/*", status=502)
    await play_a_turn(sitting)


@pytest.mark.parametrize("lost", [False, True])
async def test_a_message_that_fails_is_told_once(house: House, lost: bool) -> None:
    """Discord.py tries 502 again, but not 503: that is for our outbox, which looks before it sends again."""
    sitting = await house.table()
    trouble = house.fake.faults.lose_answer if lost else house.fake.faults.fail
    trouble("POST", MESSAGES, status=503)
    told = len(sitting.told())
    await play_a_turn(sitting)
    await play_a_turn(sitting)
    assert len(sitting.told()) == told + 2


async def test_a_reminder_to_closed_direct_messages_goes_to_the_channel(house: House) -> None:
    sitting = await house.table(begin=False)
    host, guest = sitting.people
    for person in sitting.people:
        await person.slash(sitting.channel, "remind", where="direct")
        house.fake.close_dms(person)
    await host.slash(sitting.channel, "trail new", players=2, pace=1)
    await guest.slash(sitting.channel, "trail join")
    await host.slash(sitting.channel, "trail start")
    await until(house.fake, sitting.newest_ping)
    assert await house.bot.stop() == 0
    with closing(sqlite3.connect(house.bot.db)) as database, database:
        database.execute(
            "UPDATE clocks SET asked_at = asked_at - ?, due = due - ?", (HALF_A_DAY_AND_MORE,) * 2
        )
    await house.bot.start()
    await until(house.fake, lambda: any("⏰" in message.content for message in sitting.told()))
    reminder = sitting.told()[-1]
    assert len(reminder.pinged) == 1 and parts(reminder, "o")
    assert refused(house.fake) == {50007}


def synced(house: House) -> int:
    """1 once the bot has noted that Discord has its commands."""
    with closing(sqlite3.connect(house.bot.db)) as database:
        count: int = database.execute("SELECT count(*) FROM secrets WHERE name = 'commands'").fetchone()[0]
    return count


async def test_commands_that_discord_does_not_take_are_tried_again_while_the_bot_goes_on(
    house: House,
) -> None:
    sitting = await house.table()
    assert await house.bot.stop() == 0
    with closing(sqlite3.connect(house.bot.db)) as database, database:
        database.execute("DELETE FROM secrets WHERE name = 'commands'")
    house.fake.faults.fail("PUT", "/applications/*/commands", status=400, code=50035)
    await house.bot.start()
    assert "Argentina" in (await sitting.people[0].slash(sitting.channel, "status")).content
    await until(house.fake, lambda: not house.fake.faults.waiting and synced(house) == 1)
    assert "were not synced" in house.bot.log.read_text()


async def test_trouble_after_a_deferral_is_said_in_its_place(house: House) -> None:
    sitting = await house.table()
    answer = await sitting.people[0].slash(sitting.channel, "vacation", until="soon")
    assert answer.content == say("en", "vacation-bad-date") and not answer.followups
    away = await sitting.people[0].slash(sitting.channel, "vacation", until=(date.today() + DAY).isoformat())
    assert f" {(date.today() + DAY).day}" in away.content


async def test_buttons_of_old_messages_are_taken_off(house: House) -> None:
    sitting = await house.table()
    for _ in range(3):
        await play_a_turn(sitting)
    await until(house.fake, lambda: sum(bool(parts(message, "o")) for message in sitting.told()) == 1)


async def test_work_in_flight_is_finished_at_sigterm(house: House) -> None:
    sitting = await house.table()
    asked = [
        await person.slash(sitting.channel, path, wait=False)
        for person in sitting.people
        for path in ("hand", "market")
    ]
    await asked[0].until(lambda answer: answer.callback is not None)
    assert await house.bot.stop() == 0
    answers = [answer.message for answer in asked]
    for answer in asked:
        answer.fail()
    house.fake.unanswered.clear()
    await house.bot.start()
    # Whatever was acknowledged has its answer; what came too late was never taken up. On a slow machine the
    # bot does not wait for the pictures for ever.
    lost = say("en", "picture-lost").partition("`")[0]
    assert any(answers)
    assert all(one is None or one.files or lost in one.text for one in answers)
    await sitting.people[0].slash(sitting.channel, "status")


async def test_a_bot_that_dies_before_the_next_question_of_a_solo_game_leaves_word_where_it_is(
    house: House,
) -> None:
    sitting = await house.table(begin=False)
    person = sitting.people[0]
    await person.slash(person.dm, "trail solo")
    (panel,) = await until(house.fake, lambda: [one for one in person.messages(person.dm) if asks(one)])
    await sitting.tap(person, panel)
    house.fake.faults.fail("POST", MESSAGES, status=503)
    answer = await person.slash(person.dm, "done", wait=False)
    await until(house.fake, lambda: answer.content == say("en", "panel-below"))
    await house.bot.restart()
    told = await until(house.fake, lambda: [m for m in person.messages(person.dm) if "turn 1" in m.content])
    (button,) = parts(told[0], "o")
    asked = (await person.click(told[0], custom_id=button["custom_id"])).message
    assert asked is not None and asks(asked)
