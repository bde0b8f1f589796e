"""Options in few words, where there are emoji: a number and what it counts, as on the tiles themselves.

The emoji of what an option is about stands before it. What that shows, the number of a building or a ship,
needs no word.
"""

from __future__ import annotations

import re

from bot.words.details import Details
from bot.words.names import MINUS, capital
from engine import Option

EMOJI = re.compile(r"<a?:\w+:\d+>")
VALUE_3 = "value3"
#: The emoji of what an objective asks for, where it goes by another name.
TASK_FACES = {VALUE_3: "cow:any", "hazard": "hazard:any"}
QUARTERS = ("west", "north", "east", "south")


class Brief(Details):
    """What stands beside a button."""

    def brief(self, option: Option) -> str | None:
        """An option in few words, perhaps in none; None where it takes a sentence."""
        verb = option.id.partition(":")[0]
        said = getattr(self, f"_brief_{verb}", None) if self.faces else None
        return said(option) if said else None

    def _brief_move(self, option: Option) -> str | None:
        """What stands there, and the fee."""
        tile, most = str(option.text.values["tile"]), int(option.text.values.get("most", 0))
        if (what := self._tile(tile)) is None:
            return None
        least = int(option.text.values.get("least", most))
        fee = f"{MINUS}{'' if least == most else f'{least}–'}{self.money(most)}" if most else ""
        return " · ".join(filter(None, (what, fee)))

    _brief_start = _brief_move

    def _brief_use(self, option: Option) -> str | None:
        """As it is printed, if that has a number; a mere picture would be a riddle."""
        icons = self.icons(option.does)
        return icons if any(letter.isdigit() for letter in EMOJI.sub("", icons)) else None

    def _brief_buy(self, option: Option) -> str | None:
        values = option.text.values
        herder = self.face(f"worker:{self.catalog.roles.herder}")
        if not herder:
            return None
        count, of = int(values["cards"]), str(values["of"])
        what = self.say("brief-value", total=3) if of == VALUE_3 else self._cattle(of)
        what = f"{count} × {what}".strip() if count > 1 else capital(what)
        cost = f"{self.money(int(values['cost']))} · {values['herders']} {herder}"
        return " · ".join(filter(None, (what, cost)))

    def _cattle(self, name: str) -> str:
        """What the emoji of a breed does not show of a card: its points. For a mere breed it stands here."""
        card = self.catalog.cards.get(name)
        if card is not None and self.face(f"cow:{card.breed}"):
            return self._points(card.vp)
        return self.face(f"cow:{name}") or str(self.card(name))

    def _brief_help(self, option: Option) -> str | None:
        money = int(option.text.values["money"])
        gain = f"+{self.money(money)}" if money else ""
        strength = self._tile(str(option.text.values["tile"]))
        return " · ".join(filter(None, (strength, gain))) if strength is not None else None

    def _brief_hazard(self, option: Option) -> str | None:
        cost, points = int(option.text.values["cost"]), self._tile(str(option.text.values["tile"]))
        if points is None:
            return None
        return " · ".join(filter(None, (points, f"{MINUS}{self.money(cost)}" if cost else "")))

    def _brief_load(self, option: Option) -> str | None:
        grain, cost = int(option.text.values["grain"]), int(option.text.values["cost"])
        paid = f"{MINUS}{self.good('grain', grain)}" if grain else ""
        return " ".join(filter(None, (paid, f"{MINUS}{self.money(cost)}" if cost else "")))

    def _brief_certificates(self, option: Option) -> str | None:
        spent, total = int(option.text.values["spent"]), int(option.text.values["total"])
        value = self.say("brief-value", total=total)
        return f"{MINUS}{self.good('certificates', spent)} · {value}" if spent else value

    def _brief_foresight(self, option: Option) -> str | None:
        """One of several tiles: each with its emoji."""
        tile = str(option.text.values["tile"])
        face, said = self.face(self._pictured(tile) or ""), self._tile(tile)
        return f"{face} {said or capital(self.thing(tile))}".strip()

    def _brief_objective(self, option: Option) -> str | None:
        values = option.text.values
        objective = self.catalog.objectives.get(str(values.get("what") or values.get("card", "")))
        if objective is None:
            return None
        tasks = " + ".join(self._task(task, count) for task, count in objective.tasks.items())
        return f"{self._points(objective.vp)} · {tasks}"

    _brief_play = _brief_objective

    def _task(self, task: str, count: int) -> str:
        """Something that an objective asks for: its emoji, or else its name."""
        area, _, kind = task.partition("_")
        if task in QUARTERS:
            name = f"task:{task}"
        elif kind in ("farmer", "camp"):
            name = f"{kind}:{area}"
        else:
            name = TASK_FACES.get(task) or (task if self.face(task) else f"cow:{task}")
        said = self.face(name) or self.say(f"task-{task}")
        said += " 3" if task == VALUE_3 and self.face(name) else ""
        return f"{count} × {said}" if count > 1 else said

    def _tile(self, name: str) -> str | None:
        """What its emoji does not show of a building, a farmer or a hazard; None if it has no emoji."""
        if name in self.catalog.buildings:
            return "" if self.face(f"building:{name}") else None
        area = name.partition("-")[0]
        strength = self.catalog.tile_strength.get(name)
        if strength and self.face(f"farmer:{area}") and self.face("strength"):
            return f"{strength} {self.face('strength')}"
        return self._points(self.catalog.tile_vp.get(name, 0)) if self.face(f"hazard:{area}") else None

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
