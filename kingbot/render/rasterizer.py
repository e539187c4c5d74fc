"""From SVG to PNG: off the event loop, remembered by content, in bounded memory.

Pictures are drawn and rendered in one thread beside the event loop, which resvg lets run meanwhile.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import resvg_py

from kingbot.render.fonts import font_files
from kingbot.render.picture import Picture, RenderError

MEMORY: Final = 16 * 2**20

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RenderedPicture:
    """A picture ready to be sent: PNG, and its alt text."""

    png: bytes
    alt: str


def render_png(svg: str) -> bytes:
    """The PNG of a picture, with no fonts but those shipped.

    :raises RenderError: if the SVG cannot be rendered.
    """
    try:
        return resvg_py.svg_to_bytes(svg_string=svg, skip_system_fonts=True, font_files=font_files())
    except ValueError as error:
        raise RenderError(str(error)) from error


class Rasterizer:
    """Draws pictures in a thread, and keeps the PNGs used last up to `memory` bytes."""

    def __init__(self, memory: int = MEMORY) -> None:
        self._memory = memory
        self._used = 0
        self._kept: OrderedDict[bytes, bytes] = OrderedDict()
        # One thread alone touches what is kept, so no lock is needed and no picture is rendered twice.
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="painter")

    @property
    def used(self) -> int:
        """How many bytes of PNG are kept."""
        return self._used

    async def render(self, draw: Callable[[], Picture]) -> RenderedPicture:
        """The picture that `draw` makes, as PNG.

        :raises RenderError: if it cannot be drawn; the reason is in the log, and text has to do.
        """
        return await asyncio.get_running_loop().run_in_executor(self._thread, self._paint, draw)

    def _paint(self, draw: Callable[[], Picture]) -> RenderedPicture:
        try:
            picture = draw()
            return RenderedPicture(self._png(picture.svg), picture.alt)
        except Exception as error:
            # Whatever goes wrong with a picture must not stop a game: the words are enough to play.
            _log.exception("a picture could not be drawn")
            raise RenderError("a picture could not be drawn") from error

    def _png(self, svg: str) -> bytes:
        key = hashlib.sha256(svg.encode()).digest()
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        png = render_png(svg)
        self._keep(key, png)
        return png

    def _keep(self, key: bytes, png: bytes) -> None:
        self._kept[key] = png
        self._used += len(png)
        while self._used > self._memory:
            _, dropped = self._kept.popitem(last=False)
            self._used -= len(dropped)

    def close(self) -> None:
        """Let the thread end; pictures asked for are still finished."""
        self._thread.shutdown(wait=False)
