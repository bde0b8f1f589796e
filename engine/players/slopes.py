"""Which way the weights of networks lead to better play, or to less error; and steps that way."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    from engine.players.diary import Decisions, Ints, Options
    from engine.players.learnt import Array
    from engine.players.network import Network

    Weights = dict[str, Array]

BY_CATEGORY = 0.5  # how much it counts where points come from, beside how many they are
DECAY = 1e-5
CLIP = 0.2  # a choice may become so much more or less likely before it is played again
SMALLEST = 1e-9


class Adam:
    """The usual way to take steps down a slope."""

    def __init__(self, weights: Weights) -> None:
        self.means = {name: np.zeros_like(one) for name, one in weights.items()}
        self.squares = {name: np.zeros_like(one) for name, one in weights.items()}
        self.steps = 0

    def step(self, weights: Weights, slopes: Weights, rate: float) -> None:
        self.steps += 1
        fix = np.float32(rate * np.sqrt(1 - 0.999**self.steps) / (1 - 0.9**self.steps))
        for name, slope in slopes.items():
            mean, square = self.means[name], self.squares[name]
            mean += np.float32(0.1) * (slope - mean)
            square += np.float32(0.001) * (slope * slope - square)
            weights[name] -= fix * (mean / (np.sqrt(square) + 1e-8) + np.float32(DECAY) * weights[name])


def of_foresight(net: Network, rows: Array, ends: Array) -> Weights:
    """Towards less error in every category, in the total, in the rival's total and in the lead."""
    first = np.maximum(rows @ net.w1 + net.b1, 0)
    second = np.maximum(first @ net.w2 + net.b2, 0)
    off = second @ net.w3 + net.b3 + rows @ net.past - ends
    total = off[:, :-1].sum(axis=1, keepdims=True)
    lead = total - off[:, -1:]
    out = BY_CATEGORY * off
    out[:, :-1] += total + lead
    out[:, -1:] += off[:, -1:] - lead
    out /= len(rows)
    back2 = (out @ net.w3.T) * (second > 0)
    back1 = (back2 @ net.w2.T) * (first > 0)
    return {
        "w1": rows.T @ back1,
        "b1": back1.sum(axis=0),
        "w2": first.T @ back2,
        "b2": back2.sum(axis=0),
        "w3": second.T @ out,
        "b3": out.sum(axis=0),
        "past": rows.T @ out,
    }


class Chances(NamedTuple):
    """How likely options are; and what the networks made of it all, for the way back."""

    of: Array
    seen: Array
    grasped: Array
    table: Array
    views: Array


class Choices:
    """Decisions with their options, and how likely the weights of an instinct make each."""

    def __init__(self, rows: Array, decisions: Decisions, options: Options) -> None:
        self.rows, self.decisions, self.options = rows, decisions, options
        self.starts = np.concatenate([[0], np.cumsum(decisions.options)[:-1]]).astype(np.int64)
        self.whose = np.repeat(np.arange(len(decisions.options)), decisions.options)
        self.taken = self.starts + decisions.chosen

    def some(self, which: NDArray[np.bool_]) -> Choices:
        """Only those decisions, with the views they were made with."""
        decisions = self.decisions.some(which)
        views, where = np.unique(decisions.view, return_inverse=True)
        options = self.options.some(which[self.whose])
        return Choices(self.rows[views], decisions._replace(view=where), options)

    def chances(self, weights: Weights) -> Chances:
        """How likely each option is."""
        options, decisions = self.options, self.decisions
        seen = np.maximum(self.rows @ weights["see"] + weights["bias"], 0)
        grasped = np.maximum(seen @ weights["grasp"] + weights["grasp_bias"], 0)
        table = weights["rows"][options.first] + weights["rows"][options.second]
        views = grasped[decisions.view[self.whose]]
        base = weights["base"]
        to = weights["trust"][decisions.kind][self.whose] * options.worth
        to += np.einsum("ij,ij->i", table, views) + base[options.first] + base[options.second]
        best = np.maximum.reduceat(to, self.starts)
        odds = np.exp(to - best[self.whose])
        return Chances(odds / np.add.reduceat(odds, self.starts)[self.whose], seen, grasped, table, views)

    def slopes(self, weights: Weights, ahead: Array, wonder: float) -> Weights:
        """Towards what turned out better than expected, as far as one may go at once.

        `ahead` says by how much. With `wonder` it goes on trying things.
        """
        now = self.chances(weights)
        chance = now.of
        ratio = chance[self.taken] / self.decisions.chance
        stale = ((ratio > 1 + CLIP) & (ahead > 0)) | ((ratio < 1 - CLIP) & (ahead < 0))
        pull = np.where(stale, 0, ratio * ahead)
        push = -pull[self.whose] * chance
        push[self.taken] += pull
        logs = np.log(chance + SMALLEST)
        spread = -np.add.reduceat(chance * logs, self.starts)
        push -= wonder * chance * (logs + spread[self.whose])
        return self._back(weights, now, push)

    def slopes_to(self, weights: Weights, wanted: Array) -> Weights:
        """Towards those chances."""
        now = self.chances(weights)
        return self._back(weights, now, wanted - now.of)

    def _back(self, weights: Weights, now: Chances, push: Array) -> Weights:
        """From how much more somebody should lean to each option, to the weights."""
        down: Array = (-push / len(self.starts)).astype(np.float32)
        first, second = self.options.first, self.options.second
        both = second > 0
        rows = down[:, None] * now.views
        count = len(weights["base"])
        found = {
            "rows": gathered(first, rows, count) + gathered(second[both], rows[both], count),
            "base": gathered(first, down, count) + gathered(second[both], down[both], count),
            "trust": gathered(
                self.decisions.kind[self.whose], down * self.options.worth, len(weights["trust"])
            ),
        }
        found["rows"][0] = found["base"][0] = 0  # what has no name
        views = self.decisions.view[self.whose]
        grasp = gathered(views, down[:, None] * now.table, len(now.seen)) * (now.grasped > 0)
        see = (grasp @ weights["grasp"].T) * (now.seen > 0)
        return found | {
            "grasp": now.seen.T @ grasp,
            "grasp_bias": grasp.sum(axis=0),
            "see": self.rows.T @ see,
            "bias": see.sum(axis=0),
        }


def gathered(places: Ints, rows: Array, size: int) -> Array:
    """The sum of the rows that belong to each place."""
    found = np.zeros((size, *rows.shape[1:]), np.float32)
    if len(places):
        order = np.argsort(places, kind="stable")
        there = places[order]
        starts = np.flatnonzero(np.concatenate([[True], there[1:] != there[:-1]]))
        found[there[starts]] = np.add.reduceat(rows[order], starts, axis=0)
    return found


def advantages(values: Array, ends: Array, whose: NDArray[np.int64], reach: float) -> Array:
    """By how much each turn of a seat went better than was foreseen.

    `values` is what was foreseen at the beginning of each turn, and `ends` what became of it, for turns one
    after the other of `whose`. What happens later counts by `reach` to the power of how much later.
    """
    found = np.zeros(len(values), np.float32)
    later = 0.0
    for turn in range(len(values) - 1, -1, -1):
        last = turn + 1 == len(values) or whose[turn + 1] != whose[turn]
        gain = float((ends[turn] if last else values[turn + 1]) - values[turn])
        later = gain if last else gain + reach * later
        found[turn] = later
    return found
