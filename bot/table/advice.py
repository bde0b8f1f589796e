"""Hints: what a player made of code would answer in a person's place, knowing what that person knows."""

from collections.abc import Awaitable, Callable

from bot.store import tables
from bot.store.records import Table
from bot.table.asked import seat_name
from bot.table.context import TableContext
from bot.table.errors import Refusal
from engine import Game, Option
from engine.players.hints import Hint

Hints = Callable[[Game, str, str], Awaitable[list[Hint]]]


async def _counts(context: TableContext, table: Table) -> bool:
    """Whether a game is rated, or the one that it is a plan for."""
    if table.purpose != "plan" or table.parent is None:
        return table.rated
    parent = await tables.find(context.store.read, table.parent)
    return parent is not None and parent.rated


async def advice(
    context: TableContext, table_id: str, person: int, hints: Hints
) -> list[tuple[Hint, list[Option]]]:
    """The best answers with the options they pick; they are thought out on a copy, without the lock."""
    async with context.games.hold(table_id) as live:
        seat = seat_name(live, person)
        decision = live.game.decision
        if seat is None:
            raise Refusal("table-not-seated")
        if await _counts(context, live.table):
            raise Refusal("hint-rated")
        if decision is None or decision.seat != seat:
            raise Refusal("table-not-asked")
        copy, options = live.game.copy(), {option.id: option for option in decision.options}
    found = await hints(copy, seat, table_id)
    return [(hint, [options[pick] for pick in hint.picks if pick in options]) for hint in found]
