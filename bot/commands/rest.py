"""The rest: undo, export, replacing, more time, and the operator's health check."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import discord
from discord import app_commands
from discord.app_commands import Choice
from discord.ext import commands

from bot.commands.completing import completing
from bot.components.base import language_of
from bot.components.panel import undo
from bot.components.places import is_moderator
from bot.table import Refusal
from bot.words.i18n import say

if TYPE_CHECKING:
    from bot.app import Tropero


class RestCog(commands.Cog):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot

    @app_commands.command(description="Take back your last choice")
    async def undo(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self.bot.table_at(interaction)
        asked = await self.bot.tables.play.asked(table.id, interaction.user.id)
        await undo(interaction, table.id, 0, asked.number)

    @app_commands.command(description="The game as a file")
    async def export(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        table = await self.bot.ended_table_at(interaction)
        text = await self.bot.tables.exporting.export(table.id, interaction.user.id)
        whole = table.state != "running" and table.back_until is None
        await interaction.edit_original_response(
            content=say(await language_of(interaction), "export-whole" if whole else "export-seen"),
            attachments=[discord.File(io.BytesIO(text.encode()), f"tropero-{table.id}.json")],
        )

    @app_commands.command(description="Give somebody's seat to another person (moderators)")
    @app_commands.describe(seat="Whose seat", person="Who takes it")
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def replace(self, interaction: discord.Interaction[Any], seat: str, person: discord.Member) -> None:
        await interaction.response.defer(ephemeral=True)
        if not is_moderator(interaction):
            raise app_commands.MissingPermissions(["manage_messages"])
        table = await self.bot.table_at(interaction)
        await self.bot.tables.seating.take(table.id, seat, person.id, person.display_name, by_moderator=True)
        await interaction.edit_original_response(content=say(await language_of(interaction), "replaced-done"))

    @replace.autocomplete("seat")
    @completing
    async def _seats(self, interaction: discord.Interaction[Any], typed: str) -> list[Choice[str]]:
        table = await self.bot.tables.lobby.at(interaction.channel_id or 0)
        return [Choice(name=seat.name[:100], value=seat.seat) for seat in (table.seats if table else ())]

    @app_commands.command(description="More time for whoever's turn it is (moderators)")
    @app_commands.describe(days="How many days more")
    @app_commands.allowed_contexts(guilds=True, dms=False, private_channels=False)
    @app_commands.allowed_installs(guilds=True, users=False)
    async def extend(
        self, interaction: discord.Interaction[Any], days: app_commands.Range[int, 1, 30]
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        if not is_moderator(interaction):
            raise app_commands.MissingPermissions(["manage_messages"])
        table = await self.bot.table_at(interaction)
        await self.bot.tables.seating.extend(table.id, days)
        await interaction.edit_original_response(content=say(await language_of(interaction), "replaced-done"))

    @app_commands.command(description="How the bot is doing (for its owner)")
    async def health(self, interaction: discord.Interaction[Any]) -> None:
        await interaction.response.defer(ephemeral=True)
        if not await self.bot.is_owner(interaction.user):
            raise Refusal("owner-only")
        text = say(
            await language_of(interaction),
            "health",
            tables=len(self.bot.tables.context.games),
            outbox=await self.bot.tables.letters_waiting(),
            latency=round(self.bot.latency * 1000),
            since=f"<t:{int(self.bot.since.timestamp())}:R>",
        )
        await interaction.edit_original_response(content=text)
