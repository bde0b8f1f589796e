"""Colours and shapes. Every colour that means something comes with a shape, a letter or a picture."""

from __future__ import annotations

from dataclasses import dataclass, field, replace

from render.art.paint import rgb

Rgb = tuple[int, int, int]

SHAPES = ("circle", "square", "triangle", "diamond")

INK = rgb("#33261a")
SOFT_INK = rgb("#6d5a44")
PAPER = rgb("#f6ecd2")
CREAM = rgb("#fffaf0")
PARCHMENT = rgb("#e9d9b0")
LAND = rgb("#d9cf97")
MEADOW = rgb("#c9c584")
FIELD = rgb("#e8c65c")
FIELD_ROW = rgb("#d3a93c")
WATER = rgb("#7fb3c4")
DEEP = rgb("#4d8aa3")
SEA = rgb("#8dc0cc")
ROAD = rgb("#b98a55")
ROAD_EDGE = rgb("#8a6238")
RAIL = rgb("#4b4038")
WOOD = rgb("#8b5e3a")
BRICK = rgb("#b4583f")
GOLD = rgb("#f2bf3a")
GOLD_EDGE = rgb("#9a6a10")
CRIMSON = rgb("#9d2336")
LEAF = rgb("#3f8f4f")
STOP = rgb("#c22f2f")
GO = rgb("#2f8a45")
IRON = rgb("#4c535c")
MARK = rgb("#e0218a")
CAMP_GROUND = rgb("#c9a878")


@dataclass(frozen=True)
class Theme:
    """One palette. `seats` are in turn order, and each has the shape of the same index.

    The tables say which colour carries what; games fill them with `add_colours`.
    """

    name: str
    seats: tuple[Rgb, Rgb, Rgb, Rgb]
    values: tuple[Rgb, Rgb, Rgb]  # on a card that stands for any breed of a value
    areas: dict[str, Rgb] = field(default_factory=dict, hash=False)  # parts of the trail, and tiles for them
    camps: dict[str, Rgb] = field(default_factory=dict, hash=False)
    breeds: dict[str, Rgb] = field(default_factory=dict, hash=False)
    workers: dict[str, Rgb] = field(default_factory=dict, hash=False)
    banners: dict[str, Rgb] = field(default_factory=dict, hash=False)
    night: bool = False  # drawn like the light one and turned round at the end; see render.art.night

    def area(self, name: str) -> Rgb:
        """The ground of a part of the trail that holds tiles."""
        return self.areas.get(name, CAMP_GROUND)


LIGHT = Theme(
    name="light",
    seats=(rgb("#cc2f2b"), rgb("#1f5fb4"), rgb("#12856a"), rgb("#8b3fa6")),
    values=(rgb("#efc834"), rgb("#c63a33"), rgb("#3f7fc0")),
)

# The hues of this palette are those that people without red or green cones tell apart best (after Okabe and
# Ito); pairs that lie close in hue differ in lightness.
SAFE = Theme(
    name="safe",
    seats=(rgb("#d55e00"), rgb("#0072b2"), rgb("#1a1a1a"), rgb("#cc79a7")),
    values=(rgb("#f0e442"), rgb("#d55e00"), rgb("#56b4e9")),
)

DARK = replace(LIGHT, name="dark", night=True)  # its tables are those of the light one
THEMES = {theme.name: theme for theme in (LIGHT, SAFE, DARK)}


def darker_one(corner: str, theme: str) -> bool:
    """Whether the darker of two grounds is to be drawn for a corner: by night the paler one becomes it."""
    return (corner == "dark") != THEMES[theme].night


def add_colours(theme: Theme, **tables: dict[str, str]) -> None:
    """Colours of a game's own, as hex codes, by the name of their table."""
    for table, colours in tables.items():
        getattr(theme, table).update({name: rgb(code) for name, code in colours.items()})


def seat_colour(place: int, theme: str = "light") -> int:
    """The colour of the seat at a place, as one number."""
    red, green, blue = THEMES[theme].seats[place]
    return red << 16 | green << 8 | blue
