"""Where on the board an action is that somebody asked for at the wrong place."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

import msgspec

from bot.words.names import capital
from bot.words.speech import Speech
from data.texts import several
from engine import View

MOST_PLACES = 5


def where_it_is(speech: Speech, view: View, effects: tuple[str, ...], action: str) -> str | None:
    """A sentence about the buildings that offer an action, by its effects, to the seat of a view.

    None where it belongs to no building: then it comes by itself, or with a card.
    """
    offered = {
        space: not {*effects}.isdisjoint(_effects(speech, building.tile))
        for space, building in view.buildings.items()
    }
    if view.seat is None or not any(offered.values()):
        return None
    here = view.places[view.seat]
    mine = [
        speech.where(space, building.tile)
        for space, building in view.buildings.items()
        if offered[space] and building.owner in (None, view.seat) and space != here
    ]
    if not mine:
        return speech.say("action-nowhere", action=action)
    there = several(speech.language, mine[:MOST_PLACES])
    if here is None or offered.get(here):
        return speech.say("action-there", action=action, there=there)
    tile = view.buildings[here].tile if here in view.buildings else ""
    place = capital(speech.where(here, tile))
    return speech.say("action-elsewhere", action=action, here=place, there=there)


def _effects(speech: Speech, tile: str) -> Iterator[str]:
    """The names of all effects of a building, those between which one chooses included."""
    for action in speech.catalog.buildings[tile].actions:
        yield from _all(msgspec.to_builtins(action))


def _all(effects: Iterable[dict[str, Any]]) -> Iterator[str]:
    for effect in effects:
        yield str(effect["do"])
        if effect["do"] == "either":
            for half in effect["of"]:
                yield from _all(half)
