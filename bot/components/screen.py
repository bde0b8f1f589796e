"""The panels on people's screens: which picture each shows, and that a newer one is never overtaken.

An upload is the dearest part of an answer, and most taps leave the hand as it is. The picture a panel shows
is told by its name, which comes back with every click. A click that was made before the answer to the one
before had arrived brings an old name, so what was put on a panel lately is remembered here too.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import PurePosixPath
from urllib.parse import urlsplit
from weakref import WeakValueDictionary

import discord
from discord import InteractionResponseType

from bot.components.base import parts_of

MOST_REMEMBERED = 1000


@dataclass
class Screen:
    """One panel while it is being changed. `picture` is empty if there is none, or nobody knows which."""

    picture: str = ""


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
        self._locks: WeakValueDictionary[int, asyncio.Lock] = WeakValueDictionary()
        self._pictures: OrderedDict[int, str] = OrderedDict()

    @asynccontextmanager
    async def change(self, interaction: discord.Interaction) -> AsyncIterator[Screen]:
        """The panel that an answer goes to, to oneself; whoever changes it says which picture it has then."""
        message = interaction.message
        if (
            message is None
            or interaction.response.type is not InteractionResponseType.deferred_message_update
        ):
            yield Screen()  # a new message, which nobody else can change yet
            return
        lock = self._locks.get(message.id)
        if lock is None:
            lock = self._locks[message.id] = asyncio.Lock()
        async with lock:
            found = shown_on(message)
            screen = Screen(self._pictures.get(message.id, found))
            try:
                yield screen
            except BaseException:
                screen.picture = ""  # it may have arrived or not
                raise
            finally:
                self._remember(message.id, screen.picture)

    def _remember(self, message: int, picture: str) -> None:
        self._pictures[message] = picture
        self._pictures.move_to_end(message)
        if len(self._pictures) > MOST_REMEMBERED:
            self._pictures.popitem(last=False)
