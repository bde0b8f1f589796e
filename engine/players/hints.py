"""Hints: the best few answers to a decision, each with a reason."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from engine.decisions import Text
from engine.players.search import Line, Search, Widths, own_turn
from engine.players.worth import worth_of

if TYPE_CHECKING:
    from engine.game import Game

WIDTHS = Widths(inner=4, turn=2, actions=4)
MOST = 3


class Hint(Struct, frozen=True):
    """An answer, how many points it is worth less than the best one, and what speaks for it."""

    picks: tuple[str, ...]
    behind: float
    reason: Text


def hints(game: Game, seat: str, most: int = MOST) -> list[Hint]:
    """The best answers to the decision of that seat, the best first; none if it has nothing to decide."""
    decision = game.decision
    if decision is None or decision.seat != seat:
        return []
    worth, index = worth_of(game.setup.game), game.seats.index(seat)
    lines = Search(worth, index, WIDTHS).best_lines(own_turn(game, seat, game.number))
    parts = {picks: worth.parts(line.game, index) for picks, line in lines.items()}
    usual = {
        name: sum(one[name] for one in parts.values()) / len(parts) for name in next(iter(parts.values()))
    }
    ranked: list[Line] = sorted(lines.values(), key=lambda line: -line.value)
    return [
        Hint(line.first, round(ranked[0].value - line.value, 2), _reason(parts[line.first], usual))
        for line in ranked[:most]
    ]


def _reason(parts: dict[str, float], usual: dict[str, float]) -> Text:
    """The part of the worth in which an answer is farthest ahead of the others."""
    ahead = {name: parts[name] - usual[name] for name in parts}
    best = max(ahead, key=lambda name: ahead[name])
    if ahead[best] <= 0:
        return Text("hint-even")
    return Text(f"hint-{best}", {"points": round(ahead[best])})
