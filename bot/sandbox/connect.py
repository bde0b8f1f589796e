"""Sending the real discord.py to the stand-in: three class attributes, and no way off this machine.

Nothing else of the library is patched. The entry point of the bot uses it only when no token is given:

    with redirected(fake.http):
        bot = MyBot(...)
        stay_on_loopback(bot)          # before login
        await bot.start(fake.token)
"""

from __future__ import annotations

import contextlib
from collections.abc import Iterator

import aiohttp
import discord
import yarl
from aiohttp.abc import AbstractResolver, ResolveResult
from discord.asset import Asset
from discord.gateway import DiscordWebSocket
from discord.http import Route

TOKEN = "sandbox.token.value"  # what the stand-in takes for the bot's token, unless it is told another


class NoNames(AbstractResolver):
    """Resolves nothing. aiohttp does not ask for numeric addresses, so only 127.0.0.1 can be reached."""

    async def resolve(self, host: str, port: int = 0, family: int = 0) -> list[ResolveResult]:
        raise OSError(f"the sandbox does not leave this machine, but {host} was asked for")

    async def close(self) -> None:
        return None


def redirect(http: str) -> None:
    """Point discord.py at a stand-in. Assigned on the classes, since other modules hold their names."""
    Route.BASE = f"{http}/api/v10"
    # A bot that is not sharded never asks for the gateway's address; it goes straight to this one.
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(http.replace("http", "ws", 1) + "/gateway/")
    Asset.BASE = f"{http}/cdn"


@contextlib.contextmanager
def redirected(http: str) -> Iterator[None]:
    """`redirect`, undone at the end: for tests, where one process meets many stand-ins."""
    saved = Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE
    redirect(http)
    try:
        yield
    finally:
        Route.BASE, DiscordWebSocket.DEFAULT_GATEWAY, Asset.BASE = saved


def stay_on_loopback(client: discord.Client) -> None:
    """Give a client that has not logged in yet a connector that resolves no names."""
    client.http.connector = aiohttp.TCPConnector(limit=0, resolver=NoNames())
