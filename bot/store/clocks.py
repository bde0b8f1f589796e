"""Rows of clocks: who is asked since when, and what reminder is due."""

from bot.store.db import Link, upsert
from bot.store.records import TurnClock, as_dict


def save(link: Link, clock: TurnClock) -> None:
    link.put(
        upsert("clocks", "table_id", "seat, person, asked_at, span, deadline, sent, snoozed, due"),
        *(clock.table_id, clock.seat, clock.person, clock.asked_at, clock.span, clock.deadline),
        *(clock.sent, clock.snoozed, clock.due),
    )


async def of_table(link: Link, table_id: str) -> TurnClock | None:
    row = await link.one("SELECT * FROM clocks WHERE table_id = ?", table_id)
    return TurnClock(**as_dict(row)) if row else None


async def of_person(link: Link, person: int) -> list[TurnClock]:
    """To change them, inside a transaction."""
    rows = await link.all("SELECT * FROM clocks WHERE person = ? ORDER BY table_id FOR UPDATE", person)
    return [TurnClock(**as_dict(row)) for row in rows]


async def due(link: Link, now: int, most: int) -> list[TurnClock]:
    """To deal with them, inside a transaction; what another process deals with or plays on is its own.

    The tables are locked as well: whoever plays there has locked the table before the clock.
    """
    rows = await link.all(
        "SELECT c.* FROM clocks c JOIN tables t ON t.id = c.table_id WHERE c.due <= ? "
        "ORDER BY c.due, c.table_id LIMIT ? FOR UPDATE SKIP LOCKED",
        *(now, most),
    )
    return [TurnClock(**as_dict(row)) for row in rows]


async def from_the_future(link: Link, now: int) -> list[TurnClock]:
    """Clocks that were set while the system's was wrong."""
    rows = await link.all(
        "SELECT c.* FROM clocks c JOIN tables t ON t.id = c.table_id WHERE c.asked_at > ? "
        "FOR UPDATE SKIP LOCKED",
        now,
    )
    return [TurnClock(**as_dict(row)) for row in rows]


async def next_due(link: Link) -> int | None:
    soonest: int | None = await link.value("SELECT min(due) FROM clocks WHERE due IS NOT NULL")
    return soonest


def stop(link: Link, table_id: str) -> None:
    link.put("DELETE FROM clocks WHERE table_id = ?", table_id)
