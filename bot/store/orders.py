"""Rows of orders: what somebody wants played when their turn comes, as the table layer writes it."""

from collections.abc import Iterable
from typing import Any, Literal

import msgspec

from bot.store.db import Link

Mode = Literal["at_once", "show"]

COLUMNS = "table_id, seat, person, mode, shown, turns, outcome, left_at"


class OrdersRow(msgspec.Struct, frozen=True):
    table_id: str
    seat: str
    person: int
    mode: Mode
    shown: bool
    turns: str
    outcome: str | None
    left_at: int


def row_of(row: Iterable[Any]) -> OrdersRow:
    table_id, seat, person, mode, shown, turns, outcome, left_at = row
    return OrdersRow(table_id, seat, person, mode, bool(shown), turns, outcome, left_at)


async def of_seat(link: Link, table_id: str, seat: str) -> OrdersRow | None:
    row = await link.one(f"SELECT {COLUMNS} FROM orders WHERE table_id = ? AND seat = ?", table_id, seat)
    return row_of(row) if row else None


async def shown_at(link: Link, table_id: str) -> list[str]:
    """The seats of a table that have orders and let others know."""
    rows = await link.all(
        "SELECT seat FROM orders WHERE table_id = ? AND shown = 1 AND turns <> '[]' ORDER BY seat", table_id
    )
    return [row[0] for row in rows]


def save(link: Link, row: OrdersRow) -> None:
    link.put(
        f"INSERT INTO orders ({COLUMNS}) VALUES (?,?,?,?,?,?,?,?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET person = excluded.person, mode = excluded.mode, "
        "shown = excluded.shown, turns = excluded.turns, outcome = excluded.outcome, "
        "left_at = excluded.left_at",
        *(row.table_id, row.seat, row.person, row.mode, int(row.shown), row.turns, row.outcome, row.left_at),
    )


def forget_shown_first(link: Link, table_id: str, seat: str) -> None:
    """A turn is over: what was to be confirmed in it is of no use any more."""
    link.put("DELETE FROM orders WHERE table_id = ? AND seat = ? AND mode = 'show'", table_id, seat)


def forget(link: Link, table_id: str, seat: str | None = None) -> None:
    """The orders of a seat, or of all seats of a table, are no more."""
    if seat is None:
        link.put("DELETE FROM orders WHERE table_id = ?", table_id)
    else:
        link.put("DELETE FROM orders WHERE table_id = ? AND seat = ?", table_id, seat)
