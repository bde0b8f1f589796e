"""`tropero play`: the bot and a stand-in for Discord, with its page, in one process on this machine."""

import argparse
import asyncio
from pathlib import Path

from bot.address import Server
from bot.app import Tropero
from bot.cli import Command, running_arguments
from bot.hosting.logs import log_to_stderr
from bot.run import open_store, port_of, serve
from bot.sandbox import play
from bot.sandbox.connect import TOKEN, redirect, stay_on_loopback
from bot.settings import BadSettings, Settings, read_settings
from bot.store import Store
from bot.table.context import wall_clock
from bot.table.solo import AUTOMA, DEFAULT_LEVEL
from engine import FIRST_GAME


async def run_against_stand(settings: Settings) -> None:
    """The bot as its own process beside a stand-in that runs elsewhere on this machine: for tests."""
    assert settings.stand is not None and settings.token is None
    redirect(settings.stand)
    store = await open_store(settings)
    try:
        async with Tropero(store, settings, guild_ready_timeout=0.05) as bot, port_of(bot):
            stay_on_loopback(bot)
            await serve(bot, TOKEN)
    finally:
        await store.close()


def starts() -> tuple[play.Start, ...]:
    """The beginnings that the page of the sandbox offers, with what can be chosen for each."""
    game = play.Ask("game", FIRST_GAME)
    rival = play.Ask("opponent", AUTOMA)
    level = play.Ask("level", DEFAULT_LEVEL, when=("opponent", AUTOMA))
    return (
        play.Start(
            "start-solo",
            "start-solo.note",
            (play.Step(slash="trail solo"),),
            icon="🐂",
            asks=(game, rival, level),
        ),
        play.Start(
            "start-learn",
            "start-learn.note",
            (play.Step(slash="trail learn"),),
            icon="🎓",
            asks=(game,),
        ),
        play.Start(
            "start-two",
            "start-two.note",
            (
                play.Step(slash="trail new"),
                play.Step(person=1, click="lobby-join"),
                play.Step(click="lobby-start"),
            ),
            channel="start-two.channel",
            icon="🤝",
            asks=(game,),
        ),
    )


async def run_sandbox(settings: Settings, port: int) -> None:
    if isinstance(settings.db, Server):
        raise BadSettings("play keeps its games in a file; give one with --db")
    world = settings.db.with_name(settings.db.stem + "-sandbox.db")
    fake = await play.serve(play.PageSettings(port=port, file=world, starts=starts()))
    redirect(fake.http)
    store = await Store.open(settings.db, now=wall_clock)
    try:
        async with Tropero(store, settings, guild_ready_timeout=0.1) as bot:
            stay_on_loopback(bot)
            print(
                f"Tropero is at {fake.http} : open it in a browser. Ctrl-C stops; nothing is lost.",
                flush=True,
            )
            await serve(bot, fake.token)
    finally:
        await store.close()
        await fake.stop()


def _arguments(parser: argparse.ArgumentParser) -> None:
    running_arguments(parser)
    parser.set_defaults(db=Path("play.db"))
    parser.add_argument("--port", type=int, default=8420, help="of the web page on 127.0.0.1")


def _play(given: argparse.Namespace) -> int:
    settings = read_settings(db=given.db, log_level=given.log_level)
    log_to_stderr(settings.log_level)
    asyncio.run(run_sandbox(settings, given.port))
    return 0


PLAY = Command("play", "play without Discord: the bot and a web page on this machine", _arguments, _play)
