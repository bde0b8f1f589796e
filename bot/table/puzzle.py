"""The puzzle of the day: a real moment of a finished game in which something better was there to be found.

It is played on a private table, with the real panel. When the turn is over the engine judges it against the
best that is known and against what was really played, on the same deals.
"""

from __future__ import annotations

import base64
import zlib
from collections.abc import Sequence
from datetime import UTC, datetime
from functools import cache, partial
from hashlib import sha256
from importlib.resources import files

import msgspec

from bot.store import games, reviews, tables
from bot.store.records import Table
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.live import standing
from bot.table.private import Private
from bot.table.replay import Replay
from bot.table.review import Review, Run, turn_at
from bot.table.solo import Solo
from engine import Game
from engine.players.outlook import Guess, compare, guess

Picks = tuple[str, ...]

LEAST = 2.0  # points between what was played and what was better
LATELY = 60  # reviews among which the day's puzzle is looked for
GAMES = 48  # played on after each turn
FOUND = 0.7  # of the points that there were to find


class Puzzle(msgspec.Struct, frozen=True):
    """A moment: whose turn it is, what was played, what was better. Hidden things are dealt anew."""

    day: str
    seat: str
    played: tuple[Picks, ...]
    better: tuple[Picks, ...]
    state: str = ""  # the dump, packed; not kept with a table, which has it already


class KnownPuzzle(msgspec.Struct, frozen=True):
    """One that comes with the bot, from games that players made of code played."""

    game: str
    seat: str
    turn: int
    cost: float
    error: float
    played: tuple[Picks, ...]
    better: tuple[Picks, ...]
    state: str


class Verdict(msgspec.Struct, frozen=True):
    """Points at the end against what was played: of the turn tried, and of the best known."""

    tried: Guess
    best: Guess
    found: bool


class Puzzles:
    def __init__(self, context: TableContext, private: Private, replay: Replay, solo: Solo) -> None:
        self._context, self._private, self._replay, self._solo = context, private, replay, solo

    async def begin(self, person: int, name: str) -> Table:
        """Today's puzzle for a person: where they left it, or from its beginning."""
        day = self._solo.today()
        for table in await self._private.of(person, "puzzle"):
            if _kept(table).day == day:
                return table
        puzzle = await self._of(day)
        game = Game.load(zlib.decompress(base64.b64decode(puzzle.state)))
        note = msgspec.json.encode(msgspec.structs.replace(puzzle, state="")).decode()
        return await self._private.begin(person, name, "puzzle", game, puzzle.seat, note=note)

    async def _of(self, day: str) -> Puzzle:
        """The same for everybody all day: only what was reviewed before it began counts."""
        number = int.from_bytes(sha256(day.encode()).digest()[:8], "big")
        begun = int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp())
        found: list[tuple[str, int]] = []
        for row in await reviews.newest(self._context.store.read, begun, LATELY):
            review = msgspec.json.decode(row.body or "", type=Review)
            moments = [place for place, one in enumerate(review.moments) if one.cost.points >= LEAST]
            if moments and await self._open(row.table_id):
                found += [(row.table_id, place) for place in moments]
        if found and (puzzle := await self._from_game(day, *found[number % len(found)])):
            return puzzle
        ours = known()
        one = ours[number % len(ours)]
        return Puzzle(day, one.seat, one.played, one.better, one.state)

    async def _open(self, table_id: str) -> bool:
        """Whether a game may be shown to people who did not play it."""
        table = await tables.find(self._context.store.read, table_id)
        if table is None or table.state != "finished" or await self._solo.is_secret(table):
            return False
        return not any([await self._replay.wished(table, wish) for wish in ("closed_hands", "no_review")])

    async def _from_game(self, day: str, table_id: str, place: int) -> Puzzle | None:
        read = self._context.store.read
        row = await reviews.find(read, table_id, reviews.WHOLE)
        if row is None or row.body is None:
            return None
        moment = msgspec.json.decode(row.body, type=Review).moments[place]
        reel = await self._replay.reel(table_id)
        log = standing(await games.log(read, table_id))
        entries = tuple((one.entry, one.seat, tuple(one.picked)) for one in log)
        turns = [turn.turn for turn in reel.turns]
        if moment.turn not in turns:
            return None
        turn = turn_at(reel, entries, turns.index(moment.turn), [moment.seat])
        if turn is None:
            return None
        dealt = turn.game.imagine(
            moment.seat, int.from_bytes(sha256(f"{day}/{table_id}".encode()).digest()[:8], "big")
        )
        state = base64.b64encode(zlib.compress(dealt.dump().encode())).decode()
        return Puzzle(day, moment.seat, turn.picks, moment.better, state)

    async def judge(self, table_id: str, person: int, run: Run) -> Verdict:
        """What the engine thinks of the turn that a person played there."""
        read = self._context.store.read
        table = await tables.find(read, table_id)
        if table is None or table.purpose != "puzzle" or table.host != person:
            raise Refusal("table-unknown")
        puzzle = _kept(table)
        log = standing(await games.log(read, table_id))
        tried = tuple(tuple(entry.picked) for entry in log if entry.seat == puzzle.seat)
        if not tried:
            raise Refusal("puzzle-nothing-yet")
        reel = await self._replay.reel(table_id)
        work = partial(judged, reel.dump(0), puzzle.seat, (tried, puzzle.better, puzzle.played))
        verdict: Verdict = await run(work, table_id)
        return verdict


def judged(dump: str, seat: str, turns: Sequence[Sequence[Picks]], count: int = GAMES) -> Verdict:
    """In a worker: a turn and the best known one against what was played."""
    mine, best, played = compare(Game.load(dump), seat, turns, count)
    own, top = (
        guess([a - b for a, b in zip(one.totals[seat], played.totals[seat], strict=True)])
        for one in (mine, best)
    )
    return Verdict(own, top, own.points >= FOUND * top.points - own.error)


@cache
def known() -> tuple[KnownPuzzle, ...]:
    text = files("data").joinpath("puzzles.json").read_bytes()
    return msgspec.json.decode(text, type=tuple[KnownPuzzle, ...])


def _kept(table: Table) -> Puzzle:
    return msgspec.json.decode(table.note, type=Puzzle)
