"""Drawing off the event loop: at most one picture of a table at a time, and of those that wait the newest.

Pictures are drawn in processes of their own where a bot runs, because drawing is mostly Python: in threads it
would take turns with the answers to people, and at fifty of those a second neither would keep up.
"""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import BrokenExecutor, Executor, ProcessPoolExecutor
from multiprocessing.connection import wait
from weakref import WeakValueDictionary

_LOG = logging.getLogger("tropero.drawing")

AT_ONCE = 2


def painters() -> Executor:
    """Processes that draw. What they are given has to be picklable: a function of a module, plain values."""
    context = multiprocessing.get_context("spawn")
    return ProcessPoolExecutor(AT_ONCE, mp_context=context, initializer=_begin_painting)


def _begin_painting() -> None:
    """A painter stops when the bot is gone, however that went, and not before: its picture is awaited."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)


class Easel:
    """Pictures by key. Whoever asks while one is being drawn waits for the next one, together.

    Without `hire`, which gives the processes, threads draw.
    """

    def __init__(self, at_once: int = AT_ONCE, hire: Callable[[], Executor] | None = None) -> None:
        self._hire = hire
        self._pool: Executor | None = None
        self._slots = asyncio.Semaphore(at_once)
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self._working: set[asyncio.Task[None]] = set()  # the loop itself holds tasks only weakly
        self._waiting: dict[str, tuple[asyncio.Future[bytes], Callable[[], bytes]]] = {}

    async def draw(self, key: str, paint: Callable[[], bytes]) -> bytes:
        """The picture for this key. An older request that still waits gets this newer picture."""
        waiting = self._waiting.get(key)
        future = waiting[0] if waiting else asyncio.get_running_loop().create_future()
        self._waiting[key] = future, paint
        if waiting is None:
            lock = self._locks.get(key)
            if lock is None:
                lock = self._locks[key] = asyncio.Lock()
            task = asyncio.get_running_loop().create_task(self._work(key, lock))
            self._working.add(task)
            task.add_done_callback(self._working.discard)
        return await asyncio.shield(future)

    def close(self) -> None:
        """Let the painters go; there is nothing more to draw."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None

    async def _work(self, key: str, lock: asyncio.Lock) -> None:
        async with lock, self._slots:
            future, paint = self._waiting.pop(key)
            try:
                picture = await self._paint(paint)
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
            else:
                if not future.done():
                    future.set_result(picture)

    async def _paint(self, paint: Callable[[], bytes]) -> bytes:
        loop = asyncio.get_running_loop()
        if self._pool is None and self._hire is not None:
            self._pool = self._hire()
        pool = self._pool
        try:
            return await loop.run_in_executor(pool, paint)
        except BrokenExecutor as error:
            # A painter was killed, as by a system short of memory. This picture is drawn here, and for the
            # next one new painters are hired.
            _LOG.warning("the painters are gone and will be replaced: %s", error)
            if self._pool is pool:
                self._pool = None
            return await asyncio.to_thread(paint)
