"""Solo games and the trail of the day: one try, begun whole or not at all, and nothing told too early."""

import asyncio
import json
import sqlite3

import pytest

from bot.store.errors import StoreError
from bot.table import Refusal
from bot.table.solo import DEFAULT
from tests.table.watched import Watched, failure

NORTH, SOUTH = 101, 102


def daily(session, person: int = NORTH, channel: int = 1):
    return session.tables.solo.begin(
        server=7, channel=channel, person=person, name="Ana", rival="Pedro", day=session.tables.solo.today()
    )


async def count(session, what: str) -> int:
    return int(await session.store.read.value(f"SELECT count(*) FROM {what}"))


async def test_two_starts_at_the_same_moment_are_one_try(session):
    both = await asyncio.gather(daily(session, channel=1), daily(session, channel=2), return_exceptions=True)
    refusals = [one for one in both if isinstance(one, Refusal)]
    assert [one.text.key for one in refusals] == ["daily-once"]
    assert await count(session, "tables") == 1
    assert not await session.tables.solo.daily_open(NORTH)
    assert await session.tables.solo.daily_open(SOUTH)


@pytest.mark.parametrize("at", ["INSERT INTO tables", "INSERT INTO daily_tries", "UPDATE tables SET state"])
async def test_a_start_that_fails_halfway_has_never_happened(open_session, at):
    session = await open_session(watched=True)

    def broken(sql):
        if sql.startswith(at):
            raise failure(sqlite3.SQLITE_IOERR, "disk I/O error")

    Watched.before = staticmethod(broken)
    with pytest.raises(StoreError):
        await daily(session)
    Watched.before = staticmethod(lambda sql: None)
    assert await count(session, "tables") == 0
    assert await session.tables.solo.daily_open(NORTH)
    started = await daily(session)
    assert (started.state, started.daily) == ("running", session.tables.solo.today())


async def test_the_day_has_one_seed_which_nobody_can_export_before_all_have_arrived(session, clock):
    first = await daily(session, NORTH, 1)
    second = await daily(session, SOUTH, 2)
    await session.to_the_end(first)
    with pytest.raises(Refusal, match="daily-not-over"):
        await session.tables.exporting.export(first.id, NORTH)
    clock.pass_(hours=13)  # midnight is past, and somebody still rides
    with pytest.raises(Refusal, match="daily-not-over"):
        await session.tables.exporting.export(first.id, NORTH)
    await session.to_the_end(second)
    exports = [
        json.loads(await session.tables.exporting.export(one.id, person))
        for one, person in ((first, NORTH), (second, SOUTH))
    ]
    assert exports[0]["setup"]["seed"] == exports[1]["setup"]["seed"]


async def test_nobody_is_waited_for_longer_than_a_day_and_who_comes_later_is_not_ranked(session, clock):
    day = session.tables.solo.today()
    first, late = await daily(session, NORTH, 1), await daily(session, SOUTH, 2)
    await session.to_the_end(first)
    clock.pass_(hours=12 + 24)
    await session.tables.exporting.export(first.id, NORTH)
    await session.to_the_end(late)
    assert len(await session.tables.solo.daily_scores(day, 7)) == 1


async def test_a_game_in_which_something_uncovered_was_taken_back_is_no_personal_best(session):
    async def played(channel: int, take_back: bool) -> int:
        table = await session.tables.solo.begin(
            server=7, channel=channel, person=NORTH, name="Ana", rival="Pedro"
        )
        while take_back:
            await session.step(table)
            preview = await session.tables.undo.preview(table.id, NORTH)
            if not preview.free:
                await session.tables.undo.ask_consent(table.id, NORTH, preview.entry, preview.number)
                break
        await session.to_the_end(table)
        return next(one.total for one in await session.tables.play.scores(table.id) if one.person == NORTH)

    honest = await played(1, take_back=False)
    await played(2, take_back=True)
    record = await session.tables.solo.record(NORTH, "argentina", DEFAULT)
    assert (record.games, record.best) == (1, honest)
