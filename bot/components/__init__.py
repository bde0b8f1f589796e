"""Every component there is. They are registered once, at the start, and rebuilt from their ids."""

from typing import Any

import discord

from bot.components import (
    between,
    daily,
    endings,
    film,
    guide,
    help,
    learn,
    lesson_button,
    lobby,
    look,
    panel,
    plans,
    privacy,
    puzzle,
    replay,
    review,
    settings,
    solo,
)
from bot.components.base import parts_of

ROOMS = (
    between,
    daily,
    endings,
    film,
    guide,
    help,
    learn,
    lesson_button,
    lobby,
    look,
    panel,
    privacy,
    puzzle,
    plans,
    replay,
    review,
    settings,
    solo,
)
COMPONENTS = tuple(component for room in ROOMS for component in room.COMPONENTS)


def is_known(interaction: discord.Interaction[Any]) -> bool:
    """Whether a click will reach one of the parts: its id fits one, and it sits on the message it names.

    discord.py drops every other click without a word.
    """
    data: Any = interaction.data
    name, kind = data.get("custom_id", ""), data.get("component_type")
    if not any(part.__discord_ui_compiled_template__.fullmatch(name) for part in COMPONENTS):
        return False
    there = interaction.message.components if interaction.message else ()
    return any(
        getattr(part, "custom_id", None) == name and part.type.value == kind for part in parts_of(there)
    )
