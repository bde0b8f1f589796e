"""Can this view be drawn? One from the engine can. One from elsewhere is decoded once, and its names are
looked up before the first pixel; `BadView` says what is wrong where."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping

from engine import BadView, PlayerView, View, decode_view
from render.edition import Edition, edition

MOST_PLAYERS = 4
MOST_CARDS = 200  # in one pile; a deck has about 40
MOST_ROWS = 40  # of the job market, and workers in one
AnyView = View | Mapping[str, object]  # as the engine gives it, or as it was kept as JSON

__all__ = ["AnyView", "BadView", "View", "all_among", "among", "check", "exactly", "seat_of"]


def check(view: object) -> View:
    """The view as a struct, if it can be drawn."""
    if isinstance(view, View):
        return view
    found = decode_view(view)
    if not 1 <= len(found.seats) <= MOST_PLAYERS or len(set(found.seats)) != len(found.seats):
        raise BadView(f"view.seats: {len(found.seats)} seats, or one of them twice")
    printed = edition(found.game)
    _on_the_board(found, printed)
    _on_the_tables(found, printed)
    _of_people(found, printed)
    printed.kit.check(found, printed)
    return found


def seat_of(view: View, seat: str) -> int:
    """The index of a seat; BadView if it is not at this table."""
    among(seat, view.seats, "seat", "seat")
    return view.seats.index(seat)


def among(value: str | None, known: Collection[str], where: str, what: str) -> None:
    """Gaps are no names; where there must be none, the struct says so."""
    if value is not None and value not in known:
        raise BadView(f"{where}: {value!r} is no {what}")


def all_among(values: Iterable[str | None], known: Collection[str], where: str, what: str) -> None:
    for value in values:
        among(value, known, where, what)


def exactly(part: Collection[str], names: Collection[str], where: str) -> None:
    if set(part) != set(names):
        raise BadView(f"{where}: wants one entry for each of {', '.join(names)}")


def at_least(part: Collection[str], names: Iterable[str], where: str) -> None:
    missing = [name for name in names if name not in part]
    if missing:
        raise BadView(f"{where}: {missing[0]!r} is missing")


def _on_the_board(view: View, printed: Edition) -> None:
    catalog, places = printed.catalog, printed.layout.places
    exactly(view.places, view.seats, "places")
    all_among(view.places.values(), places, "places", "place of the trail")
    for space, built in view.buildings.items():
        among(space, places, "buildings", "place of the trail")
        among(built.tile, catalog.buildings, f"buildings.{space}", "building")
        among(built.owner, view.seats, f"buildings.{space}.owner", "seat")
    for space, entry in view.tiles.items():
        among(space, catalog.trail.tile_money, "tiles", "space for a tile")
        among(entry.tile, catalog.tile_hands, f"tiles.{space}", "tile of the trail")
    exactly(view.engines, view.seats, "engines")
    all_among(view.engines.values(), printed.layout.railroad, "engines", "space of the railroad")
    exactly(view.stations, catalog.railroad.stations, "stations")
    for name, station in view.stations.items():
        all_among(station.discs, view.seats, f"stations.{name}.discs", "seat")
        among(station.master, catalog.masters, f"stations.{name}.master", "station master")
        among(station.worker, printed.workers, f"stations.{name}.worker", "worker")


def _on_the_tables(view: View, printed: Edition) -> None:
    catalog, market = printed.catalog, view.job_market
    if not any(market.rows) or len(market.rows) != len(market.costs):
        raise BadView("job_market: no rows, or another number of costs")
    if max(len(market.rows), *map(len, market.rows)) > MOST_ROWS:
        raise BadView("job_market: too many rows, or too many workers in one")
    for i, row in enumerate(market.rows):
        all_among(row, printed.workers, f"job_market.rows.{i}", "worker")
    at_least(view.foresight, catalog.bags, "foresight")
    at_least(view.supply, catalog.bags, "supply")
    for letter, tiles in view.foresight.items():
        known = printed.workers | catalog.tile_hands.keys()
        all_among(tiles, known, f"foresight.{letter}", "tile")
    all_among(view.cattle_market, printed.market_ids, "cattle_market", "market card")
    all_among(view.objectives.display, catalog.objective_cards, "objectives", "objective")


def _of_people(view: View, printed: Edition) -> None:
    among(view.active, view.seats, "active", "seat")
    among(view.seat, view.seats, "seat", "seat")
    all_among(view.winners or (), view.seats, "winners", "seat")
    exactly(view.players, view.seats, "players")
    for seat, player in view.players.items():
        _player(player, printed, f"players.{seat}")


def _player(player: PlayerView, printed: Edition, where: str) -> None:
    catalog = printed.catalog
    at_least(player.rows, catalog.rows, f"{where}.rows")
    for row in player.rows.values():
        all_among(row, printed.workers, f"{where}.rows", "worker")
    all_among(player.discs, catalog.discs, f"{where}.discs", "disc space")
    all_among(player.buildings, printed.private, f"{where}.buildings", "private building")
    all_among(player.front, catalog.tile_hands, f"{where}.front", "tile of the trail")
    all_among(player.objectives, catalog.objective_cards, f"{where}.objectives", "objective")
    all_among(player.masters, catalog.masters, f"{where}.masters", "station master")
    for name in ("hand", "draw", "unseen", "discard"):
        pile = getattr(player, name) or ()
        all_among(pile, printed.card_ids, f"{where}.{name}", "card")
        if len(pile) > MOST_CARDS:
            raise BadView(f"{where}.{name}: there are {len(pile)} cards in it")
    held = player.unseen if player.hand is None else player.hand
    if player.hand_count > len(held or ()):
        raise BadView(f"{where}.hand_count: {player.hand_count} is more than there are")
    at_least(player.score, ("total",), f"{where}.score")
