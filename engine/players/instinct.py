"""The instinct: a policy with what it learnt from a great many games of its own.

A network looks at the position once for every place of a turn, and every option has a row of numbers by its
names that says how well it fits with what the network saw. Where figures matter that names do not tell, what
the hand-made policy thinks of each option is added. Together they are how much somebody leans to each option.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple, cast

import numpy as np

from engine.games import kit_of
from engine.players.learnt import features_of, learnt_of
from engine.players.options import depends_on, names_of
from engine.players.policy import Policy, make_policy

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.agenda import Question
    from engine.game import Game
    from engine.players.features import Features
    from engine.players.learnt import Array, Learnt
    from engine.players.policy_base import PolicyBase
    from engine.players.worth import Weights

PART = "instinct"
NAMES, KINDS = "instinct/names", "instinct/kinds"
LEAST = -5.0  # points behind the best option that count
MOST_KNOWN = 4000  # sets of options that are remembered
LIKING = 2.5  # how much more somebody leans to what is worth a point more to their temperament


class Leaning(NamedTuple):
    """How much somebody leans to each of the legal options; and what came of it by hand and by name."""

    to: list[float]
    worths: list[float]
    first: list[int]
    second: list[int]


class Known(NamedTuple):
    """The rows of some options by name, and what they add up to for each."""

    first: list[int]
    second: list[int]
    table: Array


class Names(dict[str, int]):
    """The rows of names; what is not known has the first one, which says nothing."""

    def __init__(self, names: Iterable[str]) -> None:
        super().__init__((name, number) for number, name in enumerate(names))

    def __missing__(self, name: str) -> int:
        return 0


class Net:
    """The weights: of the network, and the rows of names."""

    def __init__(self, weights: dict[str, Array], names: Names, kinds: list[str]) -> None:
        self.names = names
        self.kinds = {kind: number for number, kind in enumerate(kinds)}
        self.see, self.bias = weights["see"], weights["bias"]
        # One more than there are, which is always 1: what a row says there counts at any time.
        self.grasp = np.pad(weights["grasp"], ((0, 0), (0, 1)))
        self.grasp_bias = np.append(weights["grasp_bias"], np.float32(1))
        self.rows = np.column_stack([weights["rows"], weights["base"]])
        # In worths by hand, by kind of question; where there is none, nobody works them out.
        self.trust: list[float] = weights["trust"].tolist()
        self._known: dict[tuple[str, str, tuple[str, ...]], Known] = {}

    @staticmethod
    def of(learnt: Learnt) -> Net:
        return Net(learnt.numbers(PART), Names(learnt.words(NAMES)), learnt.words(KINDS))

    def look(self, row: list[float]) -> Array:
        seen: Array = np.array(row, np.float32) @ self.see
        seen += self.bias
        np.maximum(seen, 0, out=seen)
        found: Array = seen @ self.grasp
        found += self.grasp_bias
        np.maximum(found, 0, out=found)
        return found

    def rows_of(self, g: Game, seat: int, question: Question, legal: list[str]) -> Known:
        """The rows of options; of those that come up again and again they are remembered."""
        where = depends_on(g, seat, question)
        if where is None:
            return self._rows(g, seat, question, legal)
        key = question.kind, where, tuple(legal)
        known = self._known.get(key)
        if known is None:
            if len(self._known) >= MOST_KNOWN:
                self._known.clear()
            known = self._known[key] = self._rows(g, seat, question, legal)
        return known

    def _rows(self, g: Game, seat: int, question: Question, legal: list[str]) -> Known:
        pairs = names_of(g, seat, question, legal)
        first = [self.names[one] for one, _ in pairs]
        second = [self.names[other] for _, other in pairs]
        table = self.rows.take(first, 0)
        if any(second):
            table += self.rows.take(second, 0)
        return Known(first, second, table)


class Instinct:
    """A Policy that remembers what it saw last."""

    def __init__(
        self,
        hand: PolicyBase[Any],
        net: Net,
        features: Features,
        likes: PolicyBase[Any] | None = None,
        *,
        hasty: bool = False,
    ) -> None:
        """`likes` is the hand-made policy of somebody with a temperament.

        Who is hasty does not look again when money or cards have changed, and after a ride only at what
        changes by it: a third faster, and about as good.
        """
        self.hand = hand
        self.net = net
        self.features = features
        self.likes = likes
        self.hasty = hasty
        self._seen: tuple[Game, tuple[int | str, ...], Array, list[float]] | None = None

    def choose(self, g: Game, question: Question, legal: list[str]) -> list[str]:
        leaning = self.leaning(g, question, legal) if len(legal) > 1 else None
        if leaning is None:
            return self.hand.choose(g, question, legal)
        return [legal[leaning.to.index(max(leaning.to))]]

    def leaning(self, g: Game, question: Question, legal: list[str]) -> Leaning | None:
        """None where options are not compared one by one."""
        seat, net = question.who(g), self.net
        kind = net.kinds.get(question.kind)
        if kind is None:
            return None
        trust = net.trust[kind]
        worths = self.hand.weigh(self.hand.look(g, seat), question, legal) if trust else [0.0] * len(legal)
        if worths is None:
            return None
        known = net.rows_of(g, seat, question, legal)
        to: list[float] = (known.table @ self.see(g, seat)).tolist()
        if trust:
            best = max(worths)
            worths = [max(worth - best, LEAST) for worth in worths]
            to = [so_far + trust * worth for so_far, worth in zip(to, worths, strict=True)]
        if self.likes is not None:
            liked = self.likes.weigh(self.likes.look(g, seat), question, legal)
            usual = self.hand.weigh(self.hand.look(g, seat), question, legal)
            if liked is not None and usual is not None:
                to = [one + LIKING * (more - less) for one, more, less in zip(to, liked, usual, strict=True)]
        return Leaning(to, worths, known.first, known.second)

    def see(self, g: Game, seat: int) -> Array:
        """What the network makes of a position: looked at anew when much has changed."""
        me = g.state.players[seat]
        key: tuple[int | str, ...] = g.state.turn, seat, me.place
        if not self.hasty:
            key += me.money, len(me.hand)
        seen = self._seen
        if seen is not None and seen[0] is g and seen[1] == key:
            return seen[2]
        rode = seen is not None and seen[0] is g and seen[1][:2] == key[:2]
        if self.hasty and seen is not None and rode and me.place != g.catalog.trail.capital:
            row = self.features.after_ride(seen[3], g, seat)
        else:
            row = self.row(g, seat)
        found = self.net.look(row)
        self._seen = g, key, found, row
        return found

    def row(self, g: Game, seat: int) -> list[float]:
        return self.features.of(g, seat)


def make_instinct(game: str, likes: Weights | None = None, *, hasty: bool = False) -> Policy:
    """The policy of a game with all that was learnt about it; `likes` are the traits of a temperament."""
    hand, learnt, features = make_policy(game), learnt_of(game), features_of(game)
    liked = make_policy(game, likes) if likes else None
    if learnt is None or features is None:
        return liked or hand
    made = cast("PolicyBase[Any]", hand), cast("PolicyBase[Any] | None", liked)
    return Instinct(made[0], Net.of(learnt), features, made[1], hasty=hasty)


@cache
def instinct_of(game: str, *, hasty: bool = False) -> Policy | None:
    """The best policy that a game has, if it brings one; or a hasty one, to play games on in thought."""
    return make_instinct(game, hasty=hasty) if kit_of(game).part("policy") is not None else None
