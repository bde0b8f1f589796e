"""The story of a game for people: what happened, as one of them may see it, and where each turn begins."""

from collections.abc import Iterable
from typing import Any

import msgspec

from bot.store.records import Entry
from engine import Event

#: The event with which a turn begins.
OPENED = "turn_started"


class SeenEvent(msgspec.Struct, frozen=True):
    """An event as one person may see it."""

    kind: str
    seat: str | None
    values: dict[str, Any]
    auto: bool


class StoryLine(msgspec.Struct, frozen=True):
    """An entry of the log as one person may see it; `undone` if a later undo took it back."""

    entry: int
    kind: str
    turn: int
    seat: str
    at: int
    happenings: list[SeenEvent]
    undone: bool = False


def seen(events: list[Event], seat: str | None) -> list[SeenEvent]:
    """The one way from events to people."""
    return [SeenEvent(event.kind, event.seat, event.seen_by(seat), event.auto) for event in events]


def line_of(entry: Entry, seat: str | None, undone: bool = False) -> StoryLine:
    events = msgspec.json.decode(entry.events, type=list[Event])
    return StoryLine(entry.entry, entry.kind, entry.turn, entry.seat, entry.at, seen(events, seat), undone)


def beginning(line: StoryLine, turn: int) -> StoryLine | None:
    """What an entry already tells of the turn it opened, such as a forced move; None if it opened another."""
    for place, one in enumerate(line.happenings):
        if one.kind == OPENED and one.values["turn"] == turn:
            return msgspec.structs.replace(line, happenings=line.happenings[place:])
    return None


def ending(line: StoryLine) -> StoryLine:
    """The last entry of a turn, without what it tells of the turn that it leaves open."""
    opened = [place for place, one in enumerate(line.happenings) if one.kind == OPENED]
    return msgspec.structs.replace(line, happenings=line.happenings[: opened[-1]]) if opened else line


def lines_of_turn(lines: Iterable[StoryLine], turn: int, first: int, over: bool) -> list[StoryLine]:
    """The choices that stand of a turn whose first one is entry `first`.

    The entry before may have played a forced part of it, and its last one a forced part of the next.
    """
    counted = [line for line in lines if line.kind == "choice" and not line.undone]
    opened = [beginning(line, turn) for line in counted if line.entry < first]
    own = [line for line in counted if line.entry >= first]
    if own and not over:
        own[-1] = ending(own[-1])
    return [*(line for line in opened if line is not None), *own]
