"""The daily King: the root secret of its deals, people's hands, and what was posted in servers."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass
from datetime import date, datetime
from typing import Final

from sqlalchemy import ColumnElement, and_, func, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.preferences import ServerSettings
from kingbot.store import schema
from kingbot.store.upsert import insert_into, upsert

_ROOT_ID: Final = 1  # of the only row of `daily_root`


@dataclass(frozen=True, slots=True, kw_only=True)
class DailyRow:
    """A row of `daily_hands`: a person's hand; `log` are the actions of all four seats, a line each."""

    user_id: int
    day: date
    guild_id: int | None
    user_name: str
    log: str = ""
    score: int | None = None
    finished: datetime | None = None
    counted: bool = False
    shared: bool = False


async def root(db: AsyncConnection) -> str | None:
    """The secret that all deals are derived from; None before there is one."""
    return (await db.execute(select(schema.daily_root.c.secret))).scalar_one_or_none()


async def add_root(db: AsyncConnection, secret: str) -> str:
    """Store this secret if there is none, and return the one that holds."""
    await db.execute(
        insert_into(db, schema.daily_root).values(id=_ROOT_ID, secret=secret).on_conflict_do_nothing()
    )
    stored: str = (await db.execute(select(schema.daily_root.c.secret))).scalar_one()
    return stored


async def begin(db: AsyncConnection, row: DailyRow) -> bool:
    """Add a hand; False if the person has begun that day's already."""
    added = await db.execute(insert_into(db, schema.daily_hands).values(asdict(row)).on_conflict_do_nothing())
    return added.rowcount == 1


async def find(db: AsyncConnection, user_id: int, day: date) -> DailyRow | None:
    """A person's hand of a day; None if they have not begun it."""
    query = select(schema.daily_hands).where(_hand(user_id, day))
    row = (await db.execute(query)).mappings().first()
    return DailyRow(**row) if row else None


async def move(db: AsyncConnection, before: DailyRow, after: DailyRow) -> bool:
    """Store a hand after a move; False if it is no longer as it was before."""
    same = _hand(before.user_id, before.day) & (schema.daily_hands.c.log == before.log)
    changed = await db.execute(update(schema.daily_hands).where(same).values(asdict(after)))
    return changed.rowcount == 1


async def mark_shared(db: AsyncConnection, user_id: int, day: date) -> bool:
    """Store that a person has shared a result in a channel; False if they had already."""
    columns = schema.daily_hands.c
    changed = await db.execute(
        update(schema.daily_hands).where(_hand(user_id, day), ~columns.shared).values(shared=True)
    )
    return changed.rowcount == 1


async def days_played(db: AsyncConnection, user_id: int) -> list[date]:
    """The dates whose hands a person has finished."""
    columns = schema.daily_hands.c
    query = select(columns.day).where(columns.user_id == user_id, columns.score.is_not(None))
    return list((await db.execute(query)).scalars())


async def scores(db: AsyncConnection, day: date, guild_id: int | None = None) -> dict[int, int]:
    """How many of those who are counted had which score on a day; everywhere, or in a server."""
    columns = schema.daily_hands.c
    query = select(columns.score, func.count()).where(*_listed(day, guild_id)).group_by(columns.score)
    return {score: count for score, count in await db.execute(query) if score is not None}


async def best(db: AsyncConnection, day: date, guild_id: int | None = None, *, limit: int) -> list[DailyRow]:
    """The best hands of a day of those who are counted, earlier ones first among equals."""
    columns = schema.daily_hands.c
    query = (
        select(schema.daily_hands)
        .where(*_listed(day, guild_id))
        .order_by(columns.score.desc(), columns.finished, columns.user_id)
        .limit(limit)
    )
    return [DailyRow(**row) for row in (await db.execute(query)).mappings()]


async def set_counted(db: AsyncConnection, user_id: int, counted: bool) -> None:
    """Let all hands of a person be in lists, or in none."""
    columns = schema.daily_hands.c
    await db.execute(update(schema.daily_hands).where(columns.user_id == user_id).values(counted=counted))


async def posting_servers(
    db: AsyncConnection, guild_ids: Collection[int]
) -> list[tuple[int, ServerSettings, date | None]]:
    """Those of these servers that have the daily King posted, each with the last date for which it was."""
    servers, posts = schema.servers, schema.daily_posts
    # Settings are stored without those that have their default.
    query = (
        select(servers.c.guild_id, servers.c.settings, posts.c.day)
        .select_from(servers.outerjoin(posts, posts.c.guild_id == servers.c.guild_id))
        .where(servers.c.settings.contains('"daily_channel"'))
        .order_by(servers.c.guild_id)
    )
    found = (
        (each, ServerSettings.model_validate_json(text), day) for each, text, day in await db.execute(query)
    )
    return [(each, settings, day) for each, settings, day in found if each in guild_ids]


async def mark_posted(db: AsyncConnection, guild_id: int, day: date) -> None:
    """Store that a server was told of a day's hand."""
    await upsert(db, schema.daily_posts, {"guild_id": guild_id, "day": day})


def _hand(user_id: int, day: date) -> ColumnElement[bool]:
    columns = schema.daily_hands.c
    return and_(columns.user_id == user_id, columns.day == day)


def _listed(day: date, guild_id: int | None) -> tuple[ColumnElement[bool], ...]:
    columns = schema.daily_hands.c
    of_day = (columns.day == day, columns.score.is_not(None), columns.counted)
    return of_day if guild_id is None else (*of_day, columns.guild_id == guild_id)
