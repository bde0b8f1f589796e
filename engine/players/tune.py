"""Tuning the weights by self-play: a step at random, a short match against the old weights, keep what won."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

from engine.players.arena import Progress, arena
from engine.players.greedy import Greedy
from engine.players.worth import Weights, make_worth, read_weights

SHARE = 0.3  # of the weights that a step changes
STEP = 0.3  # the spread of the logarithm of a change
BOLD = 1.0  # standard errors that a step must win by

Report = Callable[[dict[str, Any]], None]


def nudge(weights: Weights, dice: random.Random) -> Weights:
    """A step to the side: some weights, each by a factor."""
    chosen = [name for name in weights if dice.random() < SHARE] or [dice.choice(list(weights))]
    moved = dict(weights)
    for name in chosen:
        moved[name] = round(weights[name] * math.exp(dice.gauss(0, STEP)), 4)
    return moved


def tune(
    game: str,
    rounds: int,
    games: int,
    seed: int = 1,
    weights: Weights | None = None,
    progress: Progress | None = None,
    report: Report | None = None,
) -> Weights:
    """Hill climbing with the greedy player: the weights after so many rounds."""
    best = weights or read_weights(game)
    dice = random.Random(f"tune {seed}")
    for number in range(rounds):
        trial = nudge(best, dice)
        old, new = make_worth(game, best), make_worth(game, trial)
        match = arena(
            game,
            lambda _, new=new: Greedy(new),  # type: ignore[misc]
            lambda _, old=old: Greedy(old),  # type: ignore[misc]
            games,
            seed=seed * 100_000 + number * games,
        )
        margin, error = match.margin()
        kept = margin > BOLD * error
        if kept:
            best = trial
        if report is not None:
            report({"round": number + 1, "margin": round(margin, 2), "error": round(error, 2), "kept": kept})
        if progress is not None:
            progress(number + 1, rounds)
    return best
