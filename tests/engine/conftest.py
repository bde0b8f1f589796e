"""Games for the tests of the contract: the same tests run over every game and player count."""

from collections.abc import Callable, Iterator
from random import Random

import pytest

from engine import GAMES, Decision, Game
from engine.simulate import OFFER_CHANCE, random_policy, setup_for

TABLES = [(game, players) for game in GAMES for players in (2, 3, 4)]


@pytest.fixture(params=TABLES, ids=lambda table: f"{table[0]}-{table[1]}")
def table(request: pytest.FixtureRequest) -> tuple[str, int]:
    """A game's name and a number of players."""
    return request.param


@pytest.fixture
def playing(table: tuple[str, int]) -> Callable[[int], Iterator[tuple[Game, Decision]]]:
    """A game as it is played at random: each decision, before it is taken."""

    def play(seed: int) -> Iterator[tuple[Game, Decision]]:
        dice = Random(seed)
        game = Game.start(setup_for(*table, seed))
        while game.decision is not None:
            decision = game.decision
            if dice.random() < OFFER_CHANCE:
                decision = game.offers(dice.choice(game.seats)) or decision
            yield game, decision
            game.choose(decision.seat, random_policy(game, decision, dice))

    return play
