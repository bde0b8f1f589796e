"""Rows of the outbox: written in the transaction of what they tell, and settled once they are told."""

import msgspec

from bot.store.db import Link, Row
from bot.store.letters import Content, Reminder, content_of, payload_of
from bot.store.records import Letter

#: Seconds; nothing is put off for longer.
LONGEST_PAUSE = 3600

#: Seconds; what is put off for less waits for a limit or a failure that will soon be over.
A_MOMENT = 30

_COLUMNS = "id, table_id, channel, person, kind, payload, nonce, attempts, made_at"


async def post(
    link: Link, table_id: str, channel: int, content: Content, now: int, person: int | None = None
) -> str:
    """Put something to be told into the outbox. The nonce says of which table it is the how manieth.

    Nothing is told about a private table, whoever wants to: then there is no nonce.
    """
    number = await link.value(
        "UPDATE tables SET tellings = tellings + 1 WHERE id = ? AND purpose = 'table' RETURNING tellings",
        table_id,
    )
    if number is None:
        return ""
    nonce = f"{table_id}.{number}"
    link.put(
        "INSERT INTO outbox (table_id, channel, person, kind, payload, nonce, not_before, made_at) "
        "VALUES (?,?,?,?,?,?,?,?)",
        *(table_id, channel, person, content.kind, payload_of(content), nonce, now, now),
    )
    if person is None:
        hurry(link, channel, now, A_MOMENT)
    return nonce


def _letter(row: Row) -> Letter:
    """By place, in the order of `_COLUMNS`."""
    number, table_id, channel, person, kind, payload, nonce, attempts, made_at = row
    return Letter(number, table_id, channel, person, content_of(kind, payload), nonce, attempts, made_at)


class Shards(msgspec.Struct, frozen=True):
    """The shards of a process, from `first` to `last`, of so many in all."""

    total: int
    first: int
    last: int


#: Seconds after which any process sends what that of the server's shard should have sent.
_TAKEN_OVER = 20


async def next_letters(link: Link, now: int, most: int, shards: Shards | None = None) -> list[Letter]:
    """What may be sent now: the oldest letter of each channel, so that a channel is told things in order.

    A letter put off for longer than anything ever is was put off by a clock that was wrong, and is due. Of
    several processes each sends to the servers of its own shards, and what belongs to no server.
    """
    columns = ", ".join(f"o.{name}" for name in _COLUMNS.split(", "))
    mine = shards or Shards(1, 0, 0)
    rows = await link.all(
        f"SELECT {columns} FROM outbox o LEFT JOIN tables t ON t.id = o.table_id WHERE o.id IN "
        "(SELECT min(id) FROM outbox WHERE state = 'waiting' GROUP BY channel, person) "
        "AND (o.not_before <= ? OR o.not_before > ?) AND (coalesce(t.server, 0) = 0 "
        "OR (t.server / 4194304) % ? BETWEEN ? AND ? OR o.not_before <= ?) ORDER BY o.id LIMIT ?",
        *(now, now + LONGEST_PAUSE, mine.total, mine.first, mine.last, now - _TAKEN_OVER, most),
    )
    return [_letter(row) for row in rows]


async def next_due(link: Link) -> int | None:
    """When the next letter may be sent, if any waits."""
    due: int | None = await link.value(
        "SELECT min(not_before) FROM outbox WHERE id IN "
        "(SELECT min(id) FROM outbox WHERE state = 'waiting' GROUP BY channel, person)"
    )
    return due


async def begin(link: Link, letter_id: int) -> int | None:
    """Note that an attempt is about to be made, the how manieth; None if the letter is settled by now."""
    attempts: int | None = await link.value(
        "UPDATE outbox SET attempts = attempts + 1 WHERE id = ? AND state = 'waiting' RETURNING attempts",
        letter_id,
    )
    return attempts


def sent(link: Link, letter_id: int, message: int, now: int) -> None:
    link.put(
        "UPDATE outbox SET state = 'sent', message = ?, settled_at = ? WHERE id = ?", message, now, letter_id
    )


def drop(link: Link, letter_id: int, reason: str, now: int) -> None:
    link.put(
        "UPDATE outbox SET state = 'dropped', reason = ?, settled_at = ? WHERE id = ? AND state = 'waiting'",
        *(reason, now, letter_id),
    )


