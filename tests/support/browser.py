"""A browser for tests that look at a page."""

import os
import shutil
from collections.abc import AsyncIterator

import pytest
from playwright.async_api import Browser, async_playwright, expect

# A busy machine may take its time: what is waited for comes, or the test fails for another reason.
expect.set_options(timeout=30_000)


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
