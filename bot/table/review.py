"""Reviews of games: asked for by somebody, made in the background piece by piece, kept, and made only once.

What is asked for is in the store: a restart goes on with it. A game that is over is judged for everybody
who played it; one that somebody plays alone may be judged while it runs, by what they themselves could see.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any

import msgspec

from bot.store import games, reviews, tables
from bot.store.records import Seat, Table
from bot.store.reviews import WHOLE, ReviewRow
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.live import standing
from bot.table.private import Private
from bot.table.replay import Reel, Replay
from bot.table.story import StoryLine
from engine import Game, IllegalChoice, View
from engine.players import review
from engine.players.review import Forecast, Idea, PlayedTurn
from engine.players.review import Moment as Moment
from engine.players.review import Review as Review

_LOG = logging.getLogger("tropero.reviews")

Run = Callable[[Callable[[], Any], str], Awaitable[Any]]  # work for another process, and for which table
Entries = tuple[tuple[int, str, tuple[str, ...]], ...]  # number, seat and picks of every choice that stands

PIECE = 8  # turns in one piece of work
MOST_TRIES = 3
RIVAL = "hard"  # who plays on for the people of a game that is tried again
PAUSE = 600.0  # seconds; then it looks whether anything was asked for that it did not hear of


class ReviewState(msgspec.Struct, frozen=True):
    """Where a review stands: made, or so much of it done; `failed` if it cannot be made."""

    table: Table
    seat: str | None  # who asks
    review: Review | None = None
    done: int = 0
    of: int = 0
    failed: bool = False


class ShownMoment(msgspec.Struct, frozen=True):
    """A moment for somebody to see: the board as the turn began, and the hand if they may know it."""

    table: Table
    you: str | None
    moment: Moment
    view: View
    hand: View | None
    lines: list[StoryLine]


class Reviews:
    def __init__(self, context: TableContext, replay: Replay, private: Private) -> None:
        self._context, self._replay, self._private = context, replay, private
        self._wake = asyncio.Event()
        self._progress: dict[tuple[str, str], tuple[int, int]] = {}

    async def state(self, table_id: str, person: int, *, ask: bool = True) -> ReviewState:
        """Where the review of a game stands for somebody; asked for if there is none."""
        sight = await self._replay.sight(table_id, person)
        table, read = sight.table, self._context.store.read
        running = table.state == "running" or table.back_until is not None
        if await self._replay.wished(table, "no_review"):
            raise Refusal("review-off")
        if running and (sight.seat is None or len(table.people) > 1 or table.private):
            raise Refusal("review-not-over")
        if running and table.daily is not None:
            raise Refusal("review-daily")
        seat = sight.seat or "" if running else WHOLE
        row = await reviews.find(read, table_id, seat)
        current = await games.current(read, table_id)
        if current is None or not current.entry:
            raise Refusal("replay-none")
        if ask and (row is None or (row.made_at is not None and row.entry != current.entry)):
            async with self._context.store.transaction() as link:
                reviews.ask(link, table_id, seat, current.entry, self._context.seconds())
            self._wake.set()
            return ReviewState(table, sight.seat)
        if row is None or row.made_at is None:
            return ReviewState(table, sight.seat, None, *self._progress.get((table_id, seat), (0, 0)))
        if row.body is None:
            return ReviewState(table, sight.seat, failed=True)
        return ReviewState(table, sight.seat, msgspec.json.decode(row.body, type=Review))

    async def moment(self, table_id: str, person: int, number: int) -> ShownMoment:
        """One of the moments of a review, as a person may see it."""
        state, moment = await self._moment(table_id, person, number)
        shown = await self._replay.turn(table_id, person, moment.turn)
        sight = shown.sight
        hand = None
        if sight.everything or sight.seat == moment.seat:
            hand = (await self._replay.position(table_id, moment.turn)).view(moment.seat)
        return ShownMoment(state.table, sight.seat, moment, shown.since, hand, shown.lines)

    async def try_it(self, table_id: str, person: int, name: str, number: int) -> Table:
        """A private game from a moment on, in the seat that had it; what it did not know is dealt anew."""
        state, moment = await self._moment(table_id, person, number)
        sight = await self._replay.sight(table_id, person)
        if not sight.everything and sight.seat != moment.seat:
            raise Refusal("replay-closed")
        game = await self._replay.position(table_id, moment.turn)
        game = game.imagine(moment.seat, self._context.new_seed())
        others = [Seat(one.seat, None, one.name, ai=one.ai or RIVAL) for one in state.table.seats]
        return await self._private.begin(
            person, name, "try", game, moment.seat, parent=table_id, others=others, note=str(moment.turn)
        )

    async def _moment(self, table_id: str, person: int, number: int) -> tuple[ReviewState, Moment]:
        state = await self.state(table_id, person, ask=False)
        if state.review is None or number >= len(state.review.moments):
            raise Refusal("review-gone")
        return state, state.review.moments[number]

    async def run(self, work: Run) -> None:
        """Make what was asked for, one after the other, for ever."""
        while True:
            self._wake.clear()
            row = await reviews.to_make(self._context.store.read)
            if row is None:
                try:
                    await asyncio.wait_for(self._wake.wait(), PAUSE)
                except TimeoutError:
                    continue
            else:
                await self._try(row, work)

    async def _try(self, row: ReviewRow, work: Run) -> None:
        """Make one. What fails again and again is given up, so that the others have their turn."""
        async with self._context.store.transaction() as link:
            reviews.tried(link, row.table_id, row.seat)
        body: str | None = None
        try:
            body = msgspec.json.encode(await self._make(row, work)).decode()
        except Exception as error:
            _LOG.error("no review of table %s: %s", row.table_id, error, exc_info=error)
            if row.tries + 1 < MOST_TRIES:
                return
        finally:
            self._progress.pop((row.table_id, row.seat), None)
        async with self._context.store.transaction() as link:
            reviews.made(link, row.table_id, row.seat, row.entry, body, self._context.seconds())

    async def _make(self, row: ReviewRow, work: Run) -> Review:
        """The whole review, in pieces that other work may come between."""
        read, key = self._context.store.read, row.table_id
        table = await tables.find(read, key)
        assert table is not None
        reel = await self._replay.reel(key)
        entries: Entries = tuple(
            (entry.entry, entry.seat, tuple(entry.picked)) for entry in standing(await games.log(read, key))
        )
        places = range(len(reel.turns))
        pieces = [places[start : start + PIECE] for start in places[::PIECE]]
        looks, done = 0, 0

        def told(count: int) -> None:
            nonlocal done
            done += count
            self._progress[key, row.seat] = done, 2 * len(reel.turns) + looks

        judged = [row.seat] if row.seat else _judged(table)
        forecasts: list[Forecast] = []
        found: list[Idea] = []
        for piece in pieces:
            forecasts += await work(partial(forecasts_of, reel, piece, row.seat or None), key)
            told(len(piece))
        for piece in pieces:
            found += await work(partial(ideas_of, reel, entries, piece, judged), key)
            told(len(piece))
        chosen = review.worth_a_look(found)
        looks = 4 * len(chosen)
        moments: list[Moment | None] = []
        for idea in chosen:
            moments.append(await work(partial(closer_look, reel, entries, idea), key))
            told(4)
        return Review(forecasts, review.dearest(moments), len(found))


def _judged(table: Table) -> list[str]:
    """Whose turns are judged: those of people, or everybody's if nobody is one."""
    people = [seat.seat for seat in table.seats if seat.person is not None]
    return people or [seat.seat for seat in table.seats]


