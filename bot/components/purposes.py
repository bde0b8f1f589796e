"""What tables of each purpose add to the panel: a title, a colour, buttons of their own.

A purpose says so with one function, found by its name:

    @panel_of("lesson")
    async def lesson(bot: Tropero, panel: Panel, overview: Overview, person: int, language: str) -> None:
        panel.extra.append(NextLesson(overview.table.id, say(language, "lesson-next")))

The panel is finished when that is called, but for its picture. Every private table has its band on pictures
and its colour and title without a word: `stamp-<purpose>` and `title-<purpose>` in the texts, `STAMPS` in
`bot.pictures.pictures`. The module of the function has to be imported by `bot.components`.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING

from bot.pictures.pictures import STAMPS
from bot.words.i18n import say

if TYPE_CHECKING:
    from bot.app import Tropero
    from bot.components.content import Panel
    from bot.table.play import Overview

Dress = Callable[["Tropero", "Panel", "Overview", int, str], Awaitable[None]]
_DRESSES: dict[str, Dress] = {}


def panel_of(purpose: str) -> Callable[[Dress], Dress]:
    """Sign up what tables of a purpose add to their panels."""

    def sign_up(dress: Dress) -> Dress:
        _DRESSES[purpose] = dress
        return dress

    return sign_up


async def dress(bot: Tropero, panel: Panel, overview: Overview, person: int, language: str) -> None:
    """Mark the panel of a private table unmistakably, and add what its purpose adds."""
    purpose = overview.table.purpose
    if overview.table.private:
        panel.title = say(language, f"title-{purpose}")
        panel.colour = STAMPS[purpose]
    if purpose in _DRESSES:
        await _DRESSES[purpose](bot, panel, overview, person, language)
