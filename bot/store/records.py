"""Rows as values. Nothing here knows a rule.

Secrets (a setup's seed, a dump, the events of an entry) are in `Entry` and `Snapshot` only; those two stay in
the table layer, which lets nothing of them out but what a seat may see.
"""

from datetime import UTC, datetime
from typing import Any, Literal, get_args

import msgspec

from bot.store.db import Row
from bot.store.letters import Content
from bot.store.letters import VoteKind as VoteKind

State = Literal["lobby", "running", "finished", "abandoned", "expired"]
Remind = Literal["channel", "direct", "off"]
Theme = Literal["light", "dark", "safe"]
Sent = Literal["none", "half", "near", "up"]

#: What a table is for: for people at a channel, or for one person alone, see `bot.table.private`.
Purpose = Literal["table", "plan", "lesson", "try", "puzzle"]

#: The AI of a seat that nobody plays: a private game waits there.
NOBODY = "nobody"

#: What pictures can look like: by day, by night, and in colours that everybody can tell apart.
THEMES: tuple[Theme, ...] = get_args(Theme)


def stamp(moment: datetime) -> int:
    """A moment as it is stored: whole seconds in UTC."""
    return int(moment.timestamp())


def moment(seconds: int) -> datetime:
    return datetime.fromtimestamp(seconds, UTC)


def encode(value: object) -> str:
    return msgspec.json.encode(value).decode()


class Seat(msgspec.Struct, frozen=True):
    seat: str
    person: int | None
    name: str
    ai: str | None = None
    stand_in: str | None = None
    vacant: bool = False

    @property
    def played_by_ai(self) -> bool:
        return self.ai is not None or self.stand_in is not None


class Table(msgspec.Struct, frozen=True):
    """A table from its lobby to its end, with the seats in the order in which people joined."""

    id: str
    server: int | None
    channel: int
    state: State
    game: str
    options: dict[str, str]
    most: int
    pace_days: int | None
    host: int
    opened_at: int
    touched_at: int
    started_at: int | None = None
    ended_at: int | None = None
    rules: int | None = None
    daily: str | None = None
    peeked: bool = False
    theme: Theme | None = None
    purpose: Purpose = "table"
    parent: str | None = None  # the table it came of: a rematch, or a private game
    rated: bool = False  # it counts for its server's ladder
    note: str = ""
    back_until: int | None = None  # a game that was ended can be brought back so long
    orders: bool = True  # whether people may leave orders for their turns
    seats: tuple[Seat, ...] = ()

    def seat_of(self, person: int) -> Seat | None:
        return next((seat for seat in self.seats if seat.person == person), None)

    def seat(self, name: str) -> Seat:
        return next(seat for seat in self.seats if seat.seat == name)

    @property
    def private(self) -> bool:
        """Whether one person has it to themselves: no channel, no letters, no results."""
        return self.purpose != "table"

    @property
    def people(self) -> list[int]:
        return [seat.person for seat in self.seats if seat.person is not None]


class Entry(msgspec.Struct, frozen=True):
    """One line of a game's log: a choice, or an undo that goes back to decision `number`.

    A choice that `follows` was made with the one before it, by the same tap: one is not taken back without
    the other.
    """

    entry: int
    kind: Literal["choice", "undo"]
    number: int
    turn: int
    seat: str
    person: int | None
    picked: list[str]
    reveals: bool
    at: int
    follows: bool = False
    events: str = "[]"


class Snapshot(msgspec.Struct, frozen=True):
    turn: int
    number: int
    entry: int
    state: str


class Result(msgspec.Struct, frozen=True):
    seat: str
    person: int | None
    name: str
    place: int
    total: int
    sheet: dict[str, int]


class Letter(msgspec.Struct, frozen=True):
    """One row of the outbox: something to be told once, in a channel or to a person.

    `attempts` above zero means that an earlier attempt may have got through before a crash: the sender has to
    look for the nonce before it sends again.
    """

    id: int
    table_id: str | None
    channel: int
    person: int | None
    content: Content
    nonce: str
    attempts: int
    made_at: int

    @property
    def kind(self) -> str:
        return self.content.kind


class PersonSettings(msgspec.Struct, frozen=True):
    person: int
    language: str | None = None
    zone: str = "UTC"
    quiet_from: int | None = None
    quiet_to: int | None = None
    remind: Remind = "channel"
    away_from: int | None = None
    away_until: int | None = None
    tips: bool = True
    theme: Theme | None = None
    shown: bool = True  # others may see their statistics and their place on a ladder


class ServerSettings(msgspec.Struct, frozen=True):
    server: int
    language: str | None = None
    pace_days: int | None = None


class TurnClock(msgspec.Struct, frozen=True):
    table_id: str
    seat: str
    person: int
    asked_at: int
    span: int
    deadline: int
    sent: Sent = "none"
    snoozed: int | None = None
    due: int | None = None


class Vote(msgspec.Struct, frozen=True):
    id: int
    table_id: str
    kind: VoteKind
    seat: str
    entry: int
    number: int | None
    opened_at: int
    outcome: str | None
    ballots: dict[int, str] = {}


def as_dict(row: Row) -> dict[str, Any]:
    return dict(row)
