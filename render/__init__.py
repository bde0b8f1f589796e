"""Pictures: from a view of the engine to PNG bytes.

Every function takes a view as `engine.Game.view` gives it, or its JSON, which is decoded and checked whole,
and gives a finished picture or raises `BadView`. `names` says what people call the seats; `theme` is "light",
"dark" or "safe" (for colour-blind eyes); `since` is an earlier view, whose differences are framed.
"""

from render.art.theme import seat_colour
from render.check import BadView
from render.emoji import emoji, emoji_name
from render.film import LIMIT, Film, FilmTooLarge, film
from render.pictures import alt, board, cities, hand, hand_fields, market, mat, menu, score, statistics, text
from render.review import Cost, Point, curve
from render.stamp import stamped
from render.things import has_picture, picture_of_tile

__all__ = [
    "LIMIT",
    "BadView",
    "Cost",
    "Film",
    "FilmTooLarge",
    "Point",
    "alt",
    "board",
    "cities",
    "curve",
    "emoji",
    "emoji_name",
    "film",
    "hand",
    "hand_fields",
    "has_picture",
    "market",
    "mat",
    "menu",
    "picture_of_tile",
    "score",
    "seat_colour",
    "stamped",
    "statistics",
    "text",
]
