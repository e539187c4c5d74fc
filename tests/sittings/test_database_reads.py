"""One click reads its table at one moment: how many transactions it costs."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import sqlalchemy
from sqlalchemy import event

from tests.support.bench import Bench
from tests.support.sitting import sit_down

MOST = 4
TRICKS = 3


@pytest.fixture
def begun() -> Iterator[list[str]]:
    """How each transaction began that was begun since."""
    found: list[str] = []

    def begin(connection: sqlalchemy.Connection) -> None:
        found.append(connection.get_execution_options().get("begin", "BEGIN"))

    event.listen(sqlalchemy.Engine, "begin", begin)
    yield found
    event.remove(sqlalchemy.Engine, "begin", begin)


@pytest.mark.parametrize("where", ["direct messages", "windows in the channel"])
async def test_a_card_click_begins_at_most_four_transactions_one_of_them_to_write(
    bench: Bench, begun: list[str], where: str
) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", rules="hands=no_tricks")
    windows = {person: person.dm() for person in sitting.people}
    if where == "windows in the channel":
        for person in sitting.people:
            await person.click("My hand")
            windows[person] = person.sees()[-1]
    for _ in range(4 * TRICKS):
        person = await sitting.awaited()
        begun.clear()
        await sitting.touch(person, person.again(windows[person]))
        assert 1 < len(begun) <= MOST
        assert begun.count("BEGIN IMMEDIATE") == 1
