"""A message being put together, as Discord's Components V2."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
from discord import MediaGalleryItem
from discord.ui import ActionRow, Item, LayoutView, MediaGallery, Section, TextDisplay

from bot.components.base import parts_of
from bot.components.screen import pictures_on
from bot.pictures.pictures import Picture
from bot.words.i18n import say, short

LONGEST = 3900  # characters of all texts together
A_ROW = 5
VOTES = "v:"  # ids of answers to a vote, of which each is asked about once


class Draft:
    """What is said and shown, in that order; then one line with whose turn it is and the button for it.

    Below are buttons for the first thing that one does in a turn.

    `mark` tells a letter from all others of its table. It is in the names of the files and in the ids of
    buttons, which Discord keeps, so the message can be known again.
    """

    def __init__(self, mark: str = "") -> None:
        self.mark = mark
        self._told: list[str | discord.File] = []
        self.call = ""  # whose turn it is
        self.opens: Item[Any] | None = None  # the button for that
        self.rides: list[Item[Any]] = []
        self.buttons: list[Item[Any]] = []
        self.ping: list[int] = []
        self.silent = False

    def add(self, *lines: str) -> None:
        self._told += [line for line in lines if line]

    def show(self, picture: Picture | None, language: str) -> None:
        if picture is None:
            self.add(f"-# {say(language, 'picture-lost')}")
        else:
            file = picture.file()
            if self.mark:
                file.filename = f"{picture.name}-{self.mark}.png"
            self._told.append(file)

    @property
    def files(self) -> list[discord.File]:
        return [one for one in self._told if isinstance(one, discord.File)]

    @property
    def text(self) -> str:
        return "\n".join([*(one for one in self._told if isinstance(one, str)), *filter(None, [self.call])])

    @property
    def asks(self) -> bool:
        """Whether there is anything to press."""
        return self.opens is not None or bool(self.buttons)

    def is_in(self, message: discord.Message) -> bool:
        """Whether a message of ours is this one. Composed again it may say less, if the game has gone on."""
        ids = {getattr(part, "custom_id", "") or "" for part in parts_of(message.components)}
        names = pictures_on(message)
        if any(name.endswith(f"-{self.mark}") for name in names):
            return True
        if any(one.endswith(f":{self.mark}") for one in ids):
            return True
        ours = {getattr(button, "custom_id", "") for button in self.buttons}
        if asks := {one for one in ours if one.startswith(VOTES)}:
            return asks <= ids
        return not names and _said(message) == self.text

    def sending(self) -> dict[str, Any]:
        """As `send` takes it."""
        people = [discord.Object(person) for person in self.ping]
        given: dict[str, Any] = {
            "view": self._view(),
            "allowed_mentions": discord.AllowedMentions(users=people, everyone=False, roles=False),
            "silent": self.silent,
        }
        if self.files:
            given["files"] = self.files
        return given

    def _view(self) -> LayoutView:
        view, room = LayoutView(timeout=None), LONGEST - len(self.call)
        for part in _together(self._told):
            if isinstance(part, str):
                said = short(part, room)
                room -= len(said)
                if said:
                    view.add_item(TextDisplay(said))
            else:
                view.add_item(_gallery(part.filename, part.description))
        row = list(self.buttons)
        if self.opens is not None and self.call:
            view.add_item(Section(TextDisplay(self.call), accessory=self.opens))
        elif self.call:
            view.add_item(TextDisplay(self.call))
        elif self.opens is not None:
            row.insert(0, self.opens)
        for buttons in (self.rides, row):
            for start in range(0, len(buttons), A_ROW):
                view.add_item(ActionRow(*buttons[start : start + A_ROW]))
        return view


def without_buttons(message: discord.Message) -> LayoutView | None:
    """What stays of a message that asks nothing any more; None if only its buttons are components."""
    if not message.flags.components_v2:
        return None
    view = LayoutView(timeout=None)
    for part in parts_of(message.components):
        if isinstance(part, discord.TextDisplay):
            view.add_item(TextDisplay(part.content))
        elif isinstance(part, discord.MediaGalleryComponent):
            # By the names of its files: an address of theirs expires.
            for name, item in zip(pictures_on(part), part.items, strict=True):
                view.add_item(_gallery(f"{name}.png", item.description))
    return view


def _together(told: list[str | discord.File]) -> Iterator[str | discord.File]:
    """Lines that follow each other as one text, and the pictures between them."""
    lines: list[str] = []
    for one in told:
        if isinstance(one, str):
            lines.append(one)
            continue
        if lines:
            yield "\n".join(lines)
            lines = []
        yield one
    if lines:
        yield "\n".join(lines)


def _gallery(file: str, alt: str | None) -> MediaGallery[LayoutView]:
    return MediaGallery(MediaGalleryItem(f"attachment://{file}", description=alt or None))


def _said(message: discord.Message) -> str:
    texts = [part.content for part in parts_of(message.components) if isinstance(part, discord.TextDisplay)]
    return message.content or "\n".join(texts)
