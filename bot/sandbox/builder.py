"""Raw payloads of new guilds, channels and threads, shaped as Discord sends them."""

from __future__ import annotations

from bot.sandbox.clock import Clock
from bot.sandbox.rights import BOT_RIGHTS, MEMBER_RIGHTS, MODERATOR_RIGHTS
from bot.sandbox.state import APPLICATION_ID, Channel, World
from bot.sandbox.wire import ChannelKind, Json


def new_role(role_id: str, name: str, rights: int, position: int) -> Json:
    return {
        "id": role_id,
        "name": name,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "icon": None,
        "unicode_emoji": None,
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
    return plain_guild() | {
        "id": guild_id,
        "name": name,
        "owner_id": clock.snowflake(),
        "roles": roles,
        "preferred_locale": "en-US",
        "joined_at": clock.iso(),
    }


def plain_guild() -> Json:
    """What a guild has by default; one kept by an older sandbox is filled up with it."""
    zero = ("premium_tier", "verification_level", "nsfw_level", "mfa_level", "system_channel_flags")
    places = ("afk", "system", "widget", "rules", "safety_alerts", "public_updates")
    nothing = ("icon", "description", "home_header", "splash", "discovery_splash", "banner")
    return {
        **{key: [] for key in ("emojis", "stickers", "features")},
        **dict.fromkeys((*zero, "default_message_notifications", "explicit_content_filter"), 0),
        **dict.fromkeys((*nothing, "application_id", "max_presences", "vanity_url_code"), None),
        **{f"{place}_channel_id": None for place in places},
        **dict.fromkeys(("widget_enabled", "premium_progress_bar_enabled", "nsfw"), False),
        "afk_timeout": 300,
        "incidents_data": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_subscription_count": 0,
        "region": "us-east",
    }


GUILD_FIELDS = {*plain_guild(), "id", "name", "owner_id", "roles", "preferred_locale"}


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


def public_thread_in(parent: Channel) -> ChannelKind:
    announcing = parent.kind is ChannelKind.ANNOUNCEMENT
    return ChannelKind.ANNOUNCEMENT_THREAD if announcing else ChannelKind.PUBLIC_THREAD


def new_thread(
    world: World,
    parent: Channel,
    name: str,
    *,
    owner_id: str = APPLICATION_ID,
    thread_id: str | None = None,
    private: bool = False,
    minutes: int = 1440,
    tags: list[str] | None = None,
) -> Channel:
    """A thread; one begun from a message has that message's id."""
    thread_id = thread_id or world.clock.snowflake()
    kind = ChannelKind.PRIVATE_THREAD if private else public_thread_in(parent)
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
    members = {owner_id} if private else {APPLICATION_ID, owner_id}
    return world.keep_channel(Channel(raw, members=members))


def guild_described(world: World) -> Json:
    """The guild as REST gives it; when the bot joined it is for the gateway to say."""
    return {key: value for key, value in world.guild.items() if key in GUILD_FIELDS}


def guild_payload(world: World) -> Json:
    """GUILD_CREATE for a bot without the members intent: of the members it is told of itself only."""
    in_guild = [channel for channel in world.channels.values() if channel.guild_id]
    empty = ("voice_states", "presences", "stage_instances", "guild_scheduled_events", "soundboard_sounds")
    return world.guild | {
        **{key: [] for key in empty},
        "large": False,
        "unavailable": False,
        "channels": [channel.raw for channel in in_guild if not channel.is_thread],
        "threads": [
            channel.raw
            for channel in in_guild
            if channel.is_thread and not channel.archived and world.bot_hears(channel)
        ],
        "members": [world.member(world.bot)],
        "member_count": len(world.accounts),
    }
