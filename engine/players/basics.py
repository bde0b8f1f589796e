"""What an AI player is, and the simplest one."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from engine.game import Game


class AiPlayer(Protocol):
    """A player made of code, for one seat of one game.

    It may look at the decision and the offers of its seat, at `game.view(seat)`, and at copies made by
    `game.imagine(seat, seed)`: never at the state of the game itself, which holds what the seat cannot see.
    """

    def choose(self, game: Game, seat: str) -> list[str]:
        """The picks for the decision that the game waits for, which is this seat's."""
        ...


class RandomPlayer:
    """Any legal pick."""

    def __init__(self, seed: int = 0) -> None:
        self._dice = random.Random(seed)

    def choose(self, game: Game, seat: str) -> list[str]:
        decision = game.decision
        assert decision is not None and decision.seat == seat
        return self._dice.sample(decision.legal, self._dice.randint(decision.least, decision.most))
