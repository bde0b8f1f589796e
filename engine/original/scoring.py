"""The original's score sheet: eleven categories, and everything that is counted for gains and tasks."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from engine import scoring as common
from engine.catalog import CAMP
from engine.effects import certificate_limit
from engine.original.charts import cities
from engine.original.cities import delivered

if TYPE_CHECKING:
    from engine.game import Game

CATEGORIES = (
    "money",
    "buildings",
    "cities",
    "stations",
    "hazards",
    "cattle",
    "objectives",
    "masters",
    "workers",
    "steps",
    "job_token",
)
GREEN_CAMP = f"{CAMP}-green"
BLUE_CAMP = f"{CAMP}-blue"
SAN_FRANCISCO = "san_francisco"


def _all_workers(g: Game, seat: int) -> int:
    player = g.state.players[seat]
    return sum(player.workers(kind) for kind in player.rows)


def _hazards(g: Game, seat: int) -> int:
    return sum(g.catalog.tile_area[tile] != CAMP for tile in g.state.players[seat].front)


def _camp_pairs(g: Game, seat: int) -> int:
    front = g.state.players[seat].front
    return min(front.count(GREEN_CAMP), front.count(BLUE_CAMP))


def _certificates(g: Game, seat: int) -> int:
    player, table = g.state.players[seat], g.catalog.masters
    return player.certificates + sum(table[name].permanent_certificates for name in player.masters)


# What tiles and cards count by name ("2 dollars per own building in the woods").
COUNTS: dict[str, Callable[[Game, int], int]] = {
    "cowboys": common.workers("cowboy"),
    "engineers": common.workers("engineer"),
    "workers": _all_workers,
    "woods_buildings": common.field_buildings,
    "hazards": _hazards,
    "camp_pairs": _camp_pairs,
    "certificates": _certificates,
    "certificate_limit": lambda g, seat: certificate_limit(g, g.state.players[seat]),
    "objectives": lambda g, seat: len(g.state.players[seat].area) + 1,  # and the starting objective
}


def fulfilled_tasks(g: Game, seat: int) -> dict[str, int]:
    have, front = common.common_tasks(g, seat), g.state.players[seat].front
    have["hazard"] = _hazards(g, seat)
    have["green_camp"] = front.count(GREEN_CAMP)
    have["blue_camp"] = front.count(BLUE_CAMP)
    have[SAN_FRANCISCO] = delivered(g, seat, SAN_FRANCISCO)
    return have


def _cities(g: Game, seat: int) -> int:
    """Points for each disc in a city, and between two cities for a disc in both."""
    here = {city: delivered(g, seat, city) for city in cities().strip}
    total = sum(city.vp * here[city.id] for city in cities().strip.values())
    return total + sum(arrow.vp for arrow in cities().between if all(here[city] for city in arrow.cities))


def objectives(g: Game, seat: int, *, public: bool) -> common.Objectives:
    """The best use of the objective cards. The public knows only that there is a starting objective."""
    player, have = g.state.players[seat], fulfilled_tasks(g, seat)
    if public:
        return common.best_objectives(g, player, have, player.area, face_down=1, secret=player.blind)
    return common.best_objectives(g, player, have, [g.state.starting_objectives[seat], *player.area])


def score(g: Game, seat: int, *, public: bool) -> dict[str, int]:
    player = g.state.players[seat]
    cards = objectives(g, seat, public=public)
    return {
        "money": common.count_money(player),
        "buildings": common.count_buildings(g, seat),
        "cities": _cities(g, seat),
        "stations": common.count_stations(g, seat),
        "hazards": sum(g.catalog.tile_vp[tile] for tile in player.front),
        "cattle": common.count_cattle(g, player),
        "objectives": cards.points,
        "masters": common.count_masters(g, seat, apart="objectives") + cards.masters,
        "workers": common.count_workers(player),
        "steps": common.count_disc_spaces(g, player),
        "job_token": common.count_job_token(player),
    }
