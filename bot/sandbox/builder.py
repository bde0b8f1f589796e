"""Raw payloads of new guilds, channels and threads, shaped as Discord sends them."""

from __future__ import annotations

from bot.sandbox.clock import Clock
from bot.sandbox.state import APPLICATION_ID, BOT_RIGHTS, MEMBER_RIGHTS, MODERATOR_RIGHTS, Channel, World
from bot.sandbox.wire import ChannelKind, Json


def new_role(role_id: str, name: str, rights: int, position: int) -> Json:
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0},
        "hoist": False,
        "position": position,
        "permissions": str(rights),
        "managed": False,
        "mentionable": False,
        "flags": 0,
    }


def new_guild(clock: Clock, name: str) -> Json:
    """A guild with roles for everyone, moderators and bots, owned by nobody at the keyboard."""
    guild_id = clock.snowflake()
    roles = [
        new_role(guild_id, "@everyone", MEMBER_RIGHTS, 0),
        new_role(clock.snowflake(), "Moderators", MODERATOR_RIGHTS, 1),
        new_role(clock.snowflake(), "Bots", BOT_RIGHTS, 2),
    ]
    empty = ("emojis", "stickers", "features", "voice_states", "presences", "stage_instances")
    zero = ("premium_tier", "verification_level", "nsfw_level", "mfa_level", "system_channel_flags")
    return {
        "id": guild_id,
        "name": name,
        "owner_id": clock.snowflake(),
        "roles": roles,
        **{key: [] for key in (*empty, "guild_scheduled_events", "soundboard_sounds")},
        **dict.fromkeys(zero, 0),
        "default_message_notifications": 0,
        "explicit_content_filter": 0,
        "preferred_locale": "en-US",
        "afk_timeout": 300,
        "large": False,
        "unavailable": False,
        "joined_at": clock.iso(),
    }


def new_channel(world: World, name: str, kind: ChannelKind = ChannelKind.TEXT) -> Channel:
    siblings = [c for c in world.channels.values() if c.guild_id and not c.is_thread]
    raw: Json = {
        "id": world.clock.snowflake(),
        "type": int(kind),
        "guild_id": world.guild["id"],
        "name": name,
        "position": len(siblings),
        "nsfw": False,
        "permission_overwrites": [],
        "parent_id": None,
        "topic": None,
        "last_message_id": None,
        "flags": 0,
        "rate_limit_per_user": 0,
    }
    if kind is ChannelKind.FORUM:
        raw |= {"available_tags": [], "default_sort_order": None, "default_reaction_emoji": None}
    return world.keep_channel(Channel(raw))


def new_thread(
    world: World,
    parent: Channel,
    name: str,
    *,
    owner_id: str = APPLICATION_ID,
    thread_id: str | None = None,
    kind: ChannelKind = ChannelKind.PUBLIC_THREAD,
    minutes: int = 1440,
    tags: list[str] | None = None,
) -> Channel:
    """A thread; one begun from a message has that message's id."""
    thread_id = thread_id or world.clock.snowflake()
    now = world.clock.iso()
    raw: Json = {
        "id": thread_id,
        "type": int(kind),
        "name": name,
        "guild_id": parent.guild_id,
        "parent_id": parent.id,
        "owner_id": owner_id,
        "last_message_id": None,
        "message_count": 0,
        "member_count": 1,
        "total_message_sent": 0,
        "rate_limit_per_user": 0,
        "flags": 0,
        "applied_tags": tags or [],
        "thread_metadata": {
            "archived": False,
            "locked": False,
            "archive_timestamp": now,
            "auto_archive_duration": minutes,
        },
        "member": {"id": thread_id, "user_id": APPLICATION_ID, "join_timestamp": now, "flags": 0},
    }
    return world.keep_channel(Channel(raw, members={APPLICATION_ID, owner_id}))


def guild_payload(world: World) -> Json:
    """GUILD_CREATE for a bot without the members intent: of the members it is told of itself only."""
    in_guild = [channel for channel in world.channels.values() if channel.guild_id]
    return world.guild | {
        "channels": [channel.raw for channel in in_guild if not channel.is_thread],
        "threads": [channel.raw for channel in in_guild if channel.is_thread and not channel.archived],
        "members": [world.member(world.bot)],
        "member_count": len(world.accounts),
    }
