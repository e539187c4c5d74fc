"""A bench with kingbot on it, as most tests of the bot want it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingbot.demo.king import king_in
from tests.bot.bench import Bench


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    """Kingbot in an empty server, with a fresh database; tables are repainted without a pause."""
    async with Bench(king_in("en"), tmp_path) as bench:
        yield bench
