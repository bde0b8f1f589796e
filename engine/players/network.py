"""A small network that foresees how a game ends for a seat: points by category, from what features say.

Two hidden layers and a straight way past them.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

if TYPE_CHECKING:
    from engine.players.learnt import Array

LAYERS = ("w1", "b1", "w2", "b2", "w3", "b3", "past")


class Network:
    def __init__(self, weights: dict[str, Array]) -> None:
        self.weights = weights
        self.w1, self.b1, self.w2, self.b2, self.w3, self.b3, self.past = (weights[name] for name in LAYERS)

    @staticmethod
    def fresh(inputs: int, outputs: int, hidden: tuple[int, int], seed: int = 1) -> Network:
        dice = np.random.default_rng(seed)
        one, two = hidden

        def layer(rows: int, columns: int) -> Array:
            return dice.normal(0, np.sqrt(2 / rows), (rows, columns)).astype(np.float32)

        def nothing(*shape: int) -> Array:
            return np.zeros(shape, np.float32)

        return Network(
            {
                "w1": layer(inputs, one),
                "b1": nothing(one),
                "w2": layer(one, two),
                "b2": nothing(two),
                "w3": layer(two, outputs) * np.float32(0.1),
                "b3": nothing(outputs),
                "past": nothing(inputs, outputs),
            }
        )

    def foresee(self, rows: Array) -> Array:
        """The points by category for one row of features, or for many."""
        first = np.maximum(rows @ self.w1 + self.b1, 0)
        second = np.maximum(first @ self.w2 + self.b2, 0)
        out: Array = second @ self.w3 + self.b3 + rows @ self.past
        return out
