"""What happened, in words."""

from __future__ import annotations

from typing import Any

from bot.words.effects import Effects
from data.texts import Name


class Events(Effects):
    """Entries of a game's log."""

    def event(self, kind: str, values: dict[str, Any], *, you: bool = False) -> str:
        """What somebody did, beginning with the verb, for the person who did it if `you`; or what happened.

        Empty for what nobody needs to read.
        """
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
        return self.say(f"event-{kind}", **said)

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
