"""From what a person typed or tapped to option ids, and what lies one step further than the question."""

from __future__ import annotations

import re

from bot.table.play import Prompt
from bot.table.reachable import ReachableOption
from bot.words import rulecards
from bot.words.rulecards.finding import normalized
from bot.words.speech import Speech
from engine import Option

MOST_SUGGESTIONS = 25
MOST_MEANINGS = 5  # rule cards whose tiles are looked for among the options
_PARTS = re.compile(r"[:#>]|\d+-")
_DIGITS = "0123456789"
PASSES = ("done", "skip")
LIST_NUMBER = re.compile("[0-9]{1,3}")  # not isdigit(), for which "²" and a thousand nines are numbers too


def verb(option_id: str) -> str:
    return option_id.partition(":")[0]


def option_ids(prompt: Prompt, typed: str, speech: Speech) -> list[str]:
    """The option ids a text means: ids, labels, names or the numbers of the menu, several with commas."""
    legal = [option for option in prompt.options if option.blocked is None]
    everything = {option.id: option for option in prompt.options}
    picked: list[str] = []
    for part in filter(None, (part.strip() for part in typed.split(","))):
        if part in everything:
            picked.append(part)
        elif LIST_NUMBER.fullmatch(part) and 1 <= int(part) <= len(legal):
            picked.append(legal[int(part) - 1].id)
        else:
            near = _meant(part, legal, speech)
            picked.append(near[0].id if len(near) == 1 else part)
    return picked


def suggest(ways: list[ReachableOption], typed: str, speech: Speech) -> list[tuple[str, str]]:
    """Labels and values for an autocomplete, the likeliest first."""
    by_option = {way.option.id: way for way in ways}
    found = ways
    if typed.strip():
        meant = _meant(typed, [way.option for way in ways], speech)
        found = [by_option[option.id] for option in meant]
    labelled = [(speech.option(way.option)[:100], way.value) for way in found]
    return [(label, value) for label, value in labelled if len(value) <= 100][:MOST_SUGGESTIONS]


def _meant(typed: str, options: list[Option], speech: Speech) -> list[Option]:
    """What begins with a text, then what holds it; if nothing does, what its name means in any language."""
    wanted, as_id = normalized(typed), typed.lower().strip()
    labels = {option.id: normalized(speech.option(option)) for option in options}
    begins = [option for option in options if labels[option.id].startswith(wanted)]
    holds = [
        option
        for option in options
        if option not in begins and (wanted in labels[option.id] or as_id in option.id.lower())
    ]
    if begins or holds:
        return begins + holds
    for card in rulecards.find_cards(typed, speech.language, MOST_MEANINGS, speech.game):
        if about := [option for option in options if _is_about(option, card)]:
            return about
    return []


def _is_about(option: Option, card: rulecards.RuleCard) -> bool:
    """Whether an option is about the tile, card or worker that a rule card explains."""
    parts = {part.rstrip("+") for part in _PARTS.split(option.id)}
    parts |= {str(value).rstrip("+") for value in option.text.values.values()}
    if card.ids:
        return bool({*card.ids} & parts)
    if card.kind == "breed":
        return any(part.rstrip(_DIGITS) == card.thing for part in parts)
    return (card.thing or card.id) in parts
