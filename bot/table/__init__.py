"""What a table is, without any Discord in it: lobbies, turns, undo, reminders, votes, exports."""

from bot.table.errors import Illegal, Refusal, Stale
from bot.table.tables import Tables

__all__ = ["Illegal", "Refusal", "Stale", "Tables"]
