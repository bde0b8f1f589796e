"""The judge: it finds the best turns by a search, and compares them by how the game goes on.

A turn cannot be judged by the best that could follow: what is good can always still be done then, and so it
is put off for ever. So the game is played on after each of the favourites by the quick policy, everybody in
turn and with real draws, on many deals of what the seat cannot see; and the positions that this leads to are
judged. What the policy itself would do is always among the favourites, so that the judge plays no worse than
its policy. All favourites meet the same deals, and those that fall behind for sure are dropped.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from engine.players.policy import Policy, play_turns, policy_of
from engine.players.search import Line, Picks, Search, Widths, own_turn
from engine.players.thinking import no_collector
from engine.players.worth import Worth, worth_of

if TYPE_CHECKING:
    from engine.game import Game

Clock = Callable[[], float]

MOST_ROUNDS = 300
SURE = 2.0  # standard errors behind at which an answer is dropped
FEW = 8  # rounds before anything is dropped
RIDES = frozenset({"move", "start", "free_move"})
TO_THE_END = 1000  # turns


class Manner(msgspec.Struct, frozen=True):
    """How much a judge looks at."""

    widths: Widths = Widths(inner=3, turn=2, actions=4)
    favourites: int = 5  # answers of the search that are looked at more closely
    behind: float = 8.0  # points that playing on hardly makes good
    horizon: int = 8  # turns of each player that are played on after a ride
    inside: int = TO_THE_END  # the same after answers inside a turn; with 0 they are the policy's own
    doubt: float = 0.0  # rounds of playing on that weigh as much as the search
    rival: float = 1.0  # how much of the best rival's worth counts
    handicap: float = (
        16.0  # points against other answers than the policy's inside a turn, shared by the rounds
    )


# With little time, more games that are played on for fewer turns tell more than few long ones.
HASTY = Manner(horizon=4, inside=0)


class Judged:
    """An answer: what the search made of it, and how the games after it went."""

    __slots__ = ("glance", "habit", "leads", "picks", "sums", "worth")

    def __init__(self, picks: Picks, glance: float, *, habit: bool = False) -> None:
        self.picks = picks
        self.glance = glance
        self.habit = habit  # it is what the policy would do
        self.worth = glance  # after all, in points
        self.leads: list[float] = []
        self.sums: dict[str, float] = {}

    @property
    def lead(self) -> float:
        return sum(self.leads) / max(1, len(self.leads))

    def parts(self) -> dict[str, float]:
        """What it is worth by where that comes from, on average over the games that were played on."""
        return {name: total / max(1, len(self.leads)) for name, total in self.sums.items()}

    def behind(self, other: Judged) -> tuple[float, float]:
        """By how much it is behind another answer on the same deals, and the standard error of that."""
        gaps = [b - a for a, b in zip(self.leads, other.leads, strict=False)]
        middle = sum(gaps) / len(gaps)
        if len(gaps) < 2:
            return middle, math.inf
        spread = sum((gap - middle) ** 2 for gap in gaps) / (len(gaps) - 1)
        return middle, math.sqrt(spread / len(gaps))


class Judge:
    """For one game: its worth, its policy, its manner."""

    def __init__(
        self,
        game: str,
        manner: Manner | None = None,
        *,
        worth: Worth | None = None,
        policy: Policy | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        self.worth = worth or worth_of(game)
        self.policy = policy or policy_of(game)
        self.manner = manner or Manner()
        self.clock = clock

    def compare(
        self, game: Game, seat: str, seconds: float | None, rounds: int = MOST_ROUNDS, *, parts: bool = False
    ) -> list[Judged]:
        """The favourite answers to the decision of a seat, the best first.

        Without `seconds` it takes the time that so many rounds need. With `parts` it keeps where the worth of
        an answer comes from.
        """
        decision = game.decision
        assert decision is not None
        # The worth of a position says little about an automa, which has no herd and no money: the end does.
        solo = game.state.automa is not None
        ride = decision.kind in RIDES
        turns = TO_THE_END if ride and solo else self.manner.horizon if ride else self.manner.inside
        turns *= len(game.state.players)
        if self.policy is None or not turns:
            rounds = 0
        with no_collector():
            deadline = None if seconds is None else self.clock() + seconds
            search = Search(self.worth, game.seats.index(seat), self.manner.widths, deadline, self.clock)
            first = game.number * MOST_ROUNDS
            habit = self._habit(game, seat, first)
            if habit is not None and not rounds:
                return [Judged(habit, 0.0, habit=True)]
            judged = self._favourites(search.best_lines(own_turn(game, seat, first)), habit)
            racing = judged
            for number in range(rounds):
                if len(racing) == 1 and not parts:
                    break
                if not self._round(search, game, racing, first + number, turns, parts=parts):
                    break
                if number >= FEW:
                    racing = drop(racing)
        weigh(judged, self.manner.doubt, 0.0 if ride and not solo else self.manner.handicap)
        return sorted(judged, key=lambda one: -one.worth)

    def _habit(self, game: Game, seat: str, seed: int) -> Picks | None:
        """What the policy would do."""
        if self.policy is None:
            return None
        twin = game.imagine(seat, seed)
        return tuple(self.policy.choose(twin, twin.state.agenda[-1], twin.legal))

    def _favourites(self, lines: dict[Picks, Line], habit: Picks | None) -> list[Judged]:
        ranked = sorted(lines.values(), key=lambda line: -line.value)[: self.manner.favourites]
        least = ranked[0].value - self.manner.behind
        found = [
            Judged(line.first, line.value, habit=line.first == habit)
            for line in ranked
            if line.value > least or line is ranked[0]
        ]
        if habit is not None and not any(one.habit for one in found):
            glance = lines[habit].value if habit in lines else found[-1].glance
            found.append(Judged(habit, glance, habit=True))
        return found

    def _round(
        self, search: Search, game: Game, racing: list[Judged], seed: int, turns: int, *, parts: bool
    ) -> bool:
        """Play on once after each answer; only whole rounds count."""
        found = []
        for one in racing:
            if search.out_of_time():
                return False
            found.append(self._play_on(game, search.seat, one.picks, seed, turns))
        for one, ended in zip(racing, found, strict=True):
            one.leads.append(self._lead(ended, search.seat))
            if parts:
                for name, points in self.worth.parts(ended, search.seat).items():
                    one.sums[name] = one.sums.get(name, 0.0) + points
        return True

    def _play_on(self, game: Game, seat: int, picks: Picks, seed: int, turns: int) -> Game:
        """A game some turns after an answer, with all that is hidden dealt anew."""
        twin = game.imagine(game.seats[seat], seed)
        twin.answer(list(picks))
        assert self.policy is not None
        play_turns(twin, self.policy, turns)
        return twin

    def _lead(self, game: Game, seat: int) -> float:
        """How far a seat is ahead; what the best rival has counts less, because there is luck in it."""
        if game.over:
            values = [float(sheet["total"]) for sheet in game.scores().values()]
        else:
            values = [self.worth.value(game, index) for index in range(len(game.state.players))]
        rival = max(value for index, value in enumerate(values) if index != seat)
        return values[seat] - self.manner.rival * rival


def drop(racing: list[Judged]) -> list[Judged]:
    """Without those that are behind the best for sure."""
    best = max(racing, key=lambda one: one.lead)
    left = [best]
    for one in racing:
        if one is not best:
            gap, error = one.behind(best)
            if gap < SURE * error:
                left.append(one)
    return left


def weigh(judged: list[Judged], doubt: float, handicap: float = 0.0) -> None:
    """What answers are worth after all: the more games were played on, the less the glance counts.

    It is put in points behind the best glance; an answer that was dropped is behind by what was seen. Games
    differ much by where somebody rides. Inside a turn they hardly do, and luck would decide: so there the
    policy's own answer has a start on the others, which is the smaller the more games were played on.
    """
    rounds = max(len(one.leads) for one in judged)
    top = max(one.glance for one in judged)
    if not rounds:
        for one in judged:
            one.worth = top if one.habit else one.glance - handicap
        return
    trust = rounds / (rounds + doubt)
    full = [one for one in judged if len(one.leads) == rounds]
    best = max(full, key=lambda one: one.lead)
    for one in judged:
        gap, _ = one.behind(best)
        start = 0.0 if one.habit else handicap / rounds
        one.worth = top + (1 - trust) * (one.glance - top) - trust * gap - start
