"""The stand-in with its page, for a person to play on: what `make play` runs beside the bot.

fake = await serve(PageSettings(port=8420, file=Path("sandbox.db"), starts=(...)))
print(fake.http)                       # the page
redirect(fake.http); await bot.start(fake.token)
await fake.stop()
"""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from bot.sandbox.page import Page
from bot.sandbox.server import FakeDiscord
from bot.sandbox.wire import ChannelKind

PATIENCE = 90.0  # seconds in which a start may be through: a slow machine draws its first board slowly


@dataclass(frozen=True)
class Somebody:
    """A person who is there from the start. Without a locale they speak the language of the page."""

    name: str
    locale: str | None = None
    moderator: bool = False


@dataclass(frozen=True)
class Step:
    """One thing a person does in a start: a slash command, or a click on a button of the newest message.

    `click` is the button's label, or the key of the message that is its label in whatever language.
    `person` counts from the one who pressed the start: 0 is that person, 1 the next one in the list.
    """

    person: int = 0
    slash: str | None = None
    click: str | None = None
    options: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Ask:
    """An option of a start's first command that can be chosen before: what the command offers, in its words.

    `when` names another option and the value it must have for this one to mean anything.
    """

    option: str
    default: str
    when: tuple[str, str] | None = None


@dataclass(frozen=True)
class Start:
    """A beginning on the page. With `channel` it opens a fresh channel of that name first.

    All its words are keys of messages, or plain words for a bot that speaks one language.
    """

    title: str
    note: str
    steps: tuple[Step, ...]
    channel: str | None = None
    icon: str = "▶"
    asks: tuple[Ask, ...] = ()


@dataclass(frozen=True)
class PageSettings:
    """How the page is set up. `port` 0 takes any free port; without a `file` nothing is kept."""

    port: int = 8420
    file: Path | None = None
    guild: str = "La Pampa"
    channels: tuple[str, ...] = ("general",)
    forums: tuple[str, ...] = ()
    people: tuple[Somebody, ...] = (Somebody("Ana", moderator=True), Somebody("Ben"), Somebody("Carla"))
    starts: tuple[Start, ...] = ()


async def serve(settings: PageSettings) -> FakeDiscord:
    """Start the stand-in and its page. What a file holds goes before what the settings would set up."""
    fake = FakeDiscord(guild=settings.guild, port=settings.port, file=settings.file, patience=PATIENCE)
    Page(fake, settings.starts).add_routes()
    await fake.start()
    for somebody in settings.people:
        fake.person(somebody.name, locale=somebody.locale, moderator=somebody.moderator)
    if not any(channel.guild_id for channel in fake.world.channels.values()):
        for name in settings.channels:
            fake.channel(name)
        for name in settings.forums:
            fake.channel(name, ChannelKind.FORUM)
    return fake
