"""Leases of shards by the processes of one bot, on PostgreSQL.

A process says again and again that it lives; once it has not for `LEASE`, others take its shards over. If
none did, it still has them when it comes back. All times are those of the database's clock, so that machines
whose clocks differ agree. Each function wants the write lock of a transaction: nobody else changes a lease
meanwhile.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import delete, func, insert, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.store import schema
from kingbot.store.upsert import upsert

LEASE: Final = timedelta(seconds=15)
SESSION_PAUSE: Final = timedelta(seconds=5)  # between the beginnings of two sessions of a bucket


@dataclass(frozen=True, slots=True, kw_only=True)
class Leases:
    """What a process has leased: of `total` shards those in `held`, of which it is to give up `surplus`.

    `alone` says that no other process lives.
    """

    total: int
    held: frozenset[int]
    surplus: frozenset[int]
    alone: bool


async def renew(
    db: AsyncConnection, process: str, *, total: int, pinned: Collection[int] | None = None, take: bool = True
) -> Leases:
    """Renew the leases of a process, and with `take` lease one more shard that is free, if it is due one.

    Shards are shared evenly among the processes that live, or are those that are `pinned`. There are `total`
    shards, unless a process serves some: then it stays with the number that there is.
    """
    now = await _now(db)
    processes, shards = schema.processes, schema.shards
    await db.execute(delete(processes).where(processes.c.until <= now))
    await upsert(db, processes, {"name": process, "until": now + LEASE})
    living = set((await db.execute(select(processes.c.name))).scalars())
    owners = await _owners(db)
    if len(owners) != total and not any(owners.values()):
        await db.execute(delete(shards))
        await db.execute(insert(shards), [{"number": number} for number in range(total)])
        owners = dict.fromkeys(range(total))
    wanted = [number for number in owners if pinned is None or number in pinned]
    share = len(wanted) if pinned is not None else -(-len(wanted) // len(living))
    held = [number for number, owner in owners.items() if owner == process]
    kept = [number for number in held if number in wanted][:share]
    free = [number for number in wanted if owners[number] is None]
    taken = free[:1] if take and len(held) < share else []
    await db.execute(update(shards).where(shards.c.number.in_(taken)).values(process=process))
    return Leases(
        total=len(owners),
        held=frozenset({*held, *taken}),
        surplus=frozenset(held) - frozenset(kept),
        alone=living == {process},
    )


async def release(db: AsyncConnection, process: str, numbers: Collection[int]) -> None:
    """Give up some shards; they are free at once."""
    shards = schema.shards
    mine = shards.c.number.in_(numbers), shards.c.process == process
    await db.execute(update(shards).where(*mine).values(process=None))


async def leave(db: AsyncConnection, process: str) -> None:
    """End all leases of a process."""
    processes, shards = schema.processes, schema.shards
    await db.execute(update(shards).where(shards.c.process == process).values(process=None))
    await db.execute(delete(processes).where(processes.c.name == process))


async def next_session(db: AsyncConnection, shard: int, concurrency: int) -> float:
    """Join the queue of sessions that begin; returns the seconds until it is this one's turn.

    Discord puts shards into `concurrency` buckets.
    """
    now, starts, bucket = await _now(db), schema.session_starts, shard % concurrency
    query = select(starts.c.free).where(starts.c.bucket == bucket)
    free = (await db.execute(query)).scalar_one_or_none()
    at = max(now, free or now)
    await upsert(db, starts, {"bucket": bucket, "free": at + SESSION_PAUSE})
    return (at - now).total_seconds()


async def _owners(db: AsyncConnection) -> dict[int, str | None]:
    """Which process that lives has leased each shard; None for those that are free."""
    shards, processes = schema.shards, schema.processes
    query = (
        select(shards.c.number, processes.c.name)
        .select_from(shards.outerjoin(processes, processes.c.name == shards.c.process))
        .order_by(shards.c.number)
    )
    return {row.number: row.name for row in await db.execute(query)}


async def _now(db: AsyncConnection) -> datetime:
    """The time by the clock of the database, at this very moment."""
    query = select(func.timezone("UTC", func.clock_timestamp(), type_=schema.UtcDateTime()))
    return (await db.execute(query)).scalar_one()
