"""What a network sees of the original alone: cities, hazards, camps."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.catalog import CAMP
from engine.original.charts import cities
from engine.original.rules import RULES
from engine.players.features import Features

if TYPE_CHECKING:
    from engine.game import Game
    from engine.players.features import Row


class Frontier:
    def __init__(self) -> None:
        self.strip = tuple(cities().strip.values())
        self.tiles = list(dict.fromkeys(RULES.catalog.tile_area.values()))
        self.names = (
            *(f"city:{city.id}" for city in self.strip),
            *(f"front:{name}" for name in self.tiles),
            *(f"trail:{name}" for name in self.tiles),
            *("camp pairs", "reach", "reach points"),
            *(f"start task:{name}" for name in TASKS),
        )

    def add(self, g: Game, seat: int, row: Row) -> None:
        state, catalog = g.state, g.catalog
        player = state.players[seat]
        discs = state.discs
        values = {catalog.cards[name].breed: catalog.cards[name].value for name in player.hand}
        total = sum(values.values()) + player.certificates
        reach = points = 0
        for city in self.strip:
            there = discs.get(city.id)
            mine = there.count(seat) if there else 0
            row.append(mine * 1.0)
            if city.value <= total and (city.repeatable or not mine):
                reach = max(reach, city.value)
                points = max(points, city.vp)
        front = dict.fromkeys(self.tiles, 0.0)
        for tile in player.front:
            front[catalog.tile_area[tile]] += 0.5
        row += front.values()
        left = dict.fromkeys(self.tiles, 0.0)
        for tile in state.tiles.values():
            left[catalog.tile_area[tile]] += 0.25
        row += left.values()
        green, blue = player.front.count(f"{CAMP}-green"), player.front.count(f"{CAMP}-blue")
        row += [min(green, blue) / 2, reach / 10, points / 5]
        tasks = catalog.objectives[state.starting_objectives[seat]].tasks
        row += [float(tasks.get(name, 0)) for name in TASKS]


TASKS = sorted(
    {task for name in RULES.catalog.starting_objectives for task in RULES.catalog.objectives[name].tasks}
)


def make() -> Features:
    return Features(RULES.catalog, Frontier())
