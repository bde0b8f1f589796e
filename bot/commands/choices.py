"""The slash commands that stand for some of the engine's options: `/hire`, `/buy`, `/engine`.

Those that every game has are here; a game brings the rest in its `commands.json`, and their names in the
languages of Discord with its texts (`command-farmers`, `parameter-farmers-choice`).
"""

from __future__ import annotations

from functools import cache

import msgspec

from engine import GAMES
from engine.games import Kit

FILE = "commands.json"


class ChoiceCommand(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`option` is what Discord calls what is typed; `verbs` are the beginnings of the option ids it means.

    `effects` are those of an action that leads there, to know which buildings offer it.
    """

    option: str
    verbs: tuple[str, ...]
    description: str
    effects: tuple[str, ...] = ()


COMMON = {
    "move": ChoiceCommand("to", ("move", "start", "path"), "Move to a place"),
    "use": ChoiceCommand("action", ("use", "either", "adjacent"), "Use a local action of the place"),
    "aux": ChoiceCommand("action", ("aux",), "Use an auxiliary action", ("auxiliary",)),
    "hire": ChoiceCommand("worker", ("hire",), "Hire a worker", ("hire",)),
    "buy": ChoiceCommand("cattle", ("buy", "deal", "cattle"), "Buy cattle", ("buy_cattle",)),
    "engine": ChoiceCommand("to", ("engine",), "Move your engine", ("engine",)),
    "upgrade": ChoiceCommand("station", ("upgrade",), "Upgrade a station"),
    "appoint": ChoiceCommand("worker", ("appoint",), "Give up a worker for a station master"),
    "discard": ChoiceCommand("cards", ("discard", "draw"), "Discard cards"),
    "remove": ChoiceCommand("cards", ("remove",), "Remove cards from your deck", ("remove",)),
    "objective": ChoiceCommand("card", ("objective", "play"), "Take or play an objective", ("objective",)),
    "disc": ChoiceCommand("space", ("disc",), "Take a disc from your board"),
    "sell": ChoiceCommand("certificates", ("certificates",), "Spend certificates for your income"),
    "foresight": ChoiceCommand("tile", ("foresight",), "Choose a foresight tile"),
}


def _brought(kit: Kit) -> dict[str, ChoiceCommand]:
    file = kit.data.joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=dict[str, ChoiceCommand]) if file.is_file() else {}


@cache
def choice_commands() -> dict[str, ChoiceCommand]:
    """All of them by name. Two games may bring one command, which then stands for the options of both."""
    found = dict(COMMON)
    for kit in GAMES.values():
        for name, command in _brought(kit).items():
            known = found.get(name)
            if known is not None:
                verbs = tuple(dict.fromkeys((*known.verbs, *command.verbs)))
                effects = tuple(dict.fromkeys((*known.effects, *command.effects)))
                command = msgspec.structs.replace(known, verbs=verbs, effects=effects)
            found[name] = command
    return found
