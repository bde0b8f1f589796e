"""The judge: it takes the few answers that instinct leans to, and compares them by how the game goes on.

A turn cannot be judged by the best that could follow: what is good can always still be done then, and so it
is put off for ever. So the game is played on for some turns after each answer, everybody by instinct and with
real draws, on many deals of what the seat cannot see; and foresight says how those games will end. All
answers meet the same deals.

Such games differ far more by luck than by the answer they began with. So an answer starts as far behind as
instinct says, and what was seen counts by how sure it is. Those that fall behind for sure are dropped.

A game about which nothing was learnt is judged by a search over one's own turn (engine.players.search).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING

import msgspec

from engine.players.foresight import foresight_of
from engine.players.instinct import Instinct, instinct_of
from engine.players.policy import Policy, play_turns
from engine.players.search import Picks, Search, Widths, own_turn
from engine.players.thinking import no_collector
from engine.players.worth import worth_of

if TYPE_CHECKING:
    from engine.game import Game

Clock = Callable[[], float]

MOST_ROUNDS = 400
SURE = 2.0  # standard errors behind at which an answer is dropped
FEW = 4  # rounds before anything is dropped
GUESSED = 4  # rounds that the usual spread of a game counts for
WIDTHS = Widths(inner=3, turn=2, actions=4)


class Manner(msgspec.Struct, frozen=True):
    """How much a judge looks at."""

    most: int = 5  # answers that are looked at more closely
    least: float = 0.02  # chance by instinct that an answer needs for that
    turns: int = 3  # of each player that are played on
    lean: float = 0.5  # points by which an answer starts behind, for a leaning that is less by 1
    doubt: float = 1.5  # points by which instinct is wrong about an answer, more or less
    spread: float = 6.0  # points by which games differ, usually


class Judged:
    """An answer: how far ahead instinct has it, and how the games after it went."""

    __slots__ = ("habit", "leads", "picks", "start", "sums", "worth")

    def __init__(self, picks: Picks, start: float, *, habit: bool = False) -> None:
        self.picks = picks
        self.start = start  # points, before anything was played on
        self.habit = habit  # it is what instinct would do
        self.worth = start  # after all, in points
        self.leads: list[float] = []
        self.sums: dict[str, float] = {}

    @property
    def lead(self) -> float:
        return sum(self.leads) / max(1, len(self.leads))

    def parts(self) -> dict[str, float]:
        """Where its points come from at the end, on average over the games that were played on."""
        return {name: total / max(1, len(self.leads)) for name, total in self.sums.items()}


class Judge:
    """For one game: its policy, its manner."""

    def __init__(
        self,
        game: str,
        manner: Manner | None = None,
        *,
        policy: Policy | None = None,
        clock: Clock = perf_counter,
    ) -> None:
        self.game = game
        self.policy = policy or instinct_of(game)  # that leans to answers
        self.usual = instinct_of(game) or self.policy  # that plays on after them
        self.foresight = foresight_of(game)
        self.manner = manner or Manner()
        self.clock = clock

    def compare(
        self, game: Game, seat: str, seconds: float | None, rounds: int = MOST_ROUNDS, *, parts: bool = False
    ) -> list[Judged]:
        """The favourite answers to the decision of a seat, the best first.

        Without `seconds` it takes the time that so many rounds need. With `parts` it keeps where the points
        come from, and drops nothing.
        """
        deadline = math.inf if seconds is None else self.clock() + seconds
        with no_collector():
            if not isinstance(self.policy, Instinct) or self.foresight is None:
                return self._search(game, seat, None if seconds is None else deadline)
            judged = self._favourites(self.policy, game, seat)
            racing = judged
            for number in range(rounds):
                if len(racing) == 1 and not parts:
                    break
                if not self._round(game, seat, racing, number, deadline, parts=parts):
                    break
                if number + 1 >= FEW and not parts:
                    racing = drop(racing, self.manner)
        weigh(judged, racing, self.manner)
        return sorted(judged, key=lambda one: -one.worth)

    def _search(self, game: Game, seat: str, deadline: float | None) -> list[Judged]:
        search = Search(worth_of(self.game), game.seats.index(seat), WIDTHS, deadline, self.clock)
        lines = search.best_lines(own_turn(game, seat, game.number * MOST_ROUNDS)).values()
        ranked = sorted(lines, key=lambda line: -line.value)[: self.manner.most]
        return [Judged(line.first, line.value) for line in ranked]

    def _favourites(self, instinct: Instinct, game: Game, seat: str) -> list[Judged]:
        """What instinct leans to most."""
        twin = game.imagine(seat, game.number * MOST_ROUNDS)
        question, legal = twin.state.agenda[-1], twin.legal
        leaning = instinct.leaning(twin, question, legal) if len(legal) > 1 else None
        if leaning is None:
            return [Judged(tuple(instinct.choose(twin, question, legal)), 0.0, habit=True)]
        best = max(leaning.to)
        whole = sum(math.exp(one - best) for one in leaning.to)
        ranked = sorted(range(len(legal)), key=lambda place: -leaning.to[place])[: self.manner.most]
        return [
            Judged((legal[place],), self.manner.lean * (leaning.to[place] - best), habit=place == ranked[0])
            for place in ranked
            if place == ranked[0] or math.exp(leaning.to[place] - best) / whole >= self.manner.least
        ]

    def _round(
        self, game: Game, seat: str, racing: list[Judged], number: int, deadline: float, *, parts: bool
    ) -> bool:
        """Play on once after each answer; only whole rounds count."""
        assert self.foresight is not None and self.usual is not None
        index, found = game.seats.index(seat), []
        for one in racing:
            if self.clock() > deadline:
                return False
            twin = game.imagine(seat, game.number * MOST_ROUNDS + number)
            until = twin.state.turn + self.manner.turns * len(game.seats)
            twin.answer(list(one.picks))
            play_turns(twin, self.usual, until - twin.state.turn)
            found.append(twin)
        for one, twin in zip(racing, found, strict=True):
            one.leads.append(self.foresight.lead(twin, index))
            if parts:
                for name, points in self.foresight.parts(twin, index).items():
                    one.sums[name] = one.sums.get(name, 0.0) + points
        return True


def believed(ahead: list[float], start: float, manner: Manner, doubt: float) -> tuple[float, float]:
    """What to believe after some rounds of being ahead: points, and how wrong that may be.

    The fewer the rounds and the wider they differ, the more the start counts.
    """
    rounds = len(ahead)
    if not rounds:
        return start, doubt
    middle = sum(ahead) / rounds
    squares = sum((one - middle) ** 2 for one in ahead) + GUESSED * manner.spread**2
    error = squares / (rounds - 1 + GUESSED) / rounds
    trust = doubt**2 / (doubt**2 + error)
    return start + trust * (middle - start), math.sqrt(trust * error)


def standings(racing: list[Judged], manner: Manner) -> list[tuple[float, float]]:
    """How far each is ahead of them all on average, and how wrong that may be."""
    count = len(racing)
    usual = [sum(leads) / count for leads in zip(*(one.leads for one in racing), strict=True)]
    start = sum(one.start for one in racing) / count
    return [
        believed(
            [lead - other for lead, other in zip(one.leads, usual, strict=True)],
            one.start - start,
            manner,
            manner.doubt,
        )
        for one in racing
    ]


def drop(racing: list[Judged], manner: Manner) -> list[Judged]:
    """Without those that are behind the best for sure."""
    stand = standings(racing, manner)
    best = max(points for points, _ in stand)
    return [
        one
        for one, (points, error) in zip(racing, stand, strict=True)
        if points == best or best - points < SURE * error
    ]


def weigh(judged: list[Judged], racing: list[Judged], manner: Manner) -> None:
    """What answers are worth after all: points behind the best of those that are left, which has 0."""
    stand = standings(racing, manner)
    best = racing[max(range(len(racing)), key=lambda place: stand[place][0])]
    top = max(points for points, _ in stand)
    for one, (points, _) in zip(racing, stand, strict=True):
        one.worth = points - top
    for one in judged:
        if one not in racing:
            behind = [lead - other for lead, other in zip(one.leads, best.leads, strict=False)]
            points, _ = believed(behind, one.start - best.start, manner, manner.doubt * math.sqrt(2))
            one.worth = min(points, 0.0)
