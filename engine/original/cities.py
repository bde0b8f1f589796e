"""Kansas City delivers: a disc on a city, what lies between two cities, and the cost of transport."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from engine.agenda import SKIP, Action, Question, Step
from engine.decisions import Text, Value
from engine.discs import PlaceDisc
from engine.original.charts import City, cities
from engine.original.engines import places_behind
from engine.railroad import arrive

if TYPE_CHECKING:
    from engine.game import Game


def delivered(g: Game, seat: int, city: str) -> int:
    """How many discs a player has in a city."""
    return g.state.discs.get(city, []).count(seat)


def best_city(have: set[str], total: int) -> str | None:
    """The most valuable city that a total delivers to, for a player who has discs in some."""
    within = [one for one in cities().strip.values() if one.value <= total]
    free = [one for one in within if one.repeatable or one.id not in have]
    return max(free, key=lambda one: one.value).id if free else None


def transport_cost(g: Game, city: City) -> int:
    """1 dollar for each cross between the engine's nose and the city."""
    railroad, engine = g.catalog.railroad, g.me.engine
    nose = railroad.progress[engine]
    if engine in railroad.station_at:
        nose += 1  # on a turnout the nose is past the cross, as on the next space
    return sum(nose <= cross < city.value for cross in cities().crosses)


def rewards(g: Game, city: str) -> Action:
    """Delivery actions: those of the city, and those between it and a neighbour that has your disc too."""
    seat = g.state.active
    arrows = [arrow for arrow in cities().between if city in arrow.cities]
    return cities().strip[city].action + tuple(
        task
        for arrow in arrows
        if all(delivered(g, seat, other) for other in arrow.cities if other != city)
        for task in arrow.action
    )


class Deliver(Question, frozen=True):
    """Deliver to a city worth at most the total, which holds none of your discs yet (Ruling 3)."""

    kind: ClassVar[str] = "ship"

    total: int
    transport: bool = True  # an extraordinary delivery pays none
    optional: bool = False

    def _why_not(self, g: Game, city: City) -> Text | None:
        if city.value > self.total:
            return Text("why-value", {"missing": city.value - self.total})
        if not city.repeatable and delivered(g, g.state.active, city.id):
            return Text("why-city-delivered")
        return None

    def legal(self, g: Game) -> list[str]:
        strip = cities().strip.values()
        ids = [f"deliver:{city.id}" for city in strip if self._why_not(g, city) is None]
        return [*ids, SKIP] if self.optional else ids

    def blocked(self, g: Game) -> dict[str, Text]:
        reasons = {f"deliver:{city.id}": self._why_not(g, city) for city in cities().strip.values()}
        return {pick: why for pick, why in reasons.items() if why is not None}

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        if pick == SKIP:
            return {}
        city = cities().strip[pick.partition(":")[2]]
        cost = transport_cost(g, city) if self.transport else 0
        return {"city": city.id, "value": city.value, "cost": cost}

    def does(self, g: Game, pick: str) -> Action:
        return rewards(g, pick.partition(":")[2]) if pick != SKIP else ()

    def take(self, g: Game, picks: list[str]) -> None:
        if picks[0] == SKIP:
            return
        city = cities().strip[picks[0].partition(":")[2]]
        g.tell("shipped", city=city.id)
        if self.transport:
            g.push(Transport(city.id))
        g.push(PlaceDisc(city.id, city.corner), Rewards(city.id))


class Rewards(Step, frozen=True):
    """Delivery actions must be performed, even if no disc was left to place (Ruling 10)."""

    city: str
    before: int = 0  # of games begun under rules 2

    def run(self, g: Game) -> None:
        g.push(*rewards(g, self.city))


class Transport(Step, frozen=True):
    """Pay for the way between the engine and the city, as far as the money goes."""

    city: str

    def run(self, g: Game) -> None:
        cost = min(transport_cost(g, cities().strip[self.city]), g.me.money)
        if cost:
            g.me.money -= cost
            g.tell("transported", city=self.city, cost=cost)


class ExtraordinaryDelivery(Question, frozen=True):
    """Move the engine back, then deliver to a city worth at most the spaces moved (Ruling 6)."""

    kind: ClassVar[str] = "engine"

    def legal(self, g: Game) -> list[str]:
        return [f"engine:{place}" for place in places_behind(g)]

    def why_not(self, g: Game) -> Text | None:
        return None if places_behind(g) else Text("why-no-way-back", {"steps": 1})

    def words(self, g: Game, pick: str) -> dict[str, Value]:
        place = pick.partition(":")[2]
        return {"what": place, "value": places_behind(g)[place]}

    def take(self, g: Game, picks: list[str]) -> None:
        place = picks[0].partition(":")[2]
        moved = places_behind(g)[place]
        arrive(g, place)  # the upgrade of a turnout's station waits until the delivery is made
        # Without a space moved only Kansas City could be delivered to, which nobody has to (Ruling 10).
        g.push(Deliver(moved, transport=False, optional=moved == 0))
