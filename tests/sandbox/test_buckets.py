"""Rate limits: what the headers say, and what happens to those who do not listen."""

from __future__ import annotations

import time

import aiohttp
import pytest

from bot.sandbox.buckets import STRICT, Buckets
from bot.sandbox.server import FakeDiscord
from tests.sandbox.conftest import populate
from tests.sandbox.demo import running

SEND = "POST /channels/{channel}/messages"


def test_what_is_left_counts_down_by_channel_and_begins_anew(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 100.0
    monkeypatch.setattr("bot.sandbox.buckets.time.monotonic", lambda: now)
    buckets = Buckets(strict=True)
    left = [buckets.take(SEND, {"channel": "1"})[0]["X-RateLimit-Remaining"] for _ in range(5)]
    assert left == ["4", "3", "2", "1", "0"]
    now += 2
    headers, wait = buckets.take(SEND, {"channel": "1"})
    assert wait == 3.0 and headers["X-RateLimit-Reset-After"] == "3.000" and headers["Retry-After"] == "3"
    assert buckets.take(SEND, {"channel": "2"})[1] == 0
    now += 3
    headers, wait = buckets.take(SEND, {"channel": "1"})
    assert wait == 0 and headers["X-RateLimit-Remaining"] == "4"


async def test_a_client_that_does_not_listen_is_refused() -> None:
    fake = await FakeDiscord(strict_limits=True).start()
    channel = fake.channel("games")
    url = f"{fake.http}/api/v10/channels/{channel.id}/messages"
    token = {"Authorization": f"Bot {fake.token}"}
    async with aiohttp.ClientSession(headers=token) as http:
        for number in range(6):
            async with http.post(url, json={"content": str(number)}) as answer:
                body = await answer.json()
    assert answer.status == 429 and 0 < body["retry_after"] <= 5 and body["global"] is False
    assert answer.headers["X-RateLimit-Remaining"] == "0" and answer.headers["X-RateLimit-Scope"] == "user"
    assert len(fake.world.by_channel[channel.id]) == 5
    await fake.stop()


async def test_discord_py_goes_by_the_headers(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two edits in a fifth of a second: the third waits by itself, and nothing is refused."""
    monkeypatch.setitem(STRICT, "PATCH /channels/{channel}/messages/{message}", (2, 0.2))
    fake = await FakeDiscord(strict_limits=True).start()
    scene = populate(fake)
    statuses: list[int] = []
    fake.listeners.append(lambda exchange: statuses.append(exchange.status))
    async with running(fake) as bot:
        sent = await bot.get_partial_messageable(int(scene.channel.id)).send("0")
        begun = time.monotonic()
        for number in range(1, 4):
            await sent.edit(content=str(number))
        assert time.monotonic() - begun > 0.15
    assert [message.content for message in scene.ana.messages(scene.channel)] == ["3"]
    assert 429 not in statuses
    await fake.stop()
