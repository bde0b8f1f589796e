"""Writing messages: one function makes them and edits them, whichever way they come in."""

from __future__ import annotations

import io
import json
import mimetypes
import re
from typing import TYPE_CHECKING

from PIL import Image

from bot.sandbox import echo
from bot.sandbox.limits.messages import Upload, check_message
from bot.sandbox.permissions import need_room_for_thread
from bot.sandbox.state import Account, Channel, Message, World, cdn_path
from bot.sandbox.wire import COMPONENTS_V2, EPHEMERAL, LOADING, ApiError, Json, Part, invalid, walk

if TYPE_CHECKING:
    from bot.sandbox.server import FakeDiscord

MENTION = re.compile(r"<@!?(\d+)>")
KEPT_FLAGS = EPHEMERAL | COMPONENTS_V2


def post(
    fake: FakeDiscord,
    channel: Channel,
    body: Json,
    uploads: list[Upload],
    *,
    author: Account | None = None,
    viewer: str | None = None,
    through_token: bool = False,
    extra: Json | None = None,
) -> Message:
    """Put a new message into a channel. `viewer` is who asked, and alone sees it if it is ephemeral."""
    world = fake.world
    flags = body.get("flags") or 0
    check_message(body, uploads, flags=flags, through_token=through_token)
    check_emoji(world, body)
    message = blank(fake, channel, author or world.bot, flags, viewer)
    check_not_empty(message, body, uploads, flags)
    wake_thread(fake, channel)
    message.raw |= extra or {}
    fill(fake, message, body, uploads)
    note_pings(fake, message)
    file(fake, channel, message)
    return message


def post_thinking(fake: FakeDiscord, channel: Channel, flags: int, viewer: str, extra: Json) -> Message:
    """The "is thinking" message of a deferred answer; its first edit brings the words."""
    message = blank(fake, channel, fake.world.bot, flags | LOADING, viewer)
    message.raw |= extra
    file(fake, channel, message)
    return message


def edit(
    fake: FakeDiscord, message: Message, body: Json, uploads: list[Upload], *, through_token: bool = False
) -> Message:
    """Change a message in place. What the body does not name stays as it was."""
    channel = fake.world.channel(message.channel_id)
    if channel.archived:
        raise ApiError(400, 50083, "Thread is archived")
    flags = (body.get("flags") or 0) | message.raw["flags"] & KEPT_FLAGS
    check_message(body, uploads, flags=flags, through_token=through_token)
    check_emoji(fake.world, body)
    if flags & COMPONENTS_V2 and not message.raw["flags"] & COMPONENTS_V2:
        left = [
            key
            for key in ("content", "embeds")
            if message.raw[key] and body.get(key, 0) not in (None, "", [])
        ]
        if left:
            raise invalid(left[0], "Must be emptied when IS_COMPONENTS_V2 is set.")
    check_not_empty(message, body, uploads, flags)
    was_thinking = message.thinking
    fill(fake, message, body, uploads)
    message.raw["flags"] = flags
    if was_thinking:
        note_pings(
            fake, message
        )  # The words of a deferred answer arrive as an edit, but ping as a message does.
    else:
        message.edits += 1
        message.raw["edited_timestamp"] = fake.clock.iso()
    fake.changed("message", message)
    return message


def check_not_empty(message: Message, body: Json, uploads: list[Upload], flags: int) -> None:
    """A message shows something, after it is sent and after every edit; one of V2 only by its components."""
    if flags & COMPONENTS_V2:
        if not (body["components"] if "components" in body else message.raw["components"]):
            raise ApiError(400, 50006, "Cannot send an empty message")
        return
    shown = [body[key] if key in body else message.raw[key] for key in ("content", "embeds", "components")]
    if not (any(shown) or uploads or kept_files(message, body)):
        raise ApiError(400, 50006, "Cannot send an empty message")


def check_emoji(world: World, body: Json) -> None:
    """A button or menu shows no emoji that is not there."""
    for part in walk(body.get("components") or []):
        for holder in (part, *(part.get("options") or ())):
            emoji = holder.get("emoji") or {}
            if emoji.get("id") is not None and str(emoji["id"]) not in world.emojis:
                raise invalid("components", f"Invalid emoji {emoji['id']}.")


