"""Reading what was counted: the standings of a server, and what somebody has achieved (docs/standings.md)."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import fields, replace
from typing import Any, Final

from sqlalchemy import Column, ColumnElement
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.base import ReadOnlyColumnCollection

from kingbot.engine.contracts import Contract
from kingbot.store import Store, leaderboards, schema, seasons
from kingbot.store import standings as rows
from kingbot.store.settings import server
from kingbot.store.standings import ContractRow, RatingRow, TotalRow
from kingbot.tables.standings_model import (
    ALL_PRESETS,
    KINDS,
    ContractStats,
    Leaderboard,
    Order,
    Period,
    PersonalStats,
    Standing,
    in_points,
)
from kingbot.tables.steady_clock import SteadyClock

PAGE: Final = 10
FORM: Final = 20
OPPONENTS: Final = 5

_NOT_ADDED: Final = {"guild_id", "period", "preset", "user_id", "last_table", "run", "longest_run"} | {
    "best",
    "best_contract",
    "worst",
    "worst_contract",
}


class Standings:
    """Leaderboards and personal statistics, read from totals: their cost does not grow with the matches."""

    def __init__(self, store: Store, clock: SteadyClock) -> None:
        self._store = store
        self._clock = clock

    async def leaderboard(
        self,
        guild_id: int,
        *,
        order: Order = Order.POINTS,
        period: Period = Period.ALL,
        season: int = 0,
        preset: str = ALL_PRESETS,
        page: int = 0,
        asked_by: int | None = None,
    ) -> Leaderboard:
        """A page of the standings; the last one, if there are fewer.

        With `Period.SEASON`, those of the `season` with this id, else of the newest that has begun; of all
        time, where none has.
        """
        now = self._clock()
        async with self._store.reading() as db:
            begun = [each for each in await seasons.of_server(db, guild_id) if each.begins <= now]
            shown = None
            if period is Period.SEASON:
                shown = next((each for each in begun if each.id == season), begun[0] if begun else None)
            if shown is None and period is Period.SEASON:
                period = Period.ALL
            key = shown.period if shown is not None else period.key(now)
            if order is Order.POINTS:
                lines, own, people, page = await self._by_points(db, guild_id, key, preset, page, asked_by)
            else:
                lines, own, people, page = await self._by_rating(db, guild_id, order, preset, page, asked_by)
            presets = await leaderboards.presets_played(db, guild_id, shown.period if shown else "")
        pages = max(1, -(-people // PAGE))
        found = order, period, preset, page, pages, people, tuple(lines), own, tuple(presets)
        return Leaderboard(*found, now, shown, tuple(begun))

    async def _by_points(
        self, db: AsyncConnection, guild_id: int, key: str, preset: str, page: int, asked_by: int | None
    ) -> tuple[list[Standing], Standing | None, int, int]:
        people = await leaderboards.count_with_king_points(db, guild_id, key, preset)
        page = _within(page, people)
        found = await leaderboards.top_by_king_points(
            db, guild_id, key, preset, limit=PAGE, offset=page * PAGE
        )
        lines: list[Standing] = []
        for name, total in found:
            if lines and lines[-1].total and lines[-1].total.king_points == total.king_points:
                place = lines[-1].place
            elif lines:
                place = page * PAGE + len(lines) + 1
            else:
                place = 1 + await leaderboards.count_with_king_points(
                    db, guild_id, key, preset, total.king_points
                )
            lines.append(Standing(place, total.user_id, name, total=total))
        c = schema.totals.c
        own = None
        mine = [c.guild_id == guild_id, c.period == key, c.preset == preset, c.user_id == asked_by]
        for total in await rows.read(db, TotalRow, *mine) if asked_by else ():
            place = 1 + await leaderboards.count_with_king_points(
                db, guild_id, key, preset, total.king_points
            )
            name = await leaderboards.name_at(db, total.last_table, total.user_id)
            own = Standing(place, total.user_id, name, total=total)
        return lines, own, people, page

    async def _by_rating(
        self, db: AsyncConnection, guild_id: int, order: Order, preset: str, page: int, asked_by: int | None
    ) -> tuple[list[Standing], Standing | None, int, int]:
        kind = order.value
        people = await leaderboards.count_with_rating(db, guild_id, kind, preset)
        page = _within(page, people)
        found = await leaderboards.top_by_rating(db, guild_id, kind, preset, limit=PAGE, offset=page * PAGE)
        lines = [
            Standing(page * PAGE + number, rating.user_id, name, rating=rating)
            for number, (name, rating) in enumerate(found, 1)
        ]
        c = schema.ratings.c
        own = None
        mine = [c.guild_id == guild_id, c.kind == kind, c.preset == preset, c.user_id == asked_by]
        for rating in await rows.read(db, RatingRow, *mine) if asked_by else ():
            place = 1 + await leaderboards.count_with_rating(db, guild_id, kind, preset, rating)
            name = await leaderboards.name_at(db, rating.last_table, rating.user_id)
            own = Standing(place, rating.user_id, name, rating=rating)
        return lines, own, people, page

    async def stats(
        self, user_id: int, guild_id: int | None, preset: str = ALL_PRESETS
    ) -> PersonalStats | None:
        """What somebody has achieved in a server, or everywhere; None if nothing of theirs is counted.

        Without a preset, it is the one they have played most.
        """
        async with self._store.reading() as db:
            t, c, r = schema.totals.c, schema.contract_totals.c, schema.ratings.c
            totals = await rows.read(db, TotalRow, t.user_id == user_id, t.period == "", *_in(t, guild_id))
            overall = _joined([each for each in totals if each.preset == ALL_PRESETS])
            if overall is None:
                return None
            played = {each.preset for each in totals} - {ALL_PRESETS}
            by_preset = {name: _joined([each for each in totals if each.preset == name]) for name in played}
            counts = {name: total.matches for name, total in by_preset.items() if total is not None}
            if preset not in counts:
                preset = max(sorted(counts), key=lambda name: counts[name])
            of_preset = by_preset[preset]
            assert of_preset is not None
            of_them = [c.user_id == user_id, c.preset == preset, *_in(c, guild_id)]
            contracts = _contracts(await rows.read(db, ContractRow, *of_them))
            ratings = await rows.read(
                db, RatingRow, r.user_id == user_id, r.preset.in_((ALL_PRESETS, preset)), *_in(r, guild_id)
            )
            return PersonalStats(
                user_id=user_id,
                name=await leaderboards.name_at(db, overall.last_table, user_id),
                total=overall,
                preset=preset,
                of_preset=of_preset,
                presets=tuple(sorted(counts, key=lambda name: (-counts[name], name))),
                contracts=contracts,
                form=tuple(await leaderboards.places_of(db, user_id, guild_id, FORM)),
                opponents=tuple(await leaderboards.opponents_of(db, user_id, guild_id, OPPONENTS)),
                ratings=tuple(_of_one_server(ratings)),
            )

    async def shown_in(self, guild_id: int) -> tuple[bool, bool]:
        """Whether members of a server see each other's standings, and their ratings."""
        async with self._store.reading() as db:
            settings = await server(db, guild_id)
        return settings.standings, settings.ratings


