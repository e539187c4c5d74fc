"""Counting finished matches: each once, when it ends, or later from the logs, with the same result.

Results are derived from the match log, totals and ratings from the results in the order in which matches were
finished. Whatever changes results of the past marks the server, whose totals and ratings are then derived
anew (`recompute`).
"""

from __future__ import annotations

import asyncio
from collections.abc import Collection, Sequence
from datetime import datetime, timedelta
from itertools import groupby
from operator import attrgetter
from typing import Any, Final

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import Store, log, schema
from kingbot.store import seasons as season_rows
from kingbot.store import standings as rows
from kingbot.store import tables as table_rows
from kingbot.store.seasons import SeasonRow
from kingbot.store.settings import people
from kingbot.store.standings import ContractRow, RatingRow, ResultRow, TotalRow
from kingbot.tables.mapping import table_of
from kingbot.tables.match_log import MatchLog, empty_log, fold
from kingbot.tables.match_results import match_results
from kingbot.tables.model import Table
from kingbot.tables.ratings import RatingKey, load_model, rate_match
from kingbot.tables.totals import ContractKey, TotalKey, add_result, contract_keys, total_keys

MATCHES_AT_ONCE: Final = 500
TRIES: Final = 3
TICK: Final = timedelta(microseconds=1)


async def time_of_finish(db: AsyncConnection, table: Table) -> datetime:
    """When a match that ends now is said to have ended: after all others of its server.

    The order of these times is that in which ratings change, whatever clocks do.
    """
    newest = await rows.newest_finish(db, table.guild_id)
    return table.changed if newest is None else max(table.changed, newest + TICK)


async def count_match(db: AsyncConnection, table: Table, match_log: MatchLog) -> None:
    """Count a match in the transaction in which it ends; its log has been written before."""
    await asyncio.to_thread(load_model)
    results = await _results(db, table, match_log)
    await rows.add(db, results)
    seasons = await season_rows.of_server(db, table.guild_id)
    totals, contracts, ratings = await _sums_of(db, results, seasons)
    for result in results:
        add_result(result, seasons, totals, contracts)
    rate_match(results, ratings)
    await rows.save(db, [*totals.values(), *contracts.values(), *ratings.values()])


async def _results(db: AsyncConnection, table: Table, match_log: MatchLog | None = None) -> list[ResultRow]:
    """The results of a finished match, derived from its log."""
    entries = await log.after(db, table.id)
    if match_log is None:
        match_log = await asyncio.to_thread(fold, empty_log(table.rules), entries)
    involved = {entry.user_id for entry in entries if isinstance(entry, log.ActionRow)}
    involved |= {seat.owner.id for seat in table.seats if seat.owner}
    settings = await people(db, [each for each in involved if each is not None])
    uncounted = frozenset(each for each, own in settings.items() if not own.counted)
    return match_results(table, entries, match_log, uncounted)


async def _sums_of(
    db: AsyncConnection, results: Sequence[ResultRow], seasons: Collection[SeasonRow]
) -> tuple[dict[TotalKey, TotalRow], dict[ContractKey, ContractRow], dict[RatingKey, RatingRow]]:
    """The totals and ratings that a match changes, as far as there are any."""
    t, c, r = schema.totals.c, schema.contract_totals.c, schema.ratings.c
    totals: dict[TotalKey, TotalRow] = {}
    contracts: dict[ContractKey, ContractRow] = {}
    ratings: dict[RatingKey, RatingRow] = {}
    guild_id, preset = results[0].guild_id, results[0].preset
    user_ids = [result.user_id for result in results if result.user_id is not None]
    periods = {period for result in results for _, period, _, _ in total_keys(result, seasons)}
    wanted = {key for result in results for key in contract_keys(result)}
    for total in await rows.read(
        db,
        TotalRow,
        t.guild_id == guild_id,
        t.period.in_(periods),
        t.preset.in_(("", preset)),
        t.user_id.in_(user_ids),
    ):
        totals[total.guild_id, total.period, total.preset, total.user_id] = total
    for sums in await rows.read(
        db, ContractRow, c.guild_id == guild_id, c.user_id.in_(user_ids), c.preset == preset
    ):
        key = (sums.guild_id, sums.user_id, sums.preset, sums.contract)
        if key in wanted:
            contracts[key] = sums
    for rating in await rows.read(
        db,
        RatingRow,
        r.guild_id == guild_id,
        r.kind == results[0].kind,
        r.preset.in_(("", preset)),
        r.user_id.in_(user_ids),
    ):
        ratings[RatingKey(rating.guild_id, rating.kind, rating.preset, rating.user_id)] = rating
    return totals, contracts, ratings


