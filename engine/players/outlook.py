"""The outlook of a seat: how games end that are played on from a moment, for reviews, hints and the coach.

Instinct plays every seat to the end, on deals of what the asking seat cannot see. Turns that are
compared meet the same deals, so that the difference between two is much surer than either of them.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from time import thread_time
from typing import TYPE_CHECKING

import msgspec

from engine.players.instinct import instinct_of
from engine.players.match import mean, spread
from engine.players.policy import play_out
from engine.players.thinking import no_collector

if TYPE_CHECKING:
    from engine.game import Game

GAMES = 24  # about half a second
FIRST_SEED = 1 << 40  # far from the deals that players think over

Turn = Sequence[Sequence[str]]  # the picks of a seat, one decision after the other


class Guess(msgspec.Struct, frozen=True):
    """A number of points, and its standard error."""

    points: float
    error: float


class Outlook(msgspec.Struct, frozen=True):
    """How the games ended: score sheets by seat on average, and the totals of every game."""

    games: int
    sheets: dict[str, dict[str, float]]  # by seat and category, "total" among them
    totals: dict[str, tuple[int, ...]]

    def total(self, seat: str) -> Guess:
        return guess(self.totals[seat])

    def lead(self, seat: str) -> Guess:
        """By how much a seat is ahead of its best rival in the end."""
        return guess(self.leads(seat))

    def leads(self, seat: str) -> list[int]:
        rivals = [totals for other, totals in self.totals.items() if other != seat]
        return [own - max(others) for own, *others in zip(self.totals[seat], *rivals, strict=True)]

    def wins(self, seat: str) -> float:
        """The share of games that a seat wins; a draw is half a win."""
        return mean([(lead > 0) + 0.5 * (lead == 0) for lead in self.leads(seat)])


def guess(numbers: Sequence[float]) -> Guess:
    many = list(numbers)
    return Guess(mean(many), spread(many) / math.sqrt(max(1, len(many))))


def gap(better: Outlook, worse: Outlook, seat: str) -> Guess:
    """By how much a seat ends better ahead of its rivals after one turn than after another."""
    pairs = zip(better.leads(seat), worse.leads(seat), strict=True)
    return guess([one - other for one, other in pairs])


def expected(
    game: Game,
    seat: str,
    games: int = GAMES,
    *,
    seconds: float | None = None,
    clock: Callable[[], float] = thread_time,
) -> Outlook:
    """How the game will end, as far as a seat can tell at this moment, whoever is to choose.

    The same moment gives the same answer; only `seconds` of processor time may make it fewer games.
    """
    return compare(game, seat, [()], games, seconds=seconds, clock=clock)[0]


def compare(
    game: Game,
    seat: str,
    turns: Sequence[Turn],
    games: int = GAMES,
    *,
    first: int = 0,
    seconds: float | None = None,
    clock: Callable[[], float] = thread_time,
) -> list[Outlook]:
    """How the game will end after each of some turns, which begin with the decision that is asked now.

    `first` is the deal to begin with: who looks twice and wants to be surer takes others than before.

    A pick that a deal makes impossible, because other cards were drawn, is left to the policy with all that
    would follow it.
    """
    deadline = None if seconds is None else clock() + seconds
    ends: list[list[Game]] = [[] for _ in turns]
    with no_collector():
        for number in range(first, first + games):
            if number > first and deadline is not None and clock() >= deadline:
                break
            for turn, ended in zip(turns, ends, strict=True):
                ended.append(_end(game, seat, turn, FIRST_SEED + game.number * GAMES + number))
    return [_outlook(ended) for ended in ends]


def _end(game: Game, seat: str, turn: Turn, seed: int) -> Game:
    twin = game.imagine(seat, seed)
    for picks in turn:
        decision = twin.decision
        if decision is None or decision.seat != seat or not set(picks) <= set(decision.legal):
            break
        if not decision.least <= len(picks) <= decision.most:
            break
        twin.choose(seat, picks)
    policy = instinct_of(twin.setup.game)
    if policy is not None:  # a game that nobody taught us to play is judged as it stands
        play_out(twin, [policy] * len(twin.state.players))
    return twin


def _outlook(ended: list[Game]) -> Outlook:
    sheets = [game.scores() for game in ended]
    return Outlook(
        len(ended),
        {
            seat: {name: mean([one[seat][name] for one in sheets]) for name in sheets[0][seat]}
            for seat in sheets[0]
        },
        {seat: tuple(one[seat]["total"] for one in sheets) for seat in sheets[0]},
    )
