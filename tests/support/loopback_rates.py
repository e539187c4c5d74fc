"""The rate limits of the loopback Discord: calls by route and channel, told in Discord's headers."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass
from typing import Final

# Calls in so many seconds, by route; the first that matches holds. Calls of other routes are not limited.
RATES: Final = (
    (r"(POST) /channels/(\d+)/messages", 5, 5.0),
    (r"(PATCH) /channels/(\d+)/messages/\d+", 5, 1.0),
    (r"(DELETE) /channels/(\d+)/messages/\d+", 5, 1.0),
    (r"(POST|PATCH|DELETE) /webhooks/(\d+/[^/]+).*", 5, 2.0),
    (r"(POST) /users/@me/channels()", 10, 10.0),
)


@dataclass
class _Bucket:
    ends: float
    left: int


class RateLimits:
    """Counts calls; `exceeded` are those that came although the headers had said that none is left."""

    def __init__(self) -> None:
        self.exceeded: list[str] = []
        self._buckets: dict[str, _Bucket] = {}

    def count(self, call: str) -> tuple[dict[str, str], float]:
        """The headers for a call, and the seconds to wait before it may be repeated; 0 within the limit."""
        for pattern, most, seconds in RATES:
            found = re.fullmatch(pattern, call)
            if found is not None:
                return self._count(call, f"{pattern} {found[1]} {found[2]}", most, seconds)
        return {}, 0.0

    def _count(self, call: str, key: str, most: int, seconds: float) -> tuple[dict[str, str], float]:
        now = time.monotonic()
        bucket = self._buckets.get(key)
        if bucket is None or bucket.ends <= now:
            bucket = self._buckets[key] = _Bucket(now + seconds, most)
        wait, refused = bucket.ends - now, bucket.left == 0
        bucket.left = max(0, bucket.left - 1)
        headers = {
            "X-RateLimit-Limit": str(most),
            "X-RateLimit-Remaining": str(bucket.left),
            "X-RateLimit-Reset": f"{time.time() + wait:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": f"{abs(hash(key)):x}"[:16],
        }
        if refused:
            self.exceeded.append(call)
        return headers, wait if refused else 0.0
