"""The post: takes letters from the outbox to wherever they belong, each once, in order for each channel.

An attempt is noted before it is made. So if the process dies between sending and noting that it was sent, the
next one knows that the letter may have arrived, and the sender looks for its nonce before sending it again.
"""

import asyncio
import logging
from time import monotonic
from typing import Protocol

import msgspec

from bot.store import Link, outbox, people, tables
from bot.store.letters import Elsewhere, Reminder, Unreadable
from bot.store.records import Letter, Table
from bot.table.closed import complain
from bot.table.context import TableContext

_LOG = logging.getLogger("tropero.post")
_AT_ONCE = 20
_ATTEMPTS = 20
_ELSEWHERE = 0.5  # seconds for which a letter is left to another process
_FIRST_PAUSE = 60  # seconds, after a channel took nothing; each further pause is twice as long


class Sender(Protocol):
    """Whatever can bring a letter to people. A letter whose nonce has arrived before is not sent again."""

    async def send(self, letter: Letter) -> int:
        """Returns the id of the message."""


class ChannelClosed(Exception):
    """Nothing can be told in the channel now: the bot may not write there, or the thread is locked."""


class ChannelGone(ChannelClosed):
    """The channel does not exist any more, or the bot was removed from it."""


class DirectClosed(Exception):
    """The person takes no direct messages from the bot."""


class NotYet(Exception):
    """Something that is needed for the letter is not known yet; this was no attempt."""


class TryLater(Exception):
    """Not now. `seconds` says when, if the other side said so."""

    def __init__(self, seconds: int | None = None) -> None:
        super().__init__(f"try again in {seconds} s" if seconds else "try again later")
        self.seconds = seconds


