"""Checking the deals of a match, and handing out its record."""

from __future__ import annotations

import asyncio

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.deals import commitment
from kingbot.record import RecordError, read
from kingbot.tables.model import Status, Table
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.match_end import record_screen
from kingbot.ui.verify import Checked, verify_screen


async def verify(request: Request, table: Table, hand: int | None = None) -> None:
    """Check all hands that are over, and tell what was found for one of them, else for the last.

    :raises TableError: `not-running`, if the match has not begun.
    """
    moment = (await request.tables.queries.snapshot(table.id, 0)).open
    record = await request.tables.queries.record(table.id)
    checked = await asyncio.to_thread(check, record, moment.table.commitment) if record else None
    await request.respond_in_place(verify_screen(moment, await request.words(), checked, hand))


def check(text: str, published: str | None) -> Checked:
    """Check a record, and that the deals in it are bound by what was published when the match started."""
    try:
        record = read(text)
    except RecordError as error:
        return Checked(error=error)
    first = record.hands[0].log.secret
    if first is not None and published is not None and commitment(first) != published:
        return Checked(error=RecordError("wrong_secret", 1))
    return Checked(record)


async def verify_at(request: Request, table_id: int | None, hand: int | None) -> None:
    """Check the deals of the table that is meant."""
    await verify(request, await find_table(request, table_id, Status.RUNNING), hand)


@on_control(ControlKind.VERIFY)
async def verify_clicked(request: Request, control: Control) -> None:
    """The deals of a match are to be checked, or what was found for another hand is to be told."""
    hand = int(control.argument) if control.argument.isdecimal() else None
    await verify(request, await find_table(request, control.table), hand)


@on_control(ControlKind.RECORD)
async def record_clicked(request: Request, control: Control) -> None:
    """The record of a match was asked for."""
    table = await find_table(request, control.table)
    record = await request.tables.queries.record(table.id)
    await request.respond(record_screen(table, await request.words(), record))
