"""Where a table can be: what has to be allowed there is looked at before anything begins, and named."""

from __future__ import annotations

from typing import Any, Literal

import discord
from discord import ChannelType

from bot.components.base import bot_of
from bot.errors import LacksPermissions
from bot.table import Refusal
from bot.words.i18n import short

THREAD_LIFE: Literal[10080] = 10080  # minutes: a week
TOO_MANY_THREADS = 160006


def is_guest(interaction: discord.Interaction[Any]) -> bool:
    """Whether somebody brought the app along to a server without the bot: it can only answer there."""
    return interaction.guild_id is not None and not interaction.is_guild_integration()


def is_moderator(interaction: discord.Interaction[Any]) -> bool:
    return interaction.guild is not None and interaction.permissions.manage_messages


async def check_place(interaction: discord.Interaction[Any]) -> None:
    """Refuse unless what happens at a table can be told where this was asked."""
    if interaction.guild_id is None:
        return
    if is_guest(interaction):
        raise Refusal("place-guest")
    channel = interaction.channel
    if not isinstance(channel, discord.Thread):
        _need(interaction, "view_channel", "send_messages", "attach_files")
        return
    if channel.type is ChannelType.private_thread:
        try:
            await bot_of(interaction).fetch_channel(channel.id)
        except discord.Forbidden:
            raise Refusal("place-private-thread") from None
    _need(interaction, "view_channel", "send_messages_in_threads", "attach_files")
    if channel.locked and not interaction.app_permissions.manage_threads:
        raise Refusal("place-locked")


def _need(interaction: discord.Interaction[Any], *names: str) -> None:
    missing = [name for name in names if not getattr(interaction.app_permissions, name)]
    if missing:
        raise LacksPermissions(missing)


async def own_place(interaction: discord.Interaction[Any], title: str) -> int:
    """Where somebody plays alone: a thread, or the thread, forum post or direct message they are in."""
    if is_guest(interaction):
        return (await interaction.user.create_dm()).id
    channel = interaction.channel
    if not isinstance(channel, discord.TextChannel):
        await check_place(interaction)
        return interaction.channel_id or 0
    _need(interaction, "view_channel", "create_public_threads", "send_messages_in_threads", "attach_files")
    # Threads of an announcement channel are of a kind of their own.
    kind = ChannelType.news_thread if channel.is_news() else ChannelType.public_thread
    return (await _thread(interaction, channel, title, kind)).id


async def private_place(interaction: discord.Interaction[Any], title: str) -> int:
    """Where nobody can watch who rides the same trail later: a private thread, or the direct message."""
    if interaction.guild_id is None:
        return interaction.channel_id or 0
    if is_guest(interaction):
        return (await interaction.user.create_dm()).id
    channel = interaction.channel
    parent = channel.parent if isinstance(channel, discord.Thread) else channel
    may = interaction.app_permissions.create_private_threads
    if not isinstance(parent, discord.TextChannel) or parent.is_news() or not may:
        raise Refusal("daily-private")
    _need(interaction, "view_channel", "send_messages_in_threads", "attach_files")
    try:
        thread = await _thread(interaction, parent, title, ChannelType.private_thread)
        await thread.add_user(interaction.user)
    except discord.Forbidden:
        raise Refusal("daily-private") from None
    return thread.id


async def _thread(
    interaction: discord.Interaction[Any], parent: discord.TextChannel, title: str, kind: ChannelType
) -> discord.Thread:
    name = short(f"{title} · {interaction.user.display_name}", 100)
    private: dict[str, Any] = {"invitable": False} if kind is ChannelType.private_thread else {}
    try:
        return await parent.create_thread(
            name=name,
            type=kind,
            auto_archive_duration=THREAD_LIFE,
            **private,
        )
    except discord.HTTPException as error:
        if error.code == TOO_MANY_THREADS:
            raise Refusal("place-threads-full") from None
        raise
