"""What a plan is: a private copy of a game, where it began, and where it waits because chance decides."""

import msgspec

from bot.store import Link, games
from bot.store.records import Entry, Table
from bot.table.errors import Refusal
from bot.table.live import LiveGame, standing

#: Entries of a plan's log, those taken back included.
LONGEST = 300


class PlanNote(msgspec.Struct, frozen=True):
    """What a plan's table keeps: the entry of the real game it began at, the cards somebody named for a
    choice that uncovers some, and the choices after which the next own turn was planned, too."""

    entry: int
    named: dict[int, list[str]] = {}
    onward: list[int] = []


def note_of(table: Table) -> PlanNote:
    return msgspec.json.decode(table.note, type=PlanNote)


def waits_after(last: Entry, turn: int, note: PlanNote) -> bool:
    """Whether a plan that is in `turn` now goes no further after its last choice by itself."""
    if turn != last.turn and last.entry not in note.onward:
        return True
    return last.reveals and turn == last.turn and last.entry not in note.named


async def check_goes_on(link: Link, live: LiveGame) -> None:
    """Refuse a choice where a plan has stopped, or has become too long."""
    line = standing(await games.log(link, live.table.id))
    if line and waits_after(line[-1], live.game.turn, note_of(live.table)):
        raise Refusal("plan-stopped")
    if live.entry >= LONGEST:
        raise Refusal("plan-too-long")
