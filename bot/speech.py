"""The engine's keys and ids in words: questions, options, reasons, events, and the names of things."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from data.texts import has, say_for
from engine import Option, Text
from engine.argentina.charts import harbour
from engine.game import rules_of

GOODS = ("money", "grain", "certificates", "exchange")
COSTS = ("pay", "discard", "engine_back")
SUMS = ("cost", "money", "price")  # values that are pesos or dollars wherever they stand
STRONG = "+"


class Speech:
    """Words in one language for one game."""

    def __init__(self, language: str, game: str) -> None:
        self.language = language
        self.game = game
        self.catalog = rules_of(game).catalog

    def say(self, key: str, **values: str | int) -> str:
        """A message, in the game's own words where it has some (good-money--original: dollars)."""
        return say_for(self.language, self.game, key, **values)

    # Names of things

    def thing(self, name: str) -> str:
        """The name of anything the rules have an id for: a card, tile, worker, place, ship, station, disc."""
        catalog = self.catalog
        if name in catalog.cards or name.startswith("card-"):
            return self.card(name)
        if name.rstrip(STRONG) in catalog.rows:
            worker = self.say(f"worker-{name.rstrip(STRONG)}")
            return self.say("strong", name=worker) if name.endswith(STRONG) else worker
        if name in catalog.tile_area:
            return self._trail_tile(name)
        if name in catalog.buildings:
            return self.say(
                "building-private" if catalog.buildings[name].need else "building-neutral", tile=name
            )
        if name in catalog.railroad.stations:
            return self.say("station-name", number=catalog.railroad.stations[name].space)
        if name in catalog.masters:
            return self.say("master-name", number=name.lstrip("sm"))
        if name in catalog.discs:
            return self.say(f"disc-{name}")
        return self.place(name)

    def _trail_tile(self, name: str) -> str:
        """A farmer, by colour and strength; a hazard, by its points; a camp, by its colour."""
        area, _, rest = name.partition("-")
        if self.catalog.tile_strength.get(name):
            colour = self.say(f"colour-{area}")
            return self.say("farmer-tile", colour=colour, strength=self.catalog.tile_strength[name])
        colour = self.say(f"colour-{rest}") if has(self.language, f"colour-{rest}") else ""
        return self.say(f"tile-{area}", vp=self.catalog.tile_vp.get(name, 0), colour=colour)

    def place(self, name: str) -> str:
        """A space of the trail, a ship, a quay or a city."""
        if name in self.catalog.trail.ramps:
            return self.say("space-ramp", number=self.catalog.trail.ramps[name])
        if name == self.catalog.trail.capital:
            return self.say("capital")
        if name == self.catalog.trail.start:
            return self.say("space-start")
        if name.startswith("ship"):
            return self.say("ship-name", value=name.removeprefix("ship").rstrip("b"))
        city, _, quay = name.rpartition("_")
        if has(self.language, f"city-{city}") and has(self.language, f"quay-{quay}"):
            return self.say("quay-name", city=self.say(f"city-{city}"), quay=self.say(f"quay-{quay}"))
        if has(self.language, f"city-{name}"):
            return self.say(f"city-{name}")
        area = name.rstrip("0123456789")
        for key in (f"colour-{area}", f"hazard-{area}", f"area-{area}"):
            if area != name and has(self.language, key):
                return self.say("space-area", area=self.say(key), number=name.removeprefix(area))
        return self.say("space-name", space=name)

    def card(self, name: str) -> str:
        objective = self.catalog.objectives.get(name)
        if objective is not None:
            named = {self.say(f"task-{task}"): n for task, n in objective.tasks.items()}
            tasks = [f"{n} × {name}" if n > 1 else name for name, n in named.items()]
            return self.say("objective-name", vp=objective.vp, tasks=" + ".join(tasks))
        card = self.catalog.cards.get(name)
        if card is None or card.kind != "cattle":
            if has(self.language, f"card-{name}"):
                return self.say(f"card-{name}")
            if has(self.language, f"cattle-{name}"):
                return self.say(f"cattle-{name}")
            return self.say(f"breed-{name}")
        breed = self.say(f"breed-{card.breed}")
        return self.say("card-market", breed=breed, vp=card.vp) if card.vp else breed

    def list(self, names: Iterable[str]) -> str:
        """Several things, counted where they repeat."""
        counts: dict[str, int] = {}
        for name in names:
            counts[self.thing(name)] = counts.get(self.thing(name), 0) + 1
        return ", ".join(f"{count} × {name}" if count > 1 else name for name, count in counts.items())

    def railroad(self, name: str) -> str:
        if name == "depot":
            return self.say("engine-depot")
        return self.say("engine-turnout" if name[0] == "t" else "engine-space", number=name.lstrip("t"))

    def goods(self, values: dict[str, Any]) -> str:
        parts = [self.say(f"good-{good}", count=values[good]) for good in GOODS if values.get(good)]
        return ", ".join(parts)

    def money(self, amount: int) -> str | int:
        """Pesos or dollars in words. Nothing stays 0, by which a message leaves it out."""
        return self.say("good-money", count=amount) if amount else 0

    def _number(self, name: str, value: int) -> str | int:
        return self.money(value) if name in SUMS else value

    def _trade(self, money: int) -> str:
        """What a camp gives or takes, with its sign."""
        return f"{'+' if money > 0 else ''}{self.money(money)}"

    # What actions do

    def action(self, effects: Iterable[dict[str, Any]]) -> str:
        """The effects of an action as the data files write them: what it takes, then what it gives."""
        effects = list(effects)
        costs = [self.effect(one) for one in effects if one["do"] in COSTS]
        gains = [self.effect(one) for one in effects if one["do"] not in COSTS]
        return " → ".join(", ".join(part) for part in (costs, gains) if part)

    def effect(self, effect: dict[str, Any]) -> str:
        name = str(effect["do"])
        said: dict[str, str | int] = {"extra": 0, "bonus": 0, "count": 1, "steps": 0, "price": 0, "most": 0}
        said |= {key: self._number(key, value) for key, value in effect.items() if type(value) is int}
        said["goods"] = self.goods(effect)
        if effect.get("per"):
            said["per"] = self.say(f"per-{effect['per']}")
            name += "-per"
        if effect.get("only"):
            name += "-one"
        if effect.get("extra"):
            said["extra"] = f"{effect['extra']:+d}"
        if name == "either":
            said["first"], said["second"] = (self.action(one) for one in effect["of"][:2])
        for key in ("card", "of"):
            if isinstance(effect.get(key), str):
                said[key] = self.card("objective-any" if effect[key] == "objective" else effect[key])
        if "quay" in effect:
            said["quay"] = self.thing(effect["quay"])
        return self.say(f"effect-{name}", **said)

    # Questions and options

    def question(self, kind: str) -> str:
        return self.say(f"ask-{kind}")

    def option(self, option: Option) -> str:
        """An option as a player reads it in a menu."""
        key, values = option.text.key, dict(option.text.values)
        said: dict[str, str | int] = {
            name: self._number(name, value) if isinstance(value, int) else self._value(key, name, value)
            for name, value in values.items()
        }
        verb = option.id.partition(":")[0]
        said["does"] = self.action(option.does) or "none"
        if verb == "trade":
            said["money"] = self._trade(int(values["money"]))
        if verb in ("move", "start"):
            space, tile = str(values["space"]), str(values["tile"])
            where = self.where(space, tile)
            said["where"] = where if where.startswith(space) else _capital(where)
            if "least" in values:
                least, most = values["least"], int(values["most"])
                said["cost"] = self.money(most) if least == most else f"{least}–{self.money(most)}"
        elif verb == "at":
            replaced = str(values["replaced"])
            said["where"] = (
                self.say("where-replace", space=said["space"], tile=self.thing(replaced))
                if replaced
                else said["space"]
            )
        text = self.say(key, **said)
        return text if verb in ("move", "at", "start") else _capital(text)

    def detail(self, option: Option, seat: str | None = None) -> str:
        """A second line for an option: what the place, building or worker it leads to would do."""
        values, verb = option.text.values, option.id.partition(":")[0]
        tile = str(values.get("tile", ""))
        if tile in self.catalog.buildings and verb in ("move", "start", "build"):
            if seat is not None and values.get("owner", seat) != seat:
                return self.say("detail-foreign")
            actions = self.catalog.buildings[tile].actions
            return " · ".join(self.action(msgspec.to_builtins(action)) for action in actions)
        if verb == "load":
            return self._ship(str(values["ship"]))
        if verb == "objective" and values.get("what") in self.catalog.objectives:
            return self._objective(str(values["what"]))
        return self.action(option.does) if verb in ("hire", "join", "play") else ""

    def _ship(self, name: str) -> str:
        """What a disc on a ship brings: points, its quay once the ship departs, the loading action."""
        ship = harbour().ships[name]
        points = self.say("detail-points", vp=ship.vp) if ship.vp else ""
        quay = f"→ {self.thing(ship.quay)}" if ship.quay else ""
        return " · ".join(filter(None, (points, quay, self.action(msgspec.to_builtins(ship.action)))))

    def _objective(self, name: str) -> str:
        """What an objective brings when it is played, and what it costs if it is not met in the end."""
        objective = self.catalog.objectives[name]
        does = self.action(msgspec.to_builtins(objective.action))
        played = self.say("detail-played", does=does) if does else ""
        missed = self.say("detail-missed", vp=objective.fail) if objective.fail else ""
        return " · ".join(filter(None, (played, missed)))

    def where(self, space: str, tile: str) -> str:
        if not tile:
            return self.place(space)
        if tile == space:  # a neutral building where its letter is printed
            return self.thing(tile)
        return self.say("where-tile", space=self.place(space), tile=self.thing(tile))

    def _value(self, key: str, name: str, value: str) -> str | int:
        if name == "card" or (name == "what" and key.split("-")[1] in ("discard", "remove", "cattle")):
            return self.card(value)
        if name == "what" and key.startswith("option-draw"):
            return int(value)
        if name == "what" and key.startswith("option-engine"):
            return self.railroad(value)
        if name == "what" and value == "stack":
            return self.say("objective-stack")
        if name == "of":
            return self.card(value)
        if name == "space" and key == "option-deliver_to-space":
            return self.say("city-space", quarter=self.say(f"quarter-{value[:-1]}"), number=value[-1])
        if name == "over":
            return ", ".join(self.place(one) for one in value.split("+"))
        if name == "space" and value not in self.catalog.discs:
            return self.place(value)
        return self.thing(value) if value else ""

    def reason(self, text: Text) -> str:
        values = {
            name: value if isinstance(value, int) else (self._value(text.key, name, value))
            for name, value in text.values.items()
            if name not in ("what", "option", "seat", "card")
        }
        return self.say(text.key, **values)

    # Events

    def event(self, kind: str, values: dict[str, Any]) -> str:
        """What happened, without the name of who did it; empty for what nobody needs to read."""
        said: dict[str, str | int] = {"goods": self.goods(values), "cost": 0}
        for name, value in values.items():
            if isinstance(value, bool) or value is None:
                continue
            if isinstance(value, int):
                said[name] = self._number(name, value)
            elif isinstance(value, list):
                said[name] = self.list(value)
            elif isinstance(value, str):
                said[name] = self._event_value(kind, name, value)
        if kind == "automa_moved":
            said["to"] = self.where(values["to"], values["tile"])
        elif kind == "moved":
            said["cost"] = self.money(sum(values["fees"].values()))
            said["to"] = self.where(values["to"], values["tile"])
        elif kind == "started":
            said["space"] = self.where(values["space"], values["tile"])
        elif kind == "auxiliary":
            auxiliary = self.catalog.auxiliaries[values["name"]]
            action = auxiliary.double if values["double"] else auxiliary.single
            said["does"] = self.action(msgspec.to_builtins(action))
        elif kind == "income":
            said["total"] = self.money(values["total"])
        elif kind == "traded":
            said["money"] = self._trade(values["money"])
        elif kind == "helped":
            said["cards"] = said["cards"] or "none"
        elif kind == "built":
            said["replaced"] = said.get("replaced") or "none"
        return self.say(f"event-{kind}", **said)

    def _event_value(self, kind: str, name: str, value: str) -> str:
        if kind == "engine_moved":
            return self.railroad(value)
        if name == "space" and kind == "delivered":
            return self.say("city-space", quarter=self.say(f"quarter-{value[:-1]}"), number=value[-1])
        if name == "banner":
            return self.say(f"banner-{value}")
        return self.thing(value) if value and name not in ("why", "letter", "name") else value


def _capital(text: str) -> str:
    """As it may stand at the beginning. Not for the id of a space: b1 is none of building B's."""
    return text[:1].upper() + text[1:]
