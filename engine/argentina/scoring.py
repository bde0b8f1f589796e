"""Argentina's score sheet: twelve categories, and everything that is counted for gains and tasks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import scoring as common
from engine.argentina.charts import CITIES, harbour
from engine.argentina.farmers import GRANJERO
from engine.argentina.harbour import city_map
from engine.catalog import STRONG

if TYPE_CHECKING:
    from engine.game import Game

CATEGORIES = (
    "money",
    "buildings",
    "ships",
    "cities",
    "stations",
    "farmers",
    "cattle",
    "objectives",
    "masters",
    "workers",
    "steps",
    "job_token",
)
POINTS_PER_FARMER = 2
SHIP_18 = "ship18"


def _worker_sets(g: Game, seat: int) -> int:
    player = g.state.players[seat]
    return min(player.workers(kind) for kind in player.rows)


def _farmers(g: Game, seat: int) -> int:
    return len(g.state.players[seat].front)


def _strong_cattle(g: Game, seat: int) -> int:
    table = g.catalog.cards
    return sum(table[card].value >= 3 for card in common.deck(g.state.players[seat]))


def _stations(g: Game, seat: int) -> int:
    return sum(seat in g.state.discs.get(name, ()) for name in g.catalog.railroad.stations)


def _ship_discs(g: Game, seat: int) -> int:
    return sum(g.state.discs.get(ship, []).count(seat) for ship in g.state.ships)


def _strong_workers(g: Game, seat: int) -> int:
    rows = g.state.players[seat].rows.values()
    return sum(tile[-1] == STRONG for row in rows for tile in row)


# What tiles and cards count by name ("2 pesos per own building on a field").
COUNTS: dict[str, Callable[[Game, int], int]] = {
    "gauchos": common.workers("gaucho"),
    "maquinistas": common.workers("maquinista"),
    "granjeros": common.workers(GRANJERO),
    "field_buildings": common.field_buildings,
    "worker_sets": _worker_sets,
    "farmers": _farmers,
    "farmer_pairs": lambda g, seat: _farmers(g, seat) // 2,
    "strong_cattle": _strong_cattle,
    "stations": _stations,
    "ship_discs": _ship_discs,
    "strong_workers": _strong_workers,
    "buildings": common.own_buildings,
    "objectives": lambda g, seat: len(g.state.players[seat].area),
}


def fulfilled_tasks(g: Game, seat: int) -> dict[str, int]:
    state, have = g.state, common.common_tasks(g, seat)
    have[SHIP_18] = state.discs.get(SHIP_18, []).count(seat)
    for tile in state.players[seat].front:
        have[f"{g.catalog.tile_area[tile]}_farmer"] += 1
    for city in CITIES:
        for name, space in city_map(g, city).spaces.items():
            have[space.quarter] += state.discs.get(f"{city}:{name}", []).count(seat)
    return have


def _ships(g: Game, seat: int) -> int:
    discs = g.state.discs
    return sum(harbour().ships[ship].vp * discs.get(ship, []).count(seat) for ship in g.state.ships)


def _cities(g: Game, seat: int) -> int:
    total, discs = 0, g.state.discs
    for city in CITIES:
        chart = city_map(g, city)
        for quay, vp in chart.quay_vp.items():
            total += vp * discs.get(f"{city}_{quay}", []).count(seat)
        for name, space in chart.spaces.items():
            total += space.vp * discs.get(f"{city}:{name}", []).count(seat)
    return total


def objectives(g: Game, seat: int) -> common.Objectives:
    player = g.state.players[seat]
    return common.best_objectives(g, player, fulfilled_tasks(g, seat), player.area)


def score(g: Game, seat: int) -> dict[str, int]:
    player = g.state.players[seat]
    cards = objectives(g, seat)
    return {
        "money": common.count_money(player),
        "buildings": common.count_buildings(g, seat),
        "ships": _ships(g, seat),
        "cities": _cities(g, seat),
        "stations": common.count_stations(g, seat),
        "farmers": POINTS_PER_FARMER * len(player.front),
        "cattle": common.count_cattle(g, player),
        "objectives": cards.points,
        "masters": common.count_masters(g, seat, apart="objectives") + cards.masters,
        "workers": common.count_workers(player),
        "steps": common.count_disc_spaces(g, player),
        "job_token": common.count_job_token(player),
    }
