"""Seeds are in the database, its log and its backups: they are for the bot's own user alone."""

import os
from datetime import UTC, datetime, timedelta

import pytest

from bot.store.backups import backups_of, make_backup, restore
from bot.store.files import beside

pytestmark = pytest.mark.skipif(os.name != "posix", reason="rights of files are POSIX")


@pytest.fixture(autouse=True)
def generous():
    """A system whose new files everybody may read."""
    before = os.umask(0o022)
    yield
    os.umask(before)


def rights(file) -> str:
    return oct(file.stat().st_mode & 0o777)


async def test_what_the_store_makes_nobody_else_can_read(open_store, add_table, path):
    store = await open_store()
    await add_table(store, "one")
    backup = make_backup(path, datetime(2026, 11, 16, tzinfo=UTC))
    for file in (path, beside(path, "-wal"), beside(path, "-shm"), backup):
        assert rights(file) == "0o600", file.name
    assert rights(backup.parent) == "0o700"
    await store.close()
    kept = restore(path, backup, datetime(2026, 11, 17, tzinfo=UTC))
    assert (rights(path), rights(kept)) == ("0o600", "0o600")


async def test_what_an_earlier_version_made_is_closed_at_the_start(open_store, add_table, path):
    store = await open_store()
    await add_table(store, "one")
    await store.close()
    make_backup(path, datetime.now(UTC) - timedelta(days=1))
    files = [path, *backups_of(path)]
    for file in files:
        file.chmod(0o644)
    await open_store()
    assert {rights(file) for file in files} == {"0o600"}
