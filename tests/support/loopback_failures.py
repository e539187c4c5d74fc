"""How the loopback Discord fails: an answer in the place of the right one, for calls that match a pattern."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from aiohttp import web

Failure = Callable[[web.Request], Awaitable[web.Response]]


def too_many(seconds: float, *, everywhere: bool = False) -> Failure:
    """429, to be repeated after so many seconds; `everywhere` is the limit of all calls together."""

    async def answer(request: web.Request) -> web.Response:
        told = {"message": "You are being rate limited.", "retry_after": seconds, "global": everywhere}
        headers = {"Retry-After": str(seconds), "Via": "1.1 loopback"}
        headers |= {"X-RateLimit-Global": "true"} if everywhere else {}
        headers["X-RateLimit-Scope"] = "global" if everywhere else "user"
        return _json(told, 429, headers)

    return answer


def status(code: int) -> Failure:
    """A failure of Discord's own, answered at its edge without JSON."""

    async def answer(request: web.Request) -> web.Response:
        return web.Response(status=code)

    return answer


async def unauthorized(request: web.Request) -> web.Response:
    """401: the token is not valid, or no longer."""
    return _json({"message": "401: Unauthorized", "code": 0}, 401)


def _json(told: dict[str, object], status: int, headers: dict[str, str] | None = None) -> web.Response:
    response = web.json_response(told, status=status, headers=headers)
    response.headers["Content-Type"] = "application/json"  # Discord names no character set
    return response


async def cut(request: web.Request) -> web.Response:
    """The connection is lost before anything is answered."""
    assert request.transport is not None
    request.transport.abort()
    await asyncio.sleep(0)
    return web.Response()


async def silence(request: web.Request) -> web.Response:
    """Nothing is answered for ever."""
    await asyncio.Event().wait()
    return web.Response()
