"""Reviews being worked out: one for each person and table, with a progress bar, while somebody looks."""

from __future__ import annotations

import asyncio
import logging
from typing import Final

from kingbot.delivery.hand_messages import HandMessages
from kingbot.delivery.look_messages import LookMessages
from kingbot.tables.reviews import Reviews
from kingbot.ui.controls import ControlKind

log = logging.getLogger(__name__)

INTERVAL: Final = 2.0  # seconds between two edits of a progress bar


class ReviewRuns:
    """Has reviews worked out in the background, and edits the page on which their reader waits for them."""

    def __init__(self, reviews: Reviews, hands: HandMessages, looks: LookMessages) -> None:
        self._reviews, self._hands, self._looks = reviews, hands, looks
        self._tasks: dict[tuple[int, int], asyncio.Task[None]] = {}

    def start(self, table_id: int, user_id: int, hand: int | None) -> None:
        """Work out what is missing of a hand, or of the whole match; another run of theirs there ends."""
        key = table_id, user_id
        before = self._tasks.get(key)
        if before is not None:
            before.cancel()
        task = asyncio.create_task(self._run(table_id, user_id, hand, before), name=f"review {key}")
        self._tasks[key] = task
        task.add_done_callback(lambda done: self._ended(key, done))

    async def _run(
        self, table_id: int, user_id: int, hand: int | None, before: asyncio.Task[None] | None
    ) -> None:
        if before is not None:
            await asyncio.wait([before])
        loop = asyncio.get_running_loop()
        edited = loop.time()

        async def go_on() -> bool:
            nonlocal edited
            if loop.time() - edited < INTERVAL:
                return True
            edited = loop.time()
            return await self._refresh(table_id, user_id)

        await self._reviews.work_out(table_id, user_id, hand, go_on)
        await self._refresh(table_id, user_id)

    async def _refresh(self, table_id: int, user_id: int) -> bool:
        """Bring the page up to date; False if its reader has closed it or looks at another one."""
        in_window = await self._hands.refresh(table_id, user_id, ControlKind.REVIEW)
        return in_window or await self._looks.refresh(table_id, user_id, ControlKind.REVIEW)

    def _ended(self, key: tuple[int, int], task: asyncio.Task[None]) -> None:
        if self._tasks.get(key) is task:
            del self._tasks[key]
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("a review of table %s failed", key[0], exc_info=error)

    async def close(self) -> None:
        """Give up what is running; it can be asked for again."""
        tasks = [*self._tasks.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
