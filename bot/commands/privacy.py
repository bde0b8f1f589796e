"""`/privacy`: what is kept about people and for how long, all of it as a file, and being forgotten."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord
import msgspec
from discord import app_commands
from discord.ext import commands

from bot.components.base import language_of, view_of
from bot.components.privacy import ForgetMe
from bot.words.i18n import say

if TYPE_CHECKING:
    from bot.app import Tropero


class PrivacyCog(commands.GroupCog, group_name="privacy", group_description="What I keep about you"):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot

    @app_commands.command(description="What is kept, why and for how long")
    async def about(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        language, settings = await language_of(interaction), self.bot.settings
        lines = [
            say(language, "privacy-about"),
            say(language, "privacy-why"),
            say(language, "privacy-kept", days=settings.keep_days or 0),
            say(language, "privacy-rights"),
        ]
        if settings.contact:
            lines.append(say(language, "help-contact", contact=settings.contact))
        await interaction.edit_original_response(content="\n\n".join(lines))

    @app_commands.command(description="Everything that is kept about you, as a file")
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        found = await self.bot.tables.privacy.about(interaction.user.id)
        content = msgspec.json.format(msgspec.json.encode(found), indent=1)
        file = discord.File(io.BytesIO(content), filename="tropero-about-you.json")
        text = say(await language_of(interaction), "privacy-export")
        await interaction.edit_original_response(content=text, attachments=[file])

    @app_commands.command(description="Be forgotten: your id and name are removed everywhere")
    async def forget(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        language = await language_of(interaction)
        mine = await self.bot.tables.lobby.of(interaction.user.id)
        button = ForgetMe(interaction.user.id, say(language, "privacy-forget-button"))
        text = say(language, "privacy-forget", open=len(mine))
        await interaction.edit_original_response(content=text, view=view_of(button))
