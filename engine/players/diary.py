"""What a pupil writes down while it plays to learn: positions, options and choices, and how games ended."""

from __future__ import annotations

import math
import random
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from engine.game import Game
from engine.players.arena import SEATS, deal
from engine.players.instinct import LEAST, Instinct, Leaning, Net
from engine.players.policy import Policy, play_out
from engine.state import Setup

if TYPE_CHECKING:
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from engine.agenda import Question
    from engine.players.features import Features
    from engine.players.learnt import Array
    from engine.players.policy_base import PolicyBase

    Ints = NDArray[np.int64]

# Who sits at the tables that are learnt from: two of one's own kind, mostly.
TABLES = {"solo": 0.06, "2": 0.80, "3": 0.09, "4": 0.05}
LEVELS = ("easy", "medium", "hard", "very_hard")
STRANGERS = 0.25  # the share of tables at which somebody else sits, where others are known
SURE = 2.0  # how much likelier a point by hand makes an option to a follower


class Options(NamedTuple):
    """All options of many decisions, one after the other: a row for each."""

    worth: Array
    first: Ints
    second: Ints

    def some(self, which: NDArray[np.bool_]) -> Options:
        return Options(self.worth[which], self.first[which], self.second[which])


class Decisions(NamedTuple):
    """A row for each decision: the view it was made with, its kind, how many options, which was chosen.

    And how likely that was.
    """

    view: Ints
    kind: Ints
    options: Ints
    chosen: Ints
    chance: Array

    def some(self, which: NDArray[np.bool_]) -> Decisions:
        view, kind, options, chosen, chance = self
        return Decisions(view[which], kind[which], options[which], chosen[which], chance[which])


class Views(NamedTuple):
    """A row for each position that was looked at: what was seen, in which game, by whom, in which turn."""

    rows: Array
    game: Ints
    seat: Ints
    turn: Ints


class Diary:
    def __init__(self) -> None:
        self.rows: list[Array] = []
        self.when: list[tuple[int, int, int]] = []  # game, seat, turn
        self.decided: list[tuple[int, int, int, int]] = []
        self.chances: list[float] = []
        self.worths: list[float] = []
        self.first: list[int] = []
        self.second: list[int] = []
        self.ends: list[list[list[int]]] = []  # by game and seat: the sheet, and the best rival's total
        self.wanted: list[float] = []  # of a follower: how likely the teacher makes each option

    def look(self, g: Game, seat: int, row: list[float]) -> None:
        self.rows.append(np.array(row, np.float32))
        self.when.append((len(self.ends), seat, g.state.turn))

    def decide(self, kind: int, leaning: Leaning, chosen: int, odds: list[float]) -> None:
        self.decided.append((len(self.rows) - 1, kind, len(leaning.to), chosen))
        self.chances.append(odds[chosen] / sum(odds))
        self.worths += leaning.worths
        self.first += leaning.first
        self.second += leaning.second

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
        return Views(np.stack(self.rows), *np.array(self.when, np.int64).T)

    @property
    def decisions(self) -> Decisions:
        view, kind, options, chosen = np.array(self.decided, np.int64).T
        return Decisions(view, kind, options, chosen, np.array(self.chances, np.float32))

    @property
    def options(self) -> Options:
        return Options(np.array(self.worths, np.float32), np.array(self.first), np.array(self.second))


class Pupil(Instinct):
    """It chooses by chance, the more often the more it leans to something, and writes everything down."""

    def __init__(
        self,
        hand: PolicyBase[Any],
        net: Net,
        features: Features,
        dice: random.Random,
        others: Sequence[Policy] = (),
    ) -> None:
        """Now and then it meets one of the others, if there are any."""
        super().__init__(hand, net, features)
        self.dice = dice
        self.others = others
        self.diary = Diary()

    def choose(self, g: Game, question: Question, legal: list[str]) -> list[str]:
        leaning = self.leaning(g, question, legal) if len(legal) > 1 else None
        if leaning is None:
            return self.hand.choose(g, question, legal)
        odds = likely(leaning.to)
        (place,) = self.dice.choices(range(len(legal)), odds)
        self.diary.decide(self.net.kinds[question.kind], leaning, place, odds)
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
        players: list[Policy] = [self] * len(seats)
        if self.others and not options and self.dice.random() < STRANGERS:
            players[self.dice.randrange(len(seats))] = self.dice.choice(self.others)
        g = Game.start(Setup(game, seats, deal(number), options))
        play_out(g, players)
        self.diary.end(g)


class Follower(Pupil):
    """It plays as the hand-made policy thinks best, by chance too, and writes down how likely that is."""

    def choose(self, g: Game, question: Question, legal: list[str]) -> list[str]:
        leaning = self.leaning(g, question, legal) if len(legal) > 1 else None
        if leaning is None:
            return self.hand.choose(g, question, legal)
        worths = self.hand.weigh(self.hand.look(g, question.who(g)), question, legal)
        assert worths is not None  # or there would be no leaning
        odds = likely([SURE * max(worth, max(worths) + LEAST) for worth in worths])
        (place,) = self.dice.choices(range(len(legal)), odds)
        self.diary.decide(self.net.kinds[question.kind], leaning, place, odds)
        self.diary.wanted += [one / sum(odds) for one in odds]
        return [legal[place]]


def likely(to: list[float]) -> list[float]:
    """How likely somebody does what they lean to, the likeliest 1."""
    best = max(to)
    return [math.exp(one - best) for one in to]
