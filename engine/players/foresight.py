"""The foresight: how a game will end for a seat, by category of the score sheet, and for its best rival."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

import numpy as np

from engine.players.learnt import features_of, learnt_of
from engine.players.network import Network

if TYPE_CHECKING:
    from engine.game import Game
    from engine.players.features import Features
    from engine.players.learnt import Array

PART = "foresight"
CATEGORIES = "foresight/categories"


class Foresight:
    def __init__(self, features: Features, net: Network, categories: list[str]) -> None:
        self.features = features
        self.net = net
        self.categories = categories

    def parts(self, g: Game, seat: int) -> dict[str, float]:
        """The points of a seat at the end, by category."""
        if g.over:
            return {name: float(points) for name, points in g.rules.score(g, seat).items()}
        return dict(zip(self.categories, self._see(g, seat).tolist(), strict=False))

    def lead(self, g: Game, seat: int, rival: float = 1.0) -> float:
        """By how much a seat will be ahead of its best rival, or of a part of what that one has."""
        if g.over:
            own, *others = (
                float(sum(g.rules.score(g, index).values()))
                for index in (seat, *(one for one in range(len(g.state.players)) if one != seat))
            )
            return own - rival * max(others)
        found = self._see(g, seat)
        return float(found[:-1].sum() - rival * found[-1])

    def _see(self, g: Game, seat: int) -> Array:
        """The last number is what the best rival will have."""
        return self.net.foresee(np.array(self.features.of(g, seat), np.float32))


@cache
def foresight_of(game: str) -> Foresight | None:
    """The foresight of a game, if one was learnt."""
    learnt, features = learnt_of(game), features_of(game)
    if learnt is None or features is None:
        return None
    return Foresight(features, Network(learnt.numbers(PART)), learnt.words(CATEGORIES))
