"""How busy this process is, so that whoever comes too many is told so in time instead of waiting in vain.

Discord wants a first word within three seconds. What makes it late is the event loop: it gets round to
everybody ever later. So its rounds are kept short (`bot.pace`), the first word comes before all other work,
and how late the loop and the work are is measured: pictures are left out before anybody is turned away.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

from bot.pace import Pace

TICK = 0.1
#: Seconds by which the loop may be late and all are still served: a first word takes a few of its rounds.
SERVES = 0.4
#: When it is so much of that late, pictures are left out.
DRAWS = 0.3
#: So many are served at once, however quick the loop is: what they hold has to fit into memory.
MOST = 400
#: So few are no crowd: they are served before anybody notices.
FEW = 16


class Load:
    def __init__(self, serves: float = SERVES, clock: Callable[[], float] = time.monotonic) -> None:
        self._serves = serves
        self._clock = clock
        self._pace = Pace(clock)
        self._due: float | None = None
        self._late = 0.0
        self.under_way = 0
        self.turned_away = 0
        self.left_out = 0  # pictures

    async def watch(self) -> None:
        """Until cancelled."""
        while True:
            self.expect()
            await asyncio.sleep(TICK)
            self.ticked()

    def expect(self) -> None:
        self._due = self._clock() + TICK

    def ticked(self) -> None:
        self._late = max(0.0, self._clock() - self._due) if self._due is not None else 0.0
        self._due = None

    @property
    def lateness(self) -> float:
        """Seconds by which the loop is late: at the last tick, or already more if that one is overdue.

        Or for which somebody has waited to go on, if that is more.
        """
        if self._due is None:
            return max(self._late, self._pace.lateness)
        overdue = self._clock() - self._due
        return max(overdue, self._late if overdue < 0 else 0.0, self._pace.lateness)

    @property
    def pressed(self) -> bool:
        """Whether a first word has to come before even a little work."""
        return self.under_way > FEW or self.crowded

    @property
    def crowded(self) -> bool:
        """Whether pictures are a luxury now."""
        return self.lateness > DRAWS * self._serves or self.under_way > MOST // 2

    async def serve(
        self,
        work: Coroutine[Any, Any, None],
        turn_away: Callable[[], Coroutine[Any, Any, None]],
        answered: Callable[[], bool],
    ) -> None:
        """Do somebody's work, or turn them away. Once they are `answered` it waits for its turn."""
        if self.lateness > self._serves or self.under_way >= MOST:
            self.turned_away += 1
            work.close()
            await turn_away()
            return
        self.under_way += 1
        try:
            await self._pace.keep(work, answered)
        finally:
            self.under_way -= 1
