"""Whether the bot may do what it asks for in a channel."""

from __future__ import annotations

from typing import TYPE_CHECKING

from bot.sandbox.state import Channel
from bot.sandbox.wire import ApiError, ChannelKind

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord


def reach(fake: FakeDiscord, channel_id: str) -> Channel:
    """A channel the bot can see: 10003 if there is none, 50001 if the bot is not let in."""
    world = fake.world
    channel = world.channel(channel_id)
    if channel.guild_id and not world.bot_in_guild:
        raise ApiError(403, 50001, "Missing Access")
    if not world.can_see(world.bot, channel):
        raise ApiError(403, 50001, "Missing Access")
    return channel


def need(fake: FakeDiscord, channel: Channel, *names: str) -> None:
    """Refuse with 50013 unless the bot has all these permissions in the channel."""
    if not fake.world.may(fake.world.bot, channel, *names):
        raise ApiError(403, 50013, "Missing Permissions")


def need_unlocked(fake: FakeDiscord, channel: Channel) -> None:
    """Nobody writes in a locked thread but those who may manage threads."""
    closed = channel.locked and not channel.archived  # An archived one has an error of its own.
    if closed and not fake.world.may(fake.world.bot, channel, "manage_threads"):
        raise ApiError(400, 160005, "Thread is locked")


def need_room_for_thread(fake: FakeDiscord) -> None:
    if fake.world.active_threads() >= fake.most_threads:
        raise ApiError(400, 160006, "Maximum number of active threads reached")


def need_to_send(fake: FakeDiscord, channel: Channel, *, files: bool, embeds: bool) -> None:
    if channel.kind is ChannelKind.FORUM:
        raise ApiError(400, 50008, "Cannot send messages in a non-text channel")
    if channel.recipient_id and fake.world.account(channel.recipient_id).dms_closed:
        raise ApiError(403, 50007, "Cannot send messages to this user")
    need(fake, channel, "send_messages_in_threads" if channel.is_thread else "send_messages")
    need_unlocked(fake, channel)
    if files:
        need(fake, channel, "attach_files")
    if embeds:
        need(fake, channel, "embed_links")
