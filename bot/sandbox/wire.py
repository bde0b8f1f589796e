"""The words of Discord's wire format that several parts of the stand-in share: flags, kinds, errors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from typing import Any

Json = dict[str, Any]

SUPPRESS_EMBEDS = 1 << 2
EPHEMERAL = 1 << 6
LOADING = 1 << 7
SUPPRESS_NOTIFICATIONS = 1 << 12
COMPONENTS_V2 = 1 << 15

UNKNOWN_INTERACTION = 10062


class ChannelKind(IntEnum):
    TEXT = 0
    DM = 1
    ANNOUNCEMENT = 5
    ANNOUNCEMENT_THREAD = 10
    PUBLIC_THREAD = 11
    PRIVATE_THREAD = 12
    FORUM = 15


THREADS = (ChannelKind.ANNOUNCEMENT_THREAD, ChannelKind.PUBLIC_THREAD, ChannelKind.PRIVATE_THREAD)


class Part(IntEnum):
    """The kinds of message and modal components."""

    ACTION_ROW = 1
    BUTTON = 2
    STRING_SELECT = 3
    TEXT_INPUT = 4
    USER_SELECT = 5
    ROLE_SELECT = 6
    MENTIONABLE_SELECT = 7
    CHANNEL_SELECT = 8
    SECTION = 9
    TEXT_DISPLAY = 10
    THUMBNAIL = 11
    MEDIA_GALLERY = 12
    FILE = 13
    SEPARATOR = 14
    CONTAINER = 17
    LABEL = 18
    FILE_UPLOAD = 19
    RADIO_GROUP = 21
    CHECKBOX_GROUP = 22
    CHECKBOX = 23


SELECTS = (
    Part.STRING_SELECT,
    Part.USER_SELECT,
    Part.ROLE_SELECT,
    Part.MENTIONABLE_SELECT,
    Part.CHANNEL_SELECT,
)


class Ask(IntEnum):
    """What a person did: the kinds of interactions."""

    COMMAND = 2
    COMPONENT = 3
    AUTOCOMPLETE = 4
    MODAL = 5


class Callback(IntEnum):
    """How an application may answer an interaction."""

    MESSAGE = 4
    DEFERRED_MESSAGE = 5
    DEFERRED_UPDATE = 6
    UPDATE = 7
    CHOICES = 8
    MODAL = 9


class ApiError(Exception):
    """An answer of Discord's other than success; `code` is Discord's own error code."""

    def __init__(
        self, status: int, code: int, message: str, errors: Json | None = None, *, extra: Json | None = None
    ) -> None:
        super().__init__(f"{status} {code} {message}" + (f" {errors}" if errors else ""))
        self.status, self.code, self.message = status, code, message
        self.body: Json = {"code": code, "message": message} | (extra or {})
        if errors:
            self.body["errors"] = errors


def too_many(retry_after: float) -> ApiError:
    extra = {"retry_after": round(retry_after, 3), "global": False}
    return ApiError(429, 0, "You are being rate limited.", extra=extra)


def invalid(path: str, why: str) -> ApiError:
    """Error 50035 with the reason at the place in the body that is wrong, as Discord nests it."""
    errors: Json = {"_errors": [{"code": "INVALID", "message": why}]}
    for part in reversed(path.split(".")):
        errors = {part: errors}
    return ApiError(400, 50035, "Invalid Form Body", errors)


def walk(components: Iterable[Json]) -> Iterator[Json]:
    """Every component with everything nested in it, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components") or [])
        for key in ("accessory", "component"):
            if component.get(key):
                yield from walk([component[key]])
