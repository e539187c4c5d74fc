"""Packing matches that were over long ago: what is left of each is one compressed value, read as before."""

from __future__ import annotations

import logging
from datetime import timedelta

from kingbot.store import packed
from kingbot.store.packed_code import PackedError
from kingbot.tables.repository import TableRepository

_log = logging.getLogger(__name__)


class Packing:
    """Packs old matches, one in a transaction: whoever plays meanwhile waits for one at most."""

    def __init__(self, repository: TableRepository, age: timedelta | None) -> None:
        """Pack matches that have been over for this time; none with None."""
        self._repository, self._age = repository, age

    async def pack_due(self, limit: int) -> int:
        """Pack so many matches at most; returns how many were.

        Another process may do the same: each match is packed by one of them. One that would not be read as it
        was stays as it is.
        """
        if self._age is None:
            return 0
        store, before = self._repository.store, self._repository.clock() - self._age
        async with store.reading() as db:
            found = await packed.due(db, before, limit)
        done = 0
        for table_id in found:
            try:
                async with store.transaction() as db:
                    done += await packed.pack(db, table_id, before)
            except PackedError:
                _log.exception("table %s was not packed", table_id)
        return done
