"""The quick player: it plays by instinct, without any thought.

One that wavers does not always do what it leans to most, but now and then something else: the more it leans
to it, the more often.
"""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING

from engine.players.instinct import Instinct, instinct_of
from engine.players.obvious import obvious

if TYPE_CHECKING:
    from engine.game import Game
    from engine.players.policy import Policy


class Quick:
    name = "quick"

    def __init__(self, policy: Policy | None = None, *, wavers: float = 0.0, seed: int = 0) -> None:
        """Whoever wavers by 2 thinks nothing of a leaning that is less by 2."""
        self._policy = policy
        self._wavers = wavers
        self._seed = seed

    def choose(self, game: Game, seat: str) -> list[str]:
        picks = obvious(game, seat)
        if picks is not None:
            return picks
        policy = self._policy or instinct_of(game.setup.game)
        if policy is None:
            decision = game.decision
            assert decision is not None
            return list(decision.legal[: max(1, decision.least)])
        copy = game.imagine(seat, game.number)  # the policy reads all there is: it gets no secrets
        question, legal = copy.state.agenda[-1], copy.legal
        if self._wavers and isinstance(policy, Instinct):
            leaning = policy.leaning(copy, question, legal)
            if leaning is not None:
                best = max(leaning.to)
                chances = [math.exp((one - best) / self._wavers) for one in leaning.to]
                return random.Random(f"{self._seed} {game.number}").choices(legal, chances)
        return policy.choose(copy, question, legal)
