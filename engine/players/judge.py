"""The judge: it takes the few answers that instinct leans to, and compares them by how the game goes on.

A turn cannot be judged by the best that could follow: what is good can always still be done then, and so it
is put off for ever. So the game is played on after each answer, everybody by instinct and with real draws, on
many deals of what the seat cannot see; and a foresight says how those games will end. All answers meet the
same deals.

Foresight hardly tells answers apart whose consequences are still to come, however often it is asked; and the
farther games are played on, the more they differ by luck. So the more time there is, the farther they are
played. Again and again the worse half of the answers is given up, and what is behind for sure at once.

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
SURE = 2.5  # standard errors behind at which an answer is given up
FEW = 4  # rounds before anything is
GUESSED = 4  # rounds that the usual luck of a game counts for
FAR, USUAL = 8, 0.5  # turns of each player that are played on, with so many seconds
DEEPER = 0.3  # by which power of the time the turns grow
WIDTHS = Widths(inner=3, turn=2, actions=4)


class Manner(msgspec.Struct, frozen=True):
    """How much a judge looks at, and how much it believes what it sees, in points."""

    most: int = 8  # answers that are looked at more closely
    least: float = 0.002  # chance by instinct that an answer needs for that
    turns: int = 0  # of each player that are played on before foresight is asked; 0: as the time allows
    rival: float = 0.5  # what a point of the best rival counts against one's own: more is mostly luck
    lean: float = 0.15  # by which an answer starts behind, for a leaning that is less by 1
    doubt: float = 2.0  # by which instinct is off
    blur: float = 1.5  # by which foresight is off
    ripple: float = 3.5  # by which games differ, usually


class Judged:
    """An answer: how far ahead instinct has it, and how the games after it went."""

    __slots__ = ("habit", "leads", "picks", "start", "sums", "worth")

    def __init__(self, picks: Picks, start: float, *, habit: bool = False) -> None:
        self.picks = picks
        self.start = start  # points, before anything was played on
        self.habit = habit  # it is what instinct would do
        self.worth = start  # after all, in points
        self.leads: list[float] = []  # in the games that were played on, one for every round
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
        come from, and gives nothing up.
        """
        began = self.clock()
        deadline = math.inf if seconds is None else began + seconds
        with no_collector():
            if not isinstance(self.policy, Instinct) or self.foresight is None:
                return self._search(game, seat, None if seconds is None else deadline)
            judged = racing = self._favourites(self.policy, game, seat)
            turns = self.manner.turns or far(seconds)
            for number in range(rounds):
                if len(racing) == 1 and not parts:
                    break
                if not self._round(game, seat, racing, number, turns, deadline, parts=parts):
                    break
                if not parts:
                    spent = (number + 1) / rounds
                    if seconds:
                        spent = max(spent, (self.clock() - began) / seconds)
                    racing = halved(drop(racing, self.manner), self.manner, left(len(judged), spent))
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
        self,
        game: Game,
        seat: str,
        racing: list[Judged],
        number: int,
        turns: int,
        deadline: float,
        *,
        parts: bool,
    ) -> bool:
        """Play on once after each answer; only whole rounds count."""
        assert self.foresight is not None and self.usual is not None
        index, found = game.seats.index(seat), []
        for one in racing:
            if self.clock() > deadline:
                return False
            twin = game.imagine(seat, game.number * MOST_ROUNDS + number)
            until = twin.state.turn + turns * len(game.seats)
            twin.answer(list(one.picks))
            play_turns(twin, self.usual, until - twin.state.turn)
            found.append((twin, self.foresight.lead(twin, index, self.manner.rival)))
        for one, (twin, lead) in zip(racing, found, strict=True):
            one.leads.append(lead)
            if parts:
                for name, points in self.foresight.parts(twin, index).items():
                    one.sums[name] = one.sums.get(name, 0.0) + points
        return True


def far(seconds: float | None) -> int:
    """How many turns of each player are played on with so much time."""
    if seconds is None:
        return FAR
    turns: float = FAR * (max(0.0, seconds) / USUAL) ** DEEPER
    return max(1, round(turns))


def left(first: int, spent: float) -> int:
    """How many of the first answers are still compared when that share of the time has gone."""
    halvings = math.ceil(math.log2(first))
    return max(min(2, first), math.ceil(first / (1 << int(spent * halvings))))


def standings(racing: list[Judged], manner: Manner) -> list[float]:
    """How far each is ahead of them all on average: instinct and games count by how sure they are."""
    start = sum(one.start for one in racing) / len(racing)
    rounds = min(len(one.leads) for one in racing)
    if not rounds:
        return [one.start - start for one in racing]
    off = manner.blur**2 + manner.ripple**2 / rounds
    trust = manner.doubt**2 / (manner.doubt**2 + off)
    means = [sum(one.leads[:rounds]) / rounds for one in racing]
    middle = sum(means) / len(means)
    return [
        (1 - trust) * (one.start - start) + trust * (mean - middle)
        for one, mean in zip(racing, means, strict=True)
    ]


def halved(racing: list[Judged], manner: Manner, many: int) -> list[Judged]:
    """Only so many, the best."""
    if len(racing) <= many:
        return racing
    stand = standings(racing, manner)
    ranked = sorted(range(len(racing)), key=lambda place: -stand[place])[:many]
    return [racing[place] for place in sorted(ranked)]


def drop(racing: list[Judged], manner: Manner) -> list[Judged]:
    """Without those that more rounds would not bring to the front."""
    best = max(racing, key=lambda one: one.lead)
    return [one for one in racing if one is best or not behind(one, best, manner)]


def behind(one: Judged, best: Judged, manner: Manner) -> bool:
    """The fewer rounds there were, the more it counts how much games usually differ."""
    gaps = [more - less for more, less in zip(best.leads, one.leads, strict=True)]
    rounds = len(gaps)
    if rounds < FEW:
        return False
    middle = sum(gaps) / rounds
    squares = sum((gap - middle) ** 2 for gap in gaps) + GUESSED * manner.ripple**2
    return middle > SURE * math.sqrt(squares / (rounds - 1 + GUESSED) / rounds)


def weigh(judged: list[Judged], racing: list[Judged], manner: Manner) -> None:
    """What answers are worth after all: points behind the best of those that are left, which has 0."""
    stand = standings(racing, manner)
    top = max(stand)
    for one, points in zip(racing, stand, strict=True):
        one.worth = points - top
    best = max(racing, key=lambda one: one.worth)
    for one in judged:
        if one not in racing:
            own, other = standings([one, best], manner)
            one.worth = min(own - other, 0.0)
