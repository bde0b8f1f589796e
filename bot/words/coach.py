"""What the coach says: one sentence on the last move, two on what matters now."""

from __future__ import annotations

from bot.table.coach import FINE, GOOD, Advice, Ahead, Behind
from bot.words.speech import Speech
from engine import Option

EVEN = "hint-even"
LONGEST = 40  # words


def said(advice: Advice, speech: Speech) -> str:
    sentences = [_behind(advice.behind, speech)] if advice.behind else []
    return " ".join([*sentences, _ahead(advice.ahead, speech)])


def _behind(last: Behind, speech: Speech) -> str:
    if last.points < GOOD:
        return speech.say("coach-good")
    option = _way(last.best, speech)
    if last.points < FINE or last.reason.key == EVEN:
        return speech.say("coach-fine", option=option)
    why = speech.say(last.reason.key, **last.reason.values)
    return speech.say("coach-better", option=option, points=round(last.points), reason=why)


def _ahead(now: Ahead, speech: Speech) -> str:
    option = _way(now.best, speech)
    if now.second is not None:
        option = speech.say("coach-or", first=option, second=_way(now.second, speech))
    if now.reason.key == EVEN:
        return speech.say("coach-even", option=option)
    return speech.say("coach-now", reason=speech.say(now.reason.key, **now.reason.values), option=option)


def _way(option: Option, speech: Speech) -> str:
    """The option as the panel calls it, without its fee."""
    return speech.option(option).partition(" · ")[0]
