"""What a position is worth to a seat: the bridge between a search and the knowledge of one game.

Every game that AI players play well brings a `Worth` in the module `worth` of its package: a sum of named
parts, in victory points expected at the end. Its weights are data, made by `python -m engine tune`. A game
without one is judged by its score sheet.
"""

from __future__ import annotations

import json
from functools import cache
from typing import TYPE_CHECKING, Protocol

from engine.decisions import BadData
from engine.games import kit_of

if TYPE_CHECKING:
    from engine.game import Game

Weights = dict[str, float]


class Worth(Protocol):
    """A judge of positions. It may read the whole state: players only hand it imagined games."""

    def parts(self, g: Game, seat: int) -> dict[str, float]:
        """What a position is worth, by where it comes from."""
        ...

    def value(self, g: Game, seat: int) -> float:
        """The sum of the parts."""
        ...


class ScoreSheet:
    """For games nobody taught us to judge: the points on the score sheet as it stands."""

    def parts(self, g: Game, seat: int) -> dict[str, float]:
        return {name: float(points) for name, points in g.rules.score(g, seat).items()}

    def value(self, g: Game, seat: int) -> float:
        return sum(self.parts(g, seat).values())


def read_weights(game: str) -> Weights:
    """The weights of `data/<game>/weights.json`."""
    where = f"data/{game}/weights.json"
    try:
        raw = json.loads(kit_of(game).data.joinpath("weights.json").read_text(encoding="utf-8"))
        return {str(name): float(value) for name, value in raw["weights"].items()}
    except (OSError, ValueError, KeyError, AttributeError) as error:
        raise BadData(f"{where}: {error!r}") from error


def make_worth(game: str, weights: Weights | None = None) -> Worth:
    """The judge of a game, with its own weights or others that are on trial."""
    module = kit_of(game).part("worth")
    if module is None:
        return ScoreSheet()
    worth: Worth = module.make(weights if weights is not None else read_weights(game))
    return worth


@cache
def worth_of(game: str) -> Worth:
    return make_worth(game)
