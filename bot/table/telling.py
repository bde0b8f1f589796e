"""What the table is told after a choice: at most one message, when a turn ends or somebody else is asked."""

from typing import Any

from bot.store import Link, clocks, outbox
from bot.store.records import Table
from bot.table.live import Live
from engine import Game


def asks(table: Table, game: Game, deadline: int | None) -> dict[str, Any] | None:
    """Who is asked what now, for a ping."""
    decision = game.decision
    if decision is None:
        return None
    return {
        "seat": decision.seat,
        "person": table.seat(decision.seat).person,
        "kind": decision.kind,
        "deadline": deadline,
    }


def what_to_tell(
    live: Live, seat: str, entry: int, turn: int, asked: str | None
) -> tuple[str, dict[str, Any]] | None:
    """The kind and the values of the message for a choice of `seat` that was made in `turn`.

    `asked` is the seat that was asked before it. In the middle of somebody's turn the table hears nothing:
    one message per turn.
    """
    game = live.game
    values = {"turn": turn, "seat": seat, "first": live.turn_entry + 1, "last": entry}
    if game.over:
        return "finished", {**values, "scores": game.scores()}
    if game.turn != turn:
        return "turn", values
    if live.asked != asked:
        return "ask", values
    return None


async def tell(link: Link, live: Live, kind: str, values: dict[str, Any], now: int) -> None:
    """Put a message into the outbox, with who is asked next and by when."""
    clock = await clocks.of_table(link, live.table.id)
    following = asks(live.table, live.game, clock.deadline if clock else None)
    await outbox.post(link, live.table.id, live.table.channel, kind, {**values, "next": following}, now)
