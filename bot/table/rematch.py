"""The same people once more: each confirms, the seats are turned, and it begins when everybody is in."""

import msgspec

from bot.store import tables
from bot.store.records import Seat, Table
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.lobby import Lobby, named


class Rematches:
    def __init__(self, context: TableContext, lobby: Lobby) -> None:
        self._context = context
        self._lobby = lobby

    async def confirm(self, table_id: str, person: int, name: str) -> Table:
        """Open a lobby like the game that ended, or join the one that somebody opened.

        It has the same game, options, pace and AI players. Whoever does not want to wait for the last one
        starts it as any other lobby.
        """
        read = self._context.store.read
        ended = await tables.find(read, table_id)
        if ended is None or ended.state not in ("finished", "abandoned") or ended.private or ended.daily:
            raise Refusal("rematch-none")
        if ended.seat_of(person) is None:
            raise Refusal("table-not-seated")
        async with self._context.games.lock(ended.id):
            lobby = await tables.at_channel(read, ended.channel)
            if lobby is None:
                lobby = await self._lobby.open_again(ended, person, name)
            elif lobby.parent != ended.id:
                raise Refusal("table-channel-taken")
            elif lobby.state == "lobby" and lobby.seat_of(person) is None:
                lobby = await self._lobby.join(lobby.id, person, name)
            if lobby.state == "lobby" and set(ended.people) <= set(lobby.people):
                lobby = await self._begin(lobby, turned(ended, lobby))
        return lobby

    async def _begin(self, lobby: Table, seats: tuple[Seat, ...]) -> Table:
        async with self._context.games.lock(lobby.id):
            table = msgspec.structs.replace(lobby, seats=seats)
            async with self._context.store.transaction() as link:
                tables.seat_all(link, table.id, seats)
                started = await self._lobby.begin(link, table, self._context.new_seed())
        self._context.wake_post()
        return started


def turned(ended: Table, lobby: Table) -> tuple[Seat, ...]:
    """The seats of the game before, the second one first; with the names that people have now."""
    first, *others = ended.seats
    now = {seat.person: seat.name for seat in lobby.seats}
    return named(
        tuple(
            Seat("", seat.person, seat.name if seat.ai else now.get(seat.person, seat.name), ai=seat.ai)
            for seat in (*others, first)
        )
    )
