"""A table's life around the game: opened, joined, left, started, given up, forgotten."""

from datetime import timedelta

import msgspec

from bot.store import Link, games, ladders, outbox, tables
from bot.store.errors import Conflict
from bot.store.letters import Abandoned, Content, Expired, Started
from bot.store.records import Seat, State, Table, Theme, encode
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.live import LiveGame
from bot.table.telling import tell
from bot.table.turn_clock import restart_clock
from engine import FIRST_GAME, RULES_VERSION, BadSave, Game, Setup

SEATS = ("north", "east", "south", "west")
LEAST = 2
PACES = (1, 2, 3, 7)
#: Notes of tables on which newcomers, or the one who plays alone, have a coach.
FIRST, COACHED = "first", "coached"

#: A lobby in which nobody joined, left or started anything for this long is closed.
LOBBY_LIFE = timedelta(days=3)


class Mine(msgspec.Struct, frozen=True):
    """One of a person's tables, with the seat that is asked there."""

    table: Table
    asked: str | None
    deadline: int | None

    def waits_for(self, person: int) -> bool:
        return self.asked is not None and self.table.seat(self.asked).person == person


class Lobby:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def at(self, channel: int) -> Table | None:
        """The lobby or running game of a channel or thread."""
        return await tables.at_channel(self._context.store.read, channel)

    async def shown(self, table_id: str, message: int) -> None:
        """The message in which the lobby is shown, with its buttons."""
        async with self._context.store.transaction() as link:
            tables.set_lobby_message(link, table_id, message)

    async def message(self, table_id: str) -> int | None:
        """That message, as far as there is one."""
        return await tables.lobby_message(self._context.store.read, table_id)

    async def last_at(self, channel: int) -> Table | None:
        """The open table of a channel, or else the game that ended there last."""
        return await tables.last_at_channel(self._context.store.read, channel)

    async def find(self, table_id: str) -> Table | None:
        return await tables.find(self._context.store.read, table_id)

    async def of(self, person: int) -> list[Mine]:
        """Every open table of a person, across servers, in order of urgency.

        First those that wait for them, by deadline and, where there is none, the longest first; then those
        that wait for others; then those that have not begun.
        """
        read = self._context.store.read
        waits = await tables.waits(read, person)
        mine = [
            Mine(table, *waits.get(table.id, (None, None))) for table in await tables.of_person(read, person)
        ]
        mine.sort(
            key=lambda one: (
                not one.waits_for(person),
                one.table.state == "lobby",
                one.deadline is None,
                one.deadline or one.table.touched_at,
            )
        )
        return mine

    async def channels(self, person: int) -> list[int]:
        """Where a person's open tables are."""
        return await tables.channels_of_person(self._context.store.read, person)

    async def waiting(self, person: int) -> list[str]:
        """The tables that wait for a person, by deadline and, where there is none, the longest first."""
        return await tables.waiting_for(self._context.store.read, person)

    async def open(
        self,
        *,
        server: int | None,
        channel: int,
        person: int,
        name: str,
        game: str = FIRST_GAME,
        options: dict[str, str] | None = None,
        most: int = 4,
        pace_days: int | None = None,
        orders: bool = True,
    ) -> Table:
        """Open a table in a channel; whoever opens it has the first seat."""
        table = self.fresh(
            *(server, channel, person, name), game=game, options=options or {}, most=most, pace_days=pace_days
        )
        return await self._open(msgspec.structs.replace(table, orders=orders))

    async def open_again(self, ended: Table, person: int, name: str) -> Table:
        """A lobby for the people of a game that ended, for the same game with the same AI players."""
        table = self.fresh(
            *(ended.server, ended.channel, person, name),
            game=ended.game,
            options=ended.options,
            most=len(ended.seats),
            pace_days=ended.pace_days,
            others=tuple(Seat("", None, seat.name, ai=seat.ai) for seat in ended.seats if seat.ai),
        )
        return await self._open(msgspec.structs.replace(table, parent=ended.id, orders=ended.orders))

    async def _open(self, table: Table) -> Table:
        async with self._context.store.transaction() as link:
            table = msgspec.structs.replace(table, rated=await _is_rated(link, table))
            await add(link, table)
        return table

    def fresh(
        self,
        server: int | None,
        channel: int,
        person: int,
        name: str,
        *,
        game: str,
        options: dict[str, str],
        most: int,
        pace_days: int | None = None,
        others: tuple[Seat, ...] = (),
        daily: str | None = None,
        note: str = "",
    ) -> Table:
        """A lobby as it would stand in the store, if there may be such a one."""
        if not LEAST <= most <= len(SEATS):
            raise Refusal("table-bad-size", least=LEAST, most=len(SEATS))
        if pace_days is not None and pace_days not in PACES:
            raise Refusal("table-bad-pace")
        _setup(game, most, 0, options)
        now = self._context.seconds()
        return Table(
            id=self._context.new_id(),
            server=server,
            channel=channel,
            state="lobby",
            game=game,
            options=options,
            most=most,
            pace_days=pace_days,
            host=person,
            opened_at=now,
            touched_at=now,
            daily=daily,
            note=note,
            seats=named((Seat("", person, _short(name)), *others)),
        )

    async def join(self, table_id: str, person: int, name: str) -> Table:
        async with self._context.games.lock(table_id):
            table = await self._lobby(table_id)
            if table.seat_of(person):
                raise Refusal("table-already-seated")
            if table.parent is not None:
                before = await tables.find(self._context.store.read, table.parent)
                if before is not None and before.seat_of(person) is None:
                    raise Refusal("rematch-others")
            return await self._seat(table, (*table.seats, Seat("", person, _short(name))))

    async def add_ai(self, table_id: str, level: str, name: str | None = None) -> Table:
        """Give a seat to an AI from the start, as in a solo game."""
        async with self._context.games.lock(table_id):
            table = await self._lobby(table_id)
            return await self._seat(table, (*table.seats, Seat("", None, name or level, ai=level)))

    async def first_game(self, table_id: str, person: int) -> Table:
        """Make it a first game, or an ordinary one again: the host's choice.

        A first game is played as the rulebook prints it, without a deadline, and newcomers have a coach; so
        it counts for no ladder.
        """
        async with self._context.games.lock(table_id):
            table = await self._lobby(table_id)
            if person != table.host:
                raise Refusal("table-host-only")
            now = self._context.seconds()
            async with self._context.store.transaction() as link:
                if table.note == FIRST:
                    changed = msgspec.structs.replace(table, note="", rated=await _is_rated(link, table))
                else:
                    kept = {name: value for name, value in table.options.items() if name == "order"}
                    changed = msgspec.structs.replace(
                        table, note=FIRST, options=kept, pace_days=None, rated=False
                    )
                changed = msgspec.structs.replace(changed, touched_at=now)
                tables.change_lobby(link, changed)
            return changed

    async def leave(self, table_id: str, person: int) -> Table:
        """Leave before the game begins. The last person to leave closes the lobby."""
        async with self._context.games.lock(table_id):
            table = await self._lobby(table_id)
            if table.seat_of(person) is None:
                raise Refusal("table-not-seated")
            left = tuple(seat for seat in table.seats if seat.person != person)
            if any(seat.person is not None for seat in left):
                return await self._seat(table, left)
            return await self._close(table, "abandoned", None)

    async def _lobby(self, table_id: str) -> Table:
        table = await tables.find(self._context.store.read, table_id)
        if table is None:
            raise Refusal("table-unknown")
        if table.state != "lobby":
            raise Refusal("table-not-a-lobby")
        return table

    async def _seat(self, table: Table, seats: tuple[Seat, ...]) -> Table:
        if len(seats) > table.most:
            raise Refusal("table-full", most=table.most)
        seated = named(seats)
        now = self._context.seconds()
        async with self._context.store.transaction() as link:
            tables.seat_all(link, table.id, seated)
            tables.touch(link, table.id, now)
        return msgspec.structs.replace(table, seats=seated, touched_at=now)

    async def start(self, table_id: str, person: int) -> Table:
        """Begin the game."""
        async with self._context.games.lock(table_id):
            table = await self._lobby(table_id)
            if table.seat_of(person) is None:
                raise Refusal("table-not-seated")
            if len(table.seats) < LEAST:
                raise Refusal("table-too-few", least=LEAST)
            async with self._context.store.transaction() as link:
                started = await self.begin(link, table, self._context.new_seed())
        self._context.wake_post()
        return started

    async def begin(self, link: Link, table: Table, seed: int) -> Table:
        """Begin the game of a lobby inside the caller's transaction.

        The first state is a snapshot like every other turn's.
        """
        setup = _setup(table.game, len(table.seats), seed, table.options)
        game = Game.start(setup)
        now = self._context.seconds()
        started = msgspec.structs.replace(
            table, state="running", rules=RULES_VERSION, started_at=now, touched_at=now
        )
        live = LiveGame(started, game, game.dump(), entry=0, turn_entry=0)
        state = live.packed()
        tables.start(link, table.id, RULES_VERSION, encode(setup), games.pack(live.base), now)
        games.save_snapshot(link, table.id, game.turn, game.number, 0, state)
        games.save_current(link, table.id, 0, 0, live.asked, state)
        await restart_clock(link, live, now)
        await tell(link, live, Started(), now)
        return started

    async def abandon(self, table_id: str, by_moderator: bool = False, person: int | None = None) -> Table:
        """Close a lobby: its host or a moderator. A running game has other ends (Ballots, Endings)."""
        async with self._context.games.lock(table_id):
            table = await self._lobby(table_id)
            if not by_moderator and person != table.host:
                raise Refusal("table-host-only")
            return await self._close(table, "abandoned", Abandoned())

    async def set_theme(
        self, table_id: str, person: int, theme: Theme | None, *, by_moderator: bool = False
    ) -> None:
        """How the boards of a table look that all see, from its next message on."""
        async with self._context.games.lock(table_id):
            table = await tables.find(self._context.store.read, table_id)
            if table is None:
                raise Refusal("table-unknown")
            if table.seat_of(person) is None and not by_moderator:
                raise Refusal("table-not-seated")
            async with self._context.store.transaction() as link:
                tables.set_theme(link, table_id, theme)
            self._context.games.forget(table_id)  # it is read again, with its new look

    async def expire(self) -> list[Table]:
        """Close lobbies in which nothing happens any more, and say so in their channels."""
        before = self._context.now() - LOBBY_LIFE
        expired = []
        for stale in await tables.lobbies_untouched_since(self._context.store.read, int(before.timestamp())):
            async with self._context.games.lock(stale.id):
                table = await tables.find(self._context.store.read, stale.id)
                if table and table.state == "lobby" and table.touched_at == stale.touched_at:
                    expired.append(await self._close(table, "expired", Expired()))
        return expired

    async def _close(self, table: Table, state: State, telling: Content | None) -> Table:
        now = self._context.seconds()
        ended = msgspec.structs.replace(table, state=state, ended_at=now)
        async with self._context.store.transaction() as link:
            tables.end(link, table.id, state, now)
            if telling is not None:
                await outbox.post(link, table.id, table.channel, telling, now)
        self._context.games.forget(table.id)
        self._context.wake_post()
        return ended


