"""Private tables: a game that one person has to themselves, begun from any position.

Plans, lessons, positions to try and puzzles are such tables. The panel, steps, undo, pictures, hints and AI
opponents work there as everywhere, because all of them go by the table's id. What makes it private is that it
has no channel, that the outbox takes no letter of it, and that nothing counts or lists it.
"""

from collections.abc import Iterable
from datetime import timedelta

from bot.store import games, tables
from bot.store.errors import Conflict
from bot.store.records import NOBODY, Purpose, Seat, Table
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.live import LiveGame
from engine import RULES_VERSION, Game

#: A private table that nobody touched for so long is deleted.
KEPT = timedelta(days=30)


class Private:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def begin(
        self,
        person: int,
        name: str,
        purpose: Purpose,
        game: Game,
        seat: str,
        *,
        parent: str | None = None,
        others: Iterable[Seat] = (),
        note: str = "",
    ) -> Table:
        """A private table for a person in a seat of a game, which from now on belongs to the table.

        `others` says who the other seats are: their names, and the AI that plays each. A seat that is not
        named there is played by nobody; the game waits when it is asked. A person has one table of a purpose
        (and parent): an earlier one is deleted.
        """
        known = {one.seat: one for one in others}
        now = self._context.seconds()
        table = Table(
            id=self._context.new_id(),
            server=None,
            channel=0,
            state="finished" if game.over else "running",
            game=game.setup.game,
            options=dict(game.setup.options),
            most=len(game.seats),
            pace_days=None,
            host=person,
            opened_at=now,
            touched_at=now,
            started_at=now,
            rules=RULES_VERSION,
            purpose=purpose,
            parent=parent,
            note=note,
            seats=tuple(
                Seat(one, person, name) if one == seat else _unmanned(known.get(one, Seat(one, None, one)))
                for one in game.seats
            ),
        )
        live = LiveGame(table, game, game.dump(), entry=0, turn_entry=0)
        state = live.packed()
        earlier = await self._same(person, purpose, parent)
        try:
            async with self._context.store.transaction() as link:
                for one in earlier:
                    await tables.delete_private(link, one.id)
                tables.add(link, table)
                tables.set_base(link, table.id, games.pack(live.base))
                games.save_snapshot(link, table.id, game.turn, game.number, 0, state)
                games.save_current(link, table.id, 0, 0, live.asked, state)
        except Conflict:
            # Two taps at the same moment: the other one was first, and its table is as good as this.
            begun = await self._same(person, purpose, parent)
            if not begun:
                raise
            return begun[0]
        for one in earlier:
            self._context.games.forget(one.id)
        return table

    async def _same(self, person: int, purpose: Purpose, parent: str | None) -> list[Table]:
        return [one for one in await self.of(person, purpose, parent) if one.parent == parent]

    async def of(self, person: int, purpose: Purpose, parent: str | None = None) -> list[Table]:
        """A person's private tables of a purpose, newest first; of one parent only, if that is given."""
        return await tables.private_of(self._context.store.read, person, purpose, parent)

    async def keep_note(self, table_id: str, note: str) -> None:
        """Remember something with a private table."""
        async with self._context.games.lock(table_id):
            async with self._context.store.transaction() as link:
                tables.keep_note(link, table_id, note)
            self._context.games.forget(table_id)

    async def end(self, table_id: str, person: int) -> None:
        """Delete a private table of a person; any other stays."""
        async with self._context.games.lock(table_id):
            table = await tables.find(self._context.store.read, table_id)
            if table is None or not table.private or table.host != person:
                raise Refusal("table-unknown")
            async with self._context.store.transaction() as link:
                await tables.delete_private(link, table_id)
            self._context.games.forget(table_id)

    async def forget_old(self) -> int:
        """Delete what nobody touched for long; returns how many tables that were."""
        before = int((self._context.now() - KEPT).timestamp())
        old = await tables.private_untouched_since(self._context.store.read, before)
        for table_id in old:
            async with self._context.games.lock(table_id), self._context.store.transaction() as link:
                await tables.delete_private(link, table_id)
            self._context.games.forget(table_id)
        return len(old)


def _unmanned(seat: Seat) -> Seat:
    """The seat of somebody else, without its person: nobody but the owner sits at a private table."""
    return Seat(seat.seat, None, seat.name, ai=seat.ai or NOBODY)
