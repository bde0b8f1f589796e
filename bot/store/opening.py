"""From a path to a database in which play may begin: there, ours, whole, and of the newest schema.

The rule behind all of it: a file we do not understand is refused and left as it is, and a database that has
been there once is never silently replaced by an empty one.
"""

import sqlite3
from contextlib import closing
from datetime import datetime
from pathlib import Path

from bot.store.backups import backups_of, make_backup
from bot.store.errors import CannotOpen, Missing, as_store_error
from bot.store.files import COMPANIONS, beside, check, connect, create_private, look_at, make_private, to_disk
from bot.store.migrate import SCRIPTS, Scripts, migrate


def _may_be_made(path: Path, backups: Path | None) -> None:
    """A missing database is only made when nothing tells that there was one."""
    if beside(path, "-wal").exists():
        raise Missing(f"{path}: the database is gone but its write-ahead log is there; put it back")
    if backups_of(path, backups):
        raise Missing(
            f"{path}: the database is gone but has backups; restore one (python -m bot restore), "
            "or move the backups away to begin anew"
        )


def _create(path: Path, scripts: Scripts) -> None:
    """Make a new database under another name and move it into place whole.

    A crash on the way leaves nothing that could later be mistaken for a damaged or an emptied database.
    """
    fresh = beside(path, "-new")
    for leftover in (fresh, *(beside(fresh, suffix) for suffix in ("-wal", "-shm", "-journal"))):
        leftover.unlink(missing_ok=True)
    create_private(fresh)  # what SQLite puts beside it gets the same rights
    with closing(sqlite3.connect(fresh, isolation_level=None)) as connection:
        migrate(connection, 0, scripts)
        connection.execute("PRAGMA journal_mode = WAL")
    fresh.rename(path)
    to_disk(path)


def prepare(path: Path, now: datetime, backups: Path | None = None, scripts: Scripts = SCRIPTS) -> None:
    """Make, check or migrate the file, whichever it needs; a backup comes before every migration."""
    if not path.parent.is_dir():
        raise CannotOpen(f"{path}: its folder does not exist; make it first")
    try:
        if not path.exists():
            _may_be_made(path, backups)
            _create(path, scripts)
            return
        look_at(path)
        for one in (path, *(beside(path, suffix) for suffix in COMPANIONS), *backups_of(path, backups)):
            if one.exists():
                make_private(one)  # an earlier version made it
        with closing(connect(path)) as connection:
            version = check(connection, path, len(scripts))
            if version < len(scripts):
                make_backup(path, now, backups)
                migrate(connection, version, scripts)
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise as_store_error(error, path) from error
