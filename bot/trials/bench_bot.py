"""The process that `bench` measures: the bot as it always is, and one command that does nothing beside it."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path
from typing import Any

import discord
from discord import app_commands

from bot.app import Tropero
from bot.hosting.logs import log_to_stderr
from bot.run import serve
from bot.sandbox.connect import TOKEN, redirect, stay_on_loopback
from bot.settings import Settings
from bot.store import Store
from bot.table.context import wall_clock


@app_commands.command(description="Nothing")
async def echo(interaction: discord.Interaction[Any]) -> None:
    """What any answer costs at the least."""
    await interaction.response.send_message("echo", ephemeral=True)


async def main(url: str, path: Path) -> None:
    log_to_stderr("ERROR")
    redirect(url)
    settings = Settings(db=path, busy_after=float(os.environ.get("TROPERO_BUSY_AFTER", 0)) or None)
    store = await Store.open(path, now=wall_clock)
    try:
        async with Tropero(
            store,
            settings,
            guild_ready_timeout=0.05,
        ) as bot:
            bot.tree.add_command(echo)
            stay_on_loopback(bot)
            await serve(bot, TOKEN)
    finally:
        await store.close()


def run() -> None:
    asyncio.run(main(sys.argv[1], Path(sys.argv[2])))
