"""Games played by chance, to have views to draw: for the benchmark, the palette and the tests."""

from __future__ import annotations

import random
from collections.abc import Iterator

from engine import Game, Setup
from engine.games import GAMES

FIRST = next(iter(GAMES))
SEATS = ("north", "south", "east", "west")


def start(players: int, seed: int, game: str = FIRST, **options: str) -> Game:
    return Game.start(Setup(game=game, seats=list(SEATS[:players]), seed=seed, options=options))


def steps(game: Game, seed: int) -> Iterator[Game]:
    """The game after each choice, until it is over. Passing is chosen seldom, so that something happens."""
    chance = random.Random(seed)
    while game.decision is not None:
        decision = game.decision
        legal = list(decision.legal)
        keen = [option for option in legal if option not in ("done", "skip")]
        pool = keen if len(keen) >= max(1, decision.least) and chance.random() < 0.9 else legal
        most = min(decision.most, len(pool))
        game.choose(decision.seat, chance.sample(pool, chance.randint(min(decision.least, most), most)))
        yield game


def after(players: int, seed: int, choices: int, game: str = FIRST, **options: str) -> Game:
    """A game after so many choices, or at its end if it has fewer."""
    played = start(players, seed, game, **options)
    for number, _ in enumerate(steps(played, seed), start=1):
        if number >= choices:
            break
    return played
