"""`bench --db`: what a choice costs with its commit on SQLite and on PostgreSQL, at 1, 2 and 4 processes.

Every process plays tables of its own as quickly as it can: this is the most that the store holds, without
Discord and without pictures. What whole bots hold is in `bench_ramp`.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from bot.address import Address, Server, address
from bot.store import Store
from bot.table.context import wall_clock
from bot.trials.bench_ramp import ramp, stored_games
from bot.trials.bench_store import Bench, Report, percentiles
from bot.trials.postgres import LocalPostgres, drop, fresh

_TABLES = 20
PROCESSES = (1, 2, 4)
LOCAL = "local"


async def play(where: Address, number: int, of: int, seconds: float) -> dict[str, Any]:
    """One process: choose until time is up."""
    options = {"cluster": (number, of)} if isinstance(where, Server) else {}
    store = await Store.open(where, now=wall_clock, **options)
    bench = Bench(store, seed=number)
    bench.running = [
        (await bench.begin(channel=1_000_000 * of + 1000 * number + one)).id for one in range(_TABLES)
    ]
    bench.times.clear()
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    end, cpu = time.monotonic() + seconds, time.process_time()
    while time.monotonic() < end:
        await bench.play(10)
        await bench.post.deliver()
    spent = time.process_time() - cpu
    await store.close()
    return {"times": bench.times, "cpu": spent}


def together(where: Address, of: int, seconds: float) -> dict[str, float]:
    """So many processes at once."""
    base = where.url if isinstance(where, Server) else str(where)
    command = [sys.executable, "-m", "bot.trials.bench_cluster", base]
    children = [
        subprocess.Popen(
            [*command, str(number), str(of), str(seconds)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for number in range(1, of + 1)
    ]
    for child in children:
        assert child.stdout is not None and child.stdout.readline() == "ready\n", "a process did not begin"
    for child in children:
        assert child.stdin is not None
        child.stdin.write("go\n")
        child.stdin.flush()
    found = [json.loads(child.communicate()[0]) for child in children]
    times = [one for each in found for one in each["times"]]
    return {
        **percentiles("choose_ms", times),
        "choices_per_second": round(len(times) / seconds, 1),
        "processor_ms_per_choice": round(sum(each["cpu"] for each in found) / len(times) * 1000, 2),
    }


def compare(db: str, seconds: float, step: float, report: Report) -> dict[str, dict[str, Any]]:
    """The file and the server in one run: such machines are noisy.

    First the store alone, then whole bots through the stand-in; each on a database of its own.
    """
    figures: dict[str, dict[str, Any]] = {}
    server = LocalPostgres() if db == LOCAL else None
    url, pid = (server.url, server.pid) if server else (db, None)
    try:
        with tempfile.TemporaryDirectory() as name:
            folder = Path(name)
            games = asyncio.run(stored_games(folder, report))
            for engine, of in (("sqlite", 1), *(("postgres", of) for of in PROCESSES)):
                report(f"{engine}, {of} processes")
                with database_of_its_own(engine, url, folder) as where:
                    found: dict[str, Any] = together(where, of, seconds)
                with database_of_its_own(engine, url, folder) as where:
                    asked = pid if engine == "postgres" else None
                    found |= asyncio.run(ramp(games, where, of, asked, step, report))
                figures[f"{engine}_{of}"] = found
    finally:
        if server:
            server.stop()
    return figures


@contextmanager
def database_of_its_own(engine: str, url: str, folder: Path) -> Iterator[Address]:
    if engine == "sqlite":
        yield Path(tempfile.mkdtemp(dir=folder)) / "bench.db"
        return
    where = asyncio.run(fresh(url))
    try:
        yield where
    finally:
        asyncio.run(drop(where))


if __name__ == "__main__":
    _, base, one, all_, span = sys.argv
    print(json.dumps(asyncio.run(play(address(base), int(one), int(all_), float(span)))))
