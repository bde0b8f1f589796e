"""Pictures of a table for people: drawn off the event loop, with their alt texts."""

from __future__ import annotations

import io
from collections import OrderedDict
from dataclasses import dataclass
from functools import partial
from hashlib import blake2b
from typing import Any

import discord
import msgspec

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
    *("certificates", "strength", "masters"),
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


def hand_name(table: Table, view: View, seat: str, language: str) -> str:
    """A name for the picture of a hand: the same exactly as long as the picture would be the same.

    A panel that still carries a picture of this name need not be sent it again.
    """
    player = view["players"][seat]
    reached = [city for city, discs in view["cities"].items() if seat in discs]
    looks = [view["game"], view["seats"], seat, language, names_of(table), reached]
    looks += [player.get(name) for name in CARDS]
    return f"hand-{blake2b(msgspec.json.encode(looks), digest_size=8).hexdigest()}"


class Pictures:
    def __init__(self, easel: Easel) -> None:
        self._easel = easel
        self._hands: OrderedDict[str, Picture] = OrderedDict()

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
        name = hand_name(table, view, seat, language)
        key = f"{table.id}/{seat}/{view['seat']}/{language}"
        known = self._hands.get(key)
        if known is None or known.name != name:
            names = names_of(table)
            # Under its own name: nobody is given a newer hand instead of the one that was asked for.
            data = await self._easel.draw(
                f"{table.id}/{name}", partial(render.hand, view, seat, language, names=names)
            )
            known = Picture(name, data, render.alt(view, "hand", language, names=names, seat=seat))
            self._hands[key] = known
        self._hands.move_to_end(key)
        if len(self._hands) > MOST_HANDS:
            self._hands.popitem(last=False)
        return known

    async def mat(self, table: Table, view: View, seat: str, language: str) -> Picture:
        names = names_of(table)
        # Another viewer of the same seat sees other things, so the key names both.
        key = f"{table.id}/mat/{seat}/{view['seat']}/{language}"
        data = await self._easel.draw(key, partial(render.mat, view, seat, language, names=names))
        return Picture("mat", data, render.alt(view, "mat", language, names=names, seat=seat))

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
