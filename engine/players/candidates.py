"""What a search looks at for one decision: every single option, and a few sensible picks of several."""

from __future__ import annotations

from itertools import combinations
from typing import TYPE_CHECKING

from engine.agenda import DONE, PASSES
from engine.herd import card_of
from engine.markets import DEAL

if TYPE_CHECKING:
    from engine.catalog import Catalog
    from engine.decisions import Decision
    from engine.game import Game

MOST_SETS = 12
FEW = 3


def candidates(g: Game, decision: Decision) -> list[list[str]]:
    """Picks worth looking at, without two that come to the same."""
    narrow = NARROW.get(decision.kind)
    if narrow is not None:
        return [[pick] for pick in narrow(g, decision)]
    if decision.most == 1:
        picks = [[pick] for pick in decision.legal]
        return picks if decision.least else [*picks, []]
    found: list[list[str]] = []
    for count in range(decision.most, decision.least - 1, -1):
        found += _sets(g.catalog, decision, count)
    return found


def _sets(catalog: Catalog, decision: Decision, count: int) -> list[list[str]]:
    """Sets of cards, each kind of set once; if there are many, those of the cards most fit for it."""
    legal = sorted(decision.legal, key=lambda pick: _order(catalog, decision.kind, card_of(pick)))
    seen: dict[tuple[str, ...], list[str]] = {}
    for some in combinations(legal, count):
        seen.setdefault(tuple(card_of(pick) for pick in some), list(some))
        if len(seen) == MOST_SETS:
            break
    return list(seen.values())


def _order(catalog: Catalog, kind: str, name: str) -> tuple[float, str]:
    """Cards to take come best first, cards to give away worst first."""
    card = catalog.cards.get(name)
    if card is None:
        return 0.0, name
    worth = card.value + card.vp / 2
    return (-worth if kind == "cattle" else worth), name


def _reveal(g: Game, decision: Decision) -> list[str]:
    """Cattle shown to farmers: no more than needed; the weakest card that will do, or else the strongest."""
    if DONE in decision.legal:
        return [DONE]
    missing = g.state.agenda[-1].words(g, decision.legal[0])["missing"]
    cards = g.catalog.cards
    ranked = sorted(decision.legal, key=lambda pick: cards[card_of(pick)].strength)
    enough = [pick for pick in ranked if cards[card_of(pick)].strength >= missing]
    return enough[:1] or ranked[-1:]


def _help(g: Game, decision: Decision) -> list[str]:
    """Farmers to help: the richest for their strength. A set is looked at in one order only."""
    task = g.state.agenda[-1]
    spaces = list(g.state.tiles)
    after = max((spaces.index(space) for space in task.chosen), default=-1)
    worth = {}
    for pick in decision.legal:
        space = pick.partition(":")[2]
        if space and spaces.index(space) > after:
            money = g.state.coins.get(space, 0) + g.catalog.trail.tile_money[space]
            worth[pick] = money - g.catalog.tile_strength[g.state.tiles[space]] / 2
    picks = sorted(worth, key=lambda pick: -worth[pick])[:FEW]
    return [*picks, DONE] if DONE in decision.legal else picks or list(decision.legal[:1])


def _buy(g: Game, decision: Decision) -> list[str]:
    """Cattle: what lies there, before cards are dealt: a copy of the game would tell too much of those."""
    picks = [pick for pick in decision.legal if pick != DEAL]
    return picks if any(not is_pass([pick]) for pick in picks) else list(decision.legal)


NARROW = {"reveal": _reveal, "help": _help, "buy": _buy}


def is_pass(picks: list[str]) -> bool:
    return not picks or picks[0] in PASSES
