"""Channels that take nothing: tried again at once when something changes there, or somebody asks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord.ext import commands

if TYPE_CHECKING:
    from bot.app import Tropero

PATIENCE = 30  # seconds between attempts that people cause by tapping


class Doors(commands.Cog):
    def __init__(self, bot: Tropero) -> None:
        self.bot = bot

    @commands.Cog.listener()
    async def on_interaction(self, interaction: discord.Interaction[Any]) -> None:
        """Somebody uses the bot: it may be let in again where they are, or at one of their tables."""
        closed = await self.bot.post.closed()
        if not closed:
            return
        mine = await self.bot.tables.lobby.channels(interaction.user.id)
        for channel in {interaction.channel_id or 0, *mine} & closed.keys():
            await self.bot.post.try_again(channel, PATIENCE)

    @commands.Cog.listener()
    async def on_guild_channel_update(self, before: Any, after: discord.abc.GuildChannel) -> None:
        """Its permissions may have changed, and with them those of its threads."""
        closed = await self.bot.post.closed()
        threads = {thread.id for thread in getattr(after, "threads", ())}
        for channel in {after.id, *threads} & closed.keys():
            await self.bot.post.try_again(channel)

    @commands.Cog.listener()
    async def on_raw_thread_update(self, event: discord.RawThreadUpdateEvent) -> None:
        await self.bot.post.try_again(event.thread_id)

    @commands.Cog.listener()
    async def on_thread_join(self, thread: discord.Thread) -> None:
        await self.bot.post.try_again(thread.id)

    @commands.Cog.listener()
    async def on_guild_role_update(self, before: Any, role: discord.Role) -> None:
        await self._server(role.guild)

    @commands.Cog.listener()
    async def on_member_update(self, before: Any, member: discord.Member) -> None:
        """Without privileged intents this is heard of the bot itself only: it got or lost a role."""
        await self._server(member.guild)

    @commands.Cog.listener("on_guild_available")
    @commands.Cog.listener("on_guild_join")
    async def on_guild(self, guild: discord.Guild) -> None:
        await self._server(guild)

    @commands.Cog.listener()
    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        for gone in (channel, *getattr(channel, "threads", ())):
            await self._gone(gone.id)

    @commands.Cog.listener()
    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        await self._gone(event.thread_id)

    @commands.Cog.listener()
    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """The bot was removed; where a server is only unreachable for a while, this is not heard."""
        for table in await self.bot.tables.endings.of_server(guild.id):
            await self._gone(table.channel)

    async def _gone(self, channel: int) -> None:
        """A table there has nowhere to go on: its people hear what they can do, and who is asked."""
        await self.bot.tables.endings.channel_gone(channel)

    async def _server(self, guild: discord.Guild) -> None:
        for channel in list(await self.bot.post.closed()):
            if guild.get_channel_or_thread(channel) is not None:
                await self.bot.post.try_again(channel)
