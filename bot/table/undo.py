"""Taking back: free to your last reveal or somebody else's choice, further only with the others' consent.

The log only grows. An undo is an entry that says to which decision the game went back; the state is rebuilt
from the snapshot of that turn and the few choices made after it.
"""

from collections.abc import Sequence

import msgspec

from bot.store import Link, games, outbox, tables, votes
from bot.store.letters import UndoAsked, Undone
from bot.store.records import Entry, Vote
from bot.table.asked import Asked, asked_of
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.live import LiveGame, standing
from bot.table.story import StoryLine, line_of
from bot.table.telling import tell
from bot.table.turn_clock import restart_clock
from engine import BadSave, Game, IllegalChoice


class Preview(msgspec.Struct, frozen=True):
    """What an undo would take back, oldest first, as the asking person may see it."""

    table_id: str
    number: int  # of the moment: to be given back with the order to do it
    entry: int  # the first entry taken back
    takes_back: list[StoryLine]
    free: bool
    alone: bool  # there is nobody who would have to agree


def is_free(taken: Sequence[Entry], seat: str, private: bool) -> bool:
    """Back to one's last reveal or somebody else's choice; at a private table there is nobody to mind."""
    return private or all(entry.seat == seat and not entry.reveals for entry in taken)


def offered(newest: Sequence[Entry], seat: str, private: bool) -> bool:
    """Whether a seat that is not asked may still freely take back its last choice, the newest of the log."""
    last = newest[-1:]
    return any(entry.kind == "choice" for entry in last) and is_free(last, seat, private)


def consenting(live: LiveGame, seat: str) -> list[int]:
    """Whose consent an undo beyond the free ones needs: the other people who are here to give it."""
    return [
        other.person
        for other in live.table.seats
        if other.person is not None and other.seat != seat and not other.played_by_ai and not other.vacant
    ]


