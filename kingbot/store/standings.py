"""Results of finished matches, their totals by person, and ratings: all derived from the match logs."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from dataclasses import asdict, dataclass
from datetime import datetime
from typing import Any, Final, TypeVar

from sqlalchemy import ColumnElement, Table, delete, func, insert, or_, select, tuple_, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import packed, schema
from kingbot.store.upsert import insert_into, upsert

FINISHED: Final = "finished"
CHUNK: Final = 500  # rows of a statement with many parameters


@dataclass(frozen=True, slots=True, kw_only=True)
class ResultRow:
    """A row of `results`: what one player brought home from a finished match; points in twelfths."""

    table_id: int
    player: int
    seat: int
    guild_id: int
    user_id: int | None
    bot: str | None
    left: bool
    finished: datetime
    kind: str
    preset: str
    whole: bool
    place: int
    points: int = 0
    king_points: int = 0
    kings_made: int = 0
    kings_escaped: int = 0
    moves: int = 0
    seconds: int = 0
    hands: str = "[]"


@dataclass(frozen=True, slots=True, kw_only=True)
class TotalRow:
    """A row of `totals`: the sums of a person's results in a server, a period and a preset."""

    guild_id: int
    period: str
    preset: str
    user_id: int
    last_table: int = 0
    matches: int = 0
    firsts: int = 0
    seconds: int = 0
    thirds: int = 0
    fourths: int = 0
    hands: int = 0
    points: int = 0
    king_points: int = 0
    kings_made: int = 0
    kings_escaped: int = 0
    best: int | None = None
    best_contract: str | None = None
    worst: int | None = None
    worst_contract: str | None = None
    run: int = 0
    longest_run: int = 0
    live_moves: int = 0
    live_seconds: int = 0
    slow_moves: int = 0
    slow_seconds: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class ContractRow:
    """A row of `contract_totals`: the sums of a person's hands of one contract in a server and a preset."""

    guild_id: int
    user_id: int
    preset: str
    contract: str
    hands: int = 0
    points: int = 0
    chosen: int = 0
    chosen_points: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class RatingRow:
    """A row of `ratings`: a person's rating in a server, a kind of play and a preset."""

    guild_id: int
    kind: str
    preset: str
    user_id: int
    mu: float
    sigma: float
    matches: int
    established: bool
    last_table: int


RowT = TypeVar("RowT", ResultRow, TotalRow, ContractRow, RatingRow)
_TABLES: Final[dict[type, Table]] = {
    ResultRow: schema.results,
    TotalRow: schema.totals,
    ContractRow: schema.contract_totals,
    RatingRow: schema.ratings,
}
DERIVED_TOTALS: Final = (schema.totals, schema.contract_totals, schema.ratings)


async def read(
    db: AsyncConnection, kind: type[RowT], *conditions: ColumnElement[bool], order: Sequence[Any] = ()
) -> list[RowT]:
    """The rows of this kind that meet all conditions."""
    query = select(_TABLES[kind]).where(*conditions).order_by(*order)
    return [kind(**row) for row in (await db.execute(query)).mappings()]


async def add(db: AsyncConnection, rows: Iterable[RowT]) -> None:
    """Store new rows, all of one kind."""
    rows = list(rows)
    for start in range(0, len(rows), CHUNK):
        part = rows[start : start + CHUNK]
        await db.execute(insert(_TABLES[type(part[0])]), [asdict(row) for row in part])


async def save(db: AsyncConnection, rows: Iterable[TotalRow | ContractRow | RatingRow]) -> None:
    """Store rows in place of those with the same keys."""
    for row in rows:
        await upsert(db, _TABLES[type(row)], asdict(row))


# ------------------------------------------------------------------------------ results


async def newest_finish(db: AsyncConnection, guild_id: int) -> datetime | None:
    """When the last match of a server was finished that has been counted; None if none has."""
    columns = schema.results.c
    query = select(func.max(columns.finished)).where(columns.guild_id == guild_id)
    newest: datetime | None = (await db.execute(query)).scalar_one()
    return newest


async def fingerprint(db: AsyncConnection, guild_id: int) -> tuple[Any, ...]:
    """A value that changes whenever the results of a server do."""
    columns = schema.results.c
    query = select(func.count(), func.count(columns.user_id), func.max(columns.finished))
    return tuple((await db.execute(query.where(columns.guild_id == guild_id))).one())


