"""Which messages of a table have to be brought up to date: its wanted state against what is shown."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, TypeAlias

from kingbot.delivery.board_messages import BOARD, LOBBY, RESULT
from kingbot.delivery.hand_messages import HandMessages
from kingbot.delivery.pinger import current_ping
from kingbot.delivery.table_state import TableState
from kingbot.store.messages import EVERYBODY, MessageKind

MessageKey: TypeAlias = tuple[int, MessageKind | Literal["look", "window"], int]
"""The table, the kind and the reader of a message; of an invitation, its id in place of the reader.

A `window` is what somebody has opened in a channel of a table that another process looks after.
"""


def due_messages(state: TableState, hands: HandMessages) -> Iterable[MessageKey]:
    """The messages that do not show this state yet, in the order in which they are to be shown."""
    table, shown = state.table, state.messages
    waiting = shown.get(LOBBY)
    if waiting is not None and waiting.version < table.version:
        yield table.id, "lobby", EVERYBODY
    for invitation in state.ended_invitations:
        yield table.id, "invitation", invitation.id
    if state.snapshot is None:
        return
    if state.bots_move:
        # What is true for a moment is not worth a call that counts.
        for user_id in hands.free(state):
            yield table.id, "hand", user_id
        return
    row = shown.get(BOARD)
    # When a match has just ended, the board of its last hand may still be on its way.
    if (row is None or row.version < table.version) if table.open else row is not None or RESULT not in shown:
        yield table.id, "board", EVERYBODY
    for user_id in hands.due(state):
        yield table.id, "hand", user_id
    if current_ping(state) is not None:
        yield table.id, "ping", EVERYBODY
    if is_result_due(state):
        yield table.id, "result", EVERYBODY


def is_result_due(state: TableState) -> bool:
    """Whether the result is to be posted, or follows what became of a match that was closed."""
    row, table = state.messages.get(RESULT), state.table
    return not table.open if row is None else table.open or row.version < table.version
