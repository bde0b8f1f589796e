"""Hints: the best few answers to a decision, each with what speaks for it.

Reasons come from the judge: by which category of the score sheet, in the games that it played on after an
answer, that answer ends ahead of the others.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import Struct

from engine.decisions import Text
from engine.players.judge import Judge, Manner

if TYPE_CHECKING:
    from engine.game import Game

ROUNDS = 14  # by number, not by time: whoever asks again is told the same
MANNER = Manner(most=5, least=0.0)  # within a second
MOST = 3


class Hint(Struct, frozen=True):
    """An answer, how many points it is worth less than the best one, and what speaks for it.

    `parts` says where it is ahead of the other answers, and where behind, in points.
    """

    picks: tuple[str, ...]
    behind: float
    reason: Text
    parts: dict[str, float] = {}


def hints(game: Game, seat: str, most: int = MOST, rounds: int = ROUNDS) -> list[Hint]:
    """The best answers to the decision of that seat, the best first; none if it has nothing to decide."""
    decision = game.decision
    if decision is None or decision.seat != seat:
        return []
    judged = Judge(game.setup.game, MANNER).compare(game, seat, None, rounds, parts=True)
    parts = [one.parts() for one in judged]
    names = parts[0] or {}
    usual = {name: sum(one.get(name, 0.0) for one in parts) / len(parts) for name in names}
    found = []
    for one, own in zip(judged[:most], parts, strict=False):
        ahead = {name: round(own[name] - usual[name], 2) for name in usual}
        found.append(Hint(one.picks, round(judged[0].worth - one.worth, 2), reason(ahead), ahead))
    return found


def reason(ahead: dict[str, float]) -> Text:
    """The part of the worth in which an answer is farthest ahead of the others."""
    best = max(ahead, key=lambda name: ahead[name], default=None)
    if best is None or ahead[best] <= 0:
        return Text("hint-even")
    return Text(f"hint-{best}", {"points": round(ahead[best])})
