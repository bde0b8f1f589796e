"""The bot that `chaos` torments: the real one, on a disk and by a clock that a file can spoil.

    python -m bot.trials.chaos_bot DATABASE STAND CONTROL

CONTROL is a small JSON file: how many seconds the clock is ahead, and whether the disk is full or frozen.
"""

from __future__ import annotations

import asyncio
import json
import sqlite3
import sys
import time
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, ClassVar

from bot.app import Tropero
from bot.hosting.logs import log_to_stderr
from bot.run import serve
from bot.sandbox.connect import TOKEN, redirect, stay_on_loopback
from bot.settings import Settings
from bot.store import Store

WRITES = ("INSERT", "UPDATE", "DELETE", "COMMIT", "BEGIN")


class Control:
    """What the trial wants of this process."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._read_at = 0
        self._wanted: dict[str, Any] = {}

    def _now_wanted(self) -> dict[str, Any]:
        changed = self._path.stat().st_mtime_ns
        if changed != self._read_at:
            self._wanted, self._read_at = json.loads(self._path.read_text(encoding="utf-8")), changed
        return self._wanted

    @property
    def disk(self) -> str:
        return str(self._now_wanted()["disk"])

    def now(self) -> datetime:
        return datetime.now(UTC) + timedelta(seconds=self._now_wanted()["ahead"])


class FaultyConnection(sqlite3.Connection):
    control: ClassVar[Control]

    def execute(self, sql: str, *parameters: Any) -> sqlite3.Cursor:
        while self.control.disk == "frozen":
            time.sleep(0.02)
        if self.control.disk == "full" and sql.startswith(WRITES[:4]):
            error = sqlite3.OperationalError("database or disk is full")
            error.sqlite_errorcode = sqlite3.SQLITE_FULL
            raise error
        return super().execute(sql, *parameters)


async def run(settings: Settings, control: Control) -> None:
    assert settings.stand is not None
    redirect(settings.stand)
    FaultyConnection.control = control
    store = await Store.open(settings.db, now=control.now, factory=FaultyConnection)
    try:
        async with Tropero(store, settings, guild_ready_timeout=0.05) as bot:
            bot.tables.context.now = control.now
            bot.opponent = "greedy"  # it is the bot that is tried here, not the AI
            stay_on_loopback(bot)
            await serve(bot, TOKEN)
    finally:
        await store.close()


if __name__ == "__main__":
    database, fake, control = sys.argv[1:]
    log_to_stderr("DEBUG")
    asyncio.run(run(Settings(db=Path(database), stand=fake), Control(Path(control))))
