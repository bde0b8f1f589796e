"""Processes that trials measure: bots on a store, and what they take of the machine."""

import asyncio
import os
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from statistics import quantiles
from typing import Any

from bot.address import Address, Server


@asynccontextmanager
async def bot_process(
    fake: Any, where: Address, cluster: str = "", times: Path | None = None
) -> AsyncIterator[int]:
    """The bot on a store, in a process of its own, one of several with `cluster`; gives its process id.

    When it ends, it writes into `times` when each interaction reached it and when its answer went out.
    """
    base = where.url if isinstance(where, Server) else str(where)
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot.trials.bench_bot", fake.http, base, cluster, str(times or ""))
    )
    try:
        yield process.pid
    finally:
        process.terminate()
        await process.wait()


def children(process: int) -> list[int]:
    """The processes that a process started, and those that they did: the painters of a bot."""
    found = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return [one for child in map(int, found) for one in (child, *children(child))]


def memory_mb(*processes: int) -> float:
    """What processes hold in memory."""
    found = 0
    for one in processes:
        with suppress(FileNotFoundError):
            status = Path(f"/proc/{one}/status").read_text()
            sizes = (line.split()[1] for line in status.splitlines() if line.startswith("VmRSS"))
            found += int(next(sizes, 0))
    return round(found / 1024, 1)


def seconds_of_processor(*processes: int) -> float:
    """What processes have cost so far: a figure that depends little on what else the machine does."""
    ticks = 0
    for one in processes:
        with suppress(FileNotFoundError):  # a worker that was given up, and has been replaced
            fields = Path(f"/proc/{one}/stat").read_text().rpartition(")")[2].split()
            ticks += int(fields[11]) + int(fields[12])
    return ticks / os.sysconf("SC_CLK_TCK")


def percent(times: list[float], which: int) -> float | None:
    """A percentile in milliseconds; none of fewer than two times."""
    if len(times) < 2:
        return None
    return round(quantiles(times, n=100, method="inclusive")[which - 1] * 1000, 1)
