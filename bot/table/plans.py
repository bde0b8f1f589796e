"""Plans: a turn tried out beforehand on a private copy, and made into orders.

All that its person cannot see is dealt anew in the copy (`Game.imagine`). Where chance would decide it stops:
the odds are counted over many deals, and whoever names a card goes on in one of those in which it comes.
"""

from collections import Counter
from collections.abc import Iterator

import msgspec

from bot.store import Link, games, tables
from bot.store.records import Entry, Seat, Snapshot, Table, encode
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.live import LiveGame, standing
from bot.table.orders import MOST_TURNS, Order, arrived, order_for
from bot.table.planning import PlanNote, check_goes_on, note_of, waits_after
from bot.table.play import choice_entry
from bot.table.private import Private
from bot.table.reachable import ReachableOption
from bot.table.undo import Undo
from engine import Game

#: Deals over which odds are counted, and among which a named card is looked for.
DEALS = 200
#: Numbers above all turns, for states of a plan in which cards were named.
_NAMED = 1_000_000


class Chance(msgspec.Struct, frozen=True):
    """Where a plan waits: what may come, and in how many of a hundred deals it does."""

    waits: bool  # the plan goes no further by itself
    ends_turn: bool
    odds: list[tuple[str, int]]  # the likeliest first; nothing if nothing is uncovered
    named: list[str]
    count: int  # how many things come


class Progress(msgspec.Struct, frozen=True):
    """A plan as it stands: what it would be as orders, and whether the real game has gone on meanwhile."""

    table: Table
    parent: Table
    turns: list[list[Order]]
    chance: Chance | None
    since: int  # choices that others made at the real table since the plan began


