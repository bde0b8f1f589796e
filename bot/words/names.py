"""The names of things in one language: cards, tiles, workers, places, ships, goods.

A name is plain text that also knows its other forms (`data.texts.Name`): a message that puts it into a
sentence asks for the one that its grammar needs.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from data.texts import Name, NameList, has, listed, named, say_for, several
from engine.games import rules_of

GOODS = ("money", "grain", "certificates", "exchange")
FACES = {"money": "coin", "certificates": "certificate"}  # goods whose emoji goes by another name
SUMS = ("cost", "money", "price")  # values that are pesos or dollars wherever they stand
STRONG = "+"
MINUS = "−"


class Names:
    """What the things of one game are called in one language."""

    def __init__(self, language: str, game: str, faces: Mapping[str, str] | None = None) -> None:
        self.language = language
        self.faces = faces or {}  # emoji by the names of what they show, where those can be used
        self.game = game
        self.catalog = rules_of(game).catalog

    def say(self, key: str, **values: str | int) -> str:
        """A message, in the game's own words where it has some (good-money--original: dollars)."""
        return say_for(self.language, self.game, key, **values)

    def name(self, key: str, **values: str | int) -> Name:
        """A message that is the name of a thing."""
        return named(self.language, self.game, key, **values)

    def thing(self, name: str) -> Name:
        """The name of anything the rules have an id for: a card, tile, worker, place, ship, station, disc."""
        catalog = self.catalog
        if name in catalog.cards or name.startswith("card-"):
            return self.card(name)
        if name.rstrip(STRONG) in catalog.rows:
            worker = self.name(f"worker-{name.rstrip(STRONG)}")
            return self.name("strong", name=worker) if name.endswith(STRONG) else worker
        if name in catalog.tile_area:
            return self._trail_tile(name)
        if name in catalog.buildings:
            return self.name(
                "building-private" if catalog.buildings[name].need else "building-neutral", tile=name
            )
        if name in catalog.railroad.stations:
            return self.name("station-name", number=catalog.railroad.stations[name].space)
        if name in catalog.masters:
            # Their tiles have no numbers: what they count at the end tells them apart.
            return self.name("master-name", what=self.say(f"master-for-{catalog.masters[name].of}"))
        if name in catalog.discs:
            return self.name(f"disc-{name}")
        return self.place(name)

    def _trail_tile(self, name: str) -> Name:
        """A farmer, by colour and strength; a hazard, by its points; a camp, by its colour."""
        area, _, rest = name.partition("-")
        if self.catalog.tile_strength.get(name):
            colour = self.name(f"colour-{area}")
            return self.name("farmer-tile", colour=colour, strength=self.catalog.tile_strength[name])
        colour = self.name(f"colour-{rest}") if has(self.language, f"colour-{rest}") else Name()
        return self.name(f"tile-{area}", vp=self.catalog.tile_vp.get(name, 0), colour=colour)

    def place(self, name: str) -> Name:
        """A space of the trail, a ship, a quay or a city."""
        if name in self.catalog.trail.ramps:
            return self.name("space-ramp", number=self.catalog.trail.ramps[name])
        if name == self.catalog.trail.capital:
            return self.name("capital")
        if name == self.catalog.trail.start:
            return self.name("space-start")
        if name.startswith("ship"):
            return self.name("ship-name", value=name.removeprefix("ship").rstrip("b"))
        city, _, quay = name.rpartition("_")
        if has(self.language, f"city-{city}") and has(self.language, f"quay-{quay}"):
            return self.name("quay-name", city=self.name(f"city-{city}"), quay=self.name(f"quay-{quay}"))
        if has(self.language, f"city-{name}"):
            return self.name(f"city-{name}")
        if "-" in name and has(self.language, name):  # of a game of its own: its id is a message
            return self.name(name)
        area = name.rstrip("0123456789")
        for key in (f"colour-{area}", f"hazard-{area}", f"area-{area}"):
            if area != name and has(self.language, key):
                return self.name("space-area", area=self.say(key), number=name.removeprefix(area))
        return self.name("space-name", space=name)

    def where(self, space: str, tile: str) -> Name:
        """What stands on a space, and which space that is: two tiles may have the same name."""
        if not tile:
            return self.place(space)
        if tile == space:  # a neutral building where its letter is printed
            return self.thing(tile)
        return self.name("where-tile", space=self.place(space), tile=self.thing(tile))

    def card(self, name: str) -> Name:
        objective = self.catalog.objectives.get(name)
        if objective is not None:
            counts = {self.say(f"task-{task}"): n for task, n in objective.tasks.items()}
            tasks = [f"{n} × {name}" if n > 1 else name for name, n in counts.items()]
            return self.name("objective-name", vp=objective.vp, tasks=" + ".join(tasks))
        card = self.catalog.cards.get(name)
        if card is None or card.kind != "cattle":
            if has(self.language, f"card-{name}"):
                return self.name(f"card-{name}")
            if has(self.language, f"cattle-{name}"):
                return self.name(f"cattle-{name}")
            return self.name(f"breed-{name}")
        breed = self.name(f"breed-{card.breed}")
        return self.name("card-market", breed=breed, vp=card.vp) if card.vp else breed

    def list(self, names: Iterable[str]) -> NameList:
        """Several things, counted where they repeat."""
        counts: dict[Name, int] = {}
        for name in map(self.thing, names):
            counts[name] = counts.get(name, 0) + 1
        found = [
            self.name("counted", count=count, name=name) if count > 1 else name
            for name, count in counts.items()
        ]
        return several(self.language, found)

    def railroad(self, name: str) -> Name:
        if name == "depot":
            return self.name("engine-depot")
        return self.name("engine-turnout" if name[0] == "t" else "engine-space", number=name.lstrip("t"))

    def face(self, thing: str) -> str:
        """The emoji of a thing, or nothing where it is not there."""
        return self.faces.get(thing.replace("+", "_strong").replace(":", "_").replace("-", "_"), "")

    def good(self, name: str, count: int) -> str:
        """So many of some goods: with its emoji where that is there, else in words."""
        face = self.face(FACES.get(name, name))
        return f"{count} {face}" if face else self.say(f"good-{name}", count=count)

    def goods(self, values: dict[str, Any]) -> str:
        parts = [self.good(good, values[good]) for good in GOODS if values.get(good)]
        return ", ".join(parts) if self.faces else listed(self.language, parts)

    def money(self, amount: int) -> str | int:
        """Pesos or dollars. Nothing stays 0, by which a message leaves it out."""
        return self.good("money", amount) if amount else 0

    def _number(self, name: str, value: int) -> str | int:
        return self.money(value) if name in SUMS else value

    def _trade(self, money: int) -> str:
        """What a camp gives or takes, with its sign."""
        return f"{'+' if money > 0 else MINUS}{self.money(abs(money))}"


def capital(text: str) -> str:
    """As it may stand at the beginning. Not for the id of a space: b1 is none of building B's."""
    return text[:1].upper() + text[1:]
