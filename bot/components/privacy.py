"""The button that lets the bot forget somebody."""

from __future__ import annotations

import re
from typing import Any, Self

import discord
from discord.ui import Button, DynamicItem, Item

from bot.components.base import LABEL, Component, bot_of, language_of
from bot.table import Refusal
from bot.words.i18n import say, short


class ForgetMe(Component, DynamicItem[Button[Any]], template=r"forget:(?P<person>[0-9]{1,20})"):
    """Its id says who may press it, and nobody else sees it."""

    def __init__(self, person: int, label: str = "?") -> None:
        super().__init__(
            Button(label=short(label, LABEL), style=discord.ButtonStyle.danger, custom_id=f"forget:{person}")
        )
        self.person = person

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Item[Any], match: re.Match[str]) -> Self:
        return cls(int(match["person"]))

    async def act(self, interaction: discord.Interaction) -> None:
        if self.person != interaction.user.id:
            raise Refusal("table-stale")
        bot, language = bot_of(interaction), await language_of(interaction)
        await bot.forget(self.person, say(bot.settings.language, "privacy-somebody"))
        await interaction.edit_original_response(content=say(language, "privacy-forgotten"), view=None)


COMPONENTS = (ForgetMe,)
