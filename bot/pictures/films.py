"""Films of games: made one at a time by a patient process, and the last few kept."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from functools import partial

import render
from bot.pictures.process_pool import ProcessPool
from bot.pictures.progress import Heard, tell
from bot.table.replay import Reel, Sight
from engine import Game
from render import Film

MOST_KEPT = 4  # of up to 8 MB

Key = tuple[str | int | None, ...]


def make_film(
    reel: Reel, seat: str | None, locale: str, theme: str, names: dict[str, str], limit: int
) -> Film:
    """In a worker: a game as a seat, or a stranger, saw it at the beginning of each turn, and now."""
    views = [Game.load(dump).view(seat) for dump in reel.dumps()]
    return render.film(views, locale, theme, names=names, limit=limit, progress=tell)


class Films:
    def __init__(self, pool: ProcessPool) -> None:
        self._pool = pool
        self._kept: OrderedDict[Key, Film] = OrderedDict()
        self._making: dict[Key, asyncio.Task[Film]] = {}

    async def film(
        self, sight: Sight, reel: Reel, locale: str, theme: str, limit: int, heard: Heard | None = None
    ) -> Film:
        """The film of a game as far as it has come; whoever asks for the same one waits for it together.

        Of a game that is over it is what a stranger saw: it is there to be shown around.
        """
        table = sight.table
        seat = None if sight.over else sight.seat
        limit = min(limit, render.LIMIT)
        key: Key = (table.id, reel.entry, seat, locale, theme, limit)
        if key not in self._kept:
            names = {one.seat: one.name for one in table.seats}
            work = partial(make_film, reel, seat, locale, theme, names, limit)
            task = self._making.get(key)
            if task is None:
                task = self._making[key] = asyncio.create_task(self._pool.run(work, table.id, heard))
                task.add_done_callback(lambda _: self._making.pop(key, None))
            self._kept[key] = await asyncio.shield(task)
            if len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]
