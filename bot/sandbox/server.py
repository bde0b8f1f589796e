"""The stand-in as a whole: one server on 127.0.0.1 with REST, gateway, files and the page.

    fake = await FakeDiscord().start()
    ...
    assert fake.rejected == [] and fake.unimplemented == [] and fake.unanswered == []
    await fake.stop()

`rejected` holds every request Discord would have refused, `unimplemented` every request the stand-in does
not know, `unanswered` every interaction that was not acknowledged in time. A clean test asserts that all are
empty.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

from aiohttp import web

from bot.sandbox import rest, routes
from bot.sandbox.buckets import Buckets
from bot.sandbox.builder import guild_payload, new_channel, new_guild, new_thread
from bot.sandbox.cdn import Cdn
from bot.sandbox.clock import Clock
from bot.sandbox.connect import TOKEN
from bot.sandbox.faults import Faults
from bot.sandbox.gateway import DIRECT_MESSAGES, GUILD_MESSAGES, Gateway
from bot.sandbox.guard import guard
from bot.sandbox.interactions import Interactions
from bot.sandbox.people import Person
from bot.sandbox.rights import bits
from bot.sandbox.routes.messages import OldEdits
from bot.sandbox.saving import Saver, UnreadableFileError
from bot.sandbox.state import Bounded, Channel, Message, World
from bot.sandbox.wire import ChannelKind

__all__ = ["FakeDiscord", "routes"]  # Importing `routes` is what registers them.

Watcher = Callable[[str, Any], None]


class FakeDiscord:
    """A Discord of its own: one guild, its channels and people, and the bot that connects to it.

    `acknowledge_within` and `token_life` are Discord's 3 seconds and 15 minutes; `clock.advance()` lets time
    pass. `patience` is how many seconds the people wait for an answer to be finished. `file` keeps
    everything between runs.
    """

    def __init__(
        self,
        *,
        guild: str = "La Pampa",
        token: str = TOKEN,
        port: int = 0,
        file: Path | None = None,
        shards: int = 1,
        max_concurrency: int = 1,
        spread: bool = False,
        compressed: bool = False,
        acknowledge_within: float = 3.0,
        token_life: float = 900.0,
        patience: float = 10.0,
        messages_per_channel: int = 400,
        most_threads: int = 1000,
        strict_limits: bool = False,
    ) -> None:
        self.token, self.port = token, port
        self.acknowledge_within, self.token_life = acknowledge_within, token_life
        self.patience, self.most_threads = patience, most_threads
        self.clock = Clock()
        self.world = World(self.clock, messages_per_channel=messages_per_channel)
        self.world.guild = new_guild(self.clock, guild)
        self.gateway = Gateway(
            self, shards=shards, max_concurrency=max_concurrency, spread=spread, compressed=compressed
        )
        self.interactions = Interactions(self)
        self.faults = Faults()
        self.buckets = Buckets(strict=strict_limits)
        self.listeners: list[Callable[[rest.Exchange], None]] = []
        self.old_edits = OldEdits(self)
        self.requests: Bounded[tuple[str, str]] = Bounded(1000)
        self.rejected: Bounded[rest.Rejected] = Bounded(1000)
        self.unimplemented: Bounded[str] = Bounded(1000)
        self.unanswered: Bounded[str] = Bounded(1000)
        self.watchers: list[Watcher] = []
        self.app = web.Application(client_max_size=32 * 2**20, middlewares=[guard(self)])
        self._saver = Saver(self, file) if file else None
        self._runner: web.AppRunner | None = None

    # -- running
    @property
    def http(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    @property
    def gateway_url(self) -> str:
        return f"ws://127.0.0.1:{self.port}/gateway/"

    async def start(self) -> FakeDiscord:
        """Listen on 127.0.0.1, and nowhere else; then bring back what was kept."""
        self.app.router.add_get("/gateway/", self.gateway.handle)
        self.app.router.add_route("*", "/api/v10/{path:.*}", partial(rest.handle, self))
        self.app.router.add_get("/cdn/{path:.*}", Cdn(self).handle)
        self._runner = web.AppRunner(self.app, access_log=None, shutdown_timeout=5)
        await self._runner.setup()
        await web.TCPSite(self._runner, "127.0.0.1", self.port).start()
        self.port = self._runner.addresses[0][1]
        try:
            if self._saver:
                await self._saver.restore()
        except UnreadableFileError:
            await self.stop()
            raise
        return self

    async def stop(self) -> None:
        if self._saver:
            await self._saver.close()
        await self.gateway.close()
        if self._runner:
            await self._runner.cleanup()

    def changed(self, what: str, thing: Any) -> None:
        """Tell whoever watches (the page, the file) that something is different now."""
        for watcher in list(self.watchers):
            watcher(what, thing)

    # -- people and places
    def person(self, name: str, *, locale: str | None = None, moderator: bool = False) -> Person:
        """The person of this name, new if there is none yet. Without a locale it is that of the server."""
        for account in self.world.people():
            if account.name == name:
                return Person(self, account)
        spoken = locale or self.world.guild["preferred_locale"]
        account = self.world.add_account(
            name, locale=spoken, follows_page=locale is None, moderator=moderator
        )
        self.changed("people", None)
        return Person(self, account)

    def people(self) -> list[Person]:
        return [Person(self, account) for account in self.world.people()]

    def channel(self, name: str, kind: ChannelKind = ChannelKind.TEXT) -> Channel:
        """The channel of this name; if there is none it is made, without telling a bot already connected."""
        for channel in self.world.channels.values():
            if channel.guild_id and not channel.is_thread and channel.name == name:
                return channel
        return new_channel(self.world, name, kind)

    async def new_channel(self, name: str, kind: ChannelKind = ChannelKind.TEXT) -> Channel:
        channel = new_channel(self.world, name, kind)
        await self.gateway.dispatch("CHANNEL_CREATE", channel.raw)
        self.changed("channels", None)
        return channel

    async def new_thread(self, parent: Channel, name: str, by: Person, *, private: bool = False) -> Channel:
        """Somebody opens a thread. The bot is no member of a private one unless it is added."""
        thread = new_thread(self.world, parent, name, owner_id=by.id, private=private)
        await self.open_thread(thread)
        return thread

    async def open_thread(self, thread: Channel) -> None:
        """Tell everybody of a new thread."""
        if self.world.bot_hears(thread):
            await self.gateway.dispatch("THREAD_CREATE", thread.raw | {"newly_created": True})
        self.changed("channels", None)

    def threads(self, parent: Channel) -> list[Channel]:
        return [
            channel for channel in self.world.channels.values() if channel.raw.get("parent_id") == parent.id
        ]

    def messages(self, channel: Channel, as_person: Person) -> list[Message]:
        """What one person can see of a channel, oldest first."""
        if not self.world.can_see(as_person.account, channel):
            return []
        return [message for message in self.world.history(channel) if message.seen_by(as_person.id)]

    # -- what befalls them
    async def announce(self, message: Message, event: str) -> None:
        """Tell the bot of a message, if it wants such events and the message is for all to see."""
        channel = self.world.channel(message.channel_id)
        if channel.woken:
            channel.woken = False
            await self.gateway.dispatch("THREAD_UPDATE", channel.raw)
            self.changed("channels", None)
        if message.ephemeral or not self.world.bot_hears(channel):
            return
        in_guild = channel.guild_id is not None
        raw = message.raw | ({"guild_id": channel.guild_id} if in_guild else {})
        intent = GUILD_MESSAGES if in_guild else DIRECT_MESSAGES
        await self.gateway.dispatch(event, raw, guild=in_guild, intent=intent)

    async def delete_message(self, message: Message) -> None:
        message.deleted = True
        self.world.forget_files(message.files)
        self.changed("message", message)
        channel = self.world.channel(message.channel_id)
        gone = {"id": message.id, "channel_id": channel.id, "guild_id": channel.guild_id}
        if not message.ephemeral:
            intent = GUILD_MESSAGES if channel.guild_id else DIRECT_MESSAGES
            await self.gateway.dispatch("MESSAGE_DELETE", gone, guild=bool(channel.guild_id), intent=intent)

    async def delete_channel(self, channel: Channel) -> None:
        """Somebody deletes a channel: from now on it is unknown (10003)."""
        for gone in self.world.forget_channel(channel):
            await self.gateway.dispatch("THREAD_DELETE" if gone.is_thread else "CHANNEL_DELETE", gone.raw)
        self.changed("channels", None)

    async def archive(self, thread: Channel, *, locked: bool = False) -> None:
        await self._change_thread(thread, archived=True, locked=locked)

    async def lock(self, thread: Channel, *, locked: bool = True) -> None:
        """A moderator locks a thread, which stays open to read: 160005 for whoever may not manage threads."""
        await self._change_thread(thread, locked=locked)

    async def _change_thread(self, thread: Channel, **changes: bool) -> None:
        thread.raw["thread_metadata"] |= changes
        await self.gateway.dispatch("THREAD_UPDATE", thread.raw)
        self.changed("channels", None)

    async def deny(self, channel: Channel, *permissions: str, person: Person | None = None) -> None:
        """Take permissions from the bot, or a person, in a channel; without any, give all of them back."""
        await self._overwrite(channel, person, denied=bits(*permissions))

    async def allow(self, channel: Channel, *permissions: str, person: Person | None = None) -> None:
        """Give the bot, or a person, more permissions in a channel than their roles have."""
        await self._overwrite(channel, person, allowed=bits(*permissions))

    async def _overwrite(
        self, channel: Channel, person: Person | None, *, denied: int = 0, allowed: int = 0
    ) -> None:
        home = self.world.home(channel)
        assert home is not None
        whose = person.id if person else self.world.bot.id
        overwrite = {"id": whose, "type": 1, "allow": str(allowed), "deny": str(denied)}
        others = [o for o in home.raw["permission_overwrites"] if o["id"] != whose]
        home.raw["permission_overwrites"] = [*others, overwrite] if denied or allowed else others
        await self.gateway.dispatch("CHANNEL_UPDATE", home.raw)
        self.changed("channels", None)

    def close_dms(self, person: Person, *, closed: bool = True) -> None:
        """From now on direct messages to this person fail with 50007."""
        person.account.dms_closed = closed

    def install_for(self, person: Person, *, installed: bool = True) -> None:
        """Somebody installs the application for themselves: they may use it where the bot is not."""
        person.account.installed = installed
        self.changed("commands", None)

    async def remove_bot(self) -> None:
        """Somebody throws the bot out of the guild: 50001 from now on."""
        self.world.bot_in_guild = False
        await self.gateway.dispatch("GUILD_DELETE", {"id": self.world.guild["id"]})

    async def invite_bot(self) -> None:
        self.world.bot_in_guild = True
        await self.gateway.dispatch("GUILD_CREATE", guild_payload(self.world))
