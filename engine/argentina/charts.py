"""Ships and city maps, as they are printed. Nothing here changes in a game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Annotated, Literal

from engine import facts
from engine.agenda import Action
from engine.catalog import chosen, voluntary
from engine.decisions import BadData

Quarter = Literal["west", "north", "east", "south"]
City = Literal["le_havre", "rotterdam", "liverpool"]

CITIES = ("le_havre", "rotterdam", "liverpool")
QUARTERS: tuple[Quarter, ...] = ("west", "north", "east", "south")


class ShipFacts(facts.Facts):
    id: str
    value: int
    grain: int
    vp: int
    corner: facts.Corner
    banner: str | None = None
    quay: str | None = None
    repeatable: bool = False
    action: facts.Effects = ()


class ShipsFacts(facts.Sourced):
    starting: list[ShipFacts]
    pile: list[ShipFacts]


class SpaceFacts(facts.Facts):
    vp: int
    bonus: facts.Effects = ()
    covered: bool = False


class QuarterFacts(facts.Facts):
    grain: int
    spaces: list[SpaceFacts]


class QuayFacts(facts.Facts):
    vp: int
    discount: int = 0


class CityFacts(facts.Facts):
    quays: dict[str, QuayFacts]
    quarters: dict[Quarter, QuarterFacts]


class CitiesFacts(facts.Sourced):
    covered: dict[str, list[City]]
    sides: dict[Annotated[str, "a or b"], dict[City, CityFacts]]


@dataclass(frozen=True, slots=True)
class Ship:
    id: str
    value: int
    grain: int
    vp: int
    corner: str
    banner: str | None
    quay: str | None
    repeatable: bool
    action: Action


@dataclass(frozen=True, slots=True)
class CitySpace:
    quarter: str
    grain: int
    vp: int
    covered: bool  # it exists only where no cover tile lies
    action: Action


@dataclass(frozen=True, slots=True)
class CityMap:
    quay_vp: dict[str, int]
    discount: dict[str, int]
    spaces: dict[str, CitySpace]


@dataclass(frozen=True, slots=True)
class Harbour:
    """Ships and city maps: what Argentina has beyond the common catalog."""

    ships: dict[str, Ship]
    starting: tuple[str, ...]
    pile: tuple[str, ...]
    maps: dict[str, dict[str, CityMap]]  # side: city: map
    covered: dict[int, tuple[str, ...]]  # player count: cities with a cover tile
    sources: dict[str, str]

    @staticmethod
    def read() -> Harbour:
        ships = facts.read("argentina", "ships", ShipsFacts)
        cities = facts.read("argentina", "cities", CitiesFacts)
        maps = {
            side: {str(city): _city(fact) for city, fact in by_city.items()}
            for side, by_city in cities.sides.items()
        }
        quays = {f"{city}_{quay}" for city, one in maps["a"].items() for quay in one.quay_vp}
        table: dict[str, Ship] = {}
        for fact in (*ships.starting, *ships.pile):
            if fact.id in table:
                raise BadData(f"ships.json: two ships are called {fact.id!r}")
            if fact.quay is not None and fact.quay not in quays:
                raise BadData(f"ships.json, {fact.id}: there is no quay {fact.quay!r}")
            table[fact.id] = Ship(
                fact.id,
                fact.value,
                fact.grain,
                fact.vp,
                fact.corner,
                fact.banner,
                fact.quay,
                fact.repeatable,
                chosen(fact.action),  # loading actions must be performed (rulebook p. 10)
            )
        return Harbour(
            ships=table,
            starting=tuple(fact.id for fact in ships.starting),
            pile=tuple(fact.id for fact in ships.pile),
            maps=maps,
            covered={int(count): tuple(names) for count, names in cities.covered.items()},
            sources={"ships": ships.source, "cities": cities.source},
        )


def _city(fact: CityFacts) -> CityMap:
    spaces: dict[str, CitySpace] = {}
    for quarter in QUARTERS:
        for number, space in enumerate(fact.quarters[quarter].spaces, start=1):
            spaces[f"{quarter}{number}"] = CitySpace(
                quarter, fact.quarters[quarter].grain, space.vp, space.covered, voluntary(space.bonus)
            )
    return CityMap(
        {quay: one.vp for quay, one in fact.quays.items()},
        {quay: one.discount for quay, one in fact.quays.items()},
        spaces,
    )


@cache
def harbour() -> Harbour:
    """Read on first use: the effects of ships and cities need the whole vocabulary of tasks to be there."""
    return Harbour.read()
