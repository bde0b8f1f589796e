"""What differs between two views of the same game, as the spots of a picture."""

from __future__ import annotations

from collections.abc import Mapping

from engine import View
from render.edition import edition


def changes(now: View, then: View) -> list[str]:
    """The names of the spots at which this view differs from an earlier one."""
    found = [f"place:{space}" for space in differing(now.buildings, then.buildings)]
    found += [f"place:{space}" for space in differing(now.tiles, then.tiles)]
    found += [f"pawn:{seat}" for seat in differing(now.places, then.places)]
    found += [f"engine:{seat}" for seat in differing(now.engines, then.engines)]
    found += [f"station:{name}" for name in differing(now.stations, then.stations)]
    found += _jobs(now, then)
    found += _foresight(now, then)
    found += edition(now.game).kit.changes(now, then)
    found += [f"breed:{breed}" for breed in differing(_herd(now), _herd(then))]
    shown = then.objectives.display
    return found + [f"objective:{card}" for card in now.objectives.display if card not in shown]


def differing(now: Mapping[str, object], then: Mapping[str, object]) -> list[str]:
    """The keys at which two tables differ."""
    return [key for key in {**then, **now} if now.get(key) != then.get(key)]


def _jobs(now: View, then: View) -> list[str]:
    rows = zip(now.job_market.rows, then.job_market.rows, strict=False)
    return [
        f"job:{i}:{j}"
        for i, (here, there) in enumerate(rows)
        for j, (a, b) in enumerate(zip(here, there, strict=False))
        if a != b
    ]


def _foresight(now: View, then: View) -> list[str]:
    return [
        f"foresight:{letter}:{i}"
        for letter, tiles in now.foresight.items()
        for i, tile in enumerate(tiles)
        if [tile] != then.foresight.get(letter, [])[i : i + 1]
    ]


def _herd(view: View) -> dict[str, list[str]]:
    kinds: dict[str, list[str]] = {}
    cards = edition(view.game).catalog.cards
    for card in view.cattle_market:
        kinds.setdefault(cards[card].breed, []).append(card)
    return kinds
