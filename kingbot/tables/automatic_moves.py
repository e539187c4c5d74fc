"""Moves that a seat makes by itself: planned ones, and the only legal one where its owner wants that."""

from __future__ import annotations

import random
from datetime import timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine.actions import Action
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.preferences import PersonSettings
from kingbot.store import plans as plan_rows
from kingbot.store.plans import PlanRow
from kingbot.tables.draft import Draft
from kingbot.tables.model import Seat
from kingbot.tables.plans import Dropped, Planned, judge, parse_plan

_random: Final = random.SystemRandom()


def planned(rows: list[PlanRow], hand: int) -> list[Planned]:
    """A seat's plans for the hand on the table."""
    return [
        Planned(row.id, parse_plan(row.text), row.trick, Dropped(row.dropped) if row.dropped else None)
        for row in rows
        if row.hand == hand
    ]


async def automatic_move(
    db: AsyncConnection, draft: Draft, seat: Seat, settings: PersonSettings
) -> Action | None:
    """The move that the seat in turn makes by itself, if any; plans that cannot be played are dropped."""
    rows = await plan_rows.of_seat(db, draft.table.id, seat.number)
    seen = view(draft.match_log.match, seat.number)
    verdict = judge(planned(rows, draft.hand), seen)
    for why in Dropped:
        if ids := [each for each, reason in verdict.dropped.items() if reason is why]:
            await plan_rows.mark_dropped(db, ids, why)
    if verdict.action is None and settings.auto_single and is_forced(seen):
        return seen.legal[0]
    return verdict.action


def is_forced(seen: PlayerView) -> bool:
    """Whether there is but one legal action, in tricks or in domino."""
    return seen.stage in (Stage.TRICKS, Stage.DOMINO) and len(seen.legal) == 1


def random_delay(longest: float) -> timedelta:
    """How long an automatic move waits: between a quarter of the longest delay and all of it."""
    return timedelta(seconds=_random.uniform(longest / 4, longest))
