"""What a network sees of Argentina alone: ships, quays, cities, farmers."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from engine.argentina.charts import CITIES, QUARTERS, harbour
from engine.argentina.farmers import strength
from engine.argentina.harbour import open_spaces
from engine.argentina.rules import RULES
from engine.players.features import Features

if TYPE_CHECKING:
    from engine.game import Game
    from engine.players.features import Row


class City(NamedTuple):
    """The spaces of a city that exist at a table: their quarters, and their points and grain, best first."""

    quarters: dict[str, str]
    best: list[tuple[int, int, str]]


class Overseas:
    def __init__(self) -> None:
        maps = harbour().maps["a"]
        self._maps: dict[tuple[str, str, int], City] = {}
        self.ships = list(harbour().ships)
        self.quays = [f"{city}_{quay}" for city in CITIES for quay in maps[city].quay_vp]
        self.areas = list(dict.fromkeys(RULES.catalog.tile_area.values()))
        self.names = (
            *(f"ship:{name}" for name in self.ships),
            *(f"quay:{name}" for name in self.quays),
            *(f"{what}:{city}" for city in CITIES for what in ("free", "best", "delivered")),
            *(f"quarter:{name}" for name in QUARTERS),
            *(f"farmers:{name}" for name in self.areas),
            *("reach", "reach points", "strength", "farmer money", "farmers left", "cheapest farmer"),
        )

    def _city(self, g: Game, city: str) -> City:
        key = city, g.state.sides[city], len(g.state.players)
        known = self._maps.get(key)
        if known is None:
            spaces = {f"{city}:{name}": one for name, one in open_spaces(g, city).items()}
            best = sorted(((one.vp, one.grain, name) for name, one in spaces.items()), reverse=True)
            known = self._maps[key] = City({name: one.quarter for name, one in spaces.items()}, best)
        return known

    def add(self, g: Game, seat: int, row: Row) -> None:
        state, table = g.state, harbour().ships
        player = state.players[seat]
        discs = state.discs
        cards = g.catalog.cards
        values = {cards[name].breed: cards[name].value for name in player.hand}
        total = sum(values.values()) + player.certificates
        here = dict.fromkeys(self.ships, 0.0)
        reach = points = 0
        for name in state.ships:
            ship = table[name]
            if ship.repeatable or seat not in discs.get(name, ()):
                here[name] = 1.0
                if ship.value <= total:
                    reach = max(reach, ship.value)
                    points = max(points, ship.vp)
            else:
                here[name] = -1.0
        row += here.values()
        row += [discs.get(quay, []).count(seat) / 2 if quay in discs else 0.0 for quay in self.quays]
        quarters: dict[str, float] = dict.fromkeys(QUARTERS, 0.0)
        for city in CITIES:
            spaces = self._city(g, city)
            taken = own = 0
            for place, quarter in spaces.quarters.items():
                there = discs.get(place)
                if there:
                    taken += 1
                    if seat in there:
                        own += 1
                        quarters[quarter] += 0.5
            best = 0
            for vp, grain, place in spaces.best:
                if grain <= player.grain and not discs.get(place):
                    best = max(vp, 0)
                    break
            row += [(len(spaces.quarters) - taken) / 8, best / 8, own / 2]
        row += quarters.values()
        fronts = dict.fromkeys(self.areas, 0.0)
        for tile in player.front:
            fronts[g.catalog.tile_area[tile]] += 0.5
        row += fronts.values()
        money = sum(state.coins.get(space, 0) for space in state.tiles)
        cheapest = min((g.catalog.tile_strength[tile] for tile in state.tiles.values()), default=9)
        row += [
            reach / 10,
            points / 5,
            strength(g, player) / 4,
            money / 10,
            len(state.tiles) / 10,
            cheapest / 5,
        ]


def make() -> Features:
    return Features(RULES.catalog, Overseas())
