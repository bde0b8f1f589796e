"""Rate limits: each route has a bucket for each channel, server or token; its headers say what is left of it.

By default the buckets are roomy, so that tests and benchmarks are not slowed down by a limit nobody looks at.
`strict` gives those that people have observed: five messages or edits in five seconds for a channel, five
answers in two seconds for a token. Discord publishes none of them; a bot goes by the headers.
"""

from __future__ import annotations

import hashlib
import math
import time
from dataclasses import dataclass

MAJOR = ("channel", "guild", "token")
ROOMY = (200, 1.0)
STRICT = {
    "POST /channels/{channel}/messages": (5, 5.0),
    "PATCH /channels/{channel}/messages/{message}": (5, 5.0),
    "DELETE /channels/{channel}/messages/{message}": (5, 1.0),
    "POST /webhooks/{application}/{token}": (5, 2.0),
    "PATCH /webhooks/{application}/{token}/messages/{message}": (5, 2.0),
}
MOST = 5000


@dataclass
class Bucket:
    name: str
    limit: int
    ends: float
    used: int = 0


class Buckets:
    def __init__(self, *, strict: bool = False) -> None:
        self.strict = strict
        self._open: dict[tuple[str, ...], Bucket] = {}

    def take(self, route: str, parts: dict[str, str]) -> tuple[dict[str, str], float]:
        """Use one request of a bucket: the headers, and how long to wait if there was none left."""
        limit, seconds = STRICT.get(route, ROOMY) if self.strict else ROOMY
        now = time.monotonic()
        key = (route, *(parts[name] for name in MAJOR if name in parts))
        bucket = self._open.get(key)
        if bucket is None or bucket.ends <= now:
            self._forget(now)
            name = hashlib.sha256(route.encode()).hexdigest()[:32]
            bucket = self._open[key] = Bucket(name, limit, now + seconds)
        left = bucket.ends - now
        over = bucket.used >= bucket.limit
        bucket.used += not over
        headers = {
            "X-RateLimit-Limit": str(bucket.limit),
            "X-RateLimit-Remaining": str(bucket.limit - bucket.used),
            "X-RateLimit-Reset": f"{time.time() + left:.3f}",
            "X-RateLimit-Reset-After": f"{left:.3f}",
            "X-RateLimit-Bucket": bucket.name,
        }
        if over:
            headers |= {"X-RateLimit-Scope": "user", "Retry-After": str(math.ceil(left))}
        return headers, left if over else 0.0

    def _forget(self, now: float) -> None:
        if len(self._open) > MOST:
            self._open = {key: bucket for key, bucket in self._open.items() if bucket.ends > now}
