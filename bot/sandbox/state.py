"""What exists in the stand-in: people, one guild, channels, messages, files and synced commands.

Everything Discord would send over the wire is kept as the payload itself (`raw`), everything only the
stand-in knows (who may see an ephemeral message, who was pinged) stands beside it. Histories are bounded, so
that a stand-in which runs for weeks, or through a benchmark, keeps its size.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from bot.sandbox.clock import Clock
from bot.sandbox.rights import EVERYTHING, bits, in_channel
from bot.sandbox.wire import EPHEMERAL, LOADING, THREADS, ApiError, ChannelKind, Json, Part, walk

APPLICATION_ID = "900000000000000001"

# A user as Discord describes one, before it is anybody.
NOBODY: Json = {
    "discriminator": "0",
    **dict.fromkeys(("avatar", "avatar_decoration_data", "collectibles", "primary_guild"), None),
    **dict.fromkeys(("banner", "accent_color"), None),
    "flags": 0,
    "public_flags": 0,
}
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
    """A user: a person at the keyboard, or the bot. Whoever `follows_page` has no language of their own.

    `installed` says that this person has installed the application for themselves, to use it anywhere.
    """

    raw: Json
    locale: str = "en-US"
    follows_page: bool = False
    moderator: bool = False
    dms_closed: bool = False
    installed: bool = False

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def name(self) -> str:
        return str(self.raw["global_name"])


@dataclass
class Channel:
    """A text or announcement channel, forum, thread or direct message; `members` are those of a thread.

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
    """A message. `viewer` is set on ephemeral ones; `files` are all its files, wherever they are shown.

    `nonce` is what it was sent with. It is told in the answer to the sender and never again: Discord's
    history does not keep it.
    """

    raw: Json
    viewer: str | None = None
    files: list[Json] = field(default_factory=list)
    pinged: list[str] = field(default_factory=list)
    allowed_mentions: Json | None = None
    edits: int = 0
    deleted: bool = False
    dismissed: bool = False
    nonce: str | None = None

    @property
    def id(self) -> str:
        return str(self.raw["id"])

    @property
    def channel_id(self) -> str:
        return str(self.raw["channel_id"])

    @property
    def content(self) -> str:
        """What it says: its text, or the texts of its components, which never come together."""
        texts = [str(part.get("content") or "") for part in self.parts]
        return str(self.raw["content"]) or "\n".join(filter(None, texts))

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
        self.emojis: dict[str, Json] = {}
        self.bot = self.add_account("Tropero", account_id=APPLICATION_ID, bot=True)

    # -- people
    def add_account(
        self, name: str, *, account_id: str | None = None, bot: bool = False, **traits: Any
    ) -> Account:
        raw: Json = NOBODY | {
            "id": account_id or self.clock.snowflake(),
            "username": "".join(c for c in name.lower() if c.isalnum()) or "someone",
            "global_name": name,
            "bot": bot,
        }
        account = self.accounts[raw["id"]] = Account(raw, **traits)
        return account

    def people(self) -> list[Account]:
        return [account for account in self.accounts.values() if not account.raw["bot"]]

    def member(self, account: Account) -> Json:
        return {
            "user": account.raw,
            "roles": self.roles(account),
            "joined_at": self.guild["joined_at"],
            **dict.fromkeys(("nick", "avatar", "banner", "premium_since"), None),
            "communication_disabled_until": None,
            **dict.fromkeys(("deaf", "mute", "pending"), False),
            "flags": 0,
        }

    def roles(self, account: Account) -> list[str]:
        """The ids of somebody's roles, besides the one everybody has."""
        _, moderators, bots = (role["id"] for role in self.guild["roles"])
        return [bots] if account is self.bot else [moderators] if account.moderator else []

    def rights(self, account: Account, channel: Channel | None = None) -> int:
        """Somebody's permissions: base rights and, in a channel, that channel's overwrites."""
        if channel is not None and channel.guild_id is None:
            return EVERYTHING
        everyone = self.guild["id"]
        roles = self.roles(account)
        base = 0
        for role in self.guild["roles"]:
            if role["id"] in (everyone, *roles):
                base |= int(role["permissions"])
        home = self.home(channel)
        overwrites = home.raw["permission_overwrites"] if home else []
        return in_channel(base, overwrites, everyone=everyone, roles=roles, member=account.id)

    def may(self, account: Account, channel: Channel, *permissions: str) -> bool:
        """Whether somebody has all these permissions, named as discord.py names them, in a channel."""
        return not bits(*permissions) & ~self.rights(account, channel)

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
            return self.may(account, channel, "view_channel", "manage_threads")
        return self.may(account, channel, "view_channel")

    def bot_hears(self, channel: Channel) -> bool:
        """Whether events of a channel reach the bot: it is there, and let in."""
        return channel.guild_id is None or (self.bot_in_guild and self.can_see(self.bot, channel))

    def active_threads(self) -> int:
        return sum(channel.is_thread and not channel.archived for channel in self.channels.values())

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
