"""The store's part of `bench`: what a choice costs with its commit, in a small store and in a large one.

Games are played for real with the engine, a few of them, and then copied inside the database until there are
as many as wanted. Both stores are measured in turns within one run, because this kind of machine is noisy.
"""

import asyncio
import gc
import random
import sqlite3
import time
import tracemalloc
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from statistics import quantiles
from typing import Any

from bot.store import Store
from bot.store.records import Letter, Table
from bot.table.context import wall_clock
from bot.table.tables import Tables

_SMALL = 10
_BLOCK = 20  # choices in one store before it is the other one's turn

Report = Callable[[str], None]


class Nobody:
    """A sender that sends nothing: the outbox is kept as short as it is in a running bot."""

    async def send(self, letter: Letter) -> int:
        return 0  # of no message that could be changed later


class Bench:
    """One store with running games in it, and players who choose at random."""

    def __init__(self, store: Store, seed: int) -> None:
        self.store = store
        self.tables = Tables(store)
        self.running: list[str] = []
        self.times: list[float] = []
        self.post = self.tables.post(Nobody())
        self._rng = random.Random(seed)

    async def begin(self, channel: int) -> Table:
        """A table of two with a pace, as most have, so that clocks are part of what is measured."""
        lobby = self.tables.lobby
        table = await lobby.open(server=1, channel=channel, person=1, name="Ana", pace_days=2)
        await lobby.join(table.id, 2, "Bruno")
        return await lobby.start(table.id, 1)

    async def choose(self, table: Table) -> bool:
        """One timed choice of whoever is asked; False when the game is over."""
        open_ = await self.tables.play.asked(table.id, None)
        person = table.seat(open_.waiting_for).person if open_.waiting_for else None
        if person is None:
            return False
        question = (await self.tables.play.asked(table.id, person)).decision
        assert question is not None
        legal = list(question.legal)
        picked = self._rng.sample(legal, min(len(legal), self._rng.randint(question.least, question.most)))
        started = time.perf_counter()
        await self.tables.play.choose(table.id, person, picked, open_.number)
        self.times.append(time.perf_counter() - started)
        return True

    async def play(self, choices: int) -> None:
        """Somebody comes, plays their turn, and goes; then somebody at another table.

        A game that ends makes room for a new one, so there are always as many.
        """
        target = len(self.times) + choices
        while len(self.times) < target:
            place = self._rng.randrange(len(self.running))
            table = await self.tables.lobby.find(self.running[place])
            assert table is not None
            if table.state != "running":
                table = await self.begin(table.channel)
                self.running[place] = table.id
            turn = await self._turn(table)
            while await self.choose(table) and await self._turn(table) == turn:
                pass

    async def _turn(self, table: Table) -> int:
        async with self.tables.context.games.hold(table.id) as live:
            return live.game.turn


async def patterns(path: Path, count: int, report: Report) -> tuple[list[str], list[str]]:
    """So many finished games, and as many in their middle."""
    store = await Store.open(path, now=wall_clock)
    bench = Bench(store, 1)
    finished, running = [], []
    for number in range(count):
        report(f"playing game {2 * number + 1} of {2 * count}")
        done = await bench.begin(channel=-1 - 2 * number)
        while await bench.choose(done):
            pass
        finished.append(done.id)
        half = await bench.begin(channel=-2 - 2 * number)
        for _ in range(100):
            await bench.choose(half)
        running.append(half.id)
    await store.close()
    return finished, running


_COPIED = ("tables", "seats", "choices", "snapshots", "current", "results", "clocks")


def copy_game(database: sqlite3.Connection, source: str, target: str, channel: int) -> None:
    """Copy every row of a game under a new id and into a new channel."""
    for name in _COPIED:
        columns = [row[1] for row in database.execute(f"PRAGMA table_info({name})")]
        values = {"id" if name == "tables" else "table_id": "?", "channel": "?"}
        picked = ", ".join(values.get(column, column) for column in columns)
        given = (target, channel) if name == "tables" else (target,)
        where = "id" if name == "tables" else "table_id"
        database.execute(
            f"INSERT INTO {name} SELECT {picked} FROM {name} WHERE {where} = ?", (*given, source)
        )


def fill(
    path: Path, finished: list[str], running: list[str], stored: int, active: int, report: Report
) -> list[str]:
    """Copy until there are `stored` games, `active` of them running; returns the running ones."""
    ids: list[str] = []
    with closing(sqlite3.connect(path, isolation_level=None)) as database:
        database.execute("PRAGMA synchronous = OFF")
        database.execute("DELETE FROM outbox")  # the tables that were copied have no channel
        for number in range(stored):
            if number % 100 == 0:
                report(f"storing game {number} of {stored}")
                database.execute("BEGIN")
            live = number % (stored // active) == 0 and len(ids) < active
            source = (running if live else finished)[number % len(running)]
            copy_game(database, source, f"copy{number:06}", 1000 + number)
            if live:
                ids.append(f"copy{number:06}")
            if number % 100 == 99 or number == stored - 1:
                database.execute("COMMIT")
    return ids


def running_tables(path: Path, most: int) -> dict[str, str]:
    """The channels of running games, and who is asked there."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(
            "SELECT channel, seats.person FROM tables JOIN current ON current.table_id = id "
            "JOIN seats ON seats.table_id = id AND seats.seat = asked WHERE tables.state = 'running' LIMIT ?",
            (most,),
        )
        return {str(channel): str(person) for channel, person in rows}


async def memory_of_idle_games(bench: Bench) -> float:
    """Kilobytes per game after every running game was looked at once and nobody plays any more."""
    gc.collect()
    tracemalloc.start()
    for table_id in bench.running:
        await bench.tables.play.asked(table_id, None)
    gc.collect()
    held, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return held / 1024 / len(bench.running)


async def measure(folder: Path, stored: int, active: int, choices: int, report: Report) -> dict[str, Any]:
    benches = []
    opened = 0.0
    for name, games, live in (("large", stored, active), ("small", _SMALL, _SMALL)):
        path = folder / f"{name}.db"
        finished, running = await patterns(path, 8 if games >= 1000 else 1, report)
        ids = await asyncio.to_thread(fill, path, finished, running, games, live, report)
        report(f"opening the {name} store")
        started = time.perf_counter()
        bench = Bench(await Store.open(path, now=wall_clock), seed=2)
        opened = opened or time.perf_counter() - started
        bench.running = ids
        benches.append(bench)
    large, small = benches
    for block in range(0, choices, _BLOCK):
        report(f"choosing {block} of {choices}")
        for bench in (large, small):
            await bench.play(_BLOCK)
            await bench.post.deliver()
    report("measuring memory")
    kilobytes = await memory_of_idle_games(large)
    figures = {
        "stored_games": int(await large.store.read.value("SELECT count(*) FROM tables")),
        "active_games": active,
        **percentiles("choose_ms", large.times),
        **percentiles("choose_ms_small", small.times),
        "ratio_to_small_store": round(_at(large.times, 50) / _at(small.times, 50), 3),
        "kb_per_idle_game": round(kilobytes, 2),
        "open_s": round(opened, 2),
        "database_mb": round((folder / "large.db").stat().st_size / 1e6),
    }
    for bench in benches:
        await bench.store.close()
    return figures


def _at(times: list[float], percent: int) -> float:
    return quantiles(times, n=100, method="inclusive")[percent - 1] * 1000


def percentiles(name: str, times: list[float]) -> dict[str, float]:
    return {f"{name}_p{percent}": round(_at(times, percent), 3) for percent in (50, 99)}
