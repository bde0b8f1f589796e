"""Where everything lies on a board, and which icons and words of ours a game uses: one file for each game."""

from __future__ import annotations

from importlib.resources.abc import Traversable
from typing import Literal

import msgspec
from msgspec import Struct

from engine.decisions import BadData

Point = tuple[int, int]
Box = tuple[int, int, int, int]


class Capital(Struct, frozen=True, forbid_unknown_fields=True):
    box: Box
    spots: dict[str, Point]  # the numbered steps of a visit
    foresight: dict[str, list[Point]]  # the spaces of each bag
    bags: int  # the height at which it says what is left in them


class Layout(Struct, frozen=True, forbid_unknown_fields=True):
    size: Point
    areas: dict[str, Box]  # players, map, jobs, cattle, objectives, and what the game has besides
    tile: Point
    trail_tile: int
    emblem: int
    crest: str  # an icon, on backs of cards and on what lasts
    table: str  # the colour that the pictures besides the board lie on
    engines_face: Literal["left", "right"]
    spots: list[str]  # an icon for each numbered spot of the capital
    players: dict[str, str]  # the strip of players: icon, field of the player's view
    purse: dict[str, str]  # the same for the player's board
    front: str  # what tiles of the trail are called
    scores: dict[str, str]  # category, icon
    places: dict[str, Point]
    railroad: dict[str, Point]
    stations: dict[str, Box]
    stands: dict[str, Point]  # where pawns stand that do not stand on a tile
    bends: dict[str, list[Point]]  # ways that are not straight
    risk: dict[str, Literal["above", "below"]]
    capital: Capital
    rivers: list[list[Point]] = []
    cities: dict[str, Box] = {}  # along the railroad
    fees: Point | None = None  # where a board says what the hands ask for
    emoji: list[str] = []  # icons of the game's own that are emoji too


def read_layout(file: Traversable) -> Layout:
    """A layout, checked; BadData names the place and the reason."""
    try:
        return msgspec.json.decode(file.read_bytes(), type=Layout)
    except (OSError, msgspec.DecodeError) as error:
        raise BadData(f"{file.name}: {error}") from error
