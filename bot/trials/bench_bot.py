"""The process that `bench` measures: the bot as it always is, and one command that does nothing beside it."""

from __future__ import annotations

import asyncio
import json
import os
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import discord
from discord import app_commands

from bot.address import Address, address
from bot.app import Tropero
from bot.cluster import Cluster
from bot.hosting.figures import CALLBACK
from bot.hosting.logs import log_to_stderr
from bot.run import open_store, serve
from bot.sandbox.connect import TOKEN, redirect, stay_on_loopback
from bot.settings import Settings


@app_commands.command(description="Nothing")
async def echo(interaction: discord.Interaction[Any]) -> None:
    """What any answer costs at the least."""
    await interaction.response.send_message("echo", ephemeral=True)


class Times:
    """When each interaction was here and when its first answer was on its way, by the clock of all processes.

    So a trial can tell what the bot took from what the wire and the stand-in took. Beside each time stands
    that of this process's own processor, which says something on a busy machine, too; and so do the rounds
    of its loop.
    """

    def __init__(self, bot: Tropero) -> None:
        self.found: dict[str, list[tuple[float, float]]] = {}
        self.rounds: list[float] = []
        parsers: dict[str, Any] = bot._connection.parsers
        parse = parsers["INTERACTION_CREATE"]

        def note(data: Any) -> None:
            self.found[data["id"]] = [_now()]
            parse(data)

        parsers["INTERACTION_CREATE"] = note
        bot.figures.trace.on_request_start.append(self._asked)

    async def _asked(self, session: Any, context: Any, params: aiohttp.TraceRequestStartParams) -> None:
        if (about := CALLBACK.search(params.url.path)) and about[1] in self.found:
            self.found[about[1]].append(_now())

    async def watch(self) -> None:
        """What the rounds of the loop take of the processor, until cancelled."""
        while True:
            before = time.process_time()
            await asyncio.sleep(0.01)
            self.rounds.append(time.process_time() - before)

    def write(self, path: Path) -> None:
        path.write_text(json.dumps({"interactions": self.found, "rounds": self.rounds}))


def _now() -> tuple[float, float]:
    return time.perf_counter(), time.process_time()


async def main(url: str, where: Address, cluster: Cluster | None, times: Path | None) -> None:
    log_to_stderr("ERROR")
    redirect(url)
    busy_after = float(os.environ.get("TROPERO_BUSY_AFTER", 0)) or None
    settings = Settings(db=where, cluster=cluster, busy_after=busy_after)
    store = await open_store(settings)
    try:
        async with Tropero(store, settings, guild_ready_timeout=0.05) as bot:
            bot.tree.add_command(echo)
            stay_on_loopback(bot)
            noted = Times(bot) if times else None
            if noted:
                bot.later(noted.watch())
            await serve(bot, TOKEN)
            if noted and times:
                noted.write(times)
    finally:
        await store.close()


if __name__ == "__main__":
    _, stand, base, which, into = sys.argv
    mine = Cluster.parse(which) if which else None
    asyncio.run(main(stand, address(base), mine, Path(into) if into else None))
