"""The process that `crashtest` kills: it plays several tables at once and writes down what was acknowledged.

Its players know nothing but what the table layer answered them. Before a choice they write down what they
try, after the answer that it was acknowledged; both lines are with the operating system at once, so they
outlive the process. A player whose last try was not answered tries it again after the restart, as an
impatient person would.
"""

import asyncio
import contextlib
import json
import os
import random
import sqlite3
import sys
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

from bot.address import Address, address
from bot.store import Store, StoreError, outbox
from bot.store.errors import InUse, Locked, Unreachable
from bot.store.letters import payload_of
from bot.store.records import Letter, Table
from bot.table import Refusal, Tables
from bot.table.post import Post
from engine import Game, Setup

TABLES = 6
LONGEST_DRAIN = 300.0
#: What is over by itself: the server is gone or slow, or still holds what a killed process had.
FOR_NOW = (Unreachable, Locked, InUse)
_UNDO = 0.04
_ORDER = 0.12


class Journal:
    """Lines that outlive the process that wrote them."""

    def __init__(self, path: Path) -> None:
        self._file = os.open(path, os.O_RDWR | os.O_CREAT | os.O_APPEND, 0o644)
        size = os.fstat(self._file).st_size
        if size and os.pread(self._file, 1, size - 1) != b"\n":
            os.write(self._file, b"\n")  # the kill cut the last line off; what follows is not part of it

    def write(self, **line: Any) -> None:
        os.write(self._file, (json.dumps(line) + "\n").encode())


class Inbox:
    """Where letters arrive: a file of its own that keeps every message, also one that came twice.

    Like Discord it can be asked for a nonce, and like the bot this does so only for letters that may have
    been sent before.
    """

    def __init__(self, path: Path) -> None:
        self._messages = sqlite3.connect(path, isolation_level=None, timeout=30)
        self._messages.execute("PRAGMA journal_mode = WAL")
        self._messages.execute(
            "CREATE TABLE IF NOT EXISTS messages "
            "(id INTEGER PRIMARY KEY, nonce TEXT, table_id TEXT, kind TEXT, payload TEXT)"
        )

    async def send(self, letter: Letter) -> int:
        if letter.attempts:
            found = self._messages.execute(
                "SELECT id FROM messages WHERE nonce = ?", (letter.nonce,)
            ).fetchone()
            if found:
                return int(found[0])
        await asyncio.sleep(0)
        cursor = self._messages.execute(
            "INSERT INTO messages (nonce, table_id, kind, payload) VALUES (?,?,?,?)",
            (letter.nonce, letter.table_id, letter.kind, payload_of(letter.content)),
        )
        await asyncio.sleep(0)
        return int(cursor.lastrowid or 0)


def journal_of(folder: Path, name: str = "journal*.jsonl") -> list[dict[str, Any]]:
    """What the players wrote down. A line that a kill cut off was neither tried nor answered."""
    lines = []
    for path in sorted(folder.glob(name)):
        for text in path.read_text(encoding="utf-8").splitlines():
            with contextlib.suppress(json.JSONDecodeError):
                lines.append(json.loads(text))
    return lines


def unanswered(folder: Path, name: str) -> dict[str, dict[str, Any]]:
    """The last try of each table, if nobody answered it."""
    pending: dict[str, dict[str, Any]] = {}
    for line in journal_of(folder, name):
        if line["what"] == "try":
            pending[line["table"]] = line
        elif line["what"] != "order":
            pending.pop(line["table"], None)
    return pending


