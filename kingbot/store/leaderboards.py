"""Reading the standings of a server, and whom somebody met; from indexes, whatever the number of matches."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import and_, func, select, tuple_
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema
from kingbot.store.standings import RatingRow, TotalRow


@dataclass(frozen=True, slots=True)
class OpponentRow:
    """How often two people met, and who was ahead how often."""

    user_id: int
    name: str
    matches: int
    ahead: int
    behind: int


async def top_by_king_points(
    db: AsyncConnection, guild_id: int, period: str, preset: str, *, limit: int, offset: int
) -> list[tuple[str, TotalRow]]:
    """A page of a server's people by King points, each with the name they had last."""
    columns = schema.totals.c
    query = (
        select(schema.totals)
        .where(columns.guild_id == guild_id, columns.period == period, columns.preset == preset)
        .order_by(columns.king_points.desc(), columns.user_id.desc())
        .limit(limit)
        .offset(offset)
    )
    rows = [TotalRow(**row) for row in (await db.execute(query)).mappings()]
    return [(await name_at(db, row.last_table, row.user_id), row) for row in rows]


async def top_by_rating(
    db: AsyncConnection, guild_id: int, kind: str, preset: str, *, limit: int, offset: int
) -> list[tuple[str, RatingRow]]:
    """A page of a server's people by rating, provisional ratings last, each with the name they had last."""
    columns = schema.ratings.c
    query = (
        select(schema.ratings)
        .where(columns.guild_id == guild_id, columns.kind == kind, columns.preset == preset)
        .order_by(columns.established.desc(), columns.mu.desc(), columns.user_id.desc())
        .limit(limit)
        .offset(offset)
    )
    rows = [RatingRow(**row) for row in (await db.execute(query)).mappings()]
    return [(await name_at(db, row.last_table, row.user_id), row) for row in rows]


async def count_with_king_points(
    db: AsyncConnection, guild_id: int, period: str, preset: str, above: int | None = None
) -> int:
    """How many people have a total; with `above`, how many have more King points than that."""
    columns = schema.totals.c
    conditions = [columns.guild_id == guild_id, columns.period == period, columns.preset == preset]
    if above is not None:
        conditions.append(columns.king_points > above)
    return (await db.execute(select(func.count()).select_from(schema.totals).where(*conditions))).scalar_one()


async def count_with_rating(
    db: AsyncConnection, guild_id: int, kind: str, preset: str, above: RatingRow | None = None
) -> int:
    """How many people have a rating; with `above`, how many stand before that one."""
    columns = schema.ratings.c
    conditions = [columns.guild_id == guild_id, columns.kind == kind, columns.preset == preset]
    if above is not None:
        conditions.append(tuple_(columns.established, columns.mu) > (above.established, above.mu))
    return (
        await db.execute(select(func.count()).select_from(schema.ratings).where(*conditions))
    ).scalar_one()


async def presets_played(db: AsyncConnection, guild_id: int, period: str = "") -> list[str]:
    """The presets in which anybody in a server has totals of this period."""
    columns = schema.totals.c
    query = select(columns.preset).distinct()
    query = query.where(columns.guild_id == guild_id, columns.period == period, columns.preset != "")
    return sorted((await db.execute(query)).scalars())


async def places_of(db: AsyncConnection, user_id: int, guild_id: int | None, limit: int) -> list[int]:
    """The places of a person in their last matches, oldest first."""
    columns = schema.results.c
    conditions = [columns.user_id == user_id, ~columns.left]
    if guild_id is not None:
        conditions.append(columns.guild_id == guild_id)
    query = select(columns.place).where(*conditions).order_by(columns.finished.desc()).limit(limit)
    return list((await db.execute(query)).scalars())[::-1]


async def opponents_of(
    db: AsyncConnection, user_id: int, guild_id: int | None, limit: int
) -> list[OpponentRow]:
    """The people that a person has met most often, in matches that counted for both."""
    mine, theirs = schema.results.alias("mine"), schema.results.alias("theirs")
    meeting = and_(theirs.c.table_id == mine.c.table_id, theirs.c.player != mine.c.player)
    conditions = [mine.c.user_id == user_id, ~mine.c.left, theirs.c.user_id.is_not(None), ~theirs.c.left]
    if guild_id is not None:
        conditions.append(mine.c.guild_id == guild_id)
    count = func.count()
    query = (
        select(
            theirs.c.user_id,
            func.max(theirs.c.table_id),
            count,
            count.filter(mine.c.place < theirs.c.place),
            count.filter(mine.c.place > theirs.c.place),
        )
        .select_from(mine.join(theirs, meeting))
        .where(*conditions)
        .group_by(theirs.c.user_id)
        .order_by(count.desc(), theirs.c.user_id)
        .limit(limit)
    )
    rows = (await db.execute(query)).all()
    return [
        OpponentRow(other, await name_at(db, table, other), met, ahead, behind)
        for other, table, met, ahead, behind in rows
    ]


async def name_at(db: AsyncConnection, table_id: int, user_id: int) -> str:
    """The name of a person at a table, else at their newest table; empty if there is none."""
    seats = schema.seats.c
    there = select(seats.user_name).where(seats.table_id == table_id, seats.user_id == user_id)
    name = (await db.execute(there)).scalar()
    if name is None:
        anywhere = select(seats.user_name).where(seats.user_id == user_id)
        name = (await db.execute(anywhere.order_by(seats.table_id.desc()).limit(1))).scalar()
    return name or ""
