"""The rules: pure, synchronous, deterministic. They know only `data`.

game = Game.start(Setup(game="argentina", seats=["north", "south"], seed=7))
while game.decision:
    game.choose(game.decision.seat, [game.decision.legal[0]])
"""

from engine.decisions import BadData, BadSave, Decision, Event, IllegalChoice, Option, Text
from engine.game import GAMES, RULES_VERSION, Game
from engine.state import Setup

__all__ = [
    "GAMES",
    "RULES_VERSION",
    "BadData",
    "BadSave",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Option",
    "Setup",
    "Text",
]
