"""`python -m bot after FILE...`: recorded games again, every turn drawn; films, reviews, what they cost."""

from __future__ import annotations

import argparse
import asyncio
import json
import tempfile
import time
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any

import render
from bot.cli import Command, json_argument, progress_line
from bot.pictures.films import make_film
from bot.pictures.process_pool import ProcessPool
from bot.store import Store
from bot.table import Tables
from bot.table.context import wall_clock
from bot.table.review import ReviewState
from bot.trials.bench_processes import seconds_of_processor
from bot.trials.recorded import keep
from engine.records import Record

ONLOOKER, PEOPLE = 999, (101, 102, 103, 104)


async def replayed(tables: Tables, table_id: str, record: Record) -> tuple[int, int]:
    """How many turns were drawn, and how many of them are not what the table was told."""
    told = record.by_turn()
    wrong = 0
    turns = await tables.replay.turns(table_id)
    for turn, (before, after) in zip(turns, pairwise(told), strict=True):
        shown = await tables.replay.turn(table_id, ONLOOKER, turn)
        wrong += (shown.since, shown.view) != (before, after)
        render.board(shown.view, since=shown.since)
    return len(turns), wrong


async def reviewed(tables: Tables, table_id: str, pool: ProcessPool) -> ReviewState:
    state = await tables.reviews.state(table_id, PEOPLE[0])
    making = asyncio.create_task(tables.reviews.run(pool.run))
    while state.review is None and not state.failed:
        progress_line(f"review: {state.done} of {state.of}")
        await asyncio.sleep(0.5)
        state = await tables.reviews.state(table_id, PEOPLE[0], ask=False)
    making.cancel()
    return state


def highest_mb(process: int) -> float:
    """The most memory that a process ever held."""
    status = Path(f"/proc/{process}/status").read_text()
    return round(int(next(line.split()[1] for line in status.splitlines() if "VmHWM" in line)) / 1024, 1)


async def measure(folder: Path, given: argparse.Namespace) -> dict[str, Any]:
    store = await Store.open(folder / "after.db", now=wall_clock)
    tables, pool = Tables(store), ProcessPool(1, limit=900.0)
    figures: dict[str, Any] = {"games": 0, "turns": 0, "different": 0, "films": [], "reviews": []}
    try:
        for number, file in enumerate(given.files, start=1):
            record = Record.read(file.read_bytes())
            table = await keep(tables, record, PEOPLE[: len(record.setup.seats)], number)
            drawn, wrong = await replayed(tables, table.id, record)
            figures["games"] += 1
            figures["turns"] += drawn
            figures["different"] += wrong
            if number > given.films:
                continue
            begun = time.monotonic()
            reel = await tables.replay.reel(table.id)
            film = await pool.run(partial(make_film, reel, None, "en", "light", {}, render.LIMIT))
            (process,) = pool.processes
            spent = seconds_of_processor(process)
            size = round(len(film.data) / 1e6, 2)
            clock = round(time.monotonic() - begun, 1)
            figures["films"].append({"turns": drawn, "megabytes": size, "seconds": clock, "processor": spent})
            state = await reviewed(tables, table.id, pool)
            figures["reviews"].append(
                {
                    "seats": len(table.seats),
                    "turns": drawn,
                    "processor": round(seconds_of_processor(process) - spent, 1),
                    "moments": len(state.review.moments) if state.review else None,
                    "highest_mb": highest_mb(process),
                }
            )
    finally:
        await pool.close()
        await store.close()
    return figures


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("files", type=Path, nargs="+", help="recorded games")
    parser.add_argument("--films", type=int, default=1, help="how many are filmed and reviewed (default: 1)")
    json_argument(parser)


def _run(given: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(Path(folder), given))
    progress_line("")
    print(json.dumps(figures) if given.json else "\n".join(f"{k:12} {v}" for k, v in figures.items()))
    return 0


AFTER = Command("after", "look at recorded games again: every turn, a film, a review", _arguments, _run)
