"""What the table is told after a choice: at most one message, when a turn ends."""

import msgspec

from bot.store import Link, clocks, outbox
from bot.store.letters import Content, Finished, Following, TurnTold
from bot.store.records import Table
from bot.table.live import LiveGame
from engine import Game


def following(table: Table, game: Game, deadline: int | None) -> Following | None:
    """Who is asked now, for a ping."""
    decision = game.decision
    if decision is None:
        return None
    return Following(decision.seat, table.seat(decision.seat).person, deadline)


def what_to_tell(live: LiveGame, seat: str, entry: int, turn: int, by_order: bool = False) -> Content | None:
    """What the table hears of a choice of `seat` that was made in `turn`.

    In the middle of a turn that is nothing: one message per turn.
    """
    first = live.turn_entry + 1
    if live.game.over:
        return Finished(turn=turn, seat=seat, first=first, last=entry, by_order=by_order)
    if live.game.turn != turn:
        return TurnTold(turn=turn, seat=seat, first=first, last=entry, by_order=by_order)
    return None


async def tell(link: Link, live: LiveGame, content: Content, now: int) -> None:
    """Put a message into the outbox, with who is asked next and by when."""
    clock = await clocks.of_table(link, live.table.id)
    asks = following(live.table, live.game, clock.deadline if clock else None)
    told = msgspec.structs.replace(content, next=asks)
    await outbox.post(link, live.table.id, live.table.channel, told, now)
