"""The turn: choosing, looking, and the story so far."""

import msgspec

from bot.store import Link, clocks, games, tables, votes
from bot.store import orders as orders_store
from bot.store.orders import OrdersRow
from bot.store.records import Entry, Result, encode
from bot.table.asked import (
    Asked,
    Glance,
    Rides,
    ask_kept,
    asked_of,
    glance_of,
    rides_of,
    seat_at,
    seat_name,
    steps_at,
)
from bot.table.context import TableContext
from bot.table.errors import Illegal, Refusal, Stale
from bot.table.learning import LESSON, check_lesson, remember
from bot.table.live import LiveGame, standing
from bot.table.orders import Outcome, Stop, due, read_turns, surprised, trusted
from bot.table.planning import check_goes_on
from bot.table.ranking import finish, ranked
from bot.table.steps import RIDES, Step
from bot.table.story import OPENED, SeenEvent, StoryLine, line_of, seen
from bot.table.telling import tell, what_to_tell
from bot.table.turn_clock import came_after_all, ends_at, restart_clock
from engine import Event, Game, IllegalChoice, View


class Chosen(msgspec.Struct, frozen=True):
    """The answer to a choice, given after it is safe on the disk."""

    entry: int
    happenings: list[SeenEvent]
    asked: Asked
    glance: Glance | None = None  # for the panel of whoever chose, if that comes next

    @property
    def opens_turn(self) -> bool:
        """Whether it ended a turn, so that the table is told of it, and another one has begun."""
        return any(one.kind == OPENED for one in self.happenings)


