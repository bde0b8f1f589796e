"""What goes wrong on Discord's side or on the way: limits, failures, lost connections, closed doors."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from bot.i18n import say
from bot.sandbox.gateway import IDENTIFY, RESUME
from bot.sandbox.interactions import NoAnswerError
from bot.sandbox.server import Stand
from tests.e2e.conftest import House
from tests.e2e.harness import PATIENCE, Sitting, asks, parts, until

pytestmark = pytest.mark.asyncio(loop_scope="module")

MESSAGES = "/channels/*/messages"
HALF_A_DAY_AND_MORE = 13 * 60 * 60


def refused(stand: Stand) -> set[int]:
    """The codes of what Discord refused; for tests in which it has to refuse something."""
    codes = {rejected.code for rejected in stand.rejected}
    stand.rejected.clear()
    return codes


async def play_a_turn(sitting: Sitting) -> None:
    person = await sitting.turn_by_buttons()
    await until(sitting.stand, lambda: sitting.waits_for_other(person))


async def play_until_asked_no_more(sitting: Sitting) -> None:
    """A turn whose message the table may not get yet."""
    await sitting.turn_by_buttons()


async def test_rate_limited_messages_and_answers_arrive_once(house: House) -> None:
    sitting = await house.table()
    house.stand.faults.rate_limit("POST", MESSAGES, retry_after=0.1)
    house.stand.faults.rate_limit("PATCH", "/webhooks/*/*/messages/*", retry_after=0.1)
    told = len(sitting.told())
    await play_a_turn(sitting)
    assert len(sitting.told()) == told + 1
    assert len(house.stand.faults.struck) >= 2


async def test_what_happened_while_the_gateway_was_down_is_answered_when_it_is_back(house: House) -> None:
    sitting = await house.table()
    found = sitting.newest_ping()
    assert found is not None
    person, message = found
    panel = await sitting.open_panel(person, message)
    await house.stand.gateway.drop()
    answer = await sitting.touch(person, panel)
    await answer.edited()
    while asks(panel):
        await sitting.tap(person, panel)
    await until(house.stand, lambda: sitting.waits_for_other(person))


@pytest.mark.parametrize("connected", [True, False], ids=["while connected", "while away"])
async def test_a_bot_that_must_identify_anew_goes_on(house: House, connected: bool) -> None:
    sitting = await house.table()
    gateway = house.stand.gateway
    found = sitting.newest_ping()
    assert found is not None
    panel = await sitting.open_panel(*found)
    begun = gateway.sent_by_bot(IDENTIFY)
    await (gateway.invalidate() if connected else gateway.drop(resume=False))
    await gateway.until(connected=True, within=PATIENCE)
    assert gateway.sent_by_bot(IDENTIFY) == begun + 1
    while asks(panel):
        await sitting.tap(found[0], panel)
    await until(house.stand, lambda: sitting.waits_for_other(found[0]))


async def test_a_bot_that_is_asked_to_reconnect_misses_nothing(house: House) -> None:
    sitting = await house.table()
    gateway = house.stand.gateway
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
    house.stand.faults.late_acknowledgement()
    answer = await sitting.touch(person, panel)
    with pytest.raises(NoAnswerError):
        await answer.settled()
    house.stand.unanswered.clear()
    assert panel.raw["components"] == before
    await sitting.tap(person, panel)
    assert panel.raw["components"] != before


async def test_a_command_that_was_acknowledged_too_late_is_not_answered_twice(house: House) -> None:
    sitting = await house.table()
    house.stand.faults.late_acknowledgement()
    answer = await sitting.people[0].slash(sitting.channel, "status", wait=False)
    with pytest.raises(NoAnswerError):
        await answer.settled()
    house.stand.unanswered.clear()
    assert "Argentina" in (await sitting.people[0].slash(sitting.channel, "status")).content


async def test_an_edit_that_fails_is_tried_again(house: House) -> None:
    sitting = await house.table()
    house.stand.faults.fail("PATCH", "/webhooks/*/*/messages/*", status=502)
    await play_a_turn(sitting)


@pytest.mark.parametrize("lost", [False, True])
async def test_a_message_that_fails_is_told_once(house: House, lost: bool) -> None:
    """Discord.py tries 502 again, but not 503: that is for our outbox, which looks before it sends again."""
    sitting = await house.table()
    trouble = house.stand.faults.lose_answer if lost else house.stand.faults.fail
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
        house.stand.close_dms(person)
    await host.slash(sitting.channel, "trail new", players=2, pace=1)
    await guest.slash(sitting.channel, "trail join")
    await host.slash(sitting.channel, "trail start")
    await until(house.stand, sitting.newest_ping)
    assert await house.bot.stop() == 0
    with closing(sqlite3.connect(house.bot.db)) as database, database:
        database.execute(
            "UPDATE clocks SET asked_at = asked_at - ?, due = due - ?", (HALF_A_DAY_AND_MORE,) * 2
        )
    await house.bot.start()
    await until(house.stand, lambda: any("⏰" in message.content for message in sitting.told()))
    reminder = sitting.told()[-1]
    assert len(reminder.pinged) == 1 and parts(reminder, "o")
    assert refused(house.stand) == {50007}


async def test_somebody_is_told_when_the_bot_may_not_write(house: House) -> None:
    sitting = await house.table()
    host = sitting.people[0]
    await house.stand.deny(sitting.channel, "send_messages")
    await play_until_asked_no_more(sitting)
    (word,) = await until(house.stand, lambda: host.messages(host.dm))
    assert f"<#{sitting.channel.id}>" in word.content
    await house.stand.deny(sitting.channel)
    assert refused(house.stand) == {50013}


async def test_no_table_is_opened_where_the_bot_may_not_write(house: House) -> None:
    sitting = await house.table(begin=False)
    await house.stand.deny(sitting.channel, "attach_files")
    for path in ("trail new", "trail solo"):
        answer = await sitting.people[0].slash(sitting.channel, path)
        assert answer.ephemeral and f"<#{sitting.channel.id}>" in answer.content
    await house.stand.deny(sitting.channel)
    assert "no table" in (await sitting.people[0].slash(sitting.channel, "status")).content


async def test_somebody_is_told_when_the_channel_is_deleted(house: House) -> None:
    sitting = await house.table()
    host = sitting.people[0]
    house.stand.faults.fail("POST", MESSAGES, status=503)
    await play_until_asked_no_more(sitting)
    await house.stand.delete_channel(sitting.channel)
    (word,) = await until(house.stand, lambda: host.messages(host.dm))
    assert "write" in word.content
    assert refused(house.stand) <= {10003}


async def test_a_game_goes_on_when_the_bot_was_removed_and_invited_again(house: House) -> None:
    sitting = await house.table()
    house.stand.faults.fail("POST", MESSAGES, status=503)
    await play_until_asked_no_more(sitting)
    await house.stand.remove_bot()
    host = sitting.people[0]
    await until(house.stand, lambda: host.messages(host.dm))
    assert refused(house.stand) == {50001}
    await house.stand.invite_bot()
    for person in sitting.people:
        panel = (await person.slash(sitting.channel, "hand")).message
        assert panel is not None
        while asks(panel):
            await sitting.tap(person, panel)
    await until(house.stand, lambda: sitting.newest_ping() is not None)


async def test_buttons_of_old_messages_are_taken_off(house: House) -> None:
    sitting = await house.table()
    for _ in range(3):
        await play_a_turn(sitting)
    await until(house.stand, lambda: sum(bool(parts(message, "o")) for message in sitting.told()) == 1)


async def test_work_in_flight_is_finished_at_sigterm(house: House) -> None:
    sitting = await house.table()
    asked = [
        await person.slash(sitting.channel, path, wait=False)
        for person in sitting.people
        for path in ("board", "hand", "market", "score")
    ]
    await asked[0].until(lambda answer: answer.callback is not None)
    assert await house.bot.stop() == 0
    # Whatever was acknowledged has its answer; what came too late was never taken up.
    for answer in asked:
        assert answer.message is None or answer.message.files
        answer.fail()
    house.stand.unanswered.clear()
    await house.bot.start()
    await sitting.people[0].slash(sitting.channel, "status")


async def test_a_bot_that_dies_before_the_next_question_of_a_solo_game_leaves_word_where_it_is(
    house: House,
) -> None:
    sitting = await house.table(begin=False)
    person = sitting.people[0]
    await person.slash(person.dm, "trail solo")
    (panel,) = await until(house.stand, lambda: [one for one in person.messages(person.dm) if asks(one)])
    await sitting.tap(person, panel)
    house.stand.faults.fail("POST", MESSAGES, status=503)
    answer = await person.slash(person.dm, "done", wait=False)
    await until(house.stand, lambda: answer.content == say("en", "panel-below"))
    await house.bot.restart()
    told = await until(house.stand, lambda: [m for m in person.messages(person.dm) if "turn 1" in m.content])
    (button,) = parts(told[0], "o")
    asked = (await person.click(told[0], custom_id=button["custom_id"])).message
    assert asked is not None and asks(asked)
