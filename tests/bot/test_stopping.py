"""SIGTERM at any moment of a start ends the process, soon and with a clean exit."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from aiohttp import web
from aiohttp.typedefs import Handler

from bot.sandbox.server import FakeDiscord
from bot.trials.local_bot import local_bot

ROOT = Path(__file__).parents[2]
#: Much longer than a stop takes even on a busy machine, and much shorter than for ever.
PATIENCE = 40.0


@asynccontextmanager
async def discord_that_falls_silent(at: str) -> AsyncIterator[tuple[FakeDiscord, asyncio.Event]]:
    """A Discord that never answers requests which begin with a path; and whether one of them came.

    With "hello" after it the gateway opens a socket, and then says nothing.
    """
    came, over = asyncio.Event(), asyncio.Event()

    @web.middleware
    async def falls_silent(request: web.Request, handler: Handler) -> web.StreamResponse:
        if not request.path.startswith(at.removesuffix("hello")):
            return await handler(request)
        socket = web.WebSocketResponse()
        if at.endswith("hello"):
            await socket.prepare(request)
        came.set()
        await over.wait()
        return socket if at.endswith("hello") else web.Response(status=503)

    fake = FakeDiscord()
    fake.app.middlewares.append(falls_silent)
    await fake.start()
    try:
        yield fake, came
    finally:
        over.set()
        await fake.stop()


@pytest.mark.parametrize(
    "at",
    [
        "/api/v10/users/@me",
        "/api/v10/applications/",
        "/api/v10/gateway/bot",
        "/gateway/",
        "/gateway/hello",
    ],
)
async def test_a_bot_that_is_still_connecting_can_be_stopped(tmp_path: Path, at: str) -> None:
    async with discord_that_falls_silent(at) as (fake, came):
        environment = {name: value for name, value in os.environ.items() if "TOKEN" not in name}
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run", "--db", str(tmp_path / "tropero.db")),
            env={**environment, "TROPERO_STAND": fake.http, "PYTHONPATH": str(ROOT)},
            cwd=tmp_path,
            stderr=asyncio.subprocess.PIPE,
        )
        try:
            waiting = [asyncio.create_task(came.wait()), asyncio.create_task(process.wait())]
            await asyncio.wait(waiting, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
            assert came.is_set(), "the bot never came so far"
            process.send_signal(signal.SIGTERM)
            async with asyncio.timeout(PATIENCE):
                _, told = await process.communicate()
        finally:
            if process.returncode is None:
                process.kill()
                await process.wait()
        assert process.returncode == 0, told.decode()
        assert "Traceback" not in told.decode()


async def test_nothing_is_begun_once_the_bot_has_ended(tmp_path: Path) -> None:
    async with local_bot(tmp_path) as house:
        bot = house.bot
    begun = []

    async def work() -> None:
        begun.append(True)

    bot.later(work())
    await asyncio.sleep(0)
    assert not begun
