"""The strong player: looks over its turn and those that follow, on many imagined copies of the game.

A turn that looks well by itself may pass by what the next one needs. So the favourites of a look at this turn
are judged by the best turn that can follow, and with more time by the one after that. Every copy deals the
hidden cards anew, and what an answer is worth is the average over the copies that there was time for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from time import perf_counter
from typing import TYPE_CHECKING

from engine.players.obvious import obvious
from engine.players.search import Line, Picks, Search, Widths, next_turn, own_turn
from engine.players.worth import Worth, worth_of

if TYPE_CHECKING:
    from engine.game import Game

WIDTHS = Widths(inner=2, turn=1, actions=3)
DEFAULT_MILLISECONDS = 500
RESERVE = 0.9  # of the time: what is begun before has to end, too
MOST_COPIES = 40
FAVOURITES = 6  # answers that are looked at more closely
BEHIND = 8.0  # points that the next turn hardly makes good
MOST_TURNS = 2  # after this one that are looked at


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
        picks = obvious(game, seat)
        if picks is not None:
            return picks
        best, _ = max(self.judge(game, seat).items(), key=lambda one: one[1])
        return list(best)

    def judge(self, game: Game, seat: str) -> dict[Picks, float]:
        """The answers that were looked at most closely, with their worth on average."""
        deadline = self._clock() + self._seconds * RESERVE if self._copies is None else None
        worth = self._worth or worth_of(game.setup.game)
        search = Search(worth, game.seats.index(seat), WIDTHS, deadline, self._clock)
        lines = search.best_lines(own_turn(game, seat, game.number * MOST_COPIES))
        glance = {picks: line.value for picks, line in lines.items()}
        ranked = sorted(glance, key=lambda picks: -glance[picks])[:FAVOURITES]
        favourites = [picks for picks in ranked if glance[ranked[0]] - glance[picks] < BEHIND]
        if len(favourites) == 1:
            return glance
        sums = _look_on(search, [lines[picks] for picks in favourites], turns=1)
        if len(sums) < len(favourites):
            return sums or glance
        rounds = 1
        for number in range(1, self._copies or MOST_COPIES):
            copy = own_turn(game, seat, game.number * MOST_COPIES + number)
            begun = (search.best_lines(copy, picks)[picks] for picks in favourites)
            found = _look_on(search, begun, min(number + 1, MOST_TURNS))
            if len(found) < len(favourites):
                break  # only whole rounds count: an answer is not to win by the copies it was looked at on
            rounds += 1
            for picks, value in found.items():
                sums[picks] += value
        return {picks: total / rounds for picks, total in sums.items()}


def _look_on(search: Search, lines: Iterable[Line], turns: int) -> dict[Picks, float]:
    """What each line is worth after the best turns that follow, as far as there is time."""
    found: dict[Picks, float] = {}
    for line in lines:
        last = line
        for _ in range(turns):
            following = next_turn(last.game, search.seat)
            if following is None:
                break
            if search.out_of_time():
                return found
            last = max(search.best_lines(following).values(), key=lambda one: one.value)
        if search.out_of_time():
            return found
        found[line.first] = last.value
    return found
