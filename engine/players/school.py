"""The school: an instinct and a foresight are learnt from games that a pupil plays with itself.

In every round it plays some games, choosing by chance what it leans to. Foresight says at each turn how the
game will end; where it then goes better than foreseen, the choices of that turn become likelier, and where it
goes worse less likely. (It is known as proximal policy optimization with generalized advantages.) That a
choice was made by chance keeps it apart from all that it only comes along with. Foresight learns from the
same games how they ended.

What a rival ends with is mostly luck to a pupil, and drowns what its own choices did. So it first plays for
its own points, and for the difference when it can play: that is learnt ten times as fast. Who only
ever meets itself comes to rely on rivals that are in no hurry; so it is made to meet others as well. And who
has found one way to play well never tries another that is worse until it is mastered; a prize for what it
neglects, for a while, shows it the way.

Players are given the average of the last rounds, which is steadier than any of them. All that a run needs to
go on is in its file, written after every round.
"""

from __future__ import annotations

import random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple, cast
from zipfile import BadZipFile

import numpy as np

from engine.decisions import BadSave
from engine.games import rules_of
from engine.players.arena import SEATS
from engine.players.diary import Follower, Pupil
from engine.players.foresight import CATEGORIES
from engine.players.foresight import PART as FORESIGHT
from engine.players.instinct import KINDS, NAMES, Instinct, Names, Net
from engine.players.instinct import PART as INSTINCT
from engine.players.learnt import Learnt, features_of
from engine.players.network import Network
from engine.players.policy import make_policy
from engine.players.slopes import SMALLEST, Adam, Choices, advantages, of_foresight
from engine.players.thinking import no_collector

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping
    from pathlib import Path

    from numpy.typing import NDArray

    from engine.players.diary import Diary, Ints, Views
    from engine.players.learnt import Array
    from engine.players.policy_base import PolicyBase

    Flags = NDArray[np.bool_]

FIRST_DEAL = 90_000_000  # far from those of matches and of tuning
SEEN, GRASPED = 256, 128  # numbers that the instinct makes of a position, and of those
LAYERS = (320, 96)  # of the foresight
MOST_NAMES = 1600
BY_NAME = ("move", "action")  # what is judged by names alone: what it is worth by hand takes too long
REACH = 0.9  # how much of what happens a turn later is due to this one
FORESIGHT_RATE = 3e-4
STEADY = 0.97  # how much of what players are given stays as it was, round after round
PASSES = 2  # over all games of a round
MANY = 10_000  # choices that are learnt from at once
PIECE = 1500  # positions that foresight learns from at once
CERTAIN = 0.98  # chance of a choice from which there is hardly anything to learn
FEW = 5  # one in so many of those is learnt from, and counts for them all
LONGEST = 1000  # no game has so many turns


