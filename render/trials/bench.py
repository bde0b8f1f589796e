"""How long pictures take, how large they are, and whether drawing in a thread holds up an event loop."""

from __future__ import annotations

import argparse
import asyncio
import json
import statistics
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial

import msgspec

import render
from engine import progress
from engine.games import GAMES
from render.check import View
from render.trials.sample import FIRST, after

ROUNDS = 40
# What a cold renderer does before its first board is out: import, base map, sprites, encoding. The engine's
# import and the game are not part of it, so the view comes in as text.
COLD = """
import json, sys, time
view = json.loads(sys.stdin.read())
begin = time.perf_counter()
import msgspec

import render
render.board(view)
print(time.perf_counter() - begin)
"""


def views(game: str) -> list[View]:
    """Set-up, middle and end, with two, three and four players."""
    found = []
    for players in (2, 3, 4):
        for choices in (1, 60 * players, 10_000):
            played = after(players, 10 + players, choices, game)
            found.append(played.view(played.seats[0]))
    return found


def timed(draw: Callable[[], bytes]) -> tuple[float, int]:
    begin = time.perf_counter()
    data = draw()
    return (time.perf_counter() - begin) * 1000, len(data)


def cold_start(view: View) -> float:
    text = msgspec.json.encode(view).decode()
    ran = subprocess.run([sys.executable, "-c", COLD], input=text, capture_output=True, text=True, check=True)
    return float(ran.stdout)


async def loop_gap(work: Callable[[], object]) -> float:
    """The longest time for which an event loop did not run while something was done in a thread, in ms."""
    worst = 0.0
    working = asyncio.ensure_future(asyncio.to_thread(work))
    last = time.perf_counter()
    while not working.done():
        await asyncio.sleep(0)
        now = time.perf_counter()
        worst, last = max(worst, now - last), now
    await working
    return worst * 1000


def measure(game: str) -> dict[str, float]:
    progress.line("playing the games")
    found = views(game)
    for view in found:
        render.board(view)
        render.hand(view, view.seats[0])
    progress.line("drawing")
    boards = [timed(partial(render.board, view)) for view in found * (ROUNDS // len(found) + 1)]
    hands = [timed(partial(render.hand, view, view.seats[0]))[0] for view in found * 5]
    progress.line("")
    times = sorted(ms for ms, _ in boards)
    return {
        "board_ms_p50": round(statistics.median(times), 1),
        "board_ms_p95": round(times[int(len(times) * 0.95)], 1),
        "board_kb": round(max(size for _, size in boards) / 1024, 1),
        "hand_ms_p50": round(statistics.median(hands), 1),
        "cold_start_s": round(cold_start(found[4]), 3),
        "loop_gap_ms_max": round(asyncio.run(loop_gap(lambda: [render.board(view) for view in found])), 1),
    }


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m render bench", description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one object on the last line")
    parser.add_argument("--game", choices=tuple(GAMES), default=FIRST)
    chosen = parser.parse_args(arguments)
    figures = measure(chosen.game)
    if chosen.json:
        print(json.dumps(figures))
    else:
        for name, figure in figures.items():
            print(f"{name:18} {figure}")
    return 0
