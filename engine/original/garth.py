"""Garth, the automa of the original: Kansas City, hazards and camps, his levels and his score."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import TYPE_CHECKING

from engine import facts
from engine.automa.deeds import can_upgrade, lay_disc, upgrade
from engine.automa.seat import (
    StartWorker,
    random_foresight,
    seat_automa,
    the_automa,
    without_unscored,
)
from engine.capital import Leave
from engine.decisions import BadData
from engine.original.charts import cities
from engine.original.cities import delivered
from engine.original.hazards import spaces_of
from engine.railroad import taken_spaces
from engine.rules import AutomaRules

if TYPE_CHECKING:
    from engine.game import Game
    from engine.laying import StartingTable
    from engine.state import AutomaState

BAG = "B"  # his first workers come from there; it holds nothing else


class LevelFacts(facts.Facts):
    first_city: str
    workers: list[StartWorker]


class GarthFacts(facts.Sourced):
    city_points: dict[str, int]  # where a disc of his is worth less than a player's
    levels: dict[str, LevelFacts]


@cache
def garth_facts() -> GarthFacts:
    read = facts.read("original", "automa", GarthFacts)
    named = [*read.city_points, *(level.first_city for level in read.levels.values())]
    for city in named:
        if city not in cities().strip:
            raise BadData(f"data/original/automa.json: no city is called {city!r}")
    return read


def levels() -> tuple[str, ...]:
    return tuple(garth_facts().levels)


def seat_garth(table: StartingTable, level: str) -> AutomaState:
    return seat_automa(table, level, list(garth_facts().levels[level].workers), BAG)


class Garth(AutomaRules):
    def arrive(self, g: Game) -> None:
        """As for everybody, foresight comes before the delivery (Ruling 1)."""
        random_foresight(g, "ABC")
        deliver(g)
        Leave().run(g)

    def after_last_station(self, g: Game) -> None:
        """Back to his first station not upgraded; if there is none, to the first one.

        An occupied turnout does not exist for him, so that he then goes to the next such station.
        """
        railroad, taken = g.catalog.railroad, taken_spaces(g)
        stations = [
            station
            for station in railroad.stations.values()
            if station.turnout != railroad.last and station.turnout not in taken
        ]
        station = next((one for one in stations if can_upgrade(g, one)), stations[0])
        start, g.me.engine = g.me.engine, station.turnout
        g.tell("engine_moved", start=start, to=station.turnout)
        if can_upgrade(g, station):
            upgrade(g, station)

    def richest_tile(self, g: Game) -> str | None:
        """Only camps have money; no two of their spaces have the same."""
        camps = spaces_of(g, camps=True)
        return max(camps, key=lambda space: g.catalog.trail.tile_money[space], default=None)

    def hardest_tile(self, g: Game) -> str | None:
        """The highest hazard of the commonest type; of equals the first in the data."""
        spaces, tiles, area = spaces_of(g, camps=False), g.state.tiles, g.catalog.tile_area
        if not spaces:
            return None
        common = Counter(area[tiles[space]] for space in spaces).most_common(1)[0][0]
        spaces = [space for space in spaces if area[tiles[space]] == common]
        return max(spaces, key=lambda space: g.catalog.tile_vp[tiles[space]])


# Kansas City


def next_city(g: Game) -> str:
    """His first city by level, then the one above his last; at the end of the strip the same again."""
    strip = list(cities().strip)
    reached = [place for place, city in enumerate(strip) if delivered(g, g.state.active, city)]
    if not reached:
        return garth_facts().levels[the_automa(g).level].first_city
    return strip[min(reached[-1] + 1, len(strip) - 1)]


def deliver(g: Game) -> None:
    """For no transport cost, and without the delivery actions. Without any disc nothing is delivered."""
    city = next_city(g)
    if lay_disc(g, city):
        g.tell("shipped", city=city)
    else:
        g.tell("automa_undelivered", city=city)


# Score


def score(g: Game, seat: int, sheet: dict[str, int], *, public: bool) -> dict[str, int]:
    """His sheet, from that of a player; nobody sees his starting objective before the end."""
    cards = list(g.state.players[seat].area)
    if not public:
        cards.append(g.state.starting_objectives[seat])
    less = sum(
        (cities().strip[city].vp - points) * delivered(g, seat, city)
        for city, points in garth_facts().city_points.items()
    )
    return without_unscored(g, sheet, cards) | {"cities": sheet["cities"] - less}
