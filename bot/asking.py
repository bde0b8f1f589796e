"""From what a person typed or tapped to option ids, and what lies one step further than the question."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.speech import Speech
from bot.table.play import Question
from engine import Option

MOST_SUGGESTIONS = 25
PASSES = ("done", "skip")
LIST_NUMBER = re.compile("[0-9]{1,3}")  # not isdigit(), for which "²" and a thousand nines are numbers too


@dataclass(frozen=True)
class Way:
    """An option and the picks that lead to it: none for what is asked now, else a local action."""

    before: tuple[str, ...]
    option: Option

    @property
    def value(self) -> str:
        """What a suggestion carries: the ids, so that the same text means the same thing a moment later."""
        return ">".join((*self.before, self.option.id))


def verb(option_id: str) -> str:
    return option_id.partition(":")[0]


def fits(option: Option, verbs: tuple[str, ...]) -> bool:
    return not verbs or verb(option.id) in verbs


def find(question: Question, typed: str, speech: Speech) -> list[str]:
    """The option ids that a text means: ids, labels or the numbers of the menu, several with commas."""
    legal = [option for option in question.options if option.blocked is None]
    everything = {option.id: option for option in question.options}
    picked: list[str] = []
    for part in filter(None, (part.strip() for part in typed.split(","))):
        if part in everything:
            picked.append(part)
        elif LIST_NUMBER.fullmatch(part) and 1 <= int(part) <= len(legal):
            picked.append(legal[int(part) - 1].id)
        else:
            near = [option.id for option in legal if part.lower() in speech.option(option).lower()]
            near = near or [option.id for option in legal if part.lower() in option.id.lower()]
            picked.append(near[0] if len(near) == 1 else part)
    return picked


def suggest(ways: list[Way], typed: str, speech: Speech) -> list[tuple[str, str]]:
    """Labels and values for an autocomplete: what begins with the text first, then what holds it."""
    wanted = typed.lower().strip()
    found: list[tuple[int, str, str]] = []
    for way in ways:
        label = speech.option(way.option)
        place = 0 if label.lower().startswith(wanted) else 1
        if wanted in label.lower() or wanted in way.option.id.lower():
            found.append((place, label[:100], way.value))
    found.sort(key=lambda one: one[0])
    return [(label, value) for _, label, value in found if len(value) <= 100][:MOST_SUGGESTIONS]
