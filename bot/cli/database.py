"""`tropero backup | restore | check`: the operator's side of the store."""

import argparse
import asyncio
import sys
from datetime import UTC, datetime
from pathlib import Path

from bot.address import Server
from bot.cli import Command, database_argument, progress_line
from bot.settings import database_address
from bot.store.backups import backups_of, make_backup, restore, taken_at
from bot.store.errors import BadBackup, CannotOpen
from bot.store.files import Claim, check_file, look_at
from bot.store.postgres import check_server


def _file(given: argparse.Namespace) -> Path:
    """For what is only done with files; a server's backups are its own host's business."""
    where = database_address(given.db)
    if isinstance(where, Server):
        raise CannotOpen(
            f"{where}: backups of a server are made with pg_dump, restored with pg_restore; "
            "`tropero move --from … --to FILE` copies its games into a file"
        )
    return where


def _backup(given: argparse.Namespace) -> int:
    path = _file(given)
    look_at(path)
    progress_line(f"copying {path}")
    made = make_backup(path, datetime.now(UTC))
    progress_line("")
    print(f"backup made and checked: {made} ({made.stat().st_size / 1024:.0f} KB)")
    return 0


def _check(given: argparse.Namespace) -> int:
    where = database_address(given.db)
    if isinstance(where, Server):
        version = asyncio.run(check_server(where))
        print(f"{where}: sound (schema {version})")
        return 0
    path = where
    progress_line(f"reading {path}")
    version = check_file(path)
    progress_line("")
    print(f"{path}: sound (schema {version}, {path.stat().st_size / 1024:.0f} KB)")
    for backup in backups_of(path):
        print(f"  backup of {taken_at(backup):%Y-%m-%d %H:%M} UTC: {backup}")
    return 0


def _restore_arguments(parser: argparse.ArgumentParser) -> None:
    database_argument(parser)
    parser.add_argument("backup", type=Path, nargs="?", help="the backup to restore (default: the latest)")
    parser.add_argument("--yes", action="store_true", help="do not ask")


def _restore(given: argparse.Namespace) -> int:
    path = _file(given)
    known = backups_of(path)
    backup: Path | None = given.backup or (known[-1] if known else None)
    if backup is None:
        raise BadBackup(f"{path}: there is no backup beside it; name one")
    if not given.yes and not _confirmed(path, backup):
        print("nothing was changed")
        return 1
    claim = Claim(path)
    try:
        progress_line(f"restoring {path}")
        kept = restore(path, backup, datetime.now(UTC))
    finally:
        progress_line("")
        claim.release()
    print(f"restored {path} from {backup}")
    if kept:
        print(f"what stood there before is kept as {kept}")
    return 0


def _confirmed(path: Path, backup: Path) -> bool:
    if not sys.stdin.isatty():
        print("not a terminal: give --yes to restore without being asked", file=sys.stderr)
        return False
    return input(f"Replace {path} by {backup}? [y/N] ").strip().lower() in ("y", "yes")


BACKUP = Command(
    "backup", "copy the database while the bot runs, and check the copy", database_argument, _backup
)
CHECK = Command("check", "read the whole database and say whether it is sound", database_argument, _check)
RESTORE = Command(
    "restore", "put a backup in the database's place; stop the bot first", _restore_arguments, _restore
)
