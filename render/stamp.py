"""A picture that is not what it looks like: a copy to try things on has a band above it and a frame."""

from __future__ import annotations

import io
from collections.abc import Callable

from PIL import Image, ImageDraw

from render.art.lettering import fit
from render.art.theme import CREAM
from render.encode import COLOURS, packed

FRAME = 8  # pixels of a picture 760 wide, as the band; wider ones have more
BAND = 40
WIDTH = 760


def stamped(paint: Callable[[], bytes], text: str, colour: int) -> bytes:
    """What `paint` draws, in a frame of a colour with a word on it."""
    with Image.open(io.BytesIO(paint())) as found:
        inner = found.convert("RGB")
    size = max(1.0, inner.width / WIDTH)
    frame, band = round(FRAME * size), round(BAND * size)
    ground = (colour >> 16 & 255, colour >> 8 & 255, colour & 255)
    sheet = Image.new("RGB", (inner.width + 2 * frame, inner.height + band + frame), ground)
    sheet.paste(inner, (frame, band))
    _stripes(ImageDraw.Draw(sheet), sheet.width, band, ground)
    fit(sheet, (sheet.width * 0.15, 0, sheet.width * 0.85, band), text, round(band * 0.62), CREAM)
    return packed(sheet.quantize(COLOURS, method=Image.Quantize.FASTOCTREE))


def _stripes(pen: ImageDraw.ImageDraw, width: int, band: int, ground: tuple[int, int, int]) -> None:
    """At both ends of the band, for eyes to which its colour says nothing."""
    lighter = tuple(min(255, level + 60) for level in ground)
    for start in range(0, round(width * 0.13), band):
        for left in (start, width - start - band // 2):
            pen.polygon(
                [(left, band), (left + band // 2, band), (left + band, 0), (left + band // 2, 0)], lighter
            )
