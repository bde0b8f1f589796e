"""Colours and shapes. Every colour that means something comes with a shape, a letter or a picture."""

from __future__ import annotations

from dataclasses import dataclass, field

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
    """One palette. `seats` are in turn order, and each has the shape of the same index."""

    name: str
    seats: tuple[Rgb, Rgb, Rgb, Rgb]
    farmers: dict[str, Rgb] = field(hash=False)
    hazards: dict[str, Rgb] = field(hash=False)
    camps: dict[str, Rgb] = field(hash=False)
    breeds: dict[str, Rgb] = field(hash=False)
    workers: dict[str, Rgb] = field(hash=False)
    banners: dict[str, Rgb] = field(hash=False)

    def area(self, name: str) -> Rgb:
        """The ground of a part of the trail that holds farmers, hazards or camps."""
        return {**self.farmers, **self.hazards}.get(name, CAMP_GROUND)


LIGHT = Theme(
    name="light",
    seats=(rgb("#cc2f2b"), rgb("#1f5fb4"), rgb("#12856a"), rgb("#8b3fa6")),
    farmers={
        "green": rgb("#6aa84f"),
        "blue": rgb("#5b93cf"),
        "orange": rgb("#e28a3b"),
        "yellow": rgb("#ecc53f"),
    },
    hazards={"flood": rgb("#4f86b5"), "drought": rgb("#dca23c"), "rockfall": rgb("#8f7d73")},
    camps={"green": rgb("#5f9e57"), "blue": rgb("#4a7fb8")},
    breeds={
        "niata": rgb("#9b9a97"),
        "patagonico": rgb("#5e9e4f"),
        "fronterizo": rgb("#38353a"),
        "holando_argentino": rgb("#fbf8f1"),
        "caracu": rgb("#e5832f"),
        "chaqueno": rgb("#efc834"),
        "serrano": rgb("#c63a33"),
        "blanco_orejinegro": rgb("#3f7fc0"),
        "franqueiro": rgb("#7d4f2b"),
        "aberdeen_angus": rgb("#6c3c8c"),
        "jersey": rgb("#9b9a97"),
        "dutch_belt": rgb("#5e9e4f"),
        "black_angus": rgb("#38353a"),
        "guernsey": rgb("#fbf8f1"),
        "holstein": rgb("#efc834"),
        "brown_swiss": rgb("#c63a33"),
        "ayrshire": rgb("#3f7fc0"),
        "west_highland": rgb("#7d4f2b"),
        "texas_longhorn": rgb("#6c3c8c"),
    },
    workers={
        "gaucho": rgb("#d9a066"),
        "carpintero": rgb("#8fb8a8"),
        "maquinista": rgb("#9aa7bd"),
        "granjero": rgb("#c8b27a"),
        "cowboy": rgb("#d9a066"),
        "craftsman": rgb("#8fb8a8"),
        "engineer": rgb("#9aa7bd"),
    },
    banners={"yellow": rgb("#f0c419"), "turquoise": rgb("#2bb3a3"), "purple": rgb("#7d3f98")},
)

# The hues of this palette are those that people without red or green cones tell apart best (after Okabe and
# Ito); pairs that lie close in hue differ in lightness.
SAFE = Theme(
    name="safe",
    seats=(rgb("#d55e00"), rgb("#0072b2"), rgb("#1a1a1a"), rgb("#cc79a7")),
    farmers={
        "green": rgb("#009e73"),
        "blue": rgb("#56b4e9"),
        "orange": rgb("#d55e00"),
        "yellow": rgb("#f0e442"),
    },
    hazards={"flood": rgb("#0072b2"), "drought": rgb("#f0e442"), "rockfall": rgb("#8a8078")},
    camps={"green": rgb("#009e73"), "blue": rgb("#56b4e9")},
    breeds={
        "niata": rgb("#a0a0a0"),
        "patagonico": rgb("#009e73"),
        "fronterizo": rgb("#1f1f1f"),
        "holando_argentino": rgb("#ffffff"),
        "caracu": rgb("#e69f00"),
        "chaqueno": rgb("#f0e442"),
        "serrano": rgb("#d55e00"),
        "blanco_orejinegro": rgb("#56b4e9"),
        "franqueiro": rgb("#6b4423"),
        "aberdeen_angus": rgb("#a0508c"),
        "jersey": rgb("#a0a0a0"),
        "dutch_belt": rgb("#009e73"),
        "black_angus": rgb("#1f1f1f"),
        "guernsey": rgb("#ffffff"),
        "holstein": rgb("#f0e442"),
        "brown_swiss": rgb("#d55e00"),
        "ayrshire": rgb("#56b4e9"),
        "west_highland": rgb("#6b4423"),
        "texas_longhorn": rgb("#a0508c"),
    },
    workers={
        "gaucho": rgb("#e6b87a"),
        "carpintero": rgb("#9fd0c4"),
        "maquinista": rgb("#a9b6d0"),
        "granjero": rgb("#d8cc98"),
        "cowboy": rgb("#e6b87a"),
        "craftsman": rgb("#9fd0c4"),
        "engineer": rgb("#a9b6d0"),
    },
    banners={"yellow": rgb("#f0e442"), "turquoise": rgb("#009e73"), "purple": rgb("#7a3b78")},
)

THEMES = {theme.name: theme for theme in (LIGHT, SAFE)}
