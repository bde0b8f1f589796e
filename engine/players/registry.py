"""The AI players by name, as tables and the command line ask for them."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter

from engine.players.basics import AiPlayer, RandomPlayer
from engine.players.greedy import Greedy
from engine.players.strong import DEFAULT_MILLISECONDS, Strong

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
