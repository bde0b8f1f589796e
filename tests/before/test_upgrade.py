"""An upgrade from the release before, and the way back: a backup, the new tables, and the old file again."""

from __future__ import annotations

import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.cli.move import carry
from bot.store import Store
from bot.store.backups import backups_of
from bot.store.migrate import NEWEST
from bot.store.shapes import shapes
from bot.table import Tables
from bot.table.context import wall_clock
from bot.trials.postgres import LocalPostgres

HERE = Path(__file__).parent


@pytest.fixture
def old(tmp_path: Path) -> Path:
    path = tmp_path / "tropero.db"
    path.write_bytes(gzip.decompress((HERE / "tropero.db.gz").read_bytes()))
    return path


def contents(path: Path) -> tuple[int, str]:
    """The schema and every row."""
    with closing(sqlite3.connect(path)) as database:
        (version,) = database.execute("PRAGMA user_version").fetchone()
        return version, "\n".join(database.iterdump())


async def opened_once(path: Path) -> dict[str, int]:
    store = await Store.open(path, now=wall_clock)
    try:
        return (await Tables(store).census()).tables
    finally:
        await store.close()


async def test_there_and_back(old: Path, capsys: pytest.CaptureFixture[str]) -> None:
    before = contents(old)
    states = await opened_once(old)
    assert contents(old)[0] == NEWEST > before[0]
    (backup,) = backups_of(old)
    assert contents(backup) == before, "the backup is the old database, row by row"
    assert main(["restore", str(backup), "--db", str(old), "--yes"]) == 0
    assert contents(old) == before, "and the old version finds what it left"
    assert "is kept as" in capsys.readouterr().out
    assert await opened_once(old) == states, "who goes forward again loses nothing"


async def test_from_the_release_before_to_a_server(old: Path, postgres: LocalPostgres) -> None:
    states = await opened_once(old)
    server = await postgres.fresh()
    count = await carry(old, server)
    store = await Store.open(server, now=wall_clock)
    try:
        assert (await Tables(store).census()).tables == states
        rows = [await store.read.value(f"SELECT count(*) FROM {shape.name}") for shape in shapes()]
        assert sum(rows) == count
    finally:
        await store.close()
        await postgres.drop(server)
