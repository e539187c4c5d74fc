"""The numbers for Prometheus: tables, moves, calls to Discord by route, how soon people are answered, errors.

Everything is measured from outside: calls by aiohttp's tracing, errors by the log, tables by the database.
"""

from __future__ import annotations

import logging
import re
import time
from types import SimpleNamespace
from typing import Final

import aiohttp
from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

from kingbot.store.statistics import Statistics

CONTENT_TYPE: Final = CONTENT_TYPE_LATEST
_FIRST_ID: Final = 1_420_070_400_000  # when Discord's ids begin to count, in milliseconds
_ANSWER: Final = re.compile(r"/interactions/(\d+)/[^/]+/callback$")
_BUCKETS: Final = (0.05, 0.1, 0.2, 0.5, 1, 2, 3, 5)  # after three seconds an interaction has failed


def route_of(path: str) -> str:
    """A path without what is different in every call, and without tokens."""
    path = re.sub(r"^/api(/v\d+)?", "", path)
    path = re.sub(r"^/(webhooks|interactions)/\d+/[^/]+", r"/\1/:id/:token", path)
    return re.sub(r"/\d{5,}", "/:id", path)


class Meter(logging.Handler):
    """Counts. As a handler of the log it counts errors; `trace` makes it count the calls of a session."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self._all = CollectorRegistry()
        self._tables = Gauge("kingbot_tables", "Tables by status.", ["status"], registry=self._all)
        self._moves = Gauge("kingbot_moves", "Moves kept, by who made them.", ["by"], registry=self._all)
        self._errors = Counter("kingbot_errors", "Errors logged.", ["logger"], registry=self._all)
        self._calls = Counter(
            "kingbot_discord_calls", "Calls to Discord.", ["method", "route", "status"], registry=self._all
        )
        self._took = Histogram(
            "kingbot_discord_seconds", "How long calls to Discord took.", registry=self._all, buckets=_BUCKETS
        )
        self._answers = Histogram(
            "kingbot_answer_seconds",
            "How long after somebody acted Discord had the first answer.",
            registry=self._all,
            buckets=_BUCKETS,
        )
        self._latency = Gauge("kingbot_gateway_seconds", "Round trip of a heartbeat.", registry=self._all)
        self.trace = aiohttp.TraceConfig()
        self.trace.on_request_start.append(self._begun)
        self.trace.on_request_end.append(self._ended)
        self.trace.on_request_exception.append(self._failed)

    def emit(self, record: logging.LogRecord) -> None:
        """Count an error, by the first two names of who logs it."""
        self._errors.labels(".".join(record.name.split(".")[:2])).inc()

    def text(self, statistics: Statistics | None, latency: float | None) -> bytes:
        """All numbers as Prometheus reads them; those of the database are given, where it is open."""
        if statistics is not None:
            self._tables.clear()
            for status, count in statistics.tables.items():
                self._tables.labels(status).set(count)
            self._moves.labels("person").set(statistics.by_people)
            self._moves.labels("bot").set(statistics.by_bots)
        if latency is not None:
            self._latency.set(latency)
        return generate_latest(self._all)

    async def _begun(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, params: aiohttp.TraceRequestStartParams
    ) -> None:
        call.begun = time.monotonic()

    async def _ended(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, params: aiohttp.TraceRequestEndParams
    ) -> None:
        self._took.observe(time.monotonic() - call.begun)
        self._calls.labels(params.method, route_of(params.url.path), str(params.response.status)).inc()
        answer = _ANSWER.search(params.url.path)
        if answer is not None and params.response.ok:
            acted = ((int(answer[1]) >> 22) + _FIRST_ID) / 1000
            self._answers.observe(max(0.0, time.time() - acted))

    async def _failed(
        self, _: aiohttp.ClientSession, call: SimpleNamespace, params: aiohttp.TraceRequestExceptionParams
    ) -> None:
        self._calls.labels(params.method, route_of(params.url.path), "none").inc()
