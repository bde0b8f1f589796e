"""Pictures of a table for people: drawn off the event loop, with their alt texts."""

from __future__ import annotations

import io
import logging
from collections import OrderedDict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import blake2b

import discord
import msgspec

import render
from bot.load import Load
from bot.pictures.draw_queue import DrawQueue
from bot.pictures.process_pool import WorkLost
from bot.table.records import Table
from bot.table.statistics import Statistics
from bot.words.i18n import say, short
from engine import Option, View

_LOG = logging.getLogger("tropero.pictures")

LONGEST_ALT = 1024
LIGHT = "light"
MOST_HANDS = 200  # about 40 KB each
#: Pictures of a private table have a band in the colour of what it is for; its panels have that colour, too.
STAMPS: dict[str, int] = {"plan": 0x7B3FA0, "lesson": 0x1F6FB2, "try": 0xB0580F, "puzzle": 0x0F7A5F}


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


def theme_of(table: Table, theme: str | None) -> str:
    """A person's own choice goes before that of the table."""
    return theme or table.theme or LIGHT


def names_of(table: Table) -> dict[str, str]:
    return {seat.seat: seat.name for seat in table.seats}


def hand_name(table: Table, view: View, seat: str, language: str, theme: str | None = None) -> str:
    """A name for the picture of a hand: the same exactly as long as the picture would be the same.

    A panel that still carries a picture of this name need not be sent it again.
    """
    player = view.players[seat]
    looks: list[object] = [view.game, view.seats, seat, language, names_of(table), theme_of(table, theme)]
    looks += [table.purpose] if table.private else []
    looks += [getattr(player, name) for name in render.hand_fields(view.game)]
    return f"hand-{blake2b(msgspec.json.encode(looks), digest_size=8).hexdigest()}"


