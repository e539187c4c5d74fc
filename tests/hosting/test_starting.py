"""What a start has to have done, so that no first click waits for it."""

from __future__ import annotations

import gc
from pathlib import Path

import pytest

from kingbot.bot import KingBot
from kingbot.settings import read_settings
from kingbot.ui import playing_hours
from tests.support.bench import Bench
from tests.support.sitting import plain


async def test_what_is_read_from_files_on_its_first_use_is_read_before_the_first_click(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def read() -> set[str]:
        raise AssertionError("a file is read late")

    playing_hours.zones.cache_clear()
    async with Bench(plain, tmp_path):
        monkeypatch.setattr(playing_hours, "available_timezones", read)
        assert "Europe/Rome" in playing_hours.zones()


async def test_what_was_loaded_is_kept_from_the_garbage_collector_before_discord_is_connected(
    tmp_path: Path,
) -> None:
    bot = KingBot(read_settings(None, database=tmp_path / "king.sqlite"))
    async with bot:
        pass  # once it is closed there is no Discord to connect to
    gc.unfreeze()  # what bots of other tests in this process have set aside
    before = gc.get_freeze_count()
    loaded = len(gc.get_objects())
    try:
        await bot.connect()
        assert gc.get_freeze_count() - before > loaded / 2
    finally:
        gc.unfreeze()
