"""Seats that an AI plays: its own, and those it keeps for somebody who is away."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from time import monotonic

from bot.store import StoreError, games, outbox
from bot.store.letters import AiSlow, AiTrouble
from bot.store.records import NOBODY
from bot.table.context import TableContext
from bot.table.errors import Illegal, Refusal
from bot.table.play import Play
from engine import Game

_LOG = logging.getLogger("tropero.ai")

#: Picks options for a seat. It gets a copy of the game, the seat, the name of its AI, and the table's id.
Think = Callable[[Game, str, str, str], Awaitable[list[str]]]

#: How often the store is asked whether some table waits for an AI that nobody woke.
LOOK_EVERY = 30.0
#: After so many seconds the table is told that it takes long, once until a person is asked again.
LONG = 30.0
#: After so many failures in a row the table is told.
TOLD_AFTER = 4
LONGEST_PAUSE = 300.0
#: Who thinks instead when the AI of a seat fails: something simple that any position can be given to.
SIMPLER = ("greedy", "random")


def growing(tries: int) -> float:
    """Seconds until the next try."""
    return min(float(2**tries), LONGEST_PAUSE)


class _Effort:
    """What it takes to play on at one table until a person is asked."""

    def __init__(self, table_id: str) -> None:
        self.table_id = table_id
        self.begun = monotonic()
        self.tries = 0  # that failed in a row
        self.baffled = 0  # those of them in which the AI itself failed
        self.told: set[type[AiSlow | AiTrouble]] = set()


class AiSeats:
    """Tables that are woken play on in the background. `run` wakes those that wait for no visible reason."""

    def __init__(
        self, context: TableContext, play: Play, think: Think, pause: Callable[[int], float] = growing
    ) -> None:
        self._context = context
        self._play = play
        self._think = think
        self._pause = pause
        self._under_way: dict[str, asyncio.Task[None]] = {}
        self._again: set[str] = set()
        context.wake_ai = self.wake

    @property
    def under_way(self) -> list[asyncio.Task[None]]:
        return list(self._under_way.values())

    async def waiting(self) -> list[str]:
        """The tables in which an AI is asked. This is what is due, and it is in the store."""
        return await games.waiting_for_ai(self._context.store.read)

    async def run(self) -> None:
        """Until cancelled. Whatever was left over by a restart, an error or an undo is gone on with."""
        try:
            while True:
                try:
                    for table_id in await self.waiting():
                        self.wake(table_id)
                except StoreError as error:
                    _LOG.error("which tables wait for an AI cannot be read now: %s", error)
                await asyncio.sleep(LOOK_EVERY)
        finally:
            playing = self.under_way
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)

    def wake(self, table_id: str) -> None:
        """An AI may be asked at this table: let it play, if it does not yet."""
        if table_id in self._under_way:
            self._again.add(table_id)
        else:
            self._under_way[table_id] = asyncio.create_task(self._play_on(table_id))

    async def play(self, table_id: str) -> int:
        """Play on as long as an AI is asked; returns how many choices it made."""
        made, effort = 0, _Effort(table_id)
        while await self._choose(effort):
            made += 1
        return made

    async def _play_on(self, table_id: str) -> None:
        """The same, whatever goes wrong on the way: it is tried again after pauses that grow."""
        effort, store, name = _Effort(table_id), self._context.store, f"ai {table_id}"
        mine = False
        try:
            mine = await store.claim(name)
            while mine:  # otherwise another process plays on here
                self._again.discard(table_id)
                try:
                    chosen = await self._choose(effort)
                except Exception as error:
                    await self._trouble(effort, error)
                    continue
                effort.tries = effort.baffled = 0
                if not chosen and table_id not in self._again:
                    return
        except StoreError as error:
            _LOG.warning("table %s is looked at again later: %s", table_id, error)
        finally:
            del self._under_way[table_id]
            if mine:
                await store.release(name)

    async def _choose(self, effort: _Effort) -> bool:
        """Make one choice, if an AI is asked.

        It thinks without the game's lock, so people can look, take back or come home meanwhile. If they
        changed something, the thought is thrown away.
        """
        table_id = effort.table_id
        async with self._context.games.hold(table_id) as live:
            decision = live.game.decision
            if decision is None or live.table.state != "running":
                return False
            seat = live.table.seat(decision.seat)
            level = seat.stand_in or seat.ai
            if level in (None, NOBODY):
                return False
            copy, number = live.game.copy(), live.entry
        if effort.baffled > 1:
            level = SIMPLER[min(effort.baffled // 2, len(SIMPLER)) - 1]
        picked = await self._thought(effort, self._think(copy, seat.seat, level, table_id))
        try:
            await self._play.choose_for_ai(table_id, seat.seat, picked, number)
        except Illegal:
            raise
        except Refusal:
            pass
        return True

    async def _thought(self, effort: _Effort, thinking: Awaitable[list[str]]) -> list[str]:
        """Wait for a thought, and say so if that takes long."""
        thought = asyncio.ensure_future(thinking)
        try:
            await asyncio.wait({thought}, timeout=max(0.0, effort.begun + LONG - monotonic()))
            if not thought.done():
                with suppress(StoreError):
                    await self._tell(effort, AiSlow)
            return await thought
        finally:
            thought.cancel()

    async def _trouble(self, effort: _Effort, error: Exception) -> None:
        effort.tries += 1
        effort.baffled += not isinstance(error, StoreError)
        pause = self._pause(effort.tries)
        level = logging.ERROR if effort.tries == TOLD_AFTER else logging.WARNING
        _LOG.log(
            *(level, "an AI of table %s could not move, attempt %d, next in %.0f s: %s"),
            *(effort.table_id, effort.tries, pause, error),
            exc_info=None if isinstance(error, StoreError) else error,
        )
        if effort.tries >= TOLD_AFTER:
            with suppress(StoreError):  # of which the table is told at the next attempt, then
                await self._tell(effort, AiTrouble)
        await asyncio.sleep(pause)

    async def _tell(self, effort: _Effort, word: type[AiSlow | AiTrouble]) -> None:
        """A word to the table about the seat that is asked, once."""
        if word in effort.told:
            return
        async with (
            self._context.games.hold(effort.table_id) as live,
            self._context.store.transaction() as link,
        ):
            if live.asked is None:
                return
            told, now = word(seat=live.asked), self._context.seconds()
            await outbox.post(link, effort.table_id, live.table.channel, told, now)
        effort.told.add(word)
        self._context.wake_post()
