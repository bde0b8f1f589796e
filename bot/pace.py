"""In which order the event loop goes on with what people wait for, so that its rounds stay short.

A loop runs everything that can go on, in one round, and only then hears who else has come. With hundreds of
answers under way a round takes seconds. So only a few of them go on in each round: those that came first,
which are finished soon and let go of what they hold.
"""

from __future__ import annotations

import asyncio
import heapq
import time
from collections.abc import Callable, Coroutine, Generator
from itertools import count
from types import coroutine
from typing import Any, TypeVar

#: Steps of work in one round; each is what runs between two waits, a few milliseconds at the most.
AT_ONCE = 8

T = TypeVar("T")


class Pace:
    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._numbers = count()
        self._steps = 0  # in this round
        self._waiting: list[tuple[int, asyncio.Future[None]]] = []  # a heap: who came first goes on first
        self._since: dict[int, float] = {}  # when each began to wait, in that order

    @property
    def lateness(self) -> float:
        """Seconds for which somebody has waited to go on."""
        return self._clock() - next(iter(self._since.values())) if self._since else 0.0

    @coroutine
    def keep(self, work: Coroutine[Any, Any, T], paced: Callable[[], bool]) -> Generator[Any, Any, T]:
        """Do some work, step by step; those while it is `paced` wait for their turn."""
        number = next(self._numbers)
        give: Callable[[Any], Any] = work.send
        value: Any = None
        while True:
            if paced():
                try:
                    yield from self._turn(number)
                except BaseException as error:
                    give, value = work.throw, error
            try:
                wanted = give(value)
            except StopIteration as end:
                return end.value  # type: ignore[no-any-return]
            try:
                value = yield wanted
                give = work.send
            except BaseException as error:
                give, value = work.throw, error

    def _turn(self, number: int) -> Generator[Any, Any, None]:
        if self._steps == 0:
            asyncio.get_running_loop().call_soon(self._round)
        if self._steps < AT_ONCE and not self._waiting:
            self._steps += 1
            return
        turn = asyncio.get_running_loop().create_future()
        heapq.heappush(self._waiting, (number, turn))
        self._since[number] = self._clock()
        try:
            yield from turn
        finally:
            self._since.pop(number, None)

    def _round(self) -> None:
        """A new round: the next few go on."""
        self._steps = 0
        while self._waiting and self._steps < AT_ONCE:
            _, turn = heapq.heappop(self._waiting)
            if not turn.done():  # it may have been cancelled
                turn.set_result(None)
                self._steps += 1
        if self._steps:
            asyncio.get_running_loop().call_soon(self._round)
