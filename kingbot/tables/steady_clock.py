"""The time of day for deadlines: it notices when the clock of the machine is set forward or back."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Final

MAX_STEP: Final = timedelta(minutes=1)
"""The largest correction of the machine's clock that is followed at once."""


def utc_now() -> datetime:
    """The current time by the clock of the machine, aware."""
    return datetime.now(UTC)


class SteadyClock:
    """The current time, aware. When the machine's clock is set, it goes on as before until `follow`.

    So all times that are stored before deadlines are moved along belong together. `wall` is the machine's
    clock; `monotonic`, in seconds, is never set, but may stand still while the machine sleeps. Without it
    nothing is noticed.
    """

    def __init__(
        self, wall: Callable[[], datetime] = utc_now, monotonic: Callable[[], float] | None = None
    ) -> None:
        self._wall, self._monotonic = wall, monotonic
        self.follow()

    def __call__(self) -> datetime:
        """The current time."""
        wall, expected = self._wall(), self._expected()
        if abs(wall - expected) > MAX_STEP:
            return expected
        self.follow()
        return wall

    def elapsed(self) -> float:
        """Seconds by the clock that is never set; without one, by that of the machine."""
        return self._monotonic() if self._monotonic is not None else self._wall().timestamp()

    @property
    def step(self) -> timedelta:
        """How far the machine's clock was set, forward or back, and is not followed yet; else zero."""
        step = self._wall() - self._expected()
        return step if abs(step) > MAX_STEP else timedelta()

    def follow(self) -> None:
        """Go on from what the machine's clock shows now."""
        self._followed = self._wall()
        self._at = self._monotonic() if self._monotonic is not None else 0.0

    def _expected(self) -> datetime:
        """What the machine's clock would show if it had not been set."""
        if self._monotonic is None:
            return self._wall()
        return self._followed + timedelta(seconds=self._monotonic() - self._at)
