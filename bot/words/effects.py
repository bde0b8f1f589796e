"""What actions do, in words: the effects of buildings, cards, ships and station masters."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bot.words.names import MINUS, Names
from data.texts import has

COSTS = ("pay", "discard", "engine_back")
#: The emoji of some effects, where those are shown.
VERB_FACES = {
    **{name: name for name in ("hire", "build", "engine", "draw", "remove", "auxiliary", "trade", "move")},
    **{"buy_cattle": "herd", "objective": "card:objective", "remove_hazard": "clear"},
    **{"engine_back": "engine", "help_farmers": "help", "draw_discard": "draw"},
    **{"extra_delivery": "delivery", "use_adjacent": "adjacent"},
}


#: The emoji of cards that are not of one breed.
CARD_FACES = {"any_cattle": "cow:any", "pair": "cow:any", "objective": "card:objective"}


class Effects(Names):
    """Effects as the data files write them."""

    def action(self, effects: Iterable[dict[str, Any]]) -> str:
        """The effects of an action as the data files write them: what it takes, then what it gives."""
        effects = list(effects)
        costs = [self.effect(one) for one in effects if one["do"] in COSTS]
        gains = [self.effect(one) for one in effects if one["do"] not in COSTS]
        return " → ".join(", ".join(part) for part in (costs, gains) if part)

    def icons(self, effects: Iterable[dict[str, Any]]) -> str:
        """The same as it is printed on a tile, where there are emoji for all of it; else in words."""
        effects = list(effects)
        found = [self._icon(one) for one in effects]
        if not self.faces or not all(found):
            return self.action(effects)
        costs = [icon for icon, one in zip(found, effects, strict=True) if one["do"] in COSTS]
        gains = [icon for icon, one in zip(found, effects, strict=True) if one["do"] not in COSTS]
        return " → ".join(" ".join(part) for part in (costs, gains) if part)

    def _icon(self, effect: dict[str, Any]) -> str:
        name, card = str(effect["do"]), str(effect.get("card", ""))
        if has(self.language, f"effect-{name}-{effect.get('per')}"):
            return self.effect(effect)
        if name == "gain":
            per = self.say(f"per-{effect['per']}") if effect.get("per") else ""
            return f"+{self.goods(effect)} {per}".rstrip()
        if name == "pay":
            return f"{MINUS}{self.goods(effect)}"
        if name == "either":
            return " / ".join(self.icons(one) for one in effect["of"][:2])
        if name == "discard":
            face = self.face(CARD_FACES.get(card, f"cow:{card}"))
            return f"{MINUS}{'2×' if card == 'pair' else ''}{face}" if face else ""
        face = self.face(VERB_FACES.get(name, ""))
        count = effect.get("steps") or effect.get("extra") or 0
        back = name == "engine_back" or count < 0
        return f"{face}{MINUS if back else '+'}{abs(count)}" if face and count else face

    def effect(self, effect: dict[str, Any]) -> str:
        name = str(effect["do"])
        said: dict[str, str | int] = {"extra": 0, "bonus": 0, "count": 1, "steps": 0, "price": 0, "most": 0}
        said |= {key: self._number(key, value) for key, value in effect.items() if type(value) is int}
        said["goods"] = self.goods(effect)
        if effect.get("per"):
            if has(self.language, f"effect-{name}-{effect['per']}"):
                name += f"-{effect['per']}"
            else:
                said["per"] = self.say(f"per-{effect['per']}")
                name += "-per"
        if effect.get("only"):
            name += "-one"
        if effect.get("single"):
            name += "-single"
        if name == "objective":
            name += "-hand" if effect.get("to") == "hand" else ""
            name += "-display" if effect.get("source") == "display" else ""
        if effect.get("extra"):
            said["extra"] = self._trade(effect["extra"])
        if name == "either":
            said["first"], said["second"] = (_half(self.action(one)) for one in effect["of"][:2])
        for key in ("card", "of"):
            if isinstance(effect.get(key), str):
                said[key] = self.card("objective-any" if effect[key] == "objective" else effect[key])
        if "quay" in effect:
            said["quay"] = self.thing(effect["quay"])
        return self.say(f"effect-{name}", **said)


def _half(action: str) -> str:
    """One of two actions: in brackets if it is not clear where it begins and ends."""
    return f"({action})" if "→" in action or ", " in action else action
