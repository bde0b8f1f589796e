"""Several processes on one PostgreSQL: the same tables from both, each letter once, each job once."""

import asyncio
import random

import pytest

from bot.store import Store, games
from bot.table import Refusal
from bot.table.live import Moved
from tests.table.conftest import NORTH, SOUTH, FakeTime, Session, pick

SERVER = 7  # on shard 0


@pytest.fixture
async def pair(postgres):
    """Two processes' worth of tables."""
    where, clock = await postgres.fresh(), FakeTime()
    both = [
        Session(await Store.open(where, now=clock, cluster=(number, 2)), clock, seed=number)
        for number in (1, 2)
    ]
    yield both
    for session in both:
        await session.store.close()
    await postgres.drop(where)


async def choose(session: Session, table_id: str, rng: random.Random) -> int:
    """Whoever is asked picks something, through this process; returns the entry."""
    open_ = await session.tables.play.asked(table_id, None)
    table = await session.tables.lobby.find(table_id)
    person = table.seat(open_.waiting_for).person
    asked = await session.tables.play.asked(table_id, person)
    chosen = await session.tables.play.choose(table_id, person, pick(asked.decision, rng), asked.number)
    return chosen.entry


async def test_each_sees_at_once_what_the_other_did(pair):
    one, _ = pair
    table = await one.game()
    rng = random.Random(1)
    for turn in range(30):
        session = pair[turn % 2]
        assert await choose(session, table.id, rng) == turn + 1
    views = [await session.tables.play.look(table.id, None) for session in pair]
    assert views[0] == views[1]


async def test_of_two_who_choose_at_once_one_is_told_that_it_is_stale(pair):
    one, _ = pair
    table = await one.game()
    await asyncio.gather(*(session.tables.play.look(table.id, None) for session in pair))
    taken = 0
    for round_ in range(20):
        rng = random.Random(round_)
        before = (await one.tables.play.asked(table.id, None)).number
        done = await asyncio.gather(
            *(choose(session, table.id, rng) for session in pair), return_exceptions=True
        )
        entries = [one for one in done if isinstance(one, int)]
        assert all(isinstance(one, int | Refusal) for one in done), done
        assert len(set(entries)) == len(entries) and entries
        taken += len(entries)
        assert (await one.tables.play.asked(table.id, None)).number == before + len(entries)
    log = await games.log(one.store.read, table.id)
    assert [entry.entry for entry in log] == list(range(1, taken + 1))


async def test_memory_that_is_behind_is_found_out_in_the_transaction(pair):
    """The other process commits between our look and our commit."""
    one, other = pair
    table = await one.game()
    person, asked = await one.asked(table)
    with pytest.raises(Moved):
        async with one.tables.context.games.hold(table.id):
            await other.step(table)
            async with one.store.transaction():
                raise AssertionError("never reached")
    assert (await one.tables.play.asked(table.id, person)).number == asked.number + 1


async def test_two_join_the_last_seat_at_once(pair):
    one, other = pair
    table = await one.tables.lobby.open(server=SERVER, channel=1, person=NORTH, name="Ana", most=2)
    joined = await asyncio.gather(
        one.tables.lobby.join(table.id, SOUTH, "Bruno"),
        other.tables.lobby.join(table.id, 103, "Carla"),
        return_exceptions=True,
    )
    assert sum(isinstance(one, Refusal) for one in joined) == 1
    assert len((await other.tables.lobby.find(table.id)).seats) == 2


async def test_every_letter_is_told_once_by_whichever_comes_first(pair):
    told: list[str] = []

    class Slow:
        async def send(self, letter):
            told.append(letter.nonce)
            await asyncio.sleep(0)
            return len(told)

    posts = [session.tables.post(Slow()) for session in pair]
    for channel in range(1, 13):
        await pair[channel % 2].game(channel=channel)
    await asyncio.gather(*(post.deliver() for post in posts))
    for post in posts:
        await post.deliver()
    assert len(told) == len(set(told)) == 12


async def test_a_letter_belongs_to_the_process_of_its_shard_until_that_is_late(pair):
    one, other = pair
    one.tables.context.serve_shards(2, 0, 0)
    other.tables.context.serve_shards(2, 1, 1)
    await other.game()
    await other.post.deliver()
    assert other.channel.letters == []
    other.clock.pass_(seconds=25)
    await other.post.deliver()
    assert other.channel.kinds() == ["started"], "its own process did not send it: anybody may"
    await one.post.deliver()
    assert one.channel.letters == []


async def test_a_letter_that_was_under_way_when_its_process_died_is_looked_for(pair):
    one, other = pair
    await one.game()
    (letter,) = await other.store.read.all("SELECT id FROM outbox")
    async with one.store.transaction() as link:
        await link.all("UPDATE outbox SET attempts = 1 WHERE id = ?", letter["id"])
    await other.post.deliver()
    assert [one.attempts for one in other.channel.letters] == [1]


async def test_reminders_are_written_once(pair):
    one, _ = pair
    for channel in range(1, 6):
        await one.game(channel=channel, pace_days=1)
    one.clock.pass_(hours=13)
    dealt = await asyncio.gather(*(session.tables.reminders.tick() for session in pair))
    assert sum(dealt) == 5
    assert await one.store.read.value("SELECT count(*) FROM outbox WHERE kind = 'reminder'") == 5


async def test_what_is_done_for_all_is_done_by_one_and_by_the_other_when_that_is_gone(pair):
    one, other = pair
    assert await one.store.leads("chores") and await one.store.leads("chores")
    assert not await other.store.leads("chores")
    assert await one.store.others() == 1
    await one.store.close()
    assert await other.store.leads("chores") and await other.store.others() == 0


async def test_news_of_letters_and_settings_are_heard_by_the_other(pair):
    one, other = pair
    heard: asyncio.Queue[str] = asyncio.Queue()
    other.store.on_news(heard.put_nowait)
    settings = await other.tables.preferences.person(NORTH)
    assert settings.language is None
    await one.game()
    assert await asyncio.wait_for(heard.get(), 30) == "post"
    await one.tables.preferences.save(type(settings)(NORTH, language="de"))
    while await asyncio.wait_for(heard.get(), 30) != "people":
        pass
    assert (await other.tables.preferences.person(NORTH)).language == "de"
