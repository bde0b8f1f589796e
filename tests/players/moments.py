"""Moments of games at which players can be asked."""

from __future__ import annotations

import random

from engine import Game, Setup
from engine.players.basics import RandomPlayer
from engine.players.greedy import Greedy


def at_decisions(name: str, seed: int, every: int, most: int) -> list[Game]:
    """Copies of one game at decisions with something to decide, some way apart."""
    dice, game, found = random.Random(seed), Game.start(Setup(name, ["north", "south"], seed)), []
    greedy = Greedy()
    while game.decision is not None and len(found) < most:
        decision = game.decision
        if game.number % every == 0 and len(decision.legal) > decision.least:
            found.append(game.copy())
        player = greedy if dice.random() < 0.5 else RandomPlayer(game.number)
        game.choose(decision.seat, player.choose(game, decision.seat))
    return found
