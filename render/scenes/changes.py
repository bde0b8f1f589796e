"""What differs between two views of the same game, as the spots of a picture."""

from __future__ import annotations

from typing import Any

from render import facts
from render.check import View


def changes(now: View, then: View) -> list[str]:
    """The names of the spots at which this view differs from an earlier one."""
    found = [f"place:{p}" for name in ("buildings", "tiles") for p in _differ(now[name], then[name])]
    found += [f"pawn:{seat}" for seat in _differ(now["places"], then["places"])]
    found += [f"engine:{seat}" for seat in _differ(now["engines"], then["engines"])]
    found += [f"station:{name}" for name in _differ(now["stations"], then["stations"])]
    found += _jobs(now, then)
    found += _foresight(now, then)
    found += _OWN[now["game"]](now, then)
    found += [f"breed:{breed}" for breed in _differ(_herd(now), _herd(then))]
    shown = then["objectives"]["display"]
    return found + [f"objective:{card}" for card in now["objectives"]["display"] if card not in shown]


def _differ(now: dict[str, Any], then: dict[str, Any]) -> list[str]:
    return [key for key in {**then, **now} if now.get(key) != then.get(key)]


def _overseas(now: View, then: View) -> list[str]:
    found = [f"ship:{name}" for name in _differ(_by_ship(now), _by_ship(then))]
    for name in facts.CITIES:
        here, there = now["cities"][name], then["cities"][name]
        found += [f"city:{name}:{space}" for space in _differ(here["spaces"], there["spaces"])]
        found += [f"quay:{name}_{quay}" for quay in _differ(here["quays"], there["quays"])]
    return found


def _westward(now: View, then: View) -> list[str]:
    return [f"city:{name}" for name in _differ(now["cities"], then["cities"])]


# What only the board of one game shows.
_OWN = {"argentina": _overseas, "original": _westward}


def _by_ship(view: View) -> dict[str, Any]:
    return {entry["ship"]: entry["discs"] for entry in view["ships"]}


def _jobs(now: View, then: View) -> list[str]:
    rows = zip(now["job_market"]["rows"], then["job_market"]["rows"], strict=False)
    return [
        f"job:{i}:{j}"
        for i, (here, there) in enumerate(rows)
        for j, (a, b) in enumerate(zip(here, there, strict=False))
        if a != b
    ]


def _foresight(now: View, then: View) -> list[str]:
    return [
        f"foresight:{letter}:{i}"
        for letter in facts.BAGS
        for i, tile in enumerate(now["foresight"][letter])
        if [tile] != then["foresight"][letter][i : i + 1]
    ]


def _herd(view: View) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    for card in view["cattle_market"]:
        kinds.setdefault(facts.breed_of(card)[0], []).append(card)
    return kinds
