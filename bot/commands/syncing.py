"""Telling Discord our commands: when they differ from what it was told last, and never at the bot's cost."""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections.abc import Iterable
from typing import TYPE_CHECKING

import aiohttp
import discord
from discord.app_commands import AppCommand, AppCommandGroup

from bot.table.records import StoreError
from bot.words.translator import CommandTranslator
from data.texts import show_commands

if TYPE_CHECKING:
    from bot.app import Tropero

_LOG = logging.getLogger("tropero.commands")

#: Under this name the store has the digest of what Discord was told last.
KNOWN = "commands"
FIRST_PAUSE, LONGEST_PAUSE = 2, 3600  # seconds


async def sync(bot: Tropero) -> None:
    """Tell Discord our commands, if it does not know them."""
    guild = discord.Object(bot.settings.dev_guild) if bot.settings.dev_guild else None
    if guild is not None:
        bot.tree.copy_global_to(guild=guild)
    words = bot.tree.translator or CommandTranslator()
    commands = bot.tree.get_commands(guild=guild)
    payload = [await command.get_translated_payload(bot.tree, words) for command in commands]
    told = json.dumps([payload, str(guild), bot.application_id], sort_keys=True)
    digest = hashlib.sha256(told.encode()).hexdigest()
    if await bot.tables.preferences.kept(KNOWN) == digest:
        # Somebody may have removed them there. Looking is cheap; telling is limited by the day.
        there = await bot.tree.fetch_commands(guild=guild)
        if {command.name for command in there} == {command["name"] for command in payload}:
            show_commands(mentions(there))
            return
    synced = await bot.tree.sync(guild=guild)
    await bot.tables.preferences.keep(KNOWN, digest)
    show_commands(mentions(synced))
    _LOG.info("%d commands synced", len(synced))


def mentions(synced: Iterable[AppCommand]) -> dict[str, str]:
    """Every command with what makes it something to tap in a message."""
    found: dict[str, str] = {}
    for top in synced:
        inner = [one for one in top.options if isinstance(one, AppCommandGroup)]
        found |= {one.qualified_name: one.mention for one in inner} or {top.name: top.mention}
    return found


async def sync_or_go_on(bot: Tropero) -> bool:
    """The same; trouble is only logged, for what Discord already has goes on working."""
    try:
        await sync(bot)
    except (discord.DiscordException, aiohttp.ClientError, OSError, StoreError) as error:
        _LOG.error("commands were not synced, Discord's old ones stay, it is tried again later: %s", error)
        return False
    return True


async def keep_syncing(bot: Tropero) -> None:
    """Try again until Discord has taken them."""
    pause = FIRST_PAUSE
    while True:
        await asyncio.sleep(pause)
        if await sync_or_go_on(bot):
            return
        pause = min(pause * 2, LONGEST_PAUSE)
