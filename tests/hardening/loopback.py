"""A little of Discord that listens on this machine: the real discord.py connects to it, by HTTP and gateway.

It keeps what is sent, hands out events in order, replays those missed when a session is resumed, and fails as
it is told to: `fails` holds pairs of a pattern for "METHOD path" and what is answered instead.
"""

from __future__ import annotations

import asyncio
import json
import re
from collections import Counter
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from itertools import count
from typing import Any

import pytest
from aiohttp import WSMsgType, web
from discord.http import Route
from simcord.components import walk_components

TOKEN = "MTAwMDAwMDAwMDAwMDAwMDAw.Gabcde.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
BOT, GUILD, CHANNEL = "100000000000000000", "200000000000000000", "300000000000000000"
SOME_TIME = "2026-11-30T20:00:00+00:00"
ALL = str((1 << 50) - 1)
KING = {"id": BOT, "username": "kingbot", "discriminator": "0", "avatar": None, "bot": True}

Failure = Callable[[web.Request], Awaitable[web.Response]]


def too_many(seconds: float) -> Failure:
    """429, to be repeated after so many seconds."""

    async def answer(request: web.Request) -> web.Response:
        told = {"message": "You are being rate limited.", "retry_after": seconds, "global": False}
        return web.json_response(told, status=429, headers={"Retry-After": str(seconds), "Via": "1.1"})

    return answer


def status(code: int) -> Failure:
    """A failure of Discord's own."""

    async def answer(request: web.Request) -> web.Response:
        return web.Response(status=code)

    return answer


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


