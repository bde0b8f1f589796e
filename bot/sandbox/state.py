"""What exists in the stand-in: people, one guild, channels, messages, files and synced commands.

Everything Discord would send over the wire is kept as the payload itself (`raw`), everything only the
stand-in knows (who may see an ephemeral message, who was pinged) stands beside it. Histories are bounded, so
that a stand-in which runs for weeks, or through a benchmark, keeps its size.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

import discord

from bot.sandbox.clock import Clock
from bot.sandbox.wire import EPHEMERAL, LOADING, THREADS, ApiError, ChannelKind, Json, Part, walk

APPLICATION_ID = "900000000000000001"
EVERYTHING = discord.Permissions.all().value
MEMBER_RIGHTS = discord.Permissions(
    view_channel=True,
    send_messages=True,
    send_messages_in_threads=True,
    create_public_threads=True,
    create_private_threads=True,
    embed_links=True,
    attach_files=True,
    read_message_history=True,
    use_application_commands=True,
    add_reactions=True,
    use_external_emojis=True,
).value
MODERATOR_RIGHTS = discord.Permissions(manage_messages=True, manage_threads=True).value
BOT_RIGHTS = MEMBER_RIGHTS | discord.Permissions(manage_threads=True, manage_messages=True).value

LINGERING = 20  # files that can still be loaded after their message has dropped them

T = TypeVar("T")


class Bounded(list[T], Generic[T]):
    """A list that forgets its oldest entries; it still compares equal to a plain list."""

    def __init__(self, most: int) -> None:
        super().__init__()
        self.most = most

    def append(self, item: T) -> None:
        super().append(item)
        if len(self) > self.most:
            del self[: len(self) - self.most]


@dataclass
class Account:
    """A user: a person at the keyboard, or the bot. Whoever `follows_page` has no language of their own."""

    raw: Json
    locale: str = "en-US"
    follows_page: bool = False
    moderator: bool = False
    dms_closed: bool = False

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def name(self) -> str:
        return str(self.raw["global_name"])


@dataclass
class Channel:
    """A text channel, forum, thread or direct message; `members` matters in private threads only.

    `woken` is set while the bot has not been told yet that a message unarchived this thread.
    """

    raw: Json
    members: set[str] = field(default_factory=set)
    woken: bool = False

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def kind(self) -> ChannelKind:
        return ChannelKind(self.raw["type"])

    @property
    def name(self) -> str:
        return str(self.raw.get("name", ""))

    @property
    def guild_id(self) -> str | None:
        return self.raw.get("guild_id")

    @property
    def is_thread(self) -> bool:
        return self.kind in THREADS

    @property
    def archived(self) -> bool:
        return self.is_thread and bool(self.raw["thread_metadata"]["archived"])

    @property
    def locked(self) -> bool:
        return self.is_thread and bool(self.raw["thread_metadata"]["locked"])

    @property
    def recipient_id(self) -> str | None:
        return self.raw["recipients"][0]["id"] if self.kind is ChannelKind.DM else None


@dataclass
class Message:
    """A message. `viewer` is set on ephemeral ones; `files` are all its files, wherever they are shown."""

    raw: Json
    viewer: str | None = None
    files: list[Json] = field(default_factory=list)
    pinged: list[str] = field(default_factory=list)
    allowed_mentions: Json | None = None
    edits: int = 0
    deleted: bool = False
    dismissed: bool = False

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def channel_id(self) -> str:
        return str(self.raw["channel_id"])

    @property
    def content(self) -> str:
        return str(self.raw["content"])

    @property
    def embeds(self) -> list[Json]:
        return list(self.raw["embeds"])

    @property
    def ephemeral(self) -> bool:
        return bool(self.raw["flags"] & EPHEMERAL)

    @property
    def thinking(self) -> bool:
        return bool(self.raw["flags"] & LOADING)

    @property
    def parts(self) -> list[Json]:
        """Every component, nested ones included."""
        return list(walk(self.raw["components"]))

    @property
    def labels(self) -> list[str]:
        """The labels of the buttons that can be pressed, in reading order."""
        return [
            part.get("label") or ""
            for part in self.parts
            if part["type"] == Part.BUTTON and not part.get("disabled")
        ]

    @property
    def text(self) -> str:
        """All its words: content, the texts of embeds, and those of Components V2."""
        words = [self.content]
        for embed in self.embeds:
            words += [embed.get("title") or "", embed.get("description") or ""]
            words += [f"{f['name']}\n{f['value']}" for f in embed.get("fields") or []]
        words += [part["content"] for part in self.parts if part["type"] == Part.TEXT_DISPLAY]
        return "\n".join(filter(None, words))

    def seen_by(self, user_id: str) -> bool:
        return not (self.deleted or self.dismissed) and self.viewer in (None, user_id)


class World:
    """All that exists, found by id. Building it up is in `builder`, writing messages in `messages`."""

    def __init__(self, clock: Clock, *, messages_per_channel: int = 400) -> None:
        self.clock = clock
        self.messages_per_channel = messages_per_channel
        self.accounts: dict[str, Account] = {}
        self.guild: Json = {}
        self.bot_in_guild = True
        self.channels: dict[str, Channel] = {}
        self.messages: dict[str, Message] = {}
        self.by_channel: dict[str, list[Message]] = {}
        self.files: dict[str, bytes] = {}
        self.gone_files: Bounded[tuple[str, bytes]] = Bounded(LINGERING)
        self.commands: dict[str | None, list[Json]] = {None: []}
        self.bot = self.add_account("Tropero", account_id=APPLICATION_ID, bot=True)

    # -- people
    def add_account(
        self, name: str, *, account_id: str | None = None, bot: bool = False, **traits: Any
    ) -> Account:
        raw: Json = {
            "id": account_id or self.clock.snowflake(),
            "username": "".join(c for c in name.lower() if c.isalnum()) or "someone",
            "discriminator": "0",
            "global_name": name,
            "avatar": None,
            "bot": bot,
            "flags": 0,
            "public_flags": 0,
        }
        account = self.accounts[raw["id"]] = Account(raw, **traits)
        return account

    def people(self) -> list[Account]:
        return [account for account in self.accounts.values() if not account.raw["bot"]]

    def member(self, account: Account) -> Json:
        return {
            "user": account.raw,
            "nick": None,
            "roles": self.roles(account),
            "joined_at": self.guild["joined_at"],
            "deaf": False,
            "mute": False,
            "flags": 0,
            "permissions": str(self.rights(account)),
        }

    def roles(self, account: Account) -> list[str]:
        """The ids of somebody's roles, besides the one everybody has."""
        _, moderators, bots = (role["id"] for role in self.guild["roles"])
        return [bots] if account is self.bot else [moderators] if account.moderator else []

    def rights(self, account: Account, channel: Channel | None = None) -> int:
        """Somebody's permissions: base rights and, in a channel, that channel's overwrites."""
        if channel is not None and channel.guild_id is None:
            return EVERYTHING
        rights = BOT_RIGHTS if account is self.bot else MEMBER_RIGHTS
        if account.moderator:
            rights |= MODERATOR_RIGHTS
        home = self.home(channel)
        for overwrite in home.raw["permission_overwrites"] if home else []:
            if overwrite["id"] in (account.id, self.guild["id"]):
                rights = rights & ~int(overwrite["deny"]) | int(overwrite["allow"])
        return rights

    def home(self, channel: Channel | None) -> Channel | None:
        """The channel itself, or the one a thread belongs to: threads have no overwrites of their own."""
        if channel is not None and channel.is_thread:
            return self.channels.get(channel.raw["parent_id"])
        return channel

    # -- finding
    def account(self, user_id: str) -> Account:
        if user_id not in self.accounts:
            raise ApiError(404, 10013, "Unknown User")
        return self.accounts[user_id]

    def channel(self, channel_id: str) -> Channel:
        if channel_id not in self.channels:
            raise ApiError(404, 10003, "Unknown Channel")
        return self.channels[channel_id]

    def message(self, message_id: str) -> Message:
        message = self.messages.get(message_id)
        if message is None or message.deleted:
            raise ApiError(404, 10008, "Unknown Message")
        return message

    def dm(self, account: Account) -> Channel:
        """The direct message channel between the bot and somebody, opened when it is first needed."""
        for channel in self.channels.values():
            if channel.recipient_id == account.id:
                return channel
        raw = {
            "id": self.clock.snowflake(),
            "type": int(ChannelKind.DM),
            "recipients": [account.raw],
            "last_message_id": None,
            "flags": 0,
        }
        return self.keep_channel(Channel(raw))

    def can_see(self, account: Account, channel: Channel) -> bool:
        if channel.kind is ChannelKind.DM:
            return account.id in (channel.recipient_id, self.bot.id)
        if channel.kind is ChannelKind.PRIVATE_THREAD and account.id not in channel.members:
            return account.moderator
        return bool(self.rights(account, channel) & discord.Permissions(view_channel=True).value)

    # -- keeping
    def keep_channel(self, channel: Channel) -> Channel:
        self.channels[channel.id] = channel
        self.by_channel.setdefault(channel.id, [])
        return channel

    def keep_message(self, message: Message) -> None:
        """File a new message; beyond the channel's bound the oldest goes, with its files."""
        self.messages[message.id] = message
        history = self.by_channel[message.channel_id]
        history.append(message)
        while len(history) > self.messages_per_channel:
            oldest = history.pop(0)
            del self.messages[oldest.id]
            self.forget_files(oldest.files)

    def forget_files(self, attachments: Iterable[Json]) -> None:
        """As with Discord, an address works for a while longer: somebody may just be loading the picture."""
        for attachment in attachments:
            path = cdn_path(attachment["url"])
            if path in self.files:
                self.gone_files.append((path, self.files.pop(path)))

    def file(self, path: str) -> bytes | None:
        return self.files.get(path) or dict(self.gone_files).get(path)

    def forget_channel(self, channel: Channel) -> list[Channel]:
        """Remove a channel with its threads and messages; returns what was removed."""
        gone = [channel, *(c for c in self.channels.values() if c.raw.get("parent_id") == channel.id)]
        for each in gone:
            del self.channels[each.id]
            for message in self.by_channel.pop(each.id):
                del self.messages[message.id]
                self.forget_files(message.files)
        return gone

    def history(self, channel: Channel) -> Iterator[Message]:
        return iter(self.by_channel.get(channel.id, []))


def cdn_path(url: str) -> str:
    """The part of a file's address under which the world keeps it."""
    return url.partition("/cdn/")[2]
