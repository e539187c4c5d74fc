"""The seasons of a server: started, changed and ended by its managers; over by themselves at their end.

A match counts by when it ended, so nothing has to happen when a season begins or ends. What changes which
matches of the past count marks the server's sums to be derived anew from the results.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace
from datetime import date, datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.plain_text import one_line, shorten
from kingbot.presets import PRESETS
from kingbot.store import Store, seasons
from kingbot.store.seasons import SeasonRow
from kingbot.store.standings import mark_stale, newest_finish
from kingbot.tables.counting import TICK, Counting
from kingbot.tables.model import TableError
from kingbot.tables.steady_clock import SteadyClock

NAME_LENGTH: Final = 32
LONGEST: Final = 366  # days
KEPT: Final = 100  # seasons of a server


class Seasons:
    """Starts, changes and ends seasons; a server has one at a time."""

    def __init__(self, store: Store, clock: SteadyClock, counting: Counting) -> None:
        self._store, self._clock, self._counting = store, clock, counting

    async def of_server(self, guild_id: int) -> list[SeasonRow]:
        """All seasons of a server, the newest first."""
        async with self._store.reading() as db:
            return await seasons.of_server(db, guild_id)

    async def set(
        self,
        guild_id: int,
        zone: str,
        *,
        name: str | None = None,
        first: date | None = None,
        last: date | None = None,
        presets: Collection[str] | None = None,
    ) -> SeasonRow:
        """Change the season that is not over yet; without one, start a new one, from today if not said else.

        Its days are those of the time zone `zone`; `first` and `last` are both part of it.

        :raises TableError: `season-name`, `season-dates` where a new one lacks its name or last day, or its
            days cannot be; `season-overlaps` where it would begin before the end of another;
            `too-many-seasons`.
        """
        now = self._clock()
        async with self._store.transaction() as db:
            found = await seasons.of_server(db, guild_id)
            current = found[0] if found and found[0].ends > now else None
            before = found[1:] if current is not None else found
            if current is None and len(found) >= KEPT:
                raise TableError("too-many-seasons", {"limit": KEPT})
            row = current or _new(guild_id, zone, name, last, now)
            row = _changed(row, zone, name, first, last, presets)
            _check(row, before, now)
            if current is None:
                row = replace(row, id=await seasons.add(db, row))
            else:
                await seasons.save(db, row)
            await self._changed_since(db, guild_id, current, row, now)
        await self._counting.catch_up()
        return row

    async def end(self, guild_id: int) -> SeasonRow | None:
        """End the season that runs, now; one that has not begun yet is dropped, and None is returned.

        :raises TableError: `no-season`, if there is neither.
        """
        now = self._clock()
        async with self._store.transaction() as db:
            found = await seasons.of_server(db, guild_id)
            if not found or found[0].ends <= now:
                raise TableError("no-season")
            if found[0].begins > now:
                await seasons.remove(db, found[0].id)
                return None
            newest = await newest_finish(db, guild_id)  # it may be said to be a little later than now
            row = replace(found[0], ends=now if newest is None else max(now, newest + TICK))
            await seasons.save(db, row)
        return row

    async def _changed_since(
        self, db: AsyncConnection, guild_id: int, before: SeasonRow | None, row: SeasonRow, now: datetime
    ) -> None:
        """Mark the server, if matches of the past belong to the season, or do no longer."""
        spans = {(each.begins, each.presets) for each in (before, row) if each is not None}
        if (before is None or len(spans) > 1) and any(begins < now for begins, _ in spans):
            await mark_stale(db, (guild_id,))


def _new(guild_id: int, zone: str, name: str | None, last: date | None, now: datetime) -> SeasonRow:
    if not name:
        raise TableError("season-name")
    if last is None:
        raise TableError("season-dates", {"days": LONGEST})
    today = _midnight(now.astimezone(ZoneInfo(zone)).date(), zone)
    return SeasonRow(guild_id=guild_id, name=name, zone=zone, begins=today, ends=today)


def _changed(
    row: SeasonRow,
    zone: str,
    name: str | None,
    first: date | None,
    last: date | None,
    presets: Collection[str] | None,
) -> SeasonRow:
    if name is not None:
        row = replace(row, name=shorten(one_line(name), NAME_LENGTH) or row.name)
    if first is not None:
        row = replace(row, zone=zone, begins=_midnight(first, zone))
    if last is not None:
        row = replace(row, zone=zone, ends=_midnight(last + timedelta(days=1), zone))
    if presets is not None:
        row = replace(row, presets=" ".join(each for each in PRESETS if each in presets))
    return row


def _check(row: SeasonRow, before: Collection[SeasonRow], now: datetime) -> None:
    """Refuse a season that could not be.

    :raises TableError: `season-dates`, `season-overlaps`.
    """
    if not one_line(row.name):
        raise TableError("season-name")
    if not (now < row.ends and row.begins < row.ends <= row.begins + timedelta(days=LONGEST + 1)):
        raise TableError("season-dates", {"days": LONGEST})
    if any(row.begins < each.ends for each in before):
        raise TableError("season-overlaps", {"name": before and next(iter(before)).name})


def _midnight(day: date, zone: str) -> datetime:
    """When a day begins in a time zone."""
    return datetime.combine(day, time(), ZoneInfo(zone))
