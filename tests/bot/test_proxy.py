"""A proxy for all requests to Discord, as large bots use: nothing goes past it, and nobody counts twice."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import aiohttp
from aiohttp import web
from pydantic import SecretStr

from bot.app import Tropero
from bot.cluster import GlobalLimit
from bot.hosting.doctor import examine
from bot.sandbox.server import FakeDiscord
from bot.settings import Settings
from bot.store import Store
from bot.table.context import wall_clock

ROOT = Path(__file__).parents[2]
PATIENCE = 60.0
HEADERS = ("Authorization", "Content-Type", "X-Audit-Log-Reason")
ANSWERED = ("Content-Type", "X-RateLimit", "Via")


@asynccontextmanager
async def proxy_to(fake: FakeDiscord) -> AsyncIterator[tuple[str, list[str]]]:
    """The address to set, and the paths that were asked for."""
    asked: list[str] = []

    async def hand_on(request: web.Request) -> web.Response:
        asked.append(request.path)
        headers = {name: request.headers[name] for name in HEADERS if name in request.headers}
        body = await request.read()
        url = f"{fake.http}{request.path_qs}"
        async with session.request(request.method, url, data=body, headers=headers) as answer:
            kept = {name: answer.headers[name] for name in answer.headers if name.startswith(ANSWERED)}
            return web.Response(status=answer.status, body=await answer.read(), headers=kept)

    app = web.Application(client_max_size=32 * 2**20)
    app.router.add_route("*", "/api/v10/{path:.*}", hand_on)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    async with aiohttp.ClientSession() as session:
        try:
            yield f"http://127.0.0.1:{runner.addresses[0][1]}/api/v10", asked
        finally:
            await runner.cleanup()


async def test_the_bot_as_hosts_run_it_sends_every_request_through_the_proxy(tmp_path: Path) -> None:
    fake = FakeDiscord(acknowledge_within=30.0, patience=PATIENCE, token="a.token.of-a-host")
    past: list[str] = []
    fake.listeners.append(lambda exchange: past.append(f"/api/v10{exchange.path}"))
    await fake.start()
    async with proxy_to(fake) as (address, asked):
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith("TROPERO_")},
            "DISCORD_TOKEN": fake.token,
            "TROPERO_DISCORD_API": address,
            "TROPERO_DB": str(tmp_path / "tropero.db"),
            "TROPERO_EMOJI": "no",
            "TROPERO_BUSY_AFTER": "60",  # a busy machine leaves no picture out
        }
        bot = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "bot", "run", "--log-level", "ERROR"), cwd=ROOT, env=environment
        )
        try:
            await fake.gateway.until(connected=True, within=PATIENCE)
            ana = fake.person("Ana")
            assert (await ana.slash(ana.dm, "trail solo")).content
            hand = await ana.slash(ana.dm, "hand")
            assert hand.message is not None and hand.message.files, "also what is uploaded"
        finally:
            bot.send_signal(signal.SIGTERM)
            assert await asyncio.wait_for(bot.wait(), PATIENCE) == 0
            await fake.stop()
    assert sorted(past) == sorted(asked), "what Discord was asked came through the proxy, all of it"
    kinds = {path.split("/")[3] for path in asked}
    assert {"gateway", "applications", "interactions", "webhooks", "channels"} <= kinds
    assert not [*fake.rejected, *fake.unimplemented, *fake.unanswered]


async def test_a_proxy_counts_by_itself(tmp_path: Path) -> None:
    store = await Store.open(tmp_path / "tropero.db", now=wall_clock)
    counting = {}
    for api in (None, "http://127.0.0.1:1/api/v10"):
        bot = Tropero(store, Settings(db=tmp_path / "tropero.db", token=SecretStr("a.b.c"), discord_api=api))
        heard = [getattr(one, "__self__", None) for one in bot.figures.trace.on_request_start]
        counting[api] = any(isinstance(one, GlobalLimit) for one in heard)
    await store.close()
    assert list(counting.values()) == [True, False]


async def test_the_doctor_asks_through_the_proxy_too(tmp_path: Path) -> None:
    fake = await FakeDiscord().start()
    async with proxy_to(fake) as (address, asked):
        found = await examine(
            Settings(db=tmp_path / "tropero.db", token=SecretStr(fake.token), discord_api=address)
        )
    await fake.stop()
    assert "/api/v10/users/@me" in asked
    assert [one.state for one in found if one.about == "token"] == ["ok"]
