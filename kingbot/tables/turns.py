"""Updating a table's turn with every write: whose it is, its deadline, its automatic move; and time banks."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine.actions import parse_action
from kingbot.engine.projection import view
from kingbot.logs import best_effort
from kingbot.preferences import PersonSettings
from kingbot.store import invitations as invitation_rows
from kingbot.store import plans as plan_rows
from kingbot.store import settings as setting_rows
from kingbot.store import turns as turn_rows
from kingbot.store import votes as vote_rows
from kingbot.store.log import ActionRow
from kingbot.store.schema import NOBODY
from kingbot.store.turns import BOTS, TurnRow
from kingbot.tables.automatic_moves import automatic_move, plans_of_hand, random_delay
from kingbot.tables.draft import Draft
from kingbot.tables.model import Ending, Seat, Status, Table
from kingbot.tables.plans import obsolete_plans
from kingbot.tables.playing_hours import ALWAYS, PlayingHours, hours_of
from kingbot.tables.rests import bots_wait, hand_rests, result_rests, trick_rests
from kingbot.tables.time_control import TimeControl

BOT_SPEEDS: Final[Mapping[str, float]] = {"quick": 0.5, "normal": 1.0, "slow": 2.0}
"""How long the pauses of bots are for somebody, as a multiple of the usual."""


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
        hours = clock_hours(clock, await setting_rows.person(db, turn.user_id))
        left = int(hours.counted(draft.now, turn.deadline))
        if left < bank_of(clock, seat):
            draft.replace_seat(replace(seat, bank=left))


async def clear_outdated(db: AsyncConnection, draft: Draft) -> None:
    """Delete plans of seats that changed hands, obsolete plans, and votes; end invitations that are void.

    Votes go with the person: whoever stops playing has no vote, and nobody has one against who has no seat.
    """
    table_id = draft.table.id
    for before, after in zip(draft.original.seats, draft.table.seats, strict=True):
        if before.person != after.person:
            await plan_rows.clear(db, table_id, before.number)
        if before.owner is not None and (before.person, before.owner) != (after.person, after.owner):
            gone = draft.table.seat_of(before.owner.id) is None
            await vote_rows.clear_person(db, table_id, before.owner.id, against=gone)
    for subject, against in draft.decided_votes:
        await vote_rows.clear_subject(db, table_id, subject, against or NOBODY)
    if draft.original.open and not draft.table.open:
        await vote_rows.clear_table(db, table_id)
    if draft.ended_invitations or _rights(draft.original) != _rights(draft.table):
        await _end_invitations(db, draft)
    moves = [
        parse_action(entry.text)
        for entry in draft.entries
        if isinstance(entry, ActionRow) and entry.bot is None
    ]
    for seat in dict.fromkeys(move.seat for move in moves):
        rows = await plan_rows.of_seat(db, table_id, seat)
        if rows:
            seen = view(draft.original_log.match, seat)
            own, obsolete = [move for move in moves if move.seat == seat], list[int]()
            with best_effort("the look for obsolete plans of seat %s at table %s", seat, table_id):
                obsolete = [*obsolete_plans(plans_of_hand(rows, seen.number), seen, own)]
            over = [row.id for row in rows if row.hand != draft.hand or row.dropped]
            await plan_rows.remove(db, [*obsolete, *over])


def _rights(table: Table) -> tuple[object, ...]:
    """What invitations depend on: the host, who owns and plays the seats, the lobby, whether it is open."""
    in_lobby = table.status is Status.LOBBY
    return (
        table.open,
        in_lobby,
        table.host.id,
        *((seat.owner, seat.person, in_lobby and seat.empty) for seat in table.seats),
    )


async def _end_invitations(db: AsyncConnection, draft: Draft) -> None:
    starts = draft.original.status is Status.LOBBY and draft.table.status is not Status.LOBBY
    for row in await invitation_rows.of_table(db, draft.table.id):
        before, after = draft.original.seats[row.seat], draft.table.seats[row.seat]
        is_void = starts or not draft.table.open
        is_void = is_void or (before.owner, before.person) != (after.owner, after.person)
        is_void = is_void or not may_give(draft.table, row.seat, row.by_user_id)
        why = draft.ended_invitations.get(row.id, Ending.CHANGED if is_void else None)
        if row.ended is None and why is not None:
            await invitation_rows.end(db, row.id, why)


def may_give(table: Table, seat: int, person_id: int) -> bool:
    """Whether a person may give a seat away: it is theirs, or it has no owner and they are the host.

    In a lobby only the host may, and only an empty one.
    """
    if table.status is Status.LOBBY:
        return table.seats[seat].empty and table.host.id == person_id
    owner = table.seats[seat].owner
    return person_id == (owner.id if owner is not None else table.host.id)


async def update_turn(db: AsyncConnection, draft: Draft, automatic_delay: float, bot_pause: float) -> None:
    """Store whose turn it is now; one that goes on keeps its deadline, also when its seat changes hands."""
    seat, turn, table = draft.seat_to_move, draft.turn, draft.table
    if draft.bot_to_move is not None or hand_rests(draft):
        await _update_bots_turn(db, draft, bot_pause)
        return
    if seat is None or seat.owner is None:
        if turn is not None:
            await turn_rows.remove(db, table.id)
        return
    version, was_running = draft.match_log.version, draft.original.status is Status.RUNNING
    goes_on = was_running and turn is not None and turn.version == version and turn.user_id != BOTS
    if goes_on and turn is not None and turn.user_id == seat.owner.id:
        return
    settings = await setting_rows.person(db, seat.owner.id)
    hours = clock_hours(table.clock, settings)
    if goes_on and turn is not None:
        before = clock_hours(table.clock, await setting_rows.person(db, turn.user_id))
        row = replace(turn, user_id=seat.owner.id, auto=None)
        row = shift_turn(row, draft.now, before, draft.now, hours)
    else:
        row = TurnRow(table_id=table.id, version=version, user_id=seat.owner.id, since=draft.now)
        row = _with_deadline(row, table.clock, bank_of(table.clock, seat), hours)
    with best_effort("the look for an automatic move at table %s", table.id):
        if await automatic_move(db, draft, seat, settings) is not None:
            row = replace(row, auto=draft.now + random_delay(automatic_delay))
    await turn_rows.save(db, row)


async def _update_bots_turn(db: AsyncConnection, draft: Draft, bot_pause: float) -> None:
    """Store when bots move: after a pause that is the same whatever they hold.

    It is longer after a full trick, and twice that while the result of a hand is shown. Among several people
    it is that of whoever wants bots to be slowest.
    """
    if bots_wait(draft):
        return
    pace, people = draft.table.clock.pace, [seat.person.id for seat in draft.table.seats if seat.person]
    rest = pace if trick_rests(draft) or hand_rests(draft) else 2 * pace if result_rests(draft) else 0
    settings = await setting_rows.people(db, people)
    slowest = max((BOT_SPEEDS[each.bot_speed] for each in settings.values()), default=1.0)
    at = draft.now + timedelta(seconds=max(bot_pause, rest) * slowest)
    version = draft.match_log.version
    row = TurnRow(table_id=draft.table.id, version=version, user_id=BOTS, since=draft.now, auto=at)
    await turn_rows.save(db, row)


def _with_deadline(row: TurnRow, clock: TimeControl, bank: int, hours: PlayingHours) -> TurnRow:
    if not clock.runs:
        return row
    remind = hours.after(row.since, clock.seconds * clock.remind / 100) if clock.remind else None
    return replace(row, deadline=hours.after(row.since, clock.seconds + bank), remind=remind)


def shift_turn(
    row: TurnRow,
    then: datetime,
    before: PlayingHours,
    now: datetime,
    after: PlayingHours,
    at_least: float = 0,
) -> TurnRow:
    """A turn with as much counted time left at `now` by hours `after` as it had at `then` by hours `before`.

    At least `at_least` seconds are left until the deadline. An automatic move is as far ahead as it was.
    """

    def shift(at: datetime, at_least: float) -> datetime:
        return after.after(now, max(before.counted(then, at), at_least))

    deadline = None if row.deadline is None else shift(row.deadline, at_least)
    remind = None if row.remind is None else shift(row.remind, 0)
    auto = None if row.auto is None else row.auto + (now - then)
    return replace(row, deadline=deadline, remind=remind, auto=auto)
