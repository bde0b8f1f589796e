"""`bench --db`: what a choice costs with its commit on SQLite and on PostgreSQL, at 1, 2 and 4 processes.

Every process plays tables of its own as quickly as it can: this is the most that the store holds, without
Discord and without pictures.
"""

import asyncio
import json
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.address import Address, Server, address
from bot.store import Store
from bot.table.context import wall_clock
from bot.trials.bench_store import Bench, percentiles
from bot.trials.postgres import LocalPostgres

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


def compare(db: str, seconds: float, report: Callable[[str], None]) -> dict[str, dict[str, float]]:
    """The file and the server in one run, by turns: such machines are noisy."""
    figures: dict[str, dict[str, float]] = {}
    server = LocalPostgres() if db == LOCAL else None
    try:
        where = asyncio.run(server.fresh()) if server else address(db)
        with tempfile.TemporaryDirectory() as folder:
            report("SQLite")
            figures["sqlite_1"] = together(Path(folder) / "bench.db", 1, seconds)
            for of in PROCESSES:
                report(f"PostgreSQL, {of} processes")
                figures[f"postgres_{of}"] = together(where, of, seconds)
    finally:
        if server:
            server.stop()
    return figures


if __name__ == "__main__":
    _, base, one, all_, span = sys.argv
    print(json.dumps(asyncio.run(play(address(base), int(one), int(all_), float(span)))))
