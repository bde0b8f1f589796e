"""The application's own emoji: at most 2,000, each a picture of at most 256 KiB under a name of its own."""

from __future__ import annotations

import base64
import binascii
import re
from typing import TYPE_CHECKING

from bot.sandbox.limits.text import text
from bot.sandbox.rest import Call, route
from bot.sandbox.state import APPLICATION_ID
from bot.sandbox.wire import ApiError, Json, invalid

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

MOST_EMOJI = 2000
MOST_BYTES = 256 * 1024
SIGNATURES = {"png": b"\x89PNG\r\n\x1a\n", "gif": b"GIF8", "jpeg": b"\xff\xd8", "webp": b"RIFF", "avif": b""}
DATA = re.compile(r"data:image/(png|gif|jpeg|webp|avif);base64,(.*)", re.DOTALL)


@route("GET", "/applications/{application}/emojis")
async def list_emojis(fake: FakeDiscord, call: Call) -> Json:
    check_application(call)
    return {"items": list(fake.world.emojis.values())}


@route("POST", "/applications/{application}/emojis", status=201)
async def create_emoji(fake: FakeDiscord, call: Call) -> Json:
    check_application(call)
    name = check_name(fake, call.body.get("name"))
    if len(fake.world.emojis) >= MOST_EMOJI:
        raise ApiError(400, 30008, f"Maximum number of emojis reached ({MOST_EMOJI})")
    kind, picture = read_picture(call.body.get("image"))
    emoji: Json = {
        "id": fake.clock.snowflake(),
        "name": name,
        "user": fake.world.bot.raw,
        "roles": [],
        "require_colons": True,
        "managed": False,
        "animated": kind == "gif" or (kind == "webp" and b"ANIM" in picture[:64]),
        "available": True,
    }
    fake.world.emojis[emoji["id"]] = emoji
    fake.world.files[emoji_path(emoji["id"])] = picture
    fake.changed("emojis", None)
    return emoji


@route("GET", "/applications/{application}/emojis/{emoji}")
async def get_emoji(fake: FakeDiscord, call: Call) -> Json:
    return find(fake, call)


@route("PATCH", "/applications/{application}/emojis/{emoji}")
async def rename_emoji(fake: FakeDiscord, call: Call) -> Json:
    emoji = find(fake, call)
    if "name" in call.body:
        emoji["name"] = check_name(fake, call.body["name"], emoji["id"])
    fake.changed("emojis", None)
    return emoji


@route("DELETE", "/applications/{application}/emojis/{emoji}")
async def delete_emoji(fake: FakeDiscord, call: Call) -> None:
    emoji = find(fake, call)
    del fake.world.emojis[emoji["id"]]
    fake.world.files.pop(emoji_path(emoji["id"]), None)
    fake.changed("emojis", None)


def emoji_path(emoji_id: str) -> str:
    """Where its picture is kept; the CDN gives it out under any ending."""
    return f"emojis/{emoji_id}"


def find(fake: FakeDiscord, call: Call) -> Json:
    check_application(call)
    emoji = fake.world.emojis.get(call.path["emoji"])
    if emoji is None:
        raise ApiError(404, 10014, "Unknown Emoji")
    return emoji


def check_application(call: Call) -> None:
    if call.path["application"] != APPLICATION_ID:
        raise ApiError(403, 50001, "Missing Access")


def check_name(fake: FakeDiscord, name: str | None, of: str | None = None) -> str:
    checked = text("name", name, 2, 32)
    if not re.fullmatch(r"[A-Za-z0-9_]+", checked):
        raise invalid("name", "Must be of letters, digits and underscores.")
    if any(emoji["name"] == checked and emoji["id"] != of for emoji in fake.world.emojis.values()):
        raise invalid("name", "An emoji with this name already exists.")
    return checked


def read_picture(image: str | None) -> tuple[str, bytes]:
    match = DATA.fullmatch(image or "")
    if match is None:
        raise invalid("image", "Must be a picture as a data address.")
    try:
        data = base64.b64decode(match[2], validate=True)
    except binascii.Error:
        raise invalid("image", "Invalid image data.") from None
    if len(data) > MOST_BYTES:
        raise invalid("image", "File cannot be larger than 256.0 kb.")
    if not data or not data.startswith(SIGNATURES[match[1]]):
        raise invalid("image", "Invalid image data.")
    return match[1], data
