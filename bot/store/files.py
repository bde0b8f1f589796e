"""The database as a file: claiming it, telling what it is, and checking it whole; all synchronous."""

import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import CannotOpen, Damaged, InUse, NotOurFile, explain
from bot.store.migrate import NEWEST, schema_of

_HEADER = b"SQLite format 3\x00"


def beside(path: Path, suffix: str) -> Path:
    """A companion of the database: `tropero.db` and "-wal" give `tropero.db-wal`."""
    return path.with_name(path.name + suffix)


class Claim:
    """The right to write: held by one process at a time and released by the system when that one dies.

    It is the exclusive lock of a tiny SQLite file beside the database, which works alike on every system
    SQLite runs on and cannot be left behind by a killed process.
    """

    def __init__(self, path: Path) -> None:
        try:
            self._connection = sqlite3.connect(
                beside(path, "-lock"), timeout=0, isolation_level=None, check_same_thread=False
            )
            self._connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is written: no file for it
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if hasattr(self, "_connection"):
                self._connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise InUse(f"{path}: another Tropero is using this database; stop it first") from None
            raise explain(error, path) from error

    def release(self) -> None:
        self._connection.close()


def look_at(path: Path) -> None:
    """Refuse what cannot be a database; SQLite itself would take an empty file for a new one."""
    if path.is_dir():
        raise CannotOpen(f"{path}: this is a folder; give the path of a file")
    try:
        with path.open("rb") as file:
            header = file.read(len(_HEADER))
    except OSError as error:
        raise CannotOpen(f"{path}: cannot be read ({error.strerror})") from error
    if not header:
        raise NotOurFile(f"{path}: the file is empty; restore a backup, or remove it to begin anew")
    if header != _HEADER:
        raise NotOurFile(f"{path}: this is not an SQLite database; it was left as it is")


def connect(path: Path, factory: type[sqlite3.Connection] = sqlite3.Connection) -> sqlite3.Connection:
    """A plain connection to an existing file; it never creates one."""
    return sqlite3.connect(
        f"{path.resolve().as_uri()}?mode=rw", uri=True, isolation_level=None, factory=factory, timeout=5
    )


def check(connection: sqlite3.Connection, path: Path, newest: int = NEWEST) -> int:
    """Read every page and every reference; returns the schema's number or says what is wrong."""
    try:
        version = schema_of(connection, path, newest)
        problems = [row[0] for row in connection.execute("PRAGMA integrity_check(5)")]
        if problems != ["ok"]:
            raise Damaged(f"{path}: the file is damaged; restore a backup ({'; '.join(problems)})")
        orphan = connection.execute("PRAGMA foreign_key_check").fetchone()
    except sqlite3.Error as error:
        raise explain(error, path) from error
    if orphan:
        raise Damaged(f"{path}: a row of {orphan[0]} belongs to nothing; restore a backup")
    return version


def check_file(path: Path) -> int:
    """`check` for a file by path, whether or not a bot plays on it right now."""
    look_at(path)
    with closing(connect(path)) as connection:
        return check(connection, path)


def to_disk(path: Path) -> None:
    """Flush a file, and where the system can its name in the folder, against a power cut."""
    with path.open("rb+") as file:
        os.fsync(file.fileno())
    if os.name == "posix":
        folder = os.open(path.parent, os.O_RDONLY)
        try:
            os.fsync(folder)
        finally:
            os.close(folder)
