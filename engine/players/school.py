"""The school: an instinct and a foresight are learnt from games that a pupil plays with itself.

In every round it plays some games, choosing by chance what it leans to. Foresight says at each turn how the
game will end; where it then goes better than foreseen, the choices of that turn become likelier, and where it
goes worse less likely. (It is known as proximal policy optimization with generalized advantages.) That a
choice was made by chance keeps it apart from all that it only comes along with. Some pupils have whims for a
game, so that what nobody does is tried with all that belongs to it. Foresight learns from the
same games how they ended. Players are given the average of the last rounds, which is steadier than any of
them. All that a run needs to go on is in its file, written after every round.
"""

from __future__ import annotations

import random
from typing import TYPE_CHECKING, Any, NamedTuple, cast
from zipfile import BadZipFile

import numpy as np

from engine.decisions import BadSave
from engine.games import rules_of
from engine.players.arena import SEATS
from engine.players.diary import Pupil
from engine.players.foresight import CATEGORIES
from engine.players.foresight import PART as FORESIGHT
from engine.players.instinct import KINDS, NAMES, Names, Net
from engine.players.instinct import PART as INSTINCT
from engine.players.learnt import Learnt, features_of
from engine.players.network import Network
from engine.players.policy import make_policy
from engine.players.slopes import SMALLEST, Adam, Choices, advantages, of_foresight

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engine.players.diary import Decisions, Options, Views
    from engine.players.learnt import Array
    from engine.players.policy_base import PolicyBase

FIRST_DEAL = 90_000_000  # far from those of matches and of tuning
HIDDEN = 96  # numbers that the instinct makes of a position
LAYERS = (128, 48)  # of the foresight
MOST_NAMES = 1600
TRUST = 1 / 0.3  # in the policy's worths, to begin with: how much likelier a point makes an option
RIVAL = 0.7  # how much of the best rival's points is taken off one's own
REACH = 0.9  # how much of what happens a turn later is due to this one
FORESIGHT_RATE = 3e-4
STEADY = 0.97  # how much of what players are given stays as it was, round after round
PASSES, PARTS = 2, 6  # over all games of a round, and in how many pieces each
PIECE = 1500  # positions that foresight learns from at once
LONGEST = 1000  # no game has so many turns


class Lesson(NamedTuple):
    """How a round is learnt from."""

    rate: float = 1.5e-3  # the lower, the smaller and surer are the steps
    wonder: float = 0.003  # how much it counts to keep choices open
    whims: float = 0.5  # the share of seats that have some


class Report(NamedTuple):
    """What a round was like."""

    rounds: int
    games: int
    points: float  # of a seat, on average
    turns: float  # of a seat
    foreseen: float  # the share of differences between games that foresight explains
    wonder: float  # how open choices were


class Growing(Names):
    """Whatever is met for the first time gets a row of its own, while there are any."""

    def __missing__(self, name: str) -> int:
        if len(self) >= MOST_NAMES:
            return 0
        self[name] = len(self)
        return self[name]