def wake_thread(fake: FakeDiscord, channel: Channel) -> None:
    """Sending to an archived thread unarchives it, unless it is locked; `announce` tells the bot."""
    if channel.archived:
        if channel.locked:
            raise ApiError(400, 50083, "Thread is archived")
        need_room_for_thread(fake)
        channel.raw["thread_metadata"]["archived"] = False
        channel.woken = True


def blank(fake: FakeDiscord, channel: Channel, author: Account, flags: int, viewer: str | None) -> Message:
    raw: Json = {
        "id": fake.clock.snowflake(),
        "type": 0,
        "channel_id": channel.id,
        "author": author.raw,
        "content": "",
        "embeds": [],
        "attachments": [],
        "components": [],
        "mentions": [],
        "mention_roles": [],
        "mention_everyone": False,
        "pinned": False,
        "tts": False,
        "timestamp": fake.clock.iso(),
        "edited_timestamp": None,
        "flags": flags,
    }
    return Message(raw, viewer=viewer if flags & EPHEMERAL else None)


def file(fake: FakeDiscord, channel: Channel, message: Message) -> None:
    fake.world.keep_message(message)
    if not message.ephemeral:
        channel.raw["last_message_id"] = message.id
    fake.changed("message", message)


def fill(fake: FakeDiscord, message: Message, body: Json, uploads: list[Upload]) -> None:
    """Put a checked body into a message; nothing is changed before all the files it names are found."""
    new = {upload.key: describe(fake, message, upload, body) for upload in uploads}
    files = kept_files(message, body) + list(new.values())
    changes: Json = {}
    if "content" in body:
        changes["content"] = body["content"] or ""
    if "embeds" in body:
        changes["embeds"] = echo.embeds(body["embeds"] or [], files)
    if "components" in body:
        changes["components"] = echo.components(body["components"] or [], files)
    message.raw |= changes
    if "allowed_mentions" in body:
        message.allowed_mentions = body["allowed_mentions"]
    for upload in uploads:
        fake.world.files[cdn_path(new[upload.key]["url"])] = upload.data
    fake.world.forget_files(old for old in message.files if old not in files)
    message.files = files
    shown = json.dumps([message.raw["embeds"], message.raw["components"]]) if files else ""
    # Discord lists only the files that neither an embed nor a component shows.
    message.raw["attachments"] = [a for a in files if a["url"] not in shown]


def kept_files(message: Message, body: Json) -> list[Json]:
    """An edit that lists attachments keeps only those it lists; one that does not keeps all."""
    if body.get("attachments") is None:
        return list(message.files)
    listed = {str(attachment.get("id")) for attachment in body["attachments"]}
    return [attachment for attachment in message.files if attachment["id"] in listed]


def describe(fake: FakeDiscord, message: Message, upload: Upload, body: Json) -> Json:
    """The attachment a file becomes."""
    described = {str(a.get("id")): a.get("description") for a in body.get("attachments") or []}
    words = described.get(upload.key)
    attachment_id = fake.clock.snowflake()
    name = re.sub(r"[^\w.\-]", "_", upload.name) or "file"
    url = f"{fake.http}/cdn/attachments/{message.channel_id}/{attachment_id}/{name}"
    return {
        "id": attachment_id,
        "filename": name,
        "size": len(upload.data),
        "url": url,
        "proxy_url": url,
        "content_type": mimetypes.guess_type(name)[0] or "application/octet-stream",
        **({"description": words} if words else {}),
        **picture_size(upload.data),
    }


def picture_size(data: bytes) -> dict[str, int]:
    """Width and height of a picture, which Discord tells; Pillow reads no more of it than it needs."""
    try:
        with Image.open(io.BytesIO(data)) as image:
            return {"width": image.width, "height": image.height}
    except (OSError, ValueError):
        return {}


def note_pings(fake: FakeDiscord, message: Message) -> None:
    """Work out who is mentioned, and who of them is pinged under the message's allowed mentions."""
    spoken = [
        message.content,
        *(part["content"] for part in message.parts if part["type"] == Part.TEXT_DISPLAY),
    ]
    named_in_text = dict.fromkeys(MENTION.findall("\n".join(spoken)))  # Embeds mention nobody.
    mentioned = [u for u in named_in_text if u in fake.world.accounts]
    message.raw["mentions"] = [fake.world.accounts[u].raw for u in mentioned]
    allowed = message.allowed_mentions
    if allowed is None or "users" in (allowed.get("parse") or []):
        message.pinged = mentioned
    else:
        named = {str(u) for u in allowed.get("users") or []}
        message.pinged = [u for u in mentioned if u in named]
