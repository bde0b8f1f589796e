"""The file that is put together by hand is a PNG like any other, and holds every pixel."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from render.encode import packed, png, reduced


@pytest.mark.parametrize("size", [(1, 1), (7, 3), (640, 480)])
def test_what_is_packed_is_read_back_pixel_for_pixel(size: tuple[int, int], game: str) -> None:
    drawn = Image.radial_gradient("L").resize(size).convert("RGB")
    kept = reduced(drawn, game, "light")
    Image.open(io.BytesIO(packed(kept))).verify()  # the checksum of every chunk
    read = Image.open(io.BytesIO(png(drawn, game, "light")))
    assert (read.format, read.size) == ("PNG", size)
    assert read.convert("RGB").tobytes() == kept.convert("RGB").tobytes()
