"""Permissions as Discord works them out: what roles give, and what the overwrites of a channel change."""

from __future__ import annotations

import discord

from bot.sandbox.wire import Json


def bits(*names: str) -> int:
    """Permissions by the names discord.py has for them."""
    return discord.Permissions(**dict.fromkeys(names, True)).value


EVERYTHING = discord.Permissions.all().value
MEMBER_RIGHTS = bits(
    *("view_channel", "send_messages", "send_messages_in_threads", "create_public_threads"),
    *("create_private_threads", "embed_links", "attach_files", "read_message_history", "add_reactions"),
    *("use_application_commands", "use_external_emojis", "use_external_apps"),
)
MODERATOR_RIGHTS = bits("manage_messages", "manage_threads")
# What the README asks for when the bot is invited, and not more.
BOT_RIGHTS = bits(
    *("view_channel", "send_messages", "send_messages_in_threads", "create_public_threads"),
    *("attach_files", "embed_links", "read_message_history"),
)
# What an application may do where its bot is no member: in direct messages, and installed for a user only.
GUEST_RIGHTS = bits("attach_files", "embed_links", "mention_everyone", "use_external_emojis")


def in_channel(base: int, overwrites: list[Json], *, everyone: str, roles: list[str], member: str) -> int:
    """Overwrites for everyone go first, then those for all the roles together, then the member's own."""
    rights = base
    for ids in ([everyone], roles, [member]):
        denied = allowed = 0
        for overwrite in overwrites:
            if overwrite["id"] in ids:
                denied |= int(overwrite["deny"])
                allowed |= int(overwrite["allow"])
        rights = rights & ~denied | allowed
    return rights if rights & bits("view_channel") else 0
