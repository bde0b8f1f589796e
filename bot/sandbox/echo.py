"""How components and embeds come back from Discord: numbered, with what was left out filled in.

What a bot sends and what it reads later are not the same. Fields that mean nothing in a message (`required`
on a menu, nulls) are dropped, defaults are written out, and `attachment://name` has become an address.
"""

from __future__ import annotations

import copy
from typing import Any

from bot.sandbox.wire import SELECTS, Json, Part, invalid, walk

SELECT_FIELDS = ("custom_id", "placeholder", "min_values", "max_values", "disabled", "default_values")
FIELDS: dict[Part, tuple[str, ...]] = {
    Part.ACTION_ROW: ("components",),
    Part.BUTTON: ("style", "custom_id", "label", "emoji", "url", "disabled"),
    **dict.fromkeys(SELECTS, SELECT_FIELDS),
    Part.STRING_SELECT: (*SELECT_FIELDS[:-1], "options"),
    Part.CHANNEL_SELECT: (*SELECT_FIELDS, "channel_types"),
    Part.SECTION: ("components", "accessory"),
    Part.TEXT_DISPLAY: ("content",),
    Part.THUMBNAIL: ("media", "description", "spoiler"),
    Part.MEDIA_GALLERY: ("items",),
    Part.FILE: ("file", "name", "size", "spoiler"),
    Part.SEPARATOR: ("spacing", "divider"),
    Part.CONTAINER: ("accent_color", "components", "spoiler"),
}
DEFAULTS: dict[Part, Json] = {
    **{kind: {"min_values": 1, "max_values": 1} for kind in SELECTS},
    Part.THUMBNAIL: {"description": None, "spoiler": False},
    Part.FILE: {"name": None, "size": None, "spoiler": False},
    Part.SEPARATOR: {"spacing": 1, "divider": True},
    Part.CONTAINER: {"accent_color": None, "spoiler": False},
}
OPTION_FIELDS = ("label", "value", "description", "emoji", "default")
EMOJI_FIELDS = ("id", "name", "animated")
EMBED_FIELDS = (
    *("type", "url", "title", "description", "color", "timestamp", "fields", "author", "image", "thumbnail"),
    *("footer", "flags"),
)


def components(sent: list[Json], files: list[Json]) -> list[Json]:
    """Components with ids, as Discord numbers them, and with the files they show."""
    parts = list(walk(made := [component(part, files) for part in copy.deepcopy(sent)]))
    taken = {part["id"] for part in parts if part.get("id")}
    free = (i for i in range(1, 1000) if i not in taken)
    for part in parts:
        part["id"] = part.get("id") or next(free)
    return made


def component(sent: Json, files: list[Json]) -> Json:
    kind = Part(sent["type"])
    part = {"type": int(kind), "id": sent.get("id"), **DEFAULTS.get(kind, {}), **kept(sent, FIELDS[kind])}
    if "components" in part:
        part["components"] = [component(child, files) for child in part["components"]]
    if kind is Part.SECTION:
        part["accessory"] = component(part["accessory"], files)
    if kind is Part.MEDIA_GALLERY:
        part["items"] = [picture(item, files) for item in part["items"]]
    if kind is Part.THUMBNAIL:
        part["media"] = media(part["media"], files)
    if kind is Part.FILE:
        shown = part["file"] = media(part["file"], files)
        file = next(file for file in files if file["id"] == shown["attachment_id"])
        part |= {"name": file["filename"], "size": file["size"]}
    if "emoji" in part:
        part["emoji"] = emoji(part["emoji"])
    if "options" in part:
        part["options"] = [option(one) for one in part["options"]]
    return part


def emoji(sent: Json) -> Json:
    made = kept(sent, EMOJI_FIELDS)
    return made | {"id": str(made["id"])} if "id" in made else made


def option(sent: Json) -> Json:
    made = kept(sent, OPTION_FIELDS)
    if "emoji" in made:
        made["emoji"] = emoji(made["emoji"])
    return made


def picture(sent: Json, files: list[Json]) -> Json:
    made = {"description": None, "spoiler": False} | kept(sent, ("description", "spoiler"))
    return {"media": media(sent["media"], files), **made}


def media(sent: Json, files: list[Json]) -> Json:
    """A picture or file by its address; one that was sent along is known in full."""
    file = find("components", sent["url"], files)
    if file is None:
        return {"id": "0", "url": sent["url"], "proxy_url": sent["url"]}
    known = {key: file.get(key) for key in ("url", "proxy_url", "width", "height", "content_type")}
    return {"id": file["id"], "attachment_id": file["id"], **known}


def embeds(sent: list[Json], files: list[Json]) -> list[Json]:
    return [embed(f"embeds.{i}", one, files) for i, one in enumerate(copy.deepcopy(sent))]


def embed(path: str, sent: Json, files: list[Json]) -> Json:
    made = {"type": "rich", **kept(sent, EMBED_FIELDS)}
    for key in ("image", "thumbnail"):
        if made.get(key):
            made[key] = shown(f"{path}.{key}", made[key], files)
    for field in made.get("fields", ()):
        field["inline"] = bool(field.get("inline"))
    return made


def shown(path: str, sent: Json, files: list[Json]) -> Json:
    file = find(path, sent["url"], files)
    if file is None:
        return {"url": sent["url"], "proxy_url": sent["url"]}
    return kept(file, ("url", "proxy_url", "width", "height", "content_type"))


def find(path: str, url: str, files: list[Json]) -> Json | None:
    """The file an address stands for: `attachment://name`, or one of the message's own, or none."""
    scheme, _, name = url.partition("://")
    key, wanted = ("filename", name) if scheme == "attachment" else ("url", url)
    file = next((file for file in reversed(files) if file[key] == wanted), None)
    if file is None and scheme == "attachment":
        raise invalid(path, f"No file named {name} was sent along.")
    return file


def kept(sent: Json, fields: tuple[str, ...]) -> dict[str, Any]:
    return {key: sent[key] for key in fields if sent.get(key) is not None}
