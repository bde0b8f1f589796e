"""From a drawn picture to PNG bytes: a palette of our own, then a quick deflate.

A palette fitted to our art is both quicker (a table look-up instead of building an octree) and truer than one
found anew for each picture. It was chosen once from pictures of whole games; `python -m render palette`
chooses it again when the art changes.

Deflate was the dearest part of a picture: on a full board zlib takes 13 ms at level 3, and 30 ms at level 6
for an eighth fewer bytes. ISA-L takes 2 ms for a few more (235 against 219 KB), so the file is put together
here around what it gives. Where ISA-L is not to be had, zlib does the same more slowly.
"""

from __future__ import annotations

import struct
import threading
from functools import lru_cache

from PIL import Image

from render.art.night import by_night
from render.art.theme import THEMES
from render.kit import kit_of

try:
    from isal.isal_zlib import compress, crc32

    LEVEL = 1
except ImportError:
    from zlib import compress, crc32

    LEVEL = 3

COLOURS = 256
SIGNATURE = b"\x89PNG\r\n\x1a\n"
BITS, INDEXED = 8, 3  # one byte a pixel, which is a place in the palette

# A palette image keeps a cache of nearest colours that Pillow fills while it converts.
_lock = threading.Lock()


@lru_cache(maxsize=16)
def _palette(game: str, theme: str) -> Image.Image | None:
    colours = kit_of(game).palettes().get(theme)
    if colours is None:
        return None
    holder = Image.new("P", (1, 1))
    holder.putpalette(bytes.fromhex("".join(colours)))
    return holder


def reduced(image: Image.Image, game: str, theme: str) -> Image.Image:
    """The picture in 256 colours."""
    palette = _palette(game, theme)
    if palette is None:
        found = image.quantize(COLOURS, method=Image.Quantize.FASTOCTREE)
    else:
        with _lock:
            found = image.quantize(palette=palette, dither=Image.Dither.NONE)
    if THEMES[theme].night:
        found.putpalette(_turned(bytes(found.getpalette() or ())))
    return found


@lru_cache(maxsize=16)
def _turned(palette: bytes) -> bytes:
    """A palette by night."""
    colours = (by_night((palette[i], palette[i + 1], palette[i + 2])) for i in range(0, len(palette), 3))
    return b"".join(map(bytes, colours))


def png(image: Image.Image, game: str, theme: str) -> bytes:
    return packed(reduced(image, game, theme))


def packed(image: Image.Image) -> bytes:
    """The file of a picture with a palette; no row is filtered, which suits flat colours best."""
    # Every row begins with the number of its filter: a column of noughts on the left is all of them.
    rows = Image.new("P", (image.width + 1, image.height))
    rows.paste(image, (1, 0))
    header = struct.pack(">IIBBBBB", image.width, image.height, BITS, INDEXED, 0, 0, 0)
    return b"".join(
        (
            SIGNATURE,
            *_chunk(b"IHDR", header),
            *_chunk(b"PLTE", bytes(image.getpalette() or ())),
            *_chunk(b"IDAT", compress(rows.tobytes(), LEVEL)),
            *_chunk(b"IEND", b""),
        )
    )


def _chunk(name: bytes, data: bytes) -> tuple[bytes, ...]:
    return struct.pack(">I", len(data)), name, data, struct.pack(">I", crc32(data, crc32(name)))