class Plans:
    def __init__(self, context: TableContext, private: Private, undo: Undo) -> None:
        self._context = context
        self._private = private
        self._undo = undo

    async def open(self, table_id: str, person: int) -> Table:
        """A person's plan at a table: the one under way as long as it fits, or a fresh one."""
        # One tap after the other: what the first begins is found by the second, and not begun anew.
        async with self._context.games.lock(f"plan of {person} at {table_id}"):
            parent = await self._running(table_id)
            for plan in await self._private.of(person, "plan", table_id):
                if await self._fits(plan, parent):
                    return plan
            return await self.begin(table_id, person)

    async def begin(self, table_id: str, person: int) -> Table:
        """A fresh plan from the position as it stands; an earlier one of that seat is deleted."""
        parent = await self._running(table_id)
        async with self._context.games.hold(table_id) as live:
            copy, seat = self._copy(live, person)
            note, others = PlanNote(live.entry), live.table.seats
        return await self._private.begin(
            *(person, parent.seat(seat).name, "plan", copy, seat),
            parent=table_id,
            others=[Seat(one.seat, None, one.name) for one in others],
            note=encode(note),
        )

    async def options(self, table_id: str, person: int) -> list[ReachableOption]:
        """What could be tried next: in the plan under way, or in one that would begin now. Makes nothing."""
        parent = await self._running(table_id)
        for plan in await self._private.of(person, "plan", table_id):
            if await self._fits(plan, parent):
                async with self._context.games.hold(plan.id) as live:
                    return _legal(live.game, _seat(live))
        async with self._context.games.hold(table_id) as live:
            return _legal(*self._copy(live, person))

    def _copy(self, live: LiveGame, person: int) -> tuple[Game, str]:
        """The game from a person's seat, in whose turn it is, with all dealt anew that they cannot see."""
        seat = live.table.seat_of(person)
        if seat is None:
            raise Refusal("table-not-seated")
        if live.game.over:
            raise Refusal("table-over")
        game = live.game if live.asked == seat.seat else live.game.ahead(seat.seat)
        return game.imagine(seat.seat, self._context.new_seed()), seat.seat

    async def again(self, table_id: str, person: int) -> tuple[Table, bool]:
        """A fresh plan with the choices of the old one, as far as they can be made; whether all could."""
        old = await self._private.of(person, "plan", table_id)
        line = standing(await games.log(self._context.store.read, old[0].id)) if old else []
        plan = await self.begin(table_id, person)
        async with self._context.games.hold(plan.id) as live:
            for entry in line:
                if line[0].turn != entry.turn or not await self._repeat(live, entry):
                    return plan, False
        return plan, True

    async def _repeat(self, live: LiveGame, entry: Entry) -> bool:
        try:
            await check_goes_on(self._context.store.read, live)
        except Refusal:
            return False
        decision = live.game.decision
        if decision is None or decision.seat != entry.seat or not set(entry.picked) <= set(decision.legal):
            return False
        if not decision.least <= len(entry.picked) <= decision.most:
            return False
        async with self._context.store.transaction() as link:
            self._append(link, live, live.game.copy(), entry.picked, entry.follows)
        return True

    async def drop(self, table_id: str, person: int) -> bool:
        """Throw a person's plan at a table away; returns whether there was one."""
        plans = await self._private.of(person, "plan", table_id)
        for plan in plans:
            await self._private.end(plan.id, person)
        return bool(plans)

    async def progress(self, plan_id: str, person: int) -> Progress:
        """How far a plan has come."""
        async with self._context.games.hold(plan_id) as live:
            _own(live, person)
            parent = await tables.find(self._context.store.read, live.table.parent or "")
            if parent is None:
                raise Refusal("table-unknown")
            read, note = self._context.store.read, note_of(live.table)
            line = standing(await games.log(read, plan_id, events=True))
            seat = _seat(live)
            turns: dict[int, list[Order]] = {}
            for entry, game in self._replayed(line, await games.snapshots(read, plan_id)):
                order = order_for(game, seat, entry.picked)
                named = note.named.get(entry.entry, [])
                order = msgspec.structs.replace(order, named=named, follows=entry.follows)
                turns.setdefault(entry.turn, []).append(order)
            chance = await self._chance(live, line, note)
            since = [one for one in await games.log(read, parent.id, note.entry) if one.seat != seat]
            return Progress(live.table, parent, list(turns.values()), chance, len(since))

    async def name(self, plan_id: str, person: int, card: str) -> None:
        """Go on from where chance decides, with a card that is to come."""
        async with self._context.games.hold(plan_id) as live:
            _own(live, person)
            line = standing(await games.log(self._context.store.read, plan_id, events=True))
            note = note_of(live.table)
            if not line or not line[-1].reveals or line[-1].entry in note.onward:
                raise Refusal("plan-no-chance")
            last = line[-1]
            wanted = [*note.named.get(last.entry, []), card]
            before, turn_entry = await self._undo.before(live, last)
            deal = next(
                (one for one, came in _deals(before, last) if not Counter(wanted) - Counter(came)), None
            )
            if deal is None:
                raise Refusal("plan-card-cannot-come")
            await self._deal_again(live, last, deal, turn_entry, note, wanted)

    async def next_turn(self, plan_id: str, person: int) -> None:
        """The turn is planned: go on with one's next one, as if nobody else did anything in between."""
        async with self._context.games.hold(plan_id) as live:
            _own(live, person)
            line = standing(await games.log(self._context.store.read, plan_id))
            note = note_of(live.table)
            if not line or line[-1].turn == live.game.turn or line[-1].entry in note.onward or live.game.over:
                raise Refusal("plan-turn-not-over")
            if len({entry.turn for entry in line}) >= MOST_TURNS:
                raise Refusal("orders-too-many", most=MOST_TURNS)
            before, _ = await self._undo.before(live, line[-1])
            live.game = before.onward(_seat(live), line[-1].picked)
            note = msgspec.structs.replace(note, onward=[*note.onward, line[-1].entry])
            live.table = msgspec.structs.replace(live.table, note=encode(note))
            live.turn_entry, state = live.entry, live.packed()
            async with self._context.store.transaction() as link:
                tables.keep_note(link, plan_id, live.table.note)
                games.save_snapshot(link, plan_id, live.game.turn, live.game.number, live.entry, state)
                games.save_current(link, plan_id, live.entry, live.turn_entry, live.asked, state)

    async def _running(self, table_id: str) -> Table:
        table = await tables.find(self._context.store.read, table_id)
        if table is None or table.private:
            raise Refusal("table-unknown")
        if table.state == "lobby":
            raise Refusal("table-not-started")
        if table.state != "running":
            raise Refusal("table-over")
        return table

    async def _fits(self, plan: Table, parent: Table) -> bool:
        """A plan is of use until its seat has gone on at the real table, or belongs to somebody else."""
        seat = parent.seat_of(plan.host)
        mine = plan.seat_of(plan.host)
        if seat is None or mine is None or seat.seat != mine.seat:
            return False
        log = await games.log(self._context.store.read, parent.id, note_of(plan).entry)
        return all(one.seat != seat.seat for one in log)

    def _replayed(self, line: list[Entry], snapshots: list[Snapshot]) -> Iterator[tuple[Entry, Game]]:
        """Every choice of a plan with the game before it."""
        game, used = None, None
        for entry in line:
            latest = [one for one in snapshots if one.number <= entry.number][-1]
            if game is None or latest is not used:
                game, used = Game.load(latest.state), latest
            yield entry, game
            game.choose(entry.seat, entry.picked)

    async def _chance(self, live: LiveGame, line: list[Entry], note: PlanNote) -> Chance | None:
        if not line or line[-1].entry in note.onward:
            return None
        last = line[-1]
        waits, ends = waits_after(last, live.game.turn, note), last.turn != live.game.turn
        named = note.named.get(last.entry, [])
        if not last.reveals:
            return Chance(waits, ends, [], named, 0) if ends else None
        before, _ = await self._undo.before(live, last)
        found, most, fitting = Counter[str](), 0, 0
        for _, came in _deals(before, last):
            if Counter(named) - Counter(came):
                continue
            fitting += 1
            most = max(most, len(came))
            found.update((Counter(came) - Counter(named)).keys())
        odds = [(name, round(100 * count / max(1, fitting))) for name, count in found.most_common()]
        return Chance(waits, ends, odds, named, most)

    async def _deal_again(
        self,
        live: LiveGame,
        last: Entry,
        deal: Game,
        turn_entry: int,
        note: PlanNote,
        named: list[str],
    ) -> None:
        """Take a choice back and make it again in another deal, as one transaction."""
        plan_id, now = live.table.id, self._context.seconds()
        live.game, live.turn_entry = deal, turn_entry
        undone = Entry(live.entry + 1, "undo", last.number, last.turn, last.seat, last.person, [], False, now)
        live.entry += 1
        before = live.packed()
        note = msgspec.structs.replace(note, named={**note.named, live.entry + 1: named})
        live.table = msgspec.structs.replace(live.table, note=encode(note))
        async with self._context.store.transaction() as link:
            games.append(link, plan_id, undone)
            games.forget_snapshots_after(link, plan_id, last.number)
            games.save_snapshot(link, plan_id, _NAMED + last.number, last.number, live.turn_entry, before)
            tables.keep_note(link, plan_id, live.table.note)
            self._append(link, live, deal.copy(), last.picked, last.follows)

    def _append(self, link: Link, live: LiveGame, game: Game, picks: list[str], follows: bool) -> None:
        """Make a choice of a plan that was made before."""
        turn, seat = live.game.turn, _seat(live)
        entry, _ = choice_entry(game, live.entry + 1, seat, live.table.host, picks, follows)
        entry = msgspec.structs.replace(entry, at=self._context.seconds())
        live.game, live.entry = game, entry.entry
        state = live.packed()
        games.append(link, live.table.id, entry)
        if game.turn != turn and not game.over:
            live.turn_entry = entry.entry
            games.save_snapshot(link, live.table.id, game.turn, game.number, entry.entry, state)
        games.save_current(link, live.table.id, live.entry, live.turn_entry, live.asked, state)


def _deals(before: Game, last: Entry) -> Iterator[tuple[Game, list[str]]]:
    """A position dealt anew many times, each with what a choice would uncover there."""
    for seed in range(1, DEALS + 1):
        deal = before.imagine(last.seat, seed)
        yield deal, arrived(deal.copy().choose(last.seat, last.picked), last.seat)


def _legal(game: Game, seat: str) -> list[ReachableOption]:
    decision = game.decision
    if decision is None or decision.seat != seat:
        return []
    return [ReachableOption((), option) for option in decision.options if option.blocked is None]


def _seat(live: LiveGame) -> str:
    seat = live.table.seat_of(live.table.host)
    assert seat is not None
    return seat.seat


def _own(live: LiveGame, person: int) -> None:
    if live.table.purpose != "plan" or live.table.host != person:
        raise Refusal("table-unknown")
