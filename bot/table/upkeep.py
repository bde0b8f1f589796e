"""What goes on in the background while a bot runs: the post, turns that end, reminders, lobbies, backups."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from datetime import datetime, timedelta
from time import monotonic

from bot.store import StoreError, outbox, people
from bot.table.context import TableContext
from bot.table.endings import Endings
from bot.table.lobby import Lobby
from bot.table.post import Post
from bot.table.privacy import Privacy
from bot.table.private import Private
from bot.table.reminders import Reminders
from bot.table.turn_ends import TurnEnds

_LOG = logging.getLogger("tropero.upkeep")

#: Nothing in the background is more urgent than this, so a jump of the clock is noticed within it.
LONGEST_WAIT = 30.0
_AFTER_TROUBLE = 5.0
#: Seconds at least, should there be a turn that cannot be ended.
_BETWEEN_ENDS = 1.0
_DAILY = "daily work"
_LETTERS_KEPT = timedelta(days=30)
#: The clock leapt when it went this many seconds more or less than the one that nobody can set...
_LEAP = 60.0
#: ...and is believed again when it has gone evenly for as many.
_BELIEVED_AFTER = 600.0


class WallClock:
    """Whether the clock may be believed: nothing is thrown away for its age by one that has just leapt."""

    def __init__(self, clock: Callable[[], float] = monotonic) -> None:
        self._clock = clock
        self._ahead: float | None = None
        self._leapt: float | None = None

    def is_believed(self, now: datetime) -> bool:
        passed = self._clock()
        before, self._ahead = self._ahead, now.timestamp() - passed
        if before is not None and abs(self._ahead - before) > _LEAP:
            self._leapt = passed
            _LOG.warning("the clock leapt by %.0f seconds", self._ahead - before)
        return self._leapt is None or passed - self._leapt >= _BELIEVED_AFTER


class Upkeep:
    def __init__(
        self,
        context: TableContext,
        lobby: Lobby,
        private: Private,
        endings: Endings,
        reminders: Reminders,
        ends: TurnEnds,
        post: Post,
        privacy: Privacy,
        kept: timedelta | None = None,
        clock: Callable[[], float] = monotonic,
    ) -> None:
        self._context = context
        self._lobby = lobby
        self._private = private
        self._endings = endings
        self._reminders = reminders
        self._ends = ends
        self._post = post
        self._privacy = privacy
        self._kept = kept
        self._wall = WallClock(clock)

    async def chores(self) -> None:
        """Everything but the post, once."""
        now = self._context.now()
        believed = self._wall.is_believed(now)
        await self._reminders.tick()
        if not await self._context.store.leads("chores"):
            return  # another process does the rest
        await self._endings.settle()
        await self._context.store.back_up_if_due(now)
        if believed:
            await self._lobby.expire()
            await self._daily(now)

    async def _daily(self, now: datetime) -> None:
        """What is done once a day, by whichever process comes first."""
        today = now.date().isoformat()
        if await people.kept(self._context.store.read, _DAILY) == today:
            return
        async with self._context.store.transaction() as link:
            if not await people.begins(link, _DAILY, today):
                return
            await outbox.forget_settled(link, int((now - _LETTERS_KEPT).timestamp()))
        await self._private.forget_old()
        if self._kept is not None:
            await self._privacy.forget_games(self._kept)

    async def run(self) -> None:
        """Until cancelled. What is under way is finished first."""
        async with asyncio.TaskGroup() as group:
            group.create_task(self._run_post())
            group.create_task(self._run_ends())
            group.create_task(self._run_chores())

    async def _run_post(self) -> None:
        while True:
            wait = await self._guarded(self._post.deliver, self._post.next_due)
            try:
                await asyncio.wait_for(self._context.letters_waiting.wait(), wait)
            except TimeoutError:
                continue

    async def _run_ends(self) -> None:
        coming = self._context.turn_ending
        while True:
            coming.clear()
            wait = max(_BETWEEN_ENDS, await self._guarded(self._ends.tick, self._ends.next_due))
            with suppress(TimeoutError):
                await asyncio.wait_for(coming.wait(), wait)

    async def _run_chores(self) -> None:
        while True:
            wait = await self._guarded(self.chores, self._reminders.next_due)
            await asyncio.sleep(wait)

    async def _guarded(
        self, work: Callable[[], Awaitable[object]], next_due: Callable[[], Awaitable[int | None]]
    ) -> float:
        """Do some work; returns how many seconds there is nothing more to do.

        Trouble (a full disk, a bug) must not end the background for good: it is logged and tried again.
        """
        try:
            await work()
            due = await next_due()
        except StoreError as error:
            _LOG.error("background work will be tried again: %s", error)
            return _AFTER_TROUBLE
        except Exception:
            _LOG.exception("background work failed and will be tried again")
            return _AFTER_TROUBLE
        if due is None:
            return LONGEST_WAIT
        return min(max(due - self._context.now().timestamp(), 0.05), LONGEST_WAIT)
