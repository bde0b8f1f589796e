"""The stand-in's clock, which tests may put forward, and the ids that carry its time."""

from __future__ import annotations

import time
from datetime import UTC, datetime

DISCORD_EPOCH_MS = 1_420_070_400_000


class Clock:
    """Real time plus however far a test has put it forward."""

    def __init__(self) -> None:
        self._ahead = 0.0
        self._last_id = 0

    def now(self) -> float:
        return time.time() + self._ahead

    def advance(self, seconds: float) -> None:
        """Put the clock forward: deadlines pass and messages age without anybody waiting."""
        self._ahead += seconds

    def iso(self) -> str:
        return datetime.fromtimestamp(self.now(), UTC).isoformat()

    def snowflake(self) -> str:
        """A new id: Discord's 42 bits of milliseconds, and never twice the same, whatever the clock does."""
        fresh = (int(self.now() * 1000) - DISCORD_EPOCH_MS) << 22
        self._last_id = max(fresh, self._last_id + 1)
        return str(self._last_id)

    def not_before(self, snowflake: str) -> None:
        """Make every later id greater than this one; a restored world calls it with its greatest id."""
        self._last_id = max(self._last_id, int(snowflake))


def born(snowflake: str) -> float:
    """The time, in seconds, at which something with this id came into being."""
    return ((int(snowflake) >> 22) + DISCORD_EPOCH_MS) / 1000
