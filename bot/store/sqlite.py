"""SQLite: one connection that writes, one that reads, one that folds the write-ahead log in; the default."""

import asyncio
import logging
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from datetime import datetime
from functools import lru_cache
from pathlib import Path

import aiosqlite

from bot.store.backups import Patience, backup_is_due, make_backup
from bot.store.db import Link, Row, Statement, Store
from bot.store.errors import StoreError, as_store_error
from bot.store.files import Claim, Presence, beside
from bot.store.migrate import SCRIPTS, Scripts
from bot.store.opening import prepare

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


@lru_cache(maxsize=1024)
def _plain(sql: str) -> str:
    """SQLite has one writer at a time: a transaction that has begun has locked every row there is."""
    return sql.partition(" FOR UPDATE")[0]


class _Connection(aiosqlite.Connection):
    """A connection whose thread can be given several statements for one visit."""

    where: Path
    broken = False

    async def run(self, statements: list[Statement]) -> list[list[Row]]:
        try:
            rows: list[list[Row]] = await self._execute(self._run, statements)  # type: ignore[no-untyped-call]
        except (sqlite3.Error, UnicodeDecodeError) as error:
            raise as_store_error(error, self.where) from error
        return rows

    def _run(self, statements: list[Statement]) -> list[list[sqlite3.Row]]:
        return [self._conn.execute(_plain(sql), values).fetchall() for sql, values in statements]

    async def roll_back(self) -> None:
        """A connection that cannot even do that is closed; the next one is new."""
        try:
            # The connection answers in order, so this waits for a commit that was cancelled while under way.
            await self.execute_fetchall("SELECT 1")
            if self.in_transaction:
                await self.execute_fetchall("ROLLBACK")
        except (sqlite3.Error, ValueError):
            self.broken = True
            await self.close()


class SqliteStore(Store, kind=Path):
    """A file that one process has to itself."""

    begin = "BEGIN IMMEDIATE"

    def __init__(
        self,
        path: Path,
        claim: Claim,
        factory: type[sqlite3.Connection],
        patience: float,
        backups: Path | None,
    ) -> None:
        super().__init__()
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

    @classmethod
    async def opened(
        cls,
        where: Path,
        now: Callable[[], datetime],
        *,
        factory: type[sqlite3.Connection] = sqlite3.Connection,
        patience: float = 5.0,
        backups: Path | None = None,
        scripts: Scripts = SCRIPTS,
    ) -> "SqliteStore":
        """`patience` is how many seconds to wait for a foreign write lock."""
        path = where
        claim = Claim(path)
        store = cls(path, claim, factory, patience, backups)
        try:
            await asyncio.to_thread(prepare, path, now(), backups, scripts)
            claim.hold()
            store._writer = await store._connect()
            store._reader = await store._connect()
            store._checkpointer = await store._connect()
            await store._reader.execute_fetchall("PRAGMA query_only = ON")
            store.read = Link(store._reader)
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
        connection.where = self.path
        try:
            await connection
            connection.row_factory = sqlite3.Row
            await connection.run([(pragma, ()) for pragma in _PRAGMAS])
        except (sqlite3.Error, StoreError) as error:
            await connection.close()
            if isinstance(error, StoreError):
                raise
            raise as_store_error(error, self.path) from error
        return connection

    @asynccontextmanager
    async def lend(self) -> AsyncIterator[_Connection]:
        """One at a time: there is one writer."""
        async with self._writing:
            if self._writer is None or self._writer.broken:
                self._writer = await self._connect()
            yield self._writer
        self._since_checkpoint += 1
        if self._since_checkpoint >= _CHECKPOINT_EVERY and (
            self._checkpointing is None or self._checkpointing.done()
        ):
            self._since_checkpoint = 0
            self._checkpointing = asyncio.create_task(self._checkpoint())

    def after_commit(self) -> None:
        if self._presence is not None:
            self._presence.check()

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

    async def thorough(self, link: Link) -> None:
        link.put("PRAGMA secure_delete = ON")

    async def scrubbed(self) -> None:
        """The write-ahead log still has the pages as they were: it is emptied."""
        checkpointer = self._checkpointer
        async with self._writing:
            if self._writer is not None and checkpointer is not None:
                await self._writer.run([("PRAGMA secure_delete = OFF", ())])
                await checkpointer.run([("PRAGMA wal_checkpoint(TRUNCATE)", ())])

    async def checkpointed(self) -> None:
        """Wait for the checkpoint that is under way, if there is one."""
        if self._checkpointing is not None:
            await self._checkpointing

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
