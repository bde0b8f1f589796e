"""Orders in words: what is to be played, under which conditions, and why it was not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.table.orders import Order, Outcome, Stop
from bot.table.steps import Step
from bot.words.i18n import short
from bot.words.speech import Speech
from engine.ahead import GOODS, POINTS

LINE = 200  # characters of one order
DEEDS = ("action", "move")  # questions whose answers say by themselves what is done


def step_of(group: Sequence[Order]) -> Step:
    """The orders of one tap, as the panel knows them."""
    return Step(tuple(tuple(one.picks) for one in group), tuple(tuple(one.options) for one in group))


def taps(orders: Sequence[Order]) -> Iterator[list[Order]]:
    """Orders that were one tap each."""
    group: list[Order] = []
    for order in orders:
        if group and not order.follows:
            yield group
            group = []
        group.append(order)
    if group:
        yield group


def label(speech: Speech, group: Sequence[Order]) -> str:
    """What is to be done. Where that is an answer and no deed, the question goes before it."""
    said = speech.step(step_of(group)).label
    return said if group[0].kind in DEEDS else f"{speech.question(group[0].kind)} {said}"


def conditions(speech: Speech, group: Sequence[Order], said: str = "") -> str:
    """What it may cost, unless that is said already, what it has to bring, and what has to come with it."""
    total = Counter[str]()
    for order in group:
        total.update(order.brings)
    costs = {good: -total[good] for good in GOODS if total[good] < 0}
    brings = {good: total[good] for good in GOODS if total[good] > 0}
    named = [card for order in group for card in order.named]
    dear = speech.goods(costs)
    found = [speech.say("order-costs", goods=dear) if dear and dear not in said else ""]
    found += [speech.say("order-brings", goods=speech.goods(brings)) if brings else ""]
    found += [speech.say("order-points", points=total[POINTS]) if total[POINTS] > 0 else ""]
    found += [speech.say("order-named", cards=str(speech.list(named))) if named else ""]
    return " · ".join(filter(None, found))


def orders_text(speech: Speech, turns: Sequence[Sequence[Order]]) -> str:
    """All orders, turn by turn, each with its conditions."""
    lines = []
    for number, orders in enumerate(turns, start=1):
        if len(turns) > 1:
            lines.append(f"**{speech.say('order-turn', number=number)}**")
        for place, group in enumerate(taps(orders), start=1):
            said = label(speech, group)
            told = conditions(speech, group, said)
            lines.append(short(f"{place}. {said}{f' · *{told}*' if told else ''}", LINE))
    return "\n".join(lines)


def stop_text(speech: Speech, stop: Stop) -> str:
    """Why nothing more was played."""
    what = label(speech, [stop.order]) if stop.order else ""
    if stop.why == "gone" and stop.blocked is not None:
        return speech.say("order-stop-blocked", what=what, why=speech.reason(stop.blocked))
    if stop.why in ("dearer", "less"):
        then, now = _amount(speech, stop.good, stop.then), _amount(speech, stop.good, stop.now)
        return speech.say(f"order-stop-{stop.why}", what=what, then=then, now=now)
    return speech.say(f"order-stop-{stop.why}", what=what)


def _amount(speech: Speech, good: str, count: int) -> str:
    if good == POINTS:
        return speech.say("order-amount-points", points=count)
    return speech.good(good, abs(count)) if count else speech.say("order-nothing")


def outcome_text(speech: Speech, outcome: Outcome) -> str:
    """What became of orders: how much was played, and why no more."""
    if outcome.stop is None:
        return speech.say("order-played-all")
    played = max(0, outcome.last - outcome.first + 1)
    return f"{speech.say('order-played', count=played)} {stop_text(speech, outcome.stop)}"
