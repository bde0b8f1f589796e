"""`python -m bot overload`: more interactions a second than fit, and what becomes of each of them.

They come at a steady rate, whether or not the bot keeps up. Each has to be acknowledged within Discord's
three seconds, with its answer or with the word that it is busy; and the bot's memory has to stay what it is.
"""

import argparse
import asyncio
import json
import os
import random
import tempfile
import time
from collections import Counter
from contextlib import suppress
from pathlib import Path
from typing import Any

from bot.cli import Command, json_argument, progress_line
from bot.sandbox.interactions import Answer, NoAnswerError
from bot.sandbox.server import FakeDiscord
from bot.trials.bench import bot_process, memory_mb
from data.texts import say

_TABLES = 8
_WITHIN = 3.0
#: What people do: most look at their hand, which is the dearest.
_DEEDS = ("hand",) * 6 + ("status", "board", "mygames", "score")


async def _insist(person: Any, channel: Any, path: str) -> Answer:
    """Ask until it is not too busy: the machine may be slow already."""
    while True:
        with suppress(NoAnswerError):
            answer: Answer = await person.slash(channel, path)
            if say("en", "error-busy") not in answer.content:
                return answer


async def _table(fake: FakeDiscord, number: int) -> tuple[Any, list[Any]]:
    """Somebody and a friend at a table that has begun."""
    channel = await fake.new_channel(f"table-{number}")
    people = [fake.person(f"{name} {number}") for name in ("Ana", "Ben")]
    await _insist(people[0], channel, "trail new")
    await _insist(people[1], channel, "trail join")
    await _insist(people[0], channel, "trail start")
    return channel, people


async def measure(folder: Path, rate: float, seconds: float) -> dict[str, Any]:
    os.environ["TROPERO_BUSY_AFTER"] = "0.4"
    fake = await FakeDiscord(acknowledge_within=60.0, patience=60.0, messages_per_channel=8).start()
    rng, asked = random.Random(1), []
    try:
        async with bot_process(fake, folder / "tropero.db") as process:
            progress_line("seating people")
            tables = [await _table(fake, number) for number in range(_TABLES)]
            memory = [memory_mb(process)]
            begun = time.perf_counter()
            fake.acknowledge_within = _WITHIN
            for number in range(int(rate * seconds)):
                await asyncio.sleep(max(0.0, begun + number / rate - time.perf_counter()))
                channel, people = rng.choice(tables)
                asked.append(await rng.choice(people).slash(channel, rng.choice(_DEEDS), wait=False))
                if number % int(rate * 5) == 0:
                    memory.append(memory_mb(process))
            took = time.perf_counter() - begun
            await asyncio.sleep(_WITHIN + 5)
            memory.append(memory_mb(process))
            async with asyncio.timeout(60):
                await _insist(tables[0][1][0], tables[0][0], "status")  # and it serves again
    finally:
        await fake.stop()
    return {"rate": round(len(asked) / took, 1), **_told(asked), "memory_mb": memory}


def _told(asked: list[Answer]) -> dict[str, Any]:
    busy = say("en", "error-busy")
    kinds: Counter[str] = Counter()
    for one in asked:
        if one.latency is None or one.latency > _WITHIN:
            kinds["unanswered"] += 1
        else:
            kinds["busy" if busy in one.content else "served"] += 1
    waits = sorted(one.latency for one in asked if one.latency is not None)
    return {
        "interactions": len(asked),
        **{name: kinds[name] for name in ("served", "busy", "unanswered")},
        "ack_ms_p50": round(waits[len(waits) // 2] * 1000),
        "ack_ms_p99": round(waits[int(len(waits) * 0.99)] * 1000),
        "ack_ms_max": round(waits[-1] * 1000),
    }


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rate", type=float, default=200.0, help="interactions a second (default: 200)")
    parser.add_argument("--seconds", type=float, default=20.0, help="how long (default: 20)")
    json_argument(parser)


def _run(given: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as folder:
        figures = asyncio.run(measure(Path(folder), given.rate, given.seconds))
    progress_line("")
    print(
        json.dumps(figures) if given.json else "\n".join(f"{name:14} {one}" for name, one in figures.items())
    )
    return int(figures["unanswered"] > 0)


OVERLOAD = Command(
    "overload", "more interactions a second than fit: is everybody told in time?", _arguments, _run
)
