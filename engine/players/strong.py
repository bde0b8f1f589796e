"""The strong player: it does what the judge thinks best (engine.players.judge)."""

from __future__ import annotations

from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

from engine.players.judge import MOST_ROUNDS, Judge, Judged, Manner
from engine.players.obvious import obvious

if TYPE_CHECKING:
    from engine.game import Game
    from engine.players.policy import Policy

DEFAULT_MILLISECONDS = 500
RESERVE = 0.9  # of the time: what is begun before has to end, too


class Strong:
    name = "strong"

    def __init__(
        self,
        milliseconds: float | None = None,
        *,
        rounds: int | None = None,
        manner: Manner | None = None,
        policy: Policy | None = None,
        clock: Callable[[], float] = perf_counter,
    ) -> None:
        """With `rounds` it plays on so often after every answer; without a time, however long that takes."""
        if milliseconds is None and rounds is None:
            milliseconds = DEFAULT_MILLISECONDS
        self._seconds = None if milliseconds is None else milliseconds / 1000 * RESERVE
        self._rounds = rounds or MOST_ROUNDS
        self._manner = manner
        self._policy = policy
        self._clock = clock

    def choose(self, game: Game, seat: str) -> list[str]:
        picks = obvious(game, seat)
        if picks is not None:
            return picks
        return list(self.judge(game, seat)[0].picks)

    def judge(self, game: Game, seat: str) -> list[Judged]:
        """The answers that were looked at most closely, the best first."""
        judge = Judge(game.setup.game, self._manner, policy=self._policy, clock=self._clock)
        return judge.compare(game, seat, self._seconds, self._rounds)
