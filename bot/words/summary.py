"""The log of a game in words: who did what in which turn, for messages, panels and `/log` alike.

A turn is told in a few sentences, as a person would: "Ana moved to building D and gained 2 pesos. Then Ana
placed building 1a for 2 pesos." Events give the deeds, each beginning with its verb; this puts them together.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import takewhile

import msgspec

from bot.table.story import OPENED, SeenEvent, StoryLine
from bot.words.events import Deed
from bot.words.speech import Speech
from data.texts import listed

# Events that say too little to be told.
QUIET = {
    *("revealed", "reshuffled", "paid", "drew", "game_over", "turn_ended", "objective_shown", "not_upgraded"),
    *("tile_placed", "worker_placed", "foresight_filled", "foresight_skipped", "automa_card"),
}
UNSAID = {"used", "auxiliary"}  # what they did is told, not that they were used
# Something new begins: after two deeds it is time for another sentence.
BEGINS = {*UNSAID, "built", "objective_played", "income", "foresight", "loaded", "delivered", "shipped"}
RECEIVED = {"automa_fee"}  # their seat did nothing for it
ENOUGH, MOST = 2, 3  # deeds in one sentence
# Where a disc goes that is placed right after one of these was told.
PLACES = {"loaded": "ship", "upgraded": "station", "shipped": "city"}


@dataclass
class TurnSummary:
    """What one seat did in a turn."""

    turn: int
    seat: str
    sentences: list[str]

    @property
    def text(self) -> str:
        return " ".join(self.sentences)


def summaries(
    speech: Speech, lines: Iterable[StoryLine], name_of: Callable[[str], str], you: str | None = None
) -> list[TurnSummary]:
    """Entries of a log in words, without what nobody needs to read; `you` is the seat of who reads it."""
    acted: dict[tuple[int, str], list[SeenEvent]] = {}
    for turn, seat, event in _acted(lines):
        acted.setdefault((turn, seat), []).append(event)
    found: list[TurnSummary] = []
    for (turn, seat), events in acted.items():
        name = name_of(seat) if seat != you else None
        if sentences := list(_sentences(speech, _merged(events), name)):
            found.append(TurnSummary(turn, seat, sentences))
    return found


def _acted(lines: Iterable[StoryLine]) -> Iterator[tuple[int, str, SeenEvent]]:
    """Every event with its turn and who acted.

    One entry may tell of several turns: an automa plays its own at once, and the next one may open with a
    forced move. What happens of itself belongs to whoever acted last.
    """
    for line in lines:
        turn, seat = line.turn, line.seat
        for event in line.happenings:
            turn = event.values["turn"] if event.kind == OPENED else turn
            yield turn, event.seat or seat, event
            seat = seat if event.kind in RECEIVED else event.seat or seat


def _merged(events: Iterable[SeenEvent]) -> list[SeenEvent]:
    """What belongs together told once: tiles chosen or goods gained in a row, a disc and where it goes."""
    found: list[SeenEvent] = []
    for event in (one for one in events if one.kind not in QUIET):
        if event.kind == "foresight":
            event = _changed(event, tile=[event.values["tile"]])
        unsaid = list(takewhile(lambda one: one.kind in UNSAID, reversed(found)))
        last = found[-1 - len(unsaid)] if len(unsaid) < len(found) else None
        if last is None:
            found.append(event)
        elif last.kind == event.kind == "foresight":
            found[-1] = _changed(last, tile=last.values["tile"] + event.values["tile"])
        elif last.kind == event.kind == "gained":
            every = last.values | event.values
            sums = {good: last.values.get(good, 0) + event.values.get(good, 0) for good in every}
            found[-1 - len(unsaid) :] = [_changed(last, **sums)]
        elif event.kind == "disc_placed" and _place(last) == event.values["place"]:
            found.append(_changed(event, place=""))
        elif last.kind == "disc_placed" and _place(event) == last.values["place"]:
            found[-1:] = [event, _changed(last, place="")]  # an automa places its disc first
        else:
            found.append(event)
    return found


def _place(event: SeenEvent) -> str | None:
    """Where a disc goes that is placed with this."""
    place = event.values.get(PLACES.get(event.kind, ""))
    return place if isinstance(place, str) else None


def _changed(event: SeenEvent, **values: object) -> SeenEvent:
    return msgspec.structs.replace(event, values=event.values | values)


def _sentences(speech: Speech, events: Iterable[SeenEvent], name: str | None) -> Iterator[str]:
    """Without a name they are about whoever reads them."""
    deeds: list[Deed] = []
    told, begins = 0, False
    for event in events:
        deed = speech.deed(event.kind, event.values, you=name is None)
        begins = begins or event.kind in BEGINS
        if not deed.text:
            continue
        if deeds and deed.has_verb_of(deeds[-1]):
            deeds[-1] = deeds[-1].and_also(deed)
        else:
            if deeds and (deed.alone or _full(deeds) or (begins and len(deeds) >= ENOUGH)):
                yield _sentence(speech, deeds, name, told)
                deeds, told = [], told + 1
            if deed.alone:
                yield deed.text
                told = 0  # whoever goes on after it is named again
            else:
                deeds.append(deed)
        begins = False
    if deeds:
        yield _sentence(speech, deeds, name, told)


def _full(deeds: list[Deed]) -> bool:
    return len(deeds) == MOST or deeds[-1].long


def _sentence(speech: Speech, deeds: list[Deed], name: str | None, told: int) -> str:
    verb, _, rest = listed(speech.language, [deed.text for deed in deeds]).partition(" ")
    key, you = ("told-next", "you.inside") if told % 2 else ("told-first", "you")
    who = name if name is not None else speech.say(you)
    return speech.say(key, who=who, verb=verb, rest=rest)
