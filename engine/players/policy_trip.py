"""Where a policy rides: it looks along the whole trail, stop by stop, and every stop takes a turn."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.agenda import SKIP
from engine.herd import card_of
from engine.players.policy_effects import Effects
from engine.players.policy_traits import NO, T
from engine.trail import within
from engine.turn import step_limit

if TYPE_CHECKING:
    from engine.players.look import Look

BEFORE = 50.0  # added to a card that is worth playing: it keeps nobody from riding


class Trip:
    """The way that is left to the capital, as one look sees it."""

    __slots__ = ("far", "steps", "stops", "turn", "ways")

    def __init__(self, steps: int, turn: float, ends: dict[str, float]) -> None:
        self.steps = steps
        self.turn = turn  # what a turn is worth
        self.stops: dict[str, float] = {}  # what a stop at a place is worth
        self.ways: dict[
            str, list[float]
        ] = {}  # what the best stop within 1, 2, … steps of it is the begin of
        self.far = ends  # what a stop and all that follows is worth, where it is not within reach yet


class Trips(Effects[T]):
    def move(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        """The trip that begins with each ride. In the last turns, and on the way, a place is all there is."""
        t, share, ends = self.traits, look.share, self.catalog.trail.ends
        if question.again or look.state.last_turns >= 0:
            return self.by_place(look, question, legal)
        trip = Trip(
            step_limit(look.g, look.me), t.turn * share + t.turn_late * (1 - share), self.open_ends(look)
        )
        visit = self.visit(look)
        later = max(visit, t.later)
        pace = t.step * share + t.step_late * (1 - share)
        here = self.rest.get(look.me.place, 0)

        def worth(place: str) -> float:
            if place in ends:
                return visit + self.arriving(look)
            ride = (here - self.rest[place]) * pace
            return self.stop_at(look, trip, place) + self.after(look, trip, place) + later + ride

        return [self._play_first(look, pick) or worth(pick.partition(":")[2]) for pick in legal]

    def by_place(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        """What each place is worth, whatever comes after it."""
        return [
            self._play_first(look, pick)
            or (0.0 if pick == SKIP else self.place(look, pick.partition(":")[2]))
            for pick in legal
        ]

    def _play_first(self, look: Look, pick: str) -> float:
        """What a card is worth that may be played before a ride; 0 for a ride."""
        if not pick.startswith("play:"):
            return 0.0
        worth = self.playing(look, card_of(pick))
        return BEFORE + worth if worth > 0 else NO

    def stop_at(self, look: Look, trip: Trip, place: str) -> float:
        worth = trip.stops.get(place)
        if worth is None:
            fee = look.g.rules.fee(look.g, look.seat, place)
            worth = trip.stops[place] = self.here(look, place) - self.traits.fee * fee * look.coin
        return worth

    def after(self, look: Look, trip: Trip, place: str) -> float:
        """What is to be had between a place and the capital, less the turns it takes.

        Nobody counts on other tiles than buildings before they are within reach.
        """
        best = trip.ways.get(place)
        if best is None:
            best = trip.ways[place] = [NO] * trip.steps
            known, buildings = trip.far, look.state.buildings
            for there in within(look.g, place, 1):
                worth = known.get(there)
                if worth is None:
                    stop = self.traits.far * self.stop_at(look, trip, there) if there in buildings else 0.0
                    worth = known[there] = stop + self.after(look, trip, there)
                # One step leads there, and from there on it is one step less.
                further = trip.ways.get(there)
                for step in range(trip.steps):
                    if worth > best[step]:
                        best[step] = worth
                    if further is not None and further[step] > worth:
                        worth = further[step]
        return best[-1] - trip.turn

    def open_ends(self, look: Look) -> dict[str, float]:
        """Where a trip may end, which brings nothing beside the visit: a ramp needs the engine."""
        ramps, reached = self.catalog.trail.ramps, self.catalog.railroad.progress[look.me.engine]
        return {end: 0.0 if ramps.get(end, 0) <= reached else NO for end in self.catalog.trail.ends}
