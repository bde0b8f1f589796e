"""What can go wrong under the store, in words an operator can act on.

SQLite reports trouble as a handful of numeric codes. Each becomes one class here, so that the layers above
can tell "try again later" from "stop and restore a backup" without reading messages.
"""

import sqlite3
from collections.abc import Iterator
from contextlib import contextmanager


class StoreError(Exception):
    """Trouble in or under the database. The message is for the operator and says what to do."""

    saving = False  # whether something was to be written, which a person has to hear


class CannotOpen(StoreError):
    """The file or its folder cannot be opened at all."""


class NotOurFile(StoreError):
    """The file is something else: another program's database, a text, an empty file."""


class Missing(StoreError):
    """The database is gone although backups or a write-ahead log show that there was one."""


class Damaged(StoreError):
    """Pages are unreadable or contradict each other."""


class FutureSchema(StoreError):
    """A newer Tropero wrote this file."""


class InUse(StoreError):
    """Another process plays on this database."""


class Locked(StoreError):
    """Another process holds the write lock for longer than we wait."""


class ReadOnly(StoreError):
    """The file cannot be written."""


class DiskFull(StoreError):
    """There is no room for the transaction."""


class DiskTrouble(StoreError):
    """The operating system failed to read, write or flush."""


class Vanished(StoreError):
    """The files were removed or replaced under the running bot."""


class Unreachable(StoreError):
    """The database's server does not answer, or the connection to it broke."""


class NotEmpty(StoreError):
    """There is something already where something is to be put."""


class Conflict(Exception):
    """A row contradicts a constraint: two of something of which there is one, or a part without its whole."""


class BadBackup(StoreError):
    """The file given to restore from is not a sound backup."""


_BY_CODE: dict[int, tuple[type[StoreError], str]] = {
    sqlite3.SQLITE_BUSY: (Locked, "another process holds the write lock; nothing was changed, try again"),
    sqlite3.SQLITE_LOCKED: (Locked, "another process holds the write lock; nothing was changed, try again"),
    sqlite3.SQLITE_READONLY: (ReadOnly, "the file cannot be written; check its owner, mode and mount"),
    sqlite3.SQLITE_FULL: (DiskFull, "the disk is full; nothing was changed, free some room and go on"),
    sqlite3.SQLITE_IOERR: (DiskTrouble, "the disk failed to read or write; look at the system's log"),
    sqlite3.SQLITE_CORRUPT: (Damaged, "the file is damaged; stop the bot and restore a backup"),
    sqlite3.SQLITE_NOTADB: (NotOurFile, "this is not an SQLite database; it was left as it is"),
    sqlite3.SQLITE_CANTOPEN: (CannotOpen, "the file cannot be opened; check the path and its folder"),
}


def as_store_error(error: sqlite3.Error | UnicodeDecodeError, path: object) -> Exception:
    """The store's own error for one of SQLite's; errors of ours (a constraint) stay what they are."""
    code = getattr(error, "sqlite_errorcode", None)
    if isinstance(error, UnicodeDecodeError) or (code is None and "decode to UTF-8" in str(error)):
        code = sqlite3.SQLITE_CORRUPT  # what we wrote is text; nothing but damage makes anything else of it
    if isinstance(error, sqlite3.IntegrityError):
        return Conflict(str(error))
    if code is None or (code & 0xFF) not in _BY_CODE:
        return error
    kind, advice = _BY_CODE[code & 0xFF]
    return kind(f"{path}: {advice} ({error})")


@contextmanager
def explained(path: object) -> Iterator[None]:
    """Whatever SQLite or the operating system report inside comes out as an error of the store."""
    try:
        yield
    except sqlite3.Error as error:
        raise as_store_error(error, path) from error
    except OSError as error:
        where = error.filename or path
        raise DiskTrouble(f"{where}: {error.strerror or error}; nothing was replaced") from error