class Post:
    def __init__(self, context: TableContext, sender: Sender) -> None:
        self._context = context
        self._sender = sender
        self._elsewhere: dict[int, float] = {}  # letters that another process is sending, and until when
        self._closed: dict[int, int] | None = None  # channels that take nothing, and when they were tried

    async def closed(self) -> dict[int, int]:
        """The channels in which letters wait for longer than a moment, and when each was tried last."""
        if self._closed is None:
            now = self._context.seconds()
            found = await outbox.put_off_channels(self._context.store.read, now + _FIRST_PAUSE // 2)
            self._closed = dict.fromkeys(found, 0)
        return self._closed

    async def try_again(self, channel: int, patience: int = 0) -> bool:
        """Something may have changed in a channel. Not if it was tried within `patience` seconds."""
        tried, now = (await self.closed()).get(channel), self._context.seconds()
        if tried is None or now - tried < patience:
            return False
        async with self._context.store.transaction() as link:
            outbox.hurry(link, channel, now)
        self._context.wake_post()
        return True

    async def next_due(self) -> int | None:
        return await outbox.next_due(self._context.store.read)

    async def deliver(self) -> int:
        """Deliver until nothing more can be sent now; returns how many letters arrived.

        Only the oldest letter of a channel is ever under way, and a slow channel holds up no other. Letters
        that are posted meanwhile (the letters_waiting rings) are taken along.
        """
        arrived = 0
        under_way: dict[int, asyncio.Task[bool]] = {}
        try:
            while True:
                self._context.letters_waiting.clear()
                await self._start(under_way)
                if not under_way:
                    return arrived
                await self._something_happens(under_way)
                for number in [number for number, task in under_way.items() if task.done()]:
                    arrived += under_way.pop(number).result()
        finally:
            await asyncio.gather(*under_way.values(), return_exceptions=True)

    async def _something_happens(self, under_way: dict[int, asyncio.Task[bool]]) -> None:
        rung = asyncio.create_task(self._context.letters_waiting.wait())
        try:
            await asyncio.wait({rung, *under_way.values()}, return_when=asyncio.FIRST_COMPLETED)
        finally:
            rung.cancel()

    async def _start(self, under_way: dict[int, asyncio.Task[bool]]) -> None:
        most = _AT_ONCE + len(under_way)
        read, now = self._context.store.read, self._context.seconds()
        for letter in await outbox.next_letters(read, now, most, self._context.shards):
            if self._elsewhere.get(letter.id, 0.0) > monotonic():
                continue
            if letter.id not in under_way and len(under_way) < _AT_ONCE:
                under_way[letter.id] = asyncio.create_task(self._deliver(letter))

    async def _deliver(self, letter: Letter) -> bool:
        """Each letter by one process at a time."""
        store, name = self._context.store, f"letter {letter.id}"
        if not await store.claim(name):
            self._elsewhere = {one: at for one, at in self._elsewhere.items() if at > monotonic()}
            self._elsewhere[letter.id] = monotonic() + _ELSEWHERE
            return False
        try:
            return await self._deliver_alone(letter)
        finally:
            await store.release(name)

    async def _deliver_alone(self, letter: Letter) -> bool:
        if isinstance(letter.content, Unreadable):
            async with self._context.store.transaction() as link:
                outbox.drop(link, letter.id, "unreadable", self._context.seconds())
            _LOG.error("letter %s cannot be read and is dropped: %s", letter.nonce, letter.content.why)
            return False
        async with self._context.store.transaction() as link:
            attempts = await outbox.begin(link, letter.id)
            if attempts is None:
                return False
        # Another process may have tried it since this one read it, and ended there.
        letter = msgspec.structs.replace(letter, attempts=attempts - 1)
        try:
            message = await self._sender.send(letter)
        except ChannelClosed as error:
            await self._wait_for_channel(letter, error)
        except NotYet:
            async with self._context.store.transaction() as link:
                outbox.take_back(link, letter.id, self._context.seconds() + 1)
        except DirectClosed:
            await self._fall_back(letter)
        except Exception as error:
            await self._again(letter, error)
        else:
            async with self._context.store.transaction() as link:
                outbox.sent(link, letter.id, message, self._context.seconds())
            if letter.person is None:
                (await self.closed()).pop(letter.channel, None)
            return True
        return False

    async def _wait_for_channel(self, letter: Letter, error: ChannelClosed) -> None:
        """What a running game has to say waits as long as it runs; everything else is given up."""
        now, closed = self._context.seconds(), await self.closed()
        async with self._context.store.transaction() as link:
            table = await tables.find(link, letter.table_id) if letter.table_id else None
            running = table is not None and table.state == "running"
            if table is not None and running:
                pause = min(_FIRST_PAUSE * 2 ** min(letter.attempts, 10), outbox.LONGEST_PAUSE)
                await self._tell_directly(link, table)
            if table is not None and table.channel == letter.channel:
                await complain(link, table, gone=isinstance(error, ChannelGone), now=now)
            if running:
                outbox.put_off(link, letter.id, now + pause)
        if running:
            closed[letter.channel] = now
            level = logging.INFO if letter.attempts else logging.WARNING
            told = "channel %s takes nothing (%s): letter %s waits %d s"
            _LOG.log(level, told, letter.channel, error, letter.nonce, pause)
        elif isinstance(error, ChannelGone):
            await self._give_up(letter, error)
        else:
            await self._again(letter, error)
        self._context.wake_post()

    async def _give_up(self, letter: Letter, error: ChannelGone) -> None:
        async with self._context.store.transaction() as link:
            now = self._context.seconds()
            count = await outbox.drop_table(link, letter.table_id or "", "channel gone", now)
            outbox.drop(link, letter.id, "channel gone", now)
        _LOG.warning("channel %s is gone (%s): %d letters dropped", letter.channel, error, count)

    async def _tell_directly(self, link: Link, table: Table) -> None:
        """Whoever is asked hears of it by direct message meanwhile, once, unless they want no messages."""
        waiting = [one for one in await outbox.waiting_of_table(link, table.id) if one.content.next]
        if not waiting or (asks := waiting[-1].content.next) is None or asks.person is None:
            return
        before = await outbox.newest_of_kind(link, table.id, "elsewhere")
        told = isinstance(before.content, Elsewhere) and before.content.about if before else None
        if told == waiting[-1].nonce or table.seat(asks.seat).played_by_ai:
            return
        if (await people.person(link, asks.person)).remind == "off":
            return
        word, now = Elsewhere(about=waiting[-1].nonce, next=asks), self._context.seconds()
        await outbox.post(link, table.id, table.channel, word, now, asks.person)

    async def _fall_back(self, letter: Letter) -> None:
        """A direct message that is not accepted goes to the channel of each table it speaks of."""
        now = self._context.seconds()
        async with self._context.store.transaction() as link:
            # Tables before letters, and those in order: nobody waits for each other in a circle.
            if isinstance(letter.content, Reminder):
                for item in sorted(letter.content.tables, key=lambda item: item.table):
                    await outbox.post(link, item.table, item.channel, Reminder(tables=(item,)), now)
            outbox.drop(link, letter.id, "direct messages closed", now)
        _LOG.info("person %s takes no direct messages: %s goes to the channel", letter.person, letter.nonce)

    async def _again(self, letter: Letter, error: Exception) -> None:
        tries = letter.attempts + 1
        now = self._context.seconds()
        pause = error.seconds if isinstance(error, TryLater) and error.seconds else 2**tries
        async with self._context.store.transaction() as link:
            if tries >= _ATTEMPTS:
                outbox.drop(link, letter.id, f"gave up: {error}", now)
            else:
                outbox.put_off(link, letter.id, now + max(1, min(pause, outbox.LONGEST_PAUSE)))
        level = logging.ERROR if tries >= _ATTEMPTS else logging.INFO
        _LOG.log(level, "letter %s not sent, attempt %d of %d: %s", letter.nonce, tries, _ATTEMPTS, error)
