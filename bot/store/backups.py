"""Backups: taken while play goes on, checked before they count, the last fourteen kept; and the way back."""

import re
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.store.errors import BadBackup, StoreError, explained
from bot.store.files import beside, check_file, to_disk

KEPT = 14
EVERY = timedelta(days=1)
_STAMP = "%Y%m%dT%H%M%SZ"


def folder_of(path: Path) -> Path:
    return path.parent / "backups"


def backups_of(path: Path, folder: Path | None = None) -> list[Path]:
    """This database's backups, oldest first. Other files in the folder are none of our business."""
    pattern = re.compile(re.escape(path.stem) + r"-\d{8}T\d{6}Z\.db")
    where = folder or folder_of(path)
    return sorted(entry for entry in where.glob("*.db") if pattern.fullmatch(entry.name))


def taken_at(backup: Path) -> datetime:
    return datetime.strptime(backup.stem[-16:], _STAMP).replace(tzinfo=UTC)


def backup_is_due(path: Path, now: datetime, folder: Path | None = None) -> bool:
    taken = backups_of(path, folder)
    return not taken or now - taken_at(taken[-1]) >= EVERY


def make_backup(path: Path, now: datetime, folder: Path | None = None) -> Path:
    """Copy the database as it is at one moment, check the copy, and only then name it and drop the oldest.

    SQLite's own backup reads a consistent state while the bot goes on writing. A copy that does not pass the
    check is removed, and the older backups stay, however many there are.
    """
    where = folder or folder_of(path)
    target = where / f"{path.stem}-{now.astimezone(UTC).strftime(_STAMP)}.db"
    partial = beside(target, "-partial")
    with explained(path):
        where.mkdir(exist_ok=True)
        partial.unlink(missing_ok=True)
        try:
            _copy(path, partial)
            check_file(partial)
        except BaseException:
            partial.unlink(missing_ok=True)
            raise
        to_disk(partial)
        partial.replace(target)
        for old in backups_of(path, where)[:-KEPT]:
            old.unlink()
    return target


def _copy(path: Path, target: Path) -> None:
    with (
        closing(sqlite3.connect(f"{path.resolve().as_uri()}?mode=rw", uri=True, timeout=30)) as source,
        closing(sqlite3.connect(target)) as copy,
    ):
        source.backup(copy)
        copy.execute("PRAGMA journal_mode = DELETE")


def restore(path: Path, backup: Path, now: datetime) -> Path | None:
    """Put a backup in the database's place. Returns where the replaced one was kept, if there was one.

    The caller holds the claim on `path`. Nothing is deleted: the database that stood there, sound or not, is
    kept beside with its write-ahead log. The last step is one rename, so there is never a moment without one.
    """
    try:
        check_file(backup)
    except StoreError as error:
        raise BadBackup(f"{backup}: not a sound backup, so nothing was restored ({error})") from error
    kept = None
    with explained(path):
        incoming = beside(path, "-restoring")
        shutil.copyfile(backup, incoming)
        to_disk(incoming)
        if path.exists():
            kept = beside(path, f"-replaced-{now.astimezone(UTC).strftime(_STAMP)}")
            shutil.copy2(path, kept)
            to_disk(kept)
        for suffix in ("-wal", "-shm"):
            if beside(path, suffix).exists():
                beside(path, suffix).replace(beside(kept or incoming, suffix))
        incoming.replace(path)
    return kept
