"""Both games by name; solo games at a given moment, and how to let Pedro play one card."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from engine import GAMES, Event, Game, Setup
from engine.automa.seat import CARDS
from engine.automa.turn import AutomaTurn

PEDRO = 1

Play = Callable[[Game, int], list[Event]]


@pytest.fixture(params=list(GAMES))
def name(request: pytest.FixtureRequest) -> str:
    """Both games, one after the other."""
    return request.param


@pytest.fixture
def solo() -> Callable[..., Game]:
    def start(level: str = "easy", seed: int = 5, special: str = "gaucho") -> Game:
        """A solo game on Pedro's turn, after the player's first move."""
        game = Game.start(Setup("argentina", ["me", "pedro"], seed, {"automa": level}))
        game.state.active = PEDRO
        game.state.players[0].place = "A"
        assert game.state.automa is not None
        game.state.automa.special = special
        return game

    return start


@pytest.fixture
def play() -> Play:
    def turn(game: Game, number: int) -> list[Event]:
        """Pedro's turn with the card of that number; what was told."""
        automa = game.state.automa
        assert automa is not None
        card = f"automa{number}"
        for pile in (automa.piles[CARDS], automa.spent[CARDS]):
            if card in pile:
                pile.remove(card)
        automa.piles[CARDS].append(card)
        game.events = []
        game.state.agenda = []
        AutomaTurn().run(game)
        while game.state.agenda:
            game.state.agenda.pop().run(game)
        return game.events

    return turn
