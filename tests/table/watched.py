"""Connections that show every statement to the test, which may raise in its place or after it.

A test raises SQLite's error for some trouble; a connection to PostgreSQL makes the server's own of it.
"""

import sqlite3
from collections.abc import Callable
from typing import Any, ClassVar

import asyncpg


class Watched(sqlite3.Connection):
    before: ClassVar[Callable[[str], None]] = staticmethod(lambda sql: None)
    after: ClassVar[Callable[[str], None]] = staticmethod(lambda sql: None)

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        Watched.before(sql)
        cursor = super().execute(sql, *parameters)
        Watched.after(sql)
        return cursor


def failure(code: int, message: str) -> sqlite3.OperationalError:
    error = sqlite3.OperationalError(message)
    error.sqlite_errorcode = code
    return error


_SERVERS_OWN = {
    sqlite3.SQLITE_IOERR: asyncpg.PostgresIOError,
    sqlite3.SQLITE_FULL: asyncpg.DiskFullError,
    sqlite3.SQLITE_BUSY: asyncpg.LockNotAvailableError,
    sqlite3.SQLITE_READONLY: asyncpg.ReadOnlySQLTransactionError,
}


def _ask(watch: Callable[[str], None], sql: str) -> None:
    try:
        watch(sql)
    except sqlite3.OperationalError as error:
        raise _SERVERS_OWN[error.sqlite_errorcode](str(error)) from None


class WatchedPostgres(asyncpg.Connection):  # type: ignore[misc]
    async def execute(self, sql: str, *values: Any, **more: Any) -> str:
        _ask(Watched.before, sql)
        status: str = await super().execute(sql, *values, **more)
        _ask(Watched.after, sql)
        return status

    async def fetch(self, sql: str, *values: Any, **more: Any) -> list[Any]:
        _ask(Watched.before, sql)
        rows: list[Any] = await super().fetch(sql, *values, **more)
        _ask(Watched.after, sql)
        return rows
