"""The people of `bench`: they come to a thousand tables at a steady rate, whether or not the bot keeps up.

Every interaction has a moment at which it is due, and what a person waits is counted from that moment on,
also if all visitors were still waiting for something else then: a bot that is late is not asked less.
"""

from __future__ import annotations

import asyncio
import random
import time
from collections import Counter, defaultdict
from contextlib import suppress
from statistics import median
from typing import Any

from bot.components.panel import can_be_picked
from bot.sandbox.people import Person

#: Of a hundred visits so many only look; with the others somebody opens their panel and taps through a turn,
#: so that about nine of ten interactions belong to panels, the dearest kind. `interactions_by_kind` counts.
STATUS, BOARD, COMPLETIONS = 10, 4, 6
VISITORS = 150
PAIRS = 60  # of /status and the empty command, one after the other
SETTLING = 60.0


class BenchLoad:
    """People at a thousand tables, and how long each of them waits."""

    def __init__(self, fake: Any, tables: dict[str, str], rate: float, seed: int = 1) -> None:
        self.fake, self.rate = fake, rate
        self.asked = tables  # channel: the id of whoever is asked there
        self.people = {name: fake.world.add_account(name, account_id=name) for name in ("1", "2")}
        self.channels = {name: self.channel(name) for name in tables}
        self.busy: set[str] = set()
        self.acknowledged: list[float] = []
        self.turns: list[float] = []
        self.kinds: Counter[str] = Counter()
        # channel: when the taps were due that ended, or may have ended, a turn nobody was told of yet
        self._ended: defaultdict[str, list[float]] = defaultdict(list)
        self._told = asyncio.Event()
        self._rng = random.Random(seed)
        self._slot = self._end = 0.0
        fake.watchers.append(self._see)

    def forget(self) -> None:
        """What was measured so far was only to warm up."""
        self.acknowledged.clear()
        self.turns.clear()
        self.kinds.clear()
        self._ended.clear()

    def channel(self, name: str) -> Any:
        """A channel of the stand-in by the id that a store knows it by."""
        channel = self.fake.channel(f"table-{name}")
        world = self.fake.world
        del world.channels[channel.id], world.by_channel[channel.id]
        channel.raw["id"] = name
        return world.keep_channel(channel)

    def _see(self, what: str, thing: Any) -> None:
        """A turn is over for the table when its message with the board is there."""
        told = (
            what == "message"
            and thing.files
            and not thing.edits
            and "interaction_metadata" not in thing.raw  # somebody's own answer, and not the table's news
        )
        if told and (waiting := self._ended[thing.channel_id]):
            self.turns.append(time.perf_counter() - waiting.pop(0))
            self._told.set()
        if told:
            # Nobody looks at the picture, and a thousand tables have a quarter of a gigabyte of them.
            self.fake.world.forget_files(thing.files)

    async def run(self, seconds: float) -> float:
        """All interactions that are due within so many seconds; returns how long they took."""
        started = self._slot = time.perf_counter()
        self._end = started + seconds
        visitors = min(VISITORS, len(self.channels))
        await asyncio.gather(*(self._visit_tables() for _ in range(visitors)))
        took = time.perf_counter() - started
        with suppress(TimeoutError):
            async with asyncio.timeout(SETTLING):
                while self.untold:
                    self._told.clear()
                    await self._told.wait()
        return took

    @property
    def untold(self) -> int:
        """Turns that ended without the table having been told of it."""
        return sum(map(len, self._ended.values()))

    async def _next(self) -> float | None:
        """Wait for the next moment of the steady rate and return it; None if it is not in this run."""
        due = self._slot + 1 / self.rate
        if due >= self._end:
            return None
        self._slot = due
        await asyncio.sleep(max(0.0, due - time.perf_counter()))
        return due

    async def _visit_tables(self) -> None:
        while (due := await self._next()) is not None:
            free = self._rng.choice([name for name in self.channels if name not in self.busy])
            self.busy.add(free)
            try:
                await self._visit(free, due)
            finally:
                self.busy.discard(free)

    async def _visit(self, name: str, due: float) -> None:
        kind, person, channel = self._rng.randrange(100), self.person(self.asked[name]), self.channels[name]
        if kind < STATUS:
            await self._slash(person, channel, "status", due)
        elif kind < STATUS + BOARD:
            await self._slash(person, channel, "board", due)
        elif kind < STATUS + BOARD + COMPLETIONS:
            await person.autocomplete(channel, "choose", "option")
            self._count("completion", time.perf_counter() - due)
        else:
            await self._turn(name, person, channel, due)

    def person(self, name: str) -> Any:
        return Person(self.fake, self.people[name])

    def _count(self, kind: str, waited: float) -> None:
        self.kinds[kind] += 1
        self.acknowledged.append(waited)

    async def _slash(self, person: Any, channel: Any, path: str, due: float) -> Any:
        late = time.perf_counter() - due
        answer = await person.slash(channel, path, wait=False)
        await answer.settled(within=SETTLING)
        self._count(path, late + answer.latency)
        return answer

    async def _turn(self, name: str, person: Any, channel: Any, due: float | None) -> None:
        """Open the panel and tap until it asks nothing more; every tap is an interaction of the rate."""
        assert due is not None
        panel = (await self._slash(person, channel, "hand", due)).message
        while (part := self._part(panel)) is not None and (due := await self._next()) is not None:
            await self._tap(person, panel, part, due)
            if self._part(panel) is None:
                self.asked[name] = "2" if person.id == "1" else "1"
            elif due in self._ended[channel.id]:
                self._ended[channel.id].remove(due)  # the turn goes on: nothing is told
        # Nobody looks at this panel again.
        self.fake.world.forget_files(panel.files)

    async def _tap(self, person: Any, panel: Any, part: dict[str, Any], due: float) -> None:
        late = time.perf_counter() - due
        self._ended[panel.channel_id].append(due)
        if part["type"] == 2:
            answer = await person.click(panel, custom_id=part["custom_id"], wait=False)
        else:
            values = [option["value"] for option in part["options"]]
            picked = self._rng.sample(values, part["min_values"])
            answer = await person.select(panel, part["custom_id"], picked, wait=False)
        await answer.edited(within=SETTLING)
        self._count("tap", late + answer.latency)

    def _part(self, panel: Any) -> dict[str, Any] | None:
        ids = [(part, part.get("custom_id", " ")) for part in panel.parts]
        found = [part for part, name in ids if name[0] in "pm" or can_be_picked(name)]
        return self._rng.choice(found) if found else None

    async def ratio(self) -> tuple[float, float]:
        """Median times of /status and of a command that does nothing, in turns."""
        times: dict[str, list[float]] = {"status": [], "echo": []}
        names = self._rng.choices(list(self.channels), k=PAIRS)
        for name in names:
            person = self.person("1")
            for path, found in times.items():
                started = time.perf_counter()
                answer = await person.slash(self.channels[name], path, wait=False)
                await answer.settled(within=SETTLING)
                found.append(time.perf_counter() - started)
        return median(times["status"]), median(times["echo"])
