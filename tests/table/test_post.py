"""The post: each letter once, in order, through crashes, closed doors and vanished channels."""

import asyncio
import logging

import msgspec
import pytest

from bot.store import outbox
from bot.store.letters import ChannelShut, Extended
from bot.table.post import ChannelClosed, ChannelGone, DirectClosed, NotYet, TryLater

pytestmark = pytest.mark.both_engines
NORTH, SOUTH = 101, 102


async def fill(session, channel, *days):
    """Letters of a table in that channel: somebody got so many more days, so many more, ..."""
    table = await session.lobby(NORTH, channel=channel)
    async with session.store.transaction() as link:
        for number in days:
            told = Extended(seat="north", days=number)
            await outbox.post(link, table.id, channel, told, session.tables.context.seconds())
    return table


def days(session):
    told = (letter.content for letter in session.channel.letters)
    return [content.days for content in told if not isinstance(content, ChannelShut)]


async def test_letters_of_a_channel_arrive_in_order_and_once(session):
    await fill(session, 1, *range(30))
    assert await session.post.deliver() == 30
    assert days(session) == list(range(30))
    assert await session.post.deliver() == 0


async def test_a_slow_channel_holds_up_no_other(session):
    slow, after, quick, quicker = range(4)
    await fill(session, 1, slow, after)
    await fill(session, 2, quick, quicker)
    gate, told = asyncio.Event(), []

    class Slow:
        async def send(self, letter):
            if letter.content.days == slow:
                await gate.wait()
            told.append(letter.content.days)
            if told == [quick, quicker]:
                gate.set()
            return 1

    await session.tables.post(Slow()).deliver()
    assert told == [quick, quicker, slow, after]


async def test_what_is_posted_while_a_delivery_is_under_way_is_taken_along(session):
    slow, news = range(2)
    await fill(session, 1, slow)
    gate, told = asyncio.Event(), []

    class Slow:
        async def send(self, letter):
            if letter.content.days == slow:
                await fill(session, 2, news)
                session.tables.context.wake_post()
                await gate.wait()
            told.append(letter.content.days)
            gate.set()
            return 1

    await session.tables.post(Slow()).deliver()
    assert told == [news, slow]


async def test_a_crash_after_sending_is_found_by_the_nonce(session, open_session):
    """The message went out, the note that it did was never written: the next attempt looks for the nonce."""
    await fill(session, 1, 1)
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
    await fill(session, 1, 1, 2, 3)
    await fill(session, 2, 4)
    session.channel.trouble = {1: ChannelGone("unknown channel")}
    with caplog.at_level(logging.WARNING):
        assert await session.post.deliver() == 2
    assert days(session) == [4]
    assert "channel 1 is gone" in caplog.text and "3 letters" in caplog.text
    session.channel.trouble = {}
    assert await session.post.deliver() == 0


async def test_trouble_is_tried_again_later_and_keeps_the_order(session, clock):
    await fill(session, 1, 1, 2)
    session.channel.trouble = {1: TryLater(30)}
    assert await session.post.deliver() == 0
    session.channel.trouble = {}
    clock.pass_(seconds=29)
    assert await session.post.deliver() == 0
    clock.pass_(seconds=1)
    assert await session.post.deliver() == 2
    assert days(session) == [1, 2]
    assert session.channel.letters[0].attempts == 1


async def test_a_letter_that_never_arrives_is_given_up_in_the_end(session, clock, caplog):
    await fill(session, 1, 1, 2)
    session.channel.trouble = {1: RuntimeError("no")}
    for _ in range(20):
        await session.post.deliver()
        clock.pass_(hours=2)
    session.channel.trouble = {}
    await session.post.deliver()
    assert days(session) == [2]
    assert "attempt 20 of 20" in caplog.text


async def test_settled_letters_are_forgotten_after_a_month_and_waiting_ones_never(session, clock):
    await fill(session, 1, 1)
    await session.post.deliver()
    await fill(session, 2, 2)
    clock.pass_(days=40)
    await session.tables.upkeep(session.post).chores()
    rows = await session.store.read.all("SELECT state FROM outbox WHERE kind = 'extended'")
    assert [row["state"] for row in rows] == ["waiting"]


async def test_nothing_is_thrown_away_for_its_age_by_a_clock_that_leapt(session, clock):
    """Told while the clock was 20 days behind, then 20 ahead: the letter is not 40 days old."""
    passed = [0.0]
    upkeep = session.tables.upkeep(session.post, clock=lambda: passed[0])
    clock.pass_(days=-20)
    await upkeep.chores()
    lobby = await fill(session, 1, 1)
    await session.post.deliver()

    async def kept():
        rows = await session.store.read.all("SELECT state FROM outbox WHERE kind = 'extended'")
        return [row["state"] for row in rows], (await session.tables.lobby.find(lobby.id)).state

    for days in (40, -20):
        clock.pass_(days=days)
        passed[0] += 30
        await upkeep.chores()
    assert await kept() == (["sent"], "lobby")
    clock.pass_(days=40)
    for _ in range(21):  # if the clock stays there, it is right
        await upkeep.chores()
        clock.pass_(seconds=30)
        passed[0] += 30
    await upkeep.chores()
    assert await kept() == ([], "expired")


