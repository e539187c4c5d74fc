"""Running the demo, from opening the page to Ctrl-C."""

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
from kingbot.demo.world import MakeBot, Stage

#: Where the page is served unless another port is asked for.
PORT = 8765


async def run_demo(
    make_bot: MakeBot,
    *,
    port: int | None = None,
    open_browser: bool = True,
    language: str = "en",
    ready: Callable[[str], None] = print,
) -> None:
    """Serve the demo until it is interrupted; `ready` is told the address once the page can be opened.

    `make_bot` is given the path of a fresh database, which is gone afterwards. `language` is that of the
    page, the server and the first account. Without a `port` the usual one is taken, or any if it is in use.

    :raises OSError: if the port that was asked for is taken.
    """
    stop = asyncio.Event()
    loop = asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        # Windows cannot: there Ctrl-C cancels this task.
        with contextlib.suppress(NotImplementedError):
            loop.add_signal_handler(number, stop.set)
    with tempfile.TemporaryDirectory(prefix="kingbot-demo-") as folder:
        stage = Stage(make_bot(Path(folder) / "king.sqlite"), language)
        page = Page(stage, language)
        try:
            await _listen(page, port)
            await stage.open(page.port)
            ready(page.url)
            if open_browser and _has_screen():
                await asyncio.to_thread(webbrowser.open, page.url)
            await stop.wait()
        finally:
            await page.close()
            await stage.close()
            for number in (signal.SIGINT, signal.SIGTERM):
                with contextlib.suppress(NotImplementedError):
                    loop.remove_signal_handler(number)


async def _listen(page: Page, port: int | None) -> None:
    try:
        await page.open(PORT if port is None else port)
    except OSError:
        if port is not None:
            raise
        await page.open(0)


def _has_screen() -> bool:
    """Whether a browser would be a window; a browser in the terminal would fight for it with the demo."""
    return sys.platform in ("darwin", "win32") or any(
        os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY")
    )
