"""Orders: choices that somebody leaves for their turn, each with the conditions it was thought out under.

Whether an order still holds is found out on a copy in which all that its seat cannot see is dealt anew. So
what orders do says nothing about hidden cards, by construction.
"""

import logging
from typing import Any, Literal

import msgspec

from bot.store import Link, orders, tables
from bot.store.orders import Mode, OrdersRow
from bot.store.records import Table, encode
from bot.table.context import TableContext
from bot.table.errors import Refusal
from bot.table.live import LiveGame
from engine import Decision, Event, Game, Option, Text
from engine.ahead import POINTS

__all__ = ["Mode", "Order", "Orders", "Outcome", "Stop", "Why"]

_LOG = logging.getLogger("tropero.orders")

#: Seeds for copies in which hidden things are dealt anew. Which one does not matter.
_ANY = 1

#: Turns that may be ordered at once: about a week of most tables.
MOST_TURNS = 7

Why = Literal["asked", "gone", "dearer", "less", "news", "end", "trouble"]


class Order(msgspec.Struct, frozen=True):
    """One choice, and what it was like when it was planned."""

    kind: str
    picks: list[str]
    options: list[Option]
    brings: dict[str, int] = {}
    named: list[str] = []  # cards that have to come with it, if anything is to follow
    reveals: bool = False
    leads: str | None = None  # the kind of question that came next in that turn, if any
    follows: bool = False  # it was one tap with the one before


class Stop(msgspec.Struct, frozen=True):
    """Why no more was played. `order` is the one that was not, if it was one of them."""

    why: Why
    order: Order | None = None
    good: str = ""  # what it would have cost more or brought less of
    then: int = 0
    now: int = 0
    blocked: Text | None = None


class Outcome(msgspec.Struct, frozen=True):
    """What was played by order in a turn: entries of the log from `first` to `last`, if there are any."""

    turn: int
    first: int
    last: int
    stop: Stop | None = None


class Left(msgspec.Struct, frozen=True):
    """Somebody's orders at a table, and what became of those that were played."""

    seat: str
    person: int
    mode: Mode
    shown: bool
    turns: list[list[Order]]
    outcome: Outcome | None
    left_at: int


def read(row: OrdersRow) -> Left:
    turns = msgspec.json.decode(row.turns, type=list[list[Order]])
    outcome = msgspec.json.decode(row.outcome, type=Outcome) if row.outcome else None
    return Left(row.seat, row.person, row.mode, row.shown, turns, outcome, row.left_at)


def read_turns(row: OrdersRow) -> list[list[Order]]:
    """What a row still has to be played; nothing, if it cannot be read."""
    try:
        return msgspec.json.decode(row.turns, type=list[list[Order]])
    except msgspec.MsgspecError:
        _LOG.exception("orders at table %s cannot be read and are dropped", row.table_id)
        return []


def asked_by(game: Game, seat: str, kind: str) -> Decision | None:
    """The question of a kind that a seat may answer now: what is asked, or what it may do at any time."""
    decision = game.decision
    if decision is not None and decision.seat == seat and decision.kind == kind:
        return decision
    offers = game.offers(seat) if decision is not None else None
    return offers if offers is not None and offers.kind == kind else None


def order_for(game: Game, seat: str, picks: list[str]) -> Order:
    """An order for a choice that a seat makes in a game now."""
    decision = game.decision
    assert decision is not None
    question: Decision | None = decision
    if decision.seat != seat or not set(picks) <= set(decision.legal):
        question = game.offers(seat)
    assert question is not None
    named = {option.id: option for option in question.options}
    reveals, leads = _follows(game, seat, picks)
    brings = _expected(game, seat, picks, reveals)
    return Order(question.kind, picks, [named[pick] for pick in picks], brings, reveals=reveals, leads=leads)


def _follows(game: Game, seat: str, picks: list[str]) -> tuple[bool, str | None]:
    """Whether a choice would uncover something, and what kind of question its seat would have next."""
    twin = game.imagine(seat, _ANY)
    reveals = any(event.reveals and event.seat == seat for event in twin.choose(seat, picks))
    following = twin.decision
    mine = following is not None and following.seat == seat and twin.turn == game.turn
    return reveals, following.kind if following is not None and mine else None


def _expected(game: Game, seat: str, picks: list[str], reveals: bool) -> dict[str, int]:
    """What a choice costs and brings, as far as its seat can know; the worth of drawn cards is chance."""
    found = game.imagine(seat, _ANY).brings(seat, picks)
    return {good: count for good, count in found.items() if good != POINTS or not reveals}


def unmet(game: Game, seat: str, order: Order) -> Stop | None:
    """Why an order is not to be played now; None if all that it was left for holds."""
    question = asked_by(game, seat, order.kind)
    if question is None or not question.least <= len(order.picks) <= question.most:
        return Stop("asked", order)
    for pick in order.picks:
        if pick not in question.legal:
            option = next((one for one in question.options if one.id == pick), None)
            return Stop("gone", order, blocked=option.blocked if option else None)
    reveals, leads = _follows(game, seat, order.picks)
    if leads != order.leads and not (reveals and order.reveals):
        return Stop(
            "asked", order
        )  # another question would follow, or a forced answer to one that was planned
    found = _expected(game, seat, order.picks, order.reveals)
    for good in (*order.brings, *found):
        then, now = order.brings.get(good, 0), found.get(good, 0)
        if now < then:
            return Stop("dearer" if now < 0 and good != POINTS else "less", order, good, then, now)
    return None


