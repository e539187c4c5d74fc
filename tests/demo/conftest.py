"""A running demo, and a browser to look at it with."""

import asyncio
import contextlib
from collections.abc import AsyncIterator

import pytest

from kingbot.demo import run_demo
from kingbot.demo.world import MakeBot
from tests.support.browser import browser
from tests.support.toy_bot import ToyBot

__all__ = ["browser"]


@pytest.fixture
def make_bot() -> MakeBot:
    """The bot that is shown: a small one, unless a test wants kingbot itself."""
    return ToyBot


@pytest.fixture
async def address(make_bot: MakeBot) -> AsyncIterator[str]:
    """The address of a running demo."""
    opened = asyncio.get_running_loop().create_future()
    demo = asyncio.create_task(run_demo(make_bot, port=0, open_browser=False, ready=opened.set_result))
    await asyncio.wait((opened, demo), return_when=asyncio.FIRST_COMPLETED)
    if demo.done():
        await demo
    yield await opened
    demo.cancel()
    with contextlib.suppress(asyncio.CancelledError):
        await demo
