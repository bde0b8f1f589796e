"""The panels on people's screens: which picture each shows, and that a newer one is never overtaken.

An upload is the dearest part of an answer, and most taps leave the hand as it is. The picture a panel shows
is told by its name, which comes back with every click. A click that was made before the answer to the one
before had arrived brings an old name, so what was put on a panel lately is remembered here too.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from pathlib import PurePosixPath
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import discord
from discord import InteractionResponseType

from bot.components.base import parts_of

MOST_REMEMBERED = 1000


class Screen:
    """One panel. Whoever changes it holds its lock, and says afterwards which picture it shows.

    `picture` is empty if there is none, or nobody knows which: it may have arrived or not.
    """

    def __init__(self, picture: str = "") -> None:
        self.picture = picture
        self.lock = asyncio.Lock()

    def take_down(self) -> str:
        """The picture that it showed; from now on nobody knows which one it does."""
        picture, self.picture = self.picture, ""
        return picture


def pictures_on(shown: discord.Message | discord.MediaGalleryComponent) -> list[str]:
    """The names of the pictures of a message: in its galleries or, on an older one, beside the text."""
    parts = parts_of(shown.components) if isinstance(shown, discord.Message) else [shown]
    media = [item.media.url for part in parts for item in getattr(part, "items", ())]
    beside = shown.attachments if isinstance(shown, discord.Message) else []
    paths = [*(urlsplit(url).path for url in media), *(file.filename for file in beside)]
    return [PurePosixPath(path).stem for path in paths]


def shown_on(message: discord.Message) -> str:
    return next(iter(pictures_on(message)), "")


class Screens:
    def __init__(self) -> None:
        self._screens: WeakValueDictionary[int, Screen] = WeakValueDictionary()  # all that somebody holds
        self._lately: OrderedDict[int, Screen] = OrderedDict()

    def of(self, interaction: discord.Interaction) -> Screen:
        """The panel that an answer goes to."""
        message = interaction.message
        if (
            message is None
            or interaction.response.type is not InteractionResponseType.deferred_message_update
        ):
            return Screen()  # a new message, which nobody else can change yet
        screen = self._screens.get(message.id)
        if screen is None:
            screen = self._screens[message.id] = Screen(shown_on(message))
        self._lately[message.id] = screen
        self._lately.move_to_end(message.id)
        if len(self._lately) > MOST_REMEMBERED:
            self._lately.popitem(last=False)
        return screen
