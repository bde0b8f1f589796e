"""Tuning the weights by self-play: a position is to be worth what it came to.

In a round two players that look over their whole turn meet again and again, each with every weight a little
off, so that they try different things. Wherever a turn ends, the lead that the weights promise is written
down, and what each weight does to it. A regression tells how to move the weights so that the leads come
closer to the margins at the end. The step is kept if it wins a match against the weights before it.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from operator import mul
from typing import Any, NamedTuple

from engine.game import Game
from engine.players.arena import SEATS, Progress, arena, deal
from engine.players.basics import AiPlayer
from engine.players.candidates import is_pass
from engine.players.greedy import Greedy
from engine.players.strong import WIDTHS
from engine.players.worth import Weights, Worth, make_worth, read_weights
from engine.state import Setup

SHAKE = 0.2  # by which the weights of the players are off
SMALL = 0.25  # weights that are smaller move as if they were of this size
NUDGE = 0.05  # by which a weight is moved to see what it does
EXPECTED = 0.5  # change of a weight in a round; what the games do not show is drawn towards none
LONGEST = 0.6  # step of a weight
INDEPENDENT = 3  # positions of a game; the others tell little that is new
CHECKED = 4  # one game in so many is kept for the match against the weights before

Report = Callable[[dict[str, Any]], None]
Change = dict[str, float]  # of weights, as shares of their size


class Sample(NamedTuple):
    """A position: by how much the margin came out above its lead, and what each weight does to the lead."""

    missed: float
    slopes: Change


def changed(weights: Weights, by: Change) -> Weights:
    return {
        name: round(weight + by.get(name, 0.0) * max(abs(weight), SMALL), 4)
        for name, weight in weights.items()
    }


def shake(weights: Weights, dice: random.Random) -> Change:
    return {name: dice.gauss(0, SHAKE) for name in weights}


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
        judges = Judges(game, best)
        samples: list[Sample] = []
        for deal_number in range(first, first + games):
            samples += watched_game(game, best, judges, deal_number)
            tick()
        trial = changed(best, step(samples, games))
        match = arena(game, _player(game, trial), _player(game, best), checks, first + games, tick)
        margin, error = match.margin()
        kept = margin > 0
        if kept:
            best = trial
        if report is not None:
            report({"round": number + 1, "margin": round(margin, 2), "error": round(error, 2), "kept": kept})
    return best


class Judges:
    """The weights, and beside them a judge for each weight that has it nudged."""

    def __init__(self, game: str, weights: Weights) -> None:
        self._usual = make_worth(game, weights)
        self._nudged = {name: make_worth(game, changed(weights, {name: NUDGE})) for name in weights}

    def lead(self, table: Game, seat: int) -> Sample:
        """How far a seat is ahead, as if the margin at the end were nothing."""
        lead = _lead(self._usual, table, seat)
        slopes = {name: (_lead(worth, table, seat) - lead) / NUDGE for name, worth in self._nudged.items()}
        return Sample(-lead, slopes)


def _lead(worth: Worth, table: Game, seat: int) -> float:
    return worth.value(table, seat) - worth.value(table, 1 - seat)


def watched_game(game: str, weights: Weights, judges: Judges, number: int) -> list[Sample]:
    """A game of two shaken players, with a sample at the end of every turn."""
    dice = random.Random(f"tune {number}")
    players: dict[str, AiPlayer] = {
        seat: Greedy(make_worth(game, changed(weights, shake(weights, dice))), WIDTHS) for seat in SEATS
    }
    table = Game.start(Setup(game, list(SEATS), deal(number)))
    seen: list[tuple[int, Sample]] = []
    while table.decision is not None:
        kind, seat = table.decision.kind, table.decision.seat
        picks = players[seat].choose(table, seat)
        if kind == "action" and is_pass(picks):
            index = SEATS.index(seat)
            seen.append((index, judges.lead(table, index)))
        table.choose(seat, picks)
    first, second = (sheet["total"] for sheet in table.scores().values())
    margins = (first - second, second - first)
    return [Sample(margins[index] + sample.missed, sample.slopes) for index, sample in seen]


def step(samples: list[Sample], games: int) -> Change:
    """What brings leads and margins together, as far as so many games can tell (a ridge regression)."""
    names = list(samples[0].slopes)
    weight = INDEPENDENT * games / len(samples)
    noise = sum(sample.missed**2 for sample in samples) / len(samples)
    columns = [[sample.slopes[name] for sample in samples] for name in names]
    missed = [sample.missed for sample in samples]
    matrix = [[weight * _product(one, other) for other in columns] for one in columns]
    for index in range(len(names)):
        matrix[index][index] += noise / EXPECTED**2
    moves = solve(matrix, [weight * _product(column, missed) for column in columns])
    return {name: max(-LONGEST, min(LONGEST, move)) for name, move in zip(names, moves, strict=True)}


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, one, other)))


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
