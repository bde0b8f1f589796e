"""The review of a game: what its end looked like turn by turn, and which turns cost the most.

A turn is compared with the best that a search finds in its place: the game is played on after each, on the
same deals (`engine.players.outlook`). What a seat could not see then, it is not judged by. It is done twice:
first to choose what to look at, then anew with other deals. Only the second look counts, and only if it is
surer than its noise, so that nothing is called a mistake because it looked like the worst of many.

Everything is pure and comes in pieces of a few seconds at the most: whoever runs it can tell how far it is.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

import msgspec

from engine.decisions import Option
from engine.game import Game
from engine.players.outlook import Guess, Outlook, compare, expected, guess
from engine.players.search import Line, Search, Widths, own_turn
from engine.players.thinking import no_collector
from engine.players.worth import worth_of

Picks = tuple[str, ...]

WIDTHS = Widths(inner=3, turn=2, actions=4)
FORECASTS = 8  # games played on for one point of the curve
IDEAS = 3  # turns that are compared with the one that was played
LOOKS = 11  # turns of a seat that are looked at closely
FIRST_LOOK, SECOND_LOOK = 16, 72  # games played on after each
DEALS = 1 << 20  # the second look has deals that nobody else has
SURE = 2.0  # standard errors
LEAST = 1.0  # points: less is not worth a word
MOST = 5  # moments of a seat


class PlayedTurn(NamedTuple):
    """A turn that was played: the game as it began, whose it was, and all they chose in it."""

    turn: int
    game: Game
    seat: str
    picks: tuple[Picks, ...]


class Forecast(msgspec.Struct, frozen=True):
    """How the game would end, as it looked at the beginning of a turn."""

    turn: int
    totals: dict[str, Guess]


class Idea(msgspec.Struct, frozen=True):
    """Turns that may have been better than the one that was played; `gap` is what a glance says."""

    turn: int
    seat: str
    gap: float
    lines: tuple[tuple[Picks, ...], ...]


class Moment(msgspec.Struct, frozen=True):
    """A turn that cost points for sure, what would have been better, and where its points come from."""

    turn: int
    seat: str
    cost: Guess
    better: tuple[Picks, ...]
    steps: list[list[Option]]  # the same, as it was offered
    by: dict[str, float]  # points more at the end, by category


class Review(msgspec.Struct, frozen=True):
    forecasts: list[Forecast]
    moments: list[Moment]  # the dearest first
    looked_at: int  # turns that were judged


def played_turns(game: Game, choices: Iterable[tuple[str, Sequence[str]]]) -> list[PlayedTurn]:
    """The turns of a game that is played again from some moment on."""
    found: list[PlayedTurn] = []
    game = game.copy()
    begun, picks = game.copy(), []
    for seat, picked in choices:
        owner = begun.decision.seat if begun.decision else None
        if seat == owner:
            picks.append(tuple(picked))
        game.choose(seat, picked)
        if game.turn != begun.turn or game.over:
            if owner is not None and picks:
                found.append(PlayedTurn(begun.turn, begun, owner, tuple(picks)))
            begun, picks = game.copy(), []
    return found


def forecast(game: Game, eyes: str, games: int = FORECASTS) -> Forecast:
    """How the game will end as far as a seat can tell."""
    outlook = expected(game, eyes, games)
    return Forecast(game.turn, {seat: outlook.total(seat) for seat in game.seats})


def ideas(played: PlayedTurn) -> Idea | None:
    """What else could have been done in a turn, at a glance; None if there was nothing to choose."""
    game, seat = played.game, played.seat
    decision = game.decision
    if decision is None or decision.seat != seat:
        return None
    with no_collector():
        worth = worth_of(game.setup.game)
        search = Search(worth, game.seats.index(seat), WIDTHS)
        root = own_turn(game, seat, game.number)
        lines = sorted(search.best_lines(root).values(), key=lambda line: -line.value)
        own = search.judge(_followed(root, seat, played.picks))
    others = [_picks(line) for line in lines if _picks(line) != played.picks][:IDEAS]
    if not others:
        return None
    return Idea(played.turn, seat, lines[0].value - own, tuple(others))


def _picks(line: Line) -> tuple[Picks, ...]:
    return tuple(picks for _, picks in line.path)


def _followed(root: Game, seat: str, picks: Sequence[Picks]) -> Game:
    """A turn played on a copy, as far as it goes there: other cards may come."""
    twin = root.copy()
    for picked in picks:
        decision = twin.decision
        if decision is None or decision.seat != seat or not set(picked) <= set(decision.legal):
            break
        if not decision.least <= len(picked) <= decision.most:
            break
        twin.choose(seat, picked)
    return twin


def worth_a_look(found: Iterable[Idea | None], most: int = LOOKS) -> list[Idea]:
    """Of each seat the turns that seem to have cost the most, in the order of the game."""
    by_seat: dict[str, list[Idea]] = {}
    for idea in found:
        if idea is not None and idea.gap > 0:
            by_seat.setdefault(idea.seat, []).append(idea)
    chosen = [idea for some in by_seat.values() for idea in sorted(some, key=lambda one: -one.gap)[:most]]
    return sorted(chosen, key=lambda one: one.turn)


def look_closer(
    played: PlayedTurn, idea: Idea, first: int = FIRST_LOOK, second: int = SECOND_LOOK
) -> Moment | None:
    """What a turn cost; None if that is less than the noise, or too little."""
    game, seat = played.game, played.seat
    own, *others = compare(game, seat, [played.picks, *idea.lines], first)
    best = max(range(len(others)), key=lambda one: _more(others[one], own, seat).points)
    at_first = _more(others[best], own, seat)
    if at_first.points < LEAST:
        return None
    better = idea.lines[best]
    after, own = compare(game, seat, [better, played.picks], second, first=DEALS)
    cost = _more(after, own, seat)
    if cost.points < max(LEAST, SURE * cost.error):
        return None
    by = {name: after.sheets[seat][name] - own.sheets[seat][name] for name in own.sheets[seat]}
    by.pop("total")
    return Moment(played.turn, seat, cost, better, _steps(game, seat, better), by)


def _more(better: Outlook, worse: Outlook, seat: str) -> Guess:
    """By how many points a seat's own sheet is better after one turn than after another."""
    pairs = zip(better.totals[seat], worse.totals[seat], strict=True)
    return guess([one - other for one, other in pairs])


def _steps(game: Game, seat: str, picks: Sequence[Picks]) -> list[list[Option]]:
    """What was offered and would have been better, on a deal of what the seat could not see."""
    twin, found = own_turn(game, seat, game.number), []
    for picked in picks:
        decision = twin.decision
        if decision is None or decision.seat != seat or not set(picked) <= set(decision.legal):
            break
        found.append([option for option in decision.options if option.id in picked])
        twin.choose(seat, picked)
    return found


def dearest(moments: Iterable[Moment | None], most: int = MOST) -> list[Moment]:
    """Of each seat the moments that cost most, the dearest first."""
    found: list[Moment] = []
    count: dict[str, int] = {}
    for one in sorted((one for one in moments if one), key=lambda one: -one.cost.points):
        count[one.seat] = count.get(one.seat, 0) + 1
        if count[one.seat] <= most:
            found.append(one)
    return found
