"""What a panel needs of the store about a person and one moment of a table, read at once."""

from collections.abc import Callable
from functools import partial

import msgspec

from bot.store import games, people
from bot.store.db import Link, Row
from bot.store.orders import COLUMNS, OrdersRow, row_of
from bot.store.records import Entry, PersonSettings

#: Among so many entries of a log the last round of two people usually is.
RECENT = 24


class Kept(msgspec.Struct, frozen=True):
    settings: PersonSettings
    note: str = ""
    look: str = ""  # the picture they want with this kind of question; empty for the usual one
    finished: bool = False  # whether they ever played a game to its end
    orders: OrdersRow | None = None
    newest: tuple[Entry, ...] = ()  # of the log


def _of(table: str, columns: str) -> str:
    return ", ".join(f"{table}.{name}" for name in columns.split(", "))


_KEPT = (
    "SELECT (SELECT text FROM notes WHERE notes.table_id = ? AND notes.person = ?), "
    "(SELECT picture FROM looks WHERE looks.person = ? AND looks.kind = ?), "
    "EXISTS (SELECT 1 FROM results WHERE results.person = ?), "
    f"{_of('people', people.COLUMNS)}, {_of('orders', COLUMNS)} FROM (SELECT 1 AS here) AS moment "
    "LEFT JOIN people ON people.person = ? "
    "LEFT JOIN orders ON orders.table_id = ? AND orders.seat = ? AND orders.person = ?"
)
_SETTINGS = len(people.COLUMNS.split(", "))


def ask(link: Link, table_id: str, seat: str, person: int, kind: str) -> Callable[[], Kept]:
    """Questions that go along with what is awaited next; after that, what is returned has the answers."""
    about = table_id, person, person, kind, person, person, table_id, seat, person
    return partial(_kept, person, link.put(_KEPT, *about), games.ask_newest(link, table_id, RECENT))


def _kept(person: int, rows: list[Row], newest: list[Row]) -> Kept:
    ((note, look, finished, *others),) = rows
    settings, orders = others[:_SETTINGS], others[_SETTINGS:]
    return Kept(
        people.settings_of(settings) if settings[0] is not None else PersonSettings(person),
        note or "",
        look or "",
        bool(finished),
        row_of(orders) if orders[0] is not None else None,
        tuple(games.entries_of(newest)),
    )
