"""The button that opens a lesson: on contents, on rule cards, under a lesson that is done, for newcomers."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord import ButtonStyle
from discord.ui import Button, DynamicItem, Item

from bot.components.base import LABEL, Component, bot_of, language_of
from bot.components.show import show_panel
from bot.words.i18n import say, short

GAME = r"(?P<game>[a-z0-9_]{1,20})"
LESSON = r"(?P<lesson>[a-z0-9_]{1,30})"


async def open_lesson(
    interaction: discord.Interaction[Any], game: str, lesson: str, *, quick: bool = False
) -> None:
    bot, language, person = bot_of(interaction), await language_of(interaction), interaction.user
    rival = say(language, "lesson-rival")
    table = await bot.tables.learning.open(person.id, person.display_name, rival, game, lesson, short=quick)
    await show_panel(interaction, table.id)


class LessonButton(Component, DynamicItem[Button[Any]], template=f"le:{GAME}:{LESSON}(?P<quick>:short)?"):
    """Opens a lesson where the button is; in a message for all, for whoever presses it alone."""

    def __init__(
        self,
        game: str,
        lesson: str,
        label: str = "?",
        *,
        quick: bool = False,
        style: ButtonStyle = ButtonStyle.secondary,
    ) -> None:
        end = ":short" if quick else ""
        super().__init__(
            Button(label=short(label, LABEL), emoji="🎓", style=style, custom_id=f"le:{game}:{lesson}{end}")
        )
        self.game, self.lesson, self.quick = game, lesson, quick

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(match["game"], match["lesson"], quick=match["quick"] is not None)

    async def act(self, interaction: discord.Interaction) -> None:
        await open_lesson(interaction, self.game, self.lesson, quick=self.quick)


COMPONENTS = (LessonButton,)
