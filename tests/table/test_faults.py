"""Trouble below the store: a clear error, nothing acknowledged lost, and play goes on afterwards."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from contextlib import closing, suppress

import pytest

from bot.errors import explain
from bot.store import games
from bot.store.errors import Damaged, DiskFull, DiskTrouble, Locked, NotOurFile, ReadOnly, StoreError
from bot.store.files import check_file
from tests.table.watched import Watched, failure

NORTH = 101


async def acknowledged(session, table) -> tuple[int, str]:
    """What the players have been told and what is on the disk, which have to be the same."""
    stored = await games.current(session.store.read, table.id)
    async with session.tables.context.games.hold(table.id) as live:
        assert (live.entry, live.game.dump()) == (stored.entry, stored.state)
    return stored.entry, stored.state


async def refused_then_goes_on(session, table, error, cure) -> None:
    """A choice fails with `error`, nothing has changed, and after `cure` the same question is answered."""
    before = await acknowledged(session, table)
    with pytest.raises(error):
        await session.step(table)
    assert await acknowledged(session, table) == before
    await cure()
    await session.step(table)
    assert (await acknowledged(session, table))[0] == before[0] + 1


@pytest.mark.sqlite_only
async def test_disk_full(session):
    """SQLite's own limit on the file stands for the disk's: the error is the same one."""
    table = await session.game()
    async with session.store.transaction() as link:
        pages = await link.value("PRAGMA page_count")
        await link.all(f"PRAGMA max_page_count = {pages}")

    async def until_full():
        for _ in range(500):
            await session.step(table)

    with pytest.raises(DiskFull, match="disk is full"):
        await until_full()

    async def make_room():
        async with session.store.transaction() as link:
            await link.all("PRAGMA max_page_count = 1000000")

    await acknowledged(session, table)
    await make_room()
    before = await acknowledged(session, table)
    await session.step(table)
    assert (await acknowledged(session, table))[0] == before[0] + 1


@pytest.mark.sqlite_only
async def test_a_read_only_file(session):
    """The writing connection is made read-only under us, as a remounted disk would make it."""
    table = await session.game()
    writer = session.store._writer

    async def cure():
        await writer.execute_fetchall("PRAGMA query_only = OFF")

    await writer.execute_fetchall("PRAGMA query_only = ON")
    await refused_then_goes_on(session, table, ReadOnly, cure)


@pytest.mark.skipif(
    os.name != "posix" or os.geteuid() == 0, reason="the superuser writes read-only files too"
)
async def test_a_file_without_write_permission_is_refused_at_the_start(session, open_session, path):
    await session.store.close()
    path.chmod(0o444)
    with pytest.raises(StoreError):
        await open_session()


@pytest.mark.sqlite_only
async def test_a_file_that_cannot_be_written_is_found_out_at_the_start_and_let_go(open_session):
    """Whoever starts the bot is told, not the first player; and the claim on the file is given back."""

    def fail(sql: str) -> None:
        if sql == "BEGIN IMMEDIATE":
            raise failure(sqlite3.SQLITE_READONLY, "attempt to write a readonly database")

    await (await open_session()).store.close()
    Watched.before = staticmethod(fail)
    with pytest.raises(ReadOnly, match="check its owner"):
        await open_session(watched=True)
    Watched.before = staticmethod(lambda sql: None)
    session = await open_session(watched=True)
    await session.step(await session.game())


async def test_a_locked_database(open_session, path):
    """A second process holds the write lock for longer than we wait."""
    session = await open_session(patience=0.05)
    table = await session.game()
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        async def cure():
            other.execute("ROLLBACK")

        await refused_then_goes_on(session, table, Locked, cure)


@pytest.mark.both_engines
@pytest.mark.parametrize("moment", ["BEGIN", "INSERT INTO choices", "INSERT INTO current", "COMMIT"])
async def test_a_disk_that_fails_at_any_moment_of_a_choice(open_session, moment):
    session = await open_session(watched=True)
    table = await session.game()

    def fail(sql: str) -> None:
        if sql.startswith(moment):
            raise failure(sqlite3.SQLITE_IOERR, "disk I/O error")

    async def cure():
        Watched.before = staticmethod(lambda sql: None)

    Watched.before = staticmethod(fail)
    await refused_then_goes_on(session, table, DiskTrouble, cure)


@pytest.mark.both_engines
async def test_a_commit_that_succeeds_and_reports_failure(open_session):
    """The worst case: nobody can know. Memory follows the disk, and the same press again is stale."""
    session = await open_session(watched=True)
    table = await session.game()
    person, asked = await session.asked(table)
    picked = list(asked.decision.legal[: max(1, asked.decision.least)])

    def fail(sql: str) -> None:
        if sql == "COMMIT":
            raise failure(sqlite3.SQLITE_IOERR, "disk I/O error")

    Watched.after = staticmethod(fail)
    with pytest.raises(DiskTrouble):
        await session.tables.play.choose(table.id, person, picked, asked.number)
    Watched.after = staticmethod(lambda sql: None)
    assert (await acknowledged(session, table))[0] == 1
    with pytest.raises(Exception, match="table-stale"):
        await session.tables.play.choose(table.id, person, picked, asked.number)
    assert len(await games.log(session.store.read, table.id)) == 1


@pytest.mark.both_engines
async def test_a_connection_that_cannot_even_roll_back_is_replaced(open_session):
    session = await open_session(watched=True)
    table = await session.game()

    def fail(sql: str) -> None:
        if sql in ("COMMIT", "ROLLBACK"):
            raise failure(sqlite3.SQLITE_IOERR, "disk I/O error")

    async def cure():
        Watched.before = staticmethod(lambda sql: None)

    Watched.before = staticmethod(fail)
    await refused_then_goes_on(session, table, DiskTrouble, cure)


@pytest.mark.both_engines
async def test_a_choice_cancelled_at_every_statement(open_session):
    """Cancelled at each statement in turn, a choice is there whole or not at all, and memory agrees."""
    session = await open_session(watched=True)
    table = await session.game()
    loop = asyncio.get_running_loop()
    finished = 0
    for cancel_at in range(1, 40):
        task = asyncio.create_task(session.step(table))
        seen = 0

        def watch(sql: str, task: asyncio.Task = task, cancel_at: int = cancel_at) -> None:
            nonlocal seen
            seen += 1
            if seen == cancel_at:
                loop.call_soon_threadsafe(task.cancel)

        Watched.before = staticmethod(watch)
        with suppress(asyncio.CancelledError):
            await task
            finished += 1
        Watched.before = staticmethod(lambda sql: None)
        entry, _ = await acknowledged(session, table)
        log = await games.log(session.store.read, table.id)
        assert [one.entry for one in log] == list(range(1, entry + 1))
    assert 0 < finished < 39


async def test_a_damaged_page_is_found_at_the_start_and_left_as_it_is(session, open_session, path):
    table = await session.game()
    for _ in range(60):
        await session.step(table)
    await session.store.close()
    content = bytearray(path.read_bytes())
    middle = len(content) // 2 // 4096 * 4096
    content[middle : middle + 4096] = os.urandom(4096)
    path.write_bytes(content)
    with pytest.raises(Damaged, match="restore a backup"):
        await open_session()
    assert path.read_bytes() == bytes(content)


@pytest.mark.parametrize("left", [0, 50, 100, 4096, 20_000])
async def test_a_truncated_file_is_found_at_the_start_and_left_as_it_is(session, open_session, path, left):
    table = await session.game()
    for _ in range(30):
        await session.step(table)
    await session.store.close()
    content = path.read_bytes()[:left]
    path.write_bytes(content)
    with pytest.raises((Damaged, NotOurFile)):
        await open_session()
    assert path.read_bytes() == content


async def test_a_page_damaged_while_running_gives_a_clear_error(session, path):
    table = await session.game()
    await session.store.back_up_if_due(session.clock())
    for _ in range(30):
        await session.step(table)
    async with session.store.transaction() as link:
        root = await link.value("SELECT rootpage FROM sqlite_master WHERE name = 'current'")
    async with session.store.transaction():
        pass
    await session.store._writer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
    with path.open("rb+") as file:
        file.seek((root - 1) * 4096)
        file.write(b"\xff" * 4096)
    for connection in (session.store._reader, session.store._writer):
        await connection.execute_fetchall("PRAGMA shrink_memory")
    session.tables.context.games.forget(table.id)
    with pytest.raises(Damaged, match="restore a backup"):
        await session.step(table)


FILL = """
import asyncio, resource, sys
from datetime import UTC, datetime
from pathlib import Path
from bot.store import Store, people
from bot.store.records import PersonSettings
from bot.store.errors import StoreError

