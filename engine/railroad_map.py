"""The railroad as a map: spaces, turnouts, the depot and the stations. Nothing here changes in a game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from engine.decisions import BadData

if TYPE_CHECKING:
    from engine.facts import RailroadFacts

FIRST = "0"
DEPOT = "depot"


@dataclass(frozen=True, slots=True)
class Station:
    id: str
    space: int  # the space before its turnout, or the last space itself
    turnout: str  # where an engine stands to upgrade it
    cost: int
    vp: int
    corner: str
    master: bool
    repeatable: bool


@dataclass(frozen=True, slots=True)
class Railroad:
    last: str
    ahead: dict[str, tuple[str, ...]]
    behind: dict[str, tuple[str, ...]]
    progress: dict[str, int]  # how far an engine there has come; a turnout after N counts as N (Ruling 1)
    stations: dict[str, Station]
    station_at: dict[str, Station]  # turnout: station
    shared: frozenset[str]  # places that hold any number of engines
    free: dict[tuple[str, int], tuple[str, ...]] = field(
        default_factory=dict
    )  # `forward` where nothing is taken

    @staticmethod
    def read(facts: RailroadFacts) -> Railroad:
        stations: dict[str, Station] = {}
        for fact in facts.stations:
            if not 0 < fact.space <= facts.last_space:
                raise BadData(f"railroad.json, stations: the track has no space {fact.space}")
            turnout = str(fact.space) if fact.at_end else f"t{fact.space}"
            name = f"station{fact.space}"
            stations[name] = Station(
                name, fact.space, turnout, fact.cost, fact.vp, fact.corner, fact.master, fact.repeatable
            )
        turnouts = {
            station.space: station.turnout for station in stations.values() if station.turnout[0] == "t"
        }
        ahead: dict[str, tuple[str, ...]] = {}
        behind: dict[str, tuple[str, ...]] = {FIRST: ()}
        progress = {str(n): n for n in range(facts.last_space + 1)}
        for n in range(facts.last_space):
            here, there = str(n), str(n + 1)
            if n not in turnouts:
                ahead[here], behind[there] = (there,), (here,)
            else:
                turnout = turnouts[n]
                ahead[here], behind[there] = (there, turnout), (here, turnout)
                ahead[turnout], behind[turnout] = (there,), (here,)
                progress[turnout] = n
        ahead[str(facts.last_space)] = ()
        if facts.depot_before is not None:
            ahead[DEPOT], behind[DEPOT] = (str(facts.depot_before),), ()
            progress[DEPOT] = facts.depot_before - 1
        return Railroad(
            last=str(facts.last_space),
            ahead=ahead,
            behind=behind,
            progress=progress,
            stations=stations,
            station_at={station.turnout: station for station in stations.values()},
            shared=frozenset({FIRST, DEPOT}),
        )

    def forward(self, engine: str, steps: int, taken: set[str]) -> tuple[str, ...]:
        """Where an engine can stop within so many spaces. Taken spaces do not exist (Ruling 8)."""
        free = self.free.get((engine, steps))
        if free is None:
            free = self.free[engine, steps] = self._forward(engine, steps, set())
        return free if taken.isdisjoint(free) else self._forward(engine, steps, taken)

    def _forward(self, engine: str, steps: int, taken: set[str]) -> tuple[str, ...]:
        ends: dict[str, None] = {}
        edge = [engine]
        for _ in range(steps):
            edge = self._over(edge, self.ahead, taken)
            ends.update(dict.fromkeys(edge))
        return tuple(ends)

    def backward(self, engine: str, steps: int, taken: set[str]) -> list[str]:
        """Where an engine stands after exactly so many spaces back; empty if there are not enough."""
        edge = [engine]
        for _ in range(steps):
            edge = self._over(edge, self.behind, taken)
        return edge

    def _over(self, edge: list[str], way: dict[str, tuple[str, ...]], taken: set[str]) -> list[str]:
        """The free spaces one step on, looking through taken ones."""
        found: dict[str, None] = {}
        waiting = list(edge)
        for here in waiting:
            for there in way[here]:
                if there in taken:
                    waiting.append(there)
                else:
                    found[there] = None
        return list(found)