async def results_after(
    db: AsyncConnection, guild_id: int, after: tuple[datetime, int] | None, limit: int
) -> list[ResultRow]:
    """Results of a server in the order in which its matches were finished, from the one after `after` on.

    `after` is the time and the table of the last row of the former call. Matches are never torn apart.
    """
    columns = schema.results.c
    matches = select(columns.finished, columns.table_id).where(
        columns.guild_id == guild_id, columns.player == 0
    )
    if after is not None:
        matches = matches.where(tuple_(columns.finished, columns.table_id) > after)
    last = matches.order_by(columns.finished, columns.table_id).limit(limit).subquery()
    found = (await db.execute(select(last).order_by(last.c.finished.desc(), last.c.table_id.desc()))).first()
    if found is None:
        return []
    conditions = [columns.guild_id == guild_id, tuple_(columns.finished, columns.table_id) <= tuple(found)]
    if after is not None:
        conditions.append(tuple_(columns.finished, columns.table_id) > after)
    order = (columns.finished, columns.table_id, columns.player)
    return await read(db, ResultRow, *conditions, order=order)


async def delete_results(db: AsyncConnection, table_ids: Collection[int]) -> None:
    """Delete the results of these tables."""
    await db.execute(delete(schema.results).where(schema.results.c.table_id.in_(table_ids)))


async def uncounted_tables(db: AsyncConnection) -> list[int]:
    """The tables with a finished match that has no results, oldest first."""
    tables, results = schema.tables.c, schema.results.c
    counted = select(results.table_id).where(results.table_id == tables.id).exists()
    query = select(tables.id).where(tables.status == FINISHED, ~counted).order_by(tables.changed, tables.id)
    return list((await db.execute(query)).scalars())


async def finished_tables(db: AsyncConnection, user_id: int) -> list[int]:
    """The tables with a finished match where this person sat at the end or made a move."""
    tables, seats, actions = schema.tables.c, schema.seats.c, schema.actions.c
    theirs = or_(
        tables.id.in_(select(seats.table_id).where(seats.user_id == user_id)),
        tables.id.in_(select(actions.table_id).where(actions.user_id == user_id)),
        tables.id.in_(packed.with_person(user_id)),
    )
    query = select(tables.id).where(tables.status == FINISHED, theirs).order_by(tables.id)
    return list((await db.execute(query)).scalars())


# --------------------------------------------------------------------- deriving anew


async def forget_person(db: AsyncConnection, user_id: int) -> None:
    """Delete the standings of a person; the results of those they met stay, and are to be derived anew."""
    columns = schema.results.c
    servers = select(columns.guild_id).distinct().where(columns.user_id == user_id)
    await mark_stale(db, (await db.execute(servers)).scalars().all())
    await db.execute(delete(schema.results).where(columns.user_id == user_id, columns.left))
    nobodys = {"user_id": None, "moves": 0, "seconds": 0}
    await db.execute(update(schema.results).where(columns.user_id == user_id).values(nobodys))
    for table in DERIVED_TOTALS:
        await db.execute(delete(table).where(table.c.user_id == user_id))


async def mark_stale(db: AsyncConnection, guild_ids: Iterable[int]) -> None:
    """Note that the totals and ratings of these servers must be derived anew."""
    for guild_id in guild_ids:
        query = insert_into(db, schema.stale_standings).values(guild_id=guild_id)
        await db.execute(query.on_conflict_do_nothing())


async def stale_servers(db: AsyncConnection) -> list[int]:
    """The servers whose totals and ratings must be derived anew."""
    return list((await db.execute(select(schema.stale_standings.c.guild_id))).scalars())


async def replace_totals(
    db: AsyncConnection,
    guild_id: int,
    totals: Iterable[TotalRow],
    contracts: Iterable[ContractRow],
    ratings: Iterable[RatingRow],
) -> None:
    """Replace all totals and ratings of a server, which are true then."""
    for table in (*DERIVED_TOTALS, schema.stale_standings):
        await db.execute(delete(table).where(table.c.guild_id == guild_id))
    await add(db, totals)
    await add(db, contracts)
    await add(db, ratings)
