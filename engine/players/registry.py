"""The AI players by name, as tables and the command line ask for them.

A name is a level or a kind of player, perhaps with a temperament and a budget: `hard`, `hard-builder`,
`strong:200`. Levels differ in how long they think and how much they waver, never in what they may see:
`easy` and `medium` play by an instinct that wavers, the others play games on in thought first.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from time import perf_counter
from typing import TYPE_CHECKING

from engine.decisions import BadData
from engine.games import kit_of
from engine.players.basics import AiPlayer, RandomPlayer
from engine.players.greedy import Greedy
from engine.players.instinct import make_instinct
from engine.players.judge import Manner
from engine.players.policy import read_traits
from engine.players.quick import Quick
from engine.players.strong import DEFAULT_MILLISECONDS, Strong
from engine.players.worth import Weights, Worth, make_worth, read_weights, worth_of

if TYPE_CHECKING:
    from engine.game import Game

Clock = Callable[[], float]

LEVELS = ("easy", "medium", "hard", "expert")
NAMES = ("random", "quick", "greedy", "strong", *LEVELS)
TEMPERAMENTS = ("builder", "cattle", "railways")
BUDGETS = {"hard": 250}  # milliseconds at most; all others have as much as the strong player
ROUNDS = {"hard": 4}  # that are played on after each answer, so that it is as strong on a slow machine
MANNERS = {"hard": Manner(turns=4)}
WAVERS = {"easy": 2.5, "medium": 1.0}


def make_player(
    name: str,
    *,
    game: str | None = None,
    milliseconds: float | None = None,
    seed: int = 0,
    clock: Clock = perf_counter,
) -> AiPlayer:
    """A fresh player, for one seat of one game. Those that think longer take a budget in milliseconds.

    A temperament needs to know the game; the budget in a name goes before the one given.
    """
    name, _, budget = name.partition(":")
    level, _, temperament = name.partition("-")
    if level not in NAMES or (temperament and temperament not in TEMPERAMENTS):
        raise ValueError(f"there is no player called {name!r}; there are {', '.join(NAMES)}")
    worth = tempered(game, temperament) if temperament and game else None
    traits = tempered_traits(game, temperament) if temperament and game else None
    policy = make_instinct(game, traits) if traits and game else None
    given = float(budget) if budget else milliseconds
    if level == "random":
        return RandomPlayer(seed)
    if level in ("quick", "medium"):
        return Quick(policy)
    if level == "greedy":
        return Greedy(worth)
    if level in WAVERS:
        return Quick(policy, wavers=WAVERS[level], seed=seed)
    usual = BUDGETS.get(level, DEFAULT_MILLISECONDS)
    return Strong(
        given if given is not None else usual,
        rounds=ROUNDS.get(level),
        manner=MANNERS.get(level),
        policy=policy,
        clock=clock,
    )


@cache
def tempered(game: str, temperament: str) -> Worth:
    """The judge of a game, with a liking of its own."""
    likes = read_temperaments(game).get(temperament)
    if likes is None:
        return worth_of(game)
    weights = read_weights(game)
    return make_worth(game, {name: value * likes.get(name, 1.0) for name, value in weights.items()})


def tempered_traits(game: str, temperament: str) -> Weights | None:
    """The traits of the policy of a game, with a liking of its own."""
    likes = read_temperaments(game, "policy").get(temperament)
    if likes is None:
        return None
    return {name: value * likes.get(name, 1.0) for name, value in read_traits(game).items()}


def read_temperaments(game: str, what: str = "likes") -> dict[str, Weights]:
    """By temperament: how many times as much it likes things, as the worth or the policy name them.

    A game may have none.
    """
    file = kit_of(game).data.joinpath("temperaments.json")
    if not file.is_file():
        return {}
    try:
        raw = json.loads(file.read_text(encoding="utf-8"))
        return {str(name): {str(k): float(v) for k, v in likes.items()} for name, likes in raw[what].items()}
    except (ValueError, KeyError, AttributeError) as error:
        raise BadData(f"data/{game}/temperaments.json: {error!r}") from error


def think(game: Game, seat: str, name: str) -> list[str]:
    """What a player of that name chooses, for callers that keep no player between two choices."""
    return make_player(name, game=game.setup.game, seed=game.seats.index(seat)).choose(game, seat)