class CrashPlayer:
    """Plays one channel for all its seats, game after game."""

    def __init__(
        self, tables: Tables, journal: Journal, rng: random.Random, channel: int, orders: bool = False
    ) -> None:
        self._orders = orders
        self._tables = tables
        self._journal = journal
        self._rng = rng
        self._channel = channel
        self._people = (channel * 10 + 1, channel * 10 + 2)
        self._open: dict[str, dict[str, Any]] = {}  # what was tried and not answered

    async def play(self, pending: dict[str, dict[str, Any]]) -> None:
        while True:
            try:
                table = await self._table()
                again = pending.get(table.id)
                if again is not None:
                    await self._try(again)
                    del pending[table.id]
                else:
                    await self._next(table)
            except Refusal:
                continue  # another process was quicker
            except FOR_NOW:
                # The server is gone, or slow. What was tried and not answered is tried again.
                await asyncio.sleep(0.1)
                pending.update(self._open)

    async def _table(self) -> Table:
        table = await self._tables.lobby.at(self._channel)
        host, guest = self._people
        if table is None:
            table = await self._tables.lobby.open(server=1, channel=self._channel, person=host, name="host")
        if table.state == "lobby":
            if table.seat_of(guest) is None:
                table = await self._tables.lobby.join(table.id, guest, "guest")
            table = await self._tables.lobby.start(table.id, host)
        return table

    async def _next(self, table: Table) -> None:
        asked = await self._tables.play.asked(table.id, None)
        if asked.waiting_for is None:
            return
        person = table.seat(asked.waiting_for).person
        if person is None:
            return
        if self._orders and self._rng.random() < _ORDER:
            await self._order(table, next(one for one in table.people if one != person))
        line = {"table": table.id, "person": person, "number": asked.number}
        if asked.number and self._rng.random() < _UNDO:
            try:
                preview = await self._tables.undo.preview(table.id, person)
            except Refusal:
                return
            if preview.free:
                await self._try({**line, "undo": preview.entry, "number": preview.number})
                return
        question = (await self._tables.play.asked(table.id, person)).decision
        if question is not None:
            legal = list(question.legal)
            count = min(len(legal), self._rng.randint(question.least, question.most))
            await self._try({**line, "picked": self._rng.sample(legal, count)})

    async def _order(self, table: Table, person: int) -> None:
        """Somebody who waits makes a plan and leaves it as orders; they are in the journal first."""
        plan = await self._tables.plans.begin(table.id, person)
        for _ in range(self._rng.randint(1, 12)):
            asked = await self._tables.play.asked(plan.id, person)
            if asked.decision is None:
                break
            legal = list(asked.decision.legal)
            count = min(len(legal), self._rng.randint(asked.decision.least, asked.decision.most))
            try:
                await self._tables.play.choose(plan.id, person, self._rng.sample(legal, count), asked.number)
            except Refusal:
                break  # chance decides there
        turns = (await self._tables.plans.progress(plan.id, person)).turns[:1]
        if turns:
            picks = [order.picks for order in turns[0]]
            self._journal.write(what="order", table=table.id, person=person, picks=picks)
            await self._tables.orders.leave(table.id, person, turns)

    async def _try(self, line: dict[str, Any]) -> None:
        self._journal.write(**{**line, "what": "try"})
        self._open = {line["table"]: line}
        table_id, person, number = line["table"], line["person"], line["number"]
        try:
            if "undo" in line:
                entry = (await self._tables.undo.take_back(table_id, person, line["undo"], number)).number
            else:
                entry = (await self._tables.play.choose(table_id, person, line["picked"], number)).entry
        except Refusal as refusal:
            self._journal.write(**{**line, "what": "refused", "why": refusal.text.key})
        else:
            self._journal.write(**{**line, "what": "acknowledged", "entry": entry})
            print("acknowledged", flush=True)
        self._open = {}


async def _deliver(post: Post, tables: Tables) -> None:
    while True:
        try:
            await post.deliver()
            async with asyncio.timeout(1):
                await tables.context.letters_waiting.wait()
        except (*FOR_NOW, TimeoutError):
            await asyncio.sleep(0.1)


async def _deliver_all(post: Post, store: Store) -> None:
    """Until nothing waits any more, also what was put off; but not for ever."""
    async with asyncio.timeout(LONGEST_DRAIN):
        while True:
            with contextlib.suppress(*FOR_NOW):
                await post.deliver()
                if (await outbox.waiting(store.read))[0] == 0:
                    return
            await asyncio.sleep(0.2)


async def _open(where: Address, cluster: tuple[int, int] | None) -> Store:
    """A server may still hold what a killed process had, for a moment."""
    options = {"cluster": cluster} if cluster else {}
    for _ in range(100):
        with contextlib.suppress(*FOR_NOW):
            return await Store.open(where, now=lambda: datetime.now(UTC), **options)
        await asyncio.sleep(0.2)
    return await Store.open(where, now=lambda: datetime.now(UTC), **options)


async def main(
    folder: Path, seed: int, where: Address, number: int, of: int, drain: bool, orders: bool
) -> None:
    """Play until killed; with `drain`, only deliver what is still to be told and end."""
    name = f"journal-{number}.jsonl"
    pending = unanswered(folder, name)
    store = await _open(where, (number, of) if of > 1 else None)
    tables = Tables(store)
    post = tables.post(Inbox(folder / "world.db"))
    if drain:
        await _deliver_all(post, store)
        await store.close()
        return
    await store.back_up_if_due(datetime.now(UTC))
    Game.start(Setup(game="argentina", seats=["north", "south"], seed=0))  # reads the game's data once
    print("ready", flush=True)
    journal, rng = Journal(folder / name), random.Random(seed + number)
    async with asyncio.TaskGroup() as group:
        group.create_task(_deliver(post, tables))
        for channel in range(1, TABLES + 1):
            group.create_task(
                CrashPlayer(tables, journal, random.Random(rng.random()), channel, orders).play(pending)
            )


if __name__ == "__main__":
    try:
        _, place, begin, base, one, all_, *more = sys.argv
        asked = [word in more for word in ("drain", "orders")]
        asyncio.run(main(Path(place), int(begin), address(base), int(one), int(all_), *asked))
    except StoreError as error:
        sys.exit(f"crashplay: {error}")
