"""The table layer as one thing: `Tables(store)` has a part for everything a table can do."""

from collections.abc import Callable
from datetime import datetime, timedelta
from typing import Any

import msgspec

from bot.store import Store, outbox, tables
from bot.table.ai import AiSeats, Think
from bot.table.ballots import Ballots
from bot.table.context import TableContext, random_id, secret_seed, wall_clock
from bot.table.daily import Daily
from bot.table.endings import Endings
from bot.table.exporting import Exporting
from bot.table.ladder import Ladder
from bot.table.learning import Learning
from bot.table.live import WARM
from bot.table.lobby import Lobby
from bot.table.moment import Moments
from bot.table.notes import Notes
from bot.table.orders import Orders
from bot.table.plans import Plans
from bot.table.play import Play
from bot.table.post import Post, Sender
from bot.table.preferences import Preferences
from bot.table.privacy import Privacy
from bot.table.private import Private
from bot.table.puzzle import Puzzles
from bot.table.rematch import Rematches
from bot.table.reminders import Reminders
from bot.table.replay import Replay
from bot.table.review import Reviews
from bot.table.seating import Seating
from bot.table.solo import Solo
from bot.table.statistics import StatisticsOf
from bot.table.told import Told
from bot.table.turn_ends import TurnEnds
from bot.table.undo import Undo
from bot.table.upkeep import Upkeep


class Census(msgspec.Struct, frozen=True):
    tables: dict[str, int]  # by state
    letters: int  # that wait to be sent
    oldest: int  # seconds that the oldest of them has waited


class Tables:
    def __init__(
        self,
        store: Store,
        *,
        now: Callable[[], datetime] = wall_clock,
        new_id: Callable[[], str] = random_id,
        new_seed: Callable[[], int] = secret_seed,
        warm: int = WARM,
    ) -> None:
        self.context = TableContext(store, now=now, new_id=new_id, new_seed=new_seed, warm=warm)
        self.lobby = Lobby(self.context)
        self.solo = Solo(self.context, self.lobby)
        self.play = Play(self.context)
        self.turn_ends = TurnEnds(self.context, self.play)
        self.undo = Undo(self.context)
        self.private = Private(self.context)
        self.learning = Learning(self.context, self.private)
        self.orders = Orders(self.context)
        self.plans = Plans(self.context, self.private, self.undo)
        self.seating = Seating(self.context)
        self.ballots = Ballots(self.context, self.undo, self.seating)
        self.endings = Endings(self.context)
        self.reminders = Reminders(self.context)
        self.privacy = Privacy(self.context)
        self.preferences = Preferences(self.context)
        self.moments = Moments(self.context, self.play, self.preferences, self.plans, self.learning)
        self.exporting = Exporting(self.context, self.play, self.solo)
        self.told = Told(self.context)
        self.replay = Replay(self.context, self.play, self.moments, self.solo)
        self.rematches = Rematches(self.context, self.lobby)
        self.notes = Notes(self.context)
        self.ladder = Ladder(self.context)
        self.daily = Daily(self.context, self.solo, self.replay)
        self.statistics = StatisticsOf(self.context, self.daily)
        self.reviews = Reviews(self.context, self.replay, self.private)
        self.puzzles = Puzzles(self.context, self.private, self.replay, self.solo)

    async def letters_waiting(self) -> int:
        """How many letters wait to be sent."""
        return (await self.census()).letters

    async def census(self) -> Census:
        """How much there is of everything, for whoever hosts the bot."""
        read = self.context.store.read
        letters, oldest = await outbox.waiting(read)
        age = max(0, self.context.seconds() - oldest) if oldest else 0
        return Census(await tables.by_state(read), letters, age)

    def post(self, sender: Sender) -> Post:
        return Post(self.context, sender)

    def upkeep(self, post: Post, kept: timedelta | None = None, **more: Any) -> Upkeep:
        """`kept` is for how long games stay that are over; for ever without it."""
        return Upkeep(
            *(self.context, self.lobby, self.private, self.endings, self.reminders),
            *(self.turn_ends, post, self.privacy, kept),
            **more,
        )

    def ai(self, think: Think, **more: Any) -> AiSeats:
        return AiSeats(self.context, self.play, think, **more)
