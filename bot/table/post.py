"""The post: takes letters from the outbox to wherever they belong, each once, in order for each channel.

An attempt is noted before it is made. So if the process dies between sending and noting that it was sent, the
next one knows that the letter may have arrived, and the sender looks for its nonce before sending it again.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Protocol

from bot.store import outbox
from bot.store.records import Letter
from bot.table.desk import Desk

_LOG = logging.getLogger("tropero.post")
_AT_ONCE = 20
_ATTEMPTS = 20
_LONGEST_PAUSE = 3600


class Sender(Protocol):
    """Whatever can bring a letter to people. A letter whose nonce has arrived before is not sent again."""

    async def send(self, letter: Letter) -> int:
        """Returns the id of the message."""


class ChannelGone(Exception):
    """The channel does not exist any more, or the bot was removed from it: nothing can be told there."""


class DirectClosed(Exception):
    """The person takes no direct messages from the bot."""


class TryLater(Exception):
    """Not now. `seconds` says when, if the other side said so."""

    def __init__(self, seconds: int | None = None) -> None:
        super().__init__(f"try again in {seconds} s" if seconds else "try again later")
        self.seconds = seconds


Lost = Callable[[Letter], Awaitable[None]]


class Post:
    """`lost` hears of a letter whose channel is gone, so that somebody can be told in another way."""

    def __init__(self, desk: Desk, sender: Sender, lost: Lost | None = None) -> None:
        self._desk = desk
        self._sender = sender
        self._lost = lost

    async def next_due(self) -> int | None:
        return await outbox.next_due(self._desk.store.read)

    async def deliver(self) -> int:
        """Deliver until nothing more can be sent now; returns how many letters arrived.

        Only the oldest letter of a channel is ever under way, and a slow channel holds up no other. Letters
        that are posted meanwhile (the bell rings) are taken along.
        """
        arrived = 0
        under_way: dict[int, asyncio.Task[bool]] = {}
        try:
            while True:
                self._desk.bell.clear()
                await self._start(under_way)
                if not under_way:
                    return arrived
                await self._something_happens(under_way)
                for number in [number for number, task in under_way.items() if task.done()]:
                    arrived += under_way.pop(number).result()
        finally:
            await asyncio.gather(*under_way.values(), return_exceptions=True)

    async def _something_happens(self, under_way: dict[int, asyncio.Task[bool]]) -> None:
        rung = asyncio.create_task(self._desk.bell.wait())
        try:
            await asyncio.wait({rung, *under_way.values()}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            rung.cancel()

    async def _start(self, under_way: dict[int, asyncio.Task[bool]]) -> None:
        most = _AT_ONCE + len(under_way)
        for letter in await outbox.next_letters(self._desk.store.read, self._desk.seconds(), most):
            if letter.id not in under_way and len(under_way) < _AT_ONCE:
                under_way[letter.id] = asyncio.create_task(self._deliver(letter))

    async def _deliver(self, letter: Letter) -> bool:
        async with self._desk.store.transaction() as link:
            if not await outbox.begin(link, letter.id):
                return False
        try:
            message = await self._sender.send(letter)
        except ChannelGone as error:
            await self._give_up_channel(letter, error)
        except DirectClosed:
            await self._fall_back(letter)
        except Exception as error:
            await self._again(letter, error)
        else:
            async with self._desk.store.transaction() as link:
                await outbox.sent(link, letter.id, message, self._desk.seconds())
            return True
        return False

    async def _give_up_channel(self, letter: Letter, error: ChannelGone) -> None:
        async with self._desk.store.transaction() as link:
            now = self._desk.seconds()
            count = await outbox.drop_channel(link, letter.channel, "channel gone", now)
            await outbox.drop(link, letter.id, "channel gone", now)
        _LOG.warning("channel %s is gone (%s): %d letters dropped", letter.channel, error, count)
        if self._lost is not None:
            await self._lost(letter)

    async def _fall_back(self, letter: Letter) -> None:
        """A direct message that is not accepted goes to the channel of each table it speaks of."""
        now = self._desk.seconds()
        async with self._desk.store.transaction() as link:
            await outbox.drop(link, letter.id, "direct messages closed", now)
            for item in letter.payload.get("tables", []):
                await outbox.post(link, item["table"], item["channel"], letter.kind, {"tables": [item]}, now)
        _LOG.info("person %s takes no direct messages: %s goes to the channel", letter.person, letter.nonce)

    async def _again(self, letter: Letter, error: Exception) -> None:
        tries = letter.attempts + 1
        now = self._desk.seconds()
        pause = error.seconds if isinstance(error, TryLater) and error.seconds else 2**tries
        async with self._desk.store.transaction() as link:
            if tries >= _ATTEMPTS:
                await outbox.drop(link, letter.id, f"gave up: {error}", now)
            else:
                await outbox.put_off(link, letter.id, now + max(1, min(pause, _LONGEST_PAUSE)))
        level = logging.ERROR if tries >= _ATTEMPTS else logging.INFO
        _LOG.log(level, "letter %s not sent, attempt %d of %d: %s", letter.nonce, tries, _ATTEMPTS, error)
