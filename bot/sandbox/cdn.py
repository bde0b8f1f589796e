"""Files as Discord's CDN gives them out: whole, or made smaller by `?width=&height=&format=webp`."""

from __future__ import annotations

import asyncio
import io
import mimetypes
from collections import OrderedDict
from collections.abc import Mapping
from typing import TYPE_CHECKING

from aiohttp import web
from PIL import Image

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

FOR_EVER = {"Cache-Control": "max-age=31536000, immutable"}
MOST_KEPT = 100
MOST_PIXELS = 4096
QUALITY = 75
mimetypes.add_type("image/webp", ".webp")  # Python 3.11 does not know it by itself.

Size = tuple[int | None, int | None]


class Cdn:
    """Gives out the world's files. Smaller copies are made off the event loop, and the newest are kept."""

    def __init__(self, fake: FakeDiscord) -> None:
        self.fake = fake
        self._kept: OrderedDict[tuple[str, Size, bool], bytes] = OrderedDict()

    async def handle(self, request: web.Request) -> web.Response:
        path = request.match_info["path"]
        data = self.fake.world.file(path) or self.fake.world.file(path.rpartition(".")[0])
        if data is None:
            return web.Response(status=404)
        kind = mimetypes.guess_type(path)[0] or ""
        # A file sent by the bot is shown if it is a picture, and never run as a page of this origin.
        if not kind.startswith("image/") or kind == "image/svg+xml":
            return web.Response(body=data, content_type="application/octet-stream", headers=FOR_EVER)
        try:
            size = wanted(request.query)
        except ValueError:
            return web.Response(status=400)
        webp = request.query.get("format") == "webp"
        if size == (None, None) and not webp:
            return web.Response(body=data, content_type=kind, headers=FOR_EVER)
        smaller = await self._smaller(path, data, size, webp=webp)
        kind = "image/webp" if smaller.startswith(b"RIFF") else kind
        return web.Response(body=smaller, content_type=kind, headers=FOR_EVER)

    async def _smaller(self, path: str, data: bytes, size: Size, *, webp: bool) -> bytes:
        key = (path, size, webp)
        if key not in self._kept:
            self._kept[key] = await asyncio.to_thread(shrunk, data, size, webp=webp)
            while len(self._kept) > MOST_KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        return self._kept[key]


def wanted(query: Mapping[str, str]) -> Size:
    """The size that is asked for; `size` is how emoji and avatars are asked for."""
    asked = [query.get(key) or query.get("size") for key in ("width", "height")]
    found = [int(value) if value else None for value in asked]
    if any(side is not None and not 1 <= side <= MOST_PIXELS for side in found):
        raise ValueError(f"no such size: {found}")
    return found[0], found[1]


def shrunk(data: bytes, size: Size, *, webp: bool) -> bytes:
    """A picture within a size, never larger than it is. What moves is left alone."""
    try:
        image: Image.Image = Image.open(io.BytesIO(data))
        if getattr(image, "n_frames", 1) > 1:
            return data
        kind = "WEBP" if webp else image.format or "PNG"
        if image.mode not in ("RGB", "RGBA"):
            image = image.convert("RGBA" if "transparency" in image.info or image.mode == "LA" else "RGB")
        image.thumbnail((size[0] or MOST_PIXELS, size[1] or MOST_PIXELS), Image.Resampling.LANCZOS)
    except (OSError, ValueError):
        return data
    made = io.BytesIO()
    image.save(made, kind, **({"quality": QUALITY, "method": 4} if kind == "WEBP" else {}))
    return min(made.getvalue(), data, key=len)
