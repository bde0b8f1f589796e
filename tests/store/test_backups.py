"""Backups while play goes on, the last fourteen kept, and the way back."""

import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import pairwise

import pytest

from bot.store import backups, tables
from bot.store.backups import KEPT, Patience, backups_of, make_backup, restore, taken_at
from bot.store.errors import BadBackup, Damaged, DiskFull, DiskTrouble
from bot.store.files import check_file
from bot.store.migrate import NEWEST, SCRIPTS

NOW = datetime(2026, 11, 16, 12, 0, tzinfo=UTC)


async def test_yesterdays_backup_can_be_restored(open_store, add_table, path):
    store = await open_store()
    await add_table(store, "yesterday", channel=1)
    backup = await store.back_up_if_due(NOW - timedelta(days=1))
    await add_table(store, "today", channel=2)
    await store.close()

    kept = restore(path, backup, NOW)

    again = await open_store()
    assert await tables.find(again.read, "yesterday") is not None
    assert await tables.find(again.read, "today") is None
    with closing(sqlite3.connect(kept)) as replaced:
        assert replaced.execute("SELECT count(*) FROM tables").fetchone() == (2,)


async def test_restoring_keeps_what_only_the_write_ahead_log_held(open_store, add_table, path):
    store = await open_store()
    backup = make_backup(path, NOW)
    await add_table(store, "unfolded")
    # The store stays open, as if its process had been killed: the new table is in the log file alone.
    kept = restore(path, backup, NOW)
    with closing(sqlite3.connect(kept)) as replaced:
        assert replaced.execute("SELECT id FROM tables").fetchall() == [("unfolded",)]


async def test_a_damaged_database_can_be_restored_over(open_store, add_table, path):
    store = await open_store()
    await add_table(store, "kept")
    backup = make_backup(path, NOW)
    await store.close()
    ruin = path.read_bytes()[:5000]
    path.write_bytes(ruin)
    kept = restore(path, backup, NOW)
    assert kept.read_bytes() == ruin
    again = await open_store()
    assert await tables.find(again.read, "kept") is not None


