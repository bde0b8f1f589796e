"""What the tables hand to those above them: tables, seats and letters as structs, and trouble with the store.

Nobody above reaches into the store; `make lint` sees to it.
"""

from bot.store import StoreError, letters
from bot.store.records import Letter, Result, Seat, Table

__all__ = ["Letter", "Result", "Seat", "StoreError", "Table", "letters"]
