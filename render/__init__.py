"""Pictures: from a view of the engine to PNG bytes.

Every function takes a view (plain JSON values, as `engine.Game.view` gives them), checks it whole, and either
gives a finished picture or raises `BadView`. `names` says what people call the seats; `theme` is "light" or
"safe" (for colour-blind eyes); `since` is an earlier view, whose differences are framed.
"""

from render.check import BadView
from render.pictures import alt, board, cities, hand, market, mat, menu, score, text, warm

__all__ = ["BadView", "alt", "board", "cities", "hand", "market", "mat", "menu", "score", "text", "warm"]
