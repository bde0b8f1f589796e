"""Notes: what a person wants to remember about a game, shown to nobody else."""

from bot.store import notes, tables
from bot.table.context import TableContext
from bot.table.errors import Refusal

LONGEST = 500  # characters


class Notes:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def note(self, table_id: str, person: int) -> str:
        return await notes.note(self._context.store.read, table_id, person)

    async def keep(self, table_id: str, person: int, text: str) -> None:
        """Keep a note instead of the one before; an empty one removes it."""
        table = await tables.find(self._context.store.read, table_id)
        if table is None:
            raise Refusal("table-unknown")
        if table.seat_of(person) is None:
            raise Refusal("table-not-seated")
        async with self._context.store.transaction() as link:
            notes.save(link, table_id, person, text.strip()[:LONGEST])
