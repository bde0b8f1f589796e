"""What a game has beside buildings, cattle, stations and masters, for whoever explains it to people.

The core's own things are explained from the catalog. A game says of its own (ships, cities) what there is to
say, as keys and values like everything that leaves the engine.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec import Struct

from engine.decisions import Text

if TYPE_CHECKING:
    from engine.agenda import Action


class Fact(Struct, frozen=True):
    """A sentence about a thing; `does` are the effects that it tells of."""

    text: Text
    does: tuple[Any, ...] = ()


class Thing(Struct, frozen=True):
    """Something printed that people ask about: one ship, one city."""

    id: str  # of its rule card: "ship-9"
    kind: str
    ids: tuple[str, ...]  # by which options and events name it
    section: str
    icon: str
    related: tuple[str, ...]
    title: Text
    names: Text  # what people may call it, in one message
    lines: tuple[tuple[Fact, ...], ...]


def fact(key: str, does: Action = (), **values: str | int) -> Fact:
    return Fact(Text(key, values), tuple(does))
