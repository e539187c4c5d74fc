"""Winding the clock, whenever a table is written: whose turn it is, until when, and what plays by itself."""

from __future__ import annotations

import random
from dataclasses import replace
from datetime import timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine.actions import Action, parse_action
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.preferences import PersonSettings
from kingbot.store import plans as plan_rows
from kingbot.store import turns, votes
from kingbot.store.log import ActionRow
from kingbot.store.plans import PlanRow
from kingbot.store.settings import person
from kingbot.store.turns import TurnRow
from kingbot.tables.draft import Draft
from kingbot.tables.model import Seat, Status
from kingbot.tables.plans import Dropped, Planned, gone, judge, parse_plan
from kingbot.tables.playing_hours import ALWAYS, PlayingHours, hours_of
from kingbot.tables.time_control import TimeControl

NO_SEAT: Final = -1  # how a vote that is about no seat is written
_chance: Final = random.SystemRandom()


def hours_at(clock: TimeControl, settings: PersonSettings) -> PlayingHours:
    """When a table's clock runs for somebody: at all times, unless it is played over days."""
    return hours_of(settings) if clock.over_days else ALWAYS


def bank_of(clock: TimeControl, seat: Seat) -> int:
    """The seconds left in a seat's time bank."""
    return clock.bank if seat.bank is None else seat.bank


def planned(rows: list[PlanRow], hand: int) -> list[Planned]:
    """A seat's plans for the hand on the table."""
    return [
        Planned(row.id, parse_plan(row.text), row.trick, Dropped(row.dropped) if row.dropped else None)
        for row in rows
        if row.hand == hand
    ]


async def reckon(db: AsyncConnection, draft: Draft) -> None:
    """Take from the time bank of whoever has just acted what they used of it."""
    turn, clock = draft.turn, draft.table.clock
    moves = [entry for entry in draft.entries if isinstance(entry, ActionRow)]
    if turn is None or turn.deadline is None or not clock.bank or not moves:
        return
    seat = draft.table.seat_of(turn.user_id)
    if moves[0].user_id == turn.user_id and seat is not None:
        hours = hours_at(clock, await person(db, turn.user_id))
        left = int(hours.counted(draft.now, turn.deadline))
        if left < bank_of(clock, seat):
            draft.put(replace(seat, bank=left))


async def tidy(db: AsyncConnection, draft: Draft) -> None:
    """Forget what has lost its sense: plans and invitations of seats that changed hands, plans of a trick or
    a hand that is over, votes that have had their effect."""
    table_id = draft.table.id
    for before, after in zip(draft.read.seats, draft.table.seats, strict=True):
        if before.person != after.person:
            await plan_rows.clear(db, table_id, before.number)
        if before.owner != after.owner:
            await votes.uninvite(db, table_id, before.number)
    for subject, seat in draft.settled:
        await votes.settle(db, table_id, subject, NO_SEAT if seat is None else seat)
    moves = [entry for entry in draft.entries if isinstance(entry, ActionRow)]
    if moves and draft.turn is not None and moves[0].user_id == draft.turn.user_id:
        action = parse_action(moves[0].text)
        rows = await plan_rows.of_seat(db, table_id, action.seat)
        if rows:
            seen = view(draft.read_course.match, action.seat)
            past = gone(planned(rows, seen.number), seen, action)
            stale = [row.id for row in rows if row.hand != draft.hand or row.dropped]
            await plan_rows.remove(db, [*past, *stale])


async def wind(db: AsyncConnection, draft: Draft, plan_pause: float) -> None:
    """Note whom the match waits for now; a turn that goes on keeps its time."""
    seat, turn, table = draft.awaited, draft.turn, draft.table
    if seat is None or seat.owner is None:
        if turn is not None:
            await turns.clear(db, table.id)
        return
    version, goes_on = draft.course.version, draft.read.status is Status.RUNNING
    if goes_on and turn is not None and (turn.version, turn.user_id) == (version, seat.owner.id):
        return
    settings = await person(db, seat.owner.id)
    row = TurnRow(table_id=table.id, version=version, user_id=seat.owner.id, since=draft.now)
    row = _timed(row, table.clock, bank_of(table.clock, seat), hours_at(table.clock, settings))
    if await own_move(db, draft, seat, settings) is not None:
        row = replace(row, auto=draft.now + pause(plan_pause))
    await turns.put(db, row)


def _timed(row: TurnRow, clock: TimeControl, bank: int, hours: PlayingHours) -> TurnRow:
    if not clock.runs:
        return row
    remind = hours.after(row.since, clock.seconds * clock.remind / 100) if clock.remind else None
    return replace(row, deadline=hours.after(row.since, clock.seconds + bank), remind=remind)


async def own_move(db: AsyncConnection, draft: Draft, seat: Seat, settings: PersonSettings) -> Action | None:
    """What the seat in turn does by itself, if anything; plans that came to nothing are dropped."""
    rows = await plan_rows.of_seat(db, draft.table.id, seat.number)
    seen = view(draft.course.match, seat.number)
    verdict = judge(planned(rows, draft.hand), seen)
    for why in Dropped:
        if ids := [each for each, reason in verdict.dropped.items() if reason is why]:
            await plan_rows.drop(db, ids, why)
    if verdict.action is None and settings.auto_single and forced(seen):
        return seen.legal[0]
    return verdict.action


def forced(seen: PlayerView) -> bool:
    """Whether there is but one thing to do, in tricks or in domino."""
    return seen.stage in (Stage.TRICKS, Stage.DOMINO) and len(seen.legal) == 1


def pause(longest: float) -> timedelta:
    """How long something waits that plays by itself: a quarter of the longest pause at least."""
    return timedelta(seconds=_chance.uniform(longest / 4, longest))
