"""What a card says: its title, the names people may say, its text, and the facts of its tile."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

import msgspec

from bot.i18n import say
from bot.rulecards.deck import Card
from bot.speech import Speech
from engine.argentina.charts import harbour

FIRST = "argentina"  # the game whose tiles go by their plain names
WORKERS = ("gaucho", "carpintero", "maquinista", "granjero")


@lru_cache(maxsize=4096)
def title(card: Card, language: str) -> str:
    speech = Speech(language, card.game)
    match card.kind:
        case "written":
            return say(language, f"rule-{card.id}")
        case "ship":
            text = say(language, "ship-name", value=card.thing)
        case "aux":
            text = say(language, "title-aux", name=say(language, f"aux-{card.thing}"))
        case "breed":
            return say(language, f"breed-{card.thing}")
        case "city":
            return say(language, f"city-{card.thing}")
        case _:
            text = speech.thing(card.thing)
    text = text[:1].upper() + text[1:]
    return text if card.game == FIRST else say(language, "title-other-game", name=text)


@lru_cache(maxsize=4096)
def names(card: Card, language: str) -> tuple[str, ...]:
    """What people may call it in one language, its title first."""
    if card.kind == "written":
        said = say(language, f"rule-{card.id}.names")
    else:
        thing = card.thing
        values: dict[str, dict[str, str]] = {
            "neutral": {"tile": thing},
            "private": {"tile": thing},
            "ship": {"value": thing},
            "master": {"number": thing.lstrip("sm")},
            "station": {"number": thing.removeprefix("station")},
            "breed": {"breed": title(card, language), "id": thing.replace("_", " ")},
            "city": {"city": title(card, language)},
        }
        given = values.get(card.kind) or {"name": say(language, f"aux-{thing}")}
        said = say(language, f"names-{card.kind}", **given)
    return tuple(dict.fromkeys((title(card, language), *(name.strip() for name in said.split(";")))))


def lines(card: Card, language: str) -> list[str]:
    """The body of a card."""
    speech = Speech(language, card.game)
    if card.kind == "written":
        text = [say(language, f"rule-{card.id}.text")]
        return text + _row(speech, card.id) if card.id in WORKERS else text
    return _FACTS[card.kind](speech, card.thing)


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


def _ship(speech: Speech, value: str) -> list[str]:
    """A line for each ship of this value."""
    found: list[str] = []
    for ship in harbour().ships.values():
        if ship.value != int(value):
            continue
        said = [speech.say("fact-ship", grain=ship.grain, vp=ship.vp, corner=ship.corner)]
        if ship.quay is None or ship.banner is None:
            said.append(speech.say("fact-ship-stays"))
        else:
            banner, quay = speech.say(f"banner-{ship.banner}"), speech.thing(ship.quay)
            said.append(speech.say("fact-ship-quay", banner=banner, quay=quay))
        if ship.repeatable:
            said.append(speech.say("fact-repeat"))
        if ship.action:
            said.append(speech.say("fact-ship-action", does=_action(speech, ship.action)))
        found.append(" ".join(said))
    return list(dict.fromkeys(found))


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


def _city(speech: Speech, city: str) -> list[str]:
    """Both sides of a map: what each quarter asks for, and the points of its spaces."""
    found: list[str] = []
    for side, maps in harbour().maps.items():
        one = maps[city]
        if not found:
            found += [
                speech.say(
                    "fact-quay", quay=speech.say(f"quay-{quay}"), vp=vp, discount=one.discount.get(quay, 0)
                )
                for quay, vp in one.quay_vp.items()
            ]
        for quarter in dict.fromkeys(space.quarter for space in one.spaces.values()):
            spaces = [space for space in one.spaces.values() if space.quarter == quarter]
            found.append(
                speech.say(
                    "fact-quarter",
                    side=side,
                    quarter=speech.say(f"quarter-{quarter}"),
                    grain=spaces[0].grain,
                    vp=", ".join(str(space.vp) for space in spaces),
                )
            )
    return found


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
    "ship": _ship,
    "breed": _breed,
    "master": _master,
    "aux": _auxiliary,
    "station": _station,
    "city": _city,
}
