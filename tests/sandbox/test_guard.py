"""Nobody but programs on this machine and the page itself may speak to the stand-in."""

from __future__ import annotations

import asyncio
import signal
import sys
from collections.abc import AsyncIterator

import aiohttp
import pytest

from bot.sandbox.connect import NoNames
from bot.sandbox.play import PageSettings, serve
from bot.sandbox.server import FakeDiscord


@pytest.fixture
async def fake() -> AsyncIterator[FakeDiscord]:
    fake = await serve(PageSettings(port=0))
    yield fake
    await fake.stop()


async def status(fake: FakeDiscord, path: str = "/", **headers: str) -> int:
    named = {name.replace("_", "-"): value for name, value in headers.items()}
    async with aiohttp.ClientSession() as http, http.get(fake.http + path, headers=named) as answer:
        return answer.status


async def test_listens_on_loopback_only(fake: FakeDiscord) -> None:
    assert fake._runner is not None
    assert [address[0] for address in fake._runner.addresses] == ["127.0.0.1"]


async def test_host_must_be_this_machine(fake: FakeDiscord) -> None:
    assert await status(fake) == 200
    assert await status(fake, Host=f"localhost:{fake.port}") == 200
    assert await status(fake, Host="evil.example") == 403
    assert await status(fake, Host=f"evil.example:{fake.port}") == 403
    assert await status(fake, "/api/v10/users/@me", Host="evil.example") == 403


async def test_foreign_pages_are_refused(fake: FakeDiscord) -> None:
    assert await status(fake, Origin=fake.http) == 200
    assert await status(fake, Origin="https://evil.example") == 403
    assert await status(fake, Origin="null") == 403
    assert await status(fake, "/web/app.js", Sec_Fetch_Site="cross-site") == 403
    token = f"Bot {fake.token}"
    assert await status(fake, "/api/v10/users/@me", Authorization=token) == 200
    assert await status(fake, "/api/v10/users/@me", Authorization=token, Origin="https://evil.example") == 403


@pytest.mark.parametrize("origin", ["https://evil.example", None])
async def test_the_page_has_its_websocket_for_itself(fake: FakeDiscord, origin: str | None) -> None:
    async with aiohttp.ClientSession() as http:
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await http.ws_connect(f"{fake.http}/page", origin=origin)
        async with http.ws_connect(f"{fake.http}/page", origin=fake.http) as socket:
            await socket.send_json({"n": 1, "do": "hello"})
            assert (await socket.receive_json())["t"] == "reply"


async def test_pages_may_load_nothing_from_elsewhere(fake: FakeDiscord) -> None:
    async with aiohttp.ClientSession() as http, http.get(fake.http) as answer:
        policy = answer.headers["Content-Security-Policy"]
        text = await answer.text()
    assert "default-src 'none'" in policy and "frame-ancestors 'none'" in policy
    assert "http://" not in text and "https://" not in text


async def test_nonsense_on_the_websocket_is_answered(fake: FakeDiscord) -> None:
    async with (
        aiohttp.ClientSession() as http,
        http.ws_connect(f"{fake.http}/page", origin=fake.http) as socket,
    ):
        for request in (
            {"n": 1, "do": "explode"},
            {"n": 2, "do": "say", "channel": "7", "text": "x"},
            {"n": 3},
        ):
            await socket.send_json(request)
            assert "error" in await socket.receive_json()


async def test_the_page_alone_as_a_program() -> None:
    program = (sys.executable, "-m", "bot.sandbox", "--port", "0")
    process = await asyncio.create_subprocess_exec(*program, stdout=asyncio.subprocess.PIPE)
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    address = line.split()[4].rstrip(";")
    async with aiohttp.ClientSession() as http, http.get(address) as answer:
        assert answer.status == 200
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 10) == 0


async def test_a_bot_in_the_sandbox_cannot_leave_this_machine() -> None:
    connector = aiohttp.TCPConnector(resolver=NoNames())
    async with aiohttp.ClientSession(connector=connector) as http:
        with pytest.raises(aiohttp.ClientConnectorError):
            await http.get("https://discord.com/api")
