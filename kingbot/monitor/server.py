"""Answers whoever asks on this machine: `/health` in a line of JSON, `/metrics` for Prometheus."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import math
from collections.abc import Callable
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

import aiohttp
from aiohttp import web
from sqlalchemy.exc import SQLAlchemyError

from kingbot.store import Store
from kingbot.store.statistics import Statistics, read_statistics

if TYPE_CHECKING:
    from kingbot.monitor.meter import Meter

HOST: Final = "127.0.0.1"
PATIENCE: Final = 2.0


@dataclass(frozen=True, slots=True)
class Pulse:
    """How the bot is: whether Discord is connected, the round trip to it, and the store once it is open."""

    connected: bool
    latency: float
    store: Store | None


class Monitor:
    """A small server on the loopback address, open while it is entered.

    `trace` is to be given to whoever calls Discord; None where Prometheus's client is not installed.
    """

    def __init__(self, port: int) -> None:
        self.port = port
        self._meter = _meter()
        self._pulse: Callable[[], Pulse] = lambda: Pulse(False, math.nan, None)
        application = web.Application()
        application.add_routes([web.get("/health", self._health), web.get("/metrics", self._metrics)])
        self._runner = web.AppRunner(application, access_log=None)

    @property
    def trace(self) -> aiohttp.TraceConfig | None:
        """What notes each call of an aiohttp session."""
        return self._meter.trace if self._meter is not None else None

    def watch(self, pulse: Callable[[], Pulse]) -> None:
        """Feel this pulse from now on."""
        self._pulse = pulse

    async def __aenter__(self) -> Self:
        """Begin to answer; a port 0 is replaced by the one that was free.

        :raises OSError: if the port is taken.
        """
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, self.port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        if self._meter is not None:
            logging.getLogger().addHandler(self._meter)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._meter is not None:
            logging.getLogger().removeHandler(self._meter)
        await self._runner.cleanup()

    async def _health(self, request: web.Request) -> web.Response:
        pulse = self._pulse()
        found = {"discord": pulse.connected, "database": await _count(pulse.store) is not None}
        return web.json_response(found, status=200 if all(found.values()) else 503)

    async def _metrics(self, request: web.Request) -> web.Response:
        if self._meter is None:
            raise web.HTTPNotFound(text="Prometheus's client is not installed: kingbot[metrics]\n")
        from kingbot.monitor.meter import CONTENT_TYPE

        pulse = self._pulse()
        latency = pulse.latency if math.isfinite(pulse.latency) else None
        text = self._meter.text(await _count(pulse.store), latency)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE})


def _meter() -> Meter | None:
    if importlib.util.find_spec("prometheus_client") is None:
        return None
    from kingbot.monitor.meter import Meter

    return Meter()


async def _count(store: Store | None) -> Statistics | None:
    """What is in the database; None where it does not answer in time."""
    if store is None:
        return None
    try:
        async with asyncio.timeout(PATIENCE), store.reading() as db:
            return await read_statistics(db)
    except (TimeoutError, SQLAlchemyError):
        return None
