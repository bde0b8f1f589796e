"""The few checks on which all the others are built."""

from __future__ import annotations

from collections.abc import Sized
from typing import Any

from bot.sandbox.wire import Json, invalid


def text(path: str, value: Any, least: int, most: int) -> str:
    """A string of so many characters; None counts as empty where empty is allowed."""
    if value is None and least == 0:
        return ""
    if not isinstance(value, str):
        raise invalid(path, "This field is required and must be a string.")
    if not least <= len(value) <= most:
        raise invalid(path, f"Must be between {least} and {most} in length.")
    return value


def count(path: str, value: Sized, least: int, most: int) -> None:
    if not least <= len(value) <= most:
        raise invalid(path, f"Must be between {least} and {most} in number.")


def number(path: str, value: Any, least: int, most: int) -> int:
    if isinstance(value, bool) or not isinstance(value, int) or not least <= value <= most:
        raise invalid(path, f"Must be a whole number between {least} and {most}.")
    return value


def items(path: str, body: Json, key: str) -> list[Json]:
    """A list of objects under a key; missing and null count as empty."""
    value = body.get(key) or []
    if not isinstance(value, list) or not all(isinstance(item, dict) for item in value):
        raise invalid(f"{path}.{key}" if path else key, "Must be a list of objects.")
    return value


def web_address(path: str, value: Any, *, attachment: bool) -> None:
    """An address Discord accepts: http, https or, for pictures, a file sent along."""
    schemes = ("http://", "https://", *(("attachment://",) if attachment else ()))
    if not isinstance(value, str) or not value.startswith(schemes) or len(value) > 2048:
        raise invalid(path, f"Must be an address starting with one of {', '.join(schemes)}.")
