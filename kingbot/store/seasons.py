"""The seasons of servers: spans of time with a table of their own, one after another."""

from __future__ import annotations

from dataclasses import asdict, dataclass
from datetime import date, datetime
from zoneinfo import ZoneInfo

from sqlalchemy import delete, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema


@dataclass(frozen=True, slots=True, kw_only=True)
class SeasonRow:
    """A row of `seasons`: matches that end from `begins` on and before `ends` count, in these `presets`.

    `presets` are names between blanks, empty for all. Its days are those of the time zone `zone`.
    """

    guild_id: int
    name: str
    zone: str
    begins: datetime
    ends: datetime
    presets: str = ""
    id: int = 0

    @property
    def period(self) -> str:
        """The period under which its sums stand in `totals`."""
        return f"season {self.id}"

    def counts(self, finished: datetime, preset: str) -> bool:
        """Whether a match of this preset that ended at this time belongs to it."""
        return self.begins <= finished < self.ends and (not self.presets or preset in self.presets.split())

    @property
    def first_day(self) -> date:
        """Its first day, in its time zone."""
        return self.begins.astimezone(ZoneInfo(self.zone)).date()

    @property
    def last_day(self) -> date:
        """Its last day, in its time zone."""
        return (self.ends - self.ends.resolution).astimezone(ZoneInfo(self.zone)).date()


async def of_server(db: AsyncConnection, guild_id: int) -> list[SeasonRow]:
    """All seasons of a server, the newest first."""
    columns = schema.seasons.c
    query = select(schema.seasons).where(columns.guild_id == guild_id)
    found = await db.execute(query.order_by(columns.begins.desc(), columns.id.desc()))
    return [SeasonRow(**row) for row in found.mappings()]


async def add(db: AsyncConnection, row: SeasonRow) -> int:
    """Store a new season and return its id; the id of `row` is ignored."""
    values = asdict(row)
    del values["id"]
    result = await db.execute(insert(schema.seasons).values(values).returning(schema.seasons.c.id))
    return int(result.scalar_one())


async def save(db: AsyncConnection, row: SeasonRow) -> None:
    """Store a season in place of the one with its id."""
    await db.execute(update(schema.seasons).where(schema.seasons.c.id == row.id).values(asdict(row)))


async def remove(db: AsyncConnection, season_id: int) -> None:
    """Delete a season."""
    await db.execute(delete(schema.seasons).where(schema.seasons.c.id == season_id))
