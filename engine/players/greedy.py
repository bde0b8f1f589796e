"""The greedy player: one look at its own turn on one imagined copy, and it takes what looks best.

How much of the turn it looks at is its width: a ride and the first action there, or the whole of it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.players.obvious import obvious
from engine.players.search import Path, Search, Widths, own_turn
from engine.players.thinking import no_collector
from engine.players.worth import Worth, worth_of

if TYPE_CHECKING:
    from engine.decisions import Decision
    from engine.game import Game

WIDTHS = Widths(inner=1, turn=1, actions=1)


class Greedy:
    """It keeps the plan of its last look, and goes by it as long as it is asked what the plan expected."""

    name = "greedy"

    def __init__(self, worth: Worth | None = None, widths: Widths = WIDTHS) -> None:
        self._worth = worth
        self._widths = widths
        self._plan: Path = ()

    def choose(self, game: Game, seat: str) -> list[str]:
        picks = obvious(game, seat)
        if picks is not None:
            return picks
        decision = game.decision
        assert decision is not None
        if not (self._plan and _same(self._plan[0][0], decision)):
            with no_collector():
                self._plan = self._think(game, seat)
        (_, planned), *_ = self._plan
        self._plan = self._plan[1:]
        return list(planned)

    def _think(self, game: Game, seat: str) -> Path:
        worth = self._worth or worth_of(game.setup.game)
        copy = own_turn(game, seat, game.number)
        best = Search(worth, game.seats.index(seat), self._widths).best_lines(copy)
        return max(best.values(), key=lambda line: line.value).path


def _same(planned: Decision, asked: Decision) -> bool:
    return (planned.seat, planned.number, planned.legal) == (asked.seat, asked.number, asked.legal)
