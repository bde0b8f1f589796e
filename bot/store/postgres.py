"""PostgreSQL: a pool of connections that write, one of those that read, and one that says who we are.

The promise is that of SQLite: a choice, its snapshot and what is to be told are one transaction, and nobody
is answered before it is committed with `synchronous_commit`. Several processes may share one database. What
one of them has taken for itself (`claim`) it holds by locks of its session, which end with it.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.address import Server
from bot.store.db import Link, Row, Statement, Store, Value
from bot.store.errors import CannotOpen, Damaged, InUse, StoreError, Unreachable
from bot.store.migrate import SCRIPTS, Scripts
from bot.store.postgres_opening import explain, keys_of, open_schema, schema_version
from bot.store.postgres_schema import query

if TYPE_CHECKING:
    import asyncpg

_LOG = logging.getLogger("tropero.store")

_WRITERS, _READERS = 8, 4
#: Seconds: for a connection, for a statement, for a lock that somebody else holds.
_CONNECT, _STATEMENT, _LOCK = 10.0, 30.0, 10
_AFTER_TROUBLE = 1.0
CHANNEL = "tropero"

_SETTINGS = {
    "application_name": "tropero",
    "synchronous_commit": "on",
    "lock_timeout": f"{_LOCK}s",
    # A process whose machine is gone leaves nothing locked: its silence ends the transaction and the session.
    "idle_in_transaction_session_timeout": "60s",
    "tcp_keepalives_idle": "20",
    "tcp_keepalives_interval": "5",
    "tcp_keepalives_count": "3",
}


class Lent:
    """A connection for one transaction."""

    def __init__(self, connection: "asyncpg.Connection[Any]", where: Server) -> None:
        self._connection = connection
        self._where = where

    async def run(self, statements: list[Statement]) -> list[list[Row]]:
        try:
            with explain(self._where):
                return [await self._run(sql, values) for sql, values in statements]
        except Unreachable:
            self._drop()
            raise

    async def _run(self, sql: str, values: tuple[Value, ...]) -> list[Row]:
        if sql in ("BEGIN", "COMMIT"):
            # A transaction in which something failed answers a commit by rolling back.
            if await self._connection.execute(sql) != sql:
                raise Unreachable(f"{self._where}: the transaction was not committed")
            return []
        rows: list[Row] = await self._connection.fetch(query(sql), *values)
        return rows

    async def roll_back(self) -> None:
        try:
            if self._connection.is_in_transaction():
                await self._connection.execute("ROLLBACK", timeout=5)
        except Exception:
            self._drop()

    def _drop(self) -> None:
        """Whatever state it is in, nobody shall meet it again; a closed one has left the pool already."""
        with suppress(Exception):
            self._connection.terminate()


class _Reader:
    """Reads with whichever connection is free."""

    def __init__(self, pool: "asyncpg.Pool[Any]", where: Server) -> None:
        self._pool = pool
        self._where = where

    async def run(self, statements: list[Statement]) -> list[list[Row]]:
        with explain(self._where):
            async with self._pool.acquire(timeout=_CONNECT) as connection:
                return await Lent(connection, self._where).run(statements)

    async def roll_back(self) -> None:
        """Nothing is ever begun."""


class PostgresStore(Store, kind=Server):
    """A database on a server. `cluster` says which of how many processes this one is."""

    begin = "BEGIN"
    shared = True

    def __init__(self, where: Server, cluster: tuple[int, int] | None) -> None:
        super().__init__()
        self.where = where
        self.cluster = cluster
        self._writers: asyncpg.Pool[Any] | None = None
        self._readers: asyncpg.Pool[Any] | None = None
        self._session: asyncpg.Connection[Any] | None = None  # holds the claims and hears the news
        self._asking = asyncio.Lock()
        self._claimed: set[str] = set()
        self._hearers: list[Callable[[str], None]] = []
        self._watch: asyncio.Task[None] | None = None
        self._trouble: StoreError | None = None

    @classmethod
    async def opened(
        cls,
        where: Server,
        now: Callable[[], datetime],
        *,
        cluster: tuple[int, int] | None = None,
        scripts: Scripts = SCRIPTS,
        factory: "type[asyncpg.Connection[Any]] | None" = None,
    ) -> "PostgresStore":
        try:
            import asyncpg
        except ImportError:
            raise CannotOpen(f"{where}: PostgreSQL needs `pip install 'tropero[postgres]'`") from None
        store = cls(where, cluster)
        try:
            with explain(where):
                store._session = await store._connect()
                await open_schema(store._session, where, scripts)
                await store._be_there()
                common: dict[str, Any] = {
                    "dsn": where.url,
                    "timeout": _CONNECT,
                    "command_timeout": _STATEMENT,
                    "statement_cache_size": 512,
                    "reset": _nothing,
                    "connection_class": factory or asyncpg.Connection,
                    "min_size": 0,
                }
                store._writers = await asyncpg.create_pool(
                    **common, max_size=_WRITERS, server_settings=_SETTINGS
                )
                quiet = {**_SETTINGS, "default_transaction_read_only": "on"}
                store._readers = await asyncpg.create_pool(**common, max_size=_READERS, server_settings=quiet)
            store.read = Link(_Reader(store._readers, where))
            store._watch = asyncio.create_task(store._stay())
        except BaseException:
            await store.close()
            raise
        return store

    async def _connect(self) -> "asyncpg.Connection[Any]":
        import asyncpg

        return await asyncpg.connect(
            self.where.url, timeout=_CONNECT, command_timeout=_STATEMENT, server_settings=_SETTINGS
        )

    async def _be_there(self) -> None:
        """Say who we are: alone, or one of several; there is never anybody twice."""
        session = self._session
        assert session is not None
        family, _ = keys_of(await session.fetchval("SELECT current_schema()"))
        if self.cluster is None:
            alone = await session.fetchval("SELECT pg_try_advisory_lock($1, 0)", family)
            if not alone:
                raise InUse(
                    f"{self.where}: another Tropero is using this database; stop it first, or tell "
                    "each which of how many it is (TROPERO_CLUSTER=1/2)"
                )
        else:
            number, of = self.cluster
            if not await session.fetchval("SELECT pg_try_advisory_lock_shared($1, 0)", family):
                raise InUse(f"{self.where}: a Tropero that runs alone is using this database; stop it first")
            if not await session.fetchval("SELECT pg_try_advisory_lock($1, $2)", family, number):
                raise InUse(f"{self.where}: another process is number {number} of {of} already")
        await session.add_listener(CHANNEL, self._heard)

    def _heard(self, session: Any, pid: int, channel: str, payload: object) -> None:
        for hear in self._hearers:
            hear(str(payload))

    async def _stay(self) -> None:
        """A session that ended (the server was restarted) is begun anew, with all that it held."""
        while True:
            session = self._session
            if session is not None and not session.is_closed():
                await asyncio.sleep(_AFTER_TROUBLE)
                continue
            try:
                async with self._asking:
                    with explain(self.where):
                        self._session = await self._connect()
                        await self._be_there()
                        self._claimed.clear()
                self._trouble = None
                for hear in self._hearers:
                    hear("post")  # what was said meanwhile, nobody heard
            except InUse as error:
                self._trouble = error  # somebody else took our place: nothing more may be written
                _LOG.error("%s", error)
                await self._let_session_go()
            except StoreError as error:
                _LOG.warning("the database is not there; it is tried again: %s", error)
                await self._let_session_go()
            await asyncio.sleep(_AFTER_TROUBLE)

    async def _let_session_go(self) -> None:
        session, self._session = self._session, None
        if session is not None and not session.is_closed():
            session.terminate()

    @asynccontextmanager
    async def lend(self) -> AsyncIterator[Lent]:
        if self._trouble is not None:
            raise self._trouble
        writers = self._writers
        if writers is None:
            raise Unreachable(f"{self.where}: the store is closed")
        with explain(self.where):
            connection = await writers.acquire(timeout=_CONNECT)
        try:
            yield Lent(connection, self.where)
        finally:
            await writers.release(connection)

    async def claim(self, name: str) -> bool:
        if name in self._claimed:
            return False
        async with self._asking:
            session = self._session
            if session is None or session.is_closed():
                raise Unreachable(f"{self.where}: not connected")
            with explain(self.where):
                got = await session.fetchval(
                    "SELECT pg_try_advisory_lock(hashtextextended(current_schema() || $1, 0))", name
                )
        if got:
            self._claimed.add(name)
        return bool(got)

    async def leads(self, name: str) -> bool:
        return name in self._claimed or await self.claim(name)

    async def others(self) -> int:
        """How many other processes share the database."""
        family, _ = keys_of(await self.read.value("SELECT current_schema()"))
        held = await self.read.value(
            "SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND granted AND objid = 0 "
            "AND classid = CAST(CAST(? AS bigint) & 4294967295 AS oid) AND objsubid = 2 "
            "AND database = (SELECT oid FROM pg_database WHERE datname = current_database())",
            family,
        )
        return max(0, int(held) - 1)

    async def release(self, name: str) -> None:
        self._claimed.discard(name)
        session = self._session
        if session is None or session.is_closed():
            return  # the lock went with it
        with suppress(StoreError):
            async with self._asking:
                with explain(self.where):
                    await session.fetchval(
                        "SELECT pg_advisory_unlock(hashtextextended(current_schema() || $1, 0))", name
                    )

    async def numbers_go_on(self, link: Link, table: str, key: str) -> None:
        sequence = await link.value("SELECT pg_get_serial_sequence(?, ?)", table, key)
        if sequence is not None:
            newest = f"greatest((SELECT max({key}) FROM {table}), 1)"
            await link.all(f"SELECT setval(CAST(CAST(? AS text) AS regclass), {newest})", sequence)

    def on_news(self, hear: Callable[[str], None]) -> None:
        self._hearers.append(hear)

    async def back_up_if_due(self, now: datetime) -> Path | None:
        """Backups of a server are made by whoever runs it."""
        return None

    async def close(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
        for pool in (self._readers, self._writers):
            if pool is not None:
                try:
                    await asyncio.wait_for(pool.close(), _CONNECT)
                except Exception:
                    pool.terminate()
        self._readers = self._writers = None
        session, self._session = self._session, None
        if session is not None:
            with suppress(Exception):
                await session.close(timeout=5)


async def _nothing(connection: object) -> None:
    """A connection comes back after a commit or a rollback: there is nothing to reset."""


async def check_server(where: Server) -> int:
    """Whether a database on a server can be reached, is ours, and holds all it should; changes nothing."""
    store = PostgresStore(where, None)
    with explain(where):
        session = await store._connect()
        try:
            version = await schema_version(session, where)
            if version == 0:
                return 0
            unsure = await session.fetchval(
                "SELECT count(*) FROM pg_constraint WHERE NOT convalidated "
                "AND connamespace = current_schema()::regnamespace"
            )
            for name in await session.fetch(
                "SELECT tablename FROM pg_tables WHERE schemaname = current_schema()"
            ):
                await session.fetchval(f"SELECT count(t) FROM {name[0]} t")  # every row is read
        finally:
            await session.close()
    if unsure:
        raise Damaged(f"{where}: constraints are there that nobody checked; restore a backup")
    return version