# In a worker


def forecasts_of(reel: Reel, places: range, eyes: str | None) -> list[Forecast]:
    found = []
    for place in places:
        game = Game.load(reel.dump(place))
        if game.decision is not None:
            found.append(review.forecast(game, eyes or game.decision.seat))
    return found


def ideas_of(reel: Reel, entries: Entries, places: range, seats: list[str]) -> list[Idea]:
    found = [review.ideas(turn) for place in places if (turn := turn_at(reel, entries, place, seats))]
    return [idea for idea in found if idea is not None]


def closer_look(reel: Reel, entries: Entries, idea: Idea) -> Moment | None:
    place = [turn.turn for turn in reel.turns].index(idea.turn)
    turn = turn_at(reel, entries, place, [idea.seat])
    return review.look_closer(turn, idea) if turn else None


def turn_at(reel: Reel, entries: Entries, place: int, seats: list[str]) -> PlayedTurn | None:
    """A turn as it was played from its snapshot; None if it is not one of these seats', or of other rules."""
    last = reel.turns[place + 1].entry if place + 1 < len(reel.turns) else reel.entry
    first = reel.turns[place].entry
    game = Game.load(reel.dump(place))
    if game.decision is None or game.decision.seat not in seats:
        return None
    try:
        turns = review.played_turns(
            game, [(seat, picks) for number, seat, picks in entries if first < number <= last]
        )
    except IllegalChoice:
        return None
    return turns[0] if turns else None
