"""Rows of notes: what a person wants to remember about a game."""

from bot.store.db import Link


async def note(link: Link, table_id: str, person: int) -> str:
    found = await link.value("SELECT text FROM notes WHERE table_id = ? AND person = ?", table_id, person)
    return str(found or "")


def save(link: Link, table_id: str, person: int, text: str) -> None:
    """Keep a note; an empty one is forgotten."""
    link.put("DELETE FROM notes WHERE table_id = ? AND person = ?", table_id, person)
    if text:
        link.put("INSERT INTO notes (table_id, person, text) VALUES (?, ?, ?)", table_id, person, text)
