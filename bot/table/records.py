"""What the tables hand to those above them: tables, seats and letters as structs, and trouble with the store.

Nobody above reaches into the store; `make lint` sees to it.
"""

from bot.store import StoreError, letters
from bot.store.records import THEMES, Letter, PersonSettings, Result, Seat, Table, moment

__all__ = ["THEMES", "Letter", "PersonSettings", "Result", "Seat", "StoreError", "Table", "letters", "moment"]
