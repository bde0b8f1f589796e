"""`python -m bot bench`: the store alone, then the whole bot with the real discord.py through the stand-in.

The bot runs as a process of its own on the large store that was measured before, so that most of what it is
asked for is not in memory. People come to its tables at a steady rate, whether or not it keeps up.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import sqlite3
import sys
import tempfile
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from statistics import median, quantiles
from typing import Any

from bot.cli import Command, json_argument
from bot.table import bench as stores

#: Of a hundred interactions so many only look; the others are taps that play the games on.
STATUS, BOARD, COMPLETIONS = 10, 4, 6
VISITORS = 150
PAIRS = 60  # of /status and the empty command, one after the other
SETTLING = 60.0


class Load:
    """People at a thousand tables, and how long each of them waits."""

    def __init__(self, stand: Any, tables: dict[str, str], rate: float, seed: int = 1) -> None:
        self.stand, self.rate = stand, rate
        self.asked = tables  # channel: the id of whoever is asked there
        self.people = {name: stand.world.add_account(name, account_id=name) for name in ("1", "2")}
        self.channels = {name: self._channel(name) for name in tables}
        self.busy: set[str] = set()
        self.acknowledged: list[float] = []
        self.turns: list[float] = []
        self._ended: dict[str, float] = {}  # channel: when the tap that ended a turn was made
        self._rng = random.Random(seed)
        self._slot = 0.0
        stand.watchers.append(self._see)

    def _channel(self, name: str) -> Any:
        channel = self.stand.channel(f"table-{name}")
        world = self.stand.world
        del world.channels[channel.id], world.by_channel[channel.id]
        channel.raw["id"] = name
        return world.keep_channel(channel)

    def _see(self, what: str, thing: Any) -> None:
        """A turn is over for the table when its message with the board is there."""
        if what == "message" and thing.raw.get("nonce") and thing.files and not thing.edits:
            begun = self._ended.pop(thing.channel_id, None)
            if begun is not None:
                self.turns.append(time.perf_counter() - begun)

    async def run(self, seconds: float) -> None:
        self._slot = time.perf_counter()
        end = self._slot + seconds
        visitors = min(VISITORS, len(self.channels))
        await asyncio.gather(*(self._visit_tables(end) for _ in range(visitors)))

    async def _next(self) -> None:
        """Wait for the next moment of the steady rate."""
        self._slot += 1 / self.rate
        await asyncio.sleep(max(0.0, self._slot - time.perf_counter()))

    async def _visit_tables(self, end: float) -> None:
        while True:
            await self._next()
            if time.perf_counter() >= end:
                return
            free = self._rng.choice([name for name in self.channels if name not in self.busy])
            self.busy.add(free)
            try:
                await self._visit(free, end)
            finally:
                self.busy.discard(free)

    async def _visit(self, name: str, end: float) -> None:
        kind, person, channel = self._rng.randrange(100), self._person(self.asked[name]), self.channels[name]
        if kind < STATUS:
            await self._answered(await person.slash(channel, "status", wait=False))
        elif kind < STATUS + BOARD:
            await self._answered(await person.slash(channel, "board", wait=False))
        elif kind < STATUS + BOARD + COMPLETIONS:
            started = time.perf_counter()
            await person.autocomplete(channel, "choose", "option")
            self.acknowledged.append(time.perf_counter() - started)
        else:
            await self._turn(name, person, channel, end)

    def _person(self, name: str) -> Any:
        from bot.sandbox.people import Person

        return Person(self.stand, self.people[name])

    async def _answered(self, answer: Any) -> Any:
        await answer.settled(within=SETTLING)
        self.acknowledged.append(answer.latency)
        return answer

    async def _turn(self, name: str, person: Any, channel: Any, end: float) -> None:
        """Open the panel and tap until it asks nothing more; every tap is an interaction of the rate."""
        panel = (await self._answered(await person.slash(channel, "hand", wait=False))).message
        while (part := self._part(panel)) is not None and time.perf_counter() < end:
            await self._next()
            started = time.perf_counter()
            if part["type"] == 2:
                answer = await person.click(panel, custom_id=part["custom_id"], wait=False)
            else:
                values = [option["value"] for option in part["options"]]
                picked = self._rng.sample(values, part["min_values"])
                answer = await person.select(panel, part["custom_id"], picked, wait=False)
            self._ended[channel.id] = started
            await answer.edited(within=SETTLING)
            self.acknowledged.append(answer.latency)
            if self._part(panel) is None:
                self.asked[name] = "2" if person.id == "1" else "1"
            elif channel.id in self._ended:
                del self._ended[channel.id]  # the turn goes on: nothing is told
        # Nobody looks at this panel again.
        self.stand.world.forget_files(panel.files)

    def _part(self, panel: Any) -> dict[str, Any] | None:
        found = [part for part in panel.parts if part.get("custom_id", " ")[0] in "pm"]
        return self._rng.choice(found) if found else None

    async def ratio(self) -> tuple[float, float]:
        """Median times of /status and of a command that does nothing, in turns."""
        times: dict[str, list[float]] = {"status": [], "echo": []}
        names = self._rng.choices(list(self.channels), k=PAIRS)
        for name in names:
            person = self._person("1")
            for path, found in times.items():
                started = time.perf_counter()
                answer = await person.slash(self.channels[name], path, wait=False)
                await answer.settled(within=SETTLING)
                found.append(time.perf_counter() - started)
        return median(times["status"]), median(times["echo"])


def running_tables(path: Path, most: int) -> dict[str, str]:
    """The channels of running games, and who is asked there."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(
            "SELECT channel, seats.person FROM tables JOIN current ON current.table_id = id "
            "JOIN seats ON seats.table_id = id AND seats.seat = asked WHERE tables.state = 'running' LIMIT ?",
            (most,),
        )
        return {str(channel): str(person) for channel, person in rows}


