"""The AI players by name, as tables and the command line ask for them."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from engine.players.basics import AiPlayer, RandomPlayer
from engine.players.greedy import Greedy
from engine.players.strong import DEFAULT_MILLISECONDS, Strong

if TYPE_CHECKING:
    from engine.game import Game

Clock = Callable[[], float]

NAMES = ("random", "greedy", "strong")


def make_player(
    name: str, *, milliseconds: float = DEFAULT_MILLISECONDS, seed: int = 0, clock: Clock = perf_counter
) -> AiPlayer:
    """A fresh player, for one seat of one game. Only the strong one thinks for so many milliseconds."""
    if name == "random":
        return RandomPlayer(seed)
    if name == "greedy":
        return Greedy()
    if name == "strong":
        return Strong(milliseconds, clock=clock)
    raise ValueError(f"there is no player called {name!r}; there are {', '.join(NAMES)}")


def think(game: Game, seat: str, name: str) -> list[str]:
    """What a player of that name chooses, for callers that keep no player between two choices."""
    return make_player(name).choose(game, seat)
