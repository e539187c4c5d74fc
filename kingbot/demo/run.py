"""Running the demo until Ctrl-C."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
import tempfile
import webbrowser
from collections.abc import Callable
from pathlib import Path

from kingbot.demo.page import Page
from kingbot.demo.world import DemoDiscord, MakeBot

PORT = 8765  # the default


async def run_demo(
    make_bot: MakeBot,
    *,
    port: int | None = None,
    open_browser: bool = True,
    language: str = "en",
    ready: Callable[[str], None] = print,
) -> None:
    """Serve the demo until it is interrupted; call `ready` with the address once the page can be opened.

    `make_bot` is called with the path of a new database, which is deleted at the end. `language` is that of
    the page, the server and the first account. Without `port`, the default one or any free one is used.

    :raises OSError: if `port` is given and taken.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows has no signal handlers; there Ctrl-C cancels this task.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    with tempfile.TemporaryDirectory(prefix="kingbot-demo-") as folder:
        world = DemoDiscord(make_bot(Path(folder) / "king.sqlite"), language)
        page = Page(world, language)
        try:
            await _open_page(page, port)
            await world.open(page.port)
            ready(page.url)
            if open_browser and _has_display():
                await asyncio.to_thread(webbrowser.open, page.url)
            await stop.wait()
        finally:
            await page.close()
            await world.close()
            for number in (signal.SIGINT, signal.SIGTERM):
                with contextlib.suppress(NotImplementedError):
                    loop.remove_signal_handler(number)


async def _open_page(page: Page, port: int | None) -> None:
    try:
        await page.open(PORT if port is None else port)
    except OSError:
        if port is not None:
            raise
        await page.open(0)


def _has_display() -> bool:
    """Whether there is a graphical display; a browser in the terminal would get in the demo's way."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
