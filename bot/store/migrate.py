"""Numbered migrations: `migrations/0001_tables.sql` and so on, each applied once, each in one transaction."""

import sqlite3
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path

from bot.store.errors import FutureSchema, NotOurFile

#: Written into every file of ours ("TROP"), so that another program's database is never taken for one.
APPLICATION_ID = 0x54524F50


#: Each migration with its number.
Scripts = list[tuple[int, str]]


def read_scripts(ending: str) -> Scripts:
    """The scripts whose names end like this after their number and name, in order."""
    found = [
        (int(entry.name[:4]), entry.read_text(encoding="utf-8"))
        for entry in (files("bot.store") / "migrations").iterdir()
        if entry.name.partition(".")[2] == ending
    ]
    return sorted(found)


def _scripts() -> Scripts:
    found = read_scripts("sql")
    if [number for number, _ in found] != list(range(1, len(found) + 1)):
        raise RuntimeError(f"migrations must be numbered without gaps: {[number for number, _ in found]}")
    return found


SCRIPTS = _scripts()
NEWEST = len(SCRIPTS)


def statements(script: str) -> Iterator[str]:
    """Split a script. `executescript` would commit behind our back, so statements run one by one."""
    pending = ""
    for line in script.splitlines(keepends=True):
        pending += line
        if sqlite3.complete_statement(pending):
            yield pending
            pending = ""
    if pending.strip():
        raise ValueError(f"unfinished statement at the end of a migration: {pending.strip()[:60]}")


def schema_of(connection: sqlite3.Connection, path: Path, newest: int = NEWEST) -> int:
    """The number of the last migration in this file; refuses files that are not ours or from the future."""
    (application,) = connection.execute("PRAGMA application_id").fetchone()
    (version,) = connection.execute("PRAGMA user_version").fetchone()
    if application != APPLICATION_ID:
        raise NotOurFile(f"{path}: this is a database of another program; it was left as it is")
    if version > newest:
        raise FutureSchema(
            f"{path}: written by a newer Tropero (schema {version}, this one knows {newest}); "
            "update the bot or restore an older backup"
        )
    return int(version)


def migrate(connection: sqlite3.Connection, since: int, scripts: Scripts = SCRIPTS) -> None:
    """Apply the migrations after `since`. Each sets the version in its transaction: none is done halfway."""
    for number, script in scripts[since:]:
        connection.execute("BEGIN IMMEDIATE")
        try:
            for statement in statements(script):
                connection.execute(statement)
            connection.execute(f"PRAGMA application_id = {APPLICATION_ID}")
            connection.execute(f"PRAGMA user_version = {number}")
            connection.execute("COMMIT")
        except BaseException:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            raise
