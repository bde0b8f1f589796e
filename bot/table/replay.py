"""A game turn by turn, from its snapshots: while it runs as one seat saw it, and all of it when it is over.

A game that is over may be looked at by everybody with all hands, unless somebody at its table minds.
"""

from __future__ import annotations

import asyncio
from bisect import bisect_right
from collections import OrderedDict
from itertools import pairwise
from typing import Literal

import msgspec

from bot.store import games, tables, wishes
from bot.store.games import Reel as Reel
from bot.store.records import Table
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.moment import Moments
from bot.table.play import Play
from bot.table.solo import Solo
from bot.table.story import StoryLine, lines_of_turn
from engine import Game, View

Mark = Literal["since", "visit", "big"]

MOST_OUTLINES = 64
BIG = 8  # points in one turn; few have more


class Sight(msgspec.Struct, frozen=True):
    """What somebody may see of a game that is looked at again."""

    table: Table
    seat: str | None  # whose eyes
    over: bool  # for good, and for everybody
    everything: bool  # it is over, and everybody's hands are open


class Landmark(msgspec.Struct, frozen=True):
    """A turn that somebody may want to jump to."""

    turn: int
    seat: str
    mark: Mark
    points: int


class ReplayTurn(msgspec.Struct, frozen=True):
    """A turn as it was: the table after it, what it was before, and what was done."""

    sight: Sight
    turn: int
    first: int
    last: int
    view: View
    since: View
    lines: list[StoryLine]
    hands: dict[str, View]  # by seat, what it held after the turn: its own view
    so_far: bool  # it is still going on


class Replay:
    def __init__(self, context: TableContext, play: Play, moments: Moments, solo: Solo) -> None:
        self._context, self._play, self._moments, self._solo = context, play, moments, solo
        self._outlines: OrderedDict[tuple[str, int], list[Landmark]] = OrderedDict()

    async def sight(self, table_id: str, person: int) -> Sight:
        """What a person may see of a game; a trail of the day is nobody else's before it is over."""
        table = await tables.find(self._context.store.read, table_id)
        seat = table.seat_of(person) if table else None
        if table is None or (table.private and seat is None):
            raise Refusal("table-unknown")
        if table.rules is None:
            raise Refusal("table-not-started")
        secret = await self._solo.is_secret(table)
        if secret and seat is None:
            raise Refusal("replay-daily")
        over = table.state != "running" and table.back_until is None and not secret and not table.private
        name = seat.seat if seat else None
        return Sight(table, name, over, over and not await self.wished(table, "closed_hands"))

    async def wished(self, table: Table, wish: wishes.Wish) -> bool:
        """Whether somebody who sits at the table wishes that."""
        found = await wishes.of_table(self._context.store.read, table.id)
        return any(one == wish and table.seat_of(person) is not None for person, one in found)

    async def wish(self, table_id: str, person: int, wish: wishes.Wish, *, on: bool) -> None:
        """Each says it for themselves: nobody can open what another wants closed."""
        table = await tables.find(self._context.store.read, table_id)
        if table is None or table.private or table.seat_of(person) is None:
            raise Refusal("table-not-seated")
        async with self._context.store.transaction() as link:
            (wishes.add if on else wishes.remove)(link, table_id, person, wish)

    async def turns(self, table_id: str) -> list[int]:
        """The turns that can be looked at, of which there is always one."""
        begun = await games.turns(self._context.store.read, table_id)
        if not begun:
            raise Refusal("replay-none")
        return [turn for turn, _ in begun]

    async def turn(
        self, table_id: str, person: int, turn: int | None = None, *, hands: bool = False
    ) -> ReplayTurn:
        """A turn, the newest if none is named; one without a snapshot is part of the one before."""
        sight = await self.sight(table_id, person)
        read = self._context.store.read
        begun = await games.turns(read, table_id)
        if not begun:
            raise Refusal("replay-none")
        place = max(0, bisect_right(begun, (turn, 1 << 60)) - 1) if turn is not None else len(begun) - 1
        number, before = begun[place]
        after = begun[place + 1] if place + 1 < len(begun) else None
        earlier = await self._at(table_id, number)
        game = await self._at(table_id, after[0]) if after else await self._now(table_id)
        over = after is None and game.over
        story = await self._play.story(table_id, person, before - 1, after[1] if after else None)
        lines = lines_of_turn(story, number, before + 1, over=over or after is None)
        shown = game.seats if sight.everything else [sight.seat] if sight.seat else []
        return ReplayTurn(
            sight,
            number,
            begun[0][0],
            begun[-1][0],
            game.view(sight.seat),
            earlier.view(sight.seat),
            lines,
            {seat: game.view(seat) for seat in shown} if hands else {},
            after is None and not over,
        )

    async def position(self, table_id: str, turn: int) -> Game:
        """The game as a turn began, for other parts of the table layer: it holds everything."""
        return await self._at(table_id, turn)

    async def _at(self, table_id: str, turn: int) -> Game:
        snapshot = await games.snapshot_of_turn(self._context.store.read, table_id, turn)
        if snapshot is None:
            raise Refusal("replay-none")  # taken back between two looks
        return Game.load(snapshot.state)

    async def _now(self, table_id: str) -> Game:
        async with self._context.games.hold(table_id) as live:
            return live.game.copy()

    async def reel(self, table_id: str) -> Reel:
        found = await games.reel(self._context.store.read, table_id)
        if found is None or not found.turns:
            raise Refusal("replay-none")
        return found

    async def landmarks(self, sight: Sight) -> list[Landmark]:
        """Where to jump to, in the order of the game: visits to the capital, big turns, since one's last."""
        reel = await self.reel(sight.table.id)
        key = (sight.table.id, reel.entry)
        found = self._outlines.get(key)
        if found is None:
            found = self._outlines[key] = await asyncio.to_thread(outline, reel)
            if len(self._outlines) > MOST_OUTLINES:
                self._outlines.popitem(last=False)
        if sight.seat is None or sight.table.state != "running":
            return found
        return [*await self._since(sight.table.id, sight.seat), *found]

    async def _since(self, table_id: str, seat: str) -> list[Landmark]:
        """The first turn after one's last."""
        story = await self._moments.recent(table_id, seat)
        after = [line for line in story if line.seat != seat]
        return [Landmark(after[0].turn, after[0].seat, "since", 0)] if after else []


def outline(reel: Reel) -> list[Landmark]:
    """The landmarks that all can see. Points are those of the public score sheet."""
    found: list[Landmark] = []
    views = [Game.load(dump).view(None) for dump in reel.dumps()]
    for turn, (earlier, view) in zip(reel.turns, pairwise(views), strict=True):
        for seat in view.seats:
            before, after = earlier.players[seat], view.players[seat]
            # The last sheet counts what was hidden until then: that is not the turn's doing.
            gained = 0 if view.over else after.score["total"] - before.score["total"]
            if after.visits > before.visits:
                found.append(Landmark(turn.turn, seat, "visit", gained))
            elif gained >= BIG:
                found.append(Landmark(turn.turn, seat, "big", gained))
    return found
