"""The quick player: it plays by the policy, without any search."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.players.obvious import obvious
from engine.players.policy import policy_of

if TYPE_CHECKING:
    from engine.game import Game


class Quick:
    name = "quick"

    def choose(self, game: Game, seat: str) -> list[str]:
        picks = obvious(game, seat)
        policy = policy_of(game.setup.game)
        if picks is not None or policy is None:
            decision = game.decision
            assert decision is not None
            return picks if picks is not None else list(decision.legal[: max(1, decision.least)])
        copy = game.imagine(seat, game.number)  # the policy reads all there is: it gets no secrets
        return policy.choose(copy, copy.state.agenda[-1], copy.legal)
