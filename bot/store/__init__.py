"""SQLite through aiosqlite: tables, the choice log, snapshots, outbox, clocks, votes and settings."""

from bot.store.db import Link, Store
from bot.store.errors import StoreError

__all__ = ["Link", "Store", "StoreError"]