class Pictures:
    """Every picture may be None, if it could not be drawn: then the answer comes without it, and says so."""

    def __init__(self, queue: DrawQueue, load: Load | None = None) -> None:
        self._queue = queue
        self._load = load
        self._hands: OrderedDict[str, Picture] = OrderedDict()

    def colour(self, view: View, seat: str, theme: str = LIGHT) -> int:
        """A seat's colour, as its pieces have it on the pictures."""
        return render.seat_colour(view.seats.index(seat), theme)

    async def board(
        self, table: Table, view: View, language: str, since: View | None = None, theme: str | None = None
    ) -> Picture | None:
        theme = theme_of(table, theme)
        paint = partial(render.board, view, language, theme=theme, names=names_of(table), since=since)
        return await self._draw("board", paint, table, view, language, theme=theme)

    async def replay(
        self, table: Table, view: View, since: View, language: str, theme: str | None = None
    ) -> Picture | None:
        """The board after a turn of the past. It is nobody else's: each turn has a key of its own."""
        theme = theme or LIGHT
        paint = partial(render.board, view, language, theme=theme, names=names_of(table), since=since)
        under = f"replay/{since.turn}/{view.number}/{theme}"
        drawn = await self._draw("board", paint, table, view, language, under=under, theme=theme)
        return drawn and replace(drawn, name=f"turn-{since.turn}")

    async def moment(
        self, table: Table, view: View, framed: Sequence[str], language: str, theme: str | None = None
    ) -> Picture | None:
        """The board at the beginning of a turn, with what could have been chosen framed."""
        theme = theme or LIGHT
        names = names_of(table)
        paint = partial(render.board, view, language, list(framed), theme=theme, names=names)
        under = f"moment/{view.turn}/{view.number}/{'+'.join(framed)}"
        drawn = await self._draw("board", paint, table, view, language, under=under, theme=theme)
        return drawn and replace(drawn, name=f"moment-{view.turn}")

    async def curve(
        self,
        table: Table,
        view: View,
        lines: dict[str, list[render.Point]],
        costs: list[render.Cost],
        language: str,
        theme: str | None = None,
    ) -> Picture | None:
        """How the end of a game looked turn by turn."""
        theme, names = theme or LIGHT, names_of(table)
        paint = partial(render.curve, view, lines, costs, language, theme, names=names)
        drawn = await self._draw(
            "score", paint, table, view, language, under=f"curve/{view.number}/{len(costs)}", theme=theme
        )
        ends = [
            f"{names[seat]}: {points[0].points:.0f} → {points[-1].points:.0f}"
            for seat, points in lines.items()
        ]
        alt = f"{say(language, 'review-curve')}. {'; '.join(ends)}"
        return drawn and Picture("review", drawn.data, alt)

    async def menu(
        self,
        table: Table,
        view: View,
        language: str,
        options: tuple[Option, ...] = (),
        theme: str | None = None,
        marks: tuple[str, ...] = (),
        numbers: tuple[int, ...] = (),
    ) -> Picture | None:
        """The picture on which options are numbered; those of the viewer's own decision if none are given.

        `marks` are spots to look at.
        """
        theme = theme_of(table, theme)
        paint = partial(
            render.menu,
            view,
            list(options) or None,
            language,
            theme,
            names=names_of(table),
            close=True,
            highlight=marks,
            numbers=numbers,
        )
        return await self._draw("menu", paint, table, view, language, view.seat, theme=theme)

    async def hand(
        self, table: Table, view: View, seat: str, language: str, theme: str | None = None
    ) -> Picture | None:
        """Shown after every choice, and most choices leave the cards alone: then it is not drawn again."""
        theme = theme_of(table, theme)
        name = hand_name(table, view, seat, language, theme)
        key = _key(table, f"hand/{seat}", view, language, theme)
        known = self._hands.get(key)
        if known is None or known.name != name:
            # Under its own name: nobody is given a newer hand instead of the one that was asked for.
            paint = partial(render.hand, view, seat, language, theme=theme, names=names_of(table))
            drawn = await self._draw("hand", paint, table, view, language, seat, theme=theme, under=name)
            if drawn is None:
                return None
            known = self._hands[key] = replace(drawn, name=name)
        self._hands.move_to_end(key)
        if len(self._hands) > MOST_HANDS:
            self._hands.popitem(last=False)
        return known

    async def mat(
        self, table: Table, view: View, seat: str, language: str, theme: str | None = None
    ) -> Picture | None:
        theme = theme_of(table, theme)
        paint = partial(render.mat, view, seat, language, theme=theme, names=names_of(table))
        return await self._draw("mat", paint, table, view, language, seat, theme=theme)

    async def market(
        self, table: Table, view: View, language: str, theme: str | None = None
    ) -> Picture | None:
        theme = theme_of(table, theme)
        paint = partial(render.market, view, language, theme=theme, names=names_of(table))
        return await self._draw("market", paint, table, view, language, theme=theme)

    async def cities(
        self, table: Table, view: View, language: str, theme: str | None = None
    ) -> Picture | None:
        theme = theme_of(table, theme)
        paint = partial(render.cities, view, language, theme=theme, names=names_of(table))
        return await self._draw("cities", paint, table, view, language, theme=theme)

    async def score(
        self, table: Table, view: View, language: str, theme: str | None = None
    ) -> Picture | None:
        theme = theme_of(table, theme)
        paint = partial(render.score, view, language, theme=theme, names=names_of(table))
        return await self._draw("score", paint, table, view, language, theme=theme)

    async def statistics(
        self,
        key: str,
        found: Statistics,
        people: tuple[str, str],
        language: str,
        theme: str | None,
        alt: str,
        below: str = "",
    ) -> Picture | None:
        """Average points by category, and a line below them; `alt` says the same and more in words."""
        rows = [(one.name, one.own, one.others) for one in found.categories]
        theme = theme or LIGHT
        paint = partial(render.statistics, found.game, rows, people, language, theme, below)
        key = f"{key}/{found.game}/{found.players}/{language}/{theme}"
        data = await self._painted(key, paint)
        return None if data is None else Picture("statistics", data, alt)

    async def _painted(self, key: str, paint: Callable[[], bytes]) -> bytes | None:
        try:
            return await self._queue.draw(key, paint)
        except Exception as error:
            lost = isinstance(error, WorkLost)
            _LOG.error("no picture %s: %s", key, error, exc_info=None if lost else error)
            return None

    async def _draw(
        self,
        name: str,
        paint: Callable[[], bytes],
        table: Table,
        view: View,
        language: str,
        seat: str | None = None,
        *,
        theme: str,
        under: str | None = None,
    ) -> Picture | None:
        if self._load is not None and self._load.crowded:
            self._load.left_out += 1  # whoever waits for an answer is helped more by having it in time
            return None
        key = _key(table, under or f"{name}/{seat}", view, language, theme)
        if table.private:
            paint = partial(
                render.stamped, paint, say(language, f"stamp-{table.purpose}"), STAMPS[table.purpose]
            )
        data = await self._painted(key, paint)
        if data is None:
            return None
        about = {} if seat is None else {"seat": seat}
        return Picture(name, data, render.alt(view, name, language, names=names_of(table), **about))


def _key(table: Table, what: str, view: View, language: str, theme: str) -> str:
    """Whoever asks under one key may be given what was drawn for another: so it always names the viewer.

    Two seats see different things of the same picture, such as their own objectives on the score sheet.
    """
    return f"{table.id}/{what}/for-{view.seat}/{language}/{theme}"
