"""Laying out Argentina, and counting afterwards that every piece of the box is still somewhere."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.argentina.charts import CITIES, Harbour, harbour
from engine.argentina.farmers import GRANJERO
from engine.argentina.pedro import levels, seat_pedro
from engine.automa.seat import NONE, check_seats
from engine.catalog import STRONG, Catalog
from engine.laying import StartingTable, read_options
from engine.read_catalog import count_check
from engine.state import Setup, State

if TYPE_CHECKING:
    from engine.game import Game

SIDES = ("a", "b")
OPTIONS = {
    "neutral": ("printed", "shuffled"),
    "sides": ("a", "b", "mixed"),
    **dict.fromkeys(CITIES, ("a", "b", "random")),
    "order": ("given", "random"),
    "automa": (NONE, *levels()),  # the last of two seats is Pedro, and plays second
}
STATION_MASTERS = 5
FIRST_QUAY = "le_havre_1"


def check_counts(catalog: Catalog, harbour: Harbour) -> None:
    """What the files hold against the totals that the rulebook prints."""
    counts = catalog.setup.counts.model_dump()
    tiles = Counter(tile for bag in catalog.bags.values() for tile in bag)
    workers = {tile: n for tile, n in tiles.items() if tile.rstrip(STRONG) in catalog.rows}
    farmers = Counter(catalog.tile_area[tile] for tile in tiles.elements() if tile not in workers)
    found = {
        ("market.json", "workers"): sum(workers.values()),
        ("market.json", "farmers"): farmers.total(),
        **{("market.json", f"{colour}_farmers"): n for colour, n in farmers.items()},
        ("player_board.json", "discs_per_player"): len(catalog.discs) + 1,  # one begins on a quay
        ("cattle.json", "exhaustion_cards"): catalog.exhaustion_cards,
        ("cattle.json", "market_cattle"): len(catalog.market_cards),
        ("ships.json", "ships"): len(harbour.ships),
        ("ships.json", "starting_ships"): len(harbour.starting),
        ("masters.json", "station_masters"): len(catalog.masters),
        ("buildings.json", "neutral_buildings"): sum(one.need == 0 for one in catalog.buildings.values()),
        ("buildings.json", "private_buildings_per_player"): sum(
            one.need > 0 for one in catalog.buildings.values()
        )
        // len(SIDES),
        ("objectives.json", "objective_cards"): len(catalog.objective_cards),
        ("market.json", "job_market_rows"): len(catalog.row_costs),
    }
    for kind in (kind for kind in catalog.rows if kind != GRANJERO):
        count_check(
            "data/argentina/market.json",
            f"{kind} tiles",
            tiles[kind] + tiles[kind + STRONG],
            counts["workers_per_type"],
        )
        count_check(
            "data/argentina/market.json",
            f"strong {kind} tiles",
            tiles[kind + STRONG],
            counts["strong_workers_per_type"],
        )
    for (file, name), number in found.items():
        count_check(f"data/argentina/{file}", name, number, counts[name])


def start(catalog: Catalog, how: Setup) -> State:
    options = read_options(how.options, OPTIONS)
    solo = options["automa"] != NONE
    if solo:
        check_seats(len(how.seats))
    table = StartingTable(catalog, how, "given" if solo else options["order"])
    state = table.state
    for city in CITIES:
        state.sides[city] = table.side(city, options[city])
    table.lay_masters(STATION_MASTERS)
    table.lay_neutral(shuffled=options["neutral"] == "shuffled")
    table.fill_bags()
    table.lay_trail_tiles("A")
    table.fill_job_market("B")
    table.fill_foresight()
    table.deal_cattle()
    table.deal_objectives()
    state.exhaustion = catalog.exhaustion_cards - len(how.seats)
    state.ships = list(harbour().starting)
    state.ship_pile = table.shuffled("ships", harbour().pile)
    table.seat_players(options["sides"])
    state.discs[FIRST_QUAY] = list(range(len(how.seats)))
    if solo:
        state.automa = seat_pedro(table, options["automa"])
    return state


def problems(g: Game) -> list[str]:
    """Ships that are nowhere, and coins that lie where no farmer is."""
    state = g.state
    ships = Counter(
        [*state.ships, *state.ship_pile, *(ship for ship in state.box if ship in harbour().ships)]
    )
    found = [f"ships: {dict(ships)}"] if ships != Counter(harbour().ships.keys()) else []
    return found + [f"coins on the empty space {space}" for space in state.coins if space not in state.tiles]
