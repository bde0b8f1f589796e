"""The result of a match: games of one player against others, and how sure it is who is better."""

from __future__ import annotations

import math
from typing import Any

import msgspec

SURE = 1.96  # standard errors to either side, for 95 percent
# A match that may stop after every deal looks often, and would be wrong too often at 95 percent.
SURE_ENOUGH = 2.8


class Played(msgspec.Struct):
    """One game: which deal, which seat a sat on, the totals of a and of the best of the others, and times."""

    deal: int
    first: int
    a: int
    b: int
    others: float  # the mean of all the others; with two players the same as b
    a_seconds: float = 0.0
    b_seconds: float = 0.0
    a_decisions: int = 0
    b_decisions: int = 0

    @property
    def points(self) -> float:
        """What a made of it: 1 for a win, a half for a draw."""
        return (self.a > self.b) + 0.5 * (self.a == self.b)


class Match(msgspec.Struct):
    """Games of a against one or more of b."""

    players: int = 2
    played: list[Played] = []

    @property
    def games(self) -> int:
        return len(self.played)

    @property
    def a_wins(self) -> int:
        return sum(one.a > one.b for one in self.played)

    @property
    def b_wins(self) -> int:
        return sum(one.a < one.b for one in self.played)

    @property
    def share(self) -> float:
        return sum(one.points for one in self.played) / max(1, self.games)

    def decided(self) -> bool:
        """Whether a wins more or less than its fair share, beyond doubt."""
        low, high = wilson(self.share * self.games, self.games, SURE_ENOUGH)
        fair = 1 / self.players
        return low > fair or high < fair

    def margin(self) -> tuple[float, float]:
        """By how much a is ahead on average, and the standard error of that.

        The games of a deal are one sample: its luck falls to each player once.
        """
        deals: dict[int, list[float]] = {}
        for one in self.played:
            deals.setdefault(one.deal, []).append(one.a - one.b)
        means = [mean(ahead) for ahead in deals.values()]
        return mean(means), spread(means) / math.sqrt(max(1, len(means)))

    def report(self) -> dict[str, Any]:
        low, high = wilson(self.share * self.games, self.games)
        margin, error = self.margin()
        thought = [(one.a_seconds, one.a_decisions) for one in self.played]
        thought += [(one.b_seconds, one.b_decisions) for one in self.played]
        seconds, decisions = (sum(one[part] for one in thought) for part in (0, 1))
        return {
            "games": self.games,
            "a_wins": self.a_wins,
            "b_wins": self.b_wins,
            "draws": self.games - self.a_wins - self.b_wins,
            "a_share": round(self.share, 3),
            "low": round(low, 3),
            "high": round(high, 3),
            "a_mean": round(mean([one.a for one in self.played]), 2),
            "b_mean": round(mean([one.others for one in self.played]), 2),
            "margin": round(margin, 2),
            "margin_95": [round(margin - SURE * error, 2), round(margin + SURE * error, 2)],
            "milliseconds_per_decision": round(1000 * seconds / max(1, decisions), 3),
            "seconds": round(seconds, 1),
        }


def mean(numbers: list[int] | list[float]) -> float:
    return sum(numbers) / max(1, len(numbers))


def spread(numbers: list[float]) -> float:
    """The standard deviation of a sample."""
    if len(numbers) < 2:
        return 0.0
    middle = mean(numbers)
    return math.sqrt(sum((number - middle) ** 2 for number in numbers) / (len(numbers) - 1))


def wilson(wins: float, games: int, z: float = SURE) -> tuple[float, float]:
    """The interval of a share of wins, by default the one that is right in 95 percent."""
    if not games:
        return 0.0, 1.0
    share = wins / games
    middle = (share + z * z / (2 * games)) / (1 + z * z / games)
    reach = z * math.sqrt(share * (1 - share) / games + z * z / (4 * games * games)) / (1 + z * z / games)
    return middle - reach, middle + reach
