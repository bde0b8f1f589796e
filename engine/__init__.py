"""The rules: pure, synchronous, deterministic. They know only `data`.

game = Game.start(Setup(game="argentina", seats=["north", "south"], seed=7))
while game.decision:
    game.choose(game.decision.seat, [game.decision.legal[0]])
"""

from importlib import import_module
from importlib.metadata import entry_points
from pkgutil import iter_modules

from engine.decisions import BadData, BadSave, Decision, Event, IllegalChoice, Option, Text
from engine.game import Game
from engine.games import GAMES
from engine.state import RULES_VERSION, Setup
from engine.views import BadView, PlayerView, View, decode_view

__all__ = [
    "FIRST_GAME",
    "GAMES",
    "RULES_VERSION",
    "BadData",
    "BadSave",
    "BadView",
    "Decision",
    "Event",
    "Game",
    "IllegalChoice",
    "Option",
    "PlayerView",
    "Setup",
    "Text",
    "View",
    "decode_view",
]

for _found in iter_modules(__path__):
    if _found.ispkg:
        import_module(f"{__name__}.{_found.name}")  # a game registers itself there
for _point in entry_points(group="tropero.games"):
    _point.load()

FIRST_GAME = next(iter(GAMES))  # meant where none is named
