"""Prometheus metrics: tables, moves, Discord API calls by route, response times, errors.

The bot's code is not instrumented: calls are counted by aiohttp's tracing, errors by a logging handler, and
tables by the database.
"""

from __future__ import annotations

import logging
import re
import time
from collections.abc import Mapping
from types import SimpleNamespace
from typing import Final

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
_DISCORD_EPOCH: Final = 1_420_070_400_000  # in Unix milliseconds; snowflake ids count from here
_CALLBACK: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_BUCKETS: Final = (0.05, 0.1, 0.2, 0.5, 1, 2, 3, 5)  # seconds; after three an interaction has failed


def route_of(path: str) -> str:
    """The path of an API call with its ids and tokens replaced by placeholders."""
    path = re.sub(r"^/api(/v\d+)?", "", path)
    path = re.sub(r"^/(webhooks|interactions)/\d+/[^/]+", r"/\1/:id/:token", path)
    return re.sub(r"/\d{5,}", "/:id", path)


class Metrics(logging.Handler):
    """All metrics. As a logging handler it counts errors; `trace` counts the calls of an aiohttp session."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._registry = CollectorRegistry()
        self._tables = Gauge(
            "kingbot_tables", "Tables that are not over, by status.", ["status"], registry=self._registry
        )
        self._moves = Gauge(
            "kingbot_moves", "Moves since the start, by who made them.", ["by"], registry=self._registry
        )
        self._errors = Counter("kingbot_errors", "Errors logged.", ["logger"], registry=self._registry)
        self._calls = Counter(
            "kingbot_discord_calls",
            "Calls to Discord.",
            ["method", "route", "status"],
            registry=self._registry,
        )
        self._call_seconds = Histogram(
            "kingbot_discord_seconds",
            "How long calls to Discord took.",
            registry=self._registry,
            buckets=_BUCKETS,
        )
        self._answer_seconds = Histogram(
            "kingbot_answer_seconds",
            "How long after somebody acted Discord had the first answer.",
            registry=self._registry,
            buckets=_BUCKETS,
        )
        self._latency = Gauge(
            "kingbot_gateway_seconds", "Round trip of a heartbeat.", registry=self._registry
        )

    def trace(self) -> aiohttp.TraceConfig:
        """What counts the calls of an aiohttp session; once one has begun with it, it cannot be changed."""
        trace = aiohttp.TraceConfig()
        trace.on_request_start.append(self._request_started)
        trace.on_request_end.append(self._request_ended)
        trace.on_request_exception.append(self._request_failed)
        return trace

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error by the first two parts of its logger's name."""
        self._errors.labels(".".join(record.name.split(".")[:2])).inc()

    def text(
        self, tables: Mapping[str, int] | None, moves: Mapping[str, int], latency: float | None
    ) -> bytes:
        """All metrics in Prometheus's text format; `tables` and `latency` are None where unknown."""
        for status, count in (tables or {}).items():
            self._tables.labels(status).set(count)
        for by in ("person", "bot"):
            self._moves.labels(by).set(moves.get(by, 0))
        if latency is not None:
            self._latency.set(latency)
        return generate_latest(self._registry)

    async def _request_started(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        call.started = time.monotonic()

    async def _request_ended(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        self._call_seconds.observe(time.monotonic() - call.started)
        self._calls.labels(params.method, route_of(params.url.path), str(params.response.status)).inc()
        callback = _CALLBACK.search(params.url.path)
        if callback is not None and params.response.ok:
            created = ((int(callback[1]) >> 22) + _DISCORD_EPOCH) / 1000
            self._answer_seconds.observe(max(0.0, time.time() - created))

    async def _request_failed(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._calls.labels(params.method, route_of(params.url.path), "none").inc()
