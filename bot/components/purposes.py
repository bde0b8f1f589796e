"""What tables of each purpose add to the panel: a title, a colour, buttons of their own.

A purpose says so with a function, found by its name; several may add to one:

    @panel_of("lesson")
    async def lesson(bot: Tropero, panel: Panel, overview: Overview, person: int, language: str) -> None:
        panel.extra.append(NextLesson(overview.table.id, say(language, "lesson-next")))

The panel is finished when that is called, but for its picture. Every private table has its band on pictures
and its colour and title without a word: `stamp-<purpose>` and `title-<purpose>` in the texts, `STAMPS` in
`bot.pictures.pictures`. The module of the function has to be imported by `bot.components`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.pictures.pictures import STAMPS
from bot.words.i18n import say

if TYPE_CHECKING:
    from bot.app import Tropero
    from bot.components.content import Panel
    from bot.table.play import Overview

Dress = Callable[["Tropero", "Panel", "Overview", int, str], Awaitable[None]]
_DRESSES: defaultdict[str, list[Dress]] = defaultdict(list)


def panel_of(purpose: str) -> Callable[[Dress], Dress]:
    """Sign up what tables of a purpose add to their panels."""

    def sign_up(dress: Dress) -> Dress:
        _DRESSES[purpose].append(dress)
        return dress

    return sign_up


async def dress(bot: Tropero, panel: Panel, overview: Overview, person: int, language: str) -> None:
    """Mark the panel of a private table unmistakably, and add what its purpose adds."""
    purpose = overview.table.purpose
    if overview.table.private:
        panel.title = say(language, f"title-{purpose}")
        panel.colour = STAMPS[purpose]
    for one in _DRESSES.get(purpose, ()):
        await one(bot, panel, overview, person, language)
