"""The strong player: searches its own turn on many imagined copies of the game.

Every imagined copy deals the hidden cards anew, so what an answer is worth is an average over what may come.
It looks narrowly at every answer first, then more widely at its favourites, as long as its time lasts.
"""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from engine.players.exchange import spend_exchange
from engine.players.search import Picks, Search, Widths, own_turn
from engine.players.worth import Worth, worth_of

if TYPE_CHECKING:
    from engine.game import Game

NARROW = Widths(inner=2, turn=1, actions=3)
WIDE = Widths(inner=5, turn=2, actions=4)
DEFAULT_MILLISECONDS = 500
RESERVE = 0.9  # of the time: what is begun before has to end, too
MOST_COPIES = 40
FAVOURITES = 4  # answers that are looked at more closely


class Strong:
    name = "strong"

    def __init__(
        self,
        milliseconds: float = DEFAULT_MILLISECONDS,
        *,
        worth: Worth | None = None,
        copies: int | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """With `copies` it looks at so many imagined copies, however long that takes."""
        self._seconds = milliseconds / 1000
        self._worth = worth
        self._copies = copies
        self._clock = clock

    def choose(self, game: Game, seat: str) -> list[str]:
        decision = game.decision
        assert decision is not None and decision.seat == seat
        token = spend_exchange(game, seat)
        if token is not None:
            return [token]
        if len(decision.legal) == decision.least:
            return list(decision.legal)
        best, _ = max(self.judge(game, seat).items(), key=lambda one: one[1])
        return list(best)

    def judge(self, game: Game, seat: str) -> dict[Picks, float]:
        """The answers that were looked at most closely, with their worth on average."""
        worth = self._worth or worth_of(game.setup.game)
        index = game.seats.index(seat)
        deadline = self._clock() + self._seconds * RESERVE if self._copies is None else None
        first = Search(worth, index, NARROW, deadline, self._clock)
        lines = first.best_lines(own_turn(game, seat, game.number * MOST_COPIES))
        glance = {picks: line.value for picks, line in lines.items()}
        sums: dict[Picks, float] = {}
        favourites = sorted(glance, key=lambda picks: -glance[picks])[:FAVOURITES]
        for number in range(1, self._copies or MOST_COPIES):
            copy = own_turn(game, seat, game.number * MOST_COPIES + number)
            found: dict[Picks, float] = {}
            for picks in favourites:
                search = Search(worth, index, WIDE, deadline, self._clock)
                looked = search.best_lines(copy, picks)
                if search.out_of_time():
                    return _average(sums, number - 1) or glance
                found[picks] = looked[picks].value
            for picks, value in found.items():
                sums[picks] = sums.get(picks, 0.0) + value
        return _average(sums, (self._copies or MOST_COPIES) - 1) or glance


def _average(sums: dict[Picks, float], rounds: int) -> dict[Picks, float]:
    """Only whole rounds count: an answer is not to win by the copies it was looked at on."""
    return {picks: total / rounds for picks, total in sums.items()}
