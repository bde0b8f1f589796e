"""Tuning by what weights do, not by what comes along with them.

In every deal two players meet that differ in every weight at once: one has them a little more, the other a
little less, and then they change seats. So the difference of their scores is caused by the weights alone, and
a regression over many deals says by which. The weights take a step that way. All that a run needs to go on is
in its checkpoint, written after every round: hours of learning fit into pieces.

What is tuned are the traits of the policy, or the weights of the worth in the hands of a player that looks
over its whole turn.
"""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Sequence
from operator import mul
from pathlib import Path
from typing import Any

import msgspec

from engine.decisions import BadSave
from engine.game import Game
from engine.players.arena import Progress, deal
from engine.players.greedy import Greedy
from engine.players.match import mean, spread
from engine.players.policy import make_policy, play_out, read_traits
from engine.players.search import Widths
from engine.players.worth import Weights, make_worth, read_weights
from engine.state import Setup

SHAKE = 0.2  # by which a weight is more or less
SMALL = 0.3  # weights that are smaller move as if they were of this size
LONGEST = 1.5  # step of a weight, in shakes
FIRST_DEAL = 1_000_000  # deals below are for matches: nothing is learnt from them

POLICY = "policy"
WORTH = "worth"
SEATS = ("north", "south")
WIDTHS = Widths(inner=2, turn=1, actions=3)  # the whole turn, and nothing after it

Report = Callable[[dict[str, Any]], None]
Change = dict[str, float]  # of weights, in shakes
Duel = Callable[[str, Weights, Weights, int], tuple[float, float]]


class Checkpoint(msgspec.Struct, forbid_unknown_fields=True):
    """A run so far."""

    game: str
    what: str
    weights: Weights
    rounds: int = 0
    games: int = 0
    history: list[dict[str, Any]] = []

    @staticmethod
    def begin(game: str, what: str, path: Path | None = None) -> Checkpoint:
        """Where a run stands, or a fresh one."""
        if path is None or not path.exists():
            return Checkpoint(game, what, read_traits(game) if what == POLICY else read_weights(game))
        try:
            run = msgspec.json.decode(path.read_bytes(), type=Checkpoint)
        except msgspec.MsgspecError as error:
            raise BadSave(f"{path}: {error}") from error
        if (run.game, run.what) != (game, what):
            raise BadSave(f"{path} tunes the {run.what} of {run.game}, not the {what} of {game}")
        return run

    def write(self, path: Path) -> None:
        fresh = path.with_suffix(".new")
        fresh.write_bytes(msgspec.json.encode(self))
        fresh.replace(path)

    def source(self) -> str:
        return f"tune {self.what}, {self.rounds} rounds, {self.games} games from deal {FIRST_DEAL}"


def changed(weights: Weights, by: Change, factor: float = 1.0) -> Weights:
    return {
        name: round(value + factor * by.get(name, 0.0) * SHAKE * max(abs(value), SMALL), 4)
        for name, value in weights.items()
    }


def shaken(names: Sequence[str], number: int) -> Change:
    dice = random.Random(f"tune {number}")
    return {name: dice.choice((-1.0, 1.0)) for name in names}


def tune(
    run: Checkpoint,
    rounds: int,
    deals: int,
    *,
    save: Callable[[Checkpoint], None] | None = None,
    progress: Progress | None = None,
    report: Report | None = None,
) -> Weights:
    """So many more rounds of so many deals, each of them two games."""
    for number in range(rounds):

        def tick(done: int, before: int = number * deals) -> None:
            if progress is not None:
                progress(before + done, rounds * deals)

        entry = one_round(run, deals, tick)
        if save is not None:
            save(run)
        if report is not None:
            report(entry)
    return run.weights


def one_round(run: Checkpoint, deals: int, tick: Callable[[int], None]) -> dict[str, Any]:
    names, duel = list(run.weights), DUELS[run.what]
    rows: list[list[float]] = []
    ahead: list[float] = []
    totals: list[float] = []
    for turn in range(deals):
        number = FIRST_DEAL + run.games // 2 + turn
        by = shaken(names, number)
        margin, total = duel(run.game, changed(run.weights, by), changed(run.weights, by, -1.0), number)
        rows.append([by[name] for name in names])
        ahead.append(margin)
        totals.append(total)
        tick(turn + 1)
    moves = dict(zip(names, regress(rows, ahead), strict=True))
    run.weights = changed(run.weights, moves)
    run.rounds += 1
    run.games += 2 * deals
    entry = {
        "round": run.rounds,
        "games": run.games,
        "mean": round(mean(totals), 2),
        "spread": round(spread(ahead), 2),
        "moves": {
            name: round(move, 2) for name, move in sorted(moves.items(), key=lambda one: -abs(one[1]))[:6]
        },
    }
    run.history.append(entry)
    return entry


def regress(rows: list[list[float]], ahead: list[float]) -> list[float]:
    """How far each weight should move: its effect in points, drawn to nothing where luck could explain it."""
    noise = max(1.0, sum(one * one for one in ahead) / len(ahead))
    columns = [list(column) for column in zip(*rows, strict=True)]
    matrix = [[_product(one, other) for other in columns] for one in columns]
    for index in range(len(columns)):
        matrix[index][index] += noise  # as if the effect of a weight were a point, more or less
    steps = solve(matrix, [_product(column, ahead) for column in columns])
    return [max(-LONGEST, min(LONGEST, step)) for step in steps]


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


# Games


def _both_seatings(play: Callable[[Game, int], None], game: str, number: int) -> tuple[float, float]:
    """By how much the one with more was ahead over both seatings, and the mean score of all."""
    ahead = total = 0.0
    for first in (0, 1):
        table = Game.start(Setup(game, list(SEATS), deal(number)))
        play(table, first)
        sheets = table.scores()
        scores = [sheets[seat]["total"] for seat in SEATS]
        ahead += (scores[first] - scores[1 - first]) / 2
        total += sum(scores) / 4
    return ahead, total


def duel_of_policies(game: str, more: Weights, less: Weights, number: int) -> tuple[float, float]:
    pair = [make_policy(game, more), make_policy(game, less)]

    def play(table: Game, first: int) -> None:
        by_seat = dict(zip(SEATS, (pair[first], pair[1 - first]), strict=True))
        play_out(table, [by_seat[seat] for seat in table.seats])

    return _both_seatings(play, game, number)


def duel_of_turns(game: str, more: Weights, less: Weights, number: int) -> tuple[float, float]:
    pair = [make_worth(game, more), make_worth(game, less)]

    def play(table: Game, first: int) -> None:
        players = dict(
            zip(SEATS, (Greedy(pair[first], WIDTHS), Greedy(pair[1 - first], WIDTHS)), strict=True)
        )
        while table.decision is not None:
            seat = table.decision.seat
            table.choose(seat, players[seat].choose(table, seat))

    return _both_seatings(play, game, number)


DUELS: dict[str, Duel] = {POLICY: duel_of_policies, WORTH: duel_of_turns}


def write_weights(path: Path, run: Checkpoint) -> None:
    """As `data/<game>/policy.json` or `weights.json` are written."""
    name = "traits" if run.what == POLICY else "weights"
    text = json.dumps({"source": run.source(), name: run.weights}, indent=2)
    path.write_text(text + "\n", encoding="utf-8")
