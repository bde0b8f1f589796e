"""What every part of the table layer works with: the store, the clock, the sources of ids and seeds."""

import asyncio
from collections.abc import Callable
from datetime import UTC, datetime
from secrets import choice, randbits

from bot.store import Store, outbox
from bot.store.records import stamp
from bot.table.live import WARM, Games

#: No vowels and nothing that is easily mistaken for something else: ids are read aloud and never spell words.
_LETTERS = "bcdfghjkmnpqrstvwxz23456789"


def wall_clock() -> datetime:
    return datetime.now(UTC)


def random_id() -> str:
    return "".join(choice(_LETTERS) for _ in range(10))


def secret_seed() -> int:
    return randbits(128)


class TableContext:
    """Passed to every part. Tests give their own clock, ids and seeds, so none of them has to wait."""

    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime] = wall_clock,
        new_id: Callable[[], str] = random_id,
        new_seed: Callable[[], int] = secret_seed,
        warm: int = WARM,
    ) -> None:
        self.store = store
        self.now = now
        self.new_id = new_id
        self.new_seed = new_seed
        self.games = Games(store, warm)
        self.letters_waiting = asyncio.Event()
        self.turn_ending = asyncio.Event()  # a turn was left that ends by itself
        store.on_news(self._heard)
        self.shards: outbox.Shards | None = None  # of this process, where there are several
        self.choices = 0  # taken since the bot was started
        self.wake_ai: Callable[[str], None] = lambda table_id: None  # where there are players made of code

    def seconds(self) -> int:
        return stamp(self.now())

    def serve_shards(self, total: int, first: int, last: int) -> None:
        """Letters to servers of other shards are left to other processes."""
        self.shards = outbox.Shards(total, first, last)

    def _heard(self, news: str) -> None:
        """Another process has something to be sent, which anybody may do."""
        if news == "post":
            self.wake_post()

    def wake_post(self) -> None:
        """Something was committed that somebody is to be told: the dispatcher need not wait."""
        self.letters_waiting.set()
