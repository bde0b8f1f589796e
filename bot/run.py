"""The process of the bot: its log, its signals, its store, from the first connection to the last goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import os
import signal
import threading
from collections.abc import AsyncIterator

from discord.http import Route

from bot.app import LONGEST_GOODBYE, Tropero
from bot.hosting.port import Port
from bot.settings import Settings
from bot.store import Store
from bot.table.context import wall_clock

_LOG = logging.getLogger("tropero")
LAST_MOMENT = 40.0  # seconds after SIGTERM; systemd itself waits for 90


def _end_at_the_latest(seconds: float) -> None:
    """End the process even if something never answers any more, as a disk: what is committed is safe."""

    def end() -> None:
        _LOG.error("something did not end within %.0f s: the bot ends without it", seconds)
        os._exit(1)

    timer = threading.Timer(seconds, end)
    timer.daemon = True
    timer.start()


async def what_is_loaded_stays() -> None:
    """Words, commands and code are no garbage: looking through them again and again took 150 ms each time."""
    gc.collect()
    gc.freeze()


async def serve(bot: Tropero, token: str) -> None:
    """Until SIGTERM or Ctrl-C; what is under way is finished before the store is closed."""
    bot.add_listener(what_is_loaded_stays, "on_ready")
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    running = asyncio.create_task(bot.start(token))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    _end_at_the_latest(LAST_MOMENT)
    if not running.done():
        if not bot.is_ready():
            # A start that is still waiting for Discord does not hear of the closing, and would wait for ever.
            running.cancel()
            await asyncio.wait({running}, timeout=LONGEST_GOODBYE)
        await bot.close()
        running.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await running


async def open_store(settings: Settings) -> Store:
    cluster = settings.cluster
    options = {"cluster": (cluster.number, cluster.of)} if cluster else {}
    return await Store.open(settings.db, now=wall_clock, **options)


async def run_bot(settings: Settings) -> None:
    assert settings.token is not None
    if settings.discord_api:
        Route.BASE = settings.discord_api
    store = await open_store(settings)
    try:
        async with Tropero(store, settings) as bot, port_of(bot):
            await serve(bot, settings.token.get_secret_value())
    finally:
        await store.close()


@contextlib.asynccontextmanager
async def port_of(bot: Tropero) -> AsyncIterator[None]:
    """The host's port, for as long as the bot runs, if one is asked for."""
    settings = bot.settings
    if settings.port is None:
        yield
    else:
        async with Port(bot, bot.figures).open(settings.host, settings.port):
            yield
