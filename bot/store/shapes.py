"""The tables of the newest schema, read off the migrations: for whatever concerns all of them alike."""

import sqlite3
from contextlib import closing
from functools import cache

import msgspec

from bot.store.migrate import migrate


class TableShape(msgspec.Struct, frozen=True):
    name: str
    columns: tuple[str, ...]
    key: tuple[str, ...]


@cache
def shapes() -> tuple[TableShape, ...]:
    """Every table, a whole before its parts."""
    with closing(sqlite3.connect(":memory:", isolation_level=None)) as database:
        migrate(database, 0)
        names = [
            row[0]
            for row in database.execute(
                "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
                "ORDER BY rowid"
            )
        ]
        found = []
        for name in names:
            columns = list(database.execute(f"PRAGMA table_info({name})"))
            key = sorted((row[5], row[1]) for row in columns if row[5])
            found.append(
                TableShape(name, tuple(row[1] for row in columns), tuple(column for _, column in key))
            )
        return tuple(found)
