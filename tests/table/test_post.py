"""The post: each letter once, in order, through crashes, closed doors and vanished channels."""

import asyncio
import logging

import pytest

from bot.store import outbox
from bot.table.post import ChannelGone, TryLater

NORTH, SOUTH = 101, 102


async def fill(session, channel, *texts):
    """Letters of a table in that channel."""
    table = await session.lobby(NORTH, channel=channel)
    async with session.store.transaction() as link:
        for text in texts:
            await outbox.post(link, table.id, channel, text, {}, session.tables.desk.seconds())
    return table


async def test_letters_of_a_channel_arrive_in_order_and_once(session):
    await fill(session, 1, *(f"kind{number:02}" for number in range(30)))
    assert await session.post.deliver() == 30
    assert session.channel.kinds() == [f"kind{number:02}" for number in range(30)]
    assert await session.post.deliver() == 0


async def test_a_slow_channel_holds_up_no_other(session):
    await fill(session, 1, "slow", "after")
    await fill(session, 2, "quick", "quicker")
    gate, told = asyncio.Event(), []

    class Slow:
        async def send(self, letter):
            if letter.kind == "slow":
                await gate.wait()
            told.append(letter.kind)
            if told == ["quick", "quicker"]:
                gate.set()
            return 1

    await session.tables.post(Slow()).deliver()
    assert told == ["quick", "quicker", "slow", "after"]


async def test_what_is_posted_while_a_delivery_is_under_way_is_taken_along(session):
    await fill(session, 1, "slow")
    gate, told = asyncio.Event(), []

    class Slow:
        async def send(self, letter):
            if letter.kind == "slow":
                await fill(session, 2, "news")
                session.tables.desk.ring()
                await gate.wait()
            told.append(letter.kind)
            gate.set()
            return 1

    await session.tables.post(Slow()).deliver()
    assert told == ["news", "slow"]


async def test_a_crash_after_sending_is_found_by_the_nonce(session, open_session):
    """The message went out, the note that it did was never written: the next attempt looks for the nonce."""
    await fill(session, 1, "once")
    arrived: dict[str, int] = {}
    looked = []

    class Discord:
        async def send(self, letter):
            if letter.attempts:
                looked.append(letter.nonce)
                if letter.nonce in arrived:
                    return arrived[letter.nonce]
            assert letter.nonce not in arrived, "told twice"
            arrived[letter.nonce] = len(arrived) + 1
            if not looked:
                raise asyncio.CancelledError  # the process dies here
            return arrived[letter.nonce]

    with pytest.raises(asyncio.CancelledError):
        await session.tables.post(Discord()).deliver()
    await session.store.close()
    again = await open_session()
    assert await again.tables.post(Discord()).deliver() == 1
    assert len(arrived) == len(looked) == 1


async def test_a_channel_that_is_gone_is_given_up_with_a_line_in_the_log(session, caplog):
    await fill(session, 1, "one", "two", "three")
    await fill(session, 2, "other")
    session.channel.trouble = {1: ChannelGone("unknown channel")}
    with caplog.at_level(logging.WARNING):
        assert await session.post.deliver() == 1
    assert session.channel.kinds() == ["other"]
    assert "channel 1 is gone" in caplog.text and "3 letters" in caplog.text
    session.channel.trouble = {}
    assert await session.post.deliver() == 0


async def test_trouble_is_tried_again_later_and_keeps_the_order(session, clock):
    await fill(session, 1, "first", "second")
    session.channel.trouble = {1: TryLater(30)}
    assert await session.post.deliver() == 0
    session.channel.trouble = {}
    clock.pass_(seconds=29)
    assert await session.post.deliver() == 0
    clock.pass_(seconds=1)
    assert await session.post.deliver() == 2
    assert session.channel.kinds() == ["first", "second"]
    assert session.channel.letters[0].attempts == 1


async def test_a_letter_that_never_arrives_is_given_up_in_the_end(session, clock, caplog):
    await fill(session, 1, "cursed", "next")
    session.channel.trouble = {1: RuntimeError("no")}
    for _ in range(20):
        await session.post.deliver()
        clock.pass_(hours=2)
    session.channel.trouble = {}
    await session.post.deliver()
    assert session.channel.kinds() == ["next"]
    assert "attempt 20 of 20" in caplog.text


async def test_settled_letters_are_forgotten_after_a_month_and_waiting_ones_never(session, clock):
    await fill(session, 1, "sent")
    await session.post.deliver()
    await fill(session, 2, "waiting")
    clock.pass_(days=40)
    await session.tables.upkeep(session.post).chores()
    rows = await session.store.read.all("SELECT kind FROM outbox WHERE kind IN ('sent', 'waiting')")
    assert [row["kind"] for row in rows] == ["waiting"]


async def test_the_background_sends_what_a_choice_leaves_behind(session):
    """The whole background runs as in the bot, woken by the bell alone."""
    arrived = asyncio.Queue()

    class Waiting:
        async def send(self, letter):
            arrived.put_nowait(letter.kind)
            return 1

    upkeep = session.tables.upkeep(session.tables.post(Waiting()))
    running = asyncio.create_task(upkeep.run())
    table = await session.game()
    assert await asyncio.wait_for(arrived.get(), 60) == "started"
    await session.turn(table)
    assert await asyncio.wait_for(arrived.get(), 60) == "turn"
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
