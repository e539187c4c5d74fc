"""Updating a table's turn with every write: whose it is, its deadline, its automatic move; and time banks."""

from __future__ import annotations

from dataclasses import replace
from datetime import timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine.actions import parse_action
from kingbot.engine.projection import view
from kingbot.preferences import PersonSettings
from kingbot.store import plans as plan_rows
from kingbot.store import turns as turn_rows
from kingbot.store import votes as vote_rows
from kingbot.store.log import ActionRow
from kingbot.store.settings import person
from kingbot.store.turns import BOTS, TurnRow
from kingbot.tables.automatic_moves import automatic_move, plans_of_hand, random_delay
from kingbot.tables.draft import Draft
from kingbot.tables.model import Seat, Status
from kingbot.tables.plans import obsolete_plans
from kingbot.tables.playing_hours import ALWAYS, PlayingHours, hours_of
from kingbot.tables.time_control import TimeControl

NO_SEAT: Final = -1  # in a row of `votes` that is about no seat


def clock_hours(clock: TimeControl, settings: PersonSettings) -> PlayingHours:
    """When a table's clock runs for a person: always, or in their playing hours if it is played over days."""
    return hours_of(settings) if clock.over_days else ALWAYS


def bank_of(clock: TimeControl, seat: Seat) -> int:
    """The seconds left in a seat's time bank."""
    return clock.bank if seat.bank is None else seat.bank


async def charge_time_bank(db: AsyncConnection, draft: Draft) -> None:
    """Deduct from the time bank of the player who has just acted what they used of it (docs/clock.md)."""
    turn, clock = draft.turn, draft.table.clock
    moves = [entry for entry in draft.entries if isinstance(entry, ActionRow)]
    if turn is None or turn.deadline is None or not clock.bank or not moves:
        return
    seat = draft.table.seat_of(turn.user_id)
    if moves[0].user_id == turn.user_id and seat is not None:
        hours = clock_hours(clock, await person(db, turn.user_id))
        left = int(hours.counted(draft.now, turn.deadline))
        if left < bank_of(clock, seat):
            draft.replace_seat(replace(seat, bank=left))


async def clear_outdated(db: AsyncConnection, draft: Draft) -> None:
    """Delete plans and invitations of seats that changed owner, obsolete plans, and votes carried out."""
    table_id = draft.table.id
    for before, after in zip(draft.original.seats, draft.table.seats, strict=True):
        if before.person != after.person:
            await plan_rows.clear(db, table_id, before.number)
        if before.owner != after.owner:
            await vote_rows.remove_invitation(db, table_id, before.number)
    for subject, seat in draft.decided_votes:
        await vote_rows.clear_subject(db, table_id, subject, NO_SEAT if seat is None else seat)
    moves = [
        parse_action(entry.text)
        for entry in draft.entries
        if isinstance(entry, ActionRow) and entry.bot is None
    ]
    for seat in dict.fromkeys(move.seat for move in moves):
        rows = await plan_rows.of_seat(db, table_id, seat)
        if rows:
            seen = view(draft.original_log.match, seat)
            own = [move for move in moves if move.seat == seat]
            obsolete = obsolete_plans(plans_of_hand(rows, seen.number), seen, own)
            over = [row.id for row in rows if row.hand != draft.hand or row.dropped]
            await plan_rows.remove(db, [*obsolete, *over])


async def update_turn(db: AsyncConnection, draft: Draft, automatic_delay: float, bot_pause: float) -> None:
    """Store whose turn it is now; a turn that goes on keeps its deadline."""
    seat, turn, table = draft.seat_to_move, draft.turn, draft.table
    if draft.bot_to_move is not None:
        await _update_bots_turn(db, draft, bot_pause)
        return
    if seat is None or seat.owner is None:
        if turn is not None:
            await turn_rows.remove(db, table.id)
        return
    version, was_running = draft.match_log.version, draft.original.status is Status.RUNNING
    if was_running and turn is not None and (turn.version, turn.user_id) == (version, seat.owner.id):
        return
    settings = await person(db, seat.owner.id)
    row = TurnRow(table_id=table.id, version=version, user_id=seat.owner.id, since=draft.now)
    row = _with_deadline(row, table.clock, bank_of(table.clock, seat), clock_hours(table.clock, settings))
    if await automatic_move(db, draft, seat, settings) is not None:
        row = replace(row, auto=draft.now + random_delay(automatic_delay))
    await turn_rows.save(db, row)


async def _update_bots_turn(db: AsyncConnection, draft: Draft, bot_pause: float) -> None:
    """Store when bots move: after a pause that is the same whatever they hold, longer after a full trick."""
    turn, version = draft.turn, draft.match_log.version
    if turn is not None and (turn.version, turn.user_id) == (version, BOTS):
        return
    pause = max(bot_pause, draft.table.clock.pace if draft.trick_rests else 0)
    at = draft.now + timedelta(seconds=pause)
    row = TurnRow(table_id=draft.table.id, version=version, user_id=BOTS, since=draft.now, auto=at)
    await turn_rows.save(db, row)


def _with_deadline(row: TurnRow, clock: TimeControl, bank: int, hours: PlayingHours) -> TurnRow:
    if not clock.runs:
        return row
    remind = hours.after(row.since, clock.seconds * clock.remind / 100) if clock.remind else None
    return replace(row, deadline=hours.after(row.since, clock.seconds + bank), remind=remind)
