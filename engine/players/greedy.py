"""The greedy player: looks over its own turn on one imagined copy, narrowly, and takes what looks best."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.players.search import Search, Widths, own_turn
from engine.players.worth import Worth, worth_of

if TYPE_CHECKING:
    from engine.game import Game

WIDTHS = Widths(inner=2, turn=1, actions=3)


class Greedy:
    name = "greedy"

    def __init__(self, worth: Worth | None = None, widths: Widths = WIDTHS) -> None:
        self._worth = worth
        self._widths = widths

    def choose(self, game: Game, seat: str) -> list[str]:
        decision = game.decision
        assert decision is not None
        if len(decision.legal) == decision.least:
            return list(decision.legal)
        worth = self._worth or worth_of(game.setup.game)
        copy = own_turn(game, seat, game.number)
        best = Search(worth, game.seats.index(seat), self._widths).best_lines(copy)
        return list(max(best, key=lambda picks: best[picks].value))
