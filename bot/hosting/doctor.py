"""What a host should know before the first start, and when something is wrong: one finding a line.

Nothing is changed, and nothing that is secret is said. Discord is asked what the token opens, and in which
servers a permission is missing that every table needs.
"""

from __future__ import annotations

import shutil
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Literal

import aiohttp
import discord
import msgspec

from bot.address import Address
from bot.settings import Settings
from bot.store.backups import EVERY, backups_of, taken_at
from bot.store.errors import StoreError
from bot.store.files import check_file
from bot.store.postgres import check_server

State = Literal["ok", "note", "bad"]
#: What the invitation of the README asks for, and every table needs.
NEEDED = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    attach_files=True,
    read_message_history=True,
)
LONGEST_ANSWER = aiohttp.ClientTimeout(total=15)
LITTLE_ROOM = 500_000_000
MOST_SERVERS = 200


class Finding(msgspec.Struct, frozen=True):
    state: State
    about: str
    text: str


class _User(msgspec.Struct):
    username: str


class _Server(msgspec.Struct):
    name: str
    permissions: str


async def examine(settings: Settings, now: datetime | None = None) -> list[Finding]:
    return [
        *await _where_games_are(settings.db, now or datetime.now(UTC)),
        *await _discord(settings),
    ]


async def _where_games_are(where: Address, now: datetime) -> list[Finding]:
    if isinstance(where, Path):
        return [*_database(where, now), *_room(where)]
    try:
        version = await check_server(where)
    except StoreError as error:
        return [Finding("bad", "database", str(error))]
    if version == 0:
        return [Finding("ok", "database", f"{where} is empty; the first start makes its tables")]
    return [
        Finding("ok", "database", f"{where} is sound (schema {version})"),
        Finding("note", "backups", "those of a server are yours to make, with pg_dump or its archive"),
    ]


def _database(path: Path, now: datetime) -> list[Finding]:
    if not path.exists():
        if not path.parent.is_dir():
            return [Finding("bad", "database", f"{path}: there is no such folder; make it first")]
        return [Finding("ok", "database", f"{path} is not there yet; the first start makes it")]
    try:
        version = check_file(path)
    except StoreError as error:
        return [Finding("bad", "database", str(error))]
    found = [Finding("ok", "database", f"{path} is sound (schema {version})")]
    taken = backups_of(path)
    if not taken or now - taken_at(taken[-1]) > EVERY + timedelta(hours=1):
        when = f"the newest is of {taken_at(taken[-1]):%Y-%m-%d}" if taken else "there is none"
        found.append(Finding("note", "backups", f"{when}; a running bot makes one every day"))
    else:
        found.append(Finding("ok", "backups", f"{len(taken)}, the newest of {taken_at(taken[-1]):%Y-%m-%d}"))
    return found


def _room(path: Path) -> list[Finding]:
    folder = path.resolve().parent
    if not folder.is_dir():
        return []
    free = shutil.disk_usage(folder).free
    state: State = "ok" if free >= LITTLE_ROOM else "note"
    return [Finding(state, "disk", f"{free / 1e9:.1f} GB free where the database lies")]


async def _discord(settings: Settings) -> list[Finding]:
    if settings.token is None:
        return [Finding("bad", "token", "DISCORD_TOKEN is not set; the developer portal has it under Bot")]
    headers = {"Authorization": f"Bot {settings.token.get_secret_value()}"}
    api = settings.discord_api or discord.http.Route.BASE
    try:
        async with aiohttp.ClientSession(headers=headers, timeout=LONGEST_ANSWER) as session:
            return await _account(session, api)
    except (aiohttp.ClientError, TimeoutError) as error:
        return [Finding("bad", "discord", f"Discord cannot be reached from here ({type(error).__name__})")]


async def _account(session: aiohttp.ClientSession, api: str) -> list[Finding]:
    async with session.get(f"{api}/users/@me") as answer:
        if answer.status == 401:
            text = "Discord does not know this token; reset it in the developer portal and set it again"
            return [Finding("bad", "token", text)]
        if answer.status != 200:
            return [Finding("bad", "discord", f"Discord answers {answer.status}; try again later")]
        user = msgspec.json.decode(await answer.read(), type=_User)
    found = [Finding("ok", "token", f"it is that of {user.username}")]
    async with session.get(f"{api}/users/@me/guilds?limit={MOST_SERVERS}") as answer:
        if answer.status != 200:
            return [*found, Finding("note", "servers", f"Discord answers {answer.status} about the servers")]
        servers = msgspec.json.decode(await answer.read(), type=list[_Server])
    if not servers:
        return [
            *found,
            Finding("note", "servers", "the bot is in no server yet; README says how to invite it"),
        ]
    lacking = [_lacking(server) for server in servers]
    named = [Finding("bad", "permissions", text) for text in lacking if text]
    return (
        [*found, *named]
        if named
        else [*found, Finding("ok", "servers", f"{len(servers)}, none lacks a permission")]
    )


def _lacking(server: _Server) -> str:
    """What a server does not allow; channels of it may allow less."""
    has = discord.Permissions(int(server.permissions))
    if has.administrator:
        return ""
    names = [name for name, needed in NEEDED if needed and not getattr(has, name)]
    told = ", ".join(name.replace("_", " ").title() for name in names)
    return f"in {server.name} the bot lacks: {told}" if names else ""
