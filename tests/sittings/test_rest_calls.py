"""How many calls count against Discord's global limit: answers to interactions do not."""

from pathlib import Path

import pytest

from kingbot.bot import KingBot
from tests.support.bench import Bench
from tests.support.sitting import plain, sit_down

pytestmark = pytest.mark.no_cover  # measured, it would take twice as long

AIM = 3.0

# The bench sleeps through waits of up to five seconds for real. So time is stretched: twenty seconds here are
# the five of the default pause, and people take as much longer for a card.
STRETCH = 4


@pytest.mark.parametrize(
    ("where", "seconds", "tricks"),
    [
        ("direct messages", 3, 8),
        ("windows in the channel", 1, 4),
        pytest.param("direct messages", 0, 8, marks=pytest.mark.long),
        pytest.param("direct messages", 1, 8, marks=pytest.mark.long),
        pytest.param("windows in the channel", 1, 8, marks=pytest.mark.long),
        pytest.param("windows in the channel", 3, 8, marks=pytest.mark.long),
    ],
)
async def test_a_trick_of_four_people_needs_at_most_three_calls_that_count(
    tmp_path: Path, where: str, seconds: float, tricks: int
) -> None:
    def make(database: Path) -> KingBot:
        return plain(database, board_pause=5 * STRETCH, ping_after=20 * STRETCH)

    async with Bench(make, tmp_path) as bench:
        sitting = await sit_down(bench, "Ada", "Bruno", "Carla", "Dino", rules="hands=no_tricks")
        windows = {person: person.dm() for person in sitting.people}
        if where == "windows in the channel":
            for person in sitting.people:
                await person.click("My hand")
                windows[person] = person.sees()[-1]
        before = bench.rest_calls
        for _ in range(4 * tricks):
            person = await sitting.awaited()
            await sitting.touch(person, person.again(windows[person]))
            await bench.advance(seconds * STRETCH)
        calls = bench.rest_calls - before
        print(f"{where}, {seconds} s a card: {calls.total() / tricks:.1f} calls a trick: {dict(calls)}")
        assert calls.total() / tricks <= AIM
