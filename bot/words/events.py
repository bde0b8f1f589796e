"""What happened, in words."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from bot.words.effects import Effects
from bot.words.names import Names
from data.texts import Name, NameList, has, listed

LONG = 3  # so many names in one deed, and the sentence is full


@dataclass(frozen=True)
class Deed:
    """What somebody did, beginning with the verb, or what happened; empty for what nobody needs to read.

    A message whose objects are apart (`event-hired = hired { $what }` with `.what = a gaucho for 6 pesos`)
    can have several of them: whatever has the same words around it is told with one verb.
    """

    words: Names
    key: str
    said: dict[str, str | int]
    objects: tuple[str, ...] = ()

    @property
    def text(self) -> str:
        return self._around(listed(self.words.language, self.objects))

    @property
    def alone(self) -> bool:
        """Nobody does it: it is a sentence of its own."""
        return self.text.endswith(".")

    @property
    def long(self) -> bool:
        """Another "and" after it would be one too many."""
        lists = [value for value in self.said.values() if isinstance(value, NameList)]
        return len(self.objects) > 1 or any(len(one.names) >= LONG for one in lists)

    def has_verb_of(self, other: Deed) -> bool:
        return bool(self.objects and other.objects) and self._around("") == other._around("")

    def and_also(self, other: Deed) -> Deed:
        return replace(self, objects=(*self.objects, *other.objects))

    def _around(self, objects: str) -> str:
        return self.words.say(self.key, **self.said, what=objects)


class Events(Effects):
    """Entries of a game's log."""

    def event(self, kind: str, values: dict[str, Any], *, you: bool = False) -> str:
        """What one entry tells: see `Deed`."""
        return self.deed(kind, values, you=you).text

    def deed(self, kind: str, values: dict[str, Any], *, you: bool = False) -> Deed:
        """What an entry tells; to the person who did it if `you`."""
        key, said = f"event-{kind}", self._values_said(kind, values, you=you)
        if not has(self.language, f"{key}.what"):
            return Deed(self, key, said)
        return Deed(self, key, said, (self.say(f"{key}.what", **said),))

    def _values_said(self, kind: str, values: dict[str, Any], *, you: bool) -> dict[str, str | int]:
        said: dict[str, str | int] = {"goods": self.goods(values), "cost": 0, "you": "yes" if you else "no"}
        for name, value in values.items():
            if isinstance(value, bool) or value is None:
                continue
            if isinstance(value, int):
                said[name] = self._number(name, value)
            elif isinstance(value, list):
                said[name] = self.list(self._told(kind, value))
            elif isinstance(value, str):
                said[name] = self._event_value(kind, name, value)
        if kind in ("moved", "automa_moved"):
            said["to"] = self.thing(values["tile"]) if values["tile"] else self.place(values["to"])
        if kind == "moved":
            said["cost"] = self.money(sum(values["fees"].values()))
        elif kind == "started":
            said["space"] = self.thing(values["tile"])
        elif kind == "income":
            said["total"] = self.money(values["total"])
        elif kind == "traded":
            said["money"] = self._trade(values["money"])
        for name in ("cards", "replaced", "place"):  # what a message leaves out when there is none
            if name in said:
                said[name] = said[name] or "none"
        return said

    def _told(self, kind: str, names: list[str]) -> list[str]:
        """Exhaustion earns nothing: an income is told without it."""
        if kind != "income":
            return names
        return [name for name in names if self.catalog.cards[name].kind == "cattle"]

    def _event_value(self, kind: str, name: str, value: str) -> Name | str:
        if kind == "engine_moved":
            return self.railroad(value)
        if name == "space" and kind == "delivered":
            return self.name("city-space", quarter=self.say(f"quarter-{value[:-1]}"), number=value[-1])
        if name == "banner":
            return self.name(f"banner-{value}")
        if kind == "automa_loading" and name == "card":
            return value
        return self.thing(value) if value and name not in ("why", "letter", "name", "deed") else value
