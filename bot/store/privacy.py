"""Rows about a person: shown to them, and forgotten; and games that were kept for long enough.

What there is about somebody is read off the tables themselves: whichever has a column `person` holds
something of theirs. What the games of others need stays without id and name; everything else is deleted.
"""

import json
from typing import Any

from bot.store.db import Link
from bot.store.records import NOBODY
from bot.store.shapes import TableShape, shapes
from bot.store.tables import delete_private

#: What others could not see while a game runs, or what nobody can read.
_NOT_SHOWN = {"setup", "base", "events", "state", "nonce", "version", "erased"}
#: Rows that stay without their person.
_STAY = ("seats", "results", "choices")


def _of_people() -> list[tuple[TableShape, str]]:
    """Every table that holds something of people, with the column that says whose it is."""
    found = [(shape, "person") for shape in shapes() if "person" in shape.columns]
    return [*found, *((shape, "host") for shape in shapes() if "host" in shape.columns)]


async def about(link: Link, person: int) -> dict[str, list[dict[str, Any]]]:
    """All that is kept about a person, by table; seeds and hands are not among it."""
    found: dict[str, list[dict[str, Any]]] = {}
    for shape, column in _of_people():
        columns = [name for name in shape.columns if name not in _NOT_SHOWN]
        order = ", ".join(shape.key)
        rows = await link.all(
            f"SELECT {', '.join(columns)} FROM {shape.name} WHERE {column} = ? ORDER BY {order}", person
        )
        if rows:
            found[shape.name] = [dict(zip(columns, row, strict=True)) for row in rows]
    return found


async def forget(link: Link, person: int, name: str) -> None:
    """Take a person out of everything that is not open any more; `name` stands where theirs was."""
    for row in await link.all("SELECT id FROM tables WHERE host = ? AND purpose <> 'table'", person):
        await delete_private(link, row["id"])
    link.put(
        "UPDATE seats SET person = NULL, ai = ?, name = ?, stand_in = NULL WHERE person = ?",
        *(NOBODY, name, person),
    )
    link.put("UPDATE results SET person = NULL, name = ? WHERE person = ?", name, person)
    link.put("UPDATE choices SET person = NULL WHERE person = ?", person)
    # The channel of direct messages is that of one person alone.
    link.put(
        "DELETE FROM outbox WHERE table_id IN (SELECT id FROM tables WHERE host = ? AND server IS NULL)",
        person,
    )
    link.put("UPDATE tables SET channel = 0 WHERE host = ? AND server IS NULL", person)
    link.put("UPDATE tables SET host = 0 WHERE host = ?", person)
    await _forget_letters(link, person)
    for shape, column in _of_people():
        if column == "person" and shape.name not in _STAY:
            link.put(f"DELETE FROM {shape.name} WHERE person = ?", person)
    await link.all("SELECT 1")


async def _forget_letters(link: Link, person: int) -> None:
    """Out of what was or is to be told to others."""
    rows = await link.all(
        "SELECT id, payload FROM outbox WHERE payload LIKE ? ORDER BY id FOR UPDATE", f"%{person}%"
    )
    for row in rows:
        payload = _without(json.loads(row["payload"]), person)
        if payload.get("tables") == []:
            link.put("DELETE FROM outbox WHERE id = ?", row["id"])  # a reminder of theirs alone
        else:
            link.put("UPDATE outbox SET payload = ? WHERE id = ?", json.dumps(payload), row["id"])


def _without(value: Any, person: int) -> Any:
    """A letter without a person: nobody is asked, and no list names them."""
    if isinstance(value, dict):
        return {key: None if one == person else _without(one, person) for key, one in value.items()}
    if isinstance(value, list):
        left = [one for one in value if one != person and not _is_about(one, person)]
        return [_without(one, person) for one in left]
    return value


def _is_about(value: Any, person: int) -> bool:
    return isinstance(value, dict) and value.get("person") == person


async def ended_before(link: Link, moment: int, most: int) -> list[str]:
    """The games that ended before a moment, oldest first."""
    rows = await link.all(
        "SELECT id FROM tables WHERE ended_at < ? AND state IN ('finished', 'abandoned', 'expired') "
        "ORDER BY ended_at, id LIMIT ?",
        *(moment, most),
    )
    return [row["id"] for row in rows]


async def erase(link: Link, table_id: str) -> None:
    """A game that is over, with everything that belongs to it."""
    link.put("UPDATE tables SET erased = 1 WHERE id = ?", table_id)
    link.put("DELETE FROM ballots WHERE vote IN (SELECT id FROM votes WHERE table_id = ?)", table_id)
    for shape in reversed(shapes()):
        if "table_id" in shape.columns:
            link.put(f"DELETE FROM {shape.name} WHERE table_id = ?", table_id)
    await link.all("DELETE FROM tables WHERE id = ?", table_id)
