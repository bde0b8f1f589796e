"""Rows that ladders and statistics are made of: who finished which game where, how, and how fast."""

import json

import msgspec

from bot.store.db import Link
from bot.store.records import as_dict

#: Games that count: played here to their end by people who did not peek.
_COUNTS = "t.state = 'finished' AND t.purpose = 'table' AND t.imported = 0 AND t.peeked = 0"


class Finish(msgspec.Struct, frozen=True):
    """How one seat ended a game."""

    table_id: str
    game: str
    server: int | None
    daily: str | None
    ended_at: int
    person: int | None
    name: str
    ai: str | None
    place: int
    total: int
    sheet: dict[str, int]


_FINISH = (
    "SELECT t.id AS table_id, t.game, t.server, t.daily, t.ended_at, r.person, r.name, s.ai, r.place, "
    "r.total, r.sheet FROM tables t JOIN results r ON r.table_id = t.id "
    "JOIN seats s ON s.table_id = t.id AND s.seat = r.seat "
)


async def _finishes(link: Link, where: str, *values: int | str) -> list[Finish]:
    rows = await link.all(f"{_FINISH} WHERE {where}", *values)
    return [Finish(**{**as_dict(row), "sheet": json.loads(row["sheet"])}) for row in rows]


async def is_on(link: Link, server: int, game: str) -> bool:
    found = await link.value("SELECT count(*) FROM ladders WHERE server = ? AND game = ?", server, game)
    return bool(found)


def turn_on(link: Link, server: int, game: str) -> None:
    link.put("INSERT INTO ladders (server, game) VALUES (?, ?) ON CONFLICT DO NOTHING", server, game)


def turn_off(link: Link, server: int, game: str) -> None:
    link.put("DELETE FROM ladders WHERE server = ? AND game = ?", server, game)


async def rated(link: Link, server: int, game: str) -> list[Finish]:
    """Every finish of a server's rated games of one kind, oldest game first."""
    return await _finishes(
        link,
        f"t.server = ? AND t.game = ? AND t.rated = 1 AND {_COUNTS} "
        "ORDER BY t.ended_at, t.id, r.place, r.seat",
        *(server, game),
    )


async def with_person(link: Link, person: int, most: int) -> list[Finish]:
    """Every finish of the newest games of a person, newest game first: theirs and that of the others."""
    return await _finishes(
        link,
        "t.id IN (SELECT one.table_id FROM results one JOIN tables t ON t.id = one.table_id "
        f"WHERE one.person = ? AND {_COUNTS} ORDER BY t.ended_at DESC LIMIT ?) "
        "ORDER BY t.ended_at DESC, t.id, r.place, r.seat",
        *(person, most),
    )


async def of_server(link: Link, server: int, game: str, most: int) -> list[Finish]:
    """How people ended the newest games of a kind on a server."""
    return await _finishes(
        link,
        f"t.server = ? AND t.game = ? AND r.person IS NOT NULL AND {_COUNTS} "
        "ORDER BY t.ended_at DESC, t.id LIMIT ?",
        *(server, game, most),
    )


async def moves(link: Link, table_id: str) -> list[tuple[int | None, int]]:
    """Who chose when, in the order of the log."""
    rows = await link.all("SELECT person, at FROM choices WHERE table_id = ? ORDER BY entry", table_id)
    return [(row["person"], int(row["at"])) for row in rows]


async def first_picks(link: Link, table_ids: list[str], person: int) -> list[str]:
    """What a person chose first in each of some games."""
    marks = ",".join("?" * len(table_ids))
    rows = await link.all(
        "SELECT c.picked FROM choices c JOIN (SELECT table_id, max(entry) AS entry FROM choices "
        f"WHERE person = ? AND picked LIKE '[\"start:%' AND table_id IN ({marks}) GROUP BY table_id) f "
        "ON f.table_id = c.table_id AND f.entry = c.entry",
        person,
        *table_ids,
    )
    return [str(json.loads(row["picked"])[0]) for row in rows]
