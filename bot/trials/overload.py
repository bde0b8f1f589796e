"""`python -m bot overload`: more interactions a second than fit, and what becomes of each of them.

They come at a steady rate, whether or not the bot keeps up. Each has to be acknowledged within Discord's
three seconds, with its answer or with the word that it is busy; no choice that was acknowledged is lost, none
is made twice; and the bot's memory has to stay what it is.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections import Counter
from pathlib import Path
from typing import Any

from bot.cli import Command, json_argument, progress_line
from bot.sandbox.interactions import Answer
from bot.sandbox.server import FakeDiscord
from bot.trials.bench_processes import bot_process, memory_mb, seconds_of_processor
from bot.trials.overload_people import SeatedPair, compare, is_busy

TABLES = 40
_WITHIN = 3.0
#: Of a hundred so many play; the others look.
_PLAYING = 30
_TICK = 0.05


class Crowd:
    """Everybody at the tables, and what each of them was told."""

    def __init__(self, pairs: list[SeatedPair]) -> None:
        self.pairs = pairs
        self.asked: list[Answer] = []
        self._rng = random.Random(1)
        self._outcomes: set[asyncio.Task[None]] = set()

    async def act(self) -> None:
        """One interaction; at a table where nothing is under way somebody may play."""
        pair = self._rng.choice(self.pairs)
        if self._rng.randrange(100) < _PLAYING and not pair.under_way:
            answer, outcome = await pair.go_on(self._rng)
            self._outcomes.add(outcome)
            outcome.add_done_callback(self._outcomes.discard)
        else:
            answer = await pair.look(self._rng)
        self.asked.append(answer)

    async def settle(self) -> None:
        await asyncio.sleep(_WITHIN + 1)
        await asyncio.gather(*self._outcomes)


async def _lateness(found: list[float]) -> None:
    """How late the stand-in itself is, which shares the machine with the bot."""
    while True:
        due = time.perf_counter() + _TICK
        await asyncio.sleep(_TICK)
        found.append(time.perf_counter() - due)


async def measure(folder: Path, rate: float, seconds: float, tables: int = TABLES) -> dict[str, Any]:
    os.environ["TROPERO_BUSY_AFTER"] = "0.4"
    database, times, late = folder / "tropero.db", folder / "times.json", [0.0]
    fake = await FakeDiscord(acknowledge_within=60.0, patience=60.0, messages_per_channel=8).start()
    try:
        async with bot_process(fake, database, times=times) as process:
            await fake.gateway.until(connected=True, within=120)
            progress_line("seating people")
            crowd = Crowd([await SeatedPair.begin(fake, number) for number in range(tables)])
            memory, spent, own = [memory_mb(process)], seconds_of_processor(process), time.process_time()
            fake.acknowledge_within = _WITHIN
            watch, begun = asyncio.create_task(_lateness(late)), time.perf_counter()
            for number in range(int(rate * seconds)):
                await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
                await crowd.act()
                if number % int(rate * 5) == 0:
                    memory.append(memory_mb(process))
                    progress_line(f"{number} of {int(rate * seconds)}")
            took = time.perf_counter() - begun
            watch.cancel()
            await crowd.settle()
            costs = seconds_of_processor(process) - spent, time.process_time() - own
            memory.append(memory_mb(process))
            async with asyncio.timeout(60):
                await crowd.pairs[0].insist()  # and it serves again
    finally:
        await fake.stop()
    return {
        "rate": round(len(crowd.asked) / took, 1),
        **_told(crowd.asked),
        **compare(database, crowd.pairs),
        **_where_time_went(crowd.asked, json.loads(times.read_text())),
        **_milliseconds("stand_late", late),
        "cores_bot": round(costs[0] / took, 2),
        "cores_stand": round(costs[1] / took, 2),
        "memory_mb": memory,
    }


def _told(asked: list[Answer]) -> dict[str, Any]:
    kinds: Counter[str] = Counter()
    for one in asked:
        if one.latency is None or one.latency > _WITHIN:
            kinds["unanswered"] += 1
        else:
            kinds["busy" if is_busy(one) else "served"] += 1
    return {
        "interactions": len(asked),
        **{name: kinds[name] for name in ("served", "busy", "unanswered")},
        **_milliseconds("ack", [one.latency for one in asked if one.latency is not None]),
    }


def _where_time_went(asked: list[Answer], times: dict[str, Any]) -> dict[str, Any]:
    """Until an interaction was in the bot, there until its first answer was sent, and from there on.

    What it took inside by the clock of the bot's own processor, and what rounds of its loop did, is what
    another machine would see on which nobody else is.
    """
    there, inside, own, back = [], [], [], []
    for one in asked:
        (heard, before), *sent = times["interactions"][one.id]
        there.append(heard - one.sent)
        for at, after in sent[:1]:
            inside.append(at - heard)
            own.append(after - before)
            back += [] if one.latency is None else [one.sent + one.latency - at]
    return {
        **_milliseconds("to_bot", there),
        **_milliseconds("in_bot", inside),
        **_milliseconds("in_bot_processor", own),
        **_milliseconds("round_processor", times["rounds"]),
        **_milliseconds("to_stand", back),
    }


def _milliseconds(name: str, times: list[float]) -> dict[str, int]:
    found = sorted(times) or [0.0]
    at = {"p50": found[len(found) // 2], "p99": found[int(len(found) * 0.99)], "max": found[-1]}
    return {f"{name}_ms_{which}": round(one * 1000) for which, one in at.items()}


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rate", type=float, default=200.0, help="interactions a second (default: 200)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long (default: 20)")
    json_argument(parser)


def _run(given: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(Path(folder), given.rate, given.seconds))
    progress_line("")
    print(
        json.dumps(figures) if given.json else "\n".join(f"{name:26} {one}" for name, one in figures.items())
    )
    return int(any(figures[name] for name in ("unanswered", "lost", "doubled", "stale")))


OVERLOAD = Command(
    "overload", "more interactions a second than fit: is everybody told in time?", _arguments, _run
)
