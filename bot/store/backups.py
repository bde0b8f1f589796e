"""Backups: taken while play goes on, checked before they count, the last fourteen kept; and the way back."""

import glob
import re
import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from time import monotonic

from bot.store.errors import BadBackup, DiskFull, StoreError, explained
from bot.store.files import COMPANIONS, beside, check_file, connect, create_private, make_private, to_disk

KEPT = 14
EVERY = timedelta(days=1)
_STAMP = "%Y%m%dT%H%M%SZ"
_PARTIAL = "-partial"
#: Room that a backup leaves on the disk: the bot itself has to go on writing.
_LEFT_FREE = 32 * 1024 * 1024
#: Seconds after a backup that failed until the next try, doubled from one to the next.
_FIRST_PAUSE, _LONGEST_PAUSE = 60.0, 6 * 3600.0


def folder_of(path: Path) -> Path:
    return path.parent / "backups"


def backups_of(path: Path, folder: Path | None = None, *, now: datetime | None = None) -> list[Path]:
    """This database's backups, oldest first. Other files in the folder are none of our business.

    One that claims to be from the future was made while the clock was wrong: it is older than those that
    were made since, and comes before them.
    """
    pattern = re.compile(re.escape(path.stem) + r"-\d{8}T\d{6}Z\.db")
    where = folder or folder_of(path)
    found = (entry for entry in where.glob("*.db") if pattern.fullmatch(entry.name))
    today = now or datetime.now(UTC)
    return sorted(found, key=lambda entry: (taken_at(entry) <= today, entry.name))


def taken_at(backup: Path) -> datetime:
    return datetime.strptime(backup.stem[-16:], _STAMP).replace(tzinfo=UTC)


def backup_is_due(path: Path, now: datetime, folder: Path | None = None) -> bool:
    taken = backups_of(path, folder, now=now)
    return not taken or not timedelta(0) <= now - taken_at(taken[-1]) < EVERY


class Patience:
    """When a backup may be tried again after one that failed; by a clock that nobody can set."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._pause = 0.0
        self._not_before = 0.0

    @property
    def over(self) -> bool:
        return not self._pause or self._clock() >= self._not_before

    def failed(self) -> float:
        """Returns for how many seconds no backup is tried."""
        self._pause = min(max(_FIRST_PAUSE, self._pause * 2), _LONGEST_PAUSE)
        self._not_before = self._clock() + self._pause
        return self._pause

    def succeeded(self) -> None:
        self._pause = 0.0


def make_backup(path: Path, now: datetime, folder: Path | None = None) -> Path:
    """Copy the database as it is at one moment, check the copy, and only then name it and drop the oldest.

    SQLite's own backup reads a consistent state while the bot goes on writing. A copy that does not pass the
    check is removed, and the older backups stay, however many there are.
    """
    where = folder or folder_of(path)
    target = where / f"{path.stem}-{now.astimezone(UTC).strftime(_STAMP)}.db"
    partial = beside(target, _PARTIAL)
    with explained(path):
        where.mkdir(mode=0o700, exist_ok=True)
        for abandoned in where.glob(f"{glob.escape(path.stem)}-*{_PARTIAL}*"):
            abandoned.unlink(missing_ok=True)  # of a backup that was killed
        _need_room(path, where)
        try:
            create_private(partial)
            _copy(path, partial)
            check_file(partial)
        except BaseException:
            partial.unlink(missing_ok=True)
            raise
        to_disk(partial)
        partial.replace(target)
        for old in backups_of(path, where, now=now)[:-KEPT]:
            old.unlink()
    return target


def _need_room(path: Path, where: Path) -> None:
    """Refuse before the first byte: a copy that fills the disk would stop the game for everybody."""
    size = sum(one.stat().st_size for one in (path, beside(path, "-wal")) if one.exists())
    free = shutil.disk_usage(where).free
    if free < size + _LEFT_FREE:
        raise DiskFull(
            f"{where}: no backup was made, there is no room for one "
            f"({size / 1e6:.0f} MB and {_LEFT_FREE / 1e6:.0f} MB to spare; {free / 1e6:.0f} MB are free)"
        )


def _copy(path: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=30)) as source,
        closing(sqlite3.connect(target)) as copy,
    ):
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def restore(path: Path, backup: Path, now: datetime) -> Path | None:
    """Put a backup in the database's place. Returns where the replaced one was kept, if there was one.

    The caller holds the claim on `path`. Nothing is deleted that is not kept: the database that stood there,
    sound or not, is copied with its write-ahead log first. The last step is one rename. Before it the log is
    folded into the old file, so that whoever opens that after a crash on the way finds its newest moves.
    """
    try:
        check_file(backup)
    except StoreError as error:
        raise BadBackup(f"{backup}: not a sound backup, so nothing was restored ({error})") from error
    kept = None
    with explained(path):
        incoming = beside(path, "-restoring")
        create_private(incoming)
        shutil.copyfile(backup, incoming)
        to_disk(incoming)
        if path.exists():
            kept = beside(path, f"-replaced-{now.astimezone(UTC).strftime(_STAMP)}")
            _fold(path)
            for suffix in ("", *COMPANIONS):
                if beside(path, suffix).exists():
                    shutil.copy2(beside(path, suffix), beside(kept, suffix))
                    make_private(beside(kept, suffix))
                    to_disk(beside(kept, suffix))
        for suffix in COMPANIONS:
            beside(path, suffix).unlink(missing_ok=True)
        incoming.replace(path)
        to_disk(path)
    return kept


def _fold(path: Path) -> None:
    """Fold the write-ahead log into the file. Of a damaged one the log is only kept."""
    with suppress(sqlite3.Error), closing(connect(path)) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