class Counting:
    """Counts matches that were finished before, and derives totals and ratings anew where they are marked."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._lock = asyncio.Lock()

    async def rebuild(self) -> int:
        """Derive everything anew from the match logs; returns the number of matches."""
        async with self._store.transaction() as db:
            counted = set((await db.execute(select(schema.results.c.guild_id).distinct())).scalars())
            await rows.mark_stale(db, counted)
            await db.execute(schema.results.delete())
        return await self.catch_up()

    async def catch_up(self) -> int:
        """Count the finished matches that are not counted yet, and derive anew what is marked.

        Returns how many matches were counted.
        """
        async with self._lock:
            async with self._store.reading() as db:
                missing = await rows.uncounted_tables(db)
            await self._count(missing)
            async with self._store.reading() as db:
                stale = await rows.stale_servers(db)
            for guild_id in stale:
                await self._recompute(guild_id)
        return len(missing)

    async def set_counted(self, person_id: int, counted: bool) -> None:
        """Count all matches of a person again, or no longer any; their settings have been changed before."""
        async with self._lock:
            if not counted:
                async with self._store.transaction() as db:
                    await rows.forget_person(db, person_id)
            else:
                async with self._store.reading() as db:
                    played = await rows.finished_tables(db, person_id)
                await self._count(played)
        await self.catch_up()

    async def _count(self, table_ids: Collection[int]) -> None:
        """Derive the results of these finished matches from their logs, in place of those that are there."""
        for table_id in table_ids:
            async with self._store.transaction() as db:
                found = await table_rows.find(db, table_id)
                if found is None:
                    continue
                table = table_of(*found)
                await rows.delete_results(db, (table_id,))
                await rows.add(db, await _results(db, table))
                await rows.mark_stale(db, (table.guild_id,))

    async def _recompute(self, guild_id: int) -> None:
        """Derive a server's totals and ratings from its results.

        The database is not locked meanwhile, but for the last try; if the results change, it begins again.
        """
        for attempt in range(TRIES):
            if attempt == TRIES - 1:
                async with self._store.transaction() as db:
                    seasons = await season_rows.of_server(db, guild_id)
                    await rows.replace_totals(db, guild_id, *await _summed(db, guild_id, seasons))
                return
            async with self._store.reading() as db:
                before = await rows.fingerprint(db, guild_id)
                seasons = await season_rows.of_server(db, guild_id)
                sums = await _summed(db, guild_id, seasons)
            async with self._store.transaction() as db:
                same_seasons = await season_rows.of_server(db, guild_id) == seasons
                if same_seasons and await rows.fingerprint(db, guild_id) == before:
                    await rows.replace_totals(db, guild_id, *sums)
                    return


async def _summed(
    db: AsyncConnection, guild_id: int, seasons: Collection[SeasonRow]
) -> tuple[Collection[TotalRow], Collection[ContractRow], Collection[RatingRow]]:
    """The totals and ratings of a server, from all its results in the order of its matches."""
    totals: dict[TotalKey, TotalRow] = {}
    contracts: dict[ContractKey, ContractRow] = {}
    ratings: dict[RatingKey, RatingRow] = {}

    def add(results: Sequence[ResultRow]) -> None:
        for _, match in groupby(results, key=attrgetter("table_id")):
            rows_of_match = list(match)
            for result in rows_of_match:
                add_result(result, seasons, totals, contracts)
            rate_match(rows_of_match, ratings)

    await asyncio.to_thread(load_model)
    after: tuple[Any, Any] | None = None
    while results := await rows.results_after(db, guild_id, after, MATCHES_AT_ONCE):
        await asyncio.to_thread(add, results)
        after = results[-1].finished, results[-1].table_id
    return totals.values(), contracts.values(), ratings.values()
