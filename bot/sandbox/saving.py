"""Keeping a stand-in between runs: one SQLite file with the world, its messages and the files they show.

Changes are gathered for a moment and then written in one transaction, off the event loop, so that even a
killed process loses at most that moment. Tokens of interactions are not kept: they die with the process, as
they would within minutes anyway; the buttons of kept messages go on working.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import logging
import sqlite3
from dataclasses import asdict
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bot.sandbox.builder import plain_guild
from bot.sandbox.state import NOBODY, Account, Channel, Message, World
from bot.sandbox.wire import Json

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

log = logging.getLogger(__name__)

FORMAT = 1
PAUSE = 0.3
SCHEMA = """
CREATE TABLE IF NOT EXISTS world (only INTEGER PRIMARY KEY CHECK (only = 1), body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS message (id INTEGER PRIMARY KEY, body TEXT NOT NULL);
CREATE TABLE IF NOT EXISTS file (path TEXT PRIMARY KEY, body BLOB NOT NULL);
"""


class UnreadableFileError(Exception):
    """The file is not one of the sandbox, or of another format; it is left as it is."""


class Saver:
    """Watches a stand-in and writes what changes."""

    def __init__(self, fake: FakeDiscord, file: Path) -> None:
        self.fake, self.file = fake, file
        self._changed: set[str] = set()
        self._written_files: set[str] = set()
        self._wake = asyncio.Event()
        self._idle = asyncio.Event()
        self._task: asyncio.Task[None] | None = None

    async def restore(self) -> None:
        """Bring back what the file holds, if there is one, and keep it up to date from here on."""
        kept = await asyncio.to_thread(read, self.file)
        if kept:
            self._written_files = set(kept["files"])
            fill(self.fake, kept)
            if kept["http"] != self.fake.http:
                self._changed |= set(self.fake.world.messages)  # Their files are under another address now.
        self.fake.watchers.append(self._note)
        self._task = asyncio.create_task(self._run())

    def _note(self, what: str, thing: Any) -> None:
        if isinstance(thing, Message):
            self._changed.add(thing.id)
        if what != "bot":
            self._idle.clear()
            self._wake.set()

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            await asyncio.sleep(PAUSE)
            await self.save()

    async def written(self) -> None:
        """Wait until everything that has changed so far is in the file."""
        await self._idle.wait()

    async def save(self) -> None:
        """Write everything that changed since the last time. What cannot be written now is kept for later."""
        self._wake.clear()
        world = self.fake.world
        changed, self._changed = self._changed, set()
        messages = {i: message_body(world.messages[i]) for i in changed if i in world.messages}
        keep = (set(world.messages), set(world.files))
        new_files = {path: world.files[path] for path in keep[1] - self._written_files}
        try:
            await asyncio.to_thread(write, self.file, world_body(self.fake), messages, new_files, keep)
        except (OSError, sqlite3.Error):
            log.exception("%s could not be written", self.file)
            self._changed |= changed
            return
        self._written_files = keep[1]
        if not self._wake.is_set():
            self._idle.set()

    async def close(self) -> None:
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self.fake.watchers.remove(self._note)
            await self.save()


def world_body(fake: FakeDiscord) -> str:
    world = fake.world
    return json.dumps(
        {
            "format": FORMAT,
            "http": fake.http,
            "guild": world.guild,
            "bot_in_guild": world.bot_in_guild,
            "accounts": [asdict(account) for account in world.accounts.values()],
            "channels": [asdict(c) | {"members": sorted(c.members)} for c in world.channels.values()],
            "emojis": list(world.emojis.values()),
            "commands": [[guild, commands] for guild, commands in world.commands.items()],
        }
    )


def message_body(message: Message) -> str:
    return json.dumps(asdict(message))


def write(
    file: Path, body: str, messages: dict[str, str], files: dict[str, bytes], keep: tuple[set[str], set[str]]
) -> None:
    file.parent.mkdir(parents=True, exist_ok=True)
    with contextlib.closing(sqlite3.connect(file)) as db, db:
        db.executescript(SCHEMA)
        db.execute("BEGIN")
        db.execute("INSERT OR REPLACE INTO world VALUES (1, ?)", (body,))
        db.executemany("INSERT OR REPLACE INTO message VALUES (?, ?)", messages.items())
        db.executemany("INSERT OR REPLACE INTO file VALUES (?, ?)", files.items())
        old_messages = {str(row[0]) for row in db.execute("SELECT id FROM message")} - keep[0]
        old_files = {row[0] for row in db.execute("SELECT path FROM file")} - keep[1]
        db.executemany("DELETE FROM message WHERE id = ?", [(i,) for i in old_messages])
        db.executemany("DELETE FROM file WHERE path = ?", [(path,) for path in old_files])


def read(file: Path) -> Json | None:
    """Everything in the file, or None if there is no file yet."""
    if not file.exists():
        return None
    try:
        with contextlib.closing(sqlite3.connect(file)) as db:
            row = db.execute("SELECT body FROM world").fetchone()
            world = json.loads(row[0]) if row else {}
            if world.get("format") != FORMAT:
                raise UnreadableFileError(
                    f"{file} is of another version of the sandbox; move it away to begin anew"
                )
            messages = [body for (body,) in db.execute("SELECT body FROM message ORDER BY id")]
            files = dict(db.execute("SELECT path, body FROM file"))
    except (sqlite3.DatabaseError, ValueError) as error:
        raise UnreadableFileError(f"{file} is not a file of the sandbox: {error}") from error
    return world | {"messages": messages, "files": files}


def fill(fake: FakeDiscord, kept: Json) -> None:
    """Put what was kept into a fresh stand-in. Addresses of files move along if the port is another one."""
    world: World = fake.world
    world.guild, world.bot_in_guild = plain_guild() | kept["guild"], kept["bot_in_guild"]
    world.files = kept["files"]
    world.commands = dict(kept["commands"])
    for account in kept["accounts"]:
        account["raw"] = NOBODY | account["raw"]
    world.accounts = {account["raw"]["id"]: Account(**account) for account in kept["accounts"]}
    world.emojis = {emoji["id"]: emoji for emoji in kept.get("emojis", ())}
    world.bot = world.accounts[world.bot.id]
    for channel in kept["channels"]:
        world.keep_channel(Channel(channel["raw"], set(channel["members"])))
    for body in kept["messages"]:
        message = Message(**json.loads(body.replace(kept["http"], fake.http)))
        if message.channel_id in world.channels:
            world.keep_message(message)
    for known in (world.channels, world.messages, world.accounts, world.emojis):
        for snowflake in known:
            fake.clock.not_before(snowflake)
