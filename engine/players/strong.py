"""The strong player: searches its own turn on many imagined copies of the game.

Every imagined copy deals the hidden cards anew, so what an answer is worth is an average over what may come.
It looks narrowly at every answer first, then more widely, as long as its time lasts.
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
        """Every answer that was looked at, with its worth on average."""
        worth = self._worth or worth_of(game.setup.game)
        index = game.seats.index(seat)
        deadline = self._clock() + self._seconds * RESERVE if self._copies is None else None
        sums: dict[Picks, float] = {}
        counts: dict[Picks, int] = {}
        for number in range(self._copies or MOST_COPIES):
            search = Search(worth, index, WIDE if number else NARROW, deadline, self._clock)
            lines = search.best_lines(own_turn(game, seat, game.number * MOST_COPIES + number))
            if number and search.out_of_time():
                break  # an unfinished round would favour what it looked at first
            for picks, line in lines.items():
                sums[picks] = sums.get(picks, 0.0) + line.value
                counts[picks] = counts.get(picks, 0) + 1
            if search.out_of_time():
                break
        return {picks: sums[picks] / counts[picks] for picks in sums}
