"""What stands open at a table, as one person may see it: the question, what they may tap, where to ride."""

from collections.abc import Callable

import msgspec

from bot.store import Link, moments
from bot.store.moments import Kept
from bot.store.records import Table
from bot.table.errors import Refusal
from bot.table.learning import LESSON
from bot.table.live import LiveGame, Offered
from bot.table.steps import RIDES, Step, steps_of
from bot.table.turn_clock import OWED
from engine import Decision, Option, View


class Prompt(msgspec.Struct, frozen=True):
    """A decision as it stood when somebody asked for it: a value, not a window into a game that goes on."""

    kind: str
    least: int
    most: int
    options: tuple[Option, ...]

    @property
    def legal(self) -> tuple[str, ...]:
        return tuple(option.id for option in self.options if option.blocked is None)


def _question(decision: Decision | None) -> Prompt | None:
    if decision is None:
        return None
    return Prompt(decision.kind, decision.least, decision.most, tuple(decision.options))


class Asked(msgspec.Struct, frozen=True):
    """What stands open at a table, as one person may see it.

    `number` names this moment of the game and has to be given back with a choice. It is the length of the log
    and not the engine's count of decisions: after an undo that one comes again, and a button of the line that
    was taken back would fit a different question.
    """

    table_id: str
    number: int
    seat: str | None  # the person's own
    waiting_for: str | None
    kind: str | None
    decision: Prompt | None  # only if it is the person's own
    offers: Prompt | None
    deadline: int | None = None  # known to `Play.asked` only
    ends_at: int | None = None  # when Done, which alone is left, says itself
    turn: int = 0


class Glance(msgspec.Struct, frozen=True):
    """A table as one person sees it at one moment, taken while nobody else could change it."""

    table: Table
    asked: Asked
    steps: tuple[Step, ...]  # what they may tap
    view: View
    kept: Kept


class Rides(msgspec.Struct, frozen=True):
    """Where whoever is asked may ride: nothing that a hand has a part in, like an objective to play."""

    seat: str
    number: int
    options: tuple[Option, ...]


def asked_of(live: LiveGame, seat: str | None, deadline: int | None = None) -> Asked:
    decision = live.game.decision
    offers = live.game.offers(seat) if seat and decision else None
    mine = decision if decision and decision.seat == seat else None
    if offers is not None and offers.kind == OWED:
        mine, offers = offers, None  # it is asked like a question, though nobody waits for the answer
    return Asked(
        table_id=live.table.id,
        number=live.entry,
        seat=seat,
        waiting_for=decision.seat if decision else None,
        kind=decision.kind if decision else None,
        decision=_question(mine),
        offers=_question(offers),
        deadline=deadline,
        ends_at=live.ends_at,
        turn=live.game.turn,
    )


def ask_kept(link: Link, live: LiveGame, seat: str, person: int) -> Callable[[], Kept]:
    """What the store has for their panel, with the answer to what is awaited next."""
    decision = live.game.decision
    return moments.ask(link, live.table.id, seat, person, decision.kind if decision else "")


def glance_of(live: LiveGame, seat: str | None, kept: Kept) -> Glance:
    steps = steps_at(live, seat) if seat else ()
    return Glance(live.table, asked_of(live, seat), steps, live.game.view(seat), kept)


def steps_at(live: LiveGame, seat: str) -> tuple[Step, ...]:
    """What a seat may tap. A turn ends of itself only where people have time to take that back.

    An AI plays on at once, and then it is not free any more; a private table is there to look at things. A
    lesson says something about each ride, and then about the place.
    """
    if live.asked != seat:
        return ()
    others = any(one.played_by_ai for one in live.table.seats)
    may_end, found = not others and not live.table.private, live.offered
    if not (found and found.game is live.game and (found.entry, found.may_end) == (live.entry, may_end)):
        steps = steps_of(live.game, seat, may_end=may_end, busy=live.table.purpose != LESSON)
        found = live.offered = Offered(live.game, live.entry, may_end, steps)
    return found.steps


def rides_of(decision: Decision) -> tuple[Option, ...]:
    if decision.kind not in RIDES:
        return ()
    wanted = tuple(f"{kind}:" for kind in RIDES)
    return tuple(one for one in decision.options if one.blocked is None and one.id.startswith(wanted))


def seat_name(live: LiveGame, person: int | None) -> str | None:
    return seat_at(live.table, person)


def seat_at(table: Table, person: int | None) -> str | None:
    """A person's seat. Whoever has none may watch a table, but a private one is not even there to them."""
    seat = table.seat_of(person) if person is not None else None
    if seat is None and table.private:
        raise Refusal("table-unknown")
    return seat.seat if seat else None
