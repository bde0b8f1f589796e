"""The clock of a turn: restarted whenever somebody else is asked, in the transaction that made it so."""

from datetime import timedelta

from bot.store import Link, clocks, outbox, people, votes
from bot.store.records import TurnClock
from bot.table.live import LiveGame
from bot.table.schedule import scheduled


async def restart_clock(link: Link, live: LiveGame, now: int) -> None:
    """Start the time of whoever is asked now; what was due about the turn before is void."""
    table = live.table
    clocks.stop(link, table.id)
    await outbox.drop_reminders(link, table.id, now)
    votes.void(link, table.id, "late")
    decision = live.game.decision
    if decision is None or table.pace_days is None:
        return
    seat = table.seat(decision.seat)
    if seat.person is None or seat.played_by_ai or seat.vacant:
        return
    span = int(timedelta(days=table.pace_days).total_seconds())
    fresh = TurnClock(table.id, seat.seat, seat.person, asked_at=now, span=span, deadline=now + span)
    clocks.save(link, scheduled(fresh, await people.person(link, seat.person)))
