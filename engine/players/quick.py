"""The quick player: it plays by the policy, without any search.

One that misjudges has its own idea of what things are worth, the same for a whole game: every trait of its
policy is more or less than it should be.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from engine.players.instinct import instinct_of
from engine.players.obvious import obvious
from engine.players.policy import Policy, make_policy, read_misjudges, read_traits

if TYPE_CHECKING:
    from engine.game import Game
    from engine.players.worth import Weights


class Quick:
    name = "quick"

    def __init__(
        self, traits: Weights | None = None, *, misjudges: float | None = 0.0, seed: int = 0
    ) -> None:
        """With `misjudges` of 0.5 a trait may be half as much, or half as much again; None is the game's."""
        self._traits = traits
        self._misjudges = misjudges
        self._seed = seed
        self._made: Policy | None = None

    def choose(self, game: Game, seat: str) -> list[str]:
        picks = obvious(game, seat)
        if picks is not None:
            return picks
        policy = self._policy(game)
        if policy is None:
            decision = game.decision
            assert decision is not None
            return list(decision.legal[: max(1, decision.least)])
        copy = game.imagine(seat, game.number)  # the policy reads all there is: it gets no secrets
        return policy.choose(copy, copy.state.agenda[-1], copy.legal)

    def _policy(self, game: Game) -> Policy | None:
        name = game.setup.game
        usual = instinct_of(name)
        if usual is None or not (self._traits or self._misjudges != 0.0):
            return usual
        if self._made is None:
            self._made = make_policy(name, self._misjudged(game, self._traits or read_traits(name)))
        return self._made

    def _misjudged(self, game: Game, traits: Weights) -> Weights:
        # What everybody sees from the first turn to the last, and is another for every table.
        table = [*game.seats, *(game.state.buildings[space] for space in game.catalog.trail.neutral_spaces)]
        most = self._misjudges if self._misjudges is not None else read_misjudges(game.setup.game)
        dice = random.Random(f"{self._seed} {' '.join(table)}")
        return {name: value * (1 + dice.uniform(-most, most)) for name, value in traits.items()}
