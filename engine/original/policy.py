"""The policy of the original: cities, hazards, camps."""

from __future__ import annotations

from bisect import bisect_right
from typing import TYPE_CHECKING, Any

from engine.agenda import SKIP
from engine.catalog import CAMP
from engine.herd import card_of
from engine.original.charts import City, cities
from engine.original.cities import ExtraordinaryDelivery
from engine.original.engines import places_behind
from engine.original.hazards import RemoveHazard, Trade
from engine.original.riding import UseAdjacent
from engine.original.rules import RULES
from engine.original.scoring import fulfilled_tasks
from engine.players.policy_base import PolicyBase
from engine.players.policy_traits import NO, NOTHING, CommonTraits
from engine.players.worth_base import read_knobs

if TYPE_CHECKING:
    from engine.catalog import Catalog
    from engine.players.look import Look
    from engine.players.worth import Weights


class Traits(CommonTraits, frozen=True, forbid_unknown_fields=True):
    city_hope: float  # how much of an arrow counts before its other city is reached
    city_early: float  # for a small city: those above stay free for later
    hazard: float  # beside its points
    camp: float
    adjacent: float


class PolicyOriginal(PolicyBase[Traits]):
    def __init__(self, catalog: Catalog, traits: Traits) -> None:
        chart = cities()
        self.strip = tuple(chart.strip.values())  # by value
        self.values = [city.value for city in self.strip]
        self.arrows = {
            city: tuple(
                (next(iter(one.cities - {city})), one.vp + 2.0 * len(one.action))
                for one in chart.between
                if city in one.cities
            )
            for city in chart.strip
        }
        # For each place of an engine, how many crosses stand between its nose and each city.
        turnouts = catalog.railroad.station_at
        noses = {place: there + (place in turnouts) for place, there in catalog.railroad.progress.items()}
        self.crossed = {
            place: {city.id: sum(nose <= one < city.value for one in chart.crosses) for city in self.strip}
            for place, nose in noses.items()
        }
        self.money_of = {
            city.id: sum(getattr(task, "money", 0) for task in city.action) for city in self.strip
        }
        super().__init__(catalog, traits)
        self.effects |= {
            RemoveHazard: self.any_hazard,
            Trade: self.any_camp,
            UseAdjacent: self.next_door,
            ExtraordinaryDelivery: self.extra,
        }
        self.scales |= {
            "ship": self.ship,
            "hazard": self.hazard_scale,
            "trade": self.camp_scale,
        }

    def engine(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        if isinstance(question, ExtraordinaryDelivery):
            behind = places_behind(look.g)
            return [self._back(look, card_of(pick), behind[card_of(pick)]) for pick in legal]
        return super().engine(look, question, legal)

    def _back(self, look: Look, place: str, moved: int) -> float:
        return self.stop(look, place) + self.delivery(look, moved, transport=False)

    def extra(self, look: Look, task: ExtraordinaryDelivery) -> float:
        behind = places_behind(look.g)
        return max((self._back(look, place, moved) for place, moved in behind.items()), default=NO)

    # Cities

    def delivery(self, look: Look, total: int, *, transport: bool = True) -> float:
        goals, reach = look.goals if transport else [], bisect_right(self.values, total)
        for city in self.strip[len(goals) : reach]:
            best = goals[-1] if goals else NOTHING
            free = city.repeatable or look.seat not in look.state.discs.get(city.id, ())
            goals.append(max(best, self.city(look, city, transport)) if free else best)
        return goals[reach - 1] if reach else NOTHING

    def city(self, look: Look, city: City, transport: bool = True) -> float:
        t, discs, seat = self.traits, look.state.discs, look.seat
        worth = city.vp + self.money_of[city.id] * look.coin + self.best_disc(look, city.corner)
        worth -= t.city_early * (city.value > 0) * look.share
        for other, gain in self.arrows[city.id]:
            there = discs.get(other)
            worth += gain if there and seat in there else t.city_hope * gain * look.share
        if transport:
            worth -= self.crossed[look.me.engine][city.id] * look.coin
        return worth

    def ship(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        strip = cities().strip

        def worth(pick: str) -> float:
            return 0.0 if pick == SKIP else self.city(look, strip[card_of(pick)], question.transport)

        return [worth(pick) for pick in legal]

    # Hazards and camps

    def hazard_worth(self, look: Look, space: str) -> float:
        return self.catalog.tile_vp[look.state.tiles[space]] + self.hazards(look)

    def hazards(self, look: Look) -> float:
        """What any hazard is worth beside its points."""
        return self.traits.hazard * look.share + self.mastered(look, "hazards")

    def any_hazard(self, look: Look, task: RemoveHazard) -> float:
        if look.money < task.price:
            return NO
        area = self.catalog.tile_area
        points = self.catalog.tile_vp
        hazards = [points[tile] for tile in look.state.tiles.values() if area[tile] != CAMP]
        if not hazards:
            return NO
        look.cost = task.price
        return max(hazards) + self.hazards(look) - task.price * look.coin

    def hazard_scale(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        saved = question.price * look.coin
        return [saved if pick == SKIP else self.hazard_worth(look, card_of(pick)) for pick in legal]

    def camp_worth(self, look: Look, space: str) -> float:
        front = look.me.front
        money = self.catalog.trail.tile_money[space] * look.coin
        tile = look.state.tiles[space]
        green, blue = front.count("camp-green"), front.count("camp-blue")
        fewer = (green <= blue) if tile == "camp-green" else (blue <= green)
        worth = money + self.traits.camp * (0.3 + look.share) * (1.2 if fewer else 0.8)
        return worth + self.mastered(look, "camp_pairs") if fewer else worth

    def any_camp(self, look: Look, task: Trade) -> float:
        area, money, best = self.catalog.tile_area, self.catalog.trail.tile_money, NO
        for space, tile in look.state.tiles.items():
            if area[tile] == CAMP and money[space] + look.money >= 0:
                worth = self.camp_worth(look, space)
                if worth > best:
                    best, look.cost = worth, -money[space]
        return best

    def camp_scale(self, look: Look, question: Any, legal: list[str]) -> list[float]:
        return [0.0 if pick == SKIP else self.camp_worth(look, card_of(pick)) for pick in legal]

    def next_door(self, look: Look, task: UseAdjacent) -> float:
        return self.traits.adjacent

    def have(self, look: Look) -> dict[str, int]:
        have: dict[str, int] = fulfilled_tasks(look.g, look.seat)
        for task, need in self.catalog.objectives[look.state.starting_objectives[look.seat]].tasks.items():
            have[task] = have.get(task, 0) - need
        return have


def make(traits: Weights) -> PolicyOriginal:
    return PolicyOriginal(RULES.catalog, read_knobs("original", traits, Traits, "policy"))
