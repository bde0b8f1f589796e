"""Whether the bot may do what it asks for in a channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

import discord

from bot.sandbox.state import Channel
from bot.sandbox.wire import ApiError, ChannelKind

if TYPE_CHECKING:
    from bot.sandbox.server import Stand


def bits(*names: str) -> int:
    return discord.Permissions(**dict.fromkeys(names, True)).value


def reach(stand: Stand, channel_id: str) -> Channel:
    """A channel the bot can see: 10003 if there is none, 50001 if the bot is not let in."""
    world = stand.world
    channel = world.channel(channel_id)
    if channel.guild_id and not world.bot_in_guild:
        raise ApiError(403, 50001, "Missing Access")
    if not world.can_see(world.bot, channel):
        raise ApiError(403, 50001, "Missing Access")
    return channel


def need(stand: Stand, channel: Channel, *names: str) -> None:
    """Refuse with 50013 unless the bot has all these permissions in the channel."""
    if bits(*names) & ~stand.world.rights(stand.world.bot, channel):
        raise ApiError(403, 50013, "Missing Permissions")


def need_to_send(stand: Stand, channel: Channel, *, files: bool, embeds: bool) -> None:
    if channel.kind is ChannelKind.FORUM:
        raise ApiError(400, 50008, "Cannot send messages in a non-text channel")
    if channel.recipient_id and stand.world.account(channel.recipient_id).dms_closed:
        raise ApiError(403, 50007, "Cannot send messages to this user")
    need(stand, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    if files:
        need(stand, channel, "attach_files")
    if embeds:
        need(stand, channel, "embed_links")
