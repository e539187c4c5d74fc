"""What nobody foresaw: told with a reference, logged, and the table stays as it was."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import StoreUnavailableError
from kingbot.store.unavailable import Obstacle
from kingbot.tables.matches import Matches
from tests.support.bench import Bench
from tests.support.sitting import king_on, sit_down


async def broken(*args: Any, **kwargs: Any) -> Any:
    """Fail as no code of ours expects."""
    raise RuntimeError("the roof is leaking")


async def test_an_unexpected_error_is_told_with_a_reference_and_the_table_stays(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    sitting = await sit_down(bench, "Ada")
    before = await sitting.table()
    with monkeypatch.context() as patched:
        patched.setattr(Matches, "act", broken)
        with pytest.raises(AssertionError, match="the roof is leaking"):  # the bench reports what is logged
            await sitting.touch(sitting.host)
    told = sitting.host.dms()[-1]
    reference = re.search(r"reference `(\w+)`", told.text)
    assert reference is not None
    assert told.private
    assert "roof" not in told
    assert [record for record in caplog.records if getattr(record, "reference", None) == reference[1]]
    assert await sitting.table() == before
    await sitting.touch(sitting.host, sitting.host.dms()[-2])
    assert (await sitting.table()).version > before.version


async def test_a_command_that_changed_since_discord_was_told_is_said_so(bench: Bench) -> None:
    ada = bench.person("Ada")
    king_on(bench).king.remove_command("help")
    answer = await ada.slash("king help")
    assert "has changed" in answer


async def test_an_interaction_that_died_is_no_error_and_the_move_counts(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino")
    person = await sitting.awaited()
    before = (await sitting.table()).version
    bench.env.inject_error("PATCH", "/webhooks/*/messages/@original", status=404, code=10062)
    await sitting.touch(person)
    assert (await sitting.table()).version == before + 1
    assert f"king:1:{before + 1}" in str(sitting.board())


OBSTACLES = [
    ("en-US", Obstacle.BUSY, "I’m busy for the moment"),
    ("it", Obstacle.BUSY, "In questo momento sono occupato"),
    ("pt-BR", Obstacle.FULL, "Não consigo acessar meus dados"),
    ("tr", Obstacle.GONE, "Kayıtlarıma ulaşamıyorum"),
]


@pytest.mark.parametrize(("locale", "obstacle", "told"), OBSTACLES)
async def test_a_database_that_cannot_be_used_is_told_in_the_language_of_whoever_acts(
    bench: Bench, monkeypatch: pytest.MonkeyPatch, locale: str, obstacle: Obstacle, told: str
) -> None:
    ada = bench.person("Ada", locale=locale)
    store = king_on(bench).store

    @asynccontextmanager
    async def unavailable() -> AsyncIterator[AsyncConnection]:
        raise StoreUnavailableError(store.place, obstacle)
        yield

    monkeypatch.setattr(bench, "assert_sound", lambda: None)
    with monkeypatch.context() as patched:
        patched.setattr(store, "reading", unavailable)
        patched.setattr(store, "transaction", unavailable)
        answer = await ada.slash("king new")
    faults = bench.take_faults()
    assert told in answer
    assert answer.private
    assert bool(faults) == (obstacle is not Obstacle.BUSY), "the host looks for it in the log"


async def test_a_database_that_is_renamed_away_is_told_and_found_again(bench: Bench) -> None:
    ada = bench.person("Ada")
    away = bench.database.with_suffix(".away")
    bench.database.rename(away)
    with pytest.raises(AssertionError, match="cannot be used: gone"):
        await ada.slash("king new")
    away.rename(bench.database)
    await ada.slash("king new")
    assert (await king_on(bench).tables.queries.lobbies()) != []
