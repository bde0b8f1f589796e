"""What one tap does: a whole step of a turn where no chance lies in it.

"Hire the carpintero for 7" is one tap then, and not three questions.

Steps are found by looking ahead on copies of the game. Nothing that uncovers anything is ever part of a step
of several choices, so a step is taken back as freely as a single choice. Where a choice has one sensible
answer (the cheapest path, the least strength that is enough) that answer is part of the step, and the same
step without it is offered as another way.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, islice

import msgspec

from bot.table.branches import PASSES, Branch, Group, Step
from bot.table.sensible import cheaper_ways, sensible
from engine import Decision, Event, Game

__all__ = ["MOST", "PASSES", "Step", "answers_to", "numbered", "steps_of"]

#: So many steps are offered at once, of short ones more; what would be more than that is asked in two steps.
MOST, MANY = 9, 13

#: Questions after which one stands at a place.
RIDES = ("move", "start")

#: Events with which an action begins.
BEGINNINGS = ("used", "auxiliary")

#: Questions with longer answers, or with a picture that is full.
LONG = (*RIDES, "foresight", "discard", "certificates", "deliver")

#: Events of a local action that merely gives something.
GIFTS = frozenset({"used", "gained"})


def steps_of(game: Game, seat: str, *, may_end: bool = False, busy: bool = True) -> tuple[Step, ...]:
    """What a seat that is asked may tap; empty where several things are picked out of too many.

    If it `may_end`, a step after which nothing but Done is left ends the turn with it, unless that uncovers
    something. Without `busy` rides, every ride is a step by itself.
    """
    decision = game.decision
    if decision is None or decision.seat != seat:
        return ()
    if decision.most > 1 and len(list(answers_to(decision))) > MOST:
        return ()
    start, most = Branch(game, seat), MOST if decision.kind in LONG else MANY
    given = _gifts(start, decision)
    found: list[Step] = [given.step("main", len(given.picks) - 1, may_end=may_end)] if given else []
    others: list[Step] = []
    leaves: list[Branch] = []
    for branch in _openings(start, given, decision):
        if branch.events or branch.game is not game:
            leaves.append(branch)
        else:
            found.append(branch.step(_group(branch.picks[-1], decision)))
    gifts = len(given.picks) if given else 0
    cheaper = cheaper_ways(leaves)
    others += [leaf.step("other") for leaf in leaves if leaf not in cheaper]
    followed = _followed(cheaper, others, decision, room=most - len(found))
    followed += _two_actions(followed, decision, room=most - len(found) - _counted(followed, decision))
    for branch in followed:
        count = gifts if given and branch.picks[:gifts] == given.picks else 0
        found.append(branch.step(_group(branch.picks[count], decision), count, may_end=may_end))
    if busy and decision.kind in RIDES:
        found += _busy_rides(followed, MOST - _counted(followed, decision), may_end=may_end)
    order = {pick: place for place, pick in enumerate(decision.legal)}
    return (*sorted(found, key=lambda one: _place(one, order)), *others)


def numbered(steps: Sequence[Step]) -> dict[int, str]:
    """The numbers under which steps stand on a panel, by their places among all of them.

    A busy ride has the number of that ride, with a plus.
    """
    found: dict[int, str] = {}
    last = 0
    for place, step in enumerate(steps):
        if step.group == "busy":
            found[place] = f"{last}+"
        elif step.group == "main" and not step.passes:
            last += 1
            found[place] = str(last)
    return found


def _place(step: Step, order: dict[str, int]) -> int:
    picked = step.picks[min(step.gifts, len(step.picks) - 1)]
    return order.get(picked[0], len(order)) if picked else len(order)


def _openings(start: Branch, given: Branch | None, decision: Decision) -> Iterator[Branch]:
    """Each step after its first choice. The gifts of a place come with every other local action there."""
    for ids in answers_to(decision):
        local = given is not None and ids[0].startswith("use:")
        if not local:
            yield start.then(ids) or _alone(start, ids)
    again = given.game.decision if given else None
    if given is None or again is None or again.seat != given.seat:
        return
    for pick in again.legal:
        if pick.startswith("use:"):
            yield given.then((pick,)) or _alone(start, (pick,))


def _alone(start: Branch, ids: tuple[str, ...]) -> Branch:
    """A choice that uncovers something: a step by itself, not looked into."""
    asked = start.game.decision
    assert asked is not None
    return Branch(start.game, start.seat, (asked,), (ids,))


def answers_to(decision: Decision) -> Iterator[tuple[str, ...]]:
    """Everything that may be picked, several things together where several are asked for, none twice."""
    if decision.most == 1:
        yield from ((pick,) for pick in decision.legal)
        if decision.least == 0:
            yield ()
        return
    seen: set[tuple[str, ...]] = set()
    for count in range(decision.least, min(decision.most, len(decision.legal)) + 1):
        for picked in combinations(decision.legal, count):
            alike = tuple(sorted(map(_stem, picked)))
            if alike not in seen:
                seen.add(alike)
                yield picked


def _stem(pick: str) -> str:
    """A pick without the number that tells two alike apart."""
    return pick.partition("#")[0]


def _group(picked: tuple[str, ...], decision: Decision) -> Group:
    """Auxiliary actions are instead of everything that can be done at a place."""
    here = decision.kind == "action" and any(pick.startswith("use:") for pick in decision.legal)
    return "instead" if here and picked and picked[0].startswith("aux:") else "main"


def _gifts(start: Branch, decision: Decision) -> Branch | None:
    """The local actions that only give, all taken: whoever does anything here takes them along."""
    if decision.kind != "action":
        return None
    given = start
    for pick in decision.legal:
        if not pick.startswith("use:"):
            continue
        after = given.then((pick,))
        following = after.game.decision if after else None
        if after is None or following is None:
            continue
        new = {event.kind for event in after.events[len(given.events) :]}
        if new == GIFTS and following.seat == start.seat and following.kind == decision.kind:
            given = after
    return given if given is not start else None


def _busy_rides(rides: list[Branch], room: int, *, may_end: bool) -> list[Step]:
    """A ride together with everything at the place about which nothing is asked: something sold, a gift."""
    found: list[Step] = []
    for ride in rides:
        busy, asked = ride, ride.game.decision
        if asked is None or (asked.seat, asked.kind) != (ride.seat, "action"):
            continue
        for pick in (one for one in asked.legal if one.startswith("use:")):
            left = busy.game.decision
            after = busy.then((pick,)) if left is not None and pick in left.legal else None
            following = after.game.decision if after is not None else None
            if after and following and (following.seat, following.kind) == (ride.seat, "action"):
                busy = after
        if busy is not ride and len(found) < room:
            step = busy.step("busy", may_end=may_end)
            found.append(msgspec.structs.replace(step, rides=len(ride.picks)))
    return found


def _two_actions(leaves: list[Branch], root: Decision, room: int) -> list[Branch]:
    """A local action about which nothing is asked, together with each of the others of that place."""
    if root.kind != "action" or room <= 0:
        return []
    found: list[Branch] = []
    local = [leaf for leaf in leaves if leaf.events and "".join(leaf.picks[-1]).startswith("use:")]
    for leaf in local:
        again = leaf.game.decision
        if again is None or (again.seat, again.kind) != (leaf.seat, root.kind):
            continue
        opened = [leaf.then((pick,)) for pick in again.legal if pick.startswith("use:")]
        grown = _followed([one for one in opened if one is not None], [], again, room)
        whole = [one for one in grown if one.decision is None and len(one.picks) > len(leaf.picks)]
        new = [one for one in whole if all(_alike(one) != _alike(other) for other in found)]
        if len(found) + len(new) > room:
            return []
        found += new
    return found


def _alike(branch: Branch) -> list[tuple[str, ...]]:
    """Two actions are the same in either order."""
    return sorted(branch.picks)


def _followed(leaves: list[Branch], others: list[Step], root: Decision, room: int) -> list[Branch]:
    """Follow the steps to their ends, as long as they do not become too many; the shortest lists first.

    All that lead to the same kind of question are followed together, or none of them.
    """
    leaves = [_settled(branch, others) for branch in leaves]
    while True:
        asking: dict[tuple[str, int], list[Branch]] = {}
        for branch in leaves:
            if (decision := branch.decision) is not None and not branch.followed:
                asking.setdefault((decision.kind, len(branch.picks)), []).append(branch)
        grown = [_grown(leaves, branches) for branches in asking.values()]
        fitting = [found for found in grown if _counted(found[0], root) <= max(room, _counted(leaves, root))]
        if not fitting:
            return leaves
        leaves, more = min(fitting, key=lambda found: len(found[0]))
        others += more


def _grown(leaves: list[Branch], branches: list[Branch]) -> tuple[list[Branch], list[Step]]:
    """The leaves with all answers to the next question of some of them, and the other ways that came up."""
    found: list[Branch] = []
    more: list[Step] = []
    for leaf in leaves:
        decision = leaf.decision
        if leaf not in branches or decision is None:
            found.append(leaf)
            continue
        answers = list(islice(answers_to(decision), MANY + 3))
        if len(answers) > MANY + 2:
            return leaves + [leaf] * MANY, []
        grown = [leaf.then(ids) for ids in answers]
        known = [one for one in grown if one is not None]
        children = _sensibly(known)
        if not children and None not in grown:
            children = known
        found += [_settled(child, more) for child in children]
        if None in grown:
            # What uncovers something is not a part of a longer step: for that it is asked about once more.
            found.append(Branch(leaf.game, leaf.seat, leaf.asked, leaf.picks, leaf.events, followed=True))
    return found, more


def _counted(leaves: list[Branch], root: Decision) -> int:
    """Steps that take up room among the sections: not the passes and what is instead of everything."""
    return sum(
        (len(branch.picks) > 1 or branch.picks[0][:1] not in (("done",), ("skip",)))
        and _group(branch.picks[0], root) == "main"
        for branch in leaves
    )


def _sensibly(children: list[Branch]) -> list[Branch]:
    """Without passing up what was just chosen, unless it has done something by itself."""
    return [
        child for child in children if child.picks[-1] not in (("skip",), ("done",), ()) or _did(child.events)
    ]


def _did(events: tuple[Event, ...]) -> bool:
    """Whether the last action did something: to have paid for it is nothing."""
    kinds = [event.kind for event in events]
    begun = max((place for place, kind in enumerate(kinds) if kind in BEGINNINGS), default=-1)
    return any(kind != "paid" for kind in kinds[begun + 1 :])


def _settled(branch: Branch, others: list[Step]) -> Branch:
    """The branch with the sensible answers to what follows; before the first of them it is another way."""
    before = branch
    while (answer := sensible(branch)) is not None:
        branch = answer
    if branch is not before:
        others.append(before.step("other"))
    return branch
