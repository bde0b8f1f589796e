"""The table layer as one thing: `Tables(store)` has a part for everything a table can do."""

from collections.abc import Callable
from datetime import datetime

from bot.store import Store
from bot.table.ai import AiSeats, Think
from bot.table.ballots import Ballots
from bot.table.desk import Desk, random_id, secret_seed, wall_clock
from bot.table.exporting import Exporting
from bot.table.live import WARM
from bot.table.lobby import Lobby
from bot.table.play import Play
from bot.table.post import Lost, Post, Sender
from bot.table.reminders import Reminders, Settings
from bot.table.seating import Seating
from bot.table.solo import Solo
from bot.table.undo import Undo
from bot.table.upkeep import Upkeep


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
        self.desk = Desk(store, now=now, new_id=new_id, new_seed=new_seed, warm=warm)
        self.lobby = Lobby(self.desk)
        self.solo = Solo(self.desk, self.lobby)
        self.play = Play(self.desk)
        self.undo = Undo(self.desk)
        self.seating = Seating(self.desk)
        self.ballots = Ballots(self.desk, self.undo, self.seating)
        self.reminders = Reminders(self.desk)
        self.settings = Settings(self.desk)
        self.exporting = Exporting(self.desk, self.play)

    def post(self, sender: Sender, lost: Lost | None = None) -> Post:
        return Post(self.desk, sender, lost)

    def upkeep(self, post: Post) -> Upkeep:
        return Upkeep(self.desk, self.lobby, self.reminders, post)

    def ai(self, think: Think) -> AiSeats:
        return AiSeats(self.desk, self.play, think)
