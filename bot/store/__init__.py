"""Tables, the choice log, snapshots, outbox, clocks, votes and settings: in SQLite, or in PostgreSQL.

Queries are written once; `sqlite.py` and `postgres.py` know what differs.
"""

from bot.store.db import Link, Store
from bot.store.errors import StoreError
from bot.store.postgres import PostgresStore
from bot.store.sqlite import SqliteStore

__all__ = ["Link", "PostgresStore", "SqliteStore", "Store", "StoreError"]
