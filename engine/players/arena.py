"""Players against players: every deal is played twice, with the seats swapped."""

from __future__ import annotations

import math
import random
from collections.abc import Callable
from dataclasses import dataclass, field
from time import thread_time
from typing import Any

from engine.chance import SEED_BITS
from engine.game import Game
from engine.players.basics import AiPlayer
from engine.state import Setup

Maker = Callable[[int], AiPlayer]  # a fresh player for one game, from a seed for its own dice
Progress = Callable[[int, int], None]

SEATS = ("north", "south")
SURE = 1.96  # standard errors to either side, for 95 percent


@dataclass
class Match:
    """Games of two players, and what came of them."""

    a: list[int] = field(default_factory=list)
    b: list[int] = field(default_factory=list)
    decisions: int = 0
    seconds: float = 0.0

    @property
    def games(self) -> int:
        return len(self.a)

    @property
    def a_wins(self) -> int:
        return sum(one > other for one, other in zip(self.a, self.b, strict=True))

    @property
    def b_wins(self) -> int:
        return sum(one < other for one, other in zip(self.a, self.b, strict=True))

    def margin(self) -> tuple[float, float]:
        """By how much a is ahead on average, and the standard error of that.

        The two games of a deal are one sample: its luck falls to each player once.
        """
        ahead = [one - other for one, other in zip(self.a, self.b, strict=True)]
        pairs = [mean(ahead[n : n + 2]) for n in range(0, len(ahead), 2)]
        return mean(pairs), spread(pairs) / math.sqrt(max(1, len(pairs)))

    def report(self) -> dict[str, Any]:
        draws = self.games - self.a_wins - self.b_wins
        low, high = wilson(self.a_wins + draws / 2, self.games)
        margin, error = self.margin()
        return {
            "games": self.games,
            "a_wins": self.a_wins,
            "b_wins": self.b_wins,
            "draws": draws,
            "a_share_95": [round(low, 3), round(high, 3)],
            "a_mean": round(mean(self.a), 2),
            "b_mean": round(mean(self.b), 2),
            "margin": round(margin, 2),
            "margin_95": [round(margin - SURE * error, 2), round(margin + SURE * error, 2)],
            "milliseconds_per_decision": round(1000 * self.seconds / max(1, self.decisions), 3),
            "seconds": round(self.seconds, 1),
        }


def mean(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def spread(numbers: list[float]) -> float:
    """The standard deviation of a sample."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return math.sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1))


def wilson(wins: float, games: int) -> tuple[float, float]:
    """The 95 percent interval of a share of wins."""
    if not games:
        return 0.0, 1.0
    share, z = wins / games, SURE
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - reach, middle + reach


def arena(
    game: str, a: Maker, b: Maker, games: int, seed: int = 1, progress: Progress | None = None
) -> Match:
    """So many games of a against b. Deals are numbered from `seed`, and each is played twice."""
    match = Match()
    for number in range(games):
        first = number % 2
        makers = (b, a) if first else (a, b)
        players = {seat: maker(number) for seat, maker in zip(SEATS, makers, strict=True)}
        scores = play(Setup(game, list(SEATS), deal(seed + number // 2)), players, match)
        match.a.append(scores[SEATS[first]])
        match.b.append(scores[SEATS[1 - first]])
        if progress is not None:
            progress(number + 1, games)
    return match


def solo(
    game: str, a: Maker, level: str, games: int, seed: int = 1, progress: Progress | None = None
) -> Match:
    """So many solo games of a against the automa, which always sits second."""
    match = Match()
    for number in range(games):
        setup = Setup(game, list(SEATS), deal(seed + number), {"automa": level})
        scores = play(setup, {SEATS[0]: a(number)}, match)
        match.a.append(scores[SEATS[0]])
        match.b.append(scores[SEATS[1]])
        if progress is not None:
            progress(number + 1, games)
    return match


def deal(number: int) -> int:
    """The seed of a game."""
    return random.Random(f"arena {number}").getrandbits(SEED_BITS)


def play(setup: Setup, players: dict[str, AiPlayer], match: Match) -> dict[str, int]:
    """One game to its end; the totals by seat. Time is the processor's, whatever else it has to do."""
    table = Game.start(setup)
    while table.decision is not None:
        seat = table.decision.seat
        began = thread_time()
        picks = players[seat].choose(table, seat)
        match.seconds += thread_time() - began
        match.decisions += 1
        table.choose(seat, picks)
    return {seat: sheet["total"] for seat, sheet in table.scores().items()}
