"""What every component shares: its id carries all it needs, and whatever goes wrong is told to the person.

Every interactive component is a `DynamicItem`: it is rebuilt from its id, so it works after any restart. They
are never mixed with ordinary items in one view, because discord.py then unregisters them all at once.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar, cast

import discord

from bot.errors import answer, explain
from bot.i18n import language_for

if TYPE_CHECKING:
    from bot.app import Tropero

TABLE = r"(?P<table>[a-z0-9]{1,20})"
SEAT = r"(?P<seat>[a-z]{1,10})"
NUMBER = r"(?P<number>[0-9]{1,7})"


def bot_of(interaction: discord.Interaction) -> Tropero:
    return cast("Tropero", interaction.client)


async def language_of(interaction: discord.Interaction) -> str:
    """The language of private answers: the person's setting, or else what their Discord speaks."""
    settings = await bot_of(interaction).tables.settings.person(interaction.user.id)
    return language_for(settings.language, str(interaction.locale))


class Part:
    """A mixin for dynamic items: `act` does the work, `callback` sees that the person gets an answer."""

    private: ClassVar[bool] = False  # answers with a message of its own, instead of changing the one it is on

    async def act(self, interaction: discord.Interaction) -> None:
        raise NotImplementedError

    async def callback(self, interaction: Any) -> None:
        language = await language_of(interaction)
        try:
            if self.private:
                await interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await interaction.response.defer()
            await self.act(interaction)
        except Exception as error:
            await answer(interaction, explain(error, language))


def view_of(*items: discord.ui.Item[Any]) -> discord.ui.View:
    view = discord.ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view
