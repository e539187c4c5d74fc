"""Reading tables: views, announcements, records and snapshots of one version."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Any

import pytest

from kingbot.cards import CardSet
from kingbot.engine.events import Dealt
from kingbot.presets import load
from kingbot.store.log import Entry
from kingbot.tables import repository
from kingbot.tables.match_log import MatchLog, fold
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


async def test_a_match_is_not_folded_again_for_every_move_while_hundreds_are_played(
    tables: Tables, driver: TableDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await driver.moves(await driver.match(4), 20)
    async with tables.store.reading() as db:
        draft = await tables.repository.load(db, table.id)
    for number in range(1, 1000):
        draft.table = replace(draft.table, id=table.id + number)
        tables.repository.cache_log(draft)
    folded = _count_folds(monkeypatch)
    await driver.move(table)
    assert folded == []


async def test_what_is_kept_of_matches_is_limited_by_the_entries_of_their_logs(
    tables: Tables, driver: TableDriver, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables.repository.clear_cache()
    monkeypatch.setattr(repository, "CACHED_ENTRIES", 20)
    first, second = [await driver.match(4) for _ in range(2)]
    await driver.moves(first, 8)
    assert tables.repository.cached_log(second.id) is not None
    await driver.moves(first, 12)
    assert tables.repository.cached_log(second.id) is None
    assert tables.repository.cached_log(first.id) is not None  # the newest stays, however long
    folded = _count_folds(monkeypatch)
    await tables.queries.view(second.id, 0)
    assert folded == [1]


def _count_folds(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many entries each fold of a log applies, from now on."""
    folded: list[int] = []

    def counted(log: MatchLog, entries: Iterable[Entry]) -> MatchLog:
        new = list(entries)
        folded.append(len(new))
        return fold(log, new)

    monkeypatch.setattr(repository, "fold", counted)
    return folded
