"""Opening a database: new, known, foreign, damaged, from the future, in use."""

import os
import sqlite3
from contextlib import closing
from datetime import UTC, datetime

import pytest

from bot.store import Store, tables
from bot.store.errors import CannotOpen, Damaged, FutureSchema, InUse, Missing, NotOurFile, ReadOnly, Vanished
from bot.store.files import beside
from bot.store.migrate import APPLICATION_ID, NEWEST, statements


async def test_a_new_database_is_made_whole_and_kept(open_store, path, add_table):
    store = await open_store()
    await add_table(store, "first")
    await store.close()
    again = await open_store()
    found = await tables.find(again.read, "first")
    assert found is not None and found.seats[0].name == "Ana"


@pytest.mark.sqlite_only
async def test_the_settings_that_keep_choices_safe_are_on(open_store):
    store = await open_store()
    async with store.transaction() as link:
        assert await link.value("PRAGMA journal_mode") == "wal"
        assert await link.value("PRAGMA synchronous") == 2  # FULL
        assert await link.value("PRAGMA foreign_keys") == 1


@pytest.mark.sqlite_only
async def test_reading_connection_cannot_write(open_store):
    store = await open_store()
    with pytest.raises(Exception, match="readonly"):
        await store.read.all("DELETE FROM tables")


@pytest.mark.parametrize("content", [b"", b"hello, I am a text and not a database\n" * 50])
async def test_a_file_that_is_no_database_is_refused_and_left_alone(open_store, path, content):
    path.write_bytes(content)
    with pytest.raises(NotOurFile):
        await open_store()
    assert path.read_bytes() == content


async def test_another_programs_database_is_refused_and_left_alone(open_store, path):
    with closing(sqlite3.connect(path)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    before = path.read_bytes()
    with pytest.raises(NotOurFile, match="another program"):
        await open_store()
    assert path.read_bytes() == before


async def test_a_database_from_the_future_is_refused_and_left_alone(open_store, path):
    await (await open_store()).close()
    with closing(sqlite3.connect(path)) as newer:
        newer.execute(f"PRAGMA user_version = {NEWEST + 1}")
    before = path.read_bytes()
    with pytest.raises(FutureSchema, match="newer Tropero"):
        await open_store()
    assert path.read_bytes() == before


async def test_a_database_that_vanished_is_not_replaced_by_an_empty_one(open_store, path):
    store = await open_store()
    await store.back_up_if_due(datetime(2026, 11, 16, tzinfo=UTC))
    await store.close()
    path.unlink()
    with pytest.raises(Missing, match="backups"):
        await open_store()
    assert not path.exists()


async def test_a_lost_database_with_its_log_left_is_not_replaced(open_store, path):
    path.with_name(path.name + "-wal").write_bytes(b"what was not yet folded in")
    with pytest.raises(Missing, match="write-ahead log"):
        await open_store()
    assert not path.exists()


async def test_a_folder_or_a_missing_folder_is_named(open_store, path, tmp_path):
    with pytest.raises(CannotOpen, match="folder"):
        await open_store(tmp_path / "nowhere" / "tropero.db")
    path.mkdir()
    with pytest.raises(CannotOpen, match="folder"):
        await open_store()


async def test_a_half_made_new_database_does_not_stand_in_the_way(open_store, path):
    path.with_name(path.name + "-new").write_bytes(b"the power went out while this was written")
    store = await open_store()
    assert await store.read.value("PRAGMA user_version") == NEWEST


async def test_only_one_process_plays_on_a_database(open_store, path):
    await open_store()
    with pytest.raises(InUse, match="another Tropero"):
        await open_store()


async def test_a_link_to_the_database_is_the_same_database(open_store, path, tmp_path):
    await open_store()
    other = tmp_path / "elsewhere"
    other.mkdir()
    (other / "link.db").symlink_to(path)
    with pytest.raises(InUse, match="another Tropero"):
        await open_store(other / "link.db")


@pytest.mark.skipif(os.name != "posix", reason="the database itself is locked where the system can do that")
async def test_removing_the_lock_file_lets_nobody_else_in(open_store, path):
    await open_store()
    path.with_name(path.name + "-lock").unlink()
    with pytest.raises(InUse, match="another Tropero"):
        await open_store()


@pytest.mark.parametrize("suffix", ["", "-wal"])
async def test_a_file_removed_under_the_bot_is_noticed_before_anything_is_acknowledged(
    open_store, add_table, path, suffix
):
    store = await open_store()
    await add_table(store, "first", channel=1)
    path.with_name(path.name + suffix).unlink()
    with pytest.raises(Vanished, match="removed or replaced"):
        await add_table(store, "lost", channel=2)


async def test_a_database_that_cannot_be_written_is_found_out_at_the_start(open_store, path):
    """`query_only` refuses what a read-only file system refuses: writes, but not beginning or committing."""

    class Unwritable(sqlite3.Connection):
        def execute(self, sql, *parameters):
            if sql == "BEGIN IMMEDIATE":
                super().execute("PRAGMA query_only = ON")
            return super().execute(sql, *parameters)

    await (await open_store()).close()
    with pytest.raises(ReadOnly):
        await open_store(factory=Unwritable)


@pytest.mark.sqlite_only
async def test_text_that_is_none_is_damage(open_store, add_table):
    store = await open_store()
    await add_table(store, "first")
    async with store.transaction() as link:
        await link.all("UPDATE tables SET game = CAST(x'ff80' AS TEXT)")
    with pytest.raises(Damaged, match="restore a backup"):
        await tables.find(store.read, "first")


async def test_a_broken_reference_is_found_at_the_start(open_store, path):
    await (await open_store()).close()
    with closing(sqlite3.connect(path)) as careless:
        careless.execute("INSERT INTO seats VALUES ('no-table', 'north', 0, 1, 'Ana', NULL, NULL, 0)")
        careless.commit()
    with pytest.raises(Damaged, match="seats"):
        await open_store()


async def test_the_file_says_whose_it_is(open_store, path):
    await (await open_store()).close()
    with closing(sqlite3.connect(path)) as connection:
        assert connection.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)


def test_statements_are_split_with_triggers_whole():
    table = "CREATE TABLE a (x);\n"
    trigger = "-- a word; or two\nCREATE TRIGGER t AFTER INSERT ON a\nBEGIN SELECT 1; END;\n"
    assert list(statements(table + trigger)) == [table, trigger]
    with pytest.raises(ValueError, match="unfinished"):
        list(statements("CREATE TABLE a (x)"))


async def test_closing_twice_is_harmless(open_store):
    store: Store = await open_store()
    await store.close()
    await store.close()


async def test_a_long_write_ahead_log_becomes_short_again(open_store, path):
    store = await open_store()
    async with store.transaction() as link:
        await link.all("CREATE TABLE ballast (id INTEGER PRIMARY KEY, content BLOB)")
    with closing(sqlite3.connect(path)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT count(*) FROM tables").fetchone()  # keeps the log from being begun anew
        for _ in range(250):
            async with store.transaction() as link:
                link.put("INSERT INTO ballast (content) VALUES (zeroblob(50000))")
        assert beside(path, "-wal").stat().st_size > 10_000_000
    for _ in range(250):
        async with store.transaction() as link:
            link.put("UPDATE ballast SET content = zeroblob(100) WHERE id = 1")
    await store.checkpointed()
    assert beside(path, "-wal").stat().st_size < 8_000_000
