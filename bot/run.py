"""Running the bot: against Discord with a token, or against the sandbox with its web page."""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
from pathlib import Path
from typing import Any

import discord

from bot.app import Tropero
from bot.cli import Command, database_argument
from bot.settings import BadSettings, Settings, read_settings
from bot.store import Store
from bot.table.desk import wall_clock

_LOG = logging.getLogger("tropero")
FORMAT = "%(asctime)s %(levelname)-7s %(name)s: %(message)s"


def log_to_stderr(level: str) -> None:
    logging.basicConfig(level=level, format=FORMAT, stream=sys.stderr, force=True)
    logging.getLogger("discord").setLevel(max(logging.getLevelName(level), logging.WARNING))
    # The bot has no voice, so nobody needs to hear what one would take.
    discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False


async def serve(bot: Tropero, token: str) -> None:
    """Until SIGTERM or Ctrl-C; what is under way is finished before the store is closed."""
    loop = asyncio.get_running_loop()
    stop = asyncio.Event()
    for name in (signal.SIGTERM, signal.SIGINT):
        loop.add_signal_handler(name, stop.set)
    running = asyncio.create_task(bot.start(token))
    stopping = asyncio.create_task(stop.wait())
    await asyncio.wait({running, stopping}, return_when=asyncio.FIRST_COMPLETED)
    stopping.cancel()
    if not running.done():
        await bot.close()
    with contextlib.suppress(asyncio.CancelledError):
        await running


async def run_bot(settings: Settings) -> None:
    assert settings.token is not None
    store = await Store.open(settings.db, now=wall_clock)
    try:
        async with Tropero(store, settings) as bot:
            await serve(bot, settings.token.get_secret_value())
    finally:
        await store.close()


async def run_against_stand(settings: Settings) -> None:
    """The bot as its own process beside a stand-in that runs elsewhere on this machine: for tests."""
    from bot.sandbox.connect import TOKEN, redirect, stay_on_loopback

    assert settings.stand is not None and settings.token is None
    redirect(settings.stand)
    store = await Store.open(settings.db, now=wall_clock)
    try:
        async with Tropero(store, settings, guild_ready_timeout=0.05) as bot:
            stay_on_loopback(bot)
            await serve(bot, TOKEN)
    finally:
        await store.close()


def starts() -> tuple[Any, ...]:
    """The beginnings that the page of the sandbox offers with one click."""
    from bot.sandbox.play import Start, Step

    return (
        Start("start-solo", "start-solo.note", (Step(slash="trail solo"),), icon="🐂"),
        Start(
            "start-two",
            "start-two.note",
            (Step(slash="trail new"), Step(person=1, click="lobby-join"), Step(click="lobby-start")),
            channel="start-two.channel",
            icon="🤝",
        ),
    )


async def run_sandbox(settings: Settings, port: int) -> None:
    # Imported here, so that nothing of the sandbox is ever loaded when a token is given.
    from bot.sandbox import play
    from bot.sandbox.connect import redirect, stay_on_loopback

    world = settings.db.with_name(settings.db.stem + "-sandbox.db")
    stand = await play.serve(play.Settings(port=port, file=world, starts=starts()))
    redirect(stand.http)
    store = await Store.open(settings.db, now=wall_clock)
    try:
        async with Tropero(store, settings, guild_ready_timeout=0.1) as bot:
            stay_on_loopback(bot)
            print(
                f"Tropero is at {stand.http} : open it in a browser. Ctrl-C stops; nothing is lost.",
                flush=True,
            )
            await serve(bot, stand.token)
    finally:
        await store.close()
        await stand.stop()


def _run(given: argparse.Namespace) -> int:
    try:
        settings = read_settings(db=given.db, log_level=given.log_level)
    except BadSettings as error:
        print(error, file=sys.stderr)
        return 2
    log_to_stderr(settings.log_level)
    if given.command == "play":
        asyncio.run(run_sandbox(settings, given.port))
        return 0
    if settings.stand is not None:
        asyncio.run(run_against_stand(settings))
        return 0
    if settings.token is None:
        print("DISCORD_TOKEN is not set. `make play` needs no token.", file=sys.stderr)
        return 2
    asyncio.run(run_bot(settings))
    return 0


def _arguments(parser: argparse.ArgumentParser) -> None:
    database_argument(parser)
    parser.add_argument("--log-level", choices=("DEBUG", "INFO", "WARNING", "ERROR"), default=None)


def _play_arguments(parser: argparse.ArgumentParser) -> None:
    _arguments(parser)
    parser.set_defaults(db=Path("play.db"))
    parser.add_argument("--port", type=int, default=8420, help="of the web page on 127.0.0.1")


RUN = Command("run", "run the bot on Discord (needs DISCORD_TOKEN)", _arguments, _run)
PLAY = Command("play", "play without Discord: the bot and a web page on this machine", _play_arguments, _run)
