"""Letting time pass while the bot is running."""

from datetime import datetime, timedelta

from kingbot.store import turns as turn_rows
from kingbot.tables.deadlines import DueEvent
from kingbot.tables.service import Tables
from tests.tables.driver import Clock


async def run_due_after(tables: Tables, clock: Clock, **span: float) -> list[DueEvent]:
    """Advance the clock with the bot running all the time, then carry out what is due."""
    clock.advance(timedelta(**span))
    return await run_due_at(tables, clock, clock.now)


async def run_due_at(tables: Tables, clock: Clock, at: datetime) -> list[DueEvent]:
    """Set the clock with the bot running until then, and carry out what is due."""
    clock.now = at
    async with tables.store.transaction() as db:
        await turn_rows.save_last_seen(db, at)
    return await tables.deadlines.run_due()
