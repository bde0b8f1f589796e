"""`python -m bot chaos`: many tables play while everything goes wrong; then all heals, and it is counted.

People, AIs and automas play through the stand-in. Meanwhile the bot and its workers are killed and stopped,
its disk is full or frozen, Discord is slow, rude or absent, connections are cut and the clock jumps. In the
end every move that somebody was told is safe has to be there once, every message told once, nobody left
waiting, and nothing told to anybody who may not know it.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import random
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from typing import Any

from bot.cli import Command, json_argument, progress_line
from bot.sandbox.server import FakeDiscord
from bot.store.games import unpack
from bot.trials.chaos_faults import ChaosBot, Faults, Weather
from bot.trials.chaos_players import Ledger, Sitting
from bot.trials.crashtest import key_of, replay
from bot.trials.leaks import LeakSearch, Secrets

#: Seconds between two looks at what was said, and how long a file of a message is kept.
SWEEP = 10.0
#: Seconds in which everything is well again once nothing more goes wrong.
HEALED = 240.0
TABLES = (
    *(("two", "argentina"), ("two", "original"), ("ai", "argentina"), ("ai", "original")),
    *(("automa", "argentina"), ("automa", "original"), ("solo", "argentina"), ("two", "argentina")),
)


class Watch:
    """Looks at every message and every line of the log for what its reader may not know."""

    def __init__(self, fake: FakeDiscord, bot: ChaosBot) -> None:
        self._fake, self._bot = fake, bot
        self._seen: dict[str, int] = {}
        self._read = 0
        self._search = LeakSearch()
        self.told: Counter[str] = Counter()

    @property
    def leaks(self) -> list[str]:
        return self._search.found

    def look(self) -> None:
        fresh = [
            message
            for message in list(self._fake.world.messages.values())
            if self._seen.get(message.id) != message.edits and not message.thinking
        ]
        secrets = Secrets.read(self._bot.db, {one.nonce for one in fresh if one.nonce is not None})
        for message in fresh:
            if message.id not in self._seen and message.nonce is not None:
                self.told[message.nonce] += 1
            self._seen[message.id] = message.edits
            self._search.look_at(message, secrets)
            self._fake.world.forget_files(message.files)
        with self._bot.log.open(encoding="utf-8", errors="replace") as log:
            log.seek(self._read)
            self._search.look_at_log(log.read(), secrets)
            self._read = log.tell()

    async def run(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            with contextlib.suppress(sqlite3.Error):
                await asyncio.to_thread(self.look)


async def seat(
    fake: FakeDiscord, ledger: Ledger, rng: random.Random, tables: Sequence[tuple[str, str]]
) -> list[Sitting]:
    sittings = []
    for number, (kind, game) in enumerate(tables):
        ana, ben = (fake.person(f"{name} {number}") for name in ("Ana", "Ben"))
        channel = await fake.new_channel(f"chaos-{number}")
        people = [ana, ben] if kind in ("two", "ai") else [ana]
        if len(people) == 1:
            channel = await fake.new_thread(channel, f"solo-{number}", ana)
        opponent = {"two": None, "ai": "greedy", "automa": "automa", "solo": "greedy"}[kind]
        own = random.Random(rng.random())
        sittings.append(Sitting(fake, ledger, channel, people, own, game=game, opponent=opponent))
    return sittings


async def torment(faults: Faults, minutes: float, rng: random.Random) -> Counter[str]:
    """One fault after the other, every kind as often as any."""
    over = time.monotonic() + minutes * 60
    done: Counter[str] = Counter()
    while time.monotonic() < over:
        for kind in rng.sample(list(faults.kinds), len(faults.kinds)):
            if time.monotonic() >= over:
                break
            await faults.kinds[kind]()
            done[kind] += 1
            progress_line(
                f"{done.total()} faults, {(over - time.monotonic()) / 60:.1f} minutes to go: {kind}"
            )
            await asyncio.sleep(rng.uniform(0.3, 2.5))
    return done


def waiting(db: Path) -> int:
    """Letters that were not sent yet, and tables in which an AI is asked."""
    with closing(sqlite3.connect(f"{db.as_uri()}?mode=ro", uri=True, timeout=30)) as database:
        (letters,) = database.execute("SELECT count(*) FROM outbox WHERE state = 'waiting'").fetchone()
        (asked,) = database.execute(
            "SELECT count(*) FROM seats s JOIN current c ON c.table_id = s.table_id AND c.asked = s.seat "
            "JOIN tables t ON t.id = s.table_id WHERE t.state = 'running' AND s.ai IS NOT NULL"
        ).fetchone()
    return int(letters) + int(asked)


async def heal(bot: ChaosBot, sittings: list[Sitting], playing: list[asyncio.Task[None]]) -> list[Sitting]:
    """Let everybody make one more move, then let everything come to rest; returns who could not move."""
    bot.fake.faults.waiting.clear()
    before = [sitting.progress for sitting in sittings]
    over = time.monotonic() + HEALED
    stuck = sittings
    while stuck and time.monotonic() < over:
        await asyncio.sleep(1)
        stuck = [one for one, was in zip(sittings, before, strict=True) if one.progress == was]
    for task in playing:
        task.cancel()
    await asyncio.gather(*playing, return_exceptions=True)
    for _ in range(int(HEALED)):
        if not waiting(bot.db):
            break
        await asyncio.sleep(1)
    return stuck


def compare(db: Path, ledger: Ledger, told: Counter[str]) -> dict[str, int]:
    """What people were told, against what the database holds and what the rules make of it."""
    lost = doubled = untold = told_twice = 0
    entries: dict[tuple[str, int], sqlite3.Row] = {}
    with closing(sqlite3.connect(db)) as database:
        database.row_factory = sqlite3.Row
        for table in database.execute(
            "SELECT id, setup, base FROM tables WHERE setup IS NOT NULL"
        ).fetchall():
            log = database.execute(
                "SELECT * FROM choices WHERE table_id = ? ORDER BY entry", (table["id"],)
            ).fetchall()
            entries.update({(table["id"], row["entry"]): row for row in log})
            state, expected = replay(table, log)
            # What follows was made by the tap before it.
            people = [row for row in log if row["person"] is not None and not row["follows"]]
            doubled += sum((table["id"], row["entry"] - 1) not in ledger.tries for row in people)
            stored = database.execute("SELECT * FROM current WHERE table_id = ?", (table["id"],)).fetchone()
            doubled += unpack(stored["state"], unpack(table["base"])) != state or stored["entry"] != len(log)
            letters = database.execute("SELECT * FROM outbox WHERE table_id = ?", (table["id"],)).fetchall()
            nonces: dict[Any, list[str]] = {}
            for one in letters:
                about = key_of(table["id"], one["kind"], json.loads(one["payload"]))
                nonces.setdefault(about, []).append(one["nonce"])
                told_twice += max(0, told[one["nonce"]] - 1)
            for about in expected:
                if not any(told[nonce] for nonce in nonces.get(about, [])):
                    untold += 1
                    print(f"untold: {about}, letters: {nonces.get(about, [])}"[:500], file=sys.stderr)
                told_twice += max(0, len(nonces.get(about, [])) - 1)
    for line in ledger.acknowledged:
        row = entries.get((line["table"], line["number"] + 1))
        if row is None or not _same(row, line):
            lost += 1
            print(f"lost: {line}, stored: {dict(row) if row else None}"[:500], file=sys.stderr)
    return {
        "acknowledged": len(ledger.acknowledged),
        "lost": lost,
        "doubled": doubled,
        "untold": untold,
        "told_twice": told_twice,
        "told": told.total(),
    }


def _same(row: sqlite3.Row, line: dict[str, Any]) -> bool:
    """A button names its option by its place, so of those only who chose is known."""
    picked = line["picked"] is None or json.loads(row["picked"]) == line["picked"]
    return picked and bool(row["person"] == line["person"])


async def chaos(
    folder: Path, minutes: float, seed: int, tables: Sequence[tuple[str, str]] = TABLES
) -> dict[str, Any]:
    rng, weather, ledger = random.Random(seed), Weather(), Ledger()
    fake = FakeDiscord(acknowledge_within=30.0, patience=60.0, messages_per_channel=100_000)
    fake.app.middlewares.append(weather.middleware())
    await fake.start()
    bot = ChaosBot(fake, folder)
    faults, watch = Faults(bot, weather, rng), Watch(fake, bot)
    begun = time.monotonic()
    await bot.start()
    try:
        sittings = await seat(fake, ledger, rng, tables)
        playing = [asyncio.create_task(sitting.run()) for sitting in sittings]
        watching = asyncio.create_task(watch.run())
        await asyncio.sleep(min(30.0, minutes * 12))
        before = bot.measures()
        done = await torment(faults, minutes, rng)
        stuck = await heal(bot, sittings, playing)
        watching.cancel()
        after = bot.measures()
        faults.stubborn += not await bot.end(signal.SIGTERM)
        watch.look()
    finally:
        if bot.alive:
            await bot.end(signal.SIGKILL)
        await fake.stop()
    unanswered = ledger.unanswered(faults.outages)
    notes = [*watch.leaks[:20], *(f"not answered: {act.what}" for act in unanswered[:20])]
    notes += [f"stuck: {one.channel.name}: {one.seen.text if one.seen else ''}"[:500] for one in stuck]
    return {
        "minutes": round((time.monotonic() - begun) / 60, 1),
        "faults": done.total(),
        **compare(bot.db, ledger, watch.told),
        "stuck": len(stuck),
        "unanswered": len(unanswered),
        "leaks": len(watch.leaks),
        "rss_growth_mb": round((after["rss_kb"] - before["rss_kb"]) / 1024, 1),
        "descriptors_growth": after["descriptors"] - before["descriptors"],
        "threads_growth": after["threads"] - before["threads"],
        "not_ended_by_sigterm": faults.stubborn,
        "interactions": len(ledger.acts),
        "answered": sum(act.is_answered for act in ledger.acts),
        "kinds": dict(sorted(done.items())),
        "notes": notes,
    }


MUST_BE_ZERO = (
    *("lost", "doubled", "untold", "told_twice", "stuck", "unanswered", "leaks", "not_ended_by_sigterm"),
)


def _arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=10.0, help="how long things go wrong (default: 10)")
    parser.add_argument("--seed", type=int, default=1, help="of the faults and of the play (default: 1)")
    parser.add_argument("--folder", type=Path, help="where to play (default: a folder that is removed again)")
    json_argument(parser)


def _run(given: argparse.Namespace) -> int:
    with tempfile.TemporaryDirectory() as temporary:
        folder = (given.folder or Path(temporary)).resolve()
        folder.mkdir(parents=True, exist_ok=True)
        if any(folder.iterdir()):
            print(f"chaos: {folder} is not empty; give a new folder", file=sys.stderr)
            return 2
        figures = asyncio.run(chaos(folder, given.minutes, given.seed))
    if given.json:
        print(json.dumps(figures))
    else:
        print("\n".join(f"{name:22} {value}" for name, value in figures.items()))
    return 1 if any(figures[name] for name in MUST_BE_ZERO) else 0


CHAOS = Command("chaos", "let everything go wrong at once and count what is left", _arguments, _run)
