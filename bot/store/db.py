"""The open database: one connection that writes, one that reads, and transactions that never end halfway."""

import asyncio
import logging
import sqlite3
import time
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from datetime import datetime
from pathlib import Path
from typing import Any

import aiosqlite

from bot.store.backups import Patience, backup_is_due, make_backup
from bot.store.errors import StoreError, as_store_error
from bot.store.files import Claim, Presence, beside
from bot.store.migrate import SCRIPTS, Scripts
from bot.store.opening import prepare

Value = int | str | bytes | float | None

_PRAGMAS = (
    "PRAGMA foreign_keys = ON",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA temp_store = MEMORY",
    # Folding the write-ahead log into the file is done beside the choices, below; a commit does it itself
    # only if that cannot keep up.
    "PRAGMA wal_autocheckpoint = 20000",
    "PRAGMA cache_size = -16000",  # 16 MB each; the pages of the games being played stay there
)


#: After so many transactions the write-ahead log is folded into the file. It has then a few megabytes.
_CHECKPOINT_EVERY = 200
_LONGEST_LOG = 8 * 1024 * 1024

_LOG = logging.getLogger("tropero.store")

# It logs every statement with its parameters at DEBUG: seeds, hands, everything. Whatever level somebody sets
# for the rest, this library never tells those.
logging.getLogger("aiosqlite").setLevel(logging.INFO)


Statement = tuple[str, tuple[Value, ...]]


class _Connection(aiosqlite.Connection):
    """A connection whose thread can be given several statements for one visit."""

    async def run(self, statements: list[Statement]) -> list[sqlite3.Row]:
        """Run them in order up to the first that fails; returns the rows of the last."""
        rows: list[sqlite3.Row] = await self._execute(self._run, statements)  # type: ignore[no-untyped-call]
        return rows

    def _run(self, statements: list[Statement]) -> list[sqlite3.Row]:
        rows: list[sqlite3.Row] = []
        for sql, values in statements:
            rows = self._conn.execute(sql, values).fetchall()
        return rows


class Link:
    """A connection as the queries of this package use it: SQL in, rows out, errors explained.

    Every visit to the connection's thread costs two changes of threads, on a busy machine more than the
    statement itself. So statements whose answer nobody needs wait in a queue and go along with the next one
    that is awaited, at the latest with the commit. After one that fails none of the others is run.
    """

    def __init__(self, connection: _Connection, path: Path) -> None:
        self._connection = connection
        self._path = path
        self._queue: list[Statement] = []

    def put(self, sql: str, *values: Value) -> None:
        """A statement without an answer. Its failure is that of the next awaited one."""
        self._queue.append((sql, values))

    async def all(self, sql: str, *values: Value) -> list[sqlite3.Row]:
        self._queue.append((sql, values))
        queue, self._queue = self._queue, []
        try:
            return await self._connection.run(queue)
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise as_store_error(error, self._path) from error

    async def one(self, sql: str, *values: Value) -> sqlite3.Row | None:
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    async def value(self, sql: str, *values: Value) -> Any:
        """The only column of the only row, or None."""
        row = await self.one(sql, *values)
        return row[0] if row else None


