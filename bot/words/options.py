"""Questions and options in words: what a player may choose, what it brings, and why something is blocked."""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import msgspec

from bot.table.steps import Step
from bot.words.brief import Brief
from bot.words.effects import COSTS
from bot.words.names import capital
from data.texts import has
from engine import Event, Option, PlayerView, Text

#: Choices that only lead to the next one of a step, or say that there is nothing more to it.
SILENT = ("use", "either", "adjacent", "aux", "path", "done", "skip")
#: Choices whose words name a thing, and neither what is done with it nor what that costs.
BARE = ("engine", "remove", "discard")
FEES_TOLD = 2  # of the places of a way that ask for a fee; a menu has no room for more
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


class Options(Brief):
    """What is asked, what may be answered."""

    def step(self, step: Step, seat: str | None = None) -> StepWords:
        """One tap in words: the choices that say something, then what follows from them."""
        if step.group == "busy":
            return self._busy_ride(step)
        chosen = [
            option for picked in step.options[step.gifts : len(step.options) - step.ends] for option in picked
        ]
        labels: list[str] = []
        details = [self._ride(step)] if step.opens else []
        shown: list[Option] = []
        about: list[Option] = []
        for action in _actions(chosen):
            telling = [option for option in action if not _silent(option)]
            shown = [option for option in telling if _verb(option) != "reveal"]
            shown = _with_forgone(action, shown or (action[:1] if telling else action[-1:]))
            cards = [option for option in telling if _verb(option) == "reveal" and option not in shown]
            cattle = [option for option in shown if _verb(option) == "cattle"]
            about += cattle or shown
            labels.append(" · ".join(filter(None, (self._telling(one, step) for one in _bought(shown)))))
            details += [] if step.opens else [self.detail(option, seat) for option in shown]
            if step.group != "instead":
                details.append(self._led(action))
            if cards:
                details.append(self._shows([str(card.text.values["card"]) for card in cards]))
        label = " + ".join(filter(None, labels))
        if step.group == "instead":
            label = capital(" · ".join(self.action(one.does) or self.option(one) for one in chosen))
        if () in step.picks[step.gifts : len(step.picks) - step.ends]:
            label = " · ".join(filter(None, (label, self.say("panel-none"))))
        details += [self.icons(option.does) for picked in step.options[: step.gifts] for option in picked]
        details += [self._forced(event) for event in step.events if event.auto]
        details.append(self._ends(step))
        emblem = next(filter(None, map(self.emblem, reversed(shown))), "")
        detail = " · ".join(filter(None, details))
        label = label or ("" if detail else self._unsaid(shown))
        return StepWords(label, detail, emblem, tuple(about))

    def _led(self, action: list[Option]) -> str:
        """What is done with a thing that was chosen, and for what, where its own words do not say it."""
        for leading, option in pairwise(action):
            if _verb(option) in BARE and leading.does:
                paid = any(effect["do"] in COSTS for effect in leading.does)
                told = _verb(option) == "engine" and self.faces and not paid
                return "" if told else self.icons(leading.does)
        return ""

    def _forced(self, event: Event) -> str:
        """What played itself within a step, as there was nothing else to choose."""
        match event.kind, event.data:
            case "hired", {"worker": str(worker), "cost": int(cost)}:
                return f"{self.thing(worker)} · {self.money(cost)}"
            case "built", {"replaced": str(replaced)} if replaced:
                said = self.say("site-replace", tile=self.thing(replaced))
                return said[0].lower() + said[1:]
            case "hazard_removed", {"tile": str(tile)}:
                return str(self.thing(tile))
            case "traded", {"tile": str(tile), "money": int(money)}:
                return f"{self.thing(tile)}: {self._trade(money)}"
        return ""

    def _unsaid(self, shown: list[Option]) -> str:
        """Where there is nothing to say but what it is."""
        return " · ".join(map(self.option, shown)) or self.say("panel-none")

    def _shows(self, cards: list[str]) -> str:
        """Cattle that is shown for its strength, and the exhaustion it costs."""
        exhaustion, faces = (len(cards) + 1) // 2, [self.face(self._pictured(card) or "") for card in cards]
        if all(faces):
            return f"{''.join(faces)} → +{exhaustion} {self.face('card:exhaustion')}"
        return self.say("detail-shows", cards=", ".join(map(self.card, cards)), count=exhaustion)

    def _busy_ride(self, step: Step) -> StepWords:
        """A ride, and what is done at the place at once."""
        (where,) = step.options[0]
        deeds = step.options[step.rides : len(step.options) - step.ends]
        done = [self.icons(option.does) for (option,) in deeds]
        ride = msgspec.structs.replace(
            step, picks=step.picks[: step.rides], options=step.options[: step.rides]
        )
        detail = " · ".join(filter(None, (f"✓ {' · '.join(done)}", self._ends(step))))
        return StepWords(self._telling(where, ride), detail, self.emblem(where), ())

    def _ends(self, step: Step) -> str:
        ended = step.ends and any(event.kind == "turn_ended" for event in step.events)
        return f"✓ {self.say('option-action-done')}" if ended else ""

    def _telling(self, option: Option, step: Step) -> str:
        if _verb(option) != "move" or not step.picks[-1] or not step.picks[-1][0].startswith("path:"):
            return self.option(option, pictured=True)
        cost = step.options[-1][0].text.values["cost"]  # the way that was taken says what it costs
        values = option.text.values | {"least": cost, "most": cost}
        return self.option(msgspec.structs.replace(option, text=Text(option.text.key, values)), pictured=True)

    def _ride(self, step: Step) -> str:
        """What can be done at the place, and what of it not now; or what so many certificates reach."""
        if _verb(step.opens[0]) != "use":
            ends = [str(one.text.values.get("ship") or one.text.values["city"]) for one in step.opens]
            faces = [self.face(f"ship:{end}") for end in ends]
            what = " ".join(faces) if all(faces) else ", ".join(map(self.thing, ends))
            return self.say("detail-reaches", what=what)
        said = [self.icons(option.does) for option in step.opens if option.blocked is None]
        # Nothing is crossed out: an emoji has no line through it, and nobody hears one.
        said += [f"✗ {self.icons(option.does)}" for option in step.opens if option.blocked is not None]
        return " · ".join(said)

    def emblem(self, option: Option) -> str:
        """The name of the emoji of what an option is about."""
        verb, values = _verb(option), option.text.values
        if verb == "foresight" and self.faces:
            return ""  # several tiles are chosen at once, and each has its emoji among its words
        for key in ("card", "what", "of", "tile", "worker", "ship", "farmer"):
            if (thing := self._pictured(str(values.get(key, "")))) is not None:
                return thing
        return EMBLEMS.get(verb, "")

    def question(self, kind: str, *, you: bool = True) -> str:
        """What is asked, as the person who decides reads it, or what is asked of somebody else."""
        theirs = f"ask-{kind}.theirs"
        return self.say(theirs if not you and has(self.language, theirs) else f"ask-{kind}")

    def option(self, option: Option, *, pictured: bool = False) -> str:
        """An option as a player reads it in a list.

        Where it is `pictured` with its number, no word is needed for the space.
        """
        if pictured and (short := self.brief(option)) is not None:
            return short
        key, values = option.text.key, dict(option.text.values)
        said: dict[str, str | int] = {
            name: self._number(name, value) if isinstance(value, int) else self._value(key, name, value)
            for name, value in values.items()
        }
        verb = option.id.partition(":")[0]
        said["does"] = self.action(option.does) or "none"
        if verb == "hire" and pictured:  # in which column it stands is to be seen
            return f"{capital(str(said['worker']))} · {said['cost']}"
        if verb == "reveal":
            said["card"], said["vp"] = self._animal(str(values["card"]))
        if verb == "trade":
            said["money"] = self._trade(int(values["money"]))
        if verb in ("move", "start"):
            space, tile = str(values["space"]), str(values["tile"])
            where = self.thing(tile) if pictured and tile else self.where(space, tile)
            said["where"] = where if where.startswith(space) else capital(where)
            if "least" in values:
                least, most = values["least"], int(values["most"])
                said["cost"] = self.money(most) if least == most else f"{least}–{self.money(most)}"
        elif verb == "at":
            said["cost"] = self.money(max(0, int(values["cost"])))  # a blocked one may need less than none
            replaced = str(values["replaced"])
            if pictured:
                said["space"] = self.say("site-free")
            said["where"] = (
                self.say(
                    "site-replace" if pictured else "where-replace",
                    space=said["space"],
                    tile=self.thing(replaced),
                )
                if replaced
                else said["space"]
            )
        text = self.say(key, **said)
        return text if verb in ("move", "at", "start") else capital(text)

    def _animal(self, name: str) -> tuple[str, int]:
        """A cattle card by its breed, and its points apart from that."""
        card = self.catalog.cards[name]
        return self.name(f"breed-{card.breed}"), card.vp

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
        if name == "tiles":
            first, more = value.split("+")[:FEES_TOLD], value.count("+") >= FEES_TOLD
            return ", ".join(map(self.thing, first)) + (", …" if more else "") if value else ""
        if name == "space" and value not in self.catalog.discs:
            return self.place(value)
        return self.thing(value) if value else ""

    def reason(self, text: Text, option: Option | None = None, player: PlayerView | None = None) -> str:
        """Why something is not possible; with the option and the player, what it needs and what there is."""
        if told := self.lacks(text, option, player):
            return told
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


def _silent(option: Option) -> bool:
    """Whether it leads to the next choice only; a farmer who does not join the row counts as well."""
    return _verb(option) in SILENT and option.text.key != "option-join-skip"


def _with_forgone(action: list[Option], shown: list[Option]) -> list[Option]:
    """Also that nothing was done with an objective or an auxiliary action in the end."""
    *before, last = action
    if _verb(last) != "skip" or not before or _verb(before[-1]) not in ("aux", "play"):
        return shown
    led = before[-1:] if _verb(before[-1]) == "aux" else []
    return [one for one in action if one in shown or one in led or one is last]


def _bought(shown: list[Option]) -> list[Option]:
    """A purchase that says which cattle is bought, instead of which kind and then which."""
    cattle = [str(option.text.values["what"]) for option in shown if _verb(option) == "cattle"]
    if len(set(cattle)) != 1 or _verb(shown[0]) != "buy":
        return shown
    text = Text(shown[0].text.key, shown[0].text.values | {"of": cattle[0]})
    return [msgspec.structs.replace(shown[0], text=text)]


def _verb(option: Option) -> str:
    return option.id.partition(":")[0]
