"""What follows from an option, in a few words: what a place, a worker, a ship, a city or a site brings."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.words.effects import Effects
from bot.words.names import MINUS
from engine import Option, PlayerView, Text
from engine.games import kit_of

#: The emoji of a building on a space of that kind: a field of grain, or the woods.
FIELD_FACES = ("grain_building", "wood_building")
#: What somebody has too little of, by the reason that says so.
SHORT_OF = {"why-no-money": "money", "why-no-grain": "grain"}


class Details(Effects):
    """The second line of an option, and the reason why one is blocked."""

    def detail(self, option: Option, seat: str | None = None) -> str:
        """A second line for an option: what the place, building or worker it leads to would do."""
        values, verb = option.text.values, option.id.partition(":")[0]
        tile = str(values.get("tile", ""))
        if tile in self.catalog.buildings and verb in ("move", "start", "build"):
            if seat is not None and values.get("owner", seat) != seat:
                return self.face("auxiliary") or self.say("detail-foreign")
            actions = self.catalog.buildings[tile].actions
            return " · ".join(self.icons(msgspec.to_builtins(action)) for action in actions)
        if verb == "at":
            return self._site(str(values["space"]))
        if verb == "load":
            return self._ship(str(values["ship"]))
        if verb == "deliver" and "city" in values:
            return self._city(str(values["city"]), option)
        if verb == "upgrade":
            return self._points(self.catalog.railroad.stations[str(values["station"])].vp)
        if verb == "appoint":
            return self._master(str(values["master"]))
        if verb == "objective" and values.get("what") in self.catalog.objectives:
            return self._objective(str(values["what"]))
        return self.icons(option.does) if verb in ("hire", "join", "play") else ""

    def _points(self, vp: int) -> str:
        if not vp:
            return ""
        face = self.face("vp")
        return f"{MINUS if vp < 0 else ''}{abs(vp)} {face}" if face else self.say("detail-points", vp=vp)

    def _site(self, space: str) -> str:
        """What a building space has: grain or woods, and the action one risks something for."""
        trail = self.catalog.trail
        field = next(filter(None, map(self.face, FIELD_FACES)), "") or self.say("site-field")
        found = [field] if space in trail.fields else []
        if space in trail.risk:
            found.append(self.say("site-risk", does=self.icons(msgspec.to_builtins(trail.risk[space]))))
        return " · ".join(found)

    def _ship(self, name: str) -> str:
        """What a disc on a ship brings: points, its quay once the ship departs, the loading action."""
        ship = self._charts().harbour().ships[name]
        quay = f"→ {self.thing(ship.quay)}" if ship.quay else ""
        does = self.icons(msgspec.to_builtins(ship.action))
        return " · ".join(filter(None, (self._points(ship.vp), quay, does)))

    def _city(self, name: str, option: Option) -> str:
        """What a disc in a city counts at the end, alone and with one next door, and what it brings now."""
        charts = self._charts().cities()
        found = [self._points(charts.strip[name].vp)]
        for arrow in charts.between:
            if name in arrow.cities and arrow.vp:
                (other,) = arrow.cities - {name}
                found.append(self.say("detail-with", city=self.thing(other), points=self._points(arrow.vp)))
        return " · ".join(filter(None, (*found, self.icons(option.does))))

    def _charts(self) -> Any:
        return kit_of(self.game).part("charts")

    def _master(self, name: str) -> str:
        """What a station master brings at once or for good, and what it counts at the end."""
        master = self.catalog.masters[name]
        brings = self.icons(msgspec.to_builtins(master.action))
        goods = {"grain": master.permanent_grain, "certificates": master.permanent_certificates}
        permanent = self.say("detail-permanent", goods=self.goods(goods)) if any(goods.values()) else ""
        what = self.say(f"master-for-{master.of}")
        counts = self.say("detail-counts", vp=master.points, every=master.every, what=what)
        return " · ".join(filter(None, (brings, permanent, counts)))

    def _objective(self, name: str) -> str:
        """What an objective brings when it is played, and what it costs if it is not met in the end."""
        objective = self.catalog.objectives[name]
        does = self.icons(msgspec.to_builtins(objective.action))
        if self.faces:  # as it is printed on the card
            return " / ".join(filter(None, (does, self._points(objective.fail))))
        played = self.say("detail-played", does=does) if does else ""
        missed = self.say("detail-missed", vp=objective.fail) if objective.fail else ""
        return " · ".join(filter(None, (played, missed)))

    def lacks(self, text: Text, option: Option | None, player: PlayerView | None) -> str:
        """What is needed and what one has, where both are known; else nothing."""
        missing = int(text.values.get("missing", 0))
        if (goods := SHORT_OF.get(text.key)) and player is not None and missing:
            have = int(getattr(player, goods))
            return self.say("lacks-goods", needs=self.good(goods, have + missing), have=have)
        if option is None or not missing:
            return ""
        if text.key == "why-value" and (value := self._value_of(option)):
            return self.say("lacks-value", needs=value, have=value - missing)
        if text.key == "why-no-strength" and (needs := self._strength_of(option)):
            return self.say("lacks-strength", needs=needs, have=max(0, needs - missing))
        if (worker := self._short_of_workers(text.key)) and player is not None:
            hired = 1 + len(player.rows[worker])  # one is printed on the player board
            needs = int(option.text.values.get("herders", hired + missing))
            return self.say("lacks-workers", needs=needs, have=needs - missing, worker=self.thing(worker))
        return ""

    def _short_of_workers(self, key: str) -> str:
        roles = self.catalog.roles
        return {"why-no-builders": roles.builder, "why-no-herders": roles.herder}.get(key, "")

    def _strength_of(self, option: Option) -> int:
        """The strength that a farmer asks for."""
        return self.catalog.tile_strength.get(str(option.text.values.get("tile", "")), 0)

    def _value_of(self, option: Option) -> int:
        """The breeding value that a city or a ship asks for."""
        values = option.text.values
        if "ship" in values:
            return int(self._charts().harbour().ships[str(values["ship"])].value)
        return int(values.get("value", 0))
