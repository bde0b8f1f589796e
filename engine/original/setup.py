"""Laying out the original, and counting afterwards that what only it has is still in its place."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.automa.seat import NONE, check_seats
from engine.catalog import CAMP, Catalog
from engine.laying import SIDES, StartingTable, read_options
from engine.original.garth import levels, seat_garth
from engine.read_catalog import count_check
from engine.state import Setup, State

if TYPE_CHECKING:
    from engine.game import Game

OPTIONS = {
    "neutral": ("printed", "shuffled"),
    "sides": ("a", "b", "mixed"),
    "order": ("given", "random"),
    "automa": (NONE, *levels()),  # the last of two seats is Garth, and plays second
}


def check_counts(catalog: Catalog) -> None:
    """What the files hold against the totals that the rulebook prints."""
    counts = catalog.setup.counts.model_dump()
    tiles = Counter(tile for bag in catalog.bags.values() for tile in bag)
    areas = Counter({tile: n for tile, n in tiles.items() if tile in catalog.tile_area})
    hazards = Counter(catalog.tile_area[tile] for tile in areas.elements())
    camps = hazards.pop(CAMP)
    buildings = [one.need > 0 for one in catalog.buildings.values()]
    found = [
        ("market", "workers", sum(tiles[kind] for kind in catalog.rows)),
        *(("market", "workers_per_type", tiles[kind]) for kind in catalog.rows),
        ("market", "hazards", hazards.total()),
        *(("market", "hazards_per_type", number) for number in hazards.values()),
        ("market", "camps", camps),
        *(("market", "camps_per_colour", tiles[tile]) for tile in areas if catalog.tile_area[tile] == CAMP),
        ("market", "job_market_rows", len(catalog.row_costs)),
        ("player_board", "discs_per_player", len(catalog.discs)),
        ("cattle", "market_cattle", len(catalog.market_cards)),
        ("objectives", "objective_cards", len(catalog.objective_cards)),
        ("objectives", "starting_objectives", len(catalog.starting_objectives)),
        ("buildings", "neutral_buildings", buildings.count(False)),
        ("buildings", "private_buildings_per_player", buildings.count(True) // len(SIDES)),
        ("masters", "station_masters", len(catalog.masters)),
    ]
    for file, name, number in found:
        count_check(f"data/original/{file}.json", name, number, counts[name])


def start(catalog: Catalog, how: Setup) -> State:
    options = read_options(how.options, OPTIONS)
    solo = options["automa"] != NONE
    if solo:
        check_seats(len(how.seats))
    table = StartingTable(catalog, how, "given" if solo else options["order"])
    table.lay_masters(len(catalog.masters))
    table.lay_neutral(shuffled=options["neutral"] == "shuffled")
    table.fill_bags()
    table.lay_trail_tiles("A")
    table.fill_job_market("B")
    table.fill_foresight()
    table.deal_cattle()
    table.deal_objectives()
    table.deal_starting_objectives()
    table.seat_players(options["sides"])
    if solo:
        table.state.automa = seat_garth(table, options["automa"])
    return table.state


def problems(g: Game) -> list[str]:
    """Every player has a starting objective that nobody else has."""
    dealt = g.state.starting_objectives
    known = set(dealt) <= set(g.catalog.starting_objectives)
    if known and len(set(dealt)) == len(dealt) == len(g.state.players):
        return []
    return [f"starting objectives: {dealt}"]
