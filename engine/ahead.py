"""Thinking ahead: a seat's turn before it comes, and what a choice would bring it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from engine.turn import EndTurn, StartTurn

if TYPE_CHECKING:
    from engine.game import Game

#: What a choice costs or brings: these goods, as far as a game has them, and points for all else but money.
GOODS = ("money", "grain", "certificates", "exchange")
POINTS = "points"


def ahead(g: Game, seat: int) -> Game:
    """A copy in which a seat's turn begins now, from the position as it stands; all else is left out."""
    twin = g.copy()
    twin.state.agenda.clear()
    twin.state.active = seat
    twin.push(StartTurn())
    twin.relist()
    return twin


def onward(g: Game, seat: int, picks: Sequence[str]) -> Game:
    """A copy after a choice that ends a seat's turn, in which its next one begins at once."""
    return ahead(_taken(g, seat, picks), seat)


def brings(g: Game, seat: int, picks: Sequence[str]) -> dict[str, int]:
    """What a choice costs (below nothing) and brings a seat, up to its turn's end; `g` stays as it is."""
    before, after = _holds(g, seat), _holds(_taken(g, seat, picks), seat)
    return {name: after[name] - count for name, count in before.items() if after[name] != count}


def _taken(g: Game, seat: int, picks: Sequence[str]) -> Game:
    """A copy after a choice, without anything that comes after the turn."""
    twin = g.copy()
    agenda = twin.state.agenda
    agenda[:] = [task for task in agenda if not isinstance(task, EndTurn)]
    twin.choose(twin.seats[seat], picks)
    return twin


def _holds(g: Game, seat: int) -> dict[str, int]:
    player = g.state.players[seat]
    sheet = g.rules.score(g, seat)
    points = sum(sheet.values()) - sheet.get("money", 0)
    return {name: getattr(player, name, 0) for name in GOODS} | {POINTS: points}
