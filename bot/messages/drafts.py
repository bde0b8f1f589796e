"""A message being put together."""

from __future__ import annotations

from typing import Any

import discord

from bot.components.base import view_of
from bot.pictures.pictures import Picture
from bot.words.i18n import say, short

LONGEST = 2000
VOTES = "v:"  # ids of answers to a vote, of which each is asked about once


class Draft:
    """`mark` tells a letter from all others of its table. It is in the names of the files and in the ids of
    buttons, which Discord keeps, so the message can be known again.
    """

    def __init__(self, mark: str = "") -> None:
        self.mark = mark
        self.lines: list[str] = []
        self.files: list[discord.File] = []
        self.buttons: list[discord.ui.Item[Any]] = []
        self.ping: list[int] = []
        self.silent = False

    def show(self, picture: Picture | None, language: str) -> None:
        if picture is None:
            self.lines.append(f"-# {say(language, 'picture-lost')}")
        else:
            file = picture.file()
            if self.mark:
                file.filename = f"{picture.name}-{self.mark}.png"
            self.files.append(file)

    @property
    def text(self) -> str:
        return short("\n".join(line for line in self.lines if line), LONGEST)

    def is_in(self, message: discord.Message) -> bool:
        """Whether a message of ours is this one. Composed again it may say less, if the game has gone on."""
        ids = {getattr(part, "custom_id", "") or "" for row in message.components for part in _parts(row)}
        names = [file.filename for file in message.attachments]
        if any(name.endswith(f"-{self.mark}.png") for name in names):
            return True
        if any(one.endswith(f":{self.mark}") for one in ids):
            return True
        ours = {getattr(button, "custom_id", "") for button in self.buttons}
        if asks := {one for one in ours if one.startswith(VOTES)}:
            return asks <= ids
        return not names and message.content == self.text

    def sending(self) -> dict[str, Any]:
        """As `send` takes it."""
        people = [discord.Object(person) for person in self.ping]
        given: dict[str, Any] = {
            "content": self.text,
            "allowed_mentions": discord.AllowedMentions(users=people, everyone=False, roles=False),
            "silent": self.silent,
        }
        if self.files:
            given["files"] = self.files
        if self.buttons:
            given["view"] = view_of(*self.buttons)
        return given


def _parts(row: discord.Component) -> list[discord.Component]:
    return list(row.children) if isinstance(row, discord.ActionRow) else [row]
