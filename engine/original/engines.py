"""Engines that go back as far as they like: from the end of the track, and for extraordinary deliveries."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import Question
from engine.effects import Gain
from engine.railroad import arrive, taken_spaces

if TYPE_CHECKING:
    from engine.game import Game

END_OF_TRACK_DOLLARS = 3


def places_behind(g: Game) -> dict[str, int]:
    """Every free place behind the engine, with how many spaces back that is.

    Occupied spaces and turnouts do not count as spaces (Ruling 6).
    """
    railroad, taken = g.catalog.railroad, taken_spaces(g)
    places: dict[str, int] = {}
    moved, here = 0, g.me.engine
    while railroad.behind[here]:
        track, *turnouts = railroad.behind[here]
        places.update((turnout, moved) for turnout in turnouts if turnout not in taken)
        if track not in taken:
            moved += 1
            places[track] = moved
        here = track
    return places


class BackFromEnd(Question, frozen=True):
    """After space 39: back to any free place, 3 dollars, and perhaps the station there (Ruling 5)."""

    kind: ClassVar[str] = "engine"

    def legal(self, g: Game) -> list[str]:
        return [f"engine:{place}" for place in places_behind(g)]

    def take(self, g: Game, picks: list[str]) -> None:
        arrive(g, picks[0].partition(":")[2])
        g.push(Gain(money=END_OF_TRACK_DOLLARS))  # before the upgrade, which it may pay for
