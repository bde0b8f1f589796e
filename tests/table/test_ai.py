"""Seats that an AI plays: whatever goes wrong on the way, the game does not wait for it for ever."""

import asyncio
import sqlite3

import pytest

from bot.store import StoreError
from bot.table import ai as ai_module
from bot.table.ai import TOLD_AFTER, growing
from engine import Game
from tests.table.ai import first_options
from tests.table.watched import Watched, failure

NORTH = 101


async def solo(session, channel: int = 1):
    """A table at which an AI is asked, since the person has played their turn."""
    table = await session.lobby(NORTH, channel=channel)
    await session.tables.lobby.add_ai(table.id, "strong", "Inés")
    table = await session.tables.lobby.start(table.id, NORTH)
    while (await session.tables.play.asked(table.id, None)).waiting_for == table.seats[0].seat:
        await session.step(table)
    return table


async def asked_is_a_person(session, table) -> bool:
    return (await session.tables.play.asked(table.id, None)).waiting_for == table.seats[0].seat


async def settle(ai) -> None:
    while ai.under_way:
        await asyncio.wait(ai.under_way)


async def test_it_comes_back_by_itself_after_an_error_of_the_store(open_session):
    session = await open_session(watched=True)
    table = await solo(session)
    failures = 3

    def locked(sql):
        nonlocal failures
        if sql.startswith("INSERT INTO choices") and failures:
            failures -= 1
            raise failure(sqlite3.SQLITE_BUSY, "database is locked")

    Watched.before = staticmethod(locked)
    ai = session.tables.ai(first_options, pause=lambda tries: 0.0)
    ai.wake(table.id)
    await settle(ai)
    assert failures == 0
    assert await asked_is_a_person(session, table)
    await session.post.deliver()
    assert "ai_trouble" not in session.channel.kinds()  # it was over before anybody had to worry


async def test_the_table_is_told_once_when_it_does_not_get_better(open_session):
    session = await open_session(watched=True)
    table = await solo(session)
    failures = TOLD_AFTER + 3

    def broken(sql):
        nonlocal failures
        if sql.startswith("INSERT INTO choices") and failures:
            failures -= 1
            raise failure(sqlite3.SQLITE_IOERR, "disk I/O error")

    Watched.before = staticmethod(broken)
    ai = session.tables.ai(first_options, pause=lambda tries: 0.0)
    ai.wake(table.id)
    await settle(ai)
    assert await asked_is_a_person(session, table)
    await session.post.deliver()
    assert session.channel.kinds().count("ai_trouble") == 1


async def test_pauses_grow_up_to_a_limit():
    pauses = [growing(tries) for tries in range(1, 40)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (2.0, ai_module.LONGEST_PAUSE)


async def test_a_thought_that_cannot_be_had_is_replaced_by_a_simpler_one(session):
    table = await solo(session)
    asked_for = []

    async def only_random(game: Game, seat: str, name: str, table_id: str) -> list[str]:
        asked_for.append(name)
        if name != "random":
            raise RuntimeError("no idea")
        return await first_options(game, seat, name, table_id)

    ai = session.tables.ai(only_random, pause=lambda tries: 0.0)
    ai.wake(table.id)
    await settle(ai)
    assert await asked_is_a_person(session, table)
    assert asked_for[:5] == ["strong", "strong", "greedy", "greedy", "random"]


async def test_whoever_looks_after_it_finds_tables_that_nobody_woke(session):
    tables = [await solo(session, channel) for channel in (1, 2)]
    ai = session.tables.ai(first_options)
    looking = asyncio.create_task(ai.run())
    for table in tables:
        while not await asked_is_a_person(session, table):
            await session.post.deliver()
    looking.cancel()
    with pytest.raises(asyncio.CancelledError):
        await looking


async def test_a_store_that_cannot_be_read_does_not_end_the_looking(open_session, monkeypatch):
    session = await open_session(watched=True)
    table = await solo(session)
    monkeypatch.setattr(ai_module, "LOOK_EVERY", 0.0)
    failures = 3

    def unreadable(sql):
        nonlocal failures
        if "JOIN current c" in sql and failures:
            failures -= 1
            raise failure(sqlite3.SQLITE_IOERR, "disk I/O error")

    Watched.before = staticmethod(unreadable)
    ai = session.tables.ai(first_options)
    with pytest.raises(StoreError):
        await ai.waiting()
    looking = asyncio.create_task(ai.run())
    while not await asked_is_a_person(session, table):
        await session.post.deliver()
    looking.cancel()
    await asyncio.wait({looking})
    assert failures == 0


async def test_a_table_is_told_once_that_thinking_takes_long(session, monkeypatch):
    table = await solo(session)
    monkeypatch.setattr(ai_module, "LONG", 0.0)
    may_end = asyncio.Event()

    async def slow(game: Game, seat: str, name: str, table_id: str) -> list[str]:
        await may_end.wait()
        return await first_options(game, seat, name, table_id)

    ai = session.tables.ai(slow)
    ai.wake(table.id)
    while "ai_slow" not in session.channel.kinds():
        await session.post.deliver()
    may_end.set()
    await settle(ai)
    await session.post.deliver()
    assert await asked_is_a_person(session, table)
    assert session.channel.kinds().count("ai_slow") == 1
