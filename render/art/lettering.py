"""Text through cached masks: a word is rasterised once, then only pasted in the colour asked for.

`write` puts a text at a point, `fit` puts it inside a box: the largest size that fits, and as a last resort
an ellipsis. No text is smaller than SMALLEST, whose capitals and digits are 14 pixels high.
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageDraw

from render.art.scripts import COLLECTED, direction_of, font, is_plain, ordered, runs

SMALLEST = 20
ELLIPSIS = "…"
Rgb = tuple[int, int, int]
Box = tuple[float, float, float, float]


class Written(NamedTuple):
    """What was drawn, for the tests: the text asked for and drawn, its size, its ink, its box, the sheet."""

    asked: str
    drawn: str
    size: int
    ink: Box
    box: Box | None
    sheet: tuple[int, int]


_audit = threading.local()


@contextmanager
def audit() -> Iterator[list[Written]]:
    """Collects every text this thread rasterises through `write` and `fit`."""
    log: list[Written] = []
    _audit.log = log
    try:
        yield log
    finally:
        _audit.log = None


@lru_cache(maxsize=4096)
def _mask(text: str, size: int, weight: str) -> tuple[Image.Image, int, int]:
    """The mask of a text, and where its ink begins from the left and from the baseline."""
    if is_plain(text):
        left, top, right, bottom = font(size, weight).getbbox(text, anchor="ls")
        mask = Image.new("L", (max(1, int(right - left)), max(1, int(bottom - top))))
        glyphs = font(size, weight).getmask(text, mode="L", anchor="ls")
        mask.im.paste(glyphs, (0, 0, *glyphs.size))
        return mask, int(left), int(top)
    sheet = Image.new("L", (width(text, size, weight) + 2 * size, 4 * size))
    pen, x = ImageDraw.Draw(sheet), float(size)
    for run in runs(text):
        face, way = font(size, weight, run.script), direction_of(run)
        # The collection has one weight: what is to be bold is drawn with a wider line.
        line = size // 28 if run.script in COLLECTED and weight != "medium" else 0
        pen.text((x, 2 * size), ordered(run), 255, face, anchor="ls", direction=way, stroke_width=line)
        x += face.getlength(ordered(run), direction=way)
    left, top, right, bottom = sheet.getbbox() or (size, 2 * size, size + 1, 2 * size + 1)
    return sheet.crop((left, top, right, bottom)), left - size, top - 2 * size


@lru_cache(maxsize=4096)
def width(text: str, size: int, weight: str = "bold") -> int:
    if is_plain(text):
        return round(font(size, weight).getlength(text))
    lengths = (
        font(size, weight, run.script).getlength(ordered(run), direction=direction_of(run))
        for run in runs(text)
    )
    return round(sum(lengths))


def write(
    image: Image.Image,
    x: float,
    y: float,
    text: str,
    size: int,
    fill: Rgb,
    weight: str = "bold",
    align: str = "middle",
    box: Box | None = None,
    asked: str | None = None,
) -> int:
    """Writes one line whose digits are centred on `y`; `align` says what `x` is. Gives the width."""
    if not text:
        return 0
    mask, left, top = _mask(text, size, weight)
    wide = width(text, size, weight)
    start = {"left": x, "middle": x - wide / 2, "right": x - wide}[align]
    # The height of a capital letter of Roboto is 0.711 of its size.
    baseline = y + size * 0.711 / 2
    at = (round(start + left), round(baseline + top))
    image.paste(fill, (*at, at[0] + mask.width, at[1] + mask.height), mask)
    log = getattr(_audit, "log", None)
    if log is not None:
        ink = (at[0], at[1], at[0] + mask.width, at[1] + mask.height)
        log.append(Written(asked or text, text, size, ink, box, image.size))
    return wide


def fitting(text: str, room: float, size: int, weight: str = "bold") -> tuple[str, int]:
    """The text and the largest size up to `size` at which it is at most `room` wide."""
    while size > SMALLEST and width(text, size, weight) > room:
        size -= 1
    if width(text, size, weight) <= room:
        return text, size
    while text and width(text + ELLIPSIS, size, weight) > room:
        text = text[:-1].rstrip()
    return text + ELLIPSIS, size


def fit(
    image: Image.Image,
    box: Box,
    text: str,
    size: int,
    fill: Rgb,
    weight: str = "bold",
    align: str = "middle",
) -> int:
    """Writes one line inside a box, centred in its height; smaller, then shortened, if it is too long."""
    x0, y0, x1, y1 = box
    drawn, size = fitting(text, x1 - x0, size, weight)
    x = {"left": x0, "middle": (x0 + x1) / 2, "right": x1}[align]
    return write(image, x, (y0 + y1) / 2, drawn, size, fill, weight, align, box, text)
