"""A first-game guide: one tip under a question, on the first turns of somebody who never finished a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.words.i18n import has, say
from data.texts import say_for

if TYPE_CHECKING:
    from bot.table import Tables
    from bot.table.records import Table

FIRST_TURNS = 10  # of each player: until after the first visit to the capital
OFTEN = {"move": 3, "action": 3, "discard": 3}  # what is asked every turn is explained on fewer of them


async def tip(tables: Tables, table: Table, person: int, kind: str, language: str, turn: int) -> str:
    """The tip for a question in the words of the table's game, or nothing."""
    key = f"tip-{kind}"
    if turn > OFTEN.get(kind, FIRST_TURNS) * len(table.seats) or not has("en", key):
        return ""
    settings = await tables.preferences.person(person)
    if not settings.tips or await tables.preferences.has_finished(person):
        return ""
    return say(language, "tip", text=say_for(language, table.game, key))