class Store:
    """The database of one running bot. Make one with `Store.open`."""

    def __init__(
        self,
        path: Path,
        claim: Claim,
        factory: type[sqlite3.Connection],
        patience: float,
        backups: Path | None,
    ) -> None:
        self.path = path
        self._backups = backups
        self._claim = claim
        self._factory = factory
        self._patience = patience
        self._writing = asyncio.Lock()
        self._writer: _Connection | None = None
        self._reader: _Connection | None = None
        self._checkpointer: _Connection | None = None
        self._checkpointing: asyncio.Task[None] | None = None
        self._since_checkpoint = 0
        self._presence: Presence | None = None
        self._backup_patience = Patience()
        self.commits = 0
        self.commit_seconds = 0.0
        self.read: Link

    @classmethod
    async def open(
        cls,
        path: Path,
        *,
        now: Callable[[], datetime],
        factory: type[sqlite3.Connection] = sqlite3.Connection,
        patience: float = 5.0,
        backups: Path | None = None,
        scripts: Scripts = SCRIPTS,
    ) -> "Store":
        """Claim, check, migrate and open. `patience` is how many seconds to wait for a foreign write lock."""
        claim = Claim(path)
        store = cls(path, claim, factory, patience, backups)
        try:
            await asyncio.to_thread(prepare, path, now(), backups, scripts)
            claim.hold()
            store._writer = await store._connect()
            store._reader = await store._connect()
            store._checkpointer = await store._connect()
            await store._reader.execute_fetchall("PRAGMA query_only = ON")
            store.read = Link(store._reader, path)
            async with store.transaction() as link:
                # A file that cannot be written is found out now and not at somebody's first choice. Writing
                # the number that stands there is a write like any other to SQLite.
                version = await link.value("PRAGMA user_version")
                await link.all(f"PRAGMA user_version = {version}")
            store._presence = Presence(path)
        except BaseException:
            await store.close()
            raise
        return store

    def _connect_in_thread(self) -> sqlite3.Connection:
        return sqlite3.connect(
            f"{self.path.resolve().as_uri()}?mode=rw",
            uri=True,
            isolation_level=None,
            timeout=self._patience,
            factory=self._factory,
        )

    async def _connect(self) -> _Connection:
        connection = _Connection(self._connect_in_thread, iter_chunk_size=64)
        try:
            await connection
            connection.row_factory = sqlite3.Row
            await connection.run([(pragma, ()) for pragma in _PRAGMAS])
        except sqlite3.Error as error:
            await connection.close()
            raise as_store_error(error, self.path) from error
        return connection

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Link]:
        """Everything inside is committed together, or not at all. One at a time: there is one writer.

        When leaving raises (a failing commit, a cancelled task) the caller cannot know whether the commit
        reached the disk, and has to read again what it wants to know.
        """
        async with self._writing:
            if self._writer is None:
                self._writer = await self._connect()
            link = Link(self._writer, self.path)
            try:
                link.put("BEGIN IMMEDIATE")
                yield link
                begun = time.monotonic()
                await link.all("COMMIT")
                self.commits += 1
                self.commit_seconds += time.monotonic() - begun
                if self._presence is not None:
                    self._presence.check()
            except BaseException as error:
                await _finish(self._roll_back())
                if isinstance(error, StoreError):
                    error.saving = True
                raise
        self._since_checkpoint += 1
        if self._since_checkpoint >= _CHECKPOINT_EVERY and (
            self._checkpointing is None or self._checkpointing.done()
        ):
            self._since_checkpoint = 0
            self._checkpointing = asyncio.create_task(self._checkpoint())

    async def _checkpoint(self) -> None:
        """Fold the log into the file while play goes on: a checkpoint of this kind makes nobody wait.

        It shortens the file never, though, and begins it anew only if nobody happens to read or write. A log
        that has become long in spite of it is emptied between two transactions, for which those wait.
        """
        checkpointer = self._checkpointer
        if checkpointer is None:
            return
        try:
            await checkpointer.execute_fetchall("PRAGMA wal_checkpoint(PASSIVE)")
            if beside(self.path, "-wal").stat().st_size > _LONGEST_LOG:
                async with self._writing:
                    await checkpointer.execute_fetchall("PRAGMA wal_checkpoint(TRUNCATE)")
        except OSError as error:
            _LOG.warning("the write-ahead log is not there: %s", error)
        except sqlite3.Error as error:
            _LOG.warning("the write-ahead log was not folded in and stays as it is: %s", error)

    async def checkpointed(self) -> None:
        """Wait for the checkpoint that is under way, if there is one."""
        if self._checkpointing is not None:
            await self._checkpointing

    async def _roll_back(self) -> None:
        """Leave the transaction. A connection that cannot even do that is closed; the next one is new."""
        writer = self._writer
        if writer is None:
            return
        try:
            # The connection answers in order, so this waits for a commit that was cancelled while under way.
            await writer.execute_fetchall("SELECT 1")
            if writer.in_transaction:
                await writer.execute_fetchall("ROLLBACK")
        except (sqlite3.Error, ValueError):
            self._writer = None
            await writer.close()

    async def back_up_if_due(self, now: datetime) -> Path | None:
        """The daily backup: made in a thread, while play goes on. After a failure the next try waits."""
        if not self._backup_patience.over:
            return None
        if not await asyncio.to_thread(backup_is_due, self.path, now, self._backups):
            return None
        try:
            made = await asyncio.to_thread(make_backup, self.path, now, self._backups)
        except StoreError:
            pause = self._backup_patience.failed()
            _LOG.error("the daily backup failed and will be tried again in %.0f minutes", pause / 60)
            raise
        self._backup_patience.succeeded()
        return made

    async def close(self) -> None:
        """Wait for the transaction under way, then close. The write-ahead log is folded into the file."""
        await self.checkpointed()
        async with self._writing:
            for connection in (self._checkpointer, self._reader, self._writer):
                if connection is not None:
                    await connection.close()
            self._checkpointer = self._reader = self._writer = None
            self._claim.release()


async def _finish(work: Coroutine[Any, Any, None]) -> None:
    """Await something to its end even while the surrounding task is being cancelled."""
    task = asyncio.ensure_future(work)
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            continue
    task.result()
