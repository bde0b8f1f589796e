"""The log of a game in words: who did what in which turn, for messages, panels and `/log` alike."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from bot.speech import Speech
from bot.table.story import OPENED, Line

# Events that say too little to be a line of the table's message.
QUIET = {"revealed", "reshuffled", "paid", "drew", "game_over"}


@dataclass
class Deeds:
    """What one seat did in a turn, without interruption by another."""

    turn: int
    seat: str
    texts: list[str] = field(default_factory=list)

    @property
    def sentence(self) -> str:
        return "; ".join(self.texts)


def deeds_of(speech: Speech, lines: Iterable[Line]) -> list[Deeds]:
    """Entries of a log in words, without what nobody needs to read.

    One entry may tell of several turns: an automa plays its own at once, and the next one may open with a
    forced move. What happens of itself belongs to whoever acted last.
    """
    found: list[Deeds] = []
    for line in lines:
        turn, seat = line.turn, line.seat
        for one in line.happenings:
            seat = one.seat or seat
            turn = one.values["turn"] if one.kind == OPENED else turn
            text = "" if one.kind in QUIET else speech.event(one.kind, one.values)
            if not text:
                continue
            if not found or (found[-1].turn, found[-1].seat) != (turn, seat):
                found.append(Deeds(turn, seat))
            found[-1].texts.append(text)
    return found