async def main():
    store = await Store.open(Path(sys.argv[1]), now=lambda: datetime.now(UTC))
    saved = 0
    soft = Path(sys.argv[1] + "-wal").stat().st_size + 200_000
    resource.setrlimit(resource.RLIMIT_FSIZE, (soft, resource.RLIM_INFINITY))
    try:
        while saved < 100_000:
            async with store.transaction() as link:
                people.save_person(link, PersonSettings(saved + 1, language="x" * 2000))
            saved += 1
    except StoreError as error:
        print(type(error).__name__, saved)
    resource.setrlimit(resource.RLIMIT_FSIZE, (resource.RLIM_INFINITY, resource.RLIM_INFINITY))
    async with store.transaction() as link:
        people.save_person(link, PersonSettings(0, language="after"))
    await store.close()

asyncio.run(main())
"""


def test_a_file_the_system_lets_not_grow(path):
    """The kernel itself refuses to write on; everything acknowledged before is there afterwards."""
    ran = subprocess.run(
        [sys.executable, "-c", FILL, str(path)], capture_output=True, text=True, check=True, timeout=60
    )
    kind, saved = ran.stdout.split()
    assert kind in ("DiskFull", "DiskTrouble") and int(saved) > 0
    check_file(path)
    with closing(sqlite3.connect(path)) as connection:
        people = [row[0] for row in connection.execute("SELECT person FROM people ORDER BY person")]
    assert people == list(range(int(saved) + 1))


@pytest.mark.both_engines
async def test_a_letter_whose_arrival_cannot_be_noted_is_not_told_twice(open_session):
    session = await open_session(watched=True)
    await session.game()
    arrived: dict[str, int] = {}

    class Discord:
        async def send(self, letter):
            assert letter.nonce not in arrived or letter.attempts, "told twice"
            return arrived.setdefault(letter.nonce, len(arrived) + 1)

    def fail(sql: str) -> None:
        if sql.startswith("UPDATE outbox SET state = 'sent'"):
            raise failure(sqlite3.SQLITE_FULL, "database or disk is full")

    post = session.tables.post(Discord())
    Watched.before = staticmethod(fail)
    with pytest.raises(DiskFull):
        await post.deliver()
    Watched.before = staticmethod(lambda sql: None)
    assert await post.deliver() == 1
    assert await post.deliver() == 0
    assert len(arrived) == 1


@pytest.mark.both_engines
async def test_reminders_that_cannot_be_written_come_once_there_is_room_again(open_session, clock):
    session = await open_session(watched=True)
    await session.game(pace_days=1)
    await session.post.deliver()
    clock.pass_(hours=12)

    def fail(sql: str) -> None:
        if sql == "COMMIT":
            raise failure(sqlite3.SQLITE_FULL, "database or disk is full")

    Watched.before = staticmethod(fail)
    with pytest.raises(DiskFull):
        await session.tables.reminders.tick()
    Watched.before = staticmethod(lambda sql: None)
    assert await session.tables.reminders.tick() == 1
    await session.post.deliver()
    assert session.channel.kinds() == ["started", "reminder"]


@pytest.mark.both_engines
async def test_a_person_hears_of_a_lost_move_only_if_there_was_one(open_session):
    session = await open_session(watched=True)
    table = await session.game()

    def broken(sql):
        raise failure(sqlite3.SQLITE_IOERR, "disk I/O error")

    Watched.before = staticmethod(broken)
    with pytest.raises(StoreError) as reading:
        await session.tables.lobby.find(table.id)
    assert explain(reading.value, "en").startswith("I cannot read my notes")
    with pytest.raises(StoreError) as writing:
        await session.tables.lobby.shown(table.id, 1)
    assert explain(writing.value, "en").startswith("The last move could not be saved")