class Play:
    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def choose(
        self, table_id: str, person: int, ids: list[str], number: int, *, looks: bool = False
    ) -> Chosen:
        """Take one person's choice: exactly once, in order, and answered only after the commit.

        If they look at their panel then, what it shows comes with the answer.
        """
        async with self._context.games.hold(table_id) as live:
            return await self._take(live, self._seat(live, person), person, [ids], number, looks=looks)

    def _seat(self, live: LiveGame, person: int) -> str:
        """The seat that a person may play now."""
        seat = live.table.seat_of(person)
        if seat is None:
            raise Refusal("table-not-seated")
        if seat.stand_in is not None or seat.vacant:
            raise Refusal("table-come-back")
        return seat.seat

    async def take_step(self, table_id: str, person: int, step: int, number: int) -> Chosen:
        """Take a step by its place among those that are offered: all its choices at once, or none."""
        async with self._context.games.hold(table_id) as live:
            seat, steps = self._steps(live, person, number)
            if step >= len(steps):
                raise Refusal("table-stale", asked_of(live, seat))
            return await self._take_step(live, seat, person, steps[step])

    async def take_ride(self, table_id: str, person: int, place: int, number: int) -> Chosen:
        """Take a ride by its place among the `rides`: by the cheapest way, and without anything else."""
        async with self._context.games.hold(table_id) as live:
            seat, steps = self._steps(live, person, number)
            decision = live.game.decision
            rides = rides_of(decision) if decision is not None and decision.seat == seat else ()
            if place >= len(rides):
                raise Refusal("table-not-asked")
            step = next(one for one in steps if one.group == "main" and one.begins_with([rides[place].id]))
            return await self._take_step(live, seat, person, step)

    def _steps(self, live: LiveGame, person: int, number: int) -> tuple[str, tuple[Step, ...]]:
        """The seat of a person, and what it may tap at that moment."""
        seat = self._seat(live, person)
        if number != live.entry:
            raise Stale(asked_of(live, seat))
        return seat, steps_at(live, seat)

    async def _take_step(self, live: LiveGame, seat: str, person: int, step: Step) -> Chosen:
        picks = [list(ids) for ids in step.picks]
        return await self._take(live, seat, person, picks, live.entry, looks=True)

    async def choose_for_ai(self, table_id: str, name: str, ids: list[str], number: int) -> Chosen:
        """Take the choice of an AI for its own seat or one it stands in for."""
        async with self._context.games.hold(table_id) as live:
            if not live.table.seat(name).played_by_ai:
                raise Refusal("table-not-an-ai")
            return await self._take(live, name, None, [ids], number)

    async def end_turn(self, table_id: str) -> bool:
        """Say Done for somebody who has nothing else to do; returns whether that was so."""
        async with self._context.games.hold(table_id) as live:
            decision = live.game.decision
            if live.ends_at is None or decision is None:
                return False
            person, (done,) = live.table.seat(decision.seat).person, decision.legal
            await self._take(live, decision.seat, person, [[done]], live.entry, follows=True)
            return True

    async def _take(
        self,
        live: LiveGame,
        seat: str,
        person: int | None,
        picks: list[list[str]],
        number: int,
        *,
        looks: bool = False,
        follows: bool = False,
    ) -> Chosen:
        """Take choices one after the other, in one transaction: one tap, and one thing to take back."""
        if live.table.state != "running":
            raise Refusal("table-over", asked_of(live, seat))
        if number != live.entry:
            raise Stale(asked_of(live, seat))
        lesson = live.table.purpose == LESSON and await check_lesson(self._context, live, seat, picks)
        if live.table.purpose == "plan":
            await check_goes_on(self._context.store.read, live)
        before = live.asked
        game = live.game if len(picks) == 1 else live.game.copy()
        entries: list[Entry] = []
        told: list[Event] = []
        begun, turn = live.entry, game.turn
        for place, ids in enumerate(picks):
            try:
                entry, events = choice_entry(game, begun + 1 + place, seat, person, ids, follows or place > 0)
            except IllegalChoice as error:
                raise Illegal(error.text, asked_of(live, seat), live.table.game) from error
            assert not entry.reveals or len(picks) == 1, (
                "what uncovers something is never part of a longer step"
            )
            told += events
            entries.append(msgspec.structs.replace(entry, at=self._context.seconds()))
        live.game = game
        async with self._context.store.transaction() as link:
            heard = await self._record(link, live, entries, before)
            if lesson:
                remember(link, live, entries[-1])
            if game.turn != turn:
                heard |= await self._play_orders(link, live)
            kept = ask_kept(link, live, seat, person) if looks and person is not None else None
        self._taken(live, begun, heard)
        glance = glance_of(live, seat, kept()) if kept is not None else None
        asked = glance.asked if glance is not None else asked_of(live, seat)
        return Chosen(entries[-1].entry, seen(told, seat), asked, glance)

    async def play_orders_now(self, table_id: str, person: int) -> Chosen:
        """Play the orders of somebody whose turn it is, because they say so."""
        async with self._context.games.hold(table_id) as live:
            seat = self._seat(live, person)
            if live.table.state != "running":
                raise Refusal("table-over", asked_of(live, seat))
            if live.asked != seat:
                raise Refusal("table-not-asked")
            begun = live.entry
            async with self._context.store.transaction() as link:
                row = await orders_store.of_seat(link, table_id, seat)
                if row is None or row.turns == "[]" or row.person != person:
                    raise Refusal("orders-none")
                turn = live.game.turn
                heard = await self._follow(link, live, row)
                if live.game.turn != turn:
                    heard |= await self._play_orders(link, live)
            self._taken(live, begun, heard)
            return Chosen(live.entry, [], asked_of(live, seat))

    def _taken(self, live: LiveGame, begun: int, heard: bool) -> None:
        """Choices since entry `begun` are safe: whoever goes on with the table need not wait."""
        self._context.choices += live.entry - begun
        if heard:
            self._context.wake_post()
        if live.ends_at is not None:
            self._context.turn_ending.set()
        if live.asked is not None and live.table.seat(live.asked).played_by_ai:
            self._context.wake_ai(live.table.id)

    async def _play_orders(self, link: Link, live: LiveGame) -> bool:
        """A turn begins: play what was ordered for it, and for the turns that begin with that.

        All of it is in the transaction of the choice that ended the turn before, so that it happens once.
        """
        heard = False
        while (row := await due(link, live)) is not None:
            heard |= await self._follow(link, live, row)
        return heard

    async def _follow(self, link: Link, live: LiveGame, row: OrdersRow) -> bool:
        """Play the orders for one turn, up to the first that does not hold; returns whether it is told."""
        heard, turn, first = False, live.game.turn, live.entry + 1
        (now, *later), stop = read_turns(row) or [[]], None
        for order in now:
            if (stop := trusted(live.game, row.seat, order)) is not None:
                break
            game, before = live.game.copy(), live.asked
            entry, events = choice_entry(
                game, live.entry + 1, row.seat, row.person, order.picks, order.follows and live.entry >= first
            )
            live.game = game
            timed = msgspec.structs.replace(entry, at=self._context.seconds())
            heard |= await self._record(link, live, [timed], before, by_order=True)
            news, over = surprised(order, events, row.seat), game.over or game.turn != turn
            if news and (later or not over):
                stop = Stop("news")
            if news or over:
                break
        over = live.game.over or live.game.turn != turn
        outcome = Outcome(turn, first, live.entry, stop or (None if over else Stop("end")))
        kept = later if over and stop is None else []
        if not live.game.over:
            changed = msgspec.structs.replace(row, turns=encode(kept), outcome=encode(outcome))
            orders_store.save(link, changed)
        return heard

    async def _record(
        self, link: Link, live: LiveGame, entries: list[Entry], asked: str | None, by_order: bool = False
    ) -> bool:
        """Everything a tap changes on the disk: the log, the state, who is asked, what is told.

        Returns whether anything is told.
        """
        game, table, entry = live.game, live.table, entries[-1]
        telling = what_to_tell(live, entry.seat, entry.entry, entry.turn, by_order)
        live.entry = entry.entry
        for one in entries:
            games.append(link, table.id, one)
        state = live.packed()
        if game.turn != entry.turn:
            orders_store.forget_shown_first(link, table.id, entry.seat)
        if game.turn != entry.turn and not game.over:
            live.turn_entry = entry.entry
            games.save_snapshot(link, table.id, game.turn, game.number, entry.entry, state)
        live.ends_at = ends_at(live, entry)
        games.save_current(link, table.id, live.entry, live.turn_entry, live.asked, state, live.ends_at)
        votes.void(link, table.id, "undo")
        if table.private:
            tables.touch(link, table.id, entry.at)
        if telling is None and live.asked == asked:
            if table.pace_days is not None:
                await came_after_all(link, live, entry)
            return False
        await restart_clock(link, live, entry.at)
        if telling is None:
            return False
        if game.over:
            finish(link, live, entry.at)
        await tell(link, live, telling, entry.at)
        return True

    async def asked(self, table_id: str, person: int | None, *, deadline: bool = True) -> Asked:
        """What stands open, as that person (or a stranger) may see it; by when costs a look at the disk."""
        async with self._context.games.hold(table_id) as live:
            clock = await clocks.of_table(self._context.store.read, table_id) if deadline else None
            return asked_of(live, seat_name(live, person), clock.deadline if clock else None)

    async def rides(self, table_id: str) -> Rides | None:
        """Where whoever is asked may ride; None if something else is asked."""
        async with self._context.games.hold(table_id) as live:
            decision = live.game.decision
            if decision is None or decision.kind not in RIDES:
                return None
            return Rides(decision.seat, live.entry, rides_of(decision))

    async def look(self, table_id: str, person: int | None) -> View:
        """All that person may see of the game now."""
        async with self._context.games.hold(table_id) as live:
            return live.game.view(seat_name(live, person))

    async def look_at_turn(self, table_id: str, turn: int) -> View | None:
        """What everybody could see when a turn began, for its picture and for the replay of a game."""
        snapshot = await games.snapshot_of_turn(self._context.store.read, table_id, turn)
        return Game.load(snapshot.state).view(None) if snapshot else None

    async def scores(self, table_id: str) -> list[Result]:
        """The final score sheets of a finished game, best first. Those of a private one are kept nowhere."""
        if found := await tables.results_of(self._context.store.read, table_id):
            return found
        async with self._context.games.hold(table_id) as live:
            return ranked(live.table.seats, live.game.scores()) if live.table.private else []

    async def story(
        self, table_id: str, person: int | None, since: int = 0, upto: int | None = None
    ) -> list[StoryLine]:
        """What happened after entry `since`, as that person may see it, oldest first."""
        table = await tables.find(self._context.store.read, table_id)
        if table is None:
            raise Refusal("table-unknown")
        seat = seat_at(table, person)
        log = await games.log(self._context.store.read, table_id, since, events=True)
        stands = {entry.entry for entry in standing(log)}
        return [
            line_of(entry, seat, entry.entry not in stands and entry.kind == "choice")
            for entry in log
            if upto is None or entry.entry <= upto
        ]


def choice_entry(
    game: Game, number: int, seat: str, person: int | None, ids: list[str], follows: bool
) -> tuple[Entry, list[Event]]:
    """Make a choice in a game; returns its entry in the log, still without a time, and what happened."""
    turn, decision = game.turn, game.number
    events = game.choose(seat, ids)
    reveals = any(event.reveals for event in events)
    told = encode(events)
    return Entry(number, "choice", decision, turn, seat, person, ids, reveals, 0, follows, told), events
