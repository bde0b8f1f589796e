"""Pictures of a table for people: drawn off the event loop, with their alt texts."""

from __future__ import annotations

import io
import json
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from typing import Any

import discord

import render
from bot.drawing import Easel
from bot.i18n import short
from bot.store.records import Table

View = dict[str, Any]
LONGEST_ALT = 1024
MOST_HANDS = 200  # about 40 KB each

#: All of a player that a picture of the hand shows.
CARDS = (
    *("hand", "hand_count", "hand_limit", "draw", "draw_count", "discard", "unseen"),
    *("certificates", "strength"),
)


@dataclass(frozen=True)
class Picture:
    name: str
    data: bytes
    alt: str

    def file(self) -> discord.File:
        """A fresh file each time: discord.py uses one only once."""
        return discord.File(
            io.BytesIO(self.data), f"{self.name}.png", description=short(self.alt, LONGEST_ALT)
        )


def names_of(table: Table) -> dict[str, str]:
    return {seat.seat: seat.name for seat in table.seats}


class Pictures:
    def __init__(self, easel: Easel) -> None:
        self._easel = easel
        self._hands: OrderedDict[str, tuple[str, Picture]] = OrderedDict()

    def close(self) -> None:
        self._easel.close()

    async def board(self, table: Table, view: View, language: str, since: View | None = None) -> Picture:
        names = names_of(table)
        data = await self._easel.draw(
            f"{table.id}/board/{language}", partial(render.board, view, language, names=names, since=since)
        )
        return Picture("board", data, render.alt(view, "board", language, names=names))

    async def menu(self, table: Table, view: View, language: str) -> Picture:
        """The picture on which the options of the viewer's own decision are numbered."""
        names, seat = names_of(table), view["seat"]
        data = await self._easel.draw(
            f"{table.id}/menu/{seat}/{language}",
            partial(render.menu, view, None, language, names=names, close=True),
        )
        return Picture("menu", data, render.alt(view, "menu", language, names=names, seat=seat))

    async def hand(self, table: Table, view: View, seat: str, language: str) -> Picture:
        """Shown after every choice, and most choices leave the cards alone: then it is not drawn again."""
        key = f"{table.id}/{seat}/{view['seat']}/{language}"
        player = view["players"][seat]
        looks = json.dumps([names_of(table), [player.get(name) for name in CARDS]])
        known = self._hands.get(key)
        if known is not None and known[0] == looks:
            self._hands.move_to_end(key)
            return known[1]
        picture = await self._of_seat("hand", render.hand, table, view, seat, language)
        self._hands[key] = looks, picture
        if len(self._hands) > MOST_HANDS:
            self._hands.popitem(last=False)
        return picture

    async def mat(self, table: Table, view: View, seat: str, language: str) -> Picture:
        return await self._of_seat("mat", render.mat, table, view, seat, language)

    async def market(self, table: Table, view: View, language: str) -> Picture:
        return await self._plain("market", render.market, table, view, language)

    async def cities(self, table: Table, view: View, language: str) -> Picture:
        return await self._plain("cities", render.cities, table, view, language)

    async def score(self, table: Table, view: View, language: str) -> Picture:
        return await self._plain("score", render.score, table, view, language)

    async def _plain(self, name: str, draw: Any, table: Table, view: View, language: str) -> Picture:
        names = names_of(table)
        key = f"{table.id}/{name}/{language}"
        data = await self._easel.draw(key, partial(draw, view, language, names=names))
        return Picture(name, data, render.alt(view, name, language, names=names))

    async def _of_seat(
        self, name: str, draw: Any, table: Table, view: View, seat: str, language: str
    ) -> Picture:
        names = names_of(table)
        # Another viewer of the same seat sees other things, so the key names both.
        key = f"{table.id}/{name}/{seat}/{view['seat']}/{language}"
        data = await self._easel.draw(key, partial(draw, view, seat, language, names=names))
        return Picture(name, data, render.alt(view, name, language, names=names, seat=seat))
