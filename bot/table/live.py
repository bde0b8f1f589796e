"""Games in memory: loaded under a lock of their own, kept while they are warm, dropped when in doubt.

What is in memory is never ahead of the disk. Whoever changes a game does it inside `hold`; if anything but a
plain refusal comes out of there (a failing commit, a cancelled task, a bug), the game in memory is thrown
away and the next one to ask reads it from the disk again.
"""

import asyncio
from collections import OrderedDict
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from weakref import WeakValueDictionary

import msgspec

from bot.store import Link, Store, games, tables
from bot.store.db import GUARD
from bot.store.records import Entry, Table
from bot.table.errors import Refusal
from bot.table.steps import Step
from engine import RULES_VERSION, BadSave, Game, Setup

#: How many games stay loaded, at about 36 KB each. A game beyond them costs no memory at all, and loading it
#: again takes about a millisecond.
WARM = 256


class Moved(Refusal):
    """Another process has changed the table since we read it. Nothing happened; the next look shows it."""

    def __init__(self) -> None:
        super().__init__("table-stale")


class TableGuard:
    """Every transaction of whoever holds a table locks its row first, and is refused if it has moved."""

    def __init__(self, table_id: str, version: int) -> None:
        self.version = version
        self._table_id = table_id
        self._held = True

    async def check(self, link: Link) -> None:
        if self._held and not await tables.advance(link, self._table_id, self.version):
            raise Moved

    def committed(self) -> None:
        self.version += 1

    def let_go(self) -> None:
        """A task that was begun meanwhile does not go on guarding what nobody holds any more."""
        self._held = False


class Offered(msgspec.Struct, frozen=True):
    """What whoever is asked may tap: found for their panel, and needed again when they tap."""

    game: Game
    entry: int
    may_end: bool
    steps: tuple[Step, ...]


class LiveGame(msgspec.Struct):
    """A running (or ended) game and where its log stands. `entry` is the number a choice has to name."""

    table: Table
    game: Game
    base: str  # the first dump of the game, against which later ones are packed
    entry: int
    turn_entry: int
    ends_at: int | None = None  # when the turn ends by itself
    version: int = 0  # of the table, where other processes may change it
    offered: Offered | None = None

    @property
    def asked(self) -> str | None:
        """The seat that is asked now."""
        decision = self.game.decision
        return decision.seat if decision else None

    def packed(self) -> bytes:
        return games.pack(self.game.dump(), self.base)


def standing(log: Iterable[Entry]) -> list[Entry]:
    """The choices that count: those that no later undo has taken back."""
    line: list[Entry] = []
    for entry in log:
        if entry.kind == "choice":
            line.append(entry)
            continue
        while line and line[-1].number >= entry.number:
            line.pop()
    return line


class Games:
    """All games of a store, each behind a lock of its own: different games never wait for each other."""

    def __init__(self, store: Store, warm: int = WARM) -> None:
        self._store = store
        self._warm = warm
        self._games: OrderedDict[str, LiveGame] = OrderedDict()
        self._locks: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()

    @asynccontextmanager
    async def lock(self, table_id: str) -> AsyncIterator[None]:
        """The lock alone, for changes to a table that may not have a game yet."""
        lock = self._locks.get(table_id)
        if lock is None:
            lock = self._locks[table_id] = asyncio.Lock()
        async with lock:
            version = await tables.version(self._store.read, table_id) if self._store.shared else None
            if version is None:
                yield
                return
            guard = TableGuard(table_id, version)
            outer = GUARD.set(guard)
            try:
                yield
            finally:
                guard.let_go()
                GUARD.reset(outer)

    @asynccontextmanager
    async def hold(self, table_id: str) -> AsyncIterator[LiveGame]:
        """The game, to oneself. Changes made to it have to be committed before leaving."""
        async with self.lock(table_id):
            guard = GUARD.get()
            live = self._games.get(table_id)
            if live is None or (isinstance(guard, TableGuard) and guard.version != live.version):
                live = await self._load(table_id)
            keep = True
            try:
                yield live
            except BaseException as error:
                keep = isinstance(error, Refusal) and not isinstance(error, Moved)
                raise
            finally:
                if isinstance(guard, TableGuard):
                    live.version = guard.version
                if keep:
                    self._keep(table_id, live)
                else:
                    self.forget(table_id)

    def __len__(self) -> int:
        """How many games are in memory."""
        return len(self._games)

    def stands(self, table: Table, entry: int) -> bool:
        """Whether nothing has changed since somebody held this table at this entry, as far as we know."""
        live = self._games.get(table.id)
        return live is not None and live.table is table and live.entry == entry

    def forget(self, table_id: str) -> None:
        self._games.pop(table_id, None)

    def _keep(self, table_id: str, live: LiveGame) -> None:
        self._games[table_id] = live
        self._games.move_to_end(table_id)
        while len(self._games) > self._warm:
            self._games.popitem(last=False)

    async def _load(self, table_id: str) -> LiveGame:
        link = self._store.read
        table = await tables.find(link, table_id)
        if table is None:
            raise Refusal("table-unknown")
        state = await games.current(link, table_id)
        if state is None:
            raise Refusal("table-not-started")
        try:
            game = Game.load(state.state)
        except BadSave:
            game = await self._rebuild(table)
        return LiveGame(table, game, state.base, state.entry, state.turn_entry, state.ends_at)

    async def _rebuild(self, table: Table) -> Game:
        """Play the log again, for a snapshot that cannot be read. Only the same rules give the same game."""
        if table.rules != RULES_VERSION or table.private:
            raise Refusal("table-unreadable", table=table.id)
        setup = msgspec.json.decode(await tables.setup_of(self._store.read, table.id), type=Setup)
        line = standing(await games.log(self._store.read, table.id))
        return Game.replay(setup, [(entry.seat, entry.picked) for entry in line])
