"""Hints: what the strongest bot would play, for whoever has the turn, at tables that allow it."""

from __future__ import annotations

from collections import OrderedDict
from typing import Final

from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView
from kingbot.players.analysis import Analysis, is_decision
from kingbot.players.analysis_pool import Analyser
from kingbot.store import hints as hint_rows
from kingbot.tables.model import Status, TableError
from kingbot.tables.repository import TableRepository

_KEPT: Final = 100  # analyses


class Hints:
    """Notes who asked in which position, and analyses it. No call makes a new version of a table."""

    def __init__(self, repository: TableRepository, analyse: Analyser) -> None:
        self._repository, self._analyse = repository, analyse
        self._analyses: OrderedDict[tuple[int, int], Analysis] = OrderedDict()

    async def ask(self, table_id: int, person_id: int) -> None:
        """Note that a person asks in the position in which it is their turn; again there is the same hint.

        :raises TableError: `no-table`, `not-running`, `no-hints`, `not-seated`, `stood-in`; `no-decision` if
            it is not their turn, or there is nothing to decide.
        """
        async with self._repository.transaction(table_id) as (db, draft):
            draft.require_status(Status.RUNNING, key="not-running")
            if not draft.table.rules.options.hints:
                raise TableError("no-hints")
            seat = draft.seat_played_by(person_id)
            if not is_decision(view(draft.match_log.match, seat.number)):
                raise TableError("no-decision")
            await hint_rows.note(db, table_id, draft.match_log.version, seat.number, person_id)

    async def of_position(self, table_id: int, sequence: int, seen: PlayerView) -> Analysis | None:
        """The analysis of the position after an entry of the log, in this view of whoever has the turn there.

        None if they have not asked.
        """
        if not is_decision(seen):
            return None
        async with self._repository.store.reading() as db:
            if not await hint_rows.asked(db, table_id, sequence):
                return None
        key = table_id, sequence
        found = self._analyses.get(key)
        if found is None:
            found = self._analyses[key] = await self._analyse(seen, sequence)
            while len(self._analyses) > _KEPT:
                self._analyses.popitem(last=False)
        return found
