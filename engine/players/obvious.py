"""What players do without thinking: the only thing they can, and spending an exchange token in time.

A token is spent in the capital, for a hand in which some card would count for nothing.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.game import Game

LAST_MOMENT = "deliver"  # the decision before the hand is counted


def spend_exchange(game: Game, seat: str) -> str | None:
    """The offer to take now, if it is time for one."""
    decision = game.decision
    if decision is None or decision.kind != LAST_MOMENT:
        return None
    offers = game.offers(seat)
    if offers is None:
        return None
    twin = game.imagine(seat, 0)
    hand = twin.state.players[game.seats.index(seat)].hand  # its own hand is the real one in every copy
    cards = game.catalog.cards
    cattle = [cards[name].breed for name in hand if cards[name].value]
    return offers.legal[0] if len(set(cattle)) < len(cattle) else None


def obvious(game: Game, seat: str) -> list[str] | None:
    """The answer to a decision of that seat that needs no thought, if there is one."""
    decision = game.decision
    assert decision is not None and decision.seat == seat
    token = spend_exchange(game, seat)
    if token is not None:
        return [token]
    return list(decision.legal) if len(decision.legal) == decision.least else None
