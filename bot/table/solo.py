"""Solo games: opened, seated and started in one go; the next one like the last; the same trail for a day."""

import hashlib
import hmac
from datetime import UTC, datetime

import msgspec

from bot.store import solos
from bot.store.records import Seat, Table
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.lobby import COACHED, Lobby, add
from engine import FIRST_GAME

AUTOMA = "automa"
LEVELS = ("easy", "medium", "hard", "very_hard")
MINDS = ("easy", "medium", "hard", "expert", "greedy", "strong")  # AI players by the full rules
DEFAULT_LEVEL = "easy"  # somebody who says nothing else may be new to the game
DEFAULT = f"{AUTOMA}:{DEFAULT_LEVEL}"
_DAY = 24 * 60 * 60


class SoloRecord(msgspec.Struct, frozen=True):
    """What a person has reached against an opponent so far."""

    best: int
    games: int


def opponents() -> tuple[str, ...]:
    return (*(f"{AUTOMA}:{level}" for level in LEVELS), *MINDS)


class Solo:
    def __init__(self, context: TableContext, lobby: Lobby) -> None:
        self._context = context
        self._lobby = lobby

    async def begin(
        self,
        *,
        server: int | None,
        channel: int,
        person: int,
        name: str,
        rival: str,
        game: str = FIRST_GAME,
        opponent: str = DEFAULT,
        day: str | None = None,
        coached: bool = False,
    ) -> Table:
        """Open a table for two, give the other seat to the opponent (called `rival`), and start.

        All of it or nothing, in one transaction: a try of the day is used up by a game that has begun.
        """
        if opponent not in opponents():
            raise Refusal("table-bad-options")
        kind, _, level = opponent.partition(":")
        table = self._lobby.fresh(
            *(server, channel, person, name),
            game=game,
            options={"automa": level} if kind == AUTOMA else {},
            most=2,
            others=(Seat("", None, rival, ai=opponent),),
            daily=day,
            note=COACHED if coached else "",
        )
        async with self._context.store.transaction() as link:
            await add(link, table)
            seed = self._context.new_seed()
            if day is not None:
                if not await solos.use_daily_try(link, day, person, table.id):
                    raise Refusal("daily-once")
                seed = _seed_of(await solos.daily_secret(link), day)
            started = await self._lobby.begin(link, table, seed)
        self._context.wake_post()
        return started

    async def last(self, person: int) -> tuple[str, str] | None:
        return await solos.last(self._context.store.read, person)

    async def record(self, person: int, game: str, opponent: str) -> SoloRecord:
        return SoloRecord(*await solos.best(self._context.store.read, person, game, opponent))

    def today(self) -> str:
        return self._context.now().astimezone(UTC).date().isoformat()

    async def daily_open(self, person: int) -> bool:
        """Whether a person may still ride today's trail: everybody has one try."""
        return not await solos.played_daily(self._context.store.read, person, self.today())

    async def daily_scores(self, day: str, server: int | None) -> list[tuple[str, int]]:
        return await solos.daily_scores(self._context.store.read, day, server, end_of(day))

    async def is_secret(self, table: Table) -> bool:
        """Whether a game's seed and moves would tell others what they still have before them.

        A day's trail is open to all once the day is over and everybody has arrived; but nobody is waited for
        longer than another day, and who arrives after that is not ranked.
        """
        if table.daily is None:
            return False
        now = self._context.seconds()
        if now < end_of(table.daily) - _DAY:
            return True
        return now < end_of(table.daily) and await solos.daily_under_way(
            self._context.store.read, table.daily
        )


def end_of(day: str) -> int:
    """The moment after which nobody's ride of a day counts: a whole day after it is over."""
    return int(datetime.fromisoformat(day).replace(tzinfo=UTC).timestamp()) + 2 * _DAY


def _seed_of(secret: str, day: str) -> int:
    """A day's seed: the same for everybody, and not to be guessed without the secret."""
    digest = hmac.new(secret.encode(), day.encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:16], "big")
