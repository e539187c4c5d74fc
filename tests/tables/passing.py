"""Time that passes while the bot is at work, and while it is not."""

from datetime import datetime, timedelta

from kingbot.store import turns as turn_rows
from kingbot.tables.deadlines import DueEvent
from kingbot.tables.service import Tables
from tests.tables.evening import Clock


async def pass_time(tables: Tables, clock: Clock, **span: float) -> list[DueEvent]:
    """So much time passes, the bot watching; then it does what is due."""
    clock.pass_by(timedelta(**span))
    return await watch_at(tables, clock, clock.now)


async def watch_at(tables: Tables, clock: Clock, at: datetime) -> list[DueEvent]:
    """The bot has been watching until that moment; then it does what is due."""
    clock.now = at
    async with tables.store.transaction() as db:
        await turn_rows.save_last_seen(db, at)
    return await tables.deadlines.run_due()
