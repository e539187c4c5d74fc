"""A bench with kingbot on it, as most tests of the bot want it."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.support.bench import Bench
from tests.support.sitting import plain


@pytest.fixture
async def bench(tmp_path: Path) -> AsyncIterator[Bench]:
    """Kingbot in an empty server, with a fresh database; in words, and repainting without a pause."""
    async with Bench(plain, tmp_path) as bench:
        yield bench
