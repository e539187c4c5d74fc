"""The PostgreSQL server goes away in the middle of a match, and comes back."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.bench import Bench
from tests.support.postgres import new_postgres_database, server
from tests.support.sitting import plain_on_postgresql, sit_down


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    address = new_postgres_database()
    async with Bench(lambda _: plain_on_postgresql(address), tmp_path) as bench:
        yield bench


async def test_a_move_without_the_server_is_refused_kindly_and_the_match_goes_on_with_it(
    bench: Bench, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", rules="hands=no_tricks")
    await sitting.touch(await sitting.awaited())
    person, before = await sitting.awaited(), await sitting.table()
    window = person.dm()
    (card, *_) = [each for each in window.buttons if ":act:play" in each.custom_id and not each.disabled]
    server().stop()
    try:
        with monkeypatch.context() as patched:
            patched.setattr(bench, "assert_sound", lambda: None)
            answer = await person.click(card.custom_id, on=window)
        assert "nothing was changed" in answer
        assert bench.take_faults(), "the host finds it in the log"
    finally:
        server().start()
    assert await sitting.table() == before
    await person.click(card.custom_id, on=window)
    assert (await sitting.table()).version > before.version
    await sitting.skip()
    assert (await sitting.table()).over
