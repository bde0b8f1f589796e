"""The table's messages: letters of the outbox as messages in channels, each sent once."""

from __future__ import annotations

import logging
from collections import OrderedDict
from typing import TYPE_CHECKING, Any, TypeVar

import discord

from bot.messages.composer import Composer
from bot.messages.drafts import Draft, without_buttons
from bot.table.post import ChannelClosed, ChannelGone, DirectClosed, NotYet, TryLater
from bot.table.records import Letter, Table

if TYPE_CHECKING:
    from bot.app import Tropero

_LOG = logging.getLogger("tropero.notify")

LOOK_BACK = 30  # messages searched for a letter that may have arrived before a crash
CLOSED_DOORS = {50007, 50278}
GONE = {10003, 50001}
#: No permission to write; a thread that is archived and locked, or locked, or one too many to wake.
SHUT = {50013, 50083, 160005, 160006}
MOST_BARE = 10_000  # remembered messages without buttons; to take them off again is only a waste
MOST_ASKING = 1000  # remembered messages with buttons; others are fetched, to know what stays of them

T = TypeVar("T")


class Messenger:
    """The sender that the post asks for."""

    def __init__(self, bot: Tropero) -> None:
        self._bot = bot
        self._composer = Composer(bot)
        self._bare: OrderedDict[int, None] = OrderedDict()  # messages known to have no buttons (any more)
        self._asking: OrderedDict[int, discord.Message] = OrderedDict()

    async def send(self, letter: Letter) -> int:
        table = await self._bot.tables.lobby.find(letter.table_id) if letter.table_id else None
        try:
            if table is not None and not self._bot.knows(table.server):
                raise NotYet  # not even the language of the server
            where = await self._where(letter)
            message = await self._composer.compose(letter, table)
            if message is None:
                return 0
            if letter.attempts and (known := await self._arrived(where, letter, message)):
                return known
            sent = await where.send(nonce=letter.nonce, **message.sending())
            self._bot.arrivals.note(letter)
            asked = letter.content.next.person if letter.content.next else None
            if table is not None and letter.person is None and asked in message.ping and asked is not None:
                self._bot.later(self._bot.waiting_panels.call(table.id, asked))
            if message.asks:
                _remember(self._asking, sent.id, sent, MOST_ASKING)
            else:
                _remember(self._bare, sent.id, None, MOST_BARE)
            asks_no_more = table is not None and table.state != "running"
            if table is not None and letter.person is None and (message.asks or asks_no_more):
                await self._tidy(table, letter, where)
            return int(sent.id)
        except discord.HTTPException as error:
            trouble = _trouble(error, letter)
            if isinstance(trouble, DirectClosed | ChannelClosed):
                self._bot.arrivals.note(letter)  # the private panel goes on alone
            raise trouble from error

    async def _where(self, letter: Letter) -> Any:
        if letter.person is not None:
            person = self._bot.get_user(letter.person) or await self._bot.fetch_user(letter.person)
            return person.dm_channel or await person.create_dm()
        return self._bot.get_partial_messageable(letter.channel)

    async def _arrived(self, where: Any, letter: Letter, draft: Draft) -> int | None:
        """A letter that was under way when the bot died: look whether it got through.

        Discord keeps no nonce in its history, so a message is known by what it carries. Where we may not read
        what was said, Discord itself still knows the nonce for some minutes.
        """
        me, last = self._bot.user, await self._bot.tables.told.last_message(letter)
        try:
            async for message in where.history(limit=LOOK_BACK):
                if (
                    message.id > last
                    and me is not None
                    and message.author.id == me.id
                    and draft.is_in(message)
                ):
                    return int(message.id)
        except discord.Forbidden:
            _LOG.info("the past of channel %s cannot be read: %s is sent again", where.id, letter.nonce)
        return None

    async def _tidy(self, table: Table, letter: Letter, where: Any) -> None:
        """Take the buttons off the messages before: only the newest one asks. The lobby's go, too."""
        for message in await self._bot.tables.told.with_buttons(table.id, letter):
            if message in self._bare:
                continue
            try:
                found = self._asking.pop(message, None) or await where.fetch_message(message)
                await found.edit(view=without_buttons(found))
                _remember(self._bare, message, None, MOST_BARE)
            except discord.HTTPException as error:
                _LOG.info("buttons of message %s stay: %s", message, error)


def _remember(kept: OrderedDict[int, T], message: int, what: T, most: int) -> None:
    kept[message] = what
    if len(kept) > most:
        kept.popitem(last=False)


def _trouble(error: discord.HTTPException, letter: Letter) -> Exception:
    if error.code in CLOSED_DOORS:
        return DirectClosed()
    if error.code in GONE:
        return ChannelGone(error.text)
    if error.code in SHUT:
        return ChannelClosed(error.text)
    if error.status == 429 and (after := error.response.headers.get("Retry-After")):
        return TryLater(int(float(after)) + 1)
    _LOG.warning("letter %s was not taken: %s", letter.nonce, error)
    return TryLater()
