"""The coach of a first game: what matters before a turn, and how the last move was, as the judge sees it.

It says no more than the judge of the AI players thinks (engine.players.hints) of the options that there are.
What it thought of a turn is kept in memory; after a restart there is just nothing to say about the last one.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from bot.store import games
from bot.table.asked import seat_name
from bot.table.context import TableContext
from bot.table.live import standing
from bot.table.lobby import COACHED, FIRST
from bot.table.moment import Moment
from engine import Game, Option, Text
from engine.players.hints import Hint

Think = Callable[[Game, str, str], Awaitable[list[Hint]]]

#: A turn begins with one of these questions.
OPENINGS = ("start", "move")
#: Seconds that a panel waits for the coach; a thought takes a tenth of one.
PATIENCE = 3.0
MOST_KEPT = 500
#: Points behind the best way up to which a move is good, or fine; and a second way worth naming.
GOOD, FINE, AS_GOOD = 1.0, 4.0, 0.5


class Ahead(msgspec.Struct, frozen=True):
    """Before a turn: what speaks for the best way, that way, and another one that is as good."""

    reason: Text
    best: Option
    second: Option | None = None


class Behind(msgspec.Struct, frozen=True):
    """After a turn: how many points its move was behind the best way, and what had spoken for that one."""

    points: float
    best: Option
    reason: Text


class Advice(msgspec.Struct, frozen=True):
    ahead: Ahead
    behind: Behind | None = None


class _Thought(msgspec.Struct):
    """What the judge thought of the opening of a turn, which is decision `number` of the game."""

    number: int
    turn: int
    options: dict[str, Option]
    hints: list[Hint]

    @property
    def best(self) -> Option:
        return self.options[self.hints[0].picks[0]]


def is_coached(moment: Moment) -> bool:
    """Whether somebody hears the coach: alone if they wanted one, at a first game if they are new."""
    table = moment.table
    if table.private or table.rated or not moment.settings.tips:
        return False
    return table.note == COACHED or (table.note == FIRST and not moment.finished)


class Coach:
    def __init__(self, context: TableContext, think: Think) -> None:
        self._context, self._think = context, think
        self._thoughts: OrderedDict[str, list[_Thought]] = OrderedDict()  # of the last two turns of a table
        self._thinking: dict[tuple[str, int], asyncio.Future[list[Hint]]] = {}

    async def advice(self, table_id: str, person: int) -> Advice | None:
        """What to say at the opening of a person's turn; None at any other moment."""
        async with self._context.games.hold(table_id) as live:
            seat, decision = seat_name(live, person), live.game.decision
            if decision is None or decision.seat != seat or decision.kind not in OPENINGS:
                return None
            copy, number, turn = live.game.copy(), live.game.number, live.game.turn
            options = {option.id: option for option in decision.options if option.blocked is None}
        known = self._thoughts.setdefault(table_id, [])
        self._thoughts.move_to_end(table_id)
        if len(self._thoughts) > MOST_KEPT:
            self._thoughts.popitem(last=False)
        if not known or known[-1].number != number:
            thinking = self._thinking.get((table_id, number))
            if thinking is None:
                thinking = asyncio.ensure_future(self._think(copy, seat, table_id))
                if len(self._thinking) >= MOST_KEPT:
                    self._thinking.clear()
                self._thinking[table_id, number] = thinking
            # A thought that takes longer goes on, and is there when the panel is shown again.
            done, _ = await asyncio.wait({thinking}, timeout=PATIENCE)
            if not done:
                return None
            self._thinking.pop((table_id, number), None)
            if thinking.exception() is not None:
                return None  # it is logged where it was lost, and the panel does without
            hints = [hint for hint in thinking.result() if hint.picks and hint.picks[0] in options]
            if not hints:
                return None
            # What was taken back is forgotten: the turn before is the last one that still stands.
            known[:] = [
                *(one for one in known if one.number < number),
                _Thought(number, turn, options, hints),
            ][-2:]
        # A turn that opened of itself, because there was just one way, is not spoken of.
        last = len(known) > 1 and known[0].turn == turn - len(copy.seats)
        behind = await self._behind(table_id, known[0]) if last else None
        return Advice(_ahead(known[-1]), behind)

    async def _behind(self, table_id: str, thought: _Thought) -> Behind | None:
        log = standing(await games.log(self._context.store.read, table_id))
        picked = next((one.picked for one in log if one.number == thought.number), [])
        if not picked or picked[0] not in thought.options:
            return None
        # What the judge did not even look at more closely is behind all that it did.
        worst = thought.hints[-1].behind
        points = next((one.behind for one in thought.hints if one.picks[0] == picked[0]), worst)
        return Behind(points, thought.best, thought.hints[0].reason)


def _ahead(thought: _Thought) -> Ahead:
    first, *others = thought.hints
    second = next((one for one in others[:1] if one.behind <= AS_GOOD), None)
    return Ahead(first.reason, thought.best, thought.options[second.picks[0]] if second else None)
