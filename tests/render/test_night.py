"""The dark theme: grounds are dark, what is written stands out, and what is black by name stays black."""

from __future__ import annotations

import io
from typing import Any

import pytest
from PIL import Image, ImageStat

import render
from render.art.icons import icon
from render.art.night import by_night, kept
from render.art.theme import CREAM, GOLD, INK, LIGHT, PAPER, SOFT_INK
from tests.render.test_colours import linear

Rgb = tuple[int, int, int]


def contrast(one: Rgb, other: Rgb) -> float:
    """As the guidelines for readable pages measure it: 4.5 is enough for small text."""
    shares = (0.2126, 0.7152, 0.0722)
    light = [sum(s * linear(part) for s, part in zip(shares, c, strict=True)) + 0.05 for c in (one, other)]
    return max(light) / min(light)


@pytest.mark.parametrize("picture", ["board", "market", "cities", "score", "mat", "hand"])
def test_every_picture_is_dark(view: dict[str, Any], picture: str) -> None:
    seat = () if picture in ("board", "market", "cities", "score") else (view["seat"],)
    draw = getattr(render, picture)
    light, dark = (
        ImageStat.Stat(Image.open(io.BytesIO(draw(view, *seat, theme=theme))).convert("L")).mean[0]
        for theme in ("light", "dark")
    )
    assert dark < 110 < light


@pytest.mark.parametrize(
    ("ink", "ground"), [(INK, PAPER), (SOFT_INK, PAPER), (INK, CREAM), (INK, GOLD), (CREAM, LIGHT.seats[1])]
)
def test_what_is_written_can_be_read(ink: Rgb, ground: Rgb) -> None:
    assert contrast(by_night(ink), by_night(ground)) > 4.5


@pytest.mark.parametrize("colour", [*LIGHT.seats, *LIGHT.values, INK, CREAM])
def test_what_keeps_its_colour_comes_out_as_it_was(colour: Rgb) -> None:
    r, g, b, _ = kept(Image.new("RGBA", (1, 1), (*colour, 255))).tobytes()
    again = by_night((r, g, b))
    assert max(abs(a - b) for a, b in zip(colour, again, strict=True)) < 40


def test_a_black_hand_is_black_by_night() -> None:
    r, g, b, _ = icon("hand:black", 60, "dark").crop((30, 38, 31, 39)).tobytes()
    assert sum(by_night((r, g, b))) < 200
