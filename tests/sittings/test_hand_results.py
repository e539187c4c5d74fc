"""The result of a hand: a picture on the board and in the windows until a card is played, and in words."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from kingbot.i18n import words
from tests.support.bench import Bench
from tests.support.screen import Screen
from tests.support.sitting import plain, sit_down


@pytest.fixture
async def pictured(tmp_path: Path) -> AsyncIterator[Bench]:
    """Kingbot with pictures."""
    async with Bench(lambda database: plain(database, pictures=True), tmp_path) as bench:
        yield bench


def pictures(screen: Screen) -> list[str]:
    return list(screen.files)


async def test_the_result_stays_as_a_picture_until_a_card_is_played(pictured: Bench) -> None:
    sitting = await sit_down(pictured, "Ada", "Bruno", "Carla", "Dino", rules="hands=no_queens,no_hearts")
    assert pictures(sitting.board()) == ["table.png"]
    await sitting.skip(lambda view: view.number == 2)
    assert pictures(sitting.board()) == ["result.png", "table.png"]
    first = await sitting.awaited()
    assert pictures(first.dm()) == ["result.png", "table.png"]
    await sitting.touch(first)
    assert pictures(sitting.board()) == ["table.png"]
    assert pictures((await sitting.awaited()).dm()) == ["table.png"]


async def test_a_king_is_celebrated_in_words(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", rules="hands=no_trump,no_hearts")
    rules = await sitting.host.slash("king rules")
    assert words("en")("rule-king", contracts="No trump") in rules
