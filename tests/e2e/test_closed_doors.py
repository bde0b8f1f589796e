"""Where the bot may not be, write or look: closed channels, missing permissions, places that are gone."""

from __future__ import annotations

import sqlite3
from contextlib import closing

import pytest

from bot.sandbox.people import Person
from bot.sandbox.state import Message
from bot.words.i18n import say
from tests.e2e.conftest import House
from tests.e2e.harness import Sitting, asks, parts, until
from tests.e2e.trouble import MESSAGES, play_a_turn, play_until_asked_no_more, refused

pytestmark = pytest.mark.asyncio(loop_scope="module")


async def test_somebody_is_told_when_the_bot_may_not_write(house: House) -> None:
    sitting = await house.table()
    host = sitting.people[0]
    await house.fake.deny(sitting.channel, "send_messages")
    await play_until_asked_no_more(sitting)
    word = (await until(house.fake, lambda: host.messages(host.dm)))[0]
    assert f"<#{sitting.channel.id}>" in word.content
    await house.fake.deny(sitting.channel)
    assert refused(house.fake) == {50013}


def direct(person: Person) -> list[Message]:
    """Messages to a person that open their turn."""
    return [message for message in person.messages(person.dm) if parts(message, "o")]


async def test_a_turn_that_cannot_be_told_is_told_directly_and_in_the_channel_as_soon_as_it_can_be(
    house: House,
) -> None:
    sitting = await house.table()
    told = len(sitting.told())
    await house.fake.deny(sitting.channel, "send_messages")
    first = await sitting.turn_by_buttons()
    (second,) = {*sitting.people} - {first}
    (word,) = await until(house.fake, lambda: direct(second))
    assert f"<#{sitting.channel.id}>" in word.content and word.pinged == []
    panel = await sitting.open_panel(second, word)
    while asks(panel):
        await sitting.tap(second, panel)
    await until(house.fake, lambda: direct(first))
    assert len(sitting.told()) == told and not direct(second)[1:]
    assert refused(house.fake) == {50013}
    await house.fake.deny(sitting.channel)  # which Discord tells the bot, and nobody else does anything
    await until(house.fake, lambda: len(sitting.told()) == told + 2)
    missed, newest = sitting.told()[-2:]
    assert not missed.pinged and not parts(missed, "o")
    assert first.id in newest.pinged and parts(newest, "o")


async def test_a_turn_is_told_when_somebody_uses_the_bot_where_it_was_not_let_in(house: House) -> None:
    sitting = await house.table()
    house.fake.faults.fail("POST", MESSAGES, status=403, code=50001)
    told = len(sitting.told())
    await play_until_asked_no_more(sitting)
    person = sitting.people[0]
    await until(house.fake, lambda: any(direct(one) for one in sitting.people))
    with closing(sqlite3.connect(house.bot.db)) as database:
        (due,) = database.execute(
            "SELECT max(not_before - made_at) FROM outbox WHERE state = 'waiting'"
        ).fetchone()
    assert due >= 60 and len(sitting.told()) == told
    await house.bot.restart()  # of which the attempt before is not remembered, so it is tried at once
    await person.slash(sitting.channel, "status")
    await until(house.fake, lambda: len(sitting.told()) == told + 1)


def is_shut(house: House, sitting: Sitting) -> bool:
    """Whether what is to be told at a table waits until its channel takes something again."""
    with closing(sqlite3.connect(house.bot.db)) as database:
        (waiting,) = database.execute(
            "SELECT count(*) FROM outbox WHERE state = 'waiting' AND person IS NULL AND channel = ? "
            "AND not_before - made_at >= 60",
            (int(sitting.channel.id),),
        ).fetchone()
    return bool(waiting)


async def test_a_message_is_known_again_when_discord_has_forgotten_its_nonce(house: House) -> None:
    sitting = await house.table()
    told = len(sitting.told())
    house.fake.faults.lose_answer("POST", MESSAGES, status=503)
    await play_until_asked_no_more(sitting)
    await until(house.fake, lambda: len(sitting.told()) == told + 1)
    house.fake.clock.advance(400)
    await play_a_turn(sitting)
    assert len(sitting.told()) == told + 2