class Loopback:
    """Discord, as far as a table of one person needs it."""

    def __init__(self) -> None:
        self.ids = count(500000000000000000)
        self.messages: dict[str, dict[str, Any]] = {}
        self.originals: dict[str, str] = {}  # the message that belongs to an interaction's token
        self.calls: Counter[str] = Counter()
        self.fails: list[tuple[str, Failure]] = []
        self.events: list[str] = []
        self.sessions = self.resumed = 0
        self._socket: web.WebSocketResponse | None = None

    @asynccontextmanager
    async def answering(self, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
        """Listen, in Discord's place."""
        application = web.Application()
        application.router.add_get("/gateway-socket", self._gateway)
        application.router.add_route("*", "/{path:.*}", self._rest)
        runner = web.AppRunner(application, shutdown_timeout=0.1)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.address = f"127.0.0.1:{runner.addresses[0][1]}"
        monkeypatch.setattr(Route, "BASE", f"http://{self.address}")
        try:
            yield
        finally:
            await runner.cleanup()

    # ---------------------------------------------------------------------- HTTP

    async def _rest(self, request: web.Request) -> web.Response:
        call = f"{request.method} {request.path}"
        self.calls[re.sub(r"\d{6,}", "…", call).split("/token")[0]] += 1
        for pattern, failure in self.fails:
            if re.fullmatch(pattern, call):
                return await failure(request)
        answer = self._answer(request.method, request.path.strip("/").split("/"), await self._sent(request))
        response = web.json_response(answer)
        response.headers["Content-Type"] = "application/json"  # Discord names no character set
        return response

    @staticmethod
    async def _sent(request: web.Request) -> dict[str, Any]:
        if request.content_type == "application/json":
            sent = await request.json()
        else:
            form = await request.post()
            sent = json.loads(str(form.get("payload_json", "{}")))
        return sent if isinstance(sent, dict) else {}

    def _answer(self, method: str, path: list[str], sent: dict[str, Any]) -> Any:
        match method, path:
            case "GET", ["users", "@me"]:
                return KING
            case "GET", ["oauth2", "applications", "@me"]:
                named = {"id": BOT, "name": "kingbot", "icon": None, "description": "", "bot_public": True}
                return {**named, "bot_require_code_grant": False, "verify_key": "", "owner": KING, "flags": 0}
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 990, "reset_after": 1, "max_concurrency": 1}
                url = f"ws://{self.address}/gateway-socket"
                return {"url": url, "shards": 1, "session_start_limit": limit}
            case "POST", ["users", "@me", "channels"]:
                return {
                    "id": str(next(self.ids)),
                    "type": 1,
                    "recipients": [person(int(sent["recipient_id"]))],
                }
            case "POST", ["interactions", identity, token, "callback"]:
                return {"interaction": {"id": identity, "type": 2, "response_message_loading": True}}
            case "PATCH", ["webhooks", _, token, "messages", "@original"]:
                return self._keep(self.originals.setdefault(token, str(next(self.ids))), CHANNEL, sent)
            case "POST", ["channels", channel, "messages"] | ["webhooks", channel, _]:
                return self._keep(str(next(self.ids)), channel, sent)
            case "PATCH", ["channels", channel, "messages", message]:
                return self._keep(message, channel, sent)
        return {"items": []} if path[-1] == "emojis" else {}

    def _keep(self, identity: str, channel: str, sent: dict[str, Any]) -> dict[str, Any]:
        old = self.messages.get(identity, {"channel_id": channel, "flags": 0})
        new = {"id": identity, "type": 0, "content": "", "author": KING, "timestamp": SOME_TIME, **old}
        empty: dict[str, Any] = {"mentions": [], "mention_roles": [], "attachments": [], "embeds": []}
        rest = {"edited_timestamp": None, "tts": False, "mention_everyone": False, "pinned": False}
        kept = (
            new | empty | rest | {key: sent[key] for key in ("components", "content", "flags") if key in sent}
        )
        self.messages[identity] = kept
        return kept

    # ------------------------------------------------------------------- the gateway

    async def _gateway(self, request: web.Request) -> web.WebSocketResponse:
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        await socket.send_json({"op": 10, "d": {"heartbeat_interval": 41250}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            told = json.loads(message.data)
            match told["op"]:
                case 1:
                    await socket.send_json({"op": 11})
                case 2:
                    self.sessions, self._socket = self.sessions + 1, socket
                    await self._began()
                case 6:
                    self.resumed += 1
                    self._socket = socket
                    for event in self.events[told["d"]["seq"] :]:
                        await socket.send_str(event)
                    await self.tell("RESUMED", {})
        return socket

    async def _began(self) -> None:
        session = {"session_id": "s", "resume_gateway_url": f"ws://{self.address}/gateway-socket"}
        ready = {"v": 10, "user": KING, "guilds": [{"id": GUILD, "unavailable": True}], "shard": [0, 1]}
        await self.tell("READY", ready | session | {"application": {"id": BOT, "flags": 0}})
        everyone = {"id": GUILD, "name": "@everyone", "permissions": ALL, "position": 0, "color": 0}
        flags = {"hoist": False, "managed": False, "mentionable": False}
        lists: dict[str, Any] = {key: [] for key in ("members", "threads", "emojis", "stickers", "features")}
        room = {"id": CHANNEL, "type": 0, "name": "king", "position": 0, "permission_overwrites": []}
        guild = {"id": GUILD, "name": "Card club", "owner_id": "9", "member_count": 2, "channels": [room]}
        await self.tell("GUILD_CREATE", guild | lists | {"roles": [everyone | flags]})

    async def tell(self, event: str, data: dict[str, Any]) -> None:
        """Send an event, or keep it for when the session is resumed."""
        told = json.dumps({"op": 0, "t": event, "s": len(self.events) + 1, "d": data})
        self.events.append(told)
        if self._socket is not None and not self._socket.closed:
            await self._socket.send_str(told)

    async def hang_up(self) -> None:
        """Lose the connection to the bot, which may resume its session."""
        assert self._socket is not None
        socket, self._socket = self._socket, None
        await socket.close(code=4000)

    # -------------------------------------------------------------------- a person

    async def interact(self, kind: int, data: dict[str, Any], message: dict[str, Any] | None = None) -> None:
        """Somebody does something in the channel, or where the message is."""
        number = next(self.ids)
        where = message["channel_id"] if message else CHANNEL
        direct = where != CHANNEL
        told: dict[str, Any] = {
            "id": str(number),
            "application_id": BOT,
            "type": kind,
            "token": f"token{number}",
        }
        told |= {"version": 1, "channel_id": where, "data": data, "locale": "en-US", "app_permissions": ALL}
        told |= {"entitlements": [], "authorizing_integration_owners": {}, "attachment_size_limit": 10 << 20}
        told["channel"] = {"id": where, "type": 1 if direct else 0, "permissions": ALL, "name": "king"}
        member = {"user": person(9), "roles": [], "joined_at": SOME_TIME, "permissions": ALL, "flags": 0}
        told |= {"user": person(9)} if direct else {"guild_id": GUILD, "member": member}
        if message is not None:
            told["message"] = message
            self.originals[told["token"]] = message["id"]
        await self.tell("INTERACTION_CREATE", told)

    async def slash(self, name: str, **options: Any) -> None:
        """Somebody sends `/king name`."""
        given = [{"type": 3, "name": key, "value": value} for key, value in options.items()]
        sub = {"type": 1, "name": name, "options": given}
        await self.interact(2, {"id": "1", "name": "king", "type": 1, "options": [sub]})

    def control(self, pattern: str) -> tuple[dict[str, Any], str] | None:
        """The newest message with a control whose custom id is like that, and the custom id."""
        for message in sorted(self.messages.values(), key=lambda each: -int(each["id"])):
            for part in walk_components(message.get("components", [])):
                if not part.get("disabled") and re.fullmatch(pattern, part.get("custom_id", "")):
                    return message, part["custom_id"]
        return None

    async def click(self, pattern: str) -> None:
        """Somebody touches the newest control whose custom id is like that."""
        found = self.control(pattern)
        assert found is not None, f"no control is like {pattern}"
        await self.interact(3, {"custom_id": found[1], "component_type": 2}, found[0])


def person(number: int) -> dict[str, Any]:
    """An account."""
    named = {"username": "ada", "global_name": "Ada", "discriminator": "0", "avatar": None}
    return {"id": str(number), **named}
