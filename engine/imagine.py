"""Copies of a game in which all that a seat cannot see is dealt anew."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.game import Game


def imagine(g: Game, seat: int | None, seed: int) -> Game:
    """A copy in which everything that a seat cannot see was dealt anew.

    What it deals from is sorted first, so the result depends on what the seat knows and the new seed alone.
    Players made of code search over such copies, and tests prove with them that views keep secrets.
    """
    twin = g.copy()
    state = twin.state
    state.setup = type(state.setup)(state.setup.game, state.setup.seats, seed, state.setup.options)
    state.shuffles = {}
    piles = [state.cattle_stack, state.objective_stack, state.ship_pile, *state.bags.values()]
    piles += [state.own[name] for name in g.rules.hidden]
    if state.automa is not None:
        piles += state.automa.piles.values()
    others = [index for index in range(len(state.players)) if index != seat]
    if seat is not None:
        piles.append(state.players[seat].draw)
    for index in others:
        player = state.players[index]
        for card in player.blind:  # any card of the stack, as far as the others know
            player.hand.remove(card)
            state.objective_stack.append(card)
        hidden = sorted(player.hand + player.draw)
        twin.shuffle(f"imagine/{index}", hidden)
        player.hand, player.draw = hidden[: len(player.hand)], hidden[len(player.hand) :]
    if state.starting_objectives:
        known = {} if seat is None else {seat: state.starting_objectives[seat]}
        unknown = sorted(set(g.catalog.starting_objectives) - set(known.values()))
        twin.shuffle("imagine/starting", unknown)
        state.starting_objectives = [known.get(i) or unknown.pop() for i in range(len(state.players))]
    for number, pile in enumerate(piles):
        pile.sort()
        twin.shuffle(f"imagine/pile/{number}", pile)
    for index in others:
        player = state.players[index]
        player.blind = [state.objective_stack.pop() for _ in player.blind]
        player.hand += player.blind
    twin.relist()
    return twin
