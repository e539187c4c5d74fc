"""A local HTTP server with the part of the Discord API that a bot needs to log in, for real requests."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.utils import formatdate
from typing import Any

import pytest
from aiohttp import web
from discord.http import Route

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.Gabcde.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
ID = "100000000000000000"
USER = {"id": ID, "username": "kingbot", "discriminator": "0", "avatar": None, "bot": True}


class FakeDiscordApi:
    """What the API answers; tests change the attributes."""

    def __init__(self) -> None:
        self.token = TOKEN
        self.now: float | None = None
        self.starts = 990
        self.commands: list[dict[str, Any]] = []
        self.guilds: list[dict[str, Any]] = []

    @asynccontextmanager
    async def answering(self, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
        """Serve the API, and point discord.py to it."""
        application = web.Application(middlewares=[self._dated])
        application.add_routes(
            [
                web.get("/gateway", self._nothing),
                web.get("/users/@me", self._me),
                web.get("/oauth2/applications/@me", self._application),
                web.get("/gateway/bot", self._gateway),
                web.get("/users/@me/guilds", self._guilds),
                web.get(f"/applications/{ID}/commands", self._commands),
                web.put(f"/applications/{ID}/commands", self._put_commands),
            ]
        )
        runner = web.AppRunner(application)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        monkeypatch.setattr(Route, "BASE", f"http://127.0.0.1:{runner.addresses[0][1]}")
        try:
            yield
        finally:
            await runner.cleanup()

    @web.middleware
    async def _dated(self, request: web.Request, handler: Any) -> web.StreamResponse:
        if request.path != "/gateway" and request.headers.get("Authorization") != f"Bot {self.token}":
            return web.json_response({"message": "401: Unauthorized", "code": 0}, status=401)
        response: web.StreamResponse = await handler(request)
        response.headers["Content-Type"] = "application/json"  # Discord names no character set
        response.headers["Date"] = formatdate(self.now, usegmt=True)
        return response

    async def _nothing(self, request: web.Request) -> web.Response:
        return web.json_response({})

    async def _me(self, request: web.Request) -> web.Response:
        return web.json_response(USER)

    async def _application(self, request: web.Request) -> web.Response:
        found = {"id": ID, "name": "kingbot", "icon": None, "description": "", "bot_public": True}
        owner = {**USER, "bot": False}
        return web.json_response(
            {**found, "bot_require_code_grant": False, "verify_key": "", "owner": owner, "flags": 0}
        )

    async def _gateway(self, request: web.Request) -> web.Response:
        limit = {"total": 1000, "remaining": self.starts, "reset_after": 1, "max_concurrency": 1}
        return web.json_response({"url": "ws://127.0.0.1", "shards": 1, "session_start_limit": limit})

    async def _guilds(self, request: web.Request) -> web.Response:
        after = int(request.query.get("after", 0))
        return web.json_response([each for each in self.guilds if int(each["id"]) > after][:200])

    async def _commands(self, request: web.Request) -> web.Response:
        assert request.query["with_localizations"] == "true"
        return web.json_response(self.commands)

    async def _put_commands(self, request: web.Request) -> web.Response:
        """Store commands as Discord does: with ids, and without empty fields."""
        self.commands = [
            {
                **_without_empty(each),
                "id": str(number),
                "application_id": ID,
                "version": "1",
                "dm_permission": True,
            }
            for number, each in enumerate(await request.json(), 1)
        ]
        return web.json_response(self.commands)


def _without_empty(payload: Any) -> Any:
    if isinstance(payload, dict):
        return {
            key: _without_empty(value)
            for key, value in payload.items()
            if value or (value == 0 and value is not False)
        }
    return [_without_empty(each) for each in payload] if isinstance(payload, list) else payload