class Undo:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def preview(self, table_id: str, person: int, entry: int | None = None) -> Preview:
        """What going back to before `entry` takes back; without one, the person's own last choice."""
        async with self._context.games.hold(table_id) as live:
            seat = _seat(live, person)
            taken = await self._taken(live, seat, entry, events=True)
            lines = [line_of(one, seat) for one in taken]
            free, alone = is_free(taken, seat, live.table.private), not consenting(live, seat)
            return Preview(table_id, live.entry, taken[0].entry, lines, free, alone)

    async def take_back(self, table_id: str, person: int, entry: int, number: int) -> Asked:
        """Do it, if it is free. `number` is the preview's: if play went on in between, nothing happens."""
        async with self._context.games.hold(table_id) as live:
            seat = _seat(live, person)
            _still(live, seat, number)
            taken = await self._taken(live, seat, entry)
            if not is_free(taken, seat, live.table.private):
                raise Refusal("undo-needs-consent")
            await self._commit(live, seat, taken)
            return asked_of(live, seat)

    async def ask_consent(self, table_id: str, person: int, entry: int, number: int) -> int | None:
        """Ask the others; returns the vote, or None if there was nobody to ask and it was done at once."""
        async with self._context.games.hold(table_id) as live:
            seat = _seat(live, person)
            _still(live, seat, number)
            taken = await self._taken(live, seat, entry)
            voters = consenting(live, seat)
            if live.table.daily is not None:
                raise Refusal("undo-daily")
            if not voters:
                await self._commit(live, seat, taken)
                return None
            now = self._context.seconds()
            async with self._context.store.transaction() as link:
                votes.void(link, table_id, "undo")
                vote = await votes.begin(link, table_id, "undo", seat, live.entry, taken[0].entry, now)
                first, last = taken[0].entry, taken[-1].entry
                asked = UndoAsked(vote=vote, seat=seat, first=first, last=last, people=tuple(voters))
                await outbox.post(link, table_id, live.table.channel, asked, now)
        self._context.wake_post()
        return vote

    async def consented(self, live: LiveGame, vote: Vote, person: int) -> None:
        """The last of the others agreed. Undo and vote are one transaction; the caller holds the game."""
        if vote.entry != live.entry:
            raise Refusal("vote-over")
        taken = await self._taken(live, vote.seat, vote.number)
        await self._commit(live, vote.seat, taken, vote, person)

    async def _taken(self, live: LiveGame, seat: str, entry: int | None, events: bool = False) -> list[Entry]:
        if live.table.state != "running":
            raise Refusal("table-over")
        line = standing(await games.log(self._context.store.read, live.table.id, events=events))
        if entry is None:
            entry = next((one.entry for one in reversed(line) if one.seat == seat and not one.follows), None)
        taken = [one for one in line if entry is not None and one.entry >= entry]
        if not taken or taken[0].entry != entry:
            raise Refusal("undo-nothing")
        return taken

    async def _commit(
        self, live: LiveGame, seat: str, taken: list[Entry], vote: Vote | None = None, last: int | None = None
    ) -> None:
        """Go back, by the asking seat's own right or by a vote to which `last` gave the last consent."""
        before, turn = live.asked, live.game.turn
        # In the middle of a turn the table has not been told anything that this could make untrue.
        unheard = (
            vote is None and taken[0].entry > live.turn_entry and is_free(taken, seat, live.table.private)
        )
        now = self._context.seconds()
        live.game, live.turn_entry = await self.before(live, taken[0])
        live.ends_at = None
        live.entry += 1
        undo = Entry(
            entry=live.entry,
            kind="undo",
            number=taken[0].number,
            turn=live.game.turn,
            seat=seat,
            person=live.table.seat(seat).person,
            picked=[],
            reveals=False,
            at=now,
        )
        async with self._context.store.transaction() as link:
            if vote is not None and last is not None:
                votes.cast(link, vote.id, last, "yes", now)
                votes.close(link, vote.id, "yes")
            self._record(link, live, undo)
            if not is_free(taken, seat, live.table.private):
                tables.mark_peeked(link, live.table.id)
                live.table = msgspec.structs.replace(live.table, peeked=True)
            if turn != live.game.turn or before != live.asked:
                await restart_clock(link, live, now)
            undone = Undone(seat=seat, first=taken[0].entry, last=taken[-1].entry)
            if turn != live.game.turn:
                await tell(link, live, undone, now)
            elif not unheard:  # but whose turn it is has been said
                await outbox.post(link, live.table.id, live.table.channel, undone, now)
        self._context.wake_post()

    def _record(self, link: Link, live: LiveGame, undo: Entry) -> None:
        table_id = live.table.id
        games.append(link, table_id, undo)
        games.forget_snapshots_after(link, table_id, undo.number)
        state = live.packed()
        games.save_current(link, table_id, undo.entry, live.turn_entry, live.asked, state)
        votes.void(link, table_id, "undo")

    async def before(self, live: LiveGame, target: Entry) -> tuple[Game, int]:
        """The game as it was before `target`, and the last entry before the turn that was then."""
        read, table_id = self._context.store.read, live.table.id
        snapshot = await games.snapshot_before(read, table_id, target.number)
        if snapshot is None:
            raise Refusal("undo-nothing")
        between = [
            one
            for one in standing(await games.log(read, table_id))
            if snapshot.number <= one.number < target.number
        ]
        try:
            game = Game.load(snapshot.state)
            for one in between:
                game.choose(one.seat, one.picked)
        except (BadSave, IllegalChoice) as error:
            # The turn was begun under older rules, under which these choices meant something else.
            raise Refusal("undo-older-rules") from error
        return game, snapshot.entry


def _seat(live: LiveGame, person: int) -> str:
    seat = live.table.seat_of(person)
    if seat is None:
        raise Refusal("table-not-seated")
    return seat.seat


def _still(live: LiveGame, seat: str, number: int) -> None:
    if number != live.entry:
        raise Refusal("table-stale", asked_of(live, seat))
