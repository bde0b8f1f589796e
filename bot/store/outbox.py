"""Rows of the outbox: written in the transaction of what they tell, and settled once they are told."""

import json
from typing import Any

from bot.store.db import Link
from bot.store.records import Letter, as_dict, encode

_COLUMNS = "id, table_id, channel, person, kind, payload, nonce, attempts, made_at"


async def post(
    link: Link,
    table_id: str,
    channel: int,
    kind: str,
    payload: dict[str, Any],
    now: int,
    person: int | None = None,
) -> str:
    """Put something to be told into the outbox. The nonce says of which table it is the how manieth."""
    number = await link.value(
        "UPDATE tables SET tellings = tellings + 1 WHERE id = ? RETURNING tellings", table_id
    )
    nonce = f"{table_id}.{number}"
    link.put(
        "INSERT INTO outbox (table_id, channel, person, kind, payload, nonce, not_before, made_at) "
        "VALUES (?,?,?,?,?,?,?,?)",
        *(table_id, channel, person, kind, encode(payload), nonce, now, now),
    )
    return nonce


def _letter(row: Any) -> Letter:
    return Letter(**{**as_dict(row), "payload": json.loads(row["payload"])})


async def next_letters(link: Link, now: int, most: int) -> list[Letter]:
    """What may be sent now: the oldest letter of each channel, so that a channel is told things in order."""
    rows = await link.all(
        f"SELECT {_COLUMNS} FROM outbox WHERE id IN "
        "(SELECT min(id) FROM outbox WHERE state = 'waiting' GROUP BY channel, person) "
        "AND not_before <= ? ORDER BY id LIMIT ?",
        *(now, most),
    )
    return [_letter(row) for row in rows]


async def next_due(link: Link) -> int | None:
    """When the next letter may be sent, if any waits."""
    due: int | None = await link.value(
        "SELECT min(not_before) FROM outbox WHERE id IN "
        "(SELECT min(id) FROM outbox WHERE state = 'waiting' GROUP BY channel, person)"
    )
    return due


async def begin(link: Link, letter_id: int) -> bool:
    """Note that an attempt is about to be made; False when the letter was settled in the meantime."""
    row = await link.one(
        "UPDATE outbox SET attempts = attempts + 1 WHERE id = ? AND state = 'waiting' RETURNING id", letter_id
    )
    return row is not None


async def sent(link: Link, letter_id: int, message: int, now: int) -> None:
    link.put(
        "UPDATE outbox SET state = 'sent', message = ?, settled_at = ? WHERE id = ?", message, now, letter_id
    )


async def drop(link: Link, letter_id: int, reason: str, now: int) -> None:
    link.put(
        "UPDATE outbox SET state = 'dropped', reason = ?, settled_at = ? WHERE id = ? AND state = 'waiting'",
        *(reason, now, letter_id),
    )


async def drop_channel(link: Link, channel: int, reason: str, now: int) -> int:
    """Give up on everything that waits for a channel; returns how much that was."""
    rows = await link.all(
        "UPDATE outbox SET state = 'dropped', reason = ?, settled_at = ? "
        "WHERE channel = ? AND person IS NULL AND state = 'waiting' RETURNING id",
        *(reason, now, channel),
    )
    return len(rows)


async def drop_reminders(link: Link, table_id: str, now: int) -> None:
    """A reminder that still waits when its turn is played has nothing more to say.

    One that speaks of several tables loses only its part about this one.
    """
    link.put(
        "UPDATE outbox SET state = 'dropped', reason = 'played', settled_at = ? "
        "WHERE table_id = ? AND kind = 'time_up' AND state = 'waiting'",
        *(now, table_id),
    )
    for row in await link.all("SELECT id, payload FROM outbox WHERE state = 'waiting' AND kind = 'reminder'"):
        items = json.loads(row["payload"])["tables"]
        left = [item for item in items if item["table"] != table_id]
        if not left:
            await drop(link, row["id"], "played", now)
        elif len(left) < len(items):
            link.put("UPDATE outbox SET payload = ? WHERE id = ?", encode({"tables": left}), row["id"])


async def put_off(link: Link, letter_id: int, until: int) -> None:
    link.put("UPDATE outbox SET not_before = ? WHERE id = ?", until, letter_id)


async def forget_settled(link: Link, before: int) -> int:
    """Remove letters settled long ago; returns how many."""
    rows = await link.all(
        "DELETE FROM outbox WHERE state <> 'waiting' AND settled_at < ? RETURNING id", before
    )
    return len(rows)


async def messages_before(link: Link, table_id: str, letter_id: int, most: int) -> list[int]:
    """The newest messages that a table was sent before a letter, to take the buttons off them."""
    rows = await link.all(
        "SELECT message FROM outbox WHERE table_id = ? AND id < ? AND state = 'sent' AND message > 0 "
        "AND person IS NULL ORDER BY id DESC LIMIT ?",
        *(table_id, letter_id, most),
    )
    return [int(row["message"]) for row in rows]


async def waiting(link: Link) -> int:
    """How many letters wait to be sent."""
    return int(await link.value("SELECT count(*) FROM outbox WHERE state = 'waiting'"))
