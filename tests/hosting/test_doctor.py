"""What `tropero doctor` finds: beside a Discord of a few lines, which says what Discord says."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime

import discord
import pytest
from aiohttp import web
from pydantic import SecretStr

from bot.hosting.doctor import NEEDED, Finding, examine
from bot.settings import Settings
from bot.store import Store
from bot.table.context import wall_clock

TOKEN = "a.good.token"


@asynccontextmanager
async def discord_with(monkeypatch: pytest.MonkeyPatch, *servers: tuple[str, int]) -> AsyncIterator[None]:
    def known(request: web.Request) -> bool:
        return request.headers.get("Authorization") == f"Bot {TOKEN}"

    async def me(request: web.Request) -> web.Response:
        return web.json_response({"username": "Tropero", "id": "1"}, status=200 if known(request) else 401)

    async def guilds(request: web.Request) -> web.Response:
        return web.json_response([{"name": name, "permissions": str(bits)} for name, bits in servers])

    app = web.Application()
    app.router.add_get("/users/@me", me)
    app.router.add_get("/users/@me/guilds", guilds)
    runner = web.AppRunner(app)
    await runner.setup()
    await web.TCPSite(runner, "127.0.0.1", 0).start()
    monkeypatch.setattr(discord.http.Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
    try:
        yield
    finally:
        await runner.cleanup()


def about(found: list[Finding], what: str) -> list[Finding]:
    return [one for one in found if one.about == what]


async def test_all_is_well(tmp_path, monkeypatch):
    db = tmp_path / "tropero.db"
    store = await Store.open(db, now=wall_clock)
    await store.back_up_if_due(datetime.now(UTC))
    await store.close()
    async with discord_with(monkeypatch, ("Pampas", NEEDED.value), ("Plains", 1 << 3)):
        found = await examine(Settings(db=db, token=SecretStr(TOKEN)))
    assert not [one for one in found if one.state == "bad"]
    assert "sound" in about(found, "database")[0].text
    assert "2, none lacks" in about(found, "servers")[0].text
    assert TOKEN not in str(found)


async def test_a_missing_permission_is_named_with_its_server(tmp_path, monkeypatch):
    less = discord.Permissions(NEEDED.value)
    less.attach_files = False
    async with discord_with(monkeypatch, ("Pampas", less.value)):
        found = await examine(Settings(db=tmp_path / "tropero.db", token=SecretStr(TOKEN)))
    assert about(found, "permissions") == [
        Finding("bad", "permissions", "in Pampas the bot lacks: Attach Files")
    ]


async def test_a_wrong_token_and_a_damaged_database(tmp_path, monkeypatch):
    db = tmp_path / "tropero.db"
    db.write_text("not a database at all")
    async with discord_with(monkeypatch):
        found = await examine(Settings(db=db, token=SecretStr("a.bad.token")))
    assert [one.about for one in found if one.state == "bad"] == ["database", "token"]
    assert "a.bad.token" not in str(found)


async def test_nothing_is_there_yet(tmp_path, monkeypatch):
    monkeypatch.setattr(discord.http.Route, "BASE", "http://127.0.0.1:9")  # nobody listens there
    db = tmp_path / "tropero.db"
    found = await examine(Settings(db=db))
    assert about(found, "token")[0].state == "bad" and not db.exists()
    found = await examine(Settings(db=tmp_path / "no" / "folder.db", token=SecretStr(TOKEN)))
    assert {one.about for one in found if one.state == "bad"} == {"database", "discord"}
