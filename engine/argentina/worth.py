"""What a position of Argentina is worth: points at hand, and what the rest of the game will make of it."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.argentina.charts import CITIES, harbour
from engine.argentina.farmers import strength
from engine.argentina.rules import RULES
from engine.argentina.scoring import POINTS_PER_FARMER, SHIP_18
from engine.players.distance import steps_to_capital
from engine.players.worth_base import Breeding, CommonKnobs, Deck, WorthBase, read_knobs
from engine.turn import step_limit

if TYPE_CHECKING:
    from engine.catalog import Catalog
    from engine.game import Game
    from engine.players.worth import Weights
    from engine.state import Player, State

# What a bonus of a city space, a ship or a station master brings beside money and grain is not looked into.
BONUS_WORTH = 2.0


class Knobs(CommonKnobs, frozen=True, forbid_unknown_fields=True):
    gaucho: float
    carpintero: float
    maquinista: float
    granjero: float
    strength: float
    ship_slope: float  # points per breeding value, on ships to come
    ship_from: float
    ship_grain: float
    quay_hope: float  # a disc that waits on a quay for an extra delivery
    grain: float
    grain_more: float
    delivery: float
    exchange: float
    disc_strength: float


class Berth(NamedTuple):
    """A city space that a disc can be delivered to."""

    place: str
    grain: int
    worth: float


def make(weights: Weights) -> WorthArgentina:
    return WorthArgentina(RULES.catalog, read_knobs("argentina", weights, Knobs))


class WorthArgentina(WorthBase[Knobs]):
    def __init__(self, catalog: Catalog, knobs: Knobs) -> None:
        super().__init__(catalog, knobs)
        self.task_of = dict.fromkeys(catalog.railroad.stations, "station") | {SHIP_18: SHIP_18}
        self._charts: dict[tuple[str, ...], tuple[dict[str, float], dict[str, list[Berth]]]] = {}

    def parts(self, g: Game, seat: int) -> dict[str, float]:
        state, k = g.state, self.knobs
        player = state.players[seat]
        clock = self.clock(state)
        share = clock.share
        peso = self.coin(share)
        soon = min(1.0, clock.visits)
        limit, start = step_limit(g, player), self.catalog.trail.start
        turns = steps_to_capital(g, player, player.place or start) / limit
        deck = self.deck(player)
        laid = {place: discs.count(seat) for place, discs in state.discs.items() if seat in discs}
        places, deliveries = self._discs(state, laid, player.grain)
        breeding = self.breeding(g, player, deck, turns)
        visit, visits = self._visits(state, player, laid, breeding, peso, clock.visits)
        grain = player.grain
        return {
            "money": self.money(player.money, peso),
            "workers": k.strength * strength(g, player) * share + self.workers(player, share),
            "buildings": self.buildings(state, seat, share),
            "places": places,
            "deliveries": deliveries * soon,
            "cattle": deck.points,
            "visit": visit * soon,
            "visits": visits,
            "grain": (k.grain * min(grain, 4) + k.grain_more * max(0, grain - 4)) * soon,
            "certificates": k.certificate * player.certificates * soon,
            "exchange": k.exchange * min(player.exchange, 3) * soon,
            "engine": self.catalog.railroad.progress[player.engine] * k.engine * share,
            "board": self.board(player, share),
            "farmers": POINTS_PER_FARMER * len(player.front),
            "objectives": self._objectives(state, seat, laid, deck, share),
            "masters": self.masters(g, seat),
            "tempo": self.tempo(state, turns) * soon,
        }

    # Discs: what lies on ships, quays, cities and stations, and what the player board opened

    def disc(self, name: str) -> float:
        strength = self.catalog.discs[name].strength
        return self.knobs.disc_strength * strength if strength else super().disc(name)

    def _chart(self, state: State) -> tuple[dict[str, float], dict[str, list[Berth]]]:
        """Points by place, and the berths of each quay from the best down, for the maps that lie there."""
        key = tuple(state.sides.values())
        known = self._charts.get(key)
        if known is None:
            known = self._charts[key] = self._draw_chart(state)
        return known

    def _draw_chart(self, state: State) -> tuple[dict[str, float], dict[str, list[Berth]]]:
        points: dict[str, float] = {name: one.vp for name, one in self.catalog.railroad.stations.items()}
        berths: dict[str, list[Berth]] = {}
        covered = harbour().covered[len(state.players)]
        for city in CITIES:
            chart = harbour().maps[state.sides[city]][city]
            spaces: list[tuple[str, int, float]] = []
            for name, space in chart.spaces.items():
                place = f"{city}:{name}"
                points[place] = space.vp
                if not (space.covered and city in covered):
                    bonus = sum(self._effect(task) for task in space.action)
                    spaces.append((place, space.grain, space.vp + bonus))
            spaces.sort(key=lambda one: -one[2])
            for quay, vp in chart.quay_vp.items():
                points[f"{city}_{quay}"] = vp
                off = chart.discount[quay]
                berths[f"{city}_{quay}"] = [Berth(p, max(0, grain - off), w) for p, grain, w in spaces]
        for name, ship in harbour().ships.items():
            points[name] = ship.vp if ship.quay is None else points[ship.quay] + self.knobs.quay_hope
        return points, berths

    def _effect(self, task: object) -> float:
        money = getattr(task, "money", 0)
        return money * self.knobs.money_early * 0.8 if money else BONUS_WORTH

    def _discs(self, state: State, laid: dict[str, int], grain: int) -> tuple[float, float]:
        """Points of the discs that lie somewhere, and the best extra delivery that the grain allows."""
        points, berths = self._chart(state)
        total, best, waiting = 0.0, 0.0, 0
        discs = state.discs
        for place, times in laid.items():
            total += points[place] * times
            if place in berths:
                waiting += times
                for berth in berths[place]:
                    if berth.grain <= grain and not discs.get(berth.place):
                        best = max(best, berth.worth - points[place])
                        break
        k = self.knobs
        return total, k.delivery * best + k.quay_hope * min(waiting, 3)

    # Buenos Aires

    def _visits(
        self,
        state: State,
        player: Player,
        laid: dict[str, int],
        breeding: Breeding,
        peso: float,
        visits: float,
    ) -> tuple[float, float]:
        """The worth of the next visit to Buenos Aires, and that of all later ones."""
        if visits <= 0:
            return 0.0, 0.0
        k, (total, usual) = self.knobs, breeding
        visit = total * peso + self._ship(state, laid, player.grain, total)
        later = max(0.0, visits - 1)
        return visit, later * (usual * peso + k.ship_slope * max(0.0, usual - k.ship_from))

    def _ship(self, state: State, laid: dict[str, int], grain: int, total: float) -> float:
        """The best ship that so much breeding value can load."""
        points, _ = self._chart(state)
        ships, best, price = harbour().ships, 0.0, self.knobs.ship_grain
        for name in state.ships:
            ship = ships[name]
            if ship.value > total + 0.5:
                break  # the loading zone is sorted by value
            if ship.repeatable or name not in laid:
                worth = points[name] - price * max(0, ship.grain - grain)
                if worth > best:
                    best = worth
        return best

    def _objectives(self, state: State, seat: int, laid: dict[str, int], deck: Deck, share: float) -> float:
        player = state.players[seat]
        if not deck.objectives and not player.area:
            return 0.0
        have = self.herd_tasks(state, seat, deck)
        for place, times in laid.items():
            task = self.task_of.get(place) or place.partition(":")[2].rstrip("0123456789")
            if task:
                have[task] = have.get(task, 0) + times
        for tile in player.front:
            task = f"{self.catalog.tile_area[tile]}_farmer"
            have[task] = have.get(task, 0) + 1
        return self.objectives(have, player.area, deck.objectives, share)
