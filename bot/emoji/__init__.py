"""The application's own emoji: drawn by `render`, uploaded in the background when they are new.

The name of an emoji on Discord ends in a digest of its picture, so one that was drawn anew has another name
and the old one is removed. While they are not there, or not allowed, everything is said in words alone.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable
from functools import partial
from hashlib import blake2b
from typing import TYPE_CHECKING

import discord

import render
from bot.pictures.process_pool import ProcessPool, WorkLost
from engine import GAMES

if TYPE_CHECKING:
    from bot.app import Tropero

_LOG = logging.getLogger("tropero.emoji")

LONGEST_NAME = 32
LONGEST_DRAWING = 300.0  # seconds, on a machine that is busy
DIGEST = 4  # characters: enough to tell two drawings of one thing apart


def drawn(games: Iterable[str]) -> dict[str, bytes]:
    """The emoji of all games by the names they have on Discord."""
    pictures = {name: data for game in games for name, data in render.emoji(game).items()}
    return {_full_name(name, data): data for name, data in pictures.items()}


def _full_name(name: str, picture: bytes) -> str:
    digest = blake2b(picture, digest_size=8).hexdigest()[:DIGEST]
    return f"{name[: LONGEST_NAME - DIGEST - 1]}_{digest}"


class Emojis:
    """Which emoji are there, by the name of what they show."""

    def __init__(self, bot: Tropero) -> None:
        self._bot = bot
        self.faces: dict[str, str] = {}

    async def refresh(self) -> None:
        """Use what is there, upload what is new, remove what is old; nothing waits for it."""
        # A process of its own: hundreds of pictures take seconds, and those of tables do not wait for them.
        painters = ProcessPool(1, limit=LONGEST_DRAWING)
        try:
            wanted = await painters.run(partial(drawn, tuple(GAMES)), "emoji")
            there = {one.name: one for one in await self._bot.fetch_application_emojis()}
            for name, found in there.items():
                if name in wanted:
                    self._use(found)
            for name, picture in wanted.items():
                if name not in there:
                    self._use(await self._bot.create_application_emoji(name=name, image=picture))
            for name, old in there.items():
                if name not in wanted and _is_ours(name, wanted):
                    await old.delete()
        except (discord.HTTPException, WorkLost) as error:
            _LOG.warning("emoji are not all there, so some things are said in words: %s", error)
        finally:
            await painters.close()

    def _use(self, emoji: discord.Emoji) -> None:
        self.faces[emoji.name.rpartition("_")[0]] = str(emoji)


def _is_ours(name: str, wanted: Iterable[str]) -> bool:
    """Whether a name is that of an earlier drawing: an operator may have put up emoji of their own."""
    stem, _, digest = name.rpartition("_")
    known = {one.rpartition("_")[0] for one in wanted}
    return stem in known and len(digest) == DIGEST
