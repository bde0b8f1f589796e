"""Questions and options in words: what a player may choose, what it brings, and why something is blocked."""

from __future__ import annotations

from typing import Any, NamedTuple

import msgspec

from bot.table.steps import Step
from bot.words.effects import Effects
from data.texts import has
from engine import Option, Text
from engine.games import kit_of

#: Choices that only lead to the next one of a step, or say that there is nothing more to it.
SILENT = ("use", "either", "adjacent", "aux", "path", "done", "skip")
#: What the emoji of an option shows, by the word its id begins with.
EMBLEMS = {
    **{"engine": "engine", "upgrade": "station", "objective": "card:objective", "play": "card:objective"},
    **{"aux": "auxiliary", "draw": "draw", "certificates": "certificate", "deliver": "delivery"},
    **{"space": "delivery", "appoint": "worker", "deal": "herd", "exchange": "exchange", "disc": "token"},
}


class StepWords(NamedTuple):
    """A step as a player reads it: what it is, and what it brings or costs."""

    label: str
    detail: str
    emblem: str  # the name of the emoji that shows what it is about
    about: tuple[Option, ...]  # what a picture can show of it


class Options(Effects):
    """What is asked, what may be answered."""

    def step(self, step: Step, seat: str | None = None) -> StepWords:
        """One tap in words: the choices that say something, then what follows from them."""
        chosen = [
            option for picked in step.options[step.gifts : len(step.options) - step.ends] for option in picked
        ]
        labels: list[str] = []
        details = [self._ride(step, seat)] if step.opens else []
        shown: list[Option] = []
        about: list[Option] = []
        for action in _actions(chosen):
            telling = [option for option in action if _verb(option) not in SILENT]
            shown = [option for option in telling if _verb(option) != "reveal"] or action[-1:]
            cards = [option for option in telling if _verb(option) == "reveal" and option not in shown]
            cattle = [option for option in shown if _verb(option) == "cattle"]
            about += cattle or shown
            labels.append(" · ".join(self._telling(option, step) for option in _bought(shown)))
            details += [] if step.opens else [self.detail(option, seat) for option in shown]
            if cards:
                names = ", ".join(self.card(str(card.text.values["card"])) for card in cards)
                details.append(self.say("detail-shows", cards=names, count=(len(cards) + 1) // 2))
        label = " + ".join(filter(None, labels)) or self.say("panel-none")
        if step.group == "instead":
            label = capital(" · ".join(filter(None, (self.action(option.does) for option in chosen))))
        details += [self.icons(option.does) for picked in step.options[: step.gifts] for option in picked]
        if step.ends:
            details.append(f"✓ {self.say('option-action-done')}")
        emblem = self.emblem(shown[-1] if shown else None)
        return StepWords(label, " · ".join(filter(None, details)), emblem, tuple(about))

    def _telling(self, option: Option, step: Step) -> str:
        if _verb(option) != "move" or not step.picks[-1] or not step.picks[-1][0].startswith("path:"):
            return self.option(option)
        cost = step.options[-1][0].text.values["cost"]  # the way that was taken says what it costs
        values = option.text.values | {"least": cost, "most": cost}
        return self.option(msgspec.structs.replace(option, text=Text(option.text.key, values)))

    def _ride(self, step: Step, seat: str | None) -> str:
        """What can be done at the place, and what of it not now."""
        said = [self.icons(option.does) for option in step.opens if option.blocked is None]
        said += [f"~~{self.icons(option.does)}~~" for option in step.opens if option.blocked is not None]
        return " · ".join(said)

    def emblem(self, option: Option | None) -> str:
        """The name of the emoji of what an option is about."""
        if option is None:
            return ""
        verb, values = _verb(option), option.text.values
        for key in ("card", "what", "of", "tile", "worker", "ship", "farmer"):
            if (thing := self._pictured(str(values.get(key, "")))) is not None:
                return thing
        return EMBLEMS.get(verb, "")

    def _pictured(self, name: str) -> str | None:
        catalog = self.catalog
        if name in catalog.cards and catalog.cards[name].kind == "cattle":
            return f"cow:{catalog.cards[name].breed}"
        if name.rstrip("+") in catalog.rows:
            return f"worker:{name}"
        if name in catalog.buildings:
            return f"building:{name}"
        if name in catalog.tile_area:
            area, _, rest = name.partition("-")
            kinds = (f"farmer:{area}", f"hazard:{area}", f"camp:{rest}")
            return next((kind for kind in kinds if self.face(kind)), None)
        if name.startswith("ship"):
            return f"ship:{name}"
        return "card:exhaustion" if name == "exhaustion" else None

    def question(self, kind: str, *, you: bool = True) -> str:
        """What is asked, as the person who decides reads it, or what is asked of somebody else."""
        theirs = f"ask-{kind}.theirs"
        return self.say(theirs if not you and has(self.language, theirs) else f"ask-{kind}")

    def option(self, option: Option) -> str:
        """An option as a player reads it in a menu."""
        key, values = option.text.key, dict(option.text.values)
        said: dict[str, str | int] = {
            name: self._number(name, value) if isinstance(value, int) else self._value(key, name, value)
            for name, value in values.items()
        }
        verb = option.id.partition(":")[0]
        said["does"] = self.action(option.does) or "none"
        if verb == "reveal":
            said["card"], said["vp"] = self._animal(str(values["card"]))
        if verb == "trade":
            said["money"] = self._trade(int(values["money"]))
        if verb in ("move", "start"):
            space, tile = str(values["space"]), str(values["tile"])
            where = self.where(space, tile)
            said["where"] = where if where.startswith(space) else capital(where)
            if "least" in values:
                least, most = values["least"], int(values["most"])
                said["cost"] = self.money(most) if least == most else f"{least}–{self.money(most)}"
        elif verb == "at":
            said["cost"] = self.money(max(0, int(values["cost"])))  # a blocked one may need less than none
            replaced = str(values["replaced"])
            said["where"] = (
                self.say("where-replace", space=said["space"], tile=self.thing(replaced))
                if replaced
                else said["space"]
            )
        text = self.say(key, **said)
        return text if verb in ("move", "at", "start") else capital(text)

    def _animal(self, name: str) -> tuple[str, int]:
        """A cattle card by its breed, and its points apart from that."""
        card = self.catalog.cards[name]
        return self.name(f"breed-{card.breed}"), card.vp

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
        if verb == "appoint":
            return self._master(str(values["master"]))
        if verb == "objective" and values.get("what") in self.catalog.objectives:
            return self._objective(str(values["what"]))
        return self.action(option.does) if verb in ("hire", "join", "play") else ""

    def _ship(self, name: str) -> str:
        """What a disc on a ship brings: points, its quay once the ship departs, the loading action."""
        charts: Any = kit_of(self.game).part("charts")
        ship = charts.harbour().ships[name]
        points = self.say("detail-points", vp=ship.vp) if ship.vp else ""
        quay = f"→ {self.thing(ship.quay)}" if ship.quay else ""
        return " · ".join(filter(None, (points, quay, self.action(msgspec.to_builtins(ship.action)))))

    def _master(self, name: str) -> str:
        """What a station master brings at once or for good, and what it counts at the end."""
        master = self.catalog.masters[name]
        brings = self.action(msgspec.to_builtins(master.action))
        goods = {"grain": master.permanent_grain, "certificates": master.permanent_certificates}
        permanent = self.say("detail-permanent", goods=self.goods(goods)) if any(goods.values()) else ""
        what = self.say(f"master-for-{master.of}")
        counts = self.say("detail-counts", vp=master.points, every=master.every, what=what)
        return " · ".join(filter(None, (brings, permanent, counts)))

    def _objective(self, name: str) -> str:
        """What an objective brings when it is played, and what it costs if it is not met in the end."""
        objective = self.catalog.objectives[name]
        does = self.action(msgspec.to_builtins(objective.action))
        played = self.say("detail-played", does=does) if does else ""
        missed = self.say("detail-missed", vp=objective.fail) if objective.fail else ""
        return " · ".join(filter(None, (played, missed)))

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
        key = text.key
        if key == "illegal-count" and values["least"] == values["most"]:
            key = "illegal-count-exactly"
        return self.say(key, **values)


def _actions(chosen: list[Option]) -> list[list[Option]]:
    """Choices as the actions that they belong to: a local action begins with the word for that."""
    found: list[list[Option]] = []
    for option in chosen:
        if not found or (_verb(option) == "use" and len(found[-1]) > 0):
            found.append([])
        found[-1].append(option)
    return found


def _bought(shown: list[Option]) -> list[Option]:
    """A purchase that says which cattle is bought, instead of which kind and then which."""
    cattle = [str(option.text.values["what"]) for option in shown if _verb(option) == "cattle"]
    if len(set(cattle)) != 1 or _verb(shown[0]) != "buy":
        return shown
    text = Text(shown[0].text.key, shown[0].text.values | {"of": cattle[0]})
    return [msgspec.structs.replace(shown[0], text=text)]


def _verb(option: Option) -> str:
    return option.id.partition(":")[0]


def capital(text: str) -> str:
    """As it may stand at the beginning. Not for the id of a space: b1 is none of building B's."""
    return text[:1].upper() + text[1:]
