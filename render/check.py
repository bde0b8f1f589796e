"""Can this view be drawn? All of it is checked before the first pixel; `BadView` says what is wrong where."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from render import facts

View = dict[str, Any]

RULES = 1
MOST_PLAYERS = 4


class BadView(ValueError):  # noqa: N818 (the name the layers above know it by)
    """The view is from a newer version, from another game, or damaged."""


def check(view: object) -> View:
    """The same view, if it can be drawn."""
    if not isinstance(view, dict):
        raise BadView(f"a view is an object, not {type(view).__name__}")
    game = _need(view, "game", str, "view")
    if game != facts.GAME:
        raise BadView(f"no pictures for the game {game!r}")
    if _need(view, "rules", int, "view") > RULES:
        raise BadView(f"the view follows rules {view['rules']}; this version draws rules up to {RULES}")
    seats = _seats(view)
    for name, test in _PARTS.items():
        part = _need(view, name, (dict, list), "view")
        test(part, seats)
    for name in ("number", "turn", "cattle_stack", "exhaustion", "ship_pile"):
        _count(view, name, "view")
    for name in ("active", "seat"):
        if view.get(name) is not None:
            _among(view[name], seats, name, "seat")
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


def _places(part: Any, seats: list[str]) -> None:
    _every_seat(part, seats, "places")
    for seat, place in part.items():
        if place is not None:
            _among(place, facts.layout()["places"], f"places.{seat}", "place of the trail")


def _buildings(part: Any, seats: list[str]) -> None:
    for space, entry in part.items():
        _among(space, facts.layout()["places"], "buildings", "place of the trail")
        _among(
            _need(entry, "tile", str, f"buildings.{space}"),
            facts.buildings(),
            f"buildings.{space}",
            "building",
        )
        if entry.get("owner") is not None:
            _among(entry["owner"], seats, f"buildings.{space}.owner", "seat")


def _tiles(part: Any, seats: list[str]) -> None:
    for space, entry in part.items():
        _among(space, facts.file("trail")["tile_money"], "tiles", "farmer space")
        _among(_need(entry, "tile", str, f"tiles.{space}"), facts.farmers(), f"tiles.{space}", "farmer")
        _count(entry, "coins", f"tiles.{space}")


def _engines(part: Any, seats: list[str]) -> None:
    _every_seat(part, seats, "engines")
    for seat, space in part.items():
        _among(space, facts.layout()["railroad"], f"engines.{seat}", "space of the railroad")


def _stations(part: Any, seats: list[str]) -> None:
    if set(part) != set(facts.stations()):
        raise BadView("stations: wants one entry for each station")
    for name, entry in part.items():
        _list(entry, "discs", seats, f"stations.{name}", "seat")
        if entry.get("master") is not None:
            _among(entry["master"], facts.masters(), f"stations.{name}.master", "station master")
        if entry.get("worker") is not None:
            _among(entry["worker"], facts.workers(), f"stations.{name}.worker", "worker")


def _job_market(part: Any, seats: list[str]) -> None:
    rows = _need(part, "rows", list, "job_market")
    costs = _need(part, "costs", list, "job_market")
    if len(rows) != len(costs):
        raise BadView("job_market: rows and costs differ in length")
    _count(part, "token", "job_market")
    for i, tiles in enumerate(rows):
        _list({"row": tiles}, "row", facts.workers(), f"job_market.rows.{i}", "worker", gaps=True)


def _foresight(part: Any, seats: list[str]) -> None:
    for letter in ("A", "B", "C"):
        known = facts.farmers() | facts.workers()
        _list(part, letter, known, "foresight", "tile", gaps=True)


def _supply(part: Any, seats: list[str]) -> None:
    for letter in ("A", "B", "C"):
        _count(part, letter, "supply")


def _cattle(part: Any, seats: list[str]) -> None:
    _list({"cattle_market": part}, "cattle_market", facts.market_ids(), "view", "market card")


def _objectives(part: Any, seats: list[str]) -> None:
    _list(part, "display", facts.objectives(), "objectives", "objective")
    _count(part, "stack", "objectives")


def _ships(part: Any, seats: list[str]) -> None:
    for entry in part:
        name = _need(entry, "ship", str, "ships")
        _among(name, facts.ships(), "ships", "ship")
        _list(entry, "discs", seats, f"ships.{name}", "seat")


def _cities(part: Any, seats: list[str]) -> None:
    for name in facts.CITIES:
        entry = _need(part, name, dict, "cities")
        _among(_need(entry, "side", str, f"cities.{name}"), ("a", "b"), f"cities.{name}.side", "side")
        city = facts.city(name, entry["side"])
        quays = _need(entry, "quays", dict, f"cities.{name}")
        for quay in quays:
            _among(quay, city["quays"], f"cities.{name}.quays", "quay")
            _list(quays, quay, seats, f"cities.{name}.quays", "seat")
        for space, owner in _need(entry, "spaces", dict, f"cities.{name}").items():
            quarter, index = space[:-1], space[-1:]
            _among(quarter, facts.QUARTERS, f"cities.{name}.spaces", "city space")
            if not index.isdigit() or not 1 <= int(index) <= len(city["quarters"][quarter]["spaces"]):
                raise BadView(f"cities.{name}.spaces: {space!r} is no city space")
            if owner is not None:
                _among(owner, seats, f"cities.{name}.spaces.{space}", "seat")


def _players(part: Any, seats: list[str]) -> None:
    _every_seat(part, seats, "players")
    for seat, player in part.items():
        _player(player, f"players.{seat}")


def _player(player: Any, where: str) -> None:
    for name in ("money", "grain", "certificates", "certificate_limit", "exchange", "step_limit"):
        _count(player, name, where)
    for name in ("hand_limit", "strength", "visits", "hand_count", "draw_count"):
        _count(player, name, where)
    rows = _need(player, "rows", dict, where)
    for worker in facts.WORKERS:
        _list(rows, worker, facts.workers(), f"{where}.rows", "worker")
    _list(player, "discs", facts.file("player_board")["discs"], where, "disc space")
    _list(player, "buildings", facts.buildings(), where, "building")
    _list(player, "front", facts.farmers(), where, "farmer")
    _list(player, "objectives", facts.objectives(), where, "objective")
    _list(player, "masters", facts.masters(), where, "station master")
    _list(player, "discard", facts.card_ids(), where, "card")
    for name in ("hand", "draw", "unseen"):
        if player.get(name) is not None:
            _list(player, name, facts.card_ids(), where, "card")
    _need(_need(player, "score", dict, where), "total", int, f"{where}.score")
    for name, points in player["score"].items():
        if not isinstance(points, int):
            raise BadView(f"{where}.score.{name}: {points!r} is no number")


_PARTS: dict[str, Callable[[Any, list[str]], None]] = {
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
    "ships": _ships,
    "cities": _cities,
    "players": _players,
}
