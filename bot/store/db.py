"""The open database as all queries of this package see it, whichever engine is under it.

A query is written once, with `?` for its values. Each engine (`sqlite.py`, `postgres.py`) says how it
connects, begins, ends and explains trouble. A transaction is committed as a whole or not at all.
"""

import asyncio
import time
from abc import ABC, abstractmethod
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from contextvars import ContextVar
from datetime import datetime
from pathlib import Path
from typing import Any, ClassVar, Protocol

from bot.address import Address, Server, address
from bot.store.errors import StoreError

Value = int | str | bytes | float | None
Statement = tuple[str, tuple[Value, ...]]


class Row(Protocol):
    """A row: its values in order, and each by its place or name."""

    def __getitem__(self, key: Any, /) -> Any: ...
    def __iter__(self) -> Iterator[Any]: ...
    def keys(self) -> Any: ...


class Connection(Protocol):
    async def run(self, statements: list[Statement]) -> list[list[Row]]:
        """Run them in order up to the first that fails; returns the rows of each."""

    async def roll_back(self) -> None:
        """Leave the transaction, whatever state it is in; never raises."""


class Link:
    """A connection as the queries of this package use it: SQL in, rows out, errors explained.

    Every visit to a connection costs: for SQLite two changes of threads, on a busy machine more than the
    statement itself. So statements whose answer can wait do so in a queue and go along with the next one that
    is awaited, at the latest with the commit. After one that fails none of the others is run. What does
    nothing else than to put something there is a plain function: nobody waits in it.
    """

    def __init__(self, connection: Connection) -> None:
        self._connection = connection
        self._queue: list[tuple[Statement, list[Row]]] = []

    def put(self, sql: str, *values: Value) -> list[Row]:
        """A statement that goes along with the next awaited one and fails with it; then its rows are here."""
        rows: list[Row] = []
        self._queue.append(((sql, values), rows))
        return rows

    async def send(self) -> None:
        """Run everything that was put here."""
        queue, self._queue = self._queue, []
        answers = await self._connection.run([statement for statement, _ in queue])
        for (_, rows), answer in zip(queue, answers, strict=True):
            rows += answer

    async def all(self, sql: str, *values: Value) -> list[Row]:
        rows = self.put(sql, *values)
        await self.send()
        return rows

    async def one(self, sql: str, *values: Value) -> Row | None:
        rows = await self.all(sql, *values)
        return rows[0] if rows else None

    async def value(self, sql: str, *values: Value) -> Any:
        """The only column of the only row, or None."""
        row = await self.one(sql, *values)
        return row[0] if row else None


class Guard(Protocol):
    """Looks into every transaction of a task before anything else happens in it, and may refuse it."""

    async def check(self, link: Link) -> None: ...
    def committed(self) -> None: ...


#: Set by whoever holds a table that other processes may hold as well.
GUARD: ContextVar[Guard | None] = ContextVar("guard", default=None)


class Store(ABC):
    """The database of one running bot. Make one with `Store.open`."""

    begin: ClassVar[str]
    #: Whether other processes may change what this one has read.
    shared: ClassVar[bool] = False
    _of: ClassVar[dict[type[Address], Any]] = {}  # the engines

    read: Link

    def __init__(self) -> None:
        self.commits = 0
        self.commit_seconds = 0.0

    def __init_subclass__(cls, kind: type[Address], **more: Any) -> None:
        super().__init_subclass__(**more)
        Store._of[kind] = cls

    @staticmethod
    async def open(where: Address | str, *, now: Callable[[], datetime], **options: Any) -> "Store":
        """Claim, check, migrate and open a database, with the engine that its address asks for."""
        found = address(where)
        kind = Store._of[Server if isinstance(found, Server) else Path]
        store: Store = await kind.opened(found, now, **options)
        return store

    @abstractmethod
    def lend(self) -> AbstractAsyncContextManager[Connection]:
        """A connection for one transaction. Trouble in or after the commit is the transaction's, too."""

    @asynccontextmanager
    async def transaction(self) -> AsyncIterator[Link]:
        """Everything inside is committed together, or not at all.

        When leaving raises (a failing commit, a cancelled task) the caller cannot know whether the commit
        reached the disk, and has to read again what it wants to know.
        """
        async with self.lend() as connection:
            link, guard = Link(connection), GUARD.get() if self.shared else None
            try:
                link.put(self.begin)
                if guard is not None:
                    await guard.check(link)
                yield link
                begun = time.monotonic()
                await link.all("COMMIT")
                self.commits += 1
                self.commit_seconds += time.monotonic() - begun
                if guard is not None:
                    guard.committed()
                self.after_commit()
            except BaseException as error:
                await _finish(connection.roll_back())
                if isinstance(error, StoreError):
                    error.saving = True
                raise

    def after_commit(self) -> None:
        """Before anybody is told that something is safe."""
        return

    @abstractmethod
    async def back_up_if_due(self, now: datetime) -> Path | None:
        """The daily backup, while play goes on."""

    @abstractmethod
    async def close(self) -> None:
        """Wait for the transaction under way, then close."""

    async def numbers_go_on(self, link: Link, table: str, key: str) -> None:
        """After rows with numbers of their own were put into a table, the next one gets the next number."""
        return

    async def thorough(self, link: Link) -> None:
        """What this transaction deletes is to be overwritten, too, where the engine can do that."""
        return

    async def scrubbed(self) -> None:
        """After it: nothing of it is left in what is kept beside the database."""
        return

    # Among processes that share a database; one that has it to itself is always let in.

    async def claim(self, name: str) -> bool:
        """Take something for this process alone, until it is released or the process is gone."""
        return True

    async def leads(self, name: str) -> bool:
        """Whether this process is the one that does something for all; it stays that as long as it lives."""
        return True

    async def others(self) -> int:
        """How many other processes share the database."""
        return 0

    async def release(self, name: str) -> None:
        """Let others have it."""
        return

    def on_news(self, hear: Callable[[str], None]) -> None:
        """Have `hear` called with the name of what another process has changed."""
        return


async def _finish(work: Coroutine[Any, Any, None]) -> None:
    """Await something to its end even while the surrounding task is being cancelled."""
    task = asyncio.ensure_future(work)
    while not task.done():
        try:
            await asyncio.shield(task)
        except asyncio.CancelledError:
            continue
    task.result()


def upsert(table: str, keys: str, columns: str) -> str:
    """A statement that puts a row in place of one with the same keys, whichever is there."""
    names = [name.strip() for name in f"{keys}, {columns}".split(",")]
    news = ", ".join(f"{name} = excluded.{name}" for name in map(str.strip, columns.split(",")))
    marks = ",".join("?" * len(names))
    return (
        f"INSERT INTO {table} ({', '.join(names)}) VALUES ({marks}) ON CONFLICT ({keys}) DO UPDATE SET {news}"
    )
