"""Rows about solo games: personal bests, what somebody played last, and the trail of the day."""

from secrets import token_hex
from typing import NamedTuple

from bot.store.db import Link

_DAILY_SECRET = "daily"


class Arrival(NamedTuple):
    """The trail of a day that somebody rode to its end."""

    day: str
    ended_at: int
    table_id: str
    server: int | None


async def best(link: Link, person: int, game: str, opponent: str) -> tuple[int, int]:
    """The most points a person ever made against an opponent, and in how many games; (0, 0) for none."""
    row = await link.one(
        "SELECT max(r.total) AS best, count(*) AS games FROM results r JOIN tables t ON t.id = r.table_id "
        "JOIN seats s ON s.table_id = t.id AND s.ai IS NOT NULL "
        "WHERE r.person = ? AND t.game = ? AND s.ai = ? AND t.most = 2 AND t.imported = 0 AND t.peeked = 0",
        *(person, game, opponent),
    )
    return (int(row["best"]), int(row["games"])) if row and row["games"] else (0, 0)


async def last(link: Link, person: int) -> tuple[str, str] | None:
    """The game and the opponent of the solo game that a person began last."""
    row = await link.one(
        "SELECT t.game, s.ai FROM tables t JOIN seats s ON s.table_id = t.id AND s.ai IS NOT NULL "
        "WHERE t.host = ? AND t.most = 2 AND t.imported = 0 AND t.purpose = 'table' "
        "ORDER BY t.opened_at DESC, t.id LIMIT 1",
        person,
    )
    return (str(row["game"]), str(row["ai"])) if row else None


async def daily_secret(link: Link) -> str:
    """The secret from which every day's seed is made; made once, inside the caller's transaction."""
    await link.all(
        "INSERT INTO secrets (name, value) VALUES (?, ?) ON CONFLICT DO NOTHING", _DAILY_SECRET, token_hex(32)
    )
    return str(await link.value("SELECT value FROM secrets WHERE name = ?", _DAILY_SECRET))


async def use_daily_try(link: Link, day: str, person: int, table_id: str) -> bool:
    """Use up a person's try of a day; False if it was used before. The table's own constraint decides."""
    row = await link.one(
        "INSERT INTO daily_tries (day, person, table_id) VALUES (?, ?, ?) "
        "ON CONFLICT DO NOTHING RETURNING day",
        *(day, person, table_id),
    )
    return row is not None


async def played_daily(link: Link, person: int, day: str) -> bool:
    found = await link.value("SELECT count(*) FROM daily_tries WHERE day = ? AND person = ?", day, person)
    return bool(found)


async def daily_under_way(link: Link, day: str) -> bool:
    """Whether somebody still rides the trail of a day."""
    return bool(await link.value("SELECT count(*) FROM tables WHERE daily = ? AND state = 'running'", day))


async def daily_scores(
    link: Link, day: str, server: int | None, before: int, most: int = 10
) -> list[tuple[str, int]]:
    """The best of a day on a server, of those who arrived before some moment: names and points."""
    rows = await link.all(
        "SELECT r.name, r.total FROM results r JOIN tables t ON t.id = r.table_id "
        "WHERE t.daily = ? AND coalesce(t.server, 0) = ? AND t.ended_at < ? AND r.person IS NOT NULL "
        "ORDER BY r.total DESC, t.ended_at LIMIT ?",
        *(day, server or 0, before, most),
    )
    return [(str(row["name"]), int(row["total"])) for row in rows]


async def arrived(link: Link, person: int) -> list[Arrival]:
    """The days whose trail a person rode to its end."""
    rows = await link.all(
        "SELECT t.daily, t.ended_at, t.id, t.server FROM tables t JOIN daily_tries d ON d.table_id = t.id "
        "WHERE d.person = ? AND t.state = 'finished' ORDER BY t.daily",
        person,
    )
    return [Arrival(str(row["daily"]), int(row["ended_at"]), str(row["id"]), row["server"]) for row in rows]


async def daily_results(
    link: Link, first: str, last: str, server: int | None
) -> list[tuple[str, int, str, int, int]]:
    """Everybody's arrivals on a server between two days: day, person, name, points, when."""
    rows = await link.all(
        "SELECT t.daily, r.person, r.name, r.total, t.ended_at "
        "FROM results r JOIN tables t ON t.id = r.table_id "
        "WHERE t.daily >= ? AND t.daily <= ? AND coalesce(t.server, 0) = ? AND r.person IS NOT NULL "
        "ORDER BY t.ended_at",
        *(first, last, server or 0),
    )
    return [(row["daily"], row["person"], row["name"], row["total"], row["ended_at"]) for row in rows]
