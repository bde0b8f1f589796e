"""What tables of each purpose add to the panel: a title, a colour, buttons of their own.

A purpose says so with a function, found by its name; several may add to one:

    @panel_of("lesson")
    def lesson(panel: Panel, moment: Moment, speech: Speech) -> None:
        panel.extra.append(NextLesson(moment.table.id, speech.say("lesson-next")))

The panel is finished when that is called, but for its picture; whatever there is to know is in the moment.
Every private table has its band on pictures and its colour and title without a word: `stamp-<purpose>` and
`title-<purpose>` in the texts, `STAMPS` in `bot.pictures.pictures`. The module of the function has to be
imported by `bot.components`.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.pictures.pictures import STAMPS

if TYPE_CHECKING:
    from bot.components.content import Panel
    from bot.table.moment import Moment
    from bot.words.speech import Speech

Dress = Callable[["Panel", "Moment", "Speech"], None]
_DRESSES: defaultdict[str, list[Dress]] = defaultdict(list)


def panel_of(purpose: str) -> Callable[[Dress], Dress]:
    """Sign up what tables of a purpose add to their panels."""

    def sign_up(dress: Dress) -> Dress:
        _DRESSES[purpose].append(dress)
        return dress

    return sign_up


def dress(panel: Panel, moment: Moment, speech: Speech) -> None:
    """Mark the panel of a private table unmistakably, and add what its purpose adds."""
    purpose = moment.table.purpose
    if moment.table.private:
        panel.title = speech.say(f"title-{purpose}")
        panel.colour = STAMPS[purpose]
    for one in _DRESSES.get(purpose, ()):
        one(panel, moment, speech)
