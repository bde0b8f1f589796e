"""Every component there is. They are registered once, at the start, and rebuilt from their ids."""

from typing import Any

import discord

from bot.parts import help, lobby, panel, solo

PARTS = (*panel.PARTS, *lobby.PARTS, *help.PARTS, *solo.PARTS)


def is_known(interaction: discord.Interaction[Any]) -> bool:
    """Whether a click will reach one of the parts: its id fits one, and it sits on the message it names.

    discord.py drops every other click without a word.
    """
    data: Any = interaction.data
    name, kind = data.get("custom_id", ""), data.get("component_type")
    if not any(part.__discord_ui_compiled_template__.fullmatch(name) for part in PARTS):
        return False
    rows: Any = interaction.message.components if interaction.message else ()
    return any(child.custom_id == name and child.type.value == kind for row in rows for child in row.children)
