"""From an address to a schema in which play may begin; and trouble with a server in words for an operator."""

import zlib
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from bot.address import Server
from bot.store.errors import (
    CannotOpen,
    Conflict,
    Damaged,
    DiskFull,
    DiskTrouble,
    FutureSchema,
    InUse,
    Locked,
    NotOurFile,
    ReadOnly,
    StoreError,
    Unreachable,
)
from bot.store.migrate import SCRIPTS, Scripts
from bot.store.postgres_schema import SCHEMA_TABLE, migrations

if TYPE_CHECKING:
    import asyncpg

#: Classes of errors by the first letters of their codes; the longest that fits counts.
_BY_CODE: dict[str, tuple[type[StoreError], str]] = {
    "08": (Unreachable, "the server does not answer; what was acknowledged is safe"),
    "57": (Unreachable, "the server is going down or starting; try again"),
    "57014": (Locked, "it took too long; nothing was changed, try again"),
    "53300": (Unreachable, "the server has no connection left; raise max_connections"),
    "53100": (DiskFull, "the server's disk is full; nothing was changed, free some room and go on"),
    "53": (DiskTrouble, "the server lacks memory or disk; look at its log"),
    "58": (DiskTrouble, "the server's disk failed; look at its log"),
    "55P03": (Locked, "somebody else holds a lock; nothing was changed, try again"),
    "40": (Locked, "two changes met; nothing was changed, try again"),
    "25006": (ReadOnly, "the server takes no writes: is it the standby?"),
    "25P03": (Unreachable, "the transaction stood still for too long and was ended"),
    "42501": (ReadOnly, "the user may not write there; check its rights"),
    "28": (CannotOpen, "the server does not let us in; check user and password"),
    "3D": (CannotOpen, "there is no such database; make it first"),
    "XX001": (Damaged, "the server found damage; restore a backup"),
    "XX002": (Damaged, "the server found a damaged index; restore a backup"),
}


@contextmanager
def explain(where: Server) -> Iterator[None]:
    """Whatever the driver or the network report inside comes out as an error of the store."""
    import asyncpg

    try:
        yield
    except asyncpg.IntegrityConstraintViolationError as error:
        raise Conflict(str(error)) from error
    except asyncpg.PostgresError as error:
        code = error.sqlstate or ""
        for length in (5, 2):
            if code[:length] in _BY_CODE:
                kind, advice = _BY_CODE[code[:length]]
                raise kind(f"{where}: {advice} ({error})") from error
        raise
    except TimeoutError as error:
        raise Unreachable(f"{where}: the server does not answer in time") from error
    except (OSError, asyncpg.InterfaceError, asyncpg.InternalClientError) as error:
        # The driver's own errors are about connections that are closed, being closed, or broke in the middle.
        raise Unreachable(f"{where}: the server does not answer ({error})") from error


def keys_of(schema: str) -> tuple[int, int]:
    """Numbers for the locks of one Tropero: of its processes, and of its migrations."""
    digest = zlib.crc32(f"tropero:{schema}".encode())
    return digest - 2**31, zlib.crc32(f"tropero-schema:{schema}".encode()) - 2**31


async def open_schema(session: "asyncpg.Connection[Any]", where: Server, scripts: Scripts = SCRIPTS) -> int:
    """Make or migrate the tables, whichever is needed; returns the number of the schema."""
    schema = await session.fetchval("SELECT current_schema()")
    if schema is None:
        raise CannotOpen(f"{where}: the search_path names no schema that is there")
    if await session.fetchval("SHOW server_encoding") != "UTF8":
        raise CannotOpen(f"{where}: the database must have the encoding UTF8")
    version = await schema_version(session, where, len(scripts))
    if version == len(scripts):
        return version
    family, changing = keys_of(schema)
    # Whoever comes second waits here, and then finds nothing left to do.
    await session.execute(f"SELECT pg_advisory_lock({changing})")
    try:
        version = await schema_version(session, where, len(scripts))
        if version < len(scripts):
            if not await session.fetchval("SELECT pg_try_advisory_lock($1, 0)", family):
                raise InUse(f"{where}: a Tropero of an older version is running; stop it before the upgrade")
            try:
                await _migrate(session, version, scripts)
            finally:
                await session.fetchval("SELECT pg_advisory_unlock($1, 0)", family)
    finally:
        await session.execute(f"SELECT pg_advisory_unlock({changing})")
    return len(scripts)


async def schema_version(
    session: "asyncpg.Connection[Any]", where: Server, newest: int = len(SCRIPTS)
) -> int:
    """The number of the last migration, 0 for an empty schema; refuses what is not ours or too new."""
    if not await session.fetchval("SELECT to_regclass($1) IS NOT NULL", SCHEMA_TABLE):
        if await session.fetchval("SELECT count(*) FROM pg_tables WHERE schemaname = current_schema()"):
            raise NotOurFile(f"{where}: this is a database of another program; it was left as it is")
        return 0
    version = int(await session.fetchval(f"SELECT version FROM {SCHEMA_TABLE}"))
    if version > newest:
        raise FutureSchema(
            f"{where}: written by a newer Tropero (schema {version}, this one knows {newest}); "
            "update the bot or restore an older backup"
        )
    return version


async def _migrate(session: "asyncpg.Connection[Any]", since: int, scripts: Scripts) -> None:
    """Each migration sets the version in its transaction: none is done halfway."""
    for number, script in migrations(since, scripts):
        async with session.transaction():
            if number == 1:
                await session.execute(f"CREATE TABLE {SCHEMA_TABLE} (version BIGINT NOT NULL)")
                await session.execute(f"INSERT INTO {SCHEMA_TABLE} VALUES (0)")
            await session.execute(script)
            await session.execute(f"UPDATE {SCHEMA_TABLE} SET version = {number}")
