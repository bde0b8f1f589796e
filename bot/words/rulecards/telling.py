"""What a card says: its title, the names people may say, its text, and the facts of its tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

import msgspec

from bot.words.i18n import has, say
from bot.words.rulecards.deck import RuleCard, chapter_of, things_of
from bot.words.speech import Speech
from engine import Text
from engine.things import Fact


@lru_cache(maxsize=4096)
def title(card: RuleCard, language: str) -> str:
    speech = Speech(language, card.game)
    match card.kind:
        case "written" if not card.thing:
            return say(language, f"rule-{card.id}")
        case "written":
            text = speech.say(f"rule-{card.thing}")
        case "aux":
            text = say(language, "title-aux", name=say(language, f"aux-{card.thing}"))
        case "breed":
            return say(language, f"breed-{card.thing}")
        case _:
            own = things_of(card.game).get(card.thing)
            text = _said(speech, own.title) if own else speech.thing(card.thing)
    text = text[:1].upper() + text[1:]
    chapter = chapter_of(card.game)
    return say(language, chapter.title, name=text) if chapter and chapter.title else text


@lru_cache(maxsize=4096)
def names(card: RuleCard, language: str) -> tuple[str, ...]:
    """What people may call it in one language, its title first."""
    own = things_of(card.game).get(card.thing)
    if card.kind == "written":
        said = "; ".join([say(language, f"rule-{card.thing or card.id}"), *_written(card, language, "names")])
    elif own is not None:
        said = _said(Speech(language, card.game), own.names)
    else:
        thing = card.thing
        values: dict[str, dict[str, str]] = {
            "neutral": {"tile": thing},
            "private": {"tile": thing},
            "master": {"number": thing.lstrip("sm")},
            "station": {"number": thing.removeprefix("station")},
            "breed": {"breed": title(card, language), "id": thing.replace("_", " ")},
        }
        given = values.get(card.kind) or {"name": say(language, f"aux-{thing}")}
        said = say(language, f"names-{card.kind}", **given)
    return tuple(dict.fromkeys((title(card, language), *(name.strip() for name in said.split(";")))))


def lines(card: RuleCard, language: str) -> list[str]:
    """The body of a card."""
    speech = Speech(language, card.game)
    if card.kind == "written":
        text = _written(card, language, "text")[:1]
        return text + _row(speech, card.id) if card.id in speech.catalog.rows else text
    own = things_of(card.game).get(card.thing)
    if own is not None:
        told = (" ".join(_fact(speech, one) for one in line) for line in own.lines)
        return list(dict.fromkeys(told))
    return _FACTS[card.kind](speech, card.thing)


def _written(card: RuleCard, language: str, part: str) -> list[str]:
    """A part of a card that was written: in the words of its game, if it has some, and in those of all."""
    name = card.thing or card.id
    keys = (f"rule-{name}--{card.game}.{part}", f"rule-{name}.{part}")
    return [say(language, key) for key in keys if has(language, key)]


def _said(speech: Speech, text: Text, **more: str) -> str:
    """A message of the engine, with the names of the things in it."""
    values = {name: _named(speech, name, value) for name, value in text.values.items()}
    return speech.say(text.key, **values, **more)


def _named(speech: Speech, name: str, value: str | int) -> str | int:
    """The name of what a value stands for: `city-le_havre`; the value itself if there is no such message."""
    key = f"{name}-{value}"
    if isinstance(value, str) and has(speech.language, key):
        return speech.say(key)
    return speech.thing(value) if name == "quay" and isinstance(value, str) else value


def _fact(speech: Speech, fact: Fact) -> str:
    return _said(speech, fact.text, **({"does": _action(speech, fact.does)} if fact.does else {}))


def _action(speech: Speech, action: Iterable[Any]) -> str:
    return speech.action(msgspec.to_builtins(list(action)))


def _building(speech: Speech, tile: str) -> list[str]:
    building = speech.catalog.buildings[tile]
    first = speech.say("fact-neutral")
    if building.need:
        hand = speech.say(f"hand-{building.hand}") if building.hand else "none"
        first = speech.say("fact-private", need=building.need, vp=building.vp, hand=hand)
    actions = [speech.say("fact-action", does=_action(speech, one)) for one in building.actions]
    return [first, speech.say("fact-actions"), *actions]


def _breed(speech: Speech, breed: str) -> list[str]:
    catalog = speech.catalog
    herd = {name: card for name, card in catalog.cards.items() if card.breed == breed}
    name, first = next(iter(herd.items()))
    found = [speech.say("fact-breed", value=first.value, strength=first.strength)]
    if starting := catalog.start_cards.count(name):
        return [*found, speech.say("fact-start", count=starting)]
    counts = Counter(herd[card].vp for card in catalog.market_cards if card in herd)
    market = [speech.say("fact-market-card", count=count, vp=vp) for vp, count in sorted(counts.items())]
    prices = [
        speech.say("fact-price", cards=price.cards, money=price.money, herders=price.herders)
        for price in catalog.prices
        if price.fits & herd.keys()
    ]
    return [*found, speech.say("fact-market", cards=", ".join(market)), *prices]


def _master(speech: Speech, name: str) -> list[str]:
    master = speech.catalog.masters[name]
    found: list[str] = []
    if master.action:
        found.append(speech.say("fact-now", does=_action(speech, master.action)))
    if master.permanent_grain:
        found.append(speech.say("fact-permanent-grain", count=master.permanent_grain))
    if master.permanent_certificates:
        found.append(speech.say("fact-permanent-certificates", count=master.permanent_certificates))
    what = speech.say(f"counts-{master.of}")
    return [*found, speech.say("fact-points", points=master.points, every=master.every, what=what)]


def _auxiliary(speech: Speech, name: str) -> list[str]:
    auxiliary = speech.catalog.auxiliaries[name]
    return [
        speech.say("fact-single", does=_action(speech, auxiliary.single)),
        speech.say("fact-double", does=_action(speech, auxiliary.double)),
    ]


def _station(speech: Speech, name: str) -> list[str]:
    station = speech.catalog.railroad.stations[name]
    found = [speech.say("fact-station", cost=station.cost, vp=station.vp, corner=station.corner)]
    return [*found, speech.say("fact-repeat")] if station.repeatable else found


def _row(speech: Speech, worker: str) -> list[str]:
    """The immediate actions of a worker's row."""
    found: list[str] = []
    for number, space in speech.catalog.rows[worker].items():
        does = _action(speech, space.action)
        if space.price:
            found.append(speech.say("fact-row-price", number=number, price=space.price, does=does or "–"))
        elif does:
            found.append(speech.say("fact-row", number=number, does=does))
    return found


_FACTS: dict[str, Callable[[Speech, str], list[str]]] = {
    "neutral": _building,
    "private": _building,
    "breed": _breed,
    "master": _master,
    "aux": _auxiliary,
    "station": _station,
}
