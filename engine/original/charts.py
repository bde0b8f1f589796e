"""The cities along the railroad, as they are printed. Nothing here changes in a game."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import pairwise

from engine import facts
from engine.agenda import Action
from engine.catalog import chosen
from engine.decisions import BadData


class CityFacts(facts.Facts):
    id: str
    value: int
    corner: facts.Corner
    vp: int = 0
    repeatable: bool = False
    action: facts.Effects = ()


class BetweenFacts(facts.Facts):
    cities: list[str]
    vp: int = 0
    action: facts.Effects = ()


class CitiesFacts(facts.Sourced):
    strip: list[CityFacts]
    between: list[BetweenFacts]
    crosses_after: list[int]  # railroad spaces behind which a cross stands


@dataclass(frozen=True, slots=True)
class City:
    id: str
    value: int  # and the railroad space it stands above
    corner: str
    vp: int  # for each disc
    repeatable: bool
    action: Action


@dataclass(frozen=True, slots=True)
class Between:
    """The arrow between two neighbouring cities: it counts for whoever has a disc in both."""

    cities: frozenset[str]
    vp: int
    action: Action


@dataclass(frozen=True, slots=True)
class Cities:
    strip: dict[str, City]
    between: tuple[Between, ...]
    crosses: tuple[int, ...]
    source: str

    @staticmethod
    def read() -> Cities:
        read = facts.read("original", "cities", CitiesFacts)
        # Delivery actions must be performed (rulebook p. 9).
        strip = {
            one.id: City(one.id, one.value, one.corner, one.vp, one.repeatable, chosen(one.action))
            for one in read.strip
        }
        neighbours = set(pairwise(strip))
        for one in read.between:
            if tuple(one.cities) not in neighbours:
                raise BadData(f"data/original/cities.json, between: {one.cities} are no neighbours")
        return Cities(
            strip=strip,
            between=tuple(Between(frozenset(one.cities), one.vp, chosen(one.action)) for one in read.between),
            crosses=tuple(read.crosses_after),
            source=read.source,
        )


@cache
def cities() -> Cities:
    """Read on first use: delivery actions need the whole vocabulary of tasks to be there."""
    return Cities.read()
