"""The database as a file: claiming it, telling what it is, and checking it whole; all synchronous."""

import logging
import os
import sqlite3
from contextlib import closing
from pathlib import Path

from bot.store.errors import CannotOpen, Damaged, InUse, NotOurFile, Vanished, as_store_error
from bot.store.migrate import NEWEST, schema_of

try:
    import fcntl
except ImportError:  # a system without it, as Windows
    fcntl = None  # type: ignore[assignment]

_LOG = logging.getLogger("tropero.store")

_HEADER = b"SQLite format 3\x00"

#: What SQLite keeps beside a database in use: the write-ahead log and its index.
COMPANIONS = ("-wal", "-shm")


def beside(path: Path, suffix: str) -> Path:
    """A companion of the database: `tropero.db` and "-wal" give `tropero.db-wal`."""
    return path.with_name(path.name + suffix)


class Claim:
    """The right to write: held by one process at a time and released by the system when that one dies.

    It is the exclusive lock of a tiny SQLite file beside the database, which works alike on every system
    SQLite runs on and cannot be left behind by a killed process. That file lies beside the database itself
    and not beside a link to it. Where the system can lock any file, the database is locked too (`hold`), so
    that removing the tiny one lets nobody else in.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._held: int | None = None
        try:
            self._connection = sqlite3.connect(
                beside(path.resolve(), "-lock"), timeout=0, isolation_level=None, check_same_thread=False
            )
            self._connection.execute("PRAGMA journal_mode = MEMORY")  # nothing is written: no file for it
            self._connection.execute("BEGIN EXCLUSIVE")
        except sqlite3.OperationalError as error:
            if hasattr(self, "_connection"):
                self._connection.close()
            if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
                raise self._in_use() from None
            raise as_store_error(error, path) from error
        try:
            if path.is_file():
                self.hold()
        except BaseException:
            self.release()
            raise

    def hold(self) -> None:
        """Lock the database itself, once it is there."""
        if fcntl is None or self._held is not None:
            return
        try:
            self._held = os.open(self._path, os.O_RDONLY | os.O_CLOEXEC)
        except OSError:
            return  # whoever opens it next says better what is wrong with it
        try:
            fcntl.flock(self._held, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise self._in_use() from None
        except OSError as error:
            _LOG.info("%s cannot be locked (%s); the lock beside it has to do", self._path, error)

    def _in_use(self) -> InUse:
        return InUse(f"{self._path}: another Tropero is using this database; stop it first")

    def release(self) -> None:
        if self._held is not None:
            os.close(self._held)
            self._held = None
        self._connection.close()


class Presence:
    """Whether the files of an open database are still those that were opened.

    A file that was deleted or replaced goes on taking what is written to it, and all of that is lost in the
    end. So it is looked at after every commit, before anybody is told that a move is safe.
    """

    def __init__(self, path: Path) -> None:
        self._path = path
        self._files = {one: _identity(one) for one in (path, beside(path, "-wal"))}

    def check(self) -> None:
        for file, known in self._files.items():
            if _identity(file) != known:
                raise Vanished(
                    f"{file}: was removed or replaced while the bot runs on it; nothing more is accepted. "
                    "Stop the bot, put the file back or restore a backup, and start it again"
                )


def _identity(file: Path) -> tuple[int, int] | None:
    try:
        found = file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


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
    except (sqlite3.Error, UnicodeDecodeError) as error:
        raise as_store_error(error, path) from error
    if orphan:
        raise Damaged(f"{path}: a row of {orphan[0]} belongs to nothing; restore a backup")
    return version


def check_file(path: Path) -> int:
    """`check` for a file by path, whether or not a bot plays on it right now."""
    look_at(path)
    with closing(connect(path)) as connection:
        return check(connection, path)


def make_private(path: Path) -> None:
    """Seeds and hands are in these files, so they are for the bot's own user alone."""
    if os.name != "posix":
        return
    try:
        path.chmod(0o600)
    except OSError as error:
        _LOG.warning("%s may be read by others (%s); give it to the user of the bot", path, error.strerror)


def create_private(path: Path) -> None:
    """An empty file that was never readable by anybody else."""
    path.unlink(missing_ok=True)
    os.close(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))


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
