"""`bench --db`, the second part: how many interactions a second whole bots hold, at 1, 2 and 4 processes.

The rate rises until one of a hundred people waits for the first word for more than a quarter of a second.
Bots, painters, the database, the stand-in and the people in it share one machine; what each of them took of
its cores is said beside it.
"""

import asyncio
import os
import shutil
import sqlite3
import time
from contextlib import AsyncExitStack, closing
from pathlib import Path
from typing import Any

from bot.address import Address, Server
from bot.cli.move import carry
from bot.sandbox.server import FakeDiscord
from bot.trials.bench_load import SETTLING, BenchLoad
from bot.trials.bench_processes import bot_process, children, percent, seconds_of_processor
from bot.trials.bench_store import Report, fill, patterns, running_tables

RATES = (5, 10, 15, 20, 30, 40, 50, 60, 80, 100, 120, 150, 200)
HOLDS = 250.0  # milliseconds
_TABLES = 200
_PATTERNS = 4
_WARM_UP = 5.0
#: A rate that is not held is tried once more: somebody else may have used the machine.
_TRIES = 2


async def stored_games(folder: Path, report: Report) -> Path:
    """A file with running games, each on a server of its own, so that every shard has its part of them."""
    path = folder / "ramp.db"
    finished, running = await patterns(path, _PATTERNS, report)
    await asyncio.to_thread(fill, path, finished, running, _TABLES, _TABLES, report)
    with closing(sqlite3.connect(path)) as database:
        database.execute("UPDATE tables SET server = channel * 4194304 WHERE channel > 0")
        database.commit()
    return path


class Cores:
    """How many of the machine's cores each kind of process took on average since it was asked last."""

    def __init__(self, bots: list[int], server: int | None) -> None:
        self._bots, self._server = bots, server
        self._since, self._spent = time.perf_counter(), self._now()

    def _now(self) -> dict[str, float]:
        found = {
            "bots": self._bots,
            "painters": [one for bot in self._bots for one in children(bot)],
            "database": [self._server, *children(self._server)] if self._server else [],
            "stand": [os.getpid()],
        }
        return {name: seconds_of_processor(*ids) for name, ids in found.items()}

    def figures(self) -> dict[str, float]:
        took, before = time.perf_counter() - self._since, self._spent
        self._since, self._spent = time.perf_counter(), self._now()
        return {
            f"cores_{name}": round((spent - before[name]) / took, 2) for name, spent in self._spent.items()
        }


async def ramp(
    games: Path, where: Address, of: int, server: int | None, seconds: float, report: Report
) -> dict[str, Any]:
    """The highest rate that so many processes hold on a database with those games, and the next one."""
    if isinstance(where, Server):
        await carry(games, where)
    else:
        shutil.copy(games, where)
    fake = FakeDiscord(
        acknowledge_within=SETTLING, messages_per_channel=8, shards=of, max_concurrency=of, spread=of > 1
    )
    load = BenchLoad(fake, running_tables(games, _TABLES), RATES[0])
    await fake.start()
    held: dict[str, Any] = {"per_second": 0}
    try:
        async with AsyncExitStack() as stack:
            names = [f"{number}/{of}" for number in range(1, of + 1)] if of > 1 else [""]
            begun = [await stack.enter_async_context(bot_process(fake, where, name)) for name in names]
            await fake.gateway.until(connected=True, within=120)
            report(f"{where}, {of} processes: warming up")
            await load.run(_WARM_UP)
            cores = Cores(begun, server)
            for rate in RATES:
                for _ in range(_TRIES):
                    report(f"{where}, {of} processes: {rate} interactions a second")
                    load.rate = rate
                    load.forget()
                    cores.figures()
                    took = await load.run(seconds)
                    found = {
                        "per_second": round(len(load.acknowledged) / took, 1),
                        "ack_ms_p50": percent(load.acknowledged, 50),
                        "ack_ms_p99": percent(load.acknowledged, 99),
                        **cores.figures(),
                    }
                    if (found["ack_ms_p99"] or 0.0) <= HOLDS:
                        break
                else:
                    return {"holds": held, "too_many": found}
                held = found
    finally:
        await fake.stop()
    return {"holds": held, "too_many": None}
