"""From what a person typed or tapped to option ids, and what lies one step further than the question."""

from __future__ import annotations

import re

from bot.table.asked import Prompt
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
#: How like a text an option can be, from its id to nothing at all.
_A_WORD, _PART, _UNLIKE = 1, 4, 5
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
            near = meant(part, legal, speech)
            picked.append(near[0].id if len(near) == 1 else part)
    return picked


def suggest(ways: list[ReachableOption], typed: str, speech: Speech) -> list[tuple[str, str]]:
    """Labels and values for an autocomplete, the likeliest first: Discord takes that one at Enter."""
    found = ways_meant(ways, typed, speech, likeliest=False) if typed.strip() else ways
    labelled = [(speech.option(way.option)[:100], way.value) for way in found]
    return [(label, value) for label, value in labelled if len(value) <= 100][:MOST_SUGGESTIONS]


def ways_meant(
    ways: list[ReachableOption], typed: str, speech: Speech, *, likeliest: bool = True
) -> list[ReachableOption]:
    """The ways to what a text means. Several may lead to one option: the first of them is the plain one."""
    by_option: dict[str, list[ReachableOption]] = {}
    for way in ways:
        by_option.setdefault(way.option.id, []).append(way)
    options = [found[0].option for found in by_option.values()]
    found = meant(typed, options, speech) if likeliest else _by_likeness(typed, options, speech)
    return [way for option in found for way in by_option[option.id]]


def meant(typed: str, options: list[Option], speech: Speech) -> list[Option]:
    """What a text means: whatever is most like it. If that is more than one, nobody can tell which.

    A suggestion that was taken is the id of an option, and means that one: `move:B` is not `move:blue1`.
    """
    if exact := [option for option in options if option.id == typed.strip()]:
        return exact
    found = _by_likeness(typed, options, speech)
    best = min((_likeness(typed, option, speech) for option in found), default=_UNLIKE)
    return [option for option in found if _likeness(typed, option, speech) == best]


def _by_likeness(typed: str, options: list[Option], speech: Speech) -> list[Option]:
    """The options that a text may mean, the likeliest first; by what its name means, if none is like it."""
    like = {option.id: _likeness(typed, option, speech) for option in options}
    # "b" is building B and nothing else, also where that is not among the options: Enter must not take C.
    most = _A_WORD if _names_building(typed, options, speech) else _PART
    found = sorted((one for one in options if like[one.id] <= most), key=lambda one: like[one.id])
    if found or most == _A_WORD:
        return found
    for card in rulecards.find_cards(typed, speech.language, MOST_MEANINGS, speech.game):
        if about := [option for option in options if _is_about(option, card)]:
            return about
    return []


def _likeness(typed: str, option: Option, speech: Speech) -> int:
    """How an option is like a text: its id, a word of it, its beginning, a beginning in it, a part of it."""
    wanted, as_id, label = normalized(typed), typed.lower().strip(), normalized(speech.option(option))
    if not wanted:
        return _UNLIKE
    words = label.split()
    like = (
        as_id in (part.lower() for part in _PARTS.split(option.id)),
        wanted in words,
        label.startswith(wanted),
        any(word.startswith(wanted) for word in words),
        wanted in label or as_id in option.id.lower(),
    )
    return like.index(True) if True in like else _UNLIKE


def _names_building(typed: str, options: list[Option], speech: Speech) -> bool:
    """Whether buildings are asked about, and a text is what one is called on its tile: B, 3a."""
    buildings = speech.catalog.buildings
    if not any(option.text.values.get("tile") in buildings for option in options):
        return False
    return normalized(typed) in (name.lower() for name in buildings)


def _is_about(option: Option, card: rulecards.RuleCard) -> bool:
    """Whether an option is about the tile, card or worker that a rule card explains."""
    parts = {part.rstrip("+") for part in _PARTS.split(option.id)}
    parts |= {str(value).rstrip("+") for value in option.text.values.values()}
    if card.ids:
        return bool({*card.ids} & parts)
    if card.kind == "breed":
        return any(part.rstrip(_DIGITS) == card.thing for part in parts)
    return (card.thing or card.id) in parts
