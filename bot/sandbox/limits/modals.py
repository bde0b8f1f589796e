"""Modals: a title and one to five fields, each under its label."""

from __future__ import annotations

from collections.abc import Callable

from bot.sandbox.limits.components import (
    check_custom_id,
    check_options,
    check_select,
    check_text,
    check_unique_ids,
)
from bot.sandbox.limits.text import count, items, number, text
from bot.sandbox.wire import SELECTS, Json, Part, invalid, walk


def check_modal(modal: Json) -> None:
    text("data.title", modal.get("title"), 1, 45)
    text("data.custom_id", modal.get("custom_id"), 1, 100)
    fields = items("data", modal, "components")
    count("data.components", fields, 1, 5)
    for i, field in enumerate(fields):
        check_field(f"data.components.{i}", field)
    check_unique_ids(list(walk(fields)))


def check_field(path: str, field: Json) -> None:
    """A label with one input in it, a plain text, or the older action row with one text input."""
    if field.get("type") == Part.TEXT_DISPLAY:
        check_text(path, field)
    elif field.get("type") == Part.LABEL:
        text(f"{path}.label", field.get("label"), 1, 45)
        text(f"{path}.description", field.get("description"), 0, 100)
        check_input(f"{path}.component", field.get("component") or {})
    elif field.get("type") == Part.ACTION_ROW:
        children = items(path, field, "components")
        count(f"{path}.components", children, 1, 1)
        if children[0].get("type") != Part.TEXT_INPUT:
            raise invalid(f"{path}.components.0", "An action row in a modal holds one text input.")
        text(f"{path}.components.0.label", children[0].get("label"), 1, 45)
        check_text_input(f"{path}.components.0", children[0])
    else:
        raise invalid(f"{path}.type", f"Component type {field.get('type')} cannot stand in a modal.")


def check_input(path: str, part: Json) -> None:
    kind = part.get("type")
    if kind not in INPUTS:
        raise invalid(f"{path}.type", f"Component type {kind} cannot stand under a label.")
    INPUTS[Part(kind)](path, part)


def check_text_input(path: str, part: Json) -> None:
    check_custom_id(path, part)
    number(f"{path}.style", part.get("style"), 1, 2)
    least = number(f"{path}.min_length", part.get("min_length") or 0, 0, 4000)
    most = number(f"{path}.max_length", part.get("max_length") or 4000, 1, 4000)
    if least > most:
        raise invalid(f"{path}.min_length", "Must not be greater than max_length.")
    text(f"{path}.value", part.get("value"), 0, most)
    text(f"{path}.placeholder", part.get("placeholder"), 0, 100)


def check_group(path: str, part: Json) -> None:
    check_custom_id(path, part)
    least = 2 if part["type"] == Part.RADIO_GROUP else 1
    check_options(path, items(path, part, "options"), least, 10)


INPUTS: dict[Part, Callable[[str, Json], None]] = {
    Part.TEXT_INPUT: check_text_input,
    **dict.fromkeys(SELECTS, check_select),
    Part.RADIO_GROUP: check_group,
    Part.CHECKBOX_GROUP: check_group,
    Part.CHECKBOX: check_custom_id,
}