async def test_the_background_sends_what_a_choice_leaves_behind(session):
    """The whole background runs as in the bot, woken by waiting letters alone."""
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


async def test_a_letter_that_failed_while_the_clock_was_fast_does_not_wait_until_then(session, clock):
    clock.pass_(days=3650)
    await fill(session, 1, 5)
    session.channel.trouble[1] = TryLater(60)
    assert await session.post.deliver() == 0
    clock.pass_(days=-3650)
    del session.channel.trouble[1]
    assert await session.post.deliver() == 1
    assert days(session) == [5]


@pytest.mark.parametrize("trouble", [ChannelGone("unknown channel"), ChannelClosed("missing permissions")])
async def test_whose_turn_it_is_waits_as_long_as_the_game_runs(session, clock, trouble):
    table = await session.game()
    await session.post.deliver()
    session.channel.trouble = {1: trouble}
    await session.turn(table)
    pauses = []
    for _ in range(30):
        await session.post.deliver()
        due = await session.post.next_due()
        pauses.append(due - session.tables.context.seconds())
        clock.pass_(seconds=pauses[-1])
    assert pauses[:4] == [60, 120, 240, 480] and set(pauses[10:]) == {3600}
    session.channel.trouble = {}
    await session.post.deliver()
    shut = [one.person for one in session.channel.letters if one.kind == "channel_shut"]
    assert sorted(shut) == (table.people if isinstance(trouble, ChannelGone) else [table.host])
    assert [kind for kind in session.channel.kinds() if kind != "channel_shut"] == [
        *("started", "elsewhere", "turn"),
    ]


async def test_whoever_is_asked_hears_of_it_directly_meanwhile_and_once(session, clock):
    table = await session.game()
    await session.post.deliver()
    session.channel.trouble = {1: ChannelClosed("missing permissions")}
    for turn in range(1, 4):
        await session.turn(table)
        person, _ = await session.asked(table)
        for _ in range(3):
            await session.post.deliver()
            clock.pass_(hours=1)
        direct = [letter for letter in session.channel.letters if letter.kind == "elsewhere"]
        assert len(direct) == turn and direct[-1].person == direct[-1].content.next.person == person


async def test_who_wants_no_messages_gets_none_and_closed_doors_are_let_be(session, clock):
    table = await session.game()
    await session.post.deliver()
    session.channel.trouble = {1: ChannelClosed("missing permissions")}
    first, _ = await session.asked(table)
    second = NORTH + SOUTH - first
    settings = await session.tables.preferences.person(second)
    await session.tables.preferences.save(msgspec.structs.replace(settings, remind="off"))
    session.channel.trouble[first] = DirectClosed()
    for _ in range(2):
        await session.turn(table)
        await session.post.deliver()
        clock.pass_(hours=1)
    session.channel.trouble = {}
    await session.post.deliver()
    assert session.channel.kinds() == ["started", "turn", "turn"]


async def test_a_change_in_the_channel_is_tried_at_once_but_not_every_tap(session, clock):
    table = await session.game()
    await session.post.deliver()
    session.channel.trouble = {1: ChannelClosed("missing permissions")}
    await session.turn(table)
    await session.post.deliver()
    assert await session.post.closed() == {1: session.tables.context.seconds()}
    assert not await session.post.try_again(1, 30) and not await session.post.try_again(2)
    session.channel.trouble = {}
    assert await session.post.try_again(1)
    await session.post.deliver()
    assert session.channel.kinds()[-1] == "turn"
    assert await session.post.closed() == {}


async def test_after_a_restart_closed_channels_are_still_known(session, open_session, clock):
    table = await session.game()
    await session.post.deliver()
    session.channel.trouble = {1: ChannelClosed("missing permissions")}
    await session.turn(table)
    await session.post.deliver()
    await session.store.close()
    again = await open_session()
    assert await again.post.try_again(1, 30)
    assert await again.post.deliver() == 1


async def test_a_letter_that_cannot_be_written_yet_was_no_attempt(session, clock):
    await fill(session, 1, 1)
    session.channel.trouble = {1: NotYet()}
    for _ in range(30):
        await session.post.deliver()
        clock.pass_(seconds=1)
    session.channel.trouble = {}
    await session.post.deliver()
    assert [letter.attempts for letter in session.channel.letters] == [0]
