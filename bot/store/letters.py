"""What a table or a person is told: one struct for each kind of letter in the outbox.

A row holds the tag of its struct as its kind and the rest as JSON. Fields may be added with a default and
dropped; a tag is never given another meaning, so that rows written by earlier versions are still read.
"""

from typing import Any, ClassVar, Literal

import msgspec

VoteKind = Literal["late", "undo", "abandon"]


class Following(msgspec.Struct, frozen=True):
    """Who is asked next, and by when: the one mention of a message."""

    seat: str
    person: int | None = None
    deadline: int | None = None


class Content(msgspec.Struct, frozen=True, tag_field="letter"):
    """What one letter says. `next` is there only where somebody is asked for a turn."""

    next: Following | None = None

    @property
    def kind(self) -> str:
        return str(type(self).__struct_config__.tag)


class Started(Content, frozen=True, tag="started"):
    """A game has begun."""


class TurnTold(Content, frozen=True, kw_only=True, tag="turn"):
    """What somebody did in a turn: the entries of the log from `first` to `last`."""

    turn: int
    seat: str
    first: int
    last: int
    by_order: bool = False  # its end was played by order


class Finished(TurnTold, frozen=True, kw_only=True, tag="finished"):
    """The last turn of a game, and its scores."""


class Undone(Content, frozen=True, kw_only=True, tag="undone"):
    """A seat took back the entries from `first` to `last`."""

    seat: str
    first: int
    last: int


class Abandoned(Content, frozen=True, tag="abandoned"):
    """A game was given up, or a lobby closed; by one person, if `until` says how long it can come back."""

    by: int | None = None
    until: int | None = None


class BroughtBack(Content, frozen=True, kw_only=True, tag="brought_back"):
    """A game that was ended goes on."""

    by: int


class SeedTold(Content, frozen=True, tag="seed"):
    """A game that was ended was not brought back: its seed."""


class Moved(Content, frozen=True, kw_only=True, tag="moved"):
    """A table has come to this channel; `people` sit at it."""

    people: tuple[int, ...]


class MovedAway(Content, frozen=True, kw_only=True, tag="moved_away"):
    """A table has gone to another channel."""

    channel: int


class Expired(Content, frozen=True, tag="expired"):
    """Nobody did anything in a lobby for days."""


class AboutSeat(Content, frozen=True, kw_only=True):
    seat: str


class StandIn(AboutSeat, frozen=True, kw_only=True, tag="stand_in"):
    """An AI plays a seat until its person is back."""


class SeatOpen(AboutSeat, frozen=True, kw_only=True, tag="seat_open"):
    """The table looks for somebody new."""


class CameBack(AboutSeat, frozen=True, kw_only=True, tag="came_back"):
    """Somebody plays their seat themselves again."""


class Replaced(AboutSeat, frozen=True, kw_only=True, tag="replaced"):
    """Somebody new has a seat."""


class AiSlow(AboutSeat, frozen=True, kw_only=True, tag="ai_slow"):
    """An AI thinks for long."""


class AiTrouble(AboutSeat, frozen=True, kw_only=True, tag="ai_trouble"):
    """An AI could not move; it will be tried again."""


class Extended(AboutSeat, frozen=True, kw_only=True, tag="extended"):
    """A moderator gave more time."""

    days: int


class VoteAsked(AboutSeat, frozen=True, kw_only=True):
    """`people` are asked to vote on something about a seat."""

    about: ClassVar[VoteKind]
    vote: int | None
    people: tuple[int, ...]


class UndoAsked(VoteAsked, frozen=True, kw_only=True, tag="undo_asked"):
    """A seat would take back the entries from `first` to `last`."""

    about: ClassVar[VoteKind] = "undo"
    first: int
    last: int | None = None


class AbandonAsked(VoteAsked, frozen=True, kw_only=True, tag="abandon_asked"):
    """A seat would give the game up."""

    about: ClassVar[VoteKind] = "abandon"


class TimeUp(VoteAsked, frozen=True, kw_only=True, tag="time_up"):
    """A seat's time is over. Without a vote there is nobody to ask what to do."""

    about: ClassVar[VoteKind] = "late"


class Voted(Content, frozen=True, kw_only=True, tag="voted"):
    """How a vote ended that changed nothing at the table."""

    outcome: str


class Waiting(msgspec.Struct, frozen=True):
    """One table of a reminder."""

    table: str
    channel: int
    person: int
    deadline: int | None = None


class Reminder(Content, frozen=True, kw_only=True, tag="reminder"):
    """The tables that wait for a person, who gets one message about them all."""

    tables: tuple[Waiting, ...]


class Elsewhere(Content, frozen=True, kw_only=True, tag="elsewhere"):
    """To the person who is asked, while nothing can be said at the table; `about` is the waiting letter."""

    about: str


class ChannelShut(Content, frozen=True, kw_only=True, tag="channel_shut"):
    """To a person: nothing can be told in the channel of their table, or it is `gone`."""

    channel: int
    gone: bool


class Nothing(Content, frozen=True, tag="ask"):
    """Says nothing. Earlier versions wrote one when somebody used an exchange token out of turn."""


class Unreadable(Content, frozen=True, kw_only=True, tag="unreadable"):
    """A row that nobody can read: of a later version, or damaged. It is never written."""

    why: str


_KINDS = (
    *(
        Started,
        TurnTold,
        Finished,
        Undone,
        Abandoned,
        Expired,
        StandIn,
        SeatOpen,
        CameBack,
        Replaced,
        Extended,
    ),
    *(BroughtBack, SeedTold, Moved, MovedAway, ChannelShut),
    *(UndoAsked, AbandonAsked, TimeUp, Voted, Reminder, Elsewhere, AiSlow, AiTrouble, Nothing),
)
_BY_TAG: dict[str, type[Content]] = {str(kind.__struct_config__.tag): kind for kind in _KINDS}


def payload_of(content: Content) -> str:
    return msgspec.json.encode(content).decode()


def content_of(kind: str, payload: str) -> Content:
    """The letter in a row, of this version or an earlier one."""
    if kind not in _BY_TAG:
        return Unreadable(why=f"no letter is called {kind}")
    try:
        values: dict[str, Any] = msgspec.json.decode(payload, type=dict[str, Any])
        if not values.pop("anew", True):
            values["next"] = None  # earlier versions named who was asked even if that was no news
        return msgspec.convert({**values, "letter": kind}, _BY_TAG[kind])
    except msgspec.MsgspecError as error:
        return Unreadable(why=str(error))
