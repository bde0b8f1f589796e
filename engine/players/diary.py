"""What a pupil writes down while it plays to learn: positions, options and choices, and how games ended."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from engine.game import Game
from engine.players.arena import SEATS, deal
from engine.players.instinct import Instinct, Leaning, Net
from engine.players.policy import play_out
from engine.state import Setup

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from engine.agenda import Question
    from engine.players.features import Features
    from engine.players.learnt import Array
    from engine.players.policy_base import PolicyBase

    Ints = NDArray[np.int64]

# Who sits at the tables that are learnt from: two of one's own kind, mostly.
TABLES = {"solo": 0.06, "2": 0.80, "3": 0.09, "4": 0.05}
LEVELS = ("easy", "medium", "hard", "very_hard")
# Whims: how many kinds of questions somebody has them about, how strong they are, and how much of what
# speaks against an option they forget.
WHIMS = 0.15
STRONG = 2.5
FORGET = 0.8


class Options(NamedTuple):
    """All options of many decisions, one after the other: a row for each."""

    worth: Array
    first: Ints
    second: Ints
    whim: Array

    def some(self, which: NDArray[np.bool_]) -> Options:
        return Options(self.worth[which], self.first[which], self.second[which], self.whim[which])


class Decisions(NamedTuple):
    """A row for each decision: the view it was made with, its kind, how many options, which was chosen."""

    view: Ints
    kind: Ints
    options: Ints
    chosen: Ints

    def some(self, which: NDArray[np.bool_]) -> Decisions:
        return Decisions(*(column[which] for column in self))


class Views(NamedTuple):
    """A row for each position that was looked at: what was seen, in which game, by whom, in which turn."""

    rows: Array
    game: Ints
    seat: Ints
    turn: Ints


class Diary:
    def __init__(self) -> None:
        self.rows: list[list[float]] = []
        self.when: list[tuple[int, int, int]] = []  # game, seat, turn
        self.decided: list[tuple[int, int, int, int]] = []
        self.worths: list[float] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self.whims: list[float] = []
        self.ends: list[list[list[int]]] = []  # by game and seat: the sheet, and the best rival's total

    def look(self, g: Game, seat: int, row: list[float]) -> None:
        self.rows.append(row)
        self.when.append((len(self.ends), seat, g.state.turn))

    def decide(self, kind: int, leaning: Leaning, whims: list[float], chosen: int) -> None:
        self.decided.append((len(self.rows) - 1, kind, len(leaning.to), chosen))
        self.worths += leaning.worths
        self.first += leaning.first
        self.second += leaning.second
        self.whims += whims

    def end(self, g: Game) -> None:
        sheets = [list(g.rules.score(g, seat).values()) for seat in range(len(g.state.players))]
        self.ends.append(
            [
                [*sheet, max(sum(one) for other, one in enumerate(sheets) if other != seat)]
                for seat, sheet in enumerate(sheets)
            ]
        )

    @property
    def views(self) -> Views:
        return Views(np.array(self.rows, np.float32), *np.array(self.when, np.int64).T)

    @property
    def decisions(self) -> Decisions:
        return Decisions(*np.array(self.decided, np.int64).T)

    @property
    def options(self) -> Options:
        return Options(
            np.array(self.worths, np.float32),
            np.array(self.first),
            np.array(self.second),
            np.array(self.whims, np.float32),
        )


class Whims(dict[tuple[int, int], float]):
    """What somebody likes or dislikes for a whole game and no reason, by kind of question and row."""

    def __init__(self, dice: random.Random) -> None:
        super().__init__()
        self.dice = dice
        self.moody: dict[int, bool] = {}

    def __missing__(self, key: tuple[int, int]) -> float:
        self[key] = self.dice.gauss(0, STRONG) if key[1] else 0.0
        return self[key]

    def of(self, kind: int, leaning: Leaning) -> list[float]:
        """How much more somebody leans to each option than would be wise."""
        if kind not in self.moody:
            self.moody[kind] = self.dice.random() < WHIMS
        if not self.moody[kind]:
            return [0.0] * len(leaning.to)
        best = max(leaning.to)
        return [
            FORGET * (best - to) + self[kind, one] + self[kind, other]
            for to, one, other in zip(leaning.to, leaning.first, leaning.second, strict=True)
        ]


class Pupil(Instinct):
    """It chooses by chance, the more often the more it leans to something, and writes everything down.

    Some seats have whims. So things come to be tried that nobody leans to, and all that follows from them.
    """

    def __init__(
        self, hand: PolicyBase[Any], net: Net, features: Features, dice: random.Random, whims: float = 0.0
    ) -> None:
        """`whims` is the share of seats that have some."""
        super().__init__(hand, net, features)
        self.dice = dice
        self.whims = whims
        self.diary = Diary()
        self._whims: list[Whims | None] = []

    def choose(self, g: Game, question: Question, legal: list[str]) -> list[str]:
        leaning = self.leaning(g, question, legal) if len(legal) > 1 else None
        if leaning is None:
            return self.hand.choose(g, question, legal)
        own, kind = self._whims[question.who(g)], self.net.kinds[question.kind]
        whims = [0.0] * len(legal) if own is None else own.of(kind, leaning)
        to = [one + whim for one, whim in zip(leaning.to, whims, strict=True)]
        best = max(to)
        (place,) = self.dice.choices(range(len(legal)), [math.exp(one - best) for one in to])
        self.diary.decide(kind, leaning, whims, place)
        return [legal[place]]

    def row(self, g: Game, seat: int) -> list[float]:
        row = super().row(g, seat)
        self.diary.look(g, seat, row)
        return row

    def play(self, game: str, number: int) -> None:
        """A game with itself, or with the automa."""
        (table,) = self.dice.choices(list(TABLES), list(TABLES.values()))
        options = {"automa": self.dice.choice(LEVELS)} if table == "solo" else {}
        seats = list(SEATS[: 2 if table == "solo" else int(table)])
        self._whims = [Whims(self.dice) if self.dice.random() < self.whims else None for _ in seats]
        g = Game.start(Setup(game, seats, deal(number), options))
        play_out(g, [self] * len(seats))
        self.diary.end(g)
