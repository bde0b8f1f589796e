"""Answers that make sense by themselves, so that nobody is asked; without them the step is another way."""

from __future__ import annotations

from bot.table.branches import Branch
from engine import Decision
from engine.games import rules_of


def sensible(branch: Branch) -> Branch | None:
    """After the answer that makes sense; None where that is for the player to say.

    The cheapest path, one farmer, the least cattle to show, the best of the cattle bought, no more buying.
    """
    decision, before = branch.game.decision, branch.asked[-1].kind
    if decision is None or decision.seat != branch.seat:
        return None
    if before == "move" and decision.kind == "path":
        cost = _costs(decision)
        return branch.then((min(decision.legal, key=cost.__getitem__),))
    if before == decision.kind == "help" and "done" in decision.legal:
        return branch.then(("done",))
    if before in ("help", "action") and decision.kind == "reveal":
        return _shown(branch)
    if before == decision.kind == "reveal" and "done" in decision.legal:
        return branch.then(("done",))
    if before == "buy" and decision.kind == "cattle" and decision.least == decision.most:
        return _best(branch, decision)
    if before in ("buy", "cattle") and decision.kind == "buy" and set(decision.legal) <= {"deal", "done"}:
        return branch.then(("done",))
    return None


def cheaper_ways(branches: list[Branch]) -> list[Branch]:
    """Without the hiring for which another icon of the place asks less: nobody uses the dearer one first."""
    hiring = [branch for branch in branches if branch.decision is not None and branch.decision.kind == "hire"]
    return [one for one in branches if one not in hiring or not any(_undercuts(two, one) for two in hiring)]


def _undercuts(cheap: Branch, dear: Branch) -> bool:
    """Whether whoever can be hired one way can be hired the other way for less."""
    assert cheap.decision is not None and dear.decision is not None
    less, more = _costs(cheap.decision), _costs(dear.decision)
    return all(pick in less and less[pick] < cost for pick, cost in more.items())


def _costs(decision: Decision) -> dict[str, int]:
    possible = (option for option in decision.options if option.id in decision.legal)
    return {option.id: int(option.text.values["cost"]) for option in possible if "cost" in option.text.values}


def _best(branch: Branch, decision: Decision) -> Branch | None:
    """Of one breed, the cards that count most."""
    cards = rules_of(branch.game.setup.game).catalog.cards
    named = {one.id: cards[str(one.text.values["what"])] for one in decision.options if one.blocked is None}
    if len({card.breed for card in named.values()}) != 1:
        return None
    best = sorted(named, key=lambda pick: -named[pick].vp)
    return branch.then(tuple(best[: decision.most]))


def _shown(branch: Branch) -> Branch | None:
    """As few cards as are enough, and none stronger than it has to be."""
    while (asked := branch.game.decision) is not None and asked.kind == "reveal":
        if "done" in asked.legal:
            return branch.then(("done",))
        cards = [option for option in asked.options if option.id in asked.legal]
        missing = int(cards[0].text.values["missing"])
        strength = {card.id: int(card.text.values["strength"]) for card in cards}
        enough = [card for card in strength if strength[card] >= missing]
        pick = min(enough, key=strength.__getitem__) if enough else max(strength, key=strength.__getitem__)
        following = branch.then((pick,))
        if following is None:
            return None
        branch = following
    return branch
