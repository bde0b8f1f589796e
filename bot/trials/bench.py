"""`python -m bot bench`: the store alone, then the whole bot with the real discord.py through the stand-in.

The bot runs as a process of its own on the large store that was measured before, so that most of what it is
asked for is not in memory. Who comes to its tables is in `bench_load`.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import tempfile
from pathlib import Path
from typing import Any

from bot.cli import Command, json_argument, progress_line
from bot.trials import bench_cluster
from bot.trials import bench_store as stores
from bot.trials.bench_processes import bot_process, children, memory_mb, percent, seconds_of_processor


class Meter:
    """Memory and processor time of the bot, of its painters, and of the stand-in with the people in it."""

    def __init__(self, bot: int) -> None:
        self.processes = {"bot": [bot], "painters": children(bot), "stand": [os.getpid()]}
        self.memory: dict[str, list[float]] = {name: [] for name in self.processes}
        self._before = self._spent()

    def _spent(self) -> dict[str, float]:
        return {name: seconds_of_processor(*ids) for name, ids in self.processes.items()}

    def look(self) -> None:
        for name, ids in self.processes.items():
            self.memory[name].append(memory_mb(*ids))

    async def look_on(self, seconds: float) -> None:
        """At the beginning, every quarter of a time, and at its end."""
        for _ in range(4):
            self.look()
            await asyncio.sleep(seconds / 4)
        self.look()

    def figures(self, interactions: int) -> dict[str, Any]:
        spent = {name: after - self._before[name] for name, after in self._spent().items()}
        each = {name: round(1000 * one / interactions, 2) for name, one in spent.items()}
        return {
            "processor_ms_per_interaction": round(each["bot"] + each["painters"], 1),
            **{f"processor_ms_{name}": one for name, one in each.items()},
            **{f"memory_mb_{name}": found for name, found in self.memory.items()},
        }


async def measure_bot(
    path: Path, active: int, rate: float, seconds: float, report: stores.Report, after: bool = False
) -> dict[str, Any]:
    """The bot under load; `after` with a film and a review under way all the time."""
    from bot.sandbox.server import FakeDiscord
    from bot.trials.bench_after import KINDS, AfterGames
    from bot.trials.bench_load import SETTLING, BenchLoad

    fake = FakeDiscord(acknowledge_within=SETTLING, messages_per_channel=8)
    load = BenchLoad(fake, stores.running_tables(path, active), rate)
    films = AfterGames(load, path) if after else None
    await fake.start()
    try:
        async with bot_process(fake, path) as process:
            await fake.gateway.until(connected=True, within=120)
            report("warming up")
            await load.run(seconds / 4)
            load.forget()
            making = asyncio.create_task(films.run()) if films else None
            meter = Meter(process)
            report(f"{rate:g} interactions a second for {seconds:g} s")
            took, _ = await asyncio.gather(load.run(seconds), meter.look_on(seconds))
            costs = meter.figures(len(load.acknowledged))
            if films and making:
                making.cancel()
                costs |= {f"{kind}s_made": films.made[kind] for kind in KINDS}
            status, echo = await load.ratio()
    finally:
        await fake.stop()
    return {
        "tables": len(load.channels),
        "interactions": len(load.acknowledged),
        "interactions_by_kind": dict(load.kinds),
        "interactions_per_second": round(len(load.acknowledged) / took, 1),
        "ack_ms_p50": percent(load.acknowledged, 50),
        "ack_ms_p99": percent(load.acknowledged, 99),
        "turn_messages": len(load.turns),
        "turn_messages_missing": load.untold,
        "turn_message_ms_p50": percent(load.turns, 50),
        "turn_message_ms_p99": percent(load.turns, 99),
        **costs,
        "status_ms": round(status * 1000, 2),
        "echo_ms": round(echo * 1000, 2),
        "status_to_echo_ratio": round(status / echo, 2),
        "rejected": len(fake.rejected) + len(fake.unimplemented) + len(fake.unanswered),
    }


async def measure(folder: Path, given: argparse.Namespace, report: stores.Report) -> dict[str, Any]:
    figures = await stores.measure(folder, given.games, given.active, given.choices, report)
    store, rate, seconds = folder / "large.db", given.rate, given.seconds
    return figures | await measure_bot(store, given.active, rate, seconds, report, given.after)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--games", type=int, default=10_000, help="stored games (default: 10000)")
    parser.add_argument("--active", type=int, default=1_000, help="running games among them (default: 1000)")
    parser.add_argument("--choices", type=int, default=3_000, help="choices in each store (default: 3000)")
    parser.add_argument(
        "--db",
        help="compare a file with this PostgreSQL at 1, 2 and 4 processes instead: the address of an empty "
        f"database, or {bench_cluster.LOCAL} for a server of its own",
    )
    parser.add_argument("--rate", type=float, default=50.0, help="interactions a second (default: 50)")
    parser.add_argument("--seconds", type=float, default=60.0, help="how long to keep that up (default: 60)")
    parser.add_argument(
        "--step", type=float, default=10.0, help="with --db: seconds at each rate of whole bots (default: 10)"
    )
    parser.add_argument("--after", action="store_true", help="a film and a review are always under way")
    parser.add_argument("--folder", type=Path, help="where to make the stores (default: a temporary folder)")
    json_argument(parser)


def _compare(given: argparse.Namespace) -> int:
    figures = bench_cluster.compare(given.db, given.seconds, given.step, progress_line)
    progress_line("")
    if given.json:
        print(json.dumps(figures))
    else:
        for name, found in figures.items():
            print(f"{name:12} " + "  ".join(f"{key} {value}" for key, value in found.items()))
    return 0


def _run(given: argparse.Namespace) -> int:
    if given.db:
        return _compare(given)
    with tempfile.TemporaryDirectory(dir=given.folder) as folder:
        figures = asyncio.run(measure(Path(folder), given, progress_line))
    progress_line("")
    if given.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name:24} {value}" for name, value in figures.items()))
    return 0


BENCH = Command("bench", "measure the store, and the whole bot through the stand-in", _arguments, _run)
