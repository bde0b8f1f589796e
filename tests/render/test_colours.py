"""Colour is never the only sign, and the safe theme is told apart by eyes that lack a kind of cone."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations

import pytest

from render.art.icons import icon
from render.art.theme import SAFE, SHAPES, THEMES
from render.edition import edition
from tests.render.samples import GAMES

Rgb = tuple[int, int, int]

# How three kinds of colour blindness see linear red, green and blue (Machado, Oliveira, Fernandes 2009).
BLIND = {
    "protan": ((0.152, 1.053, -0.205), (0.115, 0.786, 0.099), (-0.004, -0.048, 1.052)),
    "deutan": ((0.367, 0.861, -0.228), (0.280, 0.673, 0.047), (-0.012, 0.043, 0.969)),
    "tritan": ((1.256, -0.077, -0.179), (-0.078, 0.931, 0.148), (0.005, 0.691, 0.304)),
}


def linear(level: int) -> float:
    share = level / 255
    return share / 12.92 if share <= 0.04045 else ((share + 0.055) / 1.055) ** 2.4


def lab(colour: tuple[float, float, float]) -> tuple[float, float, float]:
    """Linear red, green and blue as lightness and two opponent colours (CIE L*a*b*)."""
    r, g, b = (max(0.0, min(1.0, part)) for part in colour)
    x = (0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505
    y = 0.2126 * r + 0.7152 * g + 0.0722 * b
    z = (0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089
    fx, fy, fz = (t ** (1 / 3) if t > 0.008856 else 7.787 * t + 16 / 116 for t in (x, y, z))
    return 116 * fy - 16, 500 * (fx - fy), 200 * (fy - fz)


def apart(one: Rgb, other: Rgb, eyes: str) -> float:
    """How different two colours look, in steps of which about 2 can just be seen."""
    seen = []
    for colour in (one, other):
        light = [linear(level) for level in colour]
        rows = BLIND[eyes]
        mixed = tuple(sum(w * part for w, part in zip(row, light, strict=True)) for row in rows)
        seen.append(lab((mixed[0], mixed[1], mixed[2])))
    return sum((a - b) ** 2 for a, b in zip(*seen, strict=True)) ** 0.5


SETS = {
    "seats": SAFE.seats,
    "banners": SAFE.banners.values(),
    "camps": SAFE.camps.values(),
    **{name: [SAFE.area(area) for area in edition(name).catalog.trail.areas] for name in GAMES},
}


@pytest.mark.parametrize("eyes", list(BLIND))
@pytest.mark.parametrize("colours", SETS.values(), ids=list(SETS))
def test_the_safe_theme_is_told_apart_by_all_eyes(eyes: str, colours: Iterable[Rgb]) -> None:
    for one, other in combinations(colours, 2):
        assert apart(one, other, eyes) > 12, (one, other)


def test_the_measure_knows_a_pair_that_red_green_blind_eyes_confuse() -> None:
    assert apart((190, 90, 40), (120, 120, 40), "deutan") < 12


@pytest.mark.parametrize("theme", list(THEMES))
@pytest.mark.parametrize("kind", ["disc", "pawn", "locomotive"])
def test_every_seat_has_a_shape_of_its_own(theme: str, kind: str) -> None:
    """Without any colour, the tokens of the four seats still differ clearly."""
    grey = [icon(f"{kind}:{seat}", 48, theme).convert("LA").convert("L") for seat in range(len(SHAPES))]
    for one, other in combinations(grey, 2):
        pairs = zip(one.tobytes(), other.tobytes(), strict=True)
        assert sum(abs(a - b) > 60 for a, b in pairs) > 40


@pytest.mark.parametrize(
    ("kind", "variants", "channel"),
    [
        ("emblem", "green blue orange yellow flood drought rockfall camp", "R"),
        ("flag", "yellow turquoise purple", "A"),
        ("hazard", "flood drought rockfall", "A"),
        ("camp", "green blue", "A"),
        ("hand", "green black both", "R"),
    ],
)
def test_what_colour_tells_apart_has_shapes_of_its_own(kind: str, variants: str, channel: str) -> None:
    shapes = [icon(f"{kind}:{name}", 48).getchannel(channel) for name in variants.split()]
    for one, other in combinations(shapes, 2):
        pairs = zip(one.tobytes(), other.tobytes(), strict=True)
        assert sum(abs(a - b) > 60 for a, b in pairs) > 60
