"""A running demo, and a browser to look at it with."""

import asyncio
import contextlib
import os
import shutil
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, async_playwright, expect

from kingbot.demo import run_demo
from kingbot.demo.world import MakeBot
from tests.support.toy_bot import ToyBot

# A busy machine may take its time: what is waited for comes, or the test fails for another reason.
expect.set_options(timeout=30_000)


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


@pytest.fixture
async def browser() -> AsyncIterator[Browser]:
    """A headless Chromium: that of the system, for Playwright's own cannot be downloaded everywhere."""
    names = ("chromium", "chromium-browser", "google-chrome")
    path = next(filter(None, map(shutil.which, names)), None)
    if path is None and not os.environ.get("CI"):
        pytest.skip("no Chromium on this machine")
    async with async_playwright() as playwright:
        chromium = await playwright.chromium.launch(
            executable_path=path, args=["--no-sandbox", "--disable-gpu"]
        )
        yield chromium
        await chromium.close()