def _within(page: int, people: int) -> int:
    return max(0, min(page, (people - 1) // PAGE))


def _in(
    columns: ReadOnlyColumnCollection[str, Column[Any]], guild_id: int | None
) -> tuple[ColumnElement[bool], ...]:
    return () if guild_id is None else (columns.guild_id == guild_id,)


def _of_one_server(ratings: Collection[RatingRow]) -> list[RatingRow]:
    """The ratings, if they are all of one server: those of several cannot be compared, nor added up."""
    if len({rating.guild_id for rating in ratings}) > 1:
        return []
    return sorted(ratings, key=lambda rating: (KINDS.index(rating.kind), rating.preset))


def _contracts(found: Collection[ContractRow]) -> tuple[ContractStats, ...]:
    """The sums by contract over all servers, in the order of the rules."""
    stats = []
    for contract in Contract:
        own = [row for row in found if row.contract == contract.value]
        if own:
            stats.append(
                ContractStats(
                    contract,
                    sum(row.hands for row in own),
                    in_points(sum(row.points for row in own)),
                    sum(row.chosen for row in own),
                    in_points(sum(row.chosen_points for row in own)),
                )
            )
    return tuple(stats)


def _joined(totals: Collection[TotalRow]) -> TotalRow | None:
    """Totals of several servers as one; None if there are none."""
    joined: TotalRow | None = None
    for total in totals:
        joined = total if joined is None else _both(joined, total)
    return joined


def _both(one: TotalRow, other: TotalRow) -> TotalRow:
    """Two totals of somebody added up; matches in a row are those of one server."""
    best, best_contract = max(_extremes(one.best, one.best_contract, other.best, other.best_contract))
    worst, worst_contract = min(_extremes(one.worst, one.worst_contract, other.worst, other.worst_contract))
    added = {
        each.name: getattr(one, each.name) + getattr(other, each.name)
        for each in fields(TotalRow)
        if each.name not in _NOT_ADDED
    }
    return replace(
        one,
        **added,
        best=best,
        best_contract=best_contract,
        worst=worst,
        worst_contract=worst_contract,
        run=0,
        longest_run=max(one.longest_run, other.longest_run),
        last_table=max(one.last_table, other.last_table),
    )


def _extremes(
    one: int | None, one_contract: str | None, other: int | None, other_contract: str | None
) -> list[tuple[int, str]]:
    found = ((one, one_contract), (other, other_contract))
    return [(points, contract) for points, contract in found if points is not None and contract is not None]