async def drop_table(link: Link, table_id: str, reason: str, now: int) -> int:
    """Give up on everything that a table still had to be told; returns how much that was."""
    rows = await link.all(
        "UPDATE outbox SET state = 'dropped', reason = ?, settled_at = ? "
        "WHERE table_id = ? AND person IS NULL AND state = 'waiting' RETURNING id",
        *(reason, now, table_id),
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
    rows = await link.all(
        f"SELECT {_COLUMNS} FROM outbox WHERE state = 'waiting' AND kind = 'reminder' AND payload LIKE ? "
        "ORDER BY id FOR UPDATE",
        f'%"{table_id}"%',
    )
    for row in rows:
        letter = _letter(row)
        if not isinstance(letter.content, Reminder):
            continue  # the post will find that it cannot be read
        left = tuple(item for item in letter.content.tables if item.table != table_id)
        if not left:
            drop(link, letter.id, "played", now)
        elif len(left) < len(letter.content.tables):
            fewer = msgspec.structs.replace(letter.content, tables=left)
            link.put("UPDATE outbox SET payload = ? WHERE id = ?", payload_of(fewer), letter.id)


def put_off(link: Link, letter_id: int, until: int) -> None:
    link.put("UPDATE outbox SET not_before = ? WHERE id = ?", until, letter_id)


def take_back(link: Link, letter_id: int, until: int) -> None:
    """An attempt that was not made after all."""
    link.put("UPDATE outbox SET attempts = attempts - 1, not_before = ? WHERE id = ?", until, letter_id)


def hurry(link: Link, channel: int, now: int, but: int = 0) -> None:
    """Something may have changed in a channel: what waits for it, `but` for so many seconds, is due now."""
    link.put(
        "UPDATE outbox SET not_before = ? WHERE channel = ? AND person IS NULL AND state = 'waiting' "
        "AND not_before > ?",
        *(now, channel, now + but),
    )


def readdress(link: Link, table_id: str, channel: int, now: int) -> None:
    """A table is elsewhere now: what it was to be told goes there."""
    link.put(
        "UPDATE outbox SET channel = ?, not_before = ? "
        "WHERE table_id = ? AND person IS NULL AND state = 'waiting'",
        *(channel, now, table_id),
    )


async def put_off_channels(link: Link, after: int) -> list[int]:
    """The channels whose oldest letter waits for later than some moment."""
    rows = await link.all(
        "SELECT channel FROM outbox WHERE id IN "
        "(SELECT min(id) FROM outbox WHERE state = 'waiting' AND person IS NULL GROUP BY channel) "
        "AND not_before > ?",
        after,
    )
    return [int(row["channel"]) for row in rows]


async def waiting_of_table(link: Link, table_id: str) -> list[Letter]:
    """What a table still has to be told in its channel, oldest first."""
    rows = await link.all(
        f"SELECT {_COLUMNS} FROM outbox WHERE table_id = ? AND person IS NULL AND state = 'waiting' "
        "ORDER BY id",
        table_id,
    )
    return [_letter(row) for row in rows]


async def newest_of_kind(link: Link, table_id: str, kind: str) -> Letter | None:
    row = await link.one(
        f"SELECT {_COLUMNS} FROM outbox WHERE table_id = ? AND kind = ? ORDER BY id DESC LIMIT 1",
        *(table_id, kind),
    )
    return _letter(row) if row else None


async def forget_settled(link: Link, before: int) -> int:
    """Remove letters settled long ago; returns how many."""
    rows = await link.all(
        "DELETE FROM outbox WHERE state <> 'waiting' AND settled_at < ? RETURNING id", before
    )
    return len(rows)


async def sent_before(
    link: Link, table_id: str, letter_id: int, channel: int, most: int
) -> list[tuple[int, Content]]:
    """The newest messages in a channel that a table was sent before a letter, newest first."""
    rows = await link.all(
        "SELECT message, kind, payload FROM outbox WHERE table_id = ? AND id < ? AND state = 'sent' "
        "AND message > 0 AND person IS NULL AND channel = ? ORDER BY id DESC LIMIT ?",
        *(table_id, letter_id, channel, most),
    )
    return [(int(row["message"]), content_of(row["kind"], row["payload"])) for row in rows]


async def waiting(link: Link) -> tuple[int, int | None]:
    """How many letters wait to be sent, and when the oldest of them was written."""
    row = await link.one("SELECT count(*), min(made_at) FROM outbox WHERE state = 'waiting'")
    return (row[0], row[1]) if row else (0, None)
