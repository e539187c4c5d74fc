"""Leaving in good order: what people have already asked for is done and answered first."""

from __future__ import annotations

import asyncio
from typing import Final

# How discord.py names the tasks in which commands, controls and events are served.
SERVING: Final = ("CommandTree-invoker", "discord-ui-", "discord.py: ")


async def finish(seconds: float) -> bool:
    """Wait until nobody is being served any more, but no longer than that; whether it came to that."""
    loop = asyncio.get_running_loop()
    until = loop.time() + seconds
    while tasks := _serving():
        if loop.time() >= until:
            return False
        await asyncio.wait(tasks, timeout=until - loop.time())
    return True


def _serving() -> set[asyncio.Task[object]]:
    here = asyncio.current_task()
    return {task for task in asyncio.all_tasks() if task is not here and task.get_name().startswith(SERVING)}
