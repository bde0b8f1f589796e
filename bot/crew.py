"""Processes for work that takes long and is mostly Python: drawing, and thinking for players made of code.

In threads such work would take turns with the answers to people: at fifty of those a second neither would
keep up, and a thought of half a second would hold up everybody.
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
from typing import TypeVar

_LOG = logging.getLogger("tropero.crew")

T = TypeVar("T")


class Crew:
    """So many processes, hired when there is first something to do.

    What they are given has to be picklable: a function of a module, and plain values.
    """

    def __init__(self, size: int) -> None:
        self._size = size
        self._pool: Executor | None = None

    async def run(self, work: Callable[[], T]) -> T:
        if self._pool is None:
            context = multiprocessing.get_context("spawn")
            self._pool = ProcessPoolExecutor(self._size, mp_context=context, initializer=_begin)
        pool = self._pool
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, work)
        except BrokenExecutor as error:
            # Somebody of the crew was killed, as by a system short of memory. This is done here, and for what
            # comes next a new crew is hired.
            _LOG.warning("a crew is gone and will be replaced: %s", error)
            if self._pool is pool:
                self._pool = None
            return await asyncio.to_thread(work)

    def close(self) -> None:
        """Let them go; there is nothing more to do."""
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None


def _begin() -> None:
    """They stop when the bot is gone, however that went, and not before: their work is awaited."""
    for name in (signal.SIGINT, signal.SIGTERM):
        signal.signal(name, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    assert parent is not None
    wait([parent.sentinel])
    os._exit(0)
