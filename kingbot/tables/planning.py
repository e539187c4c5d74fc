"""Planning moves: only the owner of a seat can, and only they ever learn of it."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine.projection import view
from kingbot.store import plans as plan_rows
from kingbot.store import turns
from kingbot.store.plans import PlanRow
from kingbot.store.settings import person
from kingbot.tables import plans
from kingbot.tables.draft import Draft
from kingbot.tables.model import Seat, Status, TableError
from kingbot.tables.plans import Plan, Planned
from kingbot.tables.repository import TableRepository
from kingbot.tables.turns import own_move, pause, planned


class Planning(TableRepository):
    """The calls for plans. None of them makes a new version of the table, for that would show."""

    async def plans(self, table_id: int, person_id: int) -> tuple[Planned, ...]:
        """What somebody has planned for the hand on the table, in order, and what was dropped of it.

        :raises TableError: `not-seated`.
        """
        async with self.store.reading() as db:
            draft = await self._draft(db, table_id)
            rows = await plan_rows.of_seat(db, table_id, draft.seat_of(person_id).number)
        return tuple(planned(rows, draft.hand))

    async def plan(self, table_id: int, person_id: int, plan: Plan) -> tuple[Planned, ...]:
        """Plan to play a card.

        :raises TableError: `not-running`, `not-seated`, `stood-in`, `plan-later`, `not-your-card`,
            `too-many-plans`.
        """
        async with self._editing(table_id) as (db, draft):
            seat = _planner(draft, person_id)
            seen = view(draft.course.match, seat.number)
            if not plans.can_plan(plan, seen):
                raise TableError("plan-later")
            if not seen.hand & plan.card.bit:
                raise TableError("not-your-card")
            rows = await plan_rows.of_seat(db, table_id, seat.number)
            if sum(each.dropped is None for each in planned(rows, draft.hand)) >= plans.MOST:
                raise TableError("too-many-plans", {"limit": plans.MOST})
            row = PlanRow(
                table_id=table_id,
                seat=seat.number,
                hand=draft.hand,
                trick=plans.trick_for(plan, seen),
                text=str(plan),
            )
            await plan_rows.add(db, row)
            await self._play_in_turn(db, draft, seat)
            return tuple(planned(await plan_rows.of_seat(db, table_id, seat.number), draft.hand))

    async def unplan(self, table_id: int, person_id: int, plan_id: int | None = None) -> tuple[Planned, ...]:
        """Drop a plan, or all of them.

        :raises TableError: `not-running`, `not-seated`, `stood-in`; `no-plan`, if it is gone already.
        """
        async with self._editing(table_id) as (db, draft):
            seat = _planner(draft, person_id)
            rows = await plan_rows.of_seat(db, table_id, seat.number)
            ids = [row.id for row in rows if plan_id in (None, row.id)]
            if not ids:
                raise TableError("no-plan")
            await plan_rows.remove(db, ids)
            return tuple(planned([row for row in rows if row.id not in ids], draft.hand))

    async def _play_in_turn(self, db: AsyncConnection, draft: Draft, seat: Seat) -> None:
        """Have a plan played soon that was made in one's own turn."""
        turn = draft.turn
        if turn is None or turn.auto is not None or draft.awaited != seat:
            return
        if await own_move(db, draft, seat, await person(db, turn.user_id)) is not None:
            await turns.put(db, replace(turn, auto=draft.now + pause(self.plan_pause)))


def _planner(draft: Draft, person_id: int) -> Seat:
    draft.must_be(Status.RUNNING, key="not-running")
    seat = draft.seat_of(person_id)
    if seat.bot is not None:
        raise TableError("stood-in")
    return seat