@asynccontextmanager
async def bot_process(stand: Any, path: Path) -> AsyncIterator[int]:
    """The bot on a store, in a process of its own; gives its process id."""
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "bot.benchbot", stand.http, str(path)
    )
    try:
        await stand.gateway.until(connected=True, within=120)
        yield process.pid
    finally:
        process.terminate()
        await process.wait()


def family(process: int) -> list[int]:
    """A process and those it started: the bot and its painters."""
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [process, *(one for child in children for one in family(int(child)))]


def memory_mb(process: int) -> float:
    """What the bot holds in memory, its painters included."""
    found = 0
    for one in family(process):
        status = Path(f"/proc/{one}/status").read_text()
        found += next(int(line.split()[1]) for line in status.splitlines() if line.startswith("VmRSS"))
    return round(found / 1024, 1)


def seconds_of_processor(process: int) -> float:
    """What it has cost so far: a figure that does not depend on what else the machine does."""
    ticks = 0
    for one in family(process):
        fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
        ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def _percent(times: list[float], which: int) -> float:
    """A percentile in milliseconds."""
    return round(quantiles(times, n=100, method="inclusive")[which - 1] * 1000, 1)


async def measure_bot(
    path: Path, active: int, rate: float, seconds: float, report: stores.Report
) -> dict[str, Any]:
    from bot.sandbox.server import Stand

    stand = Stand(acknowledge_within=SETTLING, messages_per_channel=8)
    load = Load(stand, running_tables(path, active), rate)
    await stand.start()
    try:
        async with bot_process(stand, path) as process:
            report("warming up")
            await load.run(seconds / 4)
            load.acknowledged.clear()
            load.turns.clear()
            before, spent = memory_mb(process), seconds_of_processor(process)
            report(f"{rate:g} interactions a second for {seconds:g} s")
            await load.run(seconds)
            after, spent = memory_mb(process), seconds_of_processor(process) - spent
            status, echo = await load.ratio()
    finally:
        await stand.stop()
    return {
        "tables": len(load.channels),
        "interactions": len(load.acknowledged),
        "interactions_per_second": round(len(load.acknowledged) / seconds, 1),
        "processor_ms_per_interaction": round(spent / len(load.acknowledged) * 1000, 1),
        "ack_ms_p50": _percent(load.acknowledged, 50),
        "ack_ms_p99": _percent(load.acknowledged, 99),
        "turn_messages": len(load.turns),
        "turn_message_ms_p50": _percent(load.turns, 50),
        "turn_message_ms_p99": _percent(load.turns, 99),
        "memory_mb_before": before,
        "memory_mb_after": after,
        "status_ms": round(status * 1000, 2),
        "echo_ms": round(echo * 1000, 2),
        "status_to_echo_ratio": round(status / echo, 2),
        "rejected": len(stand.rejected) + len(stand.unimplemented) + len(stand.unanswered),
    }


async def measure(folder: Path, given: argparse.Namespace, report: stores.Report) -> dict[str, Any]:
    figures = await stores.measure(folder, given.games, given.active, given.choices, report)
    return figures | await measure_bot(folder / "large.db", given.active, given.rate, given.seconds, report)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=10_000, help="stored games (default: 10000)")
    parser.add_argument("--active", type=int, default=1_000, help="running games among them (default: 1000)")
    parser.add_argument("--choices", type=int, default=3_000, help="choices in each store (default: 3000)")
    parser.add_argument("--rate", type=float, default=50.0, help="interactions a second (default: 50)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to keep that up (default: 60)")
    parser.add_argument("--folder", type=Path, help="where to make the stores (default: a temporary folder)")
    json_argument(parser)


def _run(given: argparse.Namespace) -> int:
    def report(text: str) -> None:
        if sys.stderr.isatty():
            print(f"\r\033[K{text}", end="", file=sys.stderr, flush=True)

    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        figures = asyncio.run(measure(Path(folder), given, report))
    report("")
    if given.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name:24} {value}" for name, value in figures.items()))
    return 0


BENCH = Command("bench", "measure the store, and the whole bot through the stand-in", _arguments, _run)
