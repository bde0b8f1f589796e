"""One of several processes: which shards are its own, whose turn it is, and its share of requests."""

from __future__ import annotations

import asyncio
import re
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass
from types import SimpleNamespace
from typing import Any

import aiohttp

from bot.table.records import StoreError

#: Discord's limit for all requests of a bot in a second. Answers to interactions do not count.
GLOBAL = 50
#: Seconds from one identify to the next one of the same turn.
IDENTIFY_EVERY = 5.0
_UNCOUNTED = re.compile(r"/api/v\d+/(interactions|webhooks)/")


@dataclass(frozen=True)
class Cluster:
    """Process `number` of `of`, counted from 1."""

    number: int
    of: int

    @classmethod
    def parse(cls, text: str) -> Cluster:
        found = re.fullmatch(r"([1-9]\d{0,3})/([1-9]\d{0,3})", text.strip())
        if found is None or int(found[1]) > int(found[2]):
            raise ValueError("say which of how many this process is, as 2/4")
        return cls(int(found[1]), int(found[2]))

    def shards(self, total: int) -> range:
        """The shards of this process, when there are so many in all."""
        return range(total * (self.number - 1) // self.of, total * self.number // self.of)


class GlobalLimit:
    """So many requests a second; whoever comes too early waits for their turn."""

    def __init__(self, rate: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._every = 1 / rate
        self._clock = clock
        self._next = 0.0
        self._burst = rate / 2 * self._every  # half a second's worth at once
        self.waited = 0

    def pause(self) -> float:
        """Seconds until the next request may go; it is counted."""
        now = self._clock()
        self._next = max(self._next, now - self._burst) + self._every
        return max(0.0, self._next - self._every - now)

    async def starts(
        self,
        session: aiohttp.ClientSession,
        context: SimpleNamespace,
        params: aiohttp.TraceRequestStartParams,
    ) -> None:
        if not _UNCOUNTED.search(params.url.path) and (pause := self.pause()) > 0:
            self.waited += 1
            await asyncio.sleep(pause)


async def take_turn(store: Any, name: str, patience: float = 120.0) -> None:
    """Wait until something is this process's, until it is released; but not for ever for one that hangs.

    Nor does a database that is gone for a while end what waits for its turn.
    """
    last = time.monotonic() + patience
    while time.monotonic() < last:
        with suppress(StoreError):
            if await store.claim(name):
                return
        await asyncio.sleep(0.2)
