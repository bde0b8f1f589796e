"""Tables on real stores with the real engine; clock, ids and seeds are the test's own."""

import random
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any

import pytest

from bot.address import Address
from bot.store import Store
from bot.store.records import Letter, Table
from bot.table import Tables
from bot.table.asked import Asked, Prompt
from bot.table.play import Chosen
from tests.table.watched import Watched, WatchedPostgres

NORTH, SOUTH, EAST, WEST = 101, 102, 103, 104
PEOPLE = {NORTH: "Ana", SOUTH: "Bruno", EAST: "Carla", WEST: "Dmitri"}


class FakeTime:
    """A clock that moves only when told to."""

    def __init__(self) -> None:
        self.time = datetime(2026, 11, 16, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.time

    def pass_(self, **span: float) -> None:
        self.time += timedelta(**span)


class Channel:
    """A sender that remembers what it was given, and what to answer."""

    def __init__(self) -> None:
        self.letters: list[Letter] = []
        self.trouble: dict[int, Exception] = {}

    async def send(self, letter: Letter) -> int:
        where = letter.person or letter.channel
        if where in self.trouble:
            raise self.trouble[where]
        self.letters.append(letter)
        return len(self.letters)

    def kinds(self) -> list[str]:
        return [letter.kind for letter in self.letters]


def pick(decision: Prompt, rng: random.Random) -> list[str]:
    """Some legal answer to a decision."""
    legal = list(decision.legal)
    return rng.sample(legal, min(len(legal), rng.randint(decision.least, decision.most)))


class Session:
    """One bot's worth of tables, and players who choose at random."""

    def __init__(self, store: Store, clock: FakeTime, seed: int, **options: Any) -> None:
        numbers = count(1)
        self.store = store
        self.clock = clock
        self.rng = random.Random(seed)
        self.tables = Tables(
            store,
            now=clock,
            new_id=lambda: f"t{seed}x{next(numbers)}",
            new_seed=lambda: self.rng.getrandbits(128),
            **options,
        )
        self.channel = Channel()
        self.post = self.tables.post(self.channel)

    async def lobby(self, *people: int, channel: int = 1, **options: Any) -> Table:
        host, *others = people or (NORTH, SOUTH)
        table = await self.tables.lobby.open(
            server=7, channel=channel, person=host, name=PEOPLE.get(host, "Host"), **options
        )
        for person in others:
            table = await self.tables.lobby.join(table.id, person, PEOPLE.get(person, "Guest"))
        return table

    async def game(self, *people: int, channel: int = 1, **options: Any) -> Table:
        table = await self.lobby(*people, channel=channel, **options)
        return await self.tables.lobby.start(table.id, table.host)

    async def asked(self, table: Table) -> tuple[int, Asked]:
        """The person who is asked and the question, as they see it."""
        open_ = await self.tables.play.asked(table.id, None)
        current = await self.tables.lobby.find(table.id)
        assert current is not None and open_.waiting_for is not None
        person = current.seat(open_.waiting_for).person
        assert person is not None
        return person, await self.tables.play.asked(table.id, person)

    async def step(self, table: Table) -> Chosen:
        """Whoever is asked picks something legal."""
        person, asked = await self.asked(table)
        assert asked.decision is not None
        return await self.tables.play.choose(table.id, person, pick(asked.decision, self.rng), asked.number)

    async def turn(self, table: Table) -> int:
        """Play until the turn is over; returns the person who played it."""
        person, _ = await self.asked(table)
        turn = (await self.tables.play.look(table.id, None)).turn
        while (await self.tables.play.look(table.id, None)).turn == turn:
            await self.step(table)
        return person

    async def to_the_end(self, table: Table) -> None:
        while (await self.tables.lobby.find(table.id)).state == "running":
            await self.step(table)


@pytest.fixture
def clock() -> FakeTime:
    return FakeTime()


@pytest.fixture
async def open_session(
    database: Address, clock: FakeTime
) -> AsyncIterator[Callable[..., Awaitable[Session]]]:
    """Opens a store and its tables; closing and opening again is a restart of the bot."""
    opened: list[Session] = []

    async def opener(seed: int = 1, warm: int = 64, watched: bool = False, **options: Any) -> Session:
        if watched:
            options["factory"] = Watched if isinstance(database, Path) else WatchedPostgres
        session = Session(await Store.open(database, now=clock, **options), clock, seed, warm=warm)
        opened.append(session)
        return session

    yield opener
    for session in opened:
        await session.store.close()


@pytest.fixture(autouse=True)
def calm() -> Iterator[None]:
    """Nobody watches what the next test does."""
    yield
    Watched.before = Watched.after = staticmethod(lambda sql: None)


@pytest.fixture
async def session(open_session: Callable[..., Awaitable[Session]]) -> Session:
    return await open_session()
