"""What a person keeps about one moment of a table, read at once: every panel needs all of it."""

import msgspec

from bot.store.db import Link
from bot.store.orders import COLUMNS, OrdersRow, row_of


class Kept(msgspec.Struct, frozen=True):
    note: str = ""
    look: str = ""  # the picture they want with this kind of question; empty for the usual one
    finished: bool = False  # whether they ever played a game to its end
    orders: OrdersRow | None = None


async def kept(link: Link, table_id: str, seat: str, person: int, kind: str) -> Kept:
    row = await link.one(
        "SELECT (SELECT text FROM notes WHERE notes.table_id = ? AND notes.person = ?), "
        "(SELECT picture FROM looks WHERE looks.person = ? AND looks.kind = ?), "
        f"EXISTS (SELECT 1 FROM results WHERE results.person = ?), {COLUMNS} "
        "FROM (SELECT 1 AS here) AS moment LEFT JOIN orders "
        "ON orders.table_id = ? AND orders.seat = ? AND orders.person = ?",
        *(table_id, person, person, kind, person, table_id, seat, person),
    )
    assert row is not None, "one row, whatever there is"
    note, look, finished, *orders = row
    return Kept(note or "", look or "", bool(finished), row_of(orders) if orders[0] else None)
