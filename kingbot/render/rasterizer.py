"""Rendering SVG to PNG in a thread, with a bounded cache keyed by the SVG's content.

The event loop goes on meanwhile, since resvg releases the GIL.
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
from kingbot.render.outlines import with_outlines
from kingbot.render.picture import Picture, RenderError
from kingbot.render.png import with_palette

CACHE_BYTES: Final = 16 * 2**20

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
    """Draws and renders pictures in a thread; caches the most recently used PNGs up to `cache_bytes`."""

    def __init__(self, cache_bytes: int = CACHE_BYTES) -> None:
        self._cache_limit = cache_bytes
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

        :raises RenderError: if that fails for any reason, which is logged.
        """
        return await asyncio.get_running_loop().run_in_executor(self._executor, self._render, draw)

    def _render(self, draw: Callable[[], Picture]) -> RenderedPicture:
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
