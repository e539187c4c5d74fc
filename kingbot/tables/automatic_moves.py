"""Automatic moves of a person's seat: planned ones, and the only legal one (docs/clock.md 7).

Whoever plays their only legal card at once tells that they had no other. So that is done by default only
where everybody knows it anyway, or no other person is at the table; whoever wants it always gets it after a
pause of random length, as planned moves.
"""

from __future__ import annotations

import logging
import random
from datetime import timedelta
from typing import Final

from sqlalchemy.ext.asyncio import AsyncConnection

from kingbot.engine.actions import Action, Choose, CutPlace, Pass, Play
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, PublicView, Stage
from kingbot.preferences import PersonSettings
from kingbot.store import plans as plan_rows
from kingbot.store.plans import PlanRow
from kingbot.tables.draft import Draft
from kingbot.tables.model import Seat
from kingbot.tables.plans import CUT, DropReason, Planned, PlanResolution, parse_plan, resolve

_log = logging.getLogger(__name__)

_random: Final = random.SystemRandom()


def plans_of_hand(rows: list[PlanRow], hand: int) -> list[Planned]:
    """The plans among these rows that are for the current hand."""
    return [
        Planned(row.id, parse_plan(row.text), row.trick, DropReason(row.dropped) if row.dropped else None)
        for row in rows
        if row.hand == hand and not row.text.startswith(CUT)
    ]


def cut_in_advance(rows: list[PlanRow], hand: int) -> CutPlace | None:
    """Where the pack for the hand after this one is to be cut, if that was given in advance."""
    cuts = [row.text.removeprefix(CUT) for row in rows if row.hand == hand and row.text.startswith(CUT)]
    return CutPlace(int(cuts[-1])) if cuts else None


async def automatic_move(
    db: AsyncConnection, draft: Draft, seat: Seat, settings: PersonSettings
) -> Action | None:
    """The automatic move of the seat whose turn it is, if any; marks unplayable plans as dropped."""
    rows = await plan_rows.of_seat(db, draft.table.id, seat.number)
    seen = view(draft.match_log.match, seat.number)
    resolution = _resolve(plans_of_hand(rows, draft.hand), seen, draft.table.id)
    for reason in DropReason:
        if ids := [plan_id for plan_id, why in resolution.dropped.items() if why is reason]:
            await plan_rows.mark_dropped(db, ids, reason)
    wanted = settings.only_move == "always" and not settings.confirm
    if resolution.action is None and wanted and is_forced(seen):
        return seen.legal[0]
    return resolution.action


def no_secret(draft: Draft, seat: Seat) -> Action | None:
    """The only legal move of the seat whose turn it is, if nobody learns anything when it is made at once.

    That is so if no other person has a seat; if it is the last contract left, or the last card; if it is a
    pass in domino, which is allowed only when nothing fits; or if it follows with the only card of the suit
    that is still out.
    """
    seen = view(draft.match_log.match, seat.number)
    if not is_forced(seen) and not (seen.stage is Stage.CONTRACT and len(seen.legal) == 1):
        return None
    alone = all(each.owner is None for each in draft.table.seats if each.number != seat.number)
    return seen.legal[0] if alone or _known_to_all(seen, view(draft.match_log.match, None)) else None


def _known_to_all(seen: PlayerView, public: PublicView) -> bool:
    (action,) = seen.legal
    if not isinstance(action, Play):
        return isinstance(action, Pass | Choose)
    if seen.hand == action.card.bit:
        return True
    led = seen.table[0].suit if seen.table else None
    return action.card.suit is led and public.unseen & action.card.suit.cards == action.card.bit


def _resolve(plans: list[Planned], seen: PlayerView, table_id: int) -> PlanResolution:
    """Resolve plans; if that fails they are all dropped, for a plan must never cost a move."""
    try:
        return resolve(plans, seen)
    except Exception:
        _log.exception("the plans of seat %s at table %s could not be resolved", seen.seat, table_id)
        return PlanResolution(dropped={plan.id: DropReason.ILLEGAL for plan in plans})


def is_forced(seen: PlayerView) -> bool:
    """Whether there is only one legal action, in tricks or in domino."""
    return seen.stage in (Stage.TRICKS, Stage.DOMINO) and len(seen.legal) == 1


def random_delay(longest: float) -> timedelta:
    """A random delay of an automatic move, from a quarter of `longest` seconds to all of it."""
    return timedelta(seconds=_random.uniform(longest / 4, longest))