async def _is_rated(link: Link, table: Table) -> bool:
    """Whether a game counts for the ladder of its server."""
    return table.server is not None and await ladders.is_on(link, table.server, table.game)


async def add(link: Link, table: Table) -> None:
    """Put a new table into the store, unless its channel has one."""
    tables.add(link, table)
    await if_free(link)


async def if_free(link: Link) -> None:
    """Refuse if what was queued would give a channel a second table."""
    try:
        await link.all("SELECT 1")  # what was queued is run with this
    except Conflict as error:
        # The index `one_table_per_channel` decides, also between two people who open at the same moment.
        raise Refusal("table-channel-taken") from error


def named(seats: tuple[Seat, ...]) -> tuple[Seat, ...]:
    """Seats with the names of their places, in this order."""
    return tuple(msgspec.structs.replace(seat, seat=name) for seat, name in zip(seats, SEATS, strict=False))


def _short(name: str) -> str:
    """A name as it is kept for lists, pictures and exports."""
    return name.strip()[:80] or "?"


def _setup(game: str, seats: int, seed: int, options: dict[str, str]) -> Setup:
    """The setup of a table, if there is such a game with such options."""
    setup = Setup(game=game, seats=list(SEATS[:seats]), seed=seed, options=dict(options))
    try:
        Game.start(setup)
    except BadSave as error:
        raise Refusal("table-bad-options") from error
    return setup
