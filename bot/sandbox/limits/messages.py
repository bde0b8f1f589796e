"""Messages: content, embeds, attachments, mentions and flags."""

from __future__ import annotations

from dataclasses import dataclass

from bot.sandbox.limits.components import check_components
from bot.sandbox.limits.text import count, items, number, text, web_address
from bot.sandbox.wire import (
    COMPONENTS_V2,
    EPHEMERAL,
    SUPPRESS_EMBEDS,
    SUPPRESS_NOTIFICATIONS,
    ApiError,
    Json,
    invalid,
)

FILE_BYTES = 10 * 2**20
REQUEST_BYTES = 25 * 2**20
SETTABLE_FLAGS = SUPPRESS_EMBEDS | SUPPRESS_NOTIFICATIONS | COMPONENTS_V2


@dataclass(frozen=True)
class Upload:
    """One file of a multipart request: `key` is the number in its part name, `files[key]`."""

    key: str
    name: str
    data: bytes


def check_message(body: Json, uploads: list[Upload], *, flags: int, through_token: bool) -> None:
    """A message as it is sent; `flags` are those it will have, an edited message's old ones included."""
    if not isinstance(body, dict):
        raise invalid("_", "Must be an object.")
    check_flags(body.get("flags"), through_token=through_token)
    text("content", body.get("content"), 0, 2000)
    check_embeds(items("", body, "embeds"))
    check_uploads(items("", body, "attachments"), uploads)
    check_mentions(body.get("allowed_mentions"))
    if body.get("nonce") is not None:
        text("nonce", str(body["nonce"]), 0, 25)
    v2 = bool(flags & COMPONENTS_V2)
    if v2:
        for key in ("content", "embeds", "poll", "sticker_ids"):
            if body.get(key):
                raise invalid(key, "Cannot be used together with IS_COMPONENTS_V2.")
    check_components(items("", body, "components"), v2=v2)


def check_flags(flags: int | None, *, through_token: bool) -> None:
    """Only a few flags can be set by a bot, and EPHEMERAL only in an answer to an interaction."""
    allowed = SETTABLE_FLAGS | (EPHEMERAL if through_token else 0)
    if flags is not None and number("flags", flags, 0, 1 << 32) & ~allowed:
        raise invalid(
            "flags", "Only SUPPRESS_EMBEDS, SUPPRESS_NOTIFICATIONS and IS_COMPONENTS_V2 can be set."
        )


def check_embeds(embeds: list[Json]) -> None:
    count("embeds", embeds, 0, 10)
    total = sum(check_embed(f"embeds.{i}", embed) for i, embed in enumerate(embeds))
    if total > 6000:
        raise invalid("embeds", "Embed size exceeds maximum size of 6000.")


def check_embed(path: str, embed: Json) -> int:
    """Check one embed and return how many characters it adds to the message's 6,000."""
    fields = items(path, embed, "fields")
    count(f"{path}.fields", fields, 0, 25)
    texts = [
        text(f"{path}.title", embed.get("title"), 0, 256),
        text(f"{path}.description", embed.get("description"), 0, 4096),
    ]
    if footer := embed.get("footer"):
        texts.append(text(f"{path}.footer.text", footer.get("text"), 1, 2048))
    if author := embed.get("author"):
        texts.append(text(f"{path}.author.name", author.get("name"), 1, 256))
    for i, field in enumerate(fields):
        texts.append(text(f"{path}.fields.{i}.name", field.get("name"), 1, 256))
        texts.append(text(f"{path}.fields.{i}.value", field.get("value"), 1, 1024))
    if embed.get("color") is not None:
        number(f"{path}.color", embed["color"], 0, 0xFFFFFF)
    if embed.get("url"):
        web_address(f"{path}.url", embed["url"], attachment=False)
    for key in ("image", "thumbnail"):
        if embed.get(key):
            web_address(f"{path}.{key}.url", embed[key].get("url"), attachment=True)
    return sum(map(len, texts))


def check_uploads(listed: list[Json], uploads: list[Upload]) -> None:
    """At most ten files, 10 MiB each and 25 MiB in all; a list of attachments must name every new file."""
    count("attachments", listed, 0, 10)
    count("files", uploads, 0, 10)
    sizes = [len(upload.data) for upload in uploads]
    if max(sizes, default=0) > FILE_BYTES or sum(sizes) > REQUEST_BYTES:
        raise ApiError(413, 40005, "Request entity too large")
    for i, attachment in enumerate(listed):
        text(f"attachments.{i}.description", attachment.get("description"), 0, 1024)
    names = {str(attachment.get("id")) for attachment in listed}
    if listed and (missing := [upload.key for upload in uploads if upload.key not in names]):
        raise invalid("attachments", f"Files {missing} were sent but are not listed.")


def check_mentions(allowed: Json | None) -> None:
    if allowed is None:
        return
    parse = allowed.get("parse") or []
    if not set(parse) <= {"users", "roles", "everyone"}:
        raise invalid("allowed_mentions.parse", "Must be of users, roles, everyone.")
    for key in ("users", "roles"):
        count(f"allowed_mentions.{key}", allowed.get(key) or [], 0, 100)
        if allowed.get(key) and key in parse:
            raise invalid(
                f"allowed_mentions.{key}", f"parse:[{key!r}] and {key}:[ids] are mutually exclusive."
            )
