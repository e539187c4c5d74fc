"""Making and removing plans, moves chosen before one's turn. Only the owner of the seat may know of them."""

from __future__ import annotations

from dataclasses import replace

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.cards import CARDS
from kingbot.engine.actions import CutPlace
from kingbot.engine.projection import view
from kingbot.engine.schedule import next_cutter
from kingbot.store import plans as plan_rows
from kingbot.store import turns as turn_rows
from kingbot.store.plans import PlanRow
from kingbot.store.settings import person
from kingbot.tables import plans
from kingbot.tables.automatic_moves import automatic_move, plans_of_hand, random_delay
from kingbot.tables.draft import Draft
from kingbot.tables.model import Seat, Status, TableError
from kingbot.tables.plans import Plan, Planned
from kingbot.tables.repository import TableRepository


class Plans:
    """The plans of seats. No call makes a new version of the table, which others would notice."""

    def __init__(self, repository: TableRepository) -> None:
        self._repository = repository

    async def of_person(self, table_id: int, person_id: int) -> tuple[Planned, ...]:
        """The plans of a person for the current hand in order, dropped ones included.

        :raises TableError: `not-seated`.
        """
        async with self._repository.store.reading() as db:
            draft = await self._repository.load(db, table_id)
            rows = await plan_rows.of_seat(db, table_id, draft.seat_of(person_id).number)
        return tuple(plans_of_hand(rows, draft.hand))

    async def add(
        self,
        table_id: int,
        person_id: int,
        plan: Plan,
        *,
        shown_seat: int | None = None,
        version: int | None = None,
    ) -> tuple[Planned, ...]:
        """Plan to play a card, of the seat and in the version of the table that the person was shown.

        :raises TableError: `not-running`, `not-seated`, `stood-in`, `plan-later`, `not-your-card`,
            `too-many-plans`; `changed` if it is another hand or seat.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            seat = _planner(draft, person_id, shown_seat)
            draft.require_hand(version)
            await self._add(db, draft, seat, plan)
            return tuple(plans_of_hand(await plan_rows.of_seat(db, table_id, seat.number), draft.hand))

    async def switch(
        self,
        table_id: int,
        person_id: int,
        plan: Plan,
        *,
        shown_seat: int | None = None,
        version: int | None = None,
    ) -> None:
        """Plan to play a card, or take that very plan back.

        :raises TableError: as `add`.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            seat = _planner(draft, person_id, shown_seat)
            draft.require_hand(version)
            rows = await plan_rows.of_seat(db, table_id, seat.number)
            same = [
                each.id
                for each in plans_of_hand(rows, draft.hand)
                if each.plan == plan and each.dropped is None
            ]
            if same:
                await plan_rows.remove(db, same)
            else:
                await self._add(db, draft, seat, plan)

    async def cut(
        self, table_id: int, person_id: int, place: CutPlace, *, shown_seat: int | None = None
    ) -> None:
        """Give the cut for the next hand in advance; it takes the place of an earlier one.

        :raises TableError: `not-running`, `not-seated`, `stood-in`; `plan-later` if another will cut, or
            nobody; `not-a-move` for a place beyond the pack.
        """
        if not 0 <= place < len(CARDS):
            raise TableError("not-a-move")
        async with self._repository.transaction(table_id) as (db, draft):
            seat, hand = _planner(draft, person_id, shown_seat), draft.match_log.match.hand
            if hand is None or next_cutter(draft.table.rules, hand.number, hand.dealer) != seat.number:
                raise TableError("plan-later")
            rows = await plan_rows.of_seat(db, table_id, seat.number)
            await plan_rows.remove(db, [row.id for row in rows if row.text.startswith(plans.CUT)])
            text = f"{plans.CUT}{place}"
            row = PlanRow(table_id=table_id, seat=seat.number, hand=hand.number, trick=0, text=text)
            await plan_rows.add(db, row)

    async def remove(
        self, table_id: int, person_id: int, plan_id: int | None = None, *, shown_seat: int | None = None
    ) -> tuple[Planned, ...]:
        """Delete a plan, or all of them, of the seat that the person was shown.

        :raises TableError: `not-running`, `not-seated`, `stood-in`; `no-plan` if there is none any more;
            `changed` if they have another seat.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            seat = _planner(draft, person_id, shown_seat)
            rows = await plan_rows.of_seat(db, table_id, seat.number)
            ids = [row.id for row in rows if plan_id in (None, row.id)]
            if not ids:
                raise TableError("no-plan")
            await plan_rows.remove(db, ids)
            return tuple(plans_of_hand([row for row in rows if row.id not in ids], draft.hand))

    async def _add(self, db: AsyncConnection, draft: Draft, seat: Seat, plan: Plan) -> None:
        seen = view(draft.match_log.match, seat.number)
        if not plans.can_plan(plan, seen):
            raise TableError("plan-later")
        if not seen.hand & plan.card.bit:
            raise TableError("not-your-card")
        rows = await plan_rows.of_seat(db, draft.table.id, seat.number)
        if sum(each.dropped is None for each in plans_of_hand(rows, draft.hand)) >= plans.MAX_PLANS:
            raise TableError("too-many-plans", {"limit": plans.MAX_PLANS})
        row = PlanRow(
            table_id=draft.table.id,
            seat=seat.number,
            hand=draft.hand,
            trick=plans.trick_for(plan, seen),
            text=str(plan),
        )
        await plan_rows.add(db, row)
        await self._schedule_in_turn(db, draft, seat)

    async def _schedule_in_turn(self, db: AsyncConnection, draft: Draft, seat: Seat) -> None:
        """Schedule the automatic move if the plan was made in one's own turn."""
        turn = draft.turn
        if turn is None or turn.auto is not None or draft.seat_to_move != seat:
            return
        if await automatic_move(db, draft, seat, await person(db, turn.user_id)) is not None:
            await self._repository.store.announce(db, draft.table.id)
            await turn_rows.save(
                db, replace(turn, auto=draft.now + random_delay(self._repository.automatic_delay))
            )


def _planner(draft: Draft, person_id: int, shown_seat: int | None) -> Seat:
    draft.require_status(Status.RUNNING, key="not-running")
    return draft.seat_played_by(person_id, shown_seat)
