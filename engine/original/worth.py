"""What a position of the original is worth: points at hand, and what the rest of the game will make of it."""

from __future__ import annotations

from math import inf
from typing import TYPE_CHECKING, NamedTuple

from engine.catalog import CAMP
from engine.original.charts import cities
from engine.original.rules import RULES
from engine.original.scoring import BLUE_CAMP, GREEN_CAMP, SAN_FRANCISCO
from engine.players.distance import steps_to_capital
from engine.players.worth_base import CommonKnobs, Deck, WorthBase, read_knobs
from engine.turn import step_limit

if TYPE_CHECKING:
    from engine.catalog import Catalog
    from engine.game import Game
    from engine.players.worth import Weights
    from engine.state import State


class Knobs(CommonKnobs, frozen=True, forbid_unknown_fields=True):
    cowboy: float
    craftsman: float
    engineer: float
    city_slope: float  # points per breeding value, on deliveries to come
    city_from: float
    city_hope: float  # how much of an arrow counts before its other city is reached
    city_card: float  # of an objective card that an arrow brings
    transport: float  # of a dollar of transport that the engine saves, on visits to come
    hazard: float  # what a hazard is worth beside its points, for tasks to come
    camp: float
    camp_pair: float


class Arrow(NamedTuple):
    """What lies between a city and a neighbour."""

    other: str
    vp: int
    cards: int


class Goal(NamedTuple):
    """A city to deliver to."""

    city: str
    value: int
    vp: int
    money: int
    crosses: int  # between the start of the track and the city
    repeatable: bool
    arrows: tuple[Arrow, ...]


def make(weights: Weights) -> WorthOriginal:
    return WorthOriginal(RULES.catalog, read_knobs("original", weights, Knobs))


class WorthOriginal(WorthBase[Knobs]):
    def __init__(self, catalog: Catalog, knobs: Knobs) -> None:
        super().__init__(catalog, knobs)
        self.goals = _goals()
        self.station_vp = {name: one.vp for name, one in catalog.railroad.stations.items()}
        self.city_vp = {goal.city: goal.vp for goal in self.goals}
        self.crosses = _crosses_passed(catalog)

    def parts(self, g: Game, seat: int) -> dict[str, float]:
        state, k = g.state, self.knobs
        player = state.players[seat]
        clock = self.clock(state)
        share, soon = clock.share, min(1.0, clock.visits)
        coin = self.coin(share)
        turns = steps_to_capital(g, player, player.place or self.catalog.trail.start) / step_limit(g, player)
        deck = self.deck(player)
        laid = {place: discs.count(seat) for place, discs in state.discs.items() if seat in discs}
        total, usual = self.breeding(g, player, deck, turns)
        later = max(0.0, clock.visits - 1)
        passed = self.crosses[player.engine]
        return {
            "money": self.money(player.money, coin),
            "workers": self.workers(player, share),
            "buildings": self.buildings(state, seat, share),
            "places": self._places(laid),
            "cattle": deck.points,
            "visit": (total * coin + self._delivery(laid, total, passed, coin)) * soon,
            "visits": later * (usual * coin + k.city_slope * max(0.0, usual - k.city_from)),
            "certificates": k.certificate * player.certificates * soon,
            "engine": self.catalog.railroad.progress[player.engine] * k.engine * share
            + k.transport * passed * later,
            "board": self.board(player, share),
            "hazards": self._tiles(player.front, share),
            "objectives": self._objectives(state, seat, laid, deck, share),
            "masters": self.masters(g, seat),
            "tempo": self.tempo(state, turns) * soon,
        }

    def _places(self, laid: dict[str, int]) -> float:
        """Points of the discs on stations and in cities, and of the arrows between them."""
        total = 0.0
        for place, times in laid.items():
            vp = self.station_vp.get(place)
            total += vp * times if vp is not None else self.city_vp[place] * times
        for goal in self.goals:
            if goal.city in laid:
                # An arrow has two ends, and half of it is counted at each.
                total += sum(arrow.vp / 2 for arrow in goal.arrows if arrow.other in laid)
        return total

    def _delivery(self, laid: dict[str, int], total: float, passed: int, coin: float) -> float:
        """The best city that so much breeding value can reach, with what it will bring later."""
        k = self.knobs
        best = -inf  # Kansas City can always be delivered to, and may well be a loss
        for goal in self.goals:
            if goal.value > total + 0.5:
                break  # the strip is in the order of values
            if goal.city in laid and not goal.repeatable:
                continue
            worth = goal.vp + (goal.money - max(0, goal.crosses - passed)) * coin
            for arrow in goal.arrows:
                gain = arrow.vp + arrow.cards * k.city_card
                worth += gain if arrow.other in laid else k.city_hope * gain
            best = max(best, worth)
        return best

    def _tiles(self, front: list[str], share: float) -> float:
        k, catalog = self.knobs, self.catalog
        total = 0.0
        for tile in front:
            hazard = catalog.tile_area[tile] != CAMP
            total += catalog.tile_vp[tile] + (k.hazard if hazard else k.camp) * share
        return total + k.camp_pair * min(front.count(GREEN_CAMP), front.count(BLUE_CAMP)) * share

    def _objectives(self, state: State, seat: int, laid: dict[str, int], deck: Deck, share: float) -> float:
        player = state.players[seat]
        have = self.herd_tasks(state, seat, deck)
        have["station"] = sum(laid.get(station, 0) for station in self.station_vp)
        have[SAN_FRANCISCO] = laid.get(SAN_FRANCISCO, 0)
        have["green_camp"] = player.front.count(GREEN_CAMP)
        have["blue_camp"] = player.front.count(BLUE_CAMP)
        have["hazard"] = len(player.front) - have["green_camp"] - have["blue_camp"]
        area = [*player.area, state.starting_objectives[seat]]
        return self.objectives(have, area, deck.objectives, share)


def _goals() -> tuple[Goal, ...]:
    chart = cities()
    goals = []
    for city in chart.strip.values():
        arrows = tuple(
            Arrow(next(iter(one.cities - {city.id})), one.vp, len(one.action))
            for one in chart.between
            if city.id in one.cities
        )
        money = sum(getattr(task, "money", 0) for task in city.action)
        crosses = sum(cross < city.value for cross in chart.crosses)
        goals.append(Goal(city.id, city.value, city.vp, money, crosses, city.repeatable, arrows))
    return tuple(sorted(goals, key=lambda goal: goal.value))


def _crosses_passed(catalog: Catalog) -> dict[str, int]:
    """How many crosses lie behind the nose of an engine, by its place; on a turnout it is past the space."""
    railroad = catalog.railroad
    return {
        place: sum(cross < space + (place in railroad.station_at) for cross in cities().crosses)
        for place, space in railroad.progress.items()
    }
