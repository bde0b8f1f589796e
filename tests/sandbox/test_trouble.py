"""Trouble: rate limits, failing requests, a lost gateway, many at once, a killed process."""

from __future__ import annotations

import asyncio
import signal
import sys
import time
from pathlib import Path
from typing import Any

import aiohttp
import discord
import pytest

from bot.sandbox.gateway import RESUME
from bot.sandbox.interactions import NoAnswerError
from tests.sandbox import demo
from tests.sandbox.conftest import Scene

IDENTIFY = 2


def here(live: Scene) -> Any:
    return live.bot.get_partial_messageable(int(live.channel.id))


async def test_rate_limited_requests_are_tried_again(live: Scene) -> None:
    live.fake.faults.rate_limit("POST", "/channels/*/messages", retry_after=0.05, times=2)
    await here(live).send("patient")
    assert [m.content for m in live.ana.messages(live.channel)] == ["patient"]
    assert len(live.fake.faults.struck) == 2


async def test_failing_edit(live: Scene) -> None:
    sent = await here(live).send("one")
    live.fake.faults.fail("PATCH", "/channels/*/messages/*", status=503)
    with pytest.raises(discord.DiscordServerError):
        await sent.edit(content="two")
    await sent.edit(content="three")
    assert [m.content for m in live.ana.messages(live.channel)] == ["three"]


async def test_late_acknowledgement(live: Scene) -> None:
    live.fake.faults.late_acknowledgement()
    with pytest.raises(NoAnswerError):
        await live.ana.slash(live.channel, "game ping")
    assert live.fake.unanswered == ["/game ping by Ana"]
    live.fake.unanswered.clear()
    assert (await live.ana.slash(live.channel, "game ping")).content == "pong"


async def test_lost_gateway_is_resumed_and_nothing_is_missed(live: Scene) -> None:
    gateway = live.fake.gateway
    await gateway.drop()
    assert not gateway.connected
    missed = await live.ana.slash(live.channel, "game ping", wait=False)
    assert (await missed.settled()).content == "pong"
    assert gateway.sent_by_bot(RESUME) == 1 and gateway.sent_by_bot(IDENTIFY) == 1


async def test_forgotten_session_is_begun_anew(live: Scene) -> None:
    gateway = live.fake.gateway
    await gateway.drop(resume=False)
    await gateway.until(connected=True)
    assert (await live.ana.slash(live.channel, "game ping")).content == "pong"
    assert gateway.sent_by_bot(IDENTIFY) == 2


async def test_invalid_session_is_begun_anew(live: Scene) -> None:
    gateway = live.fake.gateway
    await gateway.invalidate()
    assert not gateway.connected
    await gateway.until(connected=True)
    assert (await live.ana.slash(live.channel, "game ping")).content == "pong"
    assert gateway.sent_by_bot(IDENTIFY) == 2 and gateway.sent_by_bot(RESUME) == 0


async def test_asked_to_reconnect(live: Scene) -> None:
    gateway = live.fake.gateway
    await gateway.ask_to_reconnect()
    assert not gateway.connected
    missed = await live.ana.slash(live.channel, "game ping", wait=False)
    assert (await missed.settled()).content == "pong"
    assert gateway.sent_by_bot(IDENTIFY) == 1 and gateway.sent_by_bot(RESUME) == 1


async def test_a_hundred_at_once(live: Scene) -> None:
    answers = await asyncio.gather(*[live.ana.slash(live.channel, "game ping") for _ in range(100)])
    assert {answer.content for answer in answers} == {"pong"}


async def spawn(scene: Scene) -> asyncio.subprocess.Process:
    """The demo bot in a process of its own, connected."""
    root = Path(demo.__file__).parents[2]
    fake = scene.fake
    process = await asyncio.create_subprocess_exec(
        sys.executable, "-m", "tests.sandbox.demo", fake.http, fake.token, cwd=root
    )
    await fake.gateway.until(connected=True)
    return process


async def test_own_process_killed_and_restarted(scene: Scene) -> None:
    process = await spawn(scene)
    board = (await scene.ana.slash(scene.channel, "game board")).message
    assert board is not None
    process.kill()
    await process.wait()
    await scene.fake.gateway.until(connected=False)
    process = await spawn(scene)
    await scene.ana.click(board, "Move 1")
    assert board.content == "game 7 at move 1"
    answer = await scene.ben.select(board, "game:7:cards", ["1"])
    assert answer.content == "chose 1"
    process.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(process.wait(), 10) == 0
    assert scene.fake.rejected == [] and scene.fake.unimplemented == [] and scene.fake.unanswered == []


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        ('{"op": 1, "d": "' + "x" * 4096 + '"}', 4002),
        ("x" * 70_000, 1009),
        ("not json", 4002),
        ("[1, 2]", 4002),
        ('{"op": 2, "d": null}', 4002),
        ('{"op": 2, "d": {"token": "another", "intents": 0}}', 4004),
        ('{"op": 3, "d": {}}', 4003),
        ('{"op": 99, "d": {}}', 4001),
    ],
)
async def test_frames_the_gateway_does_not_take(scene: Scene, frame: str, code: int) -> None:
    """Discord closes the connection, each time with a code of its own; the gateway goes on for others."""
    async with aiohttp.ClientSession() as http, http.ws_connect(scene.fake.gateway_url) as socket:
        assert (await socket.receive_json())["op"] == 10
        await socket.send_str(frame)
        ended = await socket.receive(timeout=30)
        assert (ended.type, socket.close_code) == (aiohttp.WSMsgType.CLOSE, code)
    scene.fake.unimplemented.clear()
    async with demo.running(scene.fake):
        assert (await scene.ana.slash(scene.channel, "game ping")).content == "pong"


async def test_identified_twice(scene: Scene) -> None:
    async with aiohttp.ClientSession() as http, http.ws_connect(scene.fake.gateway_url) as socket:
        hello = {"op": IDENTIFY, "d": {"token": scene.fake.token, "intents": 1}}
        await socket.receive_json()
        await socket.send_json(hello)
        assert [(await socket.receive_json())["t"] for _ in range(2)] == ["READY", "GUILD_CREATE"]
        await socket.send_json(hello)
        await socket.receive(timeout=30)
        assert socket.close_code == 4005


async def test_a_heartbeat_is_not_answered_before_it_can_have_been_noted(scene: Scene) -> None:
    """discord.py notes when it sent one after it is out; an earlier answer seems 41 seconds late to it."""
    async with aiohttp.ClientSession() as http, http.ws_connect(scene.fake.gateway_url) as socket:
        await socket.receive_json()
        sent = time.perf_counter()
        await socket.send_json({"op": 1, "d": None})
        assert (await socket.receive_json(timeout=30))["op"] == 11
        assert time.perf_counter() - sent > 0.04
