"""Tuning the weights by self-play: shake all of them in every game, and see which shakes won.

In a round two players that look over their whole turn meet again and again, each with every weight off by a
factor of its own. A regression tells what each weight did to the margin, and the weights take a step in that
direction. The step is kept if it wins a match against the weights before it.
"""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from typing import Any

from engine.players.arena import SEATS, Match, Progress, arena, deal, play
from engine.players.basics import AiPlayer
from engine.players.greedy import Greedy
from engine.players.strong import WIDTHS
from engine.players.worth import Weights, make_worth, read_weights
from engine.state import Setup

SHAKE = 0.3  # the spread of the logarithm of a change
NOISE = 31.0  # points by which the margins of two even players spread
EFFECT = 8.0  # points that a weight is expected to move the margin by, for a change by a factor of e
STRIDE = 0.1  # the logarithm of a step, per point that the weight moves the margin by
LONGEST = 0.8  # step, as a logarithm
CHECKED = 4  # one game in so many is kept for the match against the weights before

Report = Callable[[dict[str, Any]], None]
Shake = dict[str, float]  # the logarithm of the change of each weight


def shake(weights: Weights, dice: random.Random) -> Shake:
    return {name: dice.gauss(0, SHAKE) for name in weights}


def changed(weights: Weights, by: Shake) -> Weights:
    return {name: round(weight * math.exp(by[name]), 4) for name, weight in weights.items()}


def tune(
    game: str,
    rounds: int,
    games: int,
    seed: int = 1,
    weights: Weights | None = None,
    progress: Progress | None = None,
    report: Report | None = None,
) -> Weights:
    """The weights after so many rounds of so many games."""
    best = weights or read_weights(game)
    checks = max(2, games // CHECKED)
    played = 0

    def tick(*_: int) -> None:
        nonlocal played
        played += 1
        if progress is not None:
            progress(played, rounds * (games + checks))

    for number in range(rounds):
        first = seed * 1_000_000 + number * 2 * games
        differences, margins = shaken_games(game, best, games, first, tick)
        trial = changed(best, step(differences, margins))
        match = arena(game, _player(game, trial), _player(game, best), checks, first + games, tick)
        margin, error = match.margin()
        kept = margin > 0
        if kept:
            best = trial
        if report is not None:
            report({"round": number + 1, "margin": round(margin, 2), "error": round(error, 2), "kept": kept})
    return best


def shaken_games(
    game: str, weights: Weights, games: int, first: int, tick: Callable[[], None]
) -> tuple[list[Shake], list[float]]:
    """By how much the weights of the two players of each game differed, and by how much the first one won."""
    differences, margins = [], []
    for number in range(first, first + games):
        dice = random.Random(f"tune {number}")
        one, other = shake(weights, dice), shake(weights, dice)
        players: dict[str, AiPlayer] = {
            seat: Greedy(make_worth(game, changed(weights, by)), WIDTHS)
            for seat, by in zip(SEATS, (one, other), strict=True)
        }
        scores = play(Setup(game, list(SEATS), deal(number)), players, Match())
        differences.append({name: one[name] - other[name] for name in weights})
        margins.append(float(scores[SEATS[0]] - scores[SEATS[1]]))
        tick()
    return differences, margins


def step(differences: list[Shake], margins: list[float]) -> Shake:
    """Where to go: the effect of each weight on the margin, the doubtful ones drawn towards nothing."""
    names = list(differences[0])
    middle = sum(margins) / len(margins)  # the advantage of the first seat
    ridge = (NOISE / EFFECT) ** 2
    matrix = [
        [sum(d[a] * d[b] for d in differences) + (ridge if a == b else 0.0) for b in names] for a in names
    ]
    sums = [sum(d[name] * (m - middle) for d, m in zip(differences, margins, strict=True)) for name in names]
    effects = solve(matrix, sums)
    return {
        name: max(-LONGEST, min(LONGEST, STRIDE * effect))
        for name, effect in zip(names, effects, strict=True)
    }


def solve(matrix: list[list[float]], right: list[float]) -> list[float]:
    """The solution of a system of linear equations with a positive definite matrix (Gauss and Jordan)."""
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for index, pivot in enumerate(rows):
        pivot[:] = [value / pivot[index] for value in pivot]
        for other in rows:
            if other is not pivot and other[index]:
                factor = other[index]
                other[:] = [value - factor * own for value, own in zip(other, pivot, strict=True)]
    return [row[-1] for row in rows]


def _player(game: str, weights: Weights) -> Callable[[int], Greedy]:
    worth = make_worth(game, weights)
    return lambda _: Greedy(worth, WIDTHS)