def surprised(order: Order, events: list[Event], seat: str) -> bool:
    """Whether a choice showed something that was not reckoned with: then nothing follows it by order."""
    if not any(event.reveals and event.seat == seat for event in events):
        return False
    came = arrived(events, seat)
    for card in order.named:
        if card not in came:
            return True
        came.remove(card)
    return not order.named


def arrived(events: list[Event], seat: str) -> list[str]:
    """The things that a choice uncovered, as a seat may see them."""
    own = (event for event in events if event.reveals and event.seat == seat)
    return [name for event in own for name in _names(event.seen_by(seat))]


def _names(values: dict[str, Any]) -> list[str]:
    found: list[str] = []
    for name in ("cards", "card", "tiles", "new"):
        value = values.get(name)
        if isinstance(value, str):
            found.append(value)
        elif isinstance(value, list):
            found += [one for one in value if isinstance(one, str)]
        elif isinstance(value, dict):
            found += [one for part in value.values() for one in ([part] if isinstance(part, str) else part)]
    return found


def trusted(game: Game, seat: str, order: Order) -> Stop | None:
    """The same as `unmet`, whatever may be wrong with an order: it never keeps the table from playing."""
    try:
        return unmet(game, seat, order)
    except Exception:
        _LOG.exception("an order could not be looked at and is not played")
        return Stop("trouble", order)


async def due(link: Link, live: LiveGame) -> OrdersRow | None:
    """The orders that are to be played now, at the beginning of a turn."""
    if live.asked is None or live.table.private or not live.table.orders:
        return None
    seat = live.table.seat(live.asked)
    row = await orders.of_seat(link, live.table.id, seat.seat)
    if row is None or row.turns == "[]" or row.mode != "at_once":
        return None
    return row if seat.person == row.person and not seat.played_by_ai and not seat.vacant else None


class Orders:
    """Leaving, looking at, changing and withdrawing them. `Play` plays them."""

    def __init__(self, context: TableContext) -> None:
        self._context = context

    async def of(self, table_id: str, person: int) -> Left | None:
        """A person's orders at a table, or what became of their last ones."""
        table = await self._table(table_id)
        seat = table.seat_of(person)
        if seat is None:
            return None
        return await self.of_seat(table_id, seat.seat, person)

    async def of_seat(self, table_id: str, seat: str, person: int) -> Left | None:
        """The same, where the seat is known."""
        row = await orders.of_seat(self._context.store.read, table_id, seat)
        return read(row) if row is not None and row.person == person else None

    async def ready(self, table: Table, person: int) -> bool:
        """Whether somebody has orders that wait for their word."""
        seat = table.seat_of(person)
        left = await self.of_seat(table.id, seat.seat, person) if seat else None
        return left is not None and bool(left.turns) and left.mode == "show"

    async def shown(self, table_id: str) -> list[str]:
        """The seats of a table whose people let others know that they have orders."""
        return await orders.shown_at(self._context.store.read, table_id)

    async def leave(
        self, table_id: str, person: int, turns: list[list[Order]], mode: Mode = "at_once"
    ) -> Left:
        """Leave orders for the next turns; earlier ones are replaced."""
        async with self._context.games.hold(table_id) as live:
            seat = _free_seat(live, person)
            if not live.table.orders:
                raise Refusal("orders-forbidden")
            if not turns or not all(turns):
                raise Refusal("orders-none")
            if len(turns) > MOST_TURNS:
                raise Refusal("orders-too-many", most=MOST_TURNS)
            async with self._context.store.transaction() as link:
                before = await orders.of_seat(link, table_id, seat)
                shown = before.shown if before is not None and before.person == person else False
                now = self._context.seconds()
                row = OrdersRow(table_id, seat, person, mode, shown, encode(turns), None, now)
                orders.save(link, row)
        return read(row)

    async def change(
        self, table_id: str, person: int, *, mode: Mode | None = None, shown: bool | None = None
    ) -> Left:
        """Whether they are played at once or shown first, and whether others may know of them."""
        async with self._context.games.hold(table_id) as live:
            seat = _free_seat(live, person)
            async with self._context.store.transaction() as link:
                row = await orders.of_seat(link, table_id, seat)
                if row is None or row.person != person or row.turns == "[]":
                    raise Refusal("orders-none")
                changed = msgspec.structs.replace(
                    row,
                    mode=row.mode if mode is None else mode,
                    shown=row.shown if shown is None else shown,
                )
                orders.save(link, changed)
        return read(changed)

    async def withdraw(self, table_id: str, person: int) -> None:
        """Before they are played."""
        async with self._context.games.hold(table_id) as live:
            seat = _free_seat(live, person)
            async with self._context.store.transaction() as link:
                row = await orders.of_seat(link, table_id, seat)
                if row is None or row.turns == "[]":
                    raise Refusal("orders-none")
                orders.forget(link, table_id, seat)

    async def _table(self, table_id: str) -> Table:
        table = await tables.find(self._context.store.read, table_id)
        if table is None:
            raise Refusal("table-unknown")
        return table


def _free_seat(live: LiveGame, person: int) -> str:
    """The seat for which a person may give orders."""
    if live.table.state != "running" or live.table.private:
        raise Refusal("table-over")
    seat = live.table.seat_of(person)
    if seat is None:
        raise Refusal("table-not-seated")
    if seat.stand_in is not None or seat.vacant:
        raise Refusal("table-come-back")
    return seat.seat