class Lesson(NamedTuple):
    """How a round is learnt from."""

    rate: float = 1.5e-3  # the lower, the smaller and surer are the steps
    wonder: float = 0.003  # how much it counts to keep choices open
    rival: float = 0.5  # how much of the best rival's points is taken off one's own
    prizes: Mapping[str, float] = MappingProxyType({})  # by category, what counts more: 1 is twice


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
            "see": dice.normal(0, np.sqrt(2 / inputs), (inputs, SEEN)).astype(np.float32),
            "bias": np.zeros(SEEN, np.float32),
            "grasp": dice.normal(0, np.sqrt(2 / SEEN), (SEEN, GRASPED)).astype(np.float32),
            "grasp_bias": np.zeros(GRASPED, np.float32),
            "rows": np.zeros((MOST_NAMES, GRASPED), np.float32),
            "base": np.zeros(MOST_NAMES, np.float32),
            "trust": np.array([kind not in BY_NAME for kind in self.kinds], np.float32),
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
        self.others: list[Instinct] = []  # that pupils meet now and then

    def meet(self, learnt: Learnt) -> None:
        """From now on pupils now and then meet somebody who knows that, so that they know others, too."""
        self.others.append(Instinct(self.hand, Net.of(learnt), self.features))

    def _go_on_from(self, learnt: Learnt) -> None:
        """What is known fills a corner of larger networks, of which nobody is to notice the rest at first."""
        known = learnt.numbers(INSTINCT)
        self.names = Growing(learnt.words(NAMES))
        for name in ("see", "bias", "grasp", "grasp_bias", "rows", "base"):
            lay_into(self.weights[name], known[name], rows=name == "grasp")
        for kind, trust in zip(learnt.words(KINDS), known["trust"], strict=True):
            if kind in self.kinds:
                self.weights["trust"][self.kinds.index(kind)] = trust
        for name, one in learnt.numbers(FORESIGHT).items():
            lay_into(self.foresight.weights[name], one, rows=name in ("w2", "w3"))

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

    def round(
        self,
        games: int,
        progress: Callable[[int, int], None] | None = None,
        lesson: Lesson | None = None,
    ) -> Report:
        """Play some games, and learn from them."""
        lesson = lesson or Lesson()
        dice = random.Random(f"school {self.games}")
        net = Net(self.weights, self.names, self.kinds)
        pupil = Pupil(self.hand, net, self.features, dice, self.others)
        diary, views, turns = self._play(pupil, games, progress)
        counts = np.array([1 + lesson.prizes.get(name, 0) for name in self.categories], np.float32)
        foreseen = ahead_of(self.foresight.foresee(turns.rows), counts, lesson.rival)
        became = ahead_of(turns.ends, counts, lesson.rival)
        ahead = advantages(foreseen, became, turns.seats, REACH)[turns.which][diary.decisions.view]
        ahead = (ahead - ahead.mean()) / (ahead.std() + 1e-6)
        wonder = self._improve(Choices(views.rows, diary.decisions, diary.options), ahead, lesson)
        self._foresee(turns.rows, turns.ends)
        self._steady()
        return self._report(turns, foreseen, became, wonder)

    def _steady(self) -> None:
        for part, weights, _ in self._parts():
            for name, one in self.steady[part].items():
                one += np.float32(1 - STEADY) * (weights[name] - one)

    def _report(self, turns: Turns, foreseen: Array, became: Array, wonder: float) -> Report:
        return Report(
            self.rounds,
            self.games,
            float(turns.ends[:, :-1].sum(axis=1).mean()),
            len(turns.seats) / len(np.unique(turns.seats)),
            1 - float(((became - foreseen) ** 2).mean() / became.var()),
            wonder,
        )

    def follow(self, games: int, progress: Callable[[int, int], None] | None = None) -> float:
        """Learn to lean as the policy does by hand. Returns how far from that it was."""
        dice = random.Random(f"follow {self.games}")
        pupil = Follower(self.hand, Net(self.weights, self.names, self.kinds), self.features, dice)
        diary, views, turns = self._play(pupil, games, progress)
        whole = Choices(views.rows, diary.decisions, diary.options)
        wanted = np.array(diary.wanted, np.float32)
        chance = whole.chances(self.weights).of
        off = wanted * np.log((wanted + SMALLEST) / (chance + SMALLEST))
        for some in self._pieces(len(whole.starts)):
            slopes = whole.some(some).slopes_to(self.weights, wanted[some[whole.whose]])
            self.adam.step(self.weights, slopes, Lesson().rate)
        self._foresee(turns.rows, turns.ends)
        self._steady()
        return float(off.sum()) / len(whole.starts)

    def _play(
        self, pupil: Pupil, games: int, progress: Callable[[int, int], None] | None
    ) -> tuple[Diary, Views, Turns]:
        with no_collector():  # it would look through the whole diary again and again
            for number in range(games):
                pupil.play(self.game, FIRST_DEAL + self.games + number)
                if progress is not None:
                    progress(number + 1, games)
        self.games += games
        self.rounds += 1
        views = pupil.diary.views
        return pupil.diary, views, turns_of(pupil.diary, views)

    def _pieces(self, count: int) -> Iterator[Flags]:
        """Which choices are learnt from at once, in several passes over them all."""
        dice = np.random.default_rng(self.rounds)
        for _ in range(PASSES):
            for part in np.array_split(dice.permutation(count), max(1, count // MANY)):
                some = np.zeros(count, np.bool_)
                some[part] = True
                yield some

    def _improve(self, whole: Choices, ahead: Array, lesson: Lesson) -> float:
        """Make likelier what went better than foreseen. Returns how open choices were."""
        chance = whole.decisions.chance
        certain = chance > CERTAIN
        some = ~certain | (np.random.default_rng(self.rounds).random(len(chance)) < 1 / FEW)
        part = whole.some(some)
        ahead = np.where(certain, FEW * ahead, ahead)[some].astype(np.float32)
        for piece in self._pieces(len(ahead)):
            slopes = part.some(piece).slopes(self.weights, ahead[piece], lesson.wonder)
            self.adam.step(self.weights, slopes, lesson.rate)
        return -float(np.log(chance).mean())

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


def lay_into(weights: Array, known: Array, *, rows: bool) -> None:
    """Lay what is known into the corner of a larger array. With `rows`, those behind it count for nothing."""
    if rows:
        weights[len(known) :] = 0
    weights[tuple(slice(size) for size in known.shape)] = known


class Turns(NamedTuple):
    """The first view of each turn of a seat, one turn after the other."""

    rows: Array
    ends: Array
    seats: Ints
    which: Ints  # the turn of every view


def turns_of(diary: Diary, views: Views) -> Turns:
    turn_of = (views.game * len(SEATS) + views.seat) * LONGEST + views.turn
    turns, first, which = np.unique(turn_of, return_index=True, return_inverse=True)
    seats = turns // LONGEST
    ends = np.array([diary.ends[one // len(SEATS)][one % len(SEATS)] for one in seats], np.float32)
    return Turns(views.rows[first], ends, seats, which)


def ahead_of(ends: Array, counts: Array, rival: float) -> Array:
    """What is played for: one's own points as they count by category, less a share of the best rival's."""
    found: Array = ends[:, :-1] @ counts - np.float32(rival) * ends[:, -1]
    return found
