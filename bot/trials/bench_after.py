"""Films and reviews in the bench: one of each is always under way while people play at a thousand tables."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from contextlib import closing
from pathlib import Path

from bot.sandbox.interactions import Answer
from bot.trials.bench_load import BenchLoad

LONGEST = 300.0  # seconds that somebody waits for either
MOST = 50  # finished games they are made of
KINDS = ("film", "review")


def finished_tables(path: Path) -> list[tuple[str, str]]:
    """Channels of finished games, each with somebody who played there."""
    with closing(sqlite3.connect(path)) as database:
        rows = database.execute(
            "SELECT channel, min(seats.person) FROM tables JOIN seats ON seats.table_id = id "
            "WHERE tables.state = 'finished' AND seats.person IS NOT NULL GROUP BY id, channel LIMIT ?",
            (MOST,),
        )
        return [(str(channel), str(person)) for channel, person in rows]


def _has_picture(answer: Answer) -> bool:
    return answer.message is not None and bool(answer.message.files)


class AfterGames:
    """Somebody who has a film made, and somebody who has a review made, again and again."""

    def __init__(self, load: BenchLoad, path: Path) -> None:
        self._load = load
        self._games = [(load.channel(channel), person) for channel, person in finished_tables(path)]
        self.made: Counter[str] = Counter()

    async def run(self) -> None:
        """Until cancelled."""
        await asyncio.gather(*(self._ask(kind, place) for place, kind in enumerate(KINDS)))

    async def _ask(self, kind: str, place: int) -> None:
        for channel, person in self._games[place :: len(KINDS)]:
            answer = await self._load.person(person).slash(channel, "replay", what=kind, wait=False)
            await answer.until(_has_picture, within=LONGEST)
            self._load.fake.world.forget_files(answer.message.files)
            self.made[kind] += 1
