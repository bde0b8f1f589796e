"""A first-game guide: one tip under a question, on the first turns of somebody who never finished a game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.words.i18n import has, say
from data.texts import say_for

if TYPE_CHECKING:
    from bot.table.moment import Moment

FIRST_TURNS = 10  # of each player: until after the first visit to the capital
OFTEN = {"move": 3, "action": 3, "discard": 3}  # what is asked every turn is explained on fewer of them


def tip(moment: Moment, kind: str, language: str) -> str:
    """The tip for a question in the words of the table's game, or nothing."""
    key, table = f"tip-{kind}", moment.table
    if moment.finished or not moment.settings.tips or not has("en", key):
        return ""
    if moment.view.turn > OFTEN.get(kind, FIRST_TURNS) * len(table.seats):
        return ""
    return say(language, "tip", text=say_for(language, table.game, key))
