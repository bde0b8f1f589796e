"""The people of `overload`: they look at tables and tap on their panels, and every tap is written down.

A choice counts as acknowledged when its panel shows that the game went on. What was acknowledged has to be in
the store, once; and nothing else may be there.
"""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing, suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bot.components.panel import can_be_picked
from bot.sandbox.client import command_data
from bot.sandbox.interactions import Answer, NoAnswerError
from bot.sandbox.people import Person
from bot.sandbox.server import FakeDiscord
from bot.sandbox.state import Channel, Message
from bot.sandbox.wire import Ask, Json
from bot.store.games import unpack
from bot.trials.crashtest import replay
from data.texts import say

#: What people look at: most at their hand, which is the dearest.
LOOKS = ("hand",) * 6 + ("status", "board", "mygames", "score")
_PATIENCE = 60.0


def is_busy(answer: Answer) -> bool:
    return say("en", "error-busy") in answer.content


@dataclass
class Tap:
    """A tap on a panel: at which table, at which entry of its log, by whom, and what became of it."""

    table: str
    number: int
    person: int
    acknowledged: bool = False


class SeatedPair:
    """Two people at a table that has begun. At most one of them taps at a time."""

    def __init__(self, fake: FakeDiscord, channel: Channel, people: list[Person]) -> None:
        self.taps: list[Tap] = []
        self.under_way = False
        self.stale = 0  # taps that came too late, which none of theirs does
        self._fake, self._channel, self._people = fake, channel, people
        self._panel: Message | None = None  # of whoever is asked, if they have opened it
        # What a client works out anew for every command is always the same here.
        self._commands: dict[tuple[str, str], Json] = {}

    @classmethod
    async def begin(cls, fake: FakeDiscord, number: int) -> SeatedPair:
        channel = await fake.new_channel(f"table-{number}")
        people = [fake.person(f"{name} {number}") for name in ("Ana", "Ben")]
        pair = cls(fake, channel, people)
        for person, path in zip((people[0], people[1], people[0]), ("new", "join", "start"), strict=True):
            await pair.insist(person, f"trail {path}")
        for _ in people:  # until the panel of whoever is asked is open
            if pair._panel is None:
                pair._show((await pair.insist(pair._people[0], "hand")).message)
        return pair

    async def insist(self, person: Person | None = None, path: str = "status") -> Answer:
        """Ask until it is not too busy: the machine may be slow already."""
        while True:
            with suppress(NoAnswerError):
                answer = await self._slash(person or self._people[0], path)
                await answer.settled(within=_PATIENCE)
                if not is_busy(answer):
                    return answer

    async def _slash(self, person: Person, path: str) -> Answer:
        key = person.id, path
        if key not in self._commands:
            self._commands[key], _ = command_data(self._fake.world, person.account, self._channel, path, {})
        return await person.interact(Ask.COMMAND, self._channel, self._commands[key], f"/{path}", wait=False)

    async def look(self, rng: random.Random) -> Answer:
        return await self._slash(rng.choice(self._people), rng.choice(LOOKS))

    # -- playing
    async def go_on(self, rng: random.Random) -> tuple[Answer, asyncio.Task[None]]:
        """Open the panel of whoever is asked, or tap on it; the task ends when what came of it is known."""
        self.under_way = True
        panel, parts = self._panel, _parts(self._panel)
        if panel is None or not parts:
            answer = await self._slash(self._people[0], "hand")
            return answer, asyncio.create_task(self._opened(answer))
        part = rng.choice(parts)
        _, table, _, number, *_ = part["custom_id"].split(":")
        tap = Tap(table, int(number), int(self._people[0].id))
        self.taps.append(tap)
        if part["type"] == 2:
            answer = await self._people[0].click(panel, custom_id=part["custom_id"], wait=False)
        else:
            values = [option["value"] for option in part["options"]]
            picked = rng.sample(values, part["min_values"])
            answer = await self._people[0].select(panel, part["custom_id"], picked, wait=False)
        return answer, asyncio.create_task(self._tapped(answer, tap, panel))

    async def _opened(self, answer: Answer) -> None:
        try:
            await answer.settled(within=_PATIENCE)
        except (NoAnswerError, TimeoutError):
            return
        finally:
            self.under_way = False
        if not is_busy(answer):
            self._show(answer.message)

    async def _tapped(self, answer: Answer, tap: Tap, panel: Message) -> None:
        try:
            await answer.until(
                lambda one: one.failed or is_busy(one) or one.edits or one.followups, _PATIENCE
            )
        except TimeoutError:
            return
        finally:
            self.under_way = False
        if answer.failed:
            self._panel = None  # they look again where the game is
        elif not is_busy(answer) and not answer.followups:
            left = _parts(panel)
            tap.acknowledged = not left or int(left[0]["custom_id"].split(":")[3]) > tap.number
            self.stale += any(say("en", "panel-stale") in part.get("content", "") for part in panel.parts)
            self._show(panel)

    def _show(self, panel: Message | None) -> None:
        """A panel with nothing to tap is that of somebody who waits: the other one is asked."""
        if panel is not None:
            self._fake.world.forget_files(panel.files)  # nobody looks at the picture
        self._panel = panel if _parts(panel) else None
        if self._panel is None:
            self._people.reverse()


def _parts(panel: Message | None) -> list[dict[str, Any]]:
    """What can be tapped to answer the question of a panel."""
    if panel is None:
        return []
    ids = [(part, part.get("custom_id", " ")) for part in panel.parts]
    return [part for part, name in ids if name[0] in "pm" or can_be_picked(name)]


def compare(path: Path, pairs: list[SeatedPair]) -> dict[str, int]:
    """What people were told of their taps, against what the database holds."""
    taps = [tap for pair in pairs for tap in pair.taps]
    tried = {(tap.table, tap.number, tap.person) for tap in taps}
    acknowledged = {(tap.table, tap.number, tap.person) for tap in taps if tap.acknowledged}
    found: list[tuple[str, int, int]] = []
    differs = 0
    with closing(sqlite3.connect(path)) as database:
        database.row_factory = sqlite3.Row
        for table in database.execute("SELECT id, setup, base FROM tables WHERE setup IS NOT NULL"):
            log = database.execute(
                "SELECT * FROM choices WHERE table_id = ? ORDER BY entry", (table["id"],)
            ).fetchall()
            # What `follows` was made by the same tap as the one before.
            found += [(table["id"], row["entry"] - 1, row["person"]) for row in log if not row["follows"]]
            stored = database.execute("SELECT * FROM current WHERE table_id = ?", (table["id"],)).fetchone()
            differs += unpack(stored["state"], unpack(table["base"])) != replay(table, log)[0]
    return {
        "taps": len(taps),
        "choices_acknowledged": len(acknowledged),
        "choices_stored": len(found),
        "lost": len(acknowledged - set(found)),
        "doubled": sum(one not in tried for one in found) + differs,
        "stale": sum(pair.stale for pair in pairs),
    }
