"""Turns that end by themselves: where nothing but Done is left, nobody has to come back to say so.

Whoever did the last thing of a turn has a minute to take it back; then it ends as if they had tapped Done.
When that is stands in the store, so a bot that was away does it late, and none does it twice.
"""

from bot.store import games
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.play import Play
from bot.table.turn_clock import TIME_TO_THINK


class TurnEnds:
    def __init__(self, context: TableContext, play: Play) -> None:
        self._context, self._play = context, play

    async def next_due(self) -> int | None:
        return await games.next_end(self._context.store.read)

    async def tick(self) -> int:
        """End every turn that is due; returns how many."""
        ended, now = 0, self._context.seconds()
        # One that seems to be far off was put down by a clock that was wrong.
        for table_id in await games.turns_to_end(self._context.store.read, now, now + 2 * TIME_TO_THINK):
            try:
                ended += await self._play.end_turn(table_id)
            except Refusal:
                continue  # somebody was quicker
        return ended
