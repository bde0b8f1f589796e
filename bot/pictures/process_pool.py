"""Processes for work that takes long and is mostly Python: drawing, and thinking for players made of code.

In threads such work would take turns with the answers to people: at fifty of those a second neither would
keep up, and a thought of half a second would hold up everybody. And a process can be ended from outside when
its work never comes to an end, which a thread cannot.
"""

from __future__ import annotations

import asyncio
import logging
import os
import pickle
import sys
from asyncio.subprocess import PIPE, Process
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, TypeVar

from bot.pictures.fair_slots import FairSlots
from bot.pictures.progress import Heard
from bot.pictures.worker import LENGTH, message

_LOG = logging.getLogger("tropero.processes")

T = TypeVar("T")

#: Seconds until a process has started. On a busy machine Python alone takes a few.
LONGEST_START = 60.0
LONGEST_END = 5.0


def cores() -> int:
    """How many processors this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class WorkLost(Exception):
    """Work that will not be done: it took too long, or ended the processes that tried it."""


class _Died(Exception):
    """A process is gone."""


class _Worker:
    def __init__(self, process: Process) -> None:
        self.process = process

    @classmethod
    async def start(cls, nice: int = 0) -> _Worker:
        secrets = {name for name in os.environ if "TOKEN" in name}
        environment = {name: value for name, value in os.environ.items() if name not in secrets}
        environment["PYTHONPATH"] = os.pathsep.join(path or str(Path.cwd()) for path in sys.path)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot.pictures.worker", *([str(nice)] if nice else [])),
            stdin=PIPE,
            stdout=PIPE,
            env=environment,
        )
        worker = cls(process)
        try:
            async with asyncio.timeout(LONGEST_START):
                await worker._answer()
        except BaseException:
            worker.kill()
            raise
        return worker

    async def do(self, job: bytes, heard: Heard | None) -> tuple[bool, Any]:
        """Whether it was done, and its result or what went wrong."""
        assert self.process.stdin is not None
        try:
            self.process.stdin.write(message(job))
            await self.process.stdin.drain()
        except ConnectionError as error:
            raise _Died from error
        while True:
            done, result = pickle.loads(await self._answer())
            if done is not None:
                return done, result
            if heard is not None:
                heard(*result)

    async def _answer(self) -> bytes:
        assert self.process.stdout is not None
        try:
            head = await self.process.stdout.readexactly(LENGTH.size)
            return await self.process.stdout.readexactly(*LENGTH.unpack(head))
        except (asyncio.IncompleteReadError, ConnectionError) as error:
            raise _Died from error

    @property
    def alive(self) -> bool:
        return self.process.returncode is None

    def kill(self) -> None:
        """Also one that is stopped, or will never answer."""
        with suppress(ProcessLookupError):
            self.process.kill()


class ProcessPool:
    """So many processes, started when there is first something to do, and replaced when they are lost.

    What they are given has to be picklable: a function of a module, and plain values.
    """

    def __init__(self, size: int, *, limit: float, nice: int = 0) -> None:
        """`nice` processes leave the processor to all others."""
        self.size = size
        self.limit = limit
        self.nice = nice
        self.replaced = 0  # processes that were lost or given up
        self._slots = FairSlots(size)
        self._workers: set[_Worker] = set()
        self._idle: list[_Worker] = []
        self._ending: set[asyncio.Task[int]] = set()
        self._closed = False

    @property
    def processes(self) -> list[int]:
        """Those that there are now."""
        return [worker.process.pid for worker in self._workers]

    @property
    def waiting(self) -> int:
        """Pieces of work for which there is no process yet."""
        return self._slots.waiting

    @property
    def share(self) -> float:
        """What part of the usual effort one piece of work should be, so that all wait less."""
        return self.size / (self.size + self.waiting)

    async def run(self, work: Callable[[], T], key: str = "", heard: Heard | None = None) -> T:
        """Have something done. `key` says for whom, as a table: they take turns. `heard` hears of progress.

        Work that exceeds the limit is lost, with its process. If a process ends under it, which may have been
        somebody else's doing, it is tried once more in another one; but never here, in the bot itself.
        """
        job = pickle.dumps(work)
        async with self._slots.hold(key):
            for _ in range(2):
                try:
                    done, result = await self._do(job, heard)
                except _Died:
                    _LOG.warning("a worker process is gone and will be replaced")
                    continue
                if not done:
                    raise result
                return result  # type: ignore[no-any-return]
        raise WorkLost("it ended every process that tried it")

    async def _do(self, job: bytes, heard: Heard | None) -> tuple[bool, Any]:
        worker = await self._take()
        try:
            async with asyncio.timeout(self.limit):
                answer = await worker.do(job, heard)
        except BaseException as error:
            # Whatever it does now is of no use to anybody, and it may never end.
            self._drop(worker)
            if isinstance(error, TimeoutError):
                _LOG.warning("a worker process took more than %g s and is replaced", self.limit)
                raise WorkLost(f"it took more than {self.limit:g} s") from None
            raise
        self._idle.append(worker)
        return answer

    async def _take(self) -> _Worker:
        while self._idle:
            worker = self._idle.pop()
            if worker.alive:
                return worker
            self._drop(worker)
        if self._closed:
            raise WorkLost("there are no workers any more")
        try:
            worker = await _Worker.start(self.nice)
        except (OSError, TimeoutError) as error:
            raise WorkLost(f"no worker process could be started ({error})") from error
        self._workers.add(worker)
        if self._closed:
            self._drop(worker)
            raise WorkLost("there are no workers any more")
        return worker

    def _drop(self, worker: _Worker) -> None:
        self.replaced += not self._closed
        worker.kill()
        self._workers.discard(worker)
        ending = asyncio.create_task(worker.process.wait())
        self._ending.add(ending)  # until then the system asks about it
        ending.add_done_callback(self._ending.discard)

    async def close(self) -> None:
        """There is nothing more to do. What is still being done is not waited for."""
        self._closed = True
        for worker in list(self._workers):
            self._drop(worker)
        self._idle.clear()
        if self._ending:
            await asyncio.wait(self._ending, timeout=LONGEST_END)
