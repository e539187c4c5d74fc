"""Rendering SVG to PNG in a thread, with a bounded cache keyed by the SVG's content.

The event loop goes on meanwhile, since resvg releases the GIL. A picture that has waited too long for its
turn is not drawn: where more are asked for than can be drawn, play goes on in words, not slower and slower.
"""

from __future__ import annotations

import asyncio
import hashlib
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Final

import resvg_py

from kingbot.render.fonts import font_files
from kingbot.render.outlines import with_outlines
from kingbot.render.picture import Picture, RenderError
from kingbot.render.png import with_palette

CACHE_BYTES: Final = 16 * 2**20
LATEST: Final = 1.5  # seconds that a picture may wait until it is drawn
_WARN_EVERY: Final = 60.0  # seconds between two warnings that pictures are left out

_log: Final = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class RenderedPicture:
    """A picture ready to be sent: a PNG and its alt text."""

    png: bytes
    alt: str


def render_png(svg: str) -> bytes:
    """Render SVG to PNG with the shipped fonts only, in 192 colours if it is opaque.

    :raises RenderError: if the SVG cannot be rendered.
    """
    try:
        png = resvg_py.svg_to_bytes(
            svg_string=with_outlines(svg), skip_system_fonts=True, font_files=font_files()
        )
    except ValueError as error:
        raise RenderError(str(error)) from error
    return with_palette(png)


class Rasterizer:
    """Draws and renders pictures in a thread; caches the most recently used PNGs up to `cache_bytes`.

    `clock` is in seconds.
    """

    def __init__(self, cache_bytes: int = CACHE_BYTES, clock: Callable[[], float] = time.monotonic) -> None:
        self._cache_limit, self._clock = cache_bytes, clock
        self._warned = -_WARN_EVERY
        self._cached_bytes = 0
        self._cache: OrderedDict[bytes, bytes] = OrderedDict()
        # Only this one thread uses the cache, so it needs no lock and no picture is rendered twice.
        self._executor = ThreadPoolExecutor(max_workers=1, thread_name_prefix="rasterizer")

    @property
    def cached_bytes(self) -> int:
        """The size of all cached PNGs in bytes."""
        return self._cached_bytes

    async def render(self, draw: Callable[[], Picture]) -> RenderedPicture:
        """Call `draw` in the thread and render its picture.

        :raises RenderError: if that fails for any reason, which is logged, or too many others are waited for.
        """
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._executor, self._render, draw, self._clock())

    def _render(self, draw: Callable[[], Picture], asked: float) -> RenderedPicture:
        now = self._clock()
        if now - asked > LATEST:
            if now - self._warned >= _WARN_EVERY:
                self._warned = now
                _log.warning("pictures are left out: more are asked for than can be drawn")
            raise RenderError("too many pictures are waited for")
        try:
            picture = draw()
            return RenderedPicture(self._cached_png(picture.svg), picture.alt)
        except Exception as error:
            # A picture that fails must not stop a match: callers fall back to text.
            _log.exception("a picture could not be drawn")
            raise RenderError("a picture could not be drawn") from error

    def _cached_png(self, svg: str) -> bytes:
        key = hashlib.sha256(svg.encode()).digest()
        cached = self._cache.get(key)
        if cached is not None:
            self._cache.move_to_end(key)
            return cached
        png = render_png(svg)
        self._add_to_cache(key, png)
        return png

    def _add_to_cache(self, key: bytes, png: bytes) -> None:
        self._cache[key] = png
        self._cached_bytes += len(png)
        while self._cached_bytes > self._cache_limit:
            _, dropped = self._cache.popitem(last=False)
            self._cached_bytes -= len(dropped)

    def close(self) -> None:
        """Let the thread end once it has rendered what was already requested."""
        self._executor.shutdown(wait=False)
