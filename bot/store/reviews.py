"""Rows of reviews: asked for, made once, kept."""

import msgspec

from bot.store.db import Link

WHOLE = ""  # the seat of a review of a game that is over


class ReviewRow(msgspec.Struct, frozen=True):
    """`body` is None while it is to be made, or if it could not be made; then `made_at` says so."""

    table_id: str
    seat: str
    entry: int
    made_at: int | None
    tries: int
    body: str | None


_COLUMNS = "table_id, seat, entry, made_at, tries, body"


async def find(link: Link, table_id: str, seat: str) -> ReviewRow | None:
    row = await link.one(f"SELECT {_COLUMNS} FROM reviews WHERE table_id = ? AND seat = ?", table_id, seat)
    return ReviewRow(*row) if row else None


def ask(link: Link, table_id: str, seat: str, entry: int, now: int) -> None:
    """Anew, if the game has gone on since."""
    link.put(
        "INSERT INTO reviews (table_id, seat, entry, asked_at) VALUES (?,?,?,?) "
        "ON CONFLICT (table_id, seat) DO UPDATE SET entry = excluded.entry, asked_at = excluded.asked_at, "
        "made_at = NULL, tries = 0, body = NULL",
        *(table_id, seat, entry, now),
    )


async def to_make(link: Link) -> ReviewRow | None:
    """The one that was asked for first, of those that are still to be made."""
    row = await link.one(
        f"SELECT {_COLUMNS} FROM reviews WHERE made_at IS NULL ORDER BY asked_at, table_id LIMIT 1"
    )
    return ReviewRow(*row) if row else None


def tried(link: Link, table_id: str, seat: str) -> None:
    link.put("UPDATE reviews SET tries = tries + 1 WHERE table_id = ? AND seat = ?", table_id, seat)


def made(link: Link, table_id: str, seat: str, entry: int, body: str | None, now: int) -> None:
    link.put(
        "UPDATE reviews SET body = ?, made_at = ? WHERE table_id = ? AND seat = ? AND entry = ?",
        *(body, now, table_id, seat, entry),
    )


async def newest(link: Link, before: int, most: int) -> list[ReviewRow]:
    """Reviews of games that are over, made before some moment, the newest first."""
    rows = await link.all(
        f"SELECT {_COLUMNS} FROM reviews WHERE seat = '' AND body IS NOT NULL AND made_at < ? "
        "ORDER BY made_at DESC, table_id LIMIT ?",
        *(before, most),
    )
    return [ReviewRow(*row) for row in rows]
