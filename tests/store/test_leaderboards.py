"""Whom somebody met: counted match by match, in matches that counted for both."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

from kingbot.store import Store
from kingbot.store.leaderboards import OpponentRow, opponents_of, places_of
from kingbot.store.standings import ResultRow, add
from tests.store.rows import add_table

ADA, BRUNO, CARLA, DINO = 1, 2, 3, 4
HERE, THERE = 7, 9


async def ended(
    store: Store, number: int, *people: int | None, guild: int = HERE, left: int | None = None
) -> None:
    """Match `number`: these people in the order of their places, which is also that of their seats turned on.

    So nobody has the same seat in every match. None is a bot; `left` has left it.
    """
    async with store.transaction() as db:
        sitting = [people[(seat - number) % 4] for seat in range(4)]
        table_id = await add_table(db, *filter(None, sitting), guild_id=guild, status="finished")
        rows = [
            ResultRow(
                table_id=table_id, player=seat, seat=seat, guild_id=guild, user_id=who, bot=None,
                left=who == left and who is not None,
                finished=datetime(2026, 11, 30, tzinfo=UTC) + timedelta(hours=number),
                kind="live", preset="rifki", whole=True, place=people.index(who) + 1 if who else 4,
            )
            for seat, who in enumerate(sitting)
        ]  # fmt: skip
        await add(db, rows)


async def met(store: Store, person: int, guild: int | None = None, limit: int = 10) -> list[tuple[int, ...]]:
    async with store.reading() as db:
        rows = await opponents_of(db, person, guild, limit)
    assert all(isinstance(row, OpponentRow) for row in rows)
    return [(row.user_id, row.matches, row.ahead, row.behind) for row in rows]


async def test_each_opponent_is_counted_once_a_match_with_who_was_ahead(store: Store) -> None:
    await ended(store, 1, ADA, BRUNO, CARLA, None)
    await ended(store, 2, BRUNO, ADA, None, None)
    await ended(store, 3, ADA, BRUNO, DINO, CARLA)
    await ended(store, 4, BRUNO, CARLA, DINO, None)  # without Ada
    assert await met(store, ADA) == [(BRUNO, 3, 2, 1), (CARLA, 2, 2, 0), (DINO, 1, 1, 0)]
    assert await met(store, BRUNO) == [(ADA, 3, 1, 2), (CARLA, 3, 3, 0), (DINO, 2, 2, 0)]
    assert await met(store, DINO) == [(BRUNO, 2, 0, 2), (CARLA, 2, 1, 1), (ADA, 1, 0, 1)]
    assert await met(store, ADA, limit=1) == [(BRUNO, 3, 2, 1)]


async def test_a_match_that_somebody_left_counts_for_neither(store: Store) -> None:
    await ended(store, 1, ADA, BRUNO, CARLA, None, left=BRUNO)
    assert await met(store, ADA) == [(CARLA, 1, 1, 0)]
    assert await met(store, BRUNO) == []


async def test_in_a_server_only_its_matches_are_counted(store: Store) -> None:
    await ended(store, 1, ADA, BRUNO, None, None)
    await ended(store, 2, CARLA, ADA, None, None, guild=THERE)
    assert await met(store, ADA, HERE) == [(BRUNO, 1, 1, 0)]
    assert await met(store, ADA, THERE) == [(CARLA, 1, 0, 1)]
    assert await met(store, ADA) == [(BRUNO, 1, 1, 0), (CARLA, 1, 0, 1)]


async def test_the_last_places_come_oldest_first(store: Store) -> None:
    await ended(store, 1, ADA, BRUNO, None, None)
    await ended(store, 2, BRUNO, ADA, None, None)
    await ended(store, 3, BRUNO, CARLA, ADA, None, guild=THERE)
    async with store.reading() as db:
        assert await places_of(db, ADA, None, 10) == [1, 2, 3]
        assert await places_of(db, ADA, None, 2) == [2, 3]
        assert await places_of(db, ADA, HERE, 10) == [1, 2]