class School:
    """A run of learning. `learnt` is what it begins with; without it, it begins with the policy alone."""

    def __init__(self, game: str, learnt: Learnt | None = None, seed: int = 1) -> None:
        features = features_of(game)
        if features is None:
            raise BadSave(f"nobody told us what there is to see in {game!r}")
        self.game, self.features = game, features
        self.hand = cast("PolicyBase[Any]", make_policy(game))
        self.kinds = list(self.hand.scales)
        inputs = len(features.names)
        dice = np.random.default_rng(seed)
        self.weights: dict[str, Array] = {
            "see": dice.normal(0, np.sqrt(2 / inputs), (inputs, HIDDEN)).astype(np.float32),
            "bias": np.zeros(HIDDEN, np.float32),
            "rows": np.zeros((MOST_NAMES, HIDDEN), np.float32),
            "base": np.zeros(MOST_NAMES, np.float32),
            "trust": np.full(len(self.kinds), TRUST, np.float32),
        }
        self.categories = list(rules_of(game).categories)
        self.names = Growing([""])
        self.foresight = Network.fresh(inputs, len(self.categories) + 1, LAYERS, seed)
        if learnt is not None:
            self._go_on_from(learnt)
        self.adam, self.foresight_adam = Adam(self.weights), Adam(self.foresight.weights)
        self.steady = {
            part: {name: one.copy() for name, one in weights.items()} for part, weights, _ in self._parts()
        }
        self.rounds = self.games = 0

    def _go_on_from(self, learnt: Learnt) -> None:
        known = learnt.numbers(INSTINCT)
        self.names = Growing(learnt.words(NAMES))
        for name in ("rows", "base"):
            self.weights[name][: len(self.names)] = known[name][: len(self.names)]
        self.weights |= {"see": known["see"], "bias": known["bias"]}
        for kind, trust in zip(learnt.words(KINDS), known["trust"], strict=True):
            if kind in self.kinds:
                self.weights["trust"][self.kinds.index(kind)] = trust
        self.foresight = Network(learnt.numbers(FORESIGHT))

    def learnt(self) -> Learnt:
        """What players need of it."""
        count = len(self.names)
        arrays: dict[str, Any] = {
            f"{part}/{name}": one[:count] if name in ("rows", "base") else one
            for part, weights in self.steady.items()
            for name, one in weights.items()
        }
        words = {NAMES: list(self.names), KINDS: self.kinds, CATEGORIES: self.categories}
        return Learnt(arrays | {name: np.array(one) for name, one in words.items()})

    def soften(self, share: float) -> None:
        """Be less sure of everything: of what speaks for and against each option only a share is left."""
        for weights in (self.weights, self.steady[INSTINCT]):
            for name in ("rows", "base", "trust"):
                weights[name] *= np.float32(share)

    def round(
        self,
        games: int,
        progress: Callable[[int, int], None] | None = None,
        lesson: Lesson | None = None,
    ) -> Report:
        """Play some games, and learn from them."""
        lesson = lesson or Lesson()
        dice = random.Random(f"school {self.games}")
        pupil = Pupil(self.hand, Net(self.weights, self.names, self.kinds), self.features, dice, lesson.whims)
        for number in range(games):
            pupil.play(self.game, FIRST_DEAL + self.games + number)
            if progress is not None:
                progress(number + 1, games)
        self.games += games
        self.rounds += 1
        diary = pupil.diary
        views, decisions, options = diary.views, diary.decisions, diary.options
        # The first view of each turn of a seat, one turn after the other.
        turn_of = (views.game * len(SEATS) + views.seat) * LONGEST + views.turn
        turns, first, which = np.unique(turn_of, return_index=True, return_inverse=True)
        seats = turns // LONGEST
        rows = views.rows[first]
        ends = np.array([diary.ends[one // len(SEATS)][one % len(SEATS)] for one in seats], np.float32)
        foreseen, became = ahead_of(self.foresight.foresee(rows)), ahead_of(ends)
        ahead = advantages(foreseen, became, seats, REACH)[which][decisions.view]
        ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-6)
        wonder = self._improve(views, decisions, options, ahead, games, lesson)
        self._foresee(rows, ends)
        for part, weights, _ in self._parts():
            for name, one in self.steady[part].items():
                one += np.float32(1 - STEADY) * (weights[name] - one)
        return Report(
            self.rounds,
            self.games,
            float(ends[:, :-1].sum(axis=1).mean()),
            len(turns) / len(np.unique(seats)),
            1 - float(((became - foreseen) ** 2).mean() / became.var()),
            wonder,
        )

    def _improve(
        self, views: Views, decisions: Decisions, options: Options, ahead: Array, games: int, lesson: Lesson
    ) -> float:
        """Make likelier what went better than foreseen. Returns how open choices were."""
        whole = Choices(views.rows, decisions, options)
        chance = whole.chances(self.weights)[0]
        before = chance[whole.taken]
        game_of = views.game[decisions.view]
        dice = np.random.default_rng(self.rounds)
        for _ in range(PASSES):
            for part in np.array_split(dice.permutation(games), PARTS):
                some = np.isin(game_of, part)
                if some.any():
                    piece = Choices(views.rows, decisions.some(some), options.some(some[whole.whose]))
                    slopes = piece.slopes(self.weights, ahead[some], before[some], lesson.wonder)
                    self.adam.step(self.weights, slopes, lesson.rate)
        return -float(np.sum(chance * np.log(chance + SMALLEST)) / len(before))

    def _foresee(self, rows: Array, ends: Array) -> None:
        dice = np.random.default_rng(self.rounds)
        for _ in range(PASSES):
            for part in np.array_split(dice.permutation(len(rows)), max(1, len(rows) // PIECE)):
                slopes = of_foresight(self.foresight, rows[part], ends[part])
                self.foresight_adam.step(self.foresight.weights, slopes, FORESIGHT_RATE)

    # A run that goes on

    def save(self, path: Path) -> None:
        arrays: dict[str, Any] = {"rounds": self.rounds, "games": self.games, "names": list(self.names)}
        for part, weights, adam in self._parts():
            arrays[f"{part}/steps"] = adam.steps
            for name in weights:
                arrays[f"{part}/{name}"] = weights[name]
                arrays[f"{part}/{name}/steady"] = self.steady[part][name]
                arrays[f"{part}/{name}/mean"] = adam.means[name]
                arrays[f"{part}/{name}/square"] = adam.squares[name]
        fresh = path.with_name(path.name + ".new")
        with fresh.open("wb") as file:
            np.savez(file, **arrays)
        fresh.replace(path)

    @staticmethod
    def load(game: str, path: Path) -> School:
        """A run as it stands in its file."""
        school = School(game)
        try:
            with np.load(path, allow_pickle=False) as kept:
                school.rounds, school.games = int(kept["rounds"]), int(kept["games"])
                school.names = Growing(str(name) for name in kept["names"])
                for part, weights, adam in school._parts():
                    adam.steps = int(kept[f"{part}/steps"])
                    for name in weights:
                        for there, key in (
                            (weights, f"{part}/{name}"),
                            (school.steady[part], f"{part}/{name}/steady"),
                            (adam.means, f"{part}/{name}/mean"),
                            (adam.squares, f"{part}/{name}/square"),
                        ):
                            if kept[key].shape != there[name].shape:
                                raise ValueError(f"{key} has another shape")
                            there[name][...] = kept[key]
        except (OSError, ValueError, KeyError, BadZipFile) as error:
            raise BadSave(f"{path}: {error}") from error
        return school

    def _parts(self) -> list[tuple[str, dict[str, Array], Adam]]:
        return [
            (INSTINCT, self.weights, self.adam),
            (FORESIGHT, self.foresight.weights, self.foresight_adam),
        ]


def ahead_of(ends: Array) -> Array:
    """What is played for: one's own points, less a share of the best rival's."""
    found: Array = ends[:, :-1].sum(axis=1) - np.float32(RIVAL) * ends[:, -1]
    return found
