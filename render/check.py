"""Can this view be drawn? All of it is checked before the first pixel; `BadView` says what is wrong where."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

from engine import RULES_VERSION
from render import facts
from render.facts import Edition

View = dict[str, Any]

MOST_PLAYERS = 4


class BadView(ValueError):  # noqa: N818 (the name the layers above know it by)
    """The view is from a newer version, from another game, or damaged."""


class Table(NamedTuple):
    """What the parts of a view are checked against."""

    edition: Edition
    seats: list[str]


Check = Callable[[Any, Table], None]


class Own(NamedTuple):
    """What only the views of one game hold: counts, counts of a player, and whole parts."""

    counts: tuple[str, ...]
    of_player: tuple[str, ...]
    parts: dict[str, Check]


def check(view: object) -> View:
    """The same view, if it can be drawn."""
    if not isinstance(view, dict):
        raise BadView(f"a view is an object, not {type(view).__name__}")
    game = _need(view, "game", str, "view")
    if game not in facts.GAMES:
        raise BadView(f"no pictures for the game {game!r}")
    if _need(view, "rules", int, "view") > RULES_VERSION:
        raise BadView(
            f"the view follows rules {view['rules']}; this version draws rules up to {RULES_VERSION}"
        )
    table, own = Table(facts.edition(game), _seats(view)), _OWN[game]
    for name, test in {**_PARTS, **own.parts}.items():
        part = _need(view, name, (dict, list), "view")
        test(part, table)
    for name in ("number", "turn", "cattle_stack", *own.counts):
        _count(view, name, "view")
    for name in ("active", "seat"):
        if view.get(name) is not None:
            _among(view[name], table.seats, name, "seat")
    _need(view, "over", bool, "view")
    return view


def seat_of(view: View, seat: str) -> int:
    """The index of a seat; BadView if it is not at this table."""
    _among(seat, view["seats"], "seat", "seat")
    index: int = view["seats"].index(seat)
    return index


def _need(part: Any, key: str, kind: type | tuple[type, ...], where: str) -> Any:
    if not isinstance(part, dict) or key not in part:
        raise BadView(f"{where}: {key!r} is missing")
    value = part[key]
    if not isinstance(value, kind) or (isinstance(value, bool) and kind is int):
        raise BadView(f"{where}.{key}: {value!r} is of the wrong kind")
    return value


def _count(part: Any, key: str, where: str) -> int:
    value: int = _need(part, key, int, where)
    if value < 0:
        raise BadView(f"{where}.{key}: {value} is below 0")
    return value


def _among(value: object, known: Iterable[str], where: str, what: str) -> None:
    if not isinstance(value, str) or value not in known:
        raise BadView(f"{where}: {value!r} is no {what}")


def _list(part: Any, key: str, known: Iterable[str], where: str, what: str, gaps: bool = False) -> None:
    for value in _need(part, key, list, where):
        if not (gaps and value is None):
            _among(value, known, f"{where}.{key}", what)


def _seats(view: View) -> list[str]:
    seats: list[str] = _need(view, "seats", list, "view")
    if not 1 <= len(seats) <= MOST_PLAYERS or len(set(map(str, seats))) != len(seats):
        raise BadView(f"view.seats: {len(seats)} seats, or one of them twice")
    for seat in seats:
        if not isinstance(seat, str):
            raise BadView(f"view.seats: {seat!r} is no name")
    return seats


def _every_seat(part: Any, seats: list[str], where: str) -> None:
    if not isinstance(part, dict) or set(part) != set(seats):
        raise BadView(f"{where}: wants one entry for each of {', '.join(seats)}")


def _places(part: Any, table: Table) -> None:
    _every_seat(part, table.seats, "places")
    for seat, place in part.items():
        if place is not None:
            _among(place, table.edition.layout["places"], f"places.{seat}", "place of the trail")


def _buildings(part: Any, table: Table) -> None:
    for space, entry in part.items():
        _among(space, table.edition.layout["places"], "buildings", "place of the trail")
        tile = _need(entry, "tile", str, f"buildings.{space}")
        _among(tile, table.edition.buildings, f"buildings.{space}", "building")
        if entry.get("owner") is not None:
            _among(entry["owner"], table.seats, f"buildings.{space}.owner", "seat")


def _tiles(part: Any, table: Table) -> None:
    for space, entry in part.items():
        _among(space, table.edition.file("trail")["tile_money"], "tiles", "space for a tile")
        _among(
            _need(entry, "tile", str, f"tiles.{space}"),
            table.edition.trail_tiles,
            f"tiles.{space}",
            "tile of the trail",
        )
        _count(entry, "coins", f"tiles.{space}")


def _engines(part: Any, table: Table) -> None:
    _every_seat(part, table.seats, "engines")
    for seat, space in part.items():
        _among(space, table.edition.layout["railroad"], f"engines.{seat}", "space of the railroad")


def _stations(part: Any, table: Table) -> None:
    if set(part) != set(table.edition.stations):
        raise BadView("stations: wants one entry for each station")
    for name, entry in part.items():
        _list(entry, "discs", table.seats, f"stations.{name}", "seat")
        if entry.get("master") is not None:
            _among(entry["master"], table.edition.masters, f"stations.{name}.master", "station master")
        if entry.get("worker") is not None:
            _among(entry["worker"], table.edition.workers, f"stations.{name}.worker", "worker")


def _job_market(part: Any, table: Table) -> None:
    rows = _need(part, "rows", list, "job_market")
    costs = _need(part, "costs", list, "job_market")
    if len(rows) != len(costs):
        raise BadView("job_market: rows and costs differ in length")
    _count(part, "token", "job_market")
    for i, tiles in enumerate(rows):
        _list({"row": tiles}, "row", table.edition.workers, f"job_market.rows.{i}", "worker", gaps=True)


def _foresight(part: Any, table: Table) -> None:
    for letter in facts.BAGS:
        known = table.edition.trail_tiles | table.edition.workers
        _list(part, letter, known, "foresight", "tile", gaps=True)


def _supply(part: Any, table: Table) -> None:
    for letter in facts.BAGS:
        _count(part, letter, "supply")


def _cattle(part: Any, table: Table) -> None:
    _list({"cattle_market": part}, "cattle_market", table.edition.market_ids, "view", "market card")


def _objectives(part: Any, table: Table) -> None:
    _list(part, "display", table.edition.objectives, "objectives", "objective")
    _count(part, "stack", "objectives")


def _ships(part: Any, table: Table) -> None:
    for entry in part:
        name = _need(entry, "ship", str, "ships")
        _among(name, table.edition.ships, "ships", "ship")
        _list(entry, "discs", table.seats, f"ships.{name}", "seat")


def _cities(part: Any, table: Table) -> None:
    for name in facts.CITIES:
        entry = _need(part, name, dict, "cities")
        _among(_need(entry, "side", str, f"cities.{name}"), ("a", "b"), f"cities.{name}.side", "side")
        city = table.edition.city(name, entry["side"])
        quays = _need(entry, "quays", dict, f"cities.{name}")
        for quay in quays:
            _among(quay, city["quays"], f"cities.{name}.quays", "quay")
            _list(quays, quay, table.seats, f"cities.{name}.quays", "seat")
        for space, owner in _need(entry, "spaces", dict, f"cities.{name}").items():
            quarter, index = space[:-1], space[-1:]
            _among(quarter, facts.QUARTERS, f"cities.{name}.spaces", "city space")
            if not index.isdigit() or not 1 <= int(index) <= len(city["quarters"][quarter]["spaces"]):
                raise BadView(f"cities.{name}.spaces: {space!r} is no city space")
            if owner is not None:
                _among(owner, table.seats, f"cities.{name}.spaces.{space}", "seat")


def _players(part: Any, table: Table) -> None:
    _every_seat(part, table.seats, "players")
    for seat, player in part.items():
        _player(player, table, f"players.{seat}")


def _player(player: Any, table: Table, where: str) -> None:
    printed = table.edition
    for name in (*_PLAYER_COUNTS, *_OWN[printed.game].of_player):
        _count(player, name, where)
    rows = _need(player, "rows", dict, where)
    for worker in printed.worker_kinds:
        _list(rows, worker, printed.workers, f"{where}.rows", "worker")
    _list(player, "discs", printed.file("player_board")["discs"], where, "disc space")
    _list(player, "buildings", printed.buildings, where, "building")
    _list(player, "front", printed.trail_tiles, where, "tile of the trail")
    _list(player, "objectives", printed.objectives, where, "objective")
    _list(player, "masters", printed.masters, where, "station master")
    _list(player, "discard", printed.card_ids, where, "card")
    for name in ("hand", "draw", "unseen"):
        if player.get(name) is not None:
            _list(player, name, printed.card_ids, where, "card")
    if player.get("starting_objective") is not None:
        known = printed.starting_objectives
        _among(player["starting_objective"], known, f"{where}.starting_objective", "starting objective")
    _need(_need(player, "score", dict, where), "total", int, f"{where}.score")
    for name, points in player["score"].items():
        if not isinstance(points, int):
            raise BadView(f"{where}.score.{name}: {points!r} is no number")


def _strip(part: Any, table: Table) -> None:
    for name in table.edition.strip:
        _list(part, name, table.seats, "cities", "seat")


_PLAYER_COUNTS = (
    *("money", "certificates", "certificate_limit", "step_limit", "hand_limit"),
    *("visits", "hand_count", "draw_count"),
)
_PARTS: dict[str, Check] = {
    "places": _places,
    "buildings": _buildings,
    "tiles": _tiles,
    "engines": _engines,
    "stations": _stations,
    "job_market": _job_market,
    "foresight": _foresight,
    "supply": _supply,
    "cattle_market": _cattle,
    "objectives": _objectives,
    "players": _players,
}
_OWN: dict[str, Own] = {
    "argentina": Own(
        counts=("exhaustion", "ship_pile"),
        of_player=("grain", "exchange", "strength"),
        parts={"ships": _ships, "cities": _cities},
    ),
    "original": Own(counts=(), of_player=(), parts={"cities": _strip}),
}
