"""Names of options, by which something can be learnt about them: an option has the same name in every game.

Each has two: what it is, and what else matters about it, which may be nothing. A ride is named by what stands
there and by the place, a worker by its kind and by its row in the market.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from engine.agenda import SKIP
from engine.herd import card_of

if TYPE_CHECKING:
    from engine.agenda import Question
    from engine.game import Game

Names = tuple[str, str]
Namer = Callable[["Game", int, Any, str], Names]

NUMBERED = ("objective", "ship", "station")  # things that differ by their numbers; others are alike


def names_of(g: Game, seat: int, question: Question, legal: list[str]) -> list[Names]:
    namer = NAMERS.get(question.kind, _any)
    return [namer(g, seat, question, pick) for pick in legal]


def depends_on(g: Game, seat: int, question: Question) -> str | None:
    """What the names of options depend on beside their ids; None if on too much to remember them."""
    namer = NAMERS.get(question.kind, _any)
    if namer is _action:
        place = g.state.players[seat].place
        return g.state.buildings.get(place) or _alike(place)
    return "" if namer in BY_ID else None


def _alike(name: str) -> str:
    return name if name.startswith(NUMBERED) else name.rstrip("0123456789")


def _any(g: Game, seat: int, question: Any, pick: str) -> Names:
    return f"{question.kind}:{pick}", ""


def _ride(g: Game, seat: int, question: Any, pick: str) -> Names:
    verb, _, place = pick.partition(":")
    if verb == "play":
        return pick, ""
    begins = question.kind[0] + ("+:" if getattr(question, "again", False) else ":")
    tile = g.state.buildings.get(place)
    if tile is None:
        return begins + (_alike(place) or pick), f"p:{place}"
    owner = g.state.owners.get(place)
    whose = "" if owner is None else "*" if owner == seat else "-"
    return f"{begins}{tile}{whose}", f"p:{place}"


def _action(g: Game, seat: int, question: Any, pick: str) -> Names:
    if not pick.startswith("use:"):
        return f"a:{pick}", ""
    place = g.state.players[seat].place
    return f"{pick}@{g.state.buildings.get(place) or _alike(place)}", ""


def _hire(g: Game, seat: int, question: Any, pick: str) -> Names:
    if pick == SKIP:
        return "hire-", ""
    _, row, tile = pick.split(":")
    return f"hire:{tile}", f"hire:{row}"


def _build_at(g: Game, seat: int, question: Any, pick: str) -> Names:
    return pick, f"{question.tile}{pick}"


def _either(g: Game, seat: int, question: Any, pick: str) -> Names:
    def task(one: Any) -> str:
        much = getattr(one, "money", "") or getattr(one, "count", "") or ""
        return f"{type(one).__name__}{much}"

    return "e:" + "+".join(map(task, question.does(g, pick))), ""


def _auxiliary(g: Game, seat: int, question: Any, pick: str) -> Names:
    return f"2{pick}", ""


def _foresight(g: Game, seat: int, question: Any, pick: str) -> Names:
    return "f:" + pick.partition(":")[2].partition(":")[2], ""


def _help(g: Game, seat: int, question: Any, pick: str) -> Names:
    space = pick.partition(":")[2]
    if not space:
        return "help-", f"help{len(question.chosen)}-"
    return f"help:{g.state.tiles[space]}", f"help{len(question.chosen)}"


def _card(g: Game, seat: int, question: Any, pick: str) -> Names:
    return f"{question.kind}:{_alike(card_of(pick) or pick)}", ""


def _tile(g: Game, seat: int, question: Any, pick: str) -> Names:
    space = card_of(pick) or pick
    return f"{question.kind}:{g.state.tiles.get(space) or _alike(space)}", ""


def _join(g: Game, seat: int, question: Any, pick: str) -> Names:
    return ("join-" if pick == SKIP else "join"), ""


NAMERS: dict[str, Namer] = {
    "move": _ride,
    "start": _ride,
    "free_move": _ride,
    "adjacent": _ride,
    "action": _action,
    "interlude": _action,
    "hire": _hire,
    "build_at": _build_at,
    "either": _either,
    "auxiliary": _auxiliary,
    "foresight": _foresight,
    "help": _help,
    "cattle": _card,
    "discard": _card,
    "hazard": _tile,
    "trade": _tile,
    "join": _join,
}
BY_ID = {_any, _hire, _auxiliary, _foresight, _card, _join}  # that look at nothing else
