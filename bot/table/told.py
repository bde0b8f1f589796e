"""What a table has been told so far: the messages in which it still has buttons."""

from bot.store import outbox, tables, votes
from bot.store.letters import VoteAsked
from bot.store.records import Letter
from bot.table.context import TableContext

_BACK = 3  # how many messages back buttons may still be
_VOTES_BACK = 15  # a vote stays open while other messages come


class Told:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def is_newest(self, letter: Letter) -> bool:
        """Whether no later letter that asks somebody for a turn waits already: this one calls them, then."""
        waiting = await outbox.waiting_of_table(self._context.store.read, letter.table_id or "")
        return not any(one.id > letter.id and (one.content.next or one.kind == "finished") for one in waiting)

    async def last_message(self, letter: Letter) -> int:
        """The newest message known to be in a letter's channel before it; 0 if there is none."""
        read = self._context.store.read
        before = await outbox.sent_before(read, letter.table_id or "", letter.id, letter.channel, 1)
        return before[0][0] if before else 0

    async def with_buttons(self, table_id: str, letter: Letter) -> list[int]:
        """The messages before a letter whose buttons ask nothing any more; the lobby's is one of them.

        The answers to a vote stay as long as it is open.
        """
        read = self._context.store.read
        before = await outbox.sent_before(read, table_id, letter.id, letter.channel, _VOTES_BACK)
        is_open = {vote.id for vote in await votes.still_open(read, table_id)}
        found: list[int] = []
        for place, (message, content) in enumerate(before):
            if isinstance(content, VoteAsked):
                if content.vote not in is_open:
                    found.append(message)
            elif place < _BACK:
                found.append(message)
        lobby = await tables.lobby_message(read, table_id)
        if lobby is not None and len(before) < _BACK:
            found.append(lobby)
        return found
