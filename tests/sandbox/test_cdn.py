"""Pictures in the size they are shown."""

from __future__ import annotations

import io

import aiohttp
import discord
import pytest
from PIL import Image

from tests.sandbox.conftest import Scene
from tests.sandbox.demo import picture
from tests.sandbox.test_strict import here


async def fetch(url: str) -> tuple[int, str, bytes]:
    async with aiohttp.ClientSession() as http, http.get(url) as answer:
        return answer.status, answer.content_type, await answer.read()


async def sent(live: Scene, size: tuple[int, int] = (1600, 1200)) -> str:
    message = await here(live).send(file=picture("board", size))
    return str(message.attachments[0].url)


@pytest.mark.parametrize(
    ("query", "size", "kind"),
    [
        ("", (1600, 1200), "image/png"),
        ("?width=400", (400, 300), "image/png"),
        ("?width=400&height=100", (133, 100), "image/png"),
        ("?width=400&format=webp", (400, 300), "image/webp"),
        ("?width=4000", (1600, 1200), "image/png"),
    ],
)
async def test_smaller_on_request(live: Scene, query: str, size: tuple[int, int], kind: str) -> None:
    url = await sent(live)
    status, content_type, data = await fetch(url + query)
    assert (status, content_type) == (200, kind)
    assert Image.open(io.BytesIO(data)).size == size
    assert await fetch(url + query) == (200, kind, data)


@pytest.mark.parametrize("query", ["?width=0", "?width=-3", "?width=x", "?width=100000"])
async def test_sizes_there_are_not(live: Scene, query: str) -> None:
    assert (await fetch(await sent(live, (40, 40)) + query))[0] == 400


async def test_what_moves_is_left_alone(live: Scene) -> None:
    frames = [Image.new("RGB", (320, 200), colour) for colour in ("red", "blue")]
    data = io.BytesIO()
    frames[0].save(data, "WEBP", save_all=True, append_images=frames[1:], duration=100)
    message = await here(live).send(file=discord.File(io.BytesIO(data.getvalue()), "film.webp"))
    (attachment,) = message.attachments
    assert (attachment.width, attachment.height, attachment.content_type) == (320, 200, "image/webp")
    assert await fetch(attachment.url + "?width=100") == (200, "image/webp", data.getvalue())
