"""Trouble on request: the next request to a route can be limited, fail, or be answered into the void.

    fake.faults.rate_limit("POST", "/channels/*/messages", retry_after=0.3)
    fake.faults.fail("PATCH", "/channels/*/messages/*", status=502)
    fake.faults.lose_answer("POST", "/channels/*/messages")   # done, but the bot never hears of it
    fake.faults.late_acknowledgement()                        # the next callback comes after the deadline

Each fault strikes `times` times, then is spent. What struck is in `struck`; it is not counted as rejected,
since it was not the bot's doing.
"""

from __future__ import annotations

from dataclasses import dataclass
from fnmatch import fnmatchcase

from bot.sandbox.state import Bounded
from bot.sandbox.wire import UNKNOWN_INTERACTION, ApiError, too_many


@dataclass
class Fault:
    method: str
    path: str
    error: ApiError
    times: int = 1
    after_the_deed: bool = False


class Faults:
    def __init__(self) -> None:
        self.waiting: list[Fault] = []
        self.struck: Bounded[str] = Bounded(1000)

    def rate_limit(self, method: str, path: str, *, retry_after: float = 0.05, times: int = 1) -> None:
        self.waiting.append(Fault(method, path, too_many(retry_after), times))

    def fail(self, method: str, path: str, *, status: int = 500, code: int = 0, times: int = 1) -> None:
        self.waiting.append(Fault(method, path, ApiError(status, code, f"{status}: made to fail"), times))

    def lose_answer(self, method: str, path: str, *, status: int = 502, times: int = 1) -> None:
        """Do what is asked, then answer with an error, as when a connection breaks at the worst moment."""
        error = ApiError(status, 0, f"{status}: made to be lost")
        self.waiting.append(Fault(method, path, error, times, after_the_deed=True))

    def late_acknowledgement(self, times: int = 1) -> None:
        error = ApiError(404, UNKNOWN_INTERACTION, "Unknown interaction")
        self.waiting.append(Fault("POST", "/interactions/*/*/callback", error, times))

    def strike(self, method: str, path: str, *, after_the_deed: bool) -> ApiError | None:
        """The error the next fault for this request brings, or None."""
        for fault in self.waiting:
            if (fault.method, fault.after_the_deed) == (method, after_the_deed) and fnmatchcase(
                path, fault.path
            ):
                fault.times -= 1
                if not fault.times:
                    self.waiting.remove(fault)
                self.struck.append(f"{method} {path}: {fault.error}")
                return fault.error
        return None
