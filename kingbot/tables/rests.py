"""What lies on the table to be seen for a moment before bots, or the next deal, go on (docs/clock.md 8)."""

from __future__ import annotations

from kingbot.engine.projection import view
from kingbot.engine.view import Stage
from kingbot.store.turns import BOTS
from kingbot.tables.draft import Draft
from kingbot.tables.model import Status


def trick_rests(draft: Draft) -> bool:
    """Whether a full trick lies on the table that no other has followed yet."""
    seen = view(draft.match_log.match, None)
    return seen.stage is Stage.TRICKS and seen.last_trick is not None and not seen.table


def result_rests(draft: Draft) -> bool:
    """Whether the result of the hand before is shown, since no card of this one has been played."""
    seen = view(draft.match_log.match, None)
    begins = seen.stage in (Stage.TRICKS, Stage.DOMINO) and not (seen.tricks or seen.table or seen.moves)
    return begins and bool(seen.finished)


def hand_rests(draft: Draft) -> bool:
    """Whether the last trick of a hand is to be seen before its result: it was played just now, or rests.

    Not where a person is to cut: until then everybody sees it anyway.
    """
    if draft.table.status is not Status.RUNNING or not draft.table.clock.pace or draft.seat_to_move:
        return False
    now, before = draft.match_log.match, draft.original_log.match
    has_ended = len(now.finished) > len(before.finished)
    return (has_ended or bots_wait(draft)) and view(now, None).hand_over


def bots_wait(draft: Draft) -> bool:
    """Whether bots, or the next deal, have been waiting since the last move."""
    turn = draft.turn
    return turn is not None and (turn.version, turn.user_id) == (draft.match_log.version, BOTS)
