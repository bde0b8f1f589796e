"""Drawing off the event loop: at most one picture of a table at a time, and of those that wait the newest."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from weakref import WeakValueDictionary

from bot.pictures.fair_slots import FairSlots
from bot.pictures.process_pool import ProcessPool

AT_ONCE = 2


class DrawQueue:
    """Pictures by key. Whoever asks while one is being drawn waits for the next one, together.

    A key begins with the table, and tables take turns. Without a pool threads draw.
    """

    def __init__(self, at_once: int = AT_ONCE, pool: ProcessPool | None = None) -> None:
        self._pool = pool
        self._slots = FairSlots(at_once)
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

    async def _work(self, key: str, lock: asyncio.Lock) -> None:
        async with lock, self._slots.hold(key.partition("/")[0]):
            future, paint = self._waiting.pop(key)
            try:
                picture = await (self._pool.run(paint, key) if self._pool else asyncio.to_thread(paint))
            except Exception as error:
                if not future.done():
                    future.set_exception(error)
                    future.exception()  # whoever wanted it may have gone: then nobody is to be told
            else:
                if not future.done():
                    future.set_result(picture)