async def test_a_bad_backup_is_refused_and_nothing_changes(open_store, path, tmp_path):
    store = await open_store()
    await store.close()
    before = path.read_bytes()
    for content in (b"", b"not a backup", before[: len(before) // 2]):
        bad = tmp_path / "bad.db"
        bad.write_bytes(content)
        with pytest.raises(BadBackup, match="nothing was restored"):
            restore(path, bad, NOW)
    assert path.read_bytes() == before


async def test_one_backup_a_day(open_store, path):
    store = await open_store()
    assert await store.back_up_if_due(NOW) is not None
    assert await store.back_up_if_due(NOW + timedelta(hours=23)) is None
    assert await store.back_up_if_due(NOW + timedelta(hours=24)) is not None


async def test_the_last_fourteen_are_kept_and_other_files_left_alone(open_store, path):
    store = await open_store()
    await store.back_up_if_due(NOW)
    stranger = path.parent / "backups" / "holiday.db"
    stranger.write_text("mine")
    for day in range(1, 20):
        await store.back_up_if_due(NOW + timedelta(days=day))
    found = backups_of(path, now=NOW + timedelta(days=20))
    assert len(found) == KEPT
    assert taken_at(found[-1]) == NOW + timedelta(days=19)
    assert stranger.exists()


async def test_a_backup_is_one_whole_file(open_store, add_table, path, tmp_path):
    store = await open_store()
    await add_table(store, "inside")
    backup = make_backup(path, NOW)
    assert check_file(backup) == NEWEST
    with closing(sqlite3.connect(backup)) as copy:
        assert copy.execute("PRAGMA journal_mode").fetchone() == ("delete",)
        assert copy.execute("SELECT id FROM tables").fetchall() == [("inside",)]


async def test_a_damaged_database_gives_no_backup_and_pushes_none_out(open_store, add_table, path):
    store = await open_store()
    for number in range(200):
        await add_table(store, f"table{number}", channel=number)
    sound = make_backup(path, NOW)
    await store.close()
    content = bytearray(path.read_bytes())
    content[4096 * 3 : 4096 * 9] = b"\x5a" * (4096 * 6)
    path.write_bytes(content)
    with pytest.raises(Damaged):
        make_backup(path, NOW + timedelta(days=1))
    assert backups_of(path) == [sound]


async def test_a_backup_comes_before_every_migration(open_store, add_table, path):
    store = await open_store()
    await add_table(store, "older")
    await store.close()
    newer = [*SCRIPTS, (NEWEST + 1, "CREATE TABLE novelties (x INTEGER) STRICT;\n")]
    again = await open_store(scripts=newer)
    assert await again.read.value("SELECT count(*) FROM novelties") == 0
    assert await again.read.value("PRAGMA user_version") == NEWEST + 1
    (backup,) = backups_of(path)
    with closing(sqlite3.connect(backup)) as copy:
        assert copy.execute("PRAGMA user_version").fetchone() == (NEWEST,)
        assert copy.execute("SELECT id FROM tables").fetchall() == [("older",)]


async def test_a_failing_migration_changes_nothing(open_store, add_table, path):
    store = await open_store()
    await add_table(store, "older")
    await store.close()
    broken = "CREATE TABLE novelties (x INTEGER) STRICT;\nINSERT INTO nowhere VALUES (1);\n"
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        await open_store(scripts=[*SCRIPTS, (NEWEST + 1, broken)])
    again = await open_store()
    assert await tables.find(again.read, "older") is not None
    assert await again.read.value("SELECT count(*) FROM sqlite_master WHERE name = 'novelties'") == 0


async def test_trouble_with_the_folder_is_explained(open_store, path):
    store = await open_store()
    path.parent.joinpath("backups").write_text("a file where the folder should be")
    with pytest.raises(DiskTrouble, match="backups"):
        await store.back_up_if_due(NOW)


async def test_a_backup_that_failed_is_tried_again_after_pauses_that_grow(open_store, path, monkeypatch):
    store = await open_store()
    time = [1000.0]
    store._backup_patience = Patience(lambda: time[0])
    monkeypatch.setattr(backups, "_LEFT_FREE", 1 << 60)  # no disk has that much
    tries = []
    for _ in range(24 * 60):  # a day, looked at every minute
        try:
            await store.back_up_if_due(NOW)
        except DiskFull:
            tries.append(time[0])
        time[0] += 60
    pauses = [later - earlier for earlier, later in pairwise(tries)]
    assert pauses[0] >= 60 and pauses == sorted(pauses) and len(tries) <= 12
    monkeypatch.undo()
    time[0] += 6 * 3600
    assert await store.back_up_if_due(NOW) is not None


async def test_without_room_nothing_is_written(open_store, path, monkeypatch):
    store = await open_store()
    monkeypatch.setattr(backups, "_LEFT_FREE", 1 << 60)
    with pytest.raises(DiskFull, match="no room"):
        await store.back_up_if_due(NOW)
    assert list((path.parent / "backups").iterdir()) == []


async def test_a_clock_that_was_wrong_stops_no_backups_and_misleads_no_restore(open_store, add_table, path):
    store = await open_store()
    fast = await store.back_up_if_due(NOW + timedelta(days=3650))  # the clock had jumped to 2036
    await add_table(store, "newest")
    right = await store.back_up_if_due(NOW)
    assert right is not None
    assert backups_of(path, now=NOW) == [fast, right]
    assert await store.back_up_if_due(NOW + timedelta(hours=1)) is None
    assert await store.back_up_if_due(NOW + timedelta(days=1)) is not None


async def test_what_a_killed_backup_left_is_cleared_away(open_store, path):
    store = await open_store()
    folder = path.parent / "backups"
    folder.mkdir()
    left = folder / "tropero-20261115T120000Z.db-partial"
    left.write_bytes(b"half a backup")
    stranger = folder / "other-20261115T120000Z.db-partial"
    stranger.write_bytes(b"not ours")
    await store.back_up_if_due(NOW)
    assert not left.exists() and stranger.exists()


async def test_a_kill_before_the_last_step_of_a_restore_loses_no_move(
    open_store, add_table, path, monkeypatch
):
    store = await open_store()
    backup = make_backup(path, NOW)
    await add_table(store, "unfolded")
    replace = type(path).replace

    def killed(self, target):
        if self.name.endswith("-restoring"):
            raise KeyboardInterrupt
        return replace(self, target)

    monkeypatch.setattr(type(path), "replace", killed)
    with pytest.raises(KeyboardInterrupt):
        restore(path, backup, NOW)
    monkeypatch.undo()
    with closing(sqlite3.connect(path)) as found:
        assert found.execute("SELECT id FROM tables").fetchall() == [("unfolded",)]
