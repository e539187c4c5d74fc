"""Without threads: what a thread would do is done where it is asked for, so that a run has one order."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

import aiosqlite
import pytest

from kingbot.render import rasterizer
from kingbot.store import files


def run_inline(monkeypatch: pytest.MonkeyPatch) -> None:
    """Make the database, `asyncio.to_thread` and pictures work at once; a picture's bytes are its drawing."""

    async def execute(connection: Any, function: Callable[..., Any], *given: Any, **named: Any) -> Any:
        return function(*given, **named)

    async def connect(connection: Any) -> Any:
        if connection._connection is None:
            connection._connection = connection._connector()
        return connection

    async def to_thread(function: Callable[..., Any], /, *given: Any, **named: Any) -> Any:
        return function(*given, **named)

    async def render(painter: rasterizer.Rasterizer, draw: Callable[[], Any]) -> Any:
        return painter._render(draw, painter._clock())

    monkeypatch.setattr(aiosqlite.Connection, "_execute", execute)
    # It waits for readers, who without threads wait for it; nothing that anybody sees depends on it.
    monkeypatch.setattr(files, "checkpoint_log", lambda path: None)
    monkeypatch.setattr(aiosqlite.Connection, "_connect", connect)
    monkeypatch.setattr("asyncio.to_thread", to_thread)
    monkeypatch.setattr(rasterizer.Rasterizer, "render", render)
    monkeypatch.setattr(rasterizer, "render_png", partial(str.encode, encoding="utf-8"))
