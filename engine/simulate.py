"""Whole games by players made of code: to find crashes, to measure, and to make records."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from engine.decisions import Decision
from engine.game import Game
from engine.games import rules_of
from engine.invariants import problems
from engine.players.policy import policy_of
from engine.state import Setup

SEATS = ("north", "east", "south", "west")
LONG_LIST = 25  # what one menu of Discord holds
ENDLESS = 20_000  # choices after which a game counts as a dead end
OFFER_CHANCE = 0.02

Policy = Callable[[Game, Decision, random.Random], list[str]]


def random_policy(game: Game, decision: Decision, dice: random.Random) -> list[str]:
    legal = decision.legal
    if decision.least == decision.most == 1:
        return [legal[int(dice.random() * len(legal))]]
    return dice.sample(legal, dice.randint(decision.least, decision.most))


def quick_policy(game: Game, decision: Decision, dice: random.Random) -> list[str]:
    """By the policy that players made of code play games out with; offers are taken or not at random."""
    question, policy = game.state.agenda[-1], policy_of(game.setup.game)
    if policy is None or decision.kind != question.kind or decision.legal != tuple(game.legal):
        return random_policy(game, decision, dice)
    return policy.choose(game, question, game.legal)


POLICIES: dict[str, Policy] = {"random": random_policy, "quick": quick_policy}


def setup_for(game: str, players: int, seed: int, *, mixed: bool = True, automa: str = "") -> Setup:
    """The setup of a simulated game; with `mixed` its options differ from game to game."""
    dice = random.Random(f"options {seed}")
    known = rules_of(game).options
    options = {name: dice.choice(values) for name, values in known.items()} if mixed else {}
    options.pop("automa", None)  # only a game that is to be solo has one
    if automa:
        options["automa"] = automa
    return Setup(game, list(SEATS[:players]), random.Random(f"seed {seed}").getrandbits(128), options)


def play(
    setup: Setup,
    policy: Policy,
    dice: random.Random,
    watch: Callable[[Game, Decision], None] | None = None,
    choices: list[tuple[str, list[str]]] | None = None,
) -> Game:
    """One game to its end. Now and then somebody uses what they may do out of turn."""
    game = Game.start(setup)
    for _ in range(ENDLESS):
        decision = game.decision
        if decision is None:
            return game
        if dice.random() < OFFER_CHANCE:
            decision = game.offers(dice.choice(game.seats)) or decision
        picks = policy(game, decision, dice)
        game.choose(decision.seat, picks)
        if choices is not None:
            choices.append((decision.seat, picks))
        if watch is not None:
            watch(game, decision)
    return game


@dataclass
class Tally:
    games: int = 0
    choices: int = 0
    seconds: float = 0.0
    crashes: int = 0
    dead_ends: int = 0
    broken: int = 0
    long_lists: int = 0
    longest: int = 0
    points: Counter[str] = field(default_factory=Counter)
    findings: list[str] = field(default_factory=list)

    def report(self) -> dict[str, Any]:
        played = max(self.games - self.crashes - self.dead_ends, 1)
        return {
            "games": self.games,
            "choices": self.choices,
            "seconds": round(self.seconds, 3),
            "games_per_second": round(self.games / max(self.seconds, 1e-9), 2),
            "microseconds_per_choice": round(self.seconds / max(self.choices, 1) * 1e6, 2),
            "crashes": self.crashes,
            "dead_ends": self.dead_ends,
            "broken_invariants": self.broken,
            "options_over_25": self.long_lists,
            "options_max": self.longest,
            "mean_scores": {seat: round(total / played, 2) for seat, total in self.points.items()},
        }


def simulate(
    game: str,
    players: int,
    games: int,
    seed: int,
    policy: str,
    *,
    check: bool = False,
    mixed: bool = True,
    automa: str = "",
    progress: Callable[[int, int], None] | None = None,
) -> Tally:
    """Many games. Invariants are checked at the end of every turn, with `check` after every choice."""
    tally, choose = Tally(), POLICIES[policy]
    number = turn = 0

    def watch(table: Game, decision: Decision) -> None:
        nonlocal turn
        tally.choices += 1
        size = len(decision.legal)
        tally.longest = max(tally.longest, size)
        tally.long_lists += size > LONG_LIST
        if check or table.turn != turn:
            turn = table.turn
            found = problems(table)
            tally.broken += len(found)
            tally.findings += [f"seed {number}, choice {table.number}: {one}" for one in found]

    begin = time.perf_counter()
    for number in range(seed, seed + games):
        turn = 0
        setup = setup_for(game, players, number, mixed=mixed, automa=automa)
        try:
            table = play(setup, choose, random.Random(number), watch)
        except Exception as error:  # a crash is what we look for; it is counted and named
            tally.crashes += 1
            tally.findings.append(f"seed {number}: {error!r}")
        else:
            tally.dead_ends += not table.over
            for seat, sheet in table.scores().items():
                tally.points[seat] += sheet["total"]
        tally.games += 1
        if progress is not None:
            progress(tally.games, games)
    tally.seconds = time.perf_counter() - begin
    return tally


def bench(game: str, games: int = 300, progress: Callable[[int, int], None] | None = None) -> dict[str, Any]:
    """The engine's speed with two random players, the cost of a copy, and the size of a dump."""
    setups = [setup_for(game, 2, number, mixed=False) for number in range(games)]
    play(setups[0], random_policy, random.Random(0))
    counts = Counter[str]()

    def watch(table: Game, decision: Decision) -> None:
        counts["choices"] += 1

    begin = time.perf_counter()
    spent = 0.0
    for number, setup in enumerate(setups, start=1):
        play(setup, random_policy, random.Random(number - 1), watch)
        paused = time.perf_counter()
        if progress is not None:
            progress(number, games)
        spent += time.perf_counter() - paused
    seconds = time.perf_counter() - begin - spent
    copies, dumps = [], [0]

    def weigh(table: Game, decision: Decision) -> None:
        before = time.perf_counter()
        table.copy()
        copies.append(time.perf_counter() - before)
        if table.number % 20 == 0:
            dumps.append(len(table.dump()))

    for number, setup in enumerate(setups[: max(1, games // 30)]):
        play(setup, random_policy, random.Random(number), weigh)
    return {
        "game": game,
        "games": games,
        "microseconds_per_choice": round(seconds / counts["choices"] * 1e6, 2),
        "games_per_second": round(games / seconds, 2),
        "choices_per_game": round(counts["choices"] / games, 1),
        "copy_microseconds": round(sorted(copies)[len(copies) // 2] * 1e6, 2),
        "dump_kb": round(max(dumps) / 1024, 2),
    }
