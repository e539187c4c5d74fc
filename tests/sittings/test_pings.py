"""Whoever is awaited is told once, after a while in peace; the ping goes when the move is made."""

from pathlib import Path

from kingbot.delivery.pinger import Pinger
from kingbot.tables.service import open_tables
from tests.support.bench import Bench
from tests.support.people import Person
from tests.support.sitting import king_on, plain, sit_down


def pings(person: Person) -> list[str]:
    """The pings that stand in somebody's direct messages."""
    return [screen.text for screen in person.dms() if "It’s your turn" in screen]


async def test_a_ping_comes_after_twenty_seconds_and_goes_with_the_move(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    person = await sitting.awaited()
    window = person.dm()
    await bench.advance(19)
    assert pings(person) == []
    await bench.advance(2)
    assert pings(person) == ["It’s your turn at table 1."]
    await sitting.touch(person, window)
    assert pings(person) == []


async def test_nobody_is_pinged_twice_for_one_turn_or_when_another_is_awaited(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada", "Bruno")
    person = await sitting.awaited()
    other = next(each for each in sitting.people if each is not person)
    sent = bench.rest_calls
    await bench.advance(3600)
    assert len(pings(person)) == 1
    assert pings(other) == []
    assert (bench.rest_calls - sent).total() == 1


async def test_a_quick_player_is_never_pinged(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    for _ in range(5):
        await bench.advance(10)
        await sitting.touch(sitting.host)
    assert pings(sitting.host) == []


async def test_a_ping_that_was_due_while_the_bot_was_away_comes_once(bench: Bench) -> None:
    sitting = await sit_down(bench, "Ada")
    window = sitting.host.dm()
    await bench.advance(10)
    await bench.restart(kill=True)
    assert pings(sitting.host) == []
    await bench.advance(11)
    assert len(pings(sitting.host)) == 1
    await bench.restart()
    await bench.advance(60)
    assert len(pings(sitting.host)) == 1
    await sitting.touch(sitting.host, window)
    assert pings(sitting.host) == []


async def test_a_mention_in_the_channel_pings_only_the_one_awaited(bench: Bench) -> None:
    ada, bruno = bench.people("Ada", "Bruno @everyone")
    ada.closes_dms()
    await ada.slash("king new")
    await bruno.click("Join")
    await ada.click("Start")
    await bench.advance(30)
    pinged = {person for screen in ada.sees() for person in screen.pinged}
    assert pinged <= {ada.id}


async def test_a_ping_counts_as_due_a_millisecond_before_its_time_and_not_earlier(tmp_path: Path) -> None:
    async with Bench(lambda database: plain(database, ping_after=3600), tmp_path) as bench:
        sitting = await sit_down(bench, "Ada")
        bot = king_on(bench)
        tables, reconciler = open_tables(bot.store, clock=bench.now), bot.reconciler
        pinger = Pinger(reconciler.messages, tables, 20, reconciler.hands, lambda table, wait: None)
        for seconds in (19.5, 0.498):
            await bench.advance(seconds)
            await pinger.update(sitting.table_id)
            assert pings(sitting.host) == []
        await bench.advance(0.0015)
        await pinger.update(sitting.table_id)
        assert len(pings(sitting.host)) == 1
