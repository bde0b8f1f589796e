"""Rows of what people do not want to happen with a game that is over."""

from typing import Literal

from bot.store.db import Link

Wish = Literal["closed_hands", "no_review"]


async def of_table(link: Link, table_id: str) -> set[tuple[int, str]]:
    """Who wishes what."""
    rows = await link.all("SELECT person, wish FROM wishes WHERE table_id = ?", table_id)
    return {(int(row["person"]), str(row["wish"])) for row in rows}


def add(link: Link, table_id: str, person: int, wish: Wish) -> None:
    link.put(
        "INSERT INTO wishes (table_id, person, wish) VALUES (?,?,?) ON CONFLICT DO NOTHING",
        *(table_id, person, wish),
    )


def remove(link: Link, table_id: str, person: int, wish: Wish) -> None:
    link.put("DELETE FROM wishes WHERE table_id = ? AND person = ? AND wish = ?", table_id, person, wish)
