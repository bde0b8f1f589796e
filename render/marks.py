"""Marks on a finished board: numbered badges for the options of a decision, frames for what changed.

The id of an option names what it is about, from the most to the least: `move:C`, `engine:t4`, `hire:2:1`,
`deliver:le_havre:west1`. The verb says which kind of thing is meant where an id alone could be several.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from render import facts
from render.paint import rgb
from render.scene import Box, Scene
from render.theme import MARK
from render.tiles import badge, paste, ring

BADGE = 40
CHOICE = rgb("#b3126c")

# Which kinds of spots a verb speaks of; other verbs try every kind in the order of KINDS.
KINDS = (
    "place",
    "rail",
    "job",
    "ship",
    "city",
    "quay",
    "foresight",
    "objective",
    "card",
    "breed",
    "station",
    "spot",
)
VERBS = {
    "move": ("place",),
    "place": ("place",),
    "build": ("place",),
    "start": ("place",),
    "farmer": ("place",),
    "help": ("place",),
    "engine": ("rail",),
    "back": ("rail",),
    "hire": ("job",),
    "load": ("ship",),
    "ship": ("ship",),
    "deliver": ("city", "quay"),
    "foresight": ("foresight",),
    "upgrade": ("station",),
    "station": ("station",),
}


def find(scene: Scene, option: str) -> str | None:
    """The spot an option is about, or None if it is about nothing on the board."""
    verb, *parts = option.split(":")
    kinds = VERBS.get(verb, ()) + tuple(kind for kind in KINDS if kind not in VERBS.get(verb, ()))
    tails = [":".join(parts[i:]) for i in range(len(parts))]
    heads = [":".join(parts[:i]) for i in range(len(parts) - 1, 0, -1)]
    for kind in kinds if verb not in VERBS else VERBS[verb]:
        for words in (*tails, *heads, verb):
            if words and f"{kind}:{words}" in scene.spots:
                return f"{kind}:{words}"
    return None


def badges(scene: Scene, options: Iterable[str]) -> dict[str, int]:
    """Numbers the options in their order and puts each number on its spot; gives those that have one."""
    numbered: dict[str, int] = {}
    on_spot: dict[str, int] = {}
    for number, option in enumerate(options, start=1):
        spot = find(scene, option)
        if spot is None:
            continue
        numbered[option] = number
        x0, y0, x1, y1 = scene.spots[spot]
        shift = on_spot.get(spot, 0)
        on_spot[spot] = shift + 1
        big = x1 - x0 > 50
        if not shift:
            _frame(scene, scene.spots[spot], CHOICE, 3)
        x, y = (x0 + 6 + shift * 26, y1 - 8) if big else ((x0 + x1) / 2 + shift * 22, (y0 + y1) / 2)
        paste(scene.image, badge(str(number), BADGE if big else 34, CHOICE), x, y)
    return numbered


def highlight(scene: Scene, names: Iterable[str]) -> None:
    """Frames round whatever is named, by spot (`place:A`) or by a plain id (`A`)."""
    for name in names:
        spot = name if name in scene.spots else find(scene, f"any:{name}")
        if spot is not None:
            _frame(scene, scene.spots[spot], MARK, 4)


def _frame(scene: Scene, box: Box, colour: tuple[int, int, int], line: float) -> None:
    x0, y0, x1, y1 = box
    grow = 6
    sprite = ring(round(x1 - x0 + 2 * grow), round(y1 - y0 + 2 * grow), colour, line)
    paste(scene.image, sprite, (x0 + x1) / 2, (y0 + y1) / 2)


def changes(scene: Scene, earlier: dict[str, Any]) -> list[str]:
    """The spots at which this view differs from an earlier one of the same game."""
    now = scene.view
    found = [f"place:{p}" for name in ("buildings", "tiles") for p in _differ(now[name], earlier[name])]
    found += [f"pawn:{seat}" for seat in _differ(now["places"], earlier["places"])]
    found += [f"engine:{seat}" for seat in _differ(now["engines"], earlier["engines"])]
    found += [f"station:{name}" for name in _differ(now["stations"], earlier["stations"])]
    found += _jobs(now, earlier)
    found += _foresight(now, earlier)
    found += [f"ship:{name}" for name in _differ(_by_ship(now), _by_ship(earlier))]
    for name in facts.CITIES:
        here, there = now["cities"][name], earlier["cities"][name]
        found += [f"city:{name}:{space}" for space in _differ(here["spaces"], there["spaces"])]
        found += [f"quay:{name}:{quay}" for quay in _differ(here["quays"], there["quays"])]
    found += [f"breed:{breed}" for breed in _breeds(now, earlier)]
    shown = earlier["objectives"]["display"]
    found += [f"objective:{card}" for card in now["objectives"]["display"] if card not in shown]
    return [spot for spot in found if spot in scene.spots]


def _differ(now: dict[str, Any], then: dict[str, Any]) -> list[str]:
    return [key for key in {**then, **now} if now.get(key) != then.get(key)]


def _by_ship(view: dict[str, Any]) -> dict[str, Any]:
    return {entry["ship"]: entry["discs"] for entry in view["ships"]}


def _jobs(now: dict[str, Any], then: dict[str, Any]) -> list[str]:
    rows = zip(now["job_market"]["rows"], then["job_market"]["rows"], strict=False)
    return [
        f"job:{i}:{j}"
        for i, (here, there) in enumerate(rows)
        for j, (a, b) in enumerate(zip(here, there, strict=False))
        if a != b
    ]


def _foresight(now: dict[str, Any], then: dict[str, Any]) -> list[str]:
    return [
        f"foresight:{letter}:{i}"
        for letter in ("A", "B", "C")
        for i, tile in enumerate(now["foresight"][letter])
        if [tile] != then["foresight"][letter][i : i + 1]
    ]


def _breeds(now: dict[str, Any], then: dict[str, Any]) -> list[str]:
    def herd(view: dict[str, Any]) -> dict[str, list[str]]:
        kinds: dict[str, list[str]] = {}
        for card in view["cattle_market"]:
            kinds.setdefault(facts.breed_of(card)[0], []).append(card)
        return kinds

    return _differ(herd(now), herd(then))
