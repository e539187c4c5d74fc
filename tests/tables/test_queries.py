"""Reading tables: views, announcements, records and snapshots of one version."""

from typing import Any

from kingbot.cards import CardSet
from kingbot.engine.events import Dealt
from kingbot.presets import load
from kingbot.tables.model import Moved
from kingbot.tables.service import Tables
from tests.tables.driver import ADA, TableDriver


async def test_what_a_seat_sees_and_the_table_are_of_one_version(tables: Tables, driver: TableDriver) -> None:
    table = await driver.moves(await driver.match(2), 9)
    seen, view = await tables.queries.table_and_view(table.id, 1)
    assert seen == table
    assert view == await tables.queries.view(table.id, 1)


async def test_recent_returns_the_announcements_since_a_version(tables: Tables, driver: TableDriver) -> None:
    table = await driver.match(1)
    told: list[Any] = []
    for _ in range(30):
        outcome = await driver.move(table)
        assert await tables.queries.recent(table.id, table.version) == outcome.announcements
        told += outcome.announcements
        table = outcome.table
    everything = await tables.queries.recent(table.id, 0)
    assert isinstance(everything[0], Dealt)
    assert list(everything[-len(told) :]) == told
    assert await tables.queries.recent(table.id, 0, limit=3) == everything[-3:]
    assert await tables.queries.recent(table.id, 0, limit=0) == ()
    assert await tables.queries.recent(table.id, table.version) == ()


async def test_each_move_is_announced_with_its_version(tables: Tables, driver: TableDriver) -> None:
    table = await driver.moves(await driver.match(4), 12)
    moves = [each for each in await tables.queries.recent(table.id, 0) if isinstance(each, Moved)]
    assert [each.version for each in moves] == list(range(table.version - 11, table.version + 1))


async def test_announcements_and_views_reveal_no_secret_cards(tables: Tables, driver: TableDriver) -> None:
    """Of all that leaves the tables, a seat's own view alone speaks of cards still in a hand."""
    table = await driver.match(4, load("portuguese"))
    for _ in range(40):
        outcome = await driver.move(table)
        table = outcome.table
        hands = [(await tables.queries.view(table.id, seat)).hand for seat in range(4)]
        public = await tables.queries.view(table.id, None)
        assert not hasattr(public, "hand")
        assert not hasattr(public, "legal")
        laid = sum(card.bit for each in outcome.announcements for card in cards_of(each))
        assert all(not hand & laid for hand in hands)
        for seat, hand in enumerate(hands):
            others: CardSet = sum(hands) - hand
            view = await tables.queries.view(table.id, seat)
            assert view.unseen & others == others
    assert ADA.name in repr(table)


def cards_of(announcement: object) -> list[Any]:
    action = announcement.action if isinstance(announcement, Moved) else None
    return [card] if (card := getattr(action, "card", None)) is not None else []


async def test_views_work_with_more_matches_than_the_cache_holds(tables: Tables, driver: TableDriver) -> None:
    driver.tables.repository.clear_cache()
    matches = [await driver.match(4) for _ in range(3)]
    views = [await tables.queries.view(each.id, 0) for each in matches]
    tables.repository.clear_cache()  # what is remembered may be thrown away
    assert [await tables.queries.view(each.id, 0) for each in matches] == views
