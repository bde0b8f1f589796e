"""The trail of the day between its rides: a card to share, streaks, and the table of the week."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from datetime import date, timedelta
from typing import Literal

import msgspec

from bot.store import solos, tables
from bot.store.solos import Arrival
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.replay import Reel, Replay
from bot.table.solo import Solo, end_of
from engine import Game

Mark = Literal["ahead", "even", "behind"]

LEGS = 8  # of a ride, as a card shows it
CLOSE = 3  # points apart that count as even


class DailyCard(msgspec.Struct, frozen=True):
    """How somebody did on a day, without a word about the trail."""

    day: str
    game: str
    name: str
    rival: str
    points: int
    against: int
    place: int
    riders: int
    streak: int
    legs: tuple[Mark, ...]


class Streak(msgspec.Struct, frozen=True):
    """Days in a row on which somebody arrived: up to today or yesterday, and the most there ever were."""

    days: int
    longest: int


class WeekLine(msgspec.Struct, frozen=True):
    name: str
    points: int
    days: int


class Daily:
    def __init__(self, context: TableContext, solo: Solo, replay: Replay) -> None:
        self._context, self._solo, self._replay = context, solo, replay

    async def card(self, day: str, person: int) -> DailyCard:
        """A person's card of a day; refused before they have arrived."""
        read = self._context.store.read
        ridden = await solos.arrived(read, person)
        found = [one.table_id for one in ridden if one.day == day]
        table = await tables.find(read, found[0]) if found else None
        if table is None:
            raise Refusal("daily-not-arrived")
        results = await tables.results_of(read, table.id)
        own = next(one for one in results if one.person == person)
        rival = next(one for one in results if one.person != person)
        others = await self._results(day, day, table.server)
        better = {who for _, who, _, points, _ in others if points > own.total and who != person}
        riders = {who for _, who, _, _, _ in others} | {person}
        legs = await asyncio.to_thread(legs_of, await self._replay.reel(table.id), own.seat)
        streak = streak_of(_in_time(ridden), day)
        return DailyCard(
            *(day, table.game, own.name, rival.name, own.total, rival.total),
            *(len(better) + 1, len(riders), streak, legs),
        )

    async def has_arrived(self, day: str, person: int) -> bool:
        return any(one.day == day for one in await solos.arrived(self._context.store.read, person))

    async def streak(self, person: int, server: int | None = None) -> Streak:
        """A person's days in a row; with a server only of what they rode there."""
        ridden = await solos.arrived(self._context.store.read, person)
        days = _in_time(one for one in ridden if server in (None, one.server))
        today = self._solo.today()
        running = streak_of(days, today) or streak_of(days, _before(today))
        return Streak(running, max((streak_of(days, day) for day in days), default=0))

    async def week(self, server: int | None) -> list[WeekLine]:
        """Everybody's points of this week on a server, the most first."""
        today = date.fromisoformat(self._solo.today())
        monday = today - timedelta(days=today.weekday())
        points: dict[int, list[int]] = {}
        names: dict[int, str] = {}
        for _, person, name, total, _ in await self._results(monday.isoformat(), today.isoformat(), server):
            points.setdefault(person, []).append(total)
            names[person] = name
        lines = [WeekLine(names[person], sum(some), len(some)) for person, some in points.items()]
        return sorted(lines, key=lambda line: (-line.points, line.name))

    async def _results(
        self, first: str, last: str, server: int | None
    ) -> list[tuple[str, int, str, int, int]]:
        found = await solos.daily_results(self._context.store.read, first, last, server)
        return [one for one in found if one[4] < end_of(one[0])]


def _in_time(ridden: Iterable[Arrival]) -> list[str]:
    """The days on which somebody arrived before the day was over."""
    return [one.day for one in ridden if one.ended_at < end_of(one.day)]


def _before(day: str) -> str:
    return (date.fromisoformat(day) - timedelta(days=1)).isoformat()


def streak_of(days: list[str], last: str) -> int:
    """How many days in a row end with this one."""
    ridden, count = set(days), 0
    while last in ridden:
        count, last = count + 1, _before(last)
    return count


def legs_of(reel: Reel, seat: str) -> tuple[Mark, ...]:
    """Who was ahead at the end of each leg of a ride."""
    dumps = reel.dumps()
    found: list[Mark] = []
    for leg in range(1, LEGS + 1):
        scores = Game.load(dumps[(len(dumps) - 1) * leg // LEGS]).scores()
        lead = scores[seat]["total"] - max(sheet["total"] for other, sheet in scores.items() if other != seat)
        found.append("even" if abs(lead) <= CLOSE else "ahead" if lead > 0 else "behind")
    return tuple(found)
