"""Every component there is. They are registered once, at the start, and rebuilt from their ids."""

from bot.parts import help, lobby, panel

PARTS = (*panel.PARTS, *lobby.PARTS, *help.PARTS)
