"""Solo games: opened, seated and started in one go; the next one like the last; the same trail for a day."""

import hashlib
import hmac
from datetime import UTC

import msgspec

from bot.store import solos
from bot.store.records import Table
from bot.table.desk import Desk
from bot.table.errors import Refusal
from bot.table.lobby import Lobby

AUTOMA = "automa"
LEVELS = ("easy", "medium", "hard", "very_hard")
MINDS = ("greedy", "strong")  # AI players by the full rules
DEFAULT = f"{AUTOMA}:medium"


class Standing(msgspec.Struct, frozen=True):
    """What a person has reached against an opponent so far."""

    best: int
    games: int


def opponents() -> tuple[str, ...]:
    return (*(f"{AUTOMA}:{level}" for level in LEVELS), *MINDS)


class Solo:
    def __init__(self, desk: Desk, lobby: Lobby) -> None:
        self._desk = desk
        self._lobby = lobby

    async def begin(
        self,
        *,
        server: int | None,
        channel: int,
        person: int,
        name: str,
        rival: str,
        game: str = "argentina",
        opponent: str = DEFAULT,
        day: str | None = None,
    ) -> Table:
        """Open a table for two, give the other seat to the opponent (called `rival`), and start."""
        if opponent not in opponents():
            raise Refusal("table-bad-options")
        kind, _, level = opponent.partition(":")
        table = await self._lobby.open(
            server=server,
            channel=channel,
            person=person,
            name=name,
            game=game,
            options={"automa": level} if kind == AUTOMA else {},
            most=2,
        )
        await self._lobby.add_ai(table.id, opponent, rival)
        seed = None
        if day is not None:
            async with self._desk.store.transaction() as link:
                await solos.mark_daily(link, table.id, day)
                seed = _seed_of(await solos.daily_secret(link), day)
        return await self._lobby.start(table.id, person, seed)

    async def last(self, person: int) -> tuple[str, str] | None:
        return await solos.last(self._desk.store.read, person)

    async def standing(self, person: int, game: str, opponent: str) -> Standing:
        return Standing(*await solos.best(self._desk.store.read, person, game, opponent))

    def today(self) -> str:
        return self._desk.now().astimezone(UTC).date().isoformat()

    async def daily_open(self, person: int) -> bool:
        """Whether a person may still ride today's trail: everybody has one try."""
        return not await solos.played_daily(self._desk.store.read, person, self.today())

    async def daily_scores(self, day: str, server: int | None) -> list[tuple[str, int]]:
        return await solos.daily_scores(self._desk.store.read, day, server)


def _seed_of(secret: str, day: str) -> int:
    """A day's seed: the same for everybody, and not to be guessed without the secret."""
    digest = hmac.new(secret.encode(), day.encode(), hashlib.sha256).digest()
    return int.from_bytes(digest[:16], "big")
