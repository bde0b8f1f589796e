"""Everything that `chaos` does to a bot. A fault is over when its coroutine is, and leaves nothing behind."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import resource
import signal
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from aiohttp import web
from aiohttp.typedefs import Handler, Middleware

from bot.sandbox.server import FakeDiscord
from bot.trials.chaos_players import Outage

#: Seconds a bot may take to connect, and to end when it is asked to.
LONGEST_START, LONGEST_END = 120.0, 60.0
DAY = 24 * 60 * 60


class Weather:
    """How Discord is: a middleware of the stand-in that makes it slow or absent."""

    def __init__(self) -> None:
        self.delay = 0.0
        self.absent = False

    def middleware(self) -> Middleware:
        @web.middleware
        async def weather(request: web.Request, handler: Handler) -> web.StreamResponse:
            if self.delay:
                await asyncio.sleep(self.delay)
            if self.absent:
                return web.Response(status=503, text="upstream connect error")
            return await handler(request)

        return weather


class ChaosBot:
    """The process of the bot, with its disk, its clock and its workers."""

    def __init__(self, fake: FakeDiscord, folder: Path) -> None:
        self.fake = fake
        self.db, self.log = folder / "tropero.db", folder / "bot.log"
        self._control = folder / "control.json"
        self._process: asyncio.subprocess.Process | None = None
        self.begun = 0.0
        self.control(ahead=0, disk="")

    def control(self, **wanted: object) -> None:
        known = json.loads(self._control.read_text(encoding="utf-8")) if self._control.exists() else {}
        fresh = self._control.with_suffix(".new")
        fresh.write_text(json.dumps({**known, **wanted}), encoding="utf-8")
        fresh.replace(self._control)

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        environment = {name: value for name, value in os.environ.items() if "TOKEN" not in name}
        with self.log.open("ab") as log:
            self._process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-m", "bot.trials.chaos_bot"),
                *(str(self.db), self.fake.http, str(self._control)),
                env=environment,
                stderr=log,
            )
        self.begun = time.monotonic()
        await self.connected()

    async def connected(self) -> None:
        """Until it is connected; should it end by itself before, that is an error."""
        assert self._process is not None
        connected = asyncio.create_task(self.fake.gateway.until(connected=True, within=LONGEST_START))
        ended = asyncio.create_task(self._process.wait())
        await asyncio.wait({connected, ended}, return_when=asyncio.FIRST_COMPLETED)
        if ended.done() and not connected.done():
            connected.cancel()
            raise RuntimeError(f"the bot ended by itself with {ended.result()}: {self.last_words()}")
        ended.cancel()
        await connected

    def last_words(self) -> str:
        return self.log.read_text(encoding="utf-8", errors="replace")[-1500:]

    async def end(self, how: signal.Signals) -> bool:
        """End it; returns whether it did within the time that it has."""
        assert self._process is not None
        self._process.send_signal(how)
        try:
            async with asyncio.timeout(LONGEST_END):
                await self._process.wait()
        except TimeoutError:
            self._process.kill()
            await self._process.wait()
            return False
        finally:
            with contextlib.suppress(TimeoutError):
                await self.fake.gateway.until(connected=False, within=5)
        return True

    def signal(self, number: signal.Signals) -> None:
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, number)

    def workers(self) -> list[int]:
        with contextlib.suppress(OSError):
            return [
                int(one) for one in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()
            ]
        return []

    def measures(self) -> dict[str, int]:
        """Memory in kilobytes, descriptors and threads of the process."""
        status = dict(
            line.split(":", 1) for line in Path(f"/proc/{self.pid}/status").read_text().splitlines()
        )
        return {
            "rss_kb": int(status["VmRSS"].split()[0]),
            "descriptors": len(list(Path(f"/proc/{self.pid}/fd").iterdir())),
            "threads": int(status["Threads"]),
        }


class Faults:
    """The kinds of trouble, by name. `outages` are the times in which nobody can expect an answer."""

    def __init__(self, bot: ChaosBot, weather: Weather, rng: random.Random) -> None:
        self._bot, self._stand, self._weather, self._rng = bot, bot.fake, weather, rng
        self.outages: list[Outage] = []
        self.stubborn = 0  # bots that SIGTERM did not end
        self.kinds: dict[str, Callable[[], Awaitable[None]]] = {
            "bot_killed": self._kill,
            "bot_ended": self._end,
            "bot_stopped": self._stop,
            "worker_killed": self._kill_worker,
            "worker_stopped": self._stop_worker,
            "write_lock_held": self._hold_lock,
            "disk_full": self._fill_disk,
            "disk_frozen": self._freeze_disk,
            "disk_refuses": self._refuse_writes,
            "discord_slow": self._slow,
            "discord_rude": self._rude,
            "discord_absent": self._absent,
            "answers_lost": self._lose_answers,
            "connection_cut": self._cut,
            "session_lost": self._lose_session,
            "clock_ahead": self._clock_ahead,
            "clock_behind": self._clock_behind,
        }

    def _seconds(self, least: float, most: float) -> float:
        return self._rng.uniform(least, most)

    @asynccontextmanager
    async def _outage(self, *, silent: bool) -> AsyncIterator[None]:
        begun = time.monotonic()
        try:
            yield
        finally:
            self.outages.append(Outage(begun, time.monotonic() + 1.0, silent))

    # The process and its workers

    async def _kill(self) -> None:
        async with self._outage(silent=True):
            await self._bot.end(signal.SIGKILL)
            await self._bot.start()

    async def _end(self) -> None:
        async with self._outage(silent=True):
            self.stubborn += not await self._bot.end(signal.SIGTERM)
            await self._bot.start()

    async def _stop(self) -> None:
        async with self._outage(silent=False):
            self._bot.signal(signal.SIGSTOP)
            await asyncio.sleep(self._seconds(0.5, 4))
            self._bot.signal(signal.SIGCONT)

    async def _kill_worker(self) -> None:
        self._signal_worker(signal.SIGKILL)

    async def _stop_worker(self) -> None:
        self._signal_worker(signal.SIGSTOP)

    def _signal_worker(self, number: signal.Signals) -> None:
        if workers := self._bot.workers():
            with contextlib.suppress(ProcessLookupError):
                os.kill(self._rng.choice(workers), number)

    # The disk

    async def _hold_lock(self) -> None:
        """Longer than the bot waits for it, now and then."""
        connection = sqlite3.connect(self._bot.db, timeout=2, isolation_level=None)
        try:
            with contextlib.suppress(sqlite3.OperationalError):
                connection.execute("BEGIN IMMEDIATE")
                await asyncio.sleep(self._seconds(1, 8))
                connection.execute("ROLLBACK")
        finally:
            connection.close()

    async def _fill_disk(self) -> None:
        await self._disk("full")

    async def _freeze_disk(self) -> None:
        await self._disk("frozen")

    async def _disk(self, how: str) -> None:
        self._bot.control(disk=how)
        try:
            await asyncio.sleep(self._seconds(0.5, 5))
        finally:
            self._bot.control(disk="")

    async def _refuse_writes(self) -> None:
        """The system itself refuses every byte beyond what the files have now."""
        before = resource.prlimit(self._bot.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(self._bot.pid, resource.RLIMIT_FSIZE, (4096, before[1]))
        try:
            await asyncio.sleep(self._seconds(0.5, 4))
        finally:
            with contextlib.suppress(ProcessLookupError):
                resource.prlimit(self._bot.pid, resource.RLIMIT_FSIZE, before)

    # Discord

    async def _slow(self) -> None:
        self._weather.delay = self._seconds(0.2, 1.5)
        try:
            await asyncio.sleep(self._seconds(1, 5))
        finally:
            self._weather.delay = 0.0

    async def _rude(self) -> None:
        faults, times = self._stand.faults, self._rng.randint(1, 3)
        for method, path in (("POST", "/channels/*/messages"), ("PATCH", "/webhooks/*/*/messages/*")):
            if self._rng.random() < 0.5:
                faults.rate_limit(method, path, retry_after=self._seconds(0.1, 1), times=times)
            else:
                faults.fail(method, path, status=self._rng.choice((500, 502, 504)), times=times)
        await asyncio.sleep(self._seconds(1, 3))

    async def _absent(self) -> None:
        async with self._outage(silent=True):
            self._weather.absent = True
            try:
                await self._stand.gateway.drop(resume=self._rng.random() < 0.5)
                await asyncio.sleep(self._seconds(1, 4))
            finally:
                self._weather.absent = False
            await self._bot.connected()

    async def _lose_answers(self) -> None:
        self._stand.faults.lose_answer("POST", "/channels/*/messages", times=self._rng.randint(1, 3))
        await asyncio.sleep(self._seconds(1, 3))

    async def _cut(self) -> None:
        async with self._outage(silent=False):
            if self._rng.random() < 0.5:
                await self._stand.gateway.drop(resume=True)
            else:
                await self._stand.gateway.ask_to_reconnect()
            await self._bot.connected()

    async def _lose_session(self) -> None:
        async with self._outage(silent=False):
            if self._rng.random() < 0.5:
                await self._stand.gateway.drop(resume=False)
            else:
                await self._stand.gateway.invalidate()
            await self._bot.connected()

    # The clock

    async def _clock_ahead(self) -> None:
        await self._jump(self._seconds(1, 20) * DAY)

    async def _clock_behind(self) -> None:
        await self._jump(-self._seconds(1, 20) * DAY)

    async def _jump(self, seconds: float) -> None:
        self._bot.control(ahead=seconds)
        try:
            await asyncio.sleep(self._seconds(1, 4))
        finally:
            self._bot.control(ahead=0)
