"""Rows of votes: whether to wait for somebody late, to take something back, to give the game up."""

from bot.store.db import Link, upsert
from bot.store.records import Vote, VoteKind, as_dict


async def begin(
    link: Link, table_id: str, kind: VoteKind, seat: str, entry: int, number: int | None, now: int
) -> int:
    return int(
        await link.value(
            "INSERT INTO votes (table_id, kind, seat, entry, number, opened_at) VALUES (?,?,?,?,?,?) "
            "RETURNING id",
            *(table_id, kind, seat, entry, number, now),
        )
    )


async def find(link: Link, vote: int) -> Vote | None:
    row = await link.one("SELECT * FROM votes WHERE id = ?", vote)
    if row is None:
        return None
    cast = await link.all("SELECT person, answer FROM ballots WHERE vote = ? ORDER BY person", vote)
    return Vote(**as_dict(row), ballots={ballot["person"]: ballot["answer"] for ballot in cast})


async def still_open(link: Link, table_id: str) -> list[Vote]:
    rows = await link.all("SELECT id FROM votes WHERE table_id = ? AND outcome IS NULL ORDER BY id", table_id)
    found = [await find(link, row["id"]) for row in rows]
    return [vote for vote in found if vote is not None]


def cast(link: Link, vote: int, person: int, answer: str, now: int) -> None:
    """A later ballot of the same person replaces the earlier one."""
    link.put(
        upsert("ballots", "vote, person", "answer, at"),
        vote,
        person,
        answer,
        now,
    )


def close(link: Link, vote: int, outcome: str) -> None:
    link.put("UPDATE votes SET outcome = ? WHERE id = ?", outcome, vote)


def void(link: Link, table_id: str, *kinds: VoteKind) -> None:
    """Play went on: a vote about a moment that has passed is over."""
    marks = ",".join("?" * len(kinds))
    link.put(
        f"UPDATE votes SET outcome = 'void' WHERE table_id = ? AND outcome IS NULL AND kind IN ({marks})",
        *(table_id, *kinds),
    )
