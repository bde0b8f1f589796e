"""Rows about lessons: which of them a person has finished."""

from bot.store.db import Link


def add(link: Link, person: int, game: str, lesson: str, at: int) -> None:
    link.put(
        "INSERT INTO learnt (person, game, lesson, at) VALUES (?,?,?,?) ON CONFLICT DO NOTHING",
        *(person, game, lesson, at),
    )


async def of(link: Link, person: int, game: str) -> set[str]:
    rows = await link.all("SELECT lesson FROM learnt WHERE person = ? AND game = ?", person, game)
    return {str(row["lesson"]) for row in rows}
