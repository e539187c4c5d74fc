"""All that the screens of a table are made from, read at one moment."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from typing import Final

from kingbot.delivery.messages import Messages, TableMessages, message_url
from kingbot.engine.view import PublicView
from kingbot.preferences import PersonSettings
from kingbot.store import invitations as invitation_rows
from kingbot.store import settings as setting_rows
from kingbot.store.invitations import InvitationRow
from kingbot.store.messages import EVERYBODY
from kingbot.tables.model import Person, Status, Table
from kingbot.tables.service import Tables
from kingbot.tables.snapshot import Snapshot
from kingbot.ui.reader import Reader

MOVES_BACK: Final = 90  # how far the recap of a hand window may reach


@dataclass(frozen=True, slots=True)
class TableState:
    """A table, its match (None before it has begun), its messages, and the settings of who owns its seats.

    `next_due` is when something falls due there by the clock; a secret, for it tells of automatic moves.
    `ended_invitations` are those whose end has not been told yet. `waiting` are all tables that wait for the
    person for whom this was read, the longest first.
    """

    table: Table
    snapshot: Snapshot | None
    messages: TableMessages
    settings: Mapping[int, PersonSettings]
    next_due: datetime | None
    ended_invitations: tuple[InvitationRow, ...] = ()
    waiting: tuple[int, ...] = ()

    @property
    def view(self) -> PublicView | None:
        """The match as the public sees it."""
        return self.snapshot.public if self.snapshot is not None else None

    @property
    def awaited(self) -> Person | None:
        """The person whose move the match waits for; None if it is nobody's, or a bot's."""
        view, table = self.view, self.table
        if view is None or view.turn is None or table.status is not Status.RUNNING:
            return None
        return table.seats[view.turn].person

    @property
    def bots_move(self) -> bool:
        """Whether the match waits for bots, or the last trick of a hand is seen: that is over in a moment."""
        view, table = self.view, self.table
        if view is None or table.status is not Status.RUNNING:
            return False
        return view.turn is None or table.seats[view.turn].person is None

    @property
    def board_url(self) -> str | None:
        """The address of the board, where there is one."""
        row = self.messages.get(("board", EVERYBODY))
        return message_url(row, self.table.guild_id) if row else None

    def reader(self, user_id: int) -> Reader:
        """How somebody reads who is not here just now; in the table's language, if they never acted."""
        return Reader.absent(self.settings.get(user_id, PersonSettings()), self.table.language)


async def load_state(
    tables: Tables, messages: Messages, table_id: int, *, waiting_for: int | None = None
) -> TableState:
    """The state of a table, read in one transaction; also which tables are `waiting_for` a person, if given.

    :raises TableError: `no-table`.
    """
    async with tables.store.reading() as db:
        table, snapshot, next_due = await tables.queries.read(db, table_id, MOVES_BACK)
        shown = await messages.read(db, table_id)
        owners = {seat.owner.id for seat in table.seats if seat.owner is not None}
        readers = owners | {user_id for _, user_id in shown if user_id}
        settings = await setting_rows.people(db, sorted(readers))
        invitations = await invitation_rows.of_table(db, table_id)
        waiting = () if waiting_for is None else await tables.deadlines.read_waiting(db, waiting_for)
    ended = tuple(row for row in invitations if row.ended is not None and row.message_id is not None)
    return TableState(table, snapshot, shown, settings, next_due, ended, waiting)
