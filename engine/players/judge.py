"""The judge: it takes the few answers that instinct leans to, and compares them by how the game goes on.

A turn cannot be judged by the best that could follow: what is good can always still be done then, and so it
is put off for ever. So the game is played on after each answer, everybody by instinct and with real draws, on
many deals of what the seat cannot see. All answers meet the same deals.

At first a foresight says after some turns how those games will end. That is quick and hardly hangs on luck,
but it is off by some points however often it is asked. So with more time games are played to their ends: what
they say hangs far more on luck, and on nothing else. What is believed of an answer is the mean of what
instinct, foresight and ends say, each counted by how sure it is. Answers that fall behind for sure are
dropped.

A game about which nothing was learnt is judged by a search over one's own turn (engine.players.search).
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter
from typing import TYPE_CHECKING, NamedTuple

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
GUESSED = 4  # rounds that the usual luck of a game counts for
AT_ONCE = 4  # turns that are played on between two looks at the clock
WIDTHS = Widths(inner=3, turn=2, actions=4)


class Manner(msgspec.Struct, frozen=True):
    """How much a judge looks at, and how much it believes what it sees, in points."""

    most: int = 8  # answers that are looked at more closely
    least: float = 0.002  # chance by instinct that an answer needs for that
    turns: int = 3  # of each player that are played on before foresight is asked
    glances: int = 8  # rounds that foresight ends; those after them are played to the end
    lean: float = 0.3  # by which an answer starts behind, for a leaning that is less by 1
    doubt: float = 2.5  # by which instinct is off
    blur: float = 2.5  # by which foresight is off
    ripple: float = 2.5  # by which games differ that foresight ends, usually
    luck: float = 10.0  # by which games differ that are played to the end


class Judged:
    """An answer: how far ahead instinct has it, and how the games after it went."""

    __slots__ = ("ends", "habit", "leads", "picks", "start", "sums", "worth")

    def __init__(self, picks: Picks, start: float, *, habit: bool = False) -> None:
        self.picks = picks
        self.start = start  # points, before anything was played on
        self.habit = habit  # it is what instinct would do
        self.worth = start  # after all, in points
        self.leads: list[float] = []  # as foresight had them, in every round
        self.ends: list[float] = []  # in those rounds that were played to the end
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
        self.usual = instinct_of(game, hasty=True) or self.policy  # that plays on after them
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
        whole = number >= self.manner.glances
        for one in racing:
            if self.clock() > deadline:
                return False
            twin = game.imagine(seat, game.number * MOST_ROUNDS + number)
            until = twin.state.turn + self.manner.turns * len(game.seats)
            twin.answer(list(one.picks))
            play_turns(twin, self.usual, until - twin.state.turn)
            lead = self.foresight.lead(twin, index)
            while whole and not twin.over:
                if self.clock() > deadline:
                    return False
                play_turns(twin, self.usual, AT_ONCE)
            found.append((twin, lead))
        for one, (twin, lead) in zip(racing, found, strict=True):
            one.leads.append(lead)
            if whole:
                one.ends.append(self.foresight.lead(twin, index))
            if parts:
                for name, points in self.foresight.parts(twin, index).items():
                    one.sums[name] = one.sums.get(name, 0.0) + points
        return True


class Witness(NamedTuple):
    """Somebody says how far ahead an answer is, and by how much that may be wrong."""

    points: float
    error: float


def seen(ahead: list[float], luck: float, blur: float = 0.0) -> Witness:
    """What some games say. The fewer they are, the more it counts how much games usually differ."""
    rounds = len(ahead)
    middle = sum(ahead) / rounds
    squares = sum((one - middle) ** 2 for one in ahead) + GUESSED * luck**2
    return Witness(middle, math.sqrt(squares / (rounds - 1 + GUESSED) / rounds + blur**2))


def believed(witnesses: list[Witness]) -> Witness:
    """What to believe: each counts by how sure it is."""
    weights = [one.error**-2 for one in witnesses]
    whole = sum(weights)
    points = sum(weight * one.points for weight, one in zip(weights, witnesses, strict=True))
    return Witness(points / whole, whole**-0.5)


def standings(racing: list[Judged], manner: Manner) -> list[Witness]:
    """How far each is ahead of them all on average, over the rounds that all of them were in."""
    start = sum(one.start for one in racing) / len(racing)
    leads = ahead([one.leads for one in racing])
    ends = ahead([one.ends for one in racing])
    found = []
    for place, one in enumerate(racing):
        witnesses = [Witness(one.start - start, manner.doubt)]
        if leads:
            witnesses.append(seen(leads[place], manner.ripple, manner.blur))
        if ends:
            witnesses.append(seen(ends[place], manner.luck))
        found.append(believed(witnesses))
    return found


def ahead(points: list[list[float]]) -> list[list[float]]:
    """By how much each is ahead of the mean, round by round; nothing if there was no round."""
    rounds = list(zip(*points, strict=False))
    middles = [sum(one) / len(one) for one in rounds]
    return [[own - middle for own, middle in zip(one, middles, strict=False)] for one in points if rounds]


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
    top = max(points for points, _ in stand)
    for one, (points, _) in zip(racing, stand, strict=True):
        one.worth = points - top
    best = max(racing, key=lambda one: one.worth)
    for one in judged:
        if one not in racing:
            own, other = standings([one, best], manner)
            one.worth = min(own.points - other.points, 0.0)
