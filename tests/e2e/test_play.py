"""`python -m bot play` as a person starts it: it says where the page is, and little else."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from pathlib import Path

import aiohttp

from tests.e2e.harness import PATIENCE, ROOT


async def test_play_says_where_its_page_is_and_little_else(tmp_path: Path) -> None:
    environment = {name: value for name, value in os.environ.items() if name != "DISCORD_TOKEN"}
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", "play", "--port", "0", "--db", str(tmp_path / "play.db")),
        env=environment,
        cwd=ROOT,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )
    assert process.stdout is not None and process.stderr is not None
    async with asyncio.timeout(PATIENCE):
        line = (await process.stdout.readline()).decode()
        address = next(word for word in line.split() if word.startswith("http://127.0.0.1:"))
        first = (await process.stderr.readline()).decode()
        async with aiohttp.ClientSession() as session, session.get(address) as page:
            assert page.status == 200
        process.send_signal(signal.SIGTERM)
        rest = (await process.stderr.read()).decode()
        assert await process.wait() == 0
    assert "commands synced" in first  # it is connected by now
    assert all(" tropero" in said for said in rest.splitlines()), rest
