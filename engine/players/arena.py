"""Players against players: every deal is played with a on each seat once.

Games can be shared out over processes, and what was played can be kept in a file: a match that was broken off
goes on from there.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path
from time import thread_time

import msgspec

from engine.chance import SEED_BITS
from engine.game import Game
from engine.players.basics import AiPlayer
from engine.players.match import Match, Played
from engine.players.registry import make_player
from engine.state import Setup

Progress = Callable[[int, int], None]

SEATS = ("north", "south", "east", "west")
FEWEST = 8  # games before a match may be decided


class Task(msgspec.Struct, frozen=True):
    """One game to play: who is a, who are all the others, and where a sits."""

    game: str
    a: str
    b: str
    deal: int
    first: int
    players: int = 2
    automa: str = ""
    milliseconds: float | None = None


class Arena(msgspec.Struct, frozen=True):
    """A match to play. Players are named as the command line names them: `strong:500`."""

    game: str
    a: str
    b: str
    games: int
    seed: int = 1  # of the first deal; the others count up
    players: int = 2
    automa: str = ""  # the level of the automa that is b, in a solo game
    milliseconds: float | None = None  # for players that name no budget; None: what they have at tables
    processes: int = 1
    stop: bool = False  # as soon as the answer is known
    out: Path | None = None  # where games are kept

    def tasks(self) -> Iterator[Task]:
        seatings = 1 if self.automa else self.players
        for number in range(self.games):
            deal, first = self.seed + number // seatings, number % seatings
            yield Task(self.game, self.a, self.b, deal, first, self.players, self.automa, self.milliseconds)


def arena(how: Arena, progress: Progress | None = None) -> Match:
    match = Match(how.players, kept(how.out))
    known = {(one.deal, one.first) for one in match.played}
    left: Iterator[Task] = (task for task in how.tasks() if (task.deal, task.first) not in known)

    def done(played: Played) -> bool:
        match.played.append(played)
        if how.out is not None:
            with how.out.open("ab") as file:
                file.write(msgspec.json.encode(played) + b"\n")
        if progress is not None:
            progress(match.games, how.games)
        return how.stop and match.games >= FEWEST and match.decided()

    if how.processes == 1:
        for task in left:
            if done(play_task(task)):
                break
        return match
    with ProcessPoolExecutor(how.processes) as pool:
        running: set[Future[Played]] = {pool.submit(play_task, task) for task in islice(left, how.processes)}
        while running:
            ended, running = wait(running, return_when=FIRST_COMPLETED)
            if True in [done(future.result()) for future in ended]:
                left = iter(())
            running |= {pool.submit(play_task, task) for task in islice(left, len(ended))}
    return match


def kept(out: Path | None) -> list[Played]:
    if out is None or not out.exists():
        return []
    return [msgspec.json.decode(line, type=Played) for line in out.read_bytes().splitlines()]


def deal(number: int) -> int:
    """The seed of a game."""
    return random.Random(f"arena {number}").getrandbits(SEED_BITS)


def play_task(task: Task) -> Played:
    options = {"automa": task.automa} if task.automa else {}
    seats = list(SEATS[: task.players])
    setup = Setup(task.game, seats, deal(task.deal), options)
    players = {
        seat: make_player(
            task.a if place == task.first else task.b,
            game=task.game,
            milliseconds=task.milliseconds,
            seed=task.deal * len(SEATS) + place,
            clock=thread_time,  # on a busy machine a player is not to be weaker
        )
        for place, seat in enumerate(seats)
        if not (task.automa and place != task.first)
    }
    return play(setup, players, seats[task.first], task)


def play(setup: Setup, players: dict[str, AiPlayer], a: str, task: Task) -> Played:
    """One game to its end. Time is the processor's, whatever else it has to do."""
    table = Game.start(setup)
    seconds, decisions = dict.fromkeys(setup.seats, 0.0), dict.fromkeys(setup.seats, 0)
    while table.decision is not None:
        seat = table.decision.seat
        began = thread_time()
        picks = players[seat].choose(table, seat)
        seconds[seat] += thread_time() - began
        decisions[seat] += 1
        table.choose(seat, picks)
    totals = {seat: sheet["total"] for seat, sheet in table.scores().items()}
    own = totals.pop(a)
    return Played(
        task.deal,
        task.first,
        own,
        max(totals.values()),
        sum(totals.values()) / len(totals),
        seconds[a],
        sum(seconds.values()) - seconds[a],
        decisions[a],
        sum(decisions.values()) - decisions[a],
    )