async def test_after_a_restart_a_server_is_spoken_to_in_its_language(house: House) -> None:
    sitting = await house.table()
    house.fake.faults.fail("POST", MESSAGES, status=503)
    await play_until_asked_no_more(sitting)
    told, guild = len(sitting.told()), house.fake.world.guild
    await house.bot.kill()
    with closing(sqlite3.connect(house.bot.db)) as database, database:
        database.execute("UPDATE outbox SET not_before = 0")
    before, guild["preferred_locale"] = guild["preferred_locale"], "de"
    try:
        await house.bot.start()
        await until(house.fake, lambda: len(sitting.told()) == told + 1)
        assert "du bist dran" in sitting.told()[-1].content
    finally:
        guild["preferred_locale"] = before
        await house.bot.restart()


@pytest.mark.parametrize(
    ("denied", "path", "named"),
    [
        ("attach_files", "trail new", "Attach Files"),
        ("send_messages", "trail new", "Send Messages"),
        ("view_channel", "trail new", "View Channel"),
        ("attach_files", "trail solo", "Attach Files"),
        ("create_public_threads", "trail solo", "Create Public Threads"),
        ("send_messages_in_threads", "trail solo", "Send Messages in Threads"),
        ("send_messages", "trail solo", None),
    ],
)
async def test_no_table_is_opened_where_it_could_not_be_told_and_the_permission_is_named(
    house: House, denied: str, path: str, named: str | None
) -> None:
    sitting = await house.table(begin=False)
    await house.fake.deny(sitting.channel, denied)
    answer = await sitting.people[0].slash(sitting.channel, path)
    assert answer.ephemeral and (named or "<#") in answer.content
    assert (named is None) == bool(house.fake.threads(sitting.channel))
    await house.fake.deny(sitting.channel)
    assert "no table" in (await sitting.people[0].slash(sitting.channel, "status")).content


async def test_no_game_begins_where_the_bot_was_silenced_since_the_lobby(house: House) -> None:
    sitting = await house.table(begin=False)
    host, guest = sitting.people
    lobby = (await host.slash(sitting.channel, "trail new", players=2)).message
    assert lobby is not None
    await (await guest.click(lobby, "Join")).edited()
    await house.fake.deny(sitting.channel, "send_messages")
    answer = await host.click(lobby, "Start")
    await answer.edited()
    assert "Send Messages" in answer.followups[0].content and parts(lobby, "b")
    assert "Send Messages" in (await host.slash(sitting.channel, "trail start")).content
    await house.fake.deny(sitting.channel)
    await (await host.click(lobby, "Start")).edited()
    await until(house.fake, sitting.newest_ping)


async def test_threads_that_take_nothing_are_named_before_anything_begins(house: House) -> None:
    sitting = await house.table(begin=False)
    host = sitting.people[0]
    private = await house.fake.new_thread(sitting.channel, "secret", host, private=True)
    assert (await host.slash(private, "trail new")).content == say("en", "place-private-thread")
    assert refused(house.fake) == {50001}
    locked = await house.fake.new_thread(sitting.channel, "quiet", host)
    await house.fake.lock(locked)
    moderator = house.fake.person("Moderator of threads", moderator=True)
    assert (await moderator.slash(locked, "trail new")).content == say("en", "place-locked")
    before, house.fake.most_threads = house.fake.most_threads, 0
    answer = await host.slash(sitting.channel, "trail solo")
    house.fake.most_threads = before
    assert answer.content == say("en", "place-threads-full")
    assert refused(house.fake) == {160006}


async def test_somebody_is_told_when_the_channel_is_deleted(house: House) -> None:
    sitting = await house.table()
    host = sitting.people[0]
    house.fake.faults.fail("POST", MESSAGES, status=503)
    await play_until_asked_no_more(sitting)
    await house.fake.delete_channel(sitting.channel)
    word = (await until(house.fake, lambda: host.messages(host.dm)))[0]
    assert "write" in word.content
    # Or else what it has to tell would be tried again and again, and be refused while other tests run.
    question = (await host.slash(host.dm, "trail abandon")).message
    assert question is not None
    await (await host.click(question, "End it")).edited()
    assert refused(house.fake) <= {10003}


async def test_a_game_goes_on_when_the_bot_was_removed_and_invited_again(house: House) -> None:
    sitting = await house.table()
    house.fake.faults.fail("POST", MESSAGES, status=503)
    await play_until_asked_no_more(sitting)
    await house.fake.remove_bot()
    host = sitting.people[0]
    await until(house.fake, lambda: host.messages(host.dm) and is_shut(house, sitting))
    assert 50001 in refused(house.fake)
    told = len(sitting.told())
    await house.fake.invite_bot()
    await until(house.fake, lambda: len(sitting.told()) == told + 1)
    assert sitting.told()[-1].pinged and parts(sitting.told()[-1], "o")
