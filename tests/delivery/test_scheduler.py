"""When the scheduler packs: long after the start, a few matches at a time, and on, whatever goes wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kingbot.delivery.scheduler import FIRST_PACKING, PACKED_AT_ONCE, PACKING_PAUSE, Scheduler
from kingbot.delivery.shards import AllShards


class Later:
    """Keeps what is to be done later, with the seconds, and does it when told."""

    def __init__(self) -> None:
        self.waits: list[float] = []
        self._work: Callable[[], Any] | None = None

    def submit(self, *_: object) -> None:
        """The round over the tables is not what is tested here."""

    def submit_later(self, seconds: float, key: object, work: Callable[[], Any]) -> None:
        if key == "packing":
            self.waits.append(seconds)
            self._work = work

    async def wait(self) -> None:
        assert self._work is not None
        await self._work()


class Packing:
    """Has so many matches to pack each time; None: it fails."""

    def __init__(self, *found: int | None) -> None:
        self.found = list(found)

    async def pack_due(self, limit: int) -> int:
        assert limit == PACKED_AT_ONCE
        found = self.found.pop(0)
        if found is None:
            raise RuntimeError("the database is away")
        return found


async def test_packing_begins_an_hour_after_the_start_and_goes_on_in_small_steps(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    later = Later()
    monkeypatch.setattr("kingbot.delivery.scheduler.Coalescer", lambda: later)
    parts: Any = type("Parts", (), {"packing": Packing(PACKED_AT_ONCE, 3, 0, None, 0)})()
    scheduler = Scheduler(parts, parts, parts, AllShards())
    scheduler.start()
    for _ in range(5):
        await later.wait()
    long, short = FIRST_PACKING, PACKING_PAUSE
    assert later.waits == [long, short, short, long, long, long]
    assert short < 60 < 3600 <= long
    assert "went wrong" in caplog.text
