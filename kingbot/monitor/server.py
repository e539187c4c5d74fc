"""The monitoring server: `/health` in JSON, `/metrics` for Prometheus."""

from __future__ import annotations

import asyncio
import importlib.util
import logging
import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import TYPE_CHECKING, Final, Self

import aiohttp
from aiohttp import web
from sqlalchemy.exc import SQLAlchemyError

from kingbot.store import Store, StoreUnavailableError
from kingbot.store.statistics import open_tables_by_status

if TYPE_CHECKING:
    from kingbot.monitor.metrics import Metrics

HOST: Final = "127.0.0.1"
DATABASE_TIMEOUT: Final = 2.0  # seconds


@dataclass(frozen=True, slots=True)
class BotStatus:
    """Whether Discord is connected, the gateway latency in seconds, and the store, None until it is open."""

    connected: bool
    latency: float
    store: Store | None


class Monitor:
    """The monitoring server; it listens on the loopback interface inside `async with`."""

    def __init__(self, port: int) -> None:
        self.port = port
        self._metrics = _metrics()
        self._status: Callable[[], BotStatus] = lambda: BotStatus(False, math.nan, None)
        application = web.Application()
        application.add_routes(
            [web.get("/health", self._serve_health), web.get("/metrics", self._serve_metrics)]
        )
        self._runner = web.AppRunner(application, access_log=None)

    def trace(self) -> aiohttp.TraceConfig | None:
        """What counts the calls of an aiohttp session; None where prometheus_client is not installed."""
        return self._metrics.trace() if self._metrics is not None else None

    def set_status_source(self, status: Callable[[], BotStatus]) -> None:
        """Call `status` for every request from now on."""
        self._status = status

    async def __aenter__(self) -> Self:
        """Begin to listen; `port` 0 is replaced by a free one.

        :raises OSError: if the port is taken.
        """
        await self._runner.setup()
        try:
            await web.TCPSite(self._runner, HOST, self.port).start()
        except OSError:
            await self._runner.cleanup()
            raise
        self.port = self._runner.addresses[0][1]
        if self._metrics is not None:
            logging.getLogger().addHandler(self._metrics)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self._metrics is not None:
            logging.getLogger().removeHandler(self._metrics)
        await self._runner.cleanup()

    async def _serve_health(self, request: web.Request) -> web.Response:
        status = self._status()
        found = {"discord": status.connected, "database": await _open_tables(status.store) is not None}
        return web.json_response(found, status=200 if all(found.values()) else 503)

    async def _serve_metrics(self, request: web.Request) -> web.Response:
        if self._metrics is None:
            raise web.HTTPNotFound(text="Prometheus's client is not installed: kingbot[metrics]\n")
        from kingbot.monitor.metrics import CONTENT_TYPE

        status = self._status()
        latency = status.latency if math.isfinite(status.latency) else None
        moves = {} if status.store is None else status.store.moves
        text = self._metrics.text(await _open_tables(status.store), moves, latency)
        return web.Response(body=text, headers={"Content-Type": CONTENT_TYPE})


def _metrics() -> Metrics | None:
    if importlib.util.find_spec("prometheus_client") is None:
        return None
    from kingbot.monitor.metrics import Metrics

    return Metrics()


async def _open_tables(store: Store | None) -> Mapping[str, int] | None:
    """How many tables are open, by status; None where the database does not answer in time."""
    if store is None:
        return None
    try:
        async with asyncio.timeout(DATABASE_TIMEOUT), store.reading() as db:
            return await open_tables_by_status(db)
    except (TimeoutError, SQLAlchemyError, StoreUnavailableError):
        return None
