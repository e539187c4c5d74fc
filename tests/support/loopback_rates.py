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
# All calls of a bot together, but for those that answer interactions; no header tells what is left of these.
EVERYWHERE: Final = (50, 1.0)
_INTERACTION: Final = re.compile(r"[A-Z]+ /(interactions|webhooks)/.*")
_HELD: Final = 0.25  # seconds: a call that comes so soon after the end of its bucket has waited for it


@dataclass
class _Bucket:
    ends: float
    left: int
    emptied: float | None = None  # when the last call of it was made


class RateLimits:
    """Counts calls.

    `exceeded` are those that came although the headers had said that none is left, `too_many` the number of
    those beyond the limit of all calls together. `held` are the seconds, at most, for which calls waited
    because their bucket was empty, as far as that is seen from here: they came the moment it was full again.
    """

    def __init__(self) -> None:
        self.exceeded: list[str] = []
        self.too_many = 0
        self.held: list[float] = []
        self._buckets: dict[str, _Bucket] = {}
        self._all = _Bucket(0.0, 0)

    def wait_for_all(self, call: str) -> float:
        """The seconds for which all calls have to wait after this one; 0 within the limit of all together."""
        if _INTERACTION.fullmatch(call):
            return 0.0
        now, (most, seconds) = time.monotonic(), EVERYWHERE
        if self._all.ends <= now:
            self._all = _Bucket(now + seconds, most)
        self._all.left -= 1
        if self._all.left >= 0:
            return 0.0
        self.too_many += 1
        return self._all.ends - now

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
            if bucket is not None and bucket.emptied is not None and now - bucket.ends < _HELD:
                self.held.append(now - bucket.emptied)
            bucket = self._buckets[key] = _Bucket(now + seconds, most)
        wait, refused = bucket.ends - now, bucket.left == 0
        bucket.left = max(0, bucket.left - 1)
        if not bucket.left and not refused:
            bucket.emptied = now
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
