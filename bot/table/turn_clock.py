"""The clock of a turn: restarted whenever somebody else is asked, in the transaction that made it so.

And when a turn ends by itself.
"""

from datetime import timedelta

from bot.store import Link, clocks, outbox, people, votes
from bot.store.records import Entry, TurnClock
from bot.table.live import LiveGame
from bot.table.schedule import scheduled

#: Seconds in which the last tap of a turn can be taken back, before the turn ends by itself.
TIME_TO_THINK = 60
#: The kind of an offer that has to be taken sooner or later: cards owed for an exchange out of turn.
OWED = "discard"


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


async def came_after_all(link: Link, live: LiveGame, entry: Entry) -> None:
    """Somebody whose time was up begins to play: the vote about them is over and their time begins anew."""
    clock = await clocks.of_table(link, live.table.id)
    if clock is not None and clock.sent == "up" and clock.seat == entry.seat:
        await restart_clock(link, live, entry.at)


def ends_at(live: LiveGame, entry: Entry) -> int | None:
    """When the turn ends in which somebody has just made a choice; None if it is for them to say."""
    decision = live.game.decision
    if decision is None or live.table.private or (decision.seat, live.game.turn) != (entry.seat, entry.turn):
        return None
    if entry.person is None or list(decision.legal) not in (["done"], ["skip"]):
        return None
    offers = live.game.offers(entry.seat)
    if offers is not None and offers.kind == OWED:
        return None
    after = live.game.copy()
    after.choose(entry.seat, list(decision.legal))
    return entry.at + TIME_TO_THINK if after.over or after.turn != entry.turn else None
