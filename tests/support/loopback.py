"""A Discord that listens on this machine: the real discord.py connects to it, by HTTP and gateway.

It keeps what is sent, and for whom; hands out events in order; limits calls and says so in headers; and fails
as it is told to: `fails` holds pairs of a pattern for "METHOD path" and what is answered instead.
"""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from itertools import count
from typing import Any, Final

import pytest
from aiohttp import web
from discord.http import Route

from tests.support.loopback_failures import Failure, too_many
from tests.support.loopback_gateway import Event, Gateway
from tests.support.loopback_rates import RateLimits

TOKEN: Final = "MTAwMDAwMDAwMDAwMDAwMDAw.Gabcde.xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx"
BOT, GUILD, CHANNEL = "100000000000000000", "200000000000000000", "300000000000000000"
SOME_TIME: Final = "2026-11-30T20:00:00+00:00"
LONG_AGO: Final = 1_530_000_000.0  # as the time of interactions: their tokens are then over before they begin
ALL: Final = str((1 << 50) - 1)
PREFIX: Final = "/api/v10"
KING: Final = {"id": BOT, "username": "kingbot", "discriminator": "0", "avatar": None, "bot": True}
EPHEMERAL: Final = 1 << 6
DISCORD_EPOCH: Final = 1_420_070_400.0  # ids count the milliseconds from here


@dataclass(frozen=True)
class Guest:
    """Somebody with an account, in the server of the loopback Discord."""

    id: int
    name: str

    @property
    def account(self) -> dict[str, Any]:
        named = {"username": self.name.lower(), "global_name": self.name, "discriminator": "0"}
        return {"id": str(self.id), "avatar": None, **named}


ADA: Final = Guest(900000000000000001, "Ada")
BRUNO: Final = Guest(900000000000000002, "Bruno")


@dataclass
class _Interaction:
    """An interaction: its token's channel and user, its source or response, and when it was told."""

    id: str
    channel: str
    guest: Guest
    told: float
    message: str | None
    answered: float | None = None


class DiscordError(Exception):
    """What Discord answers with a code of its own."""

    def __init__(self, status: int, code: int, message: str) -> None:
        super().__init__(message)
        self.response = web.json_response({"message": message, "code": code}, status=status)


class Loopback:
    """Discord, as far as one bot needs it: Ada, Bruno, and one server of one channel, unless told more.

    `clock` gives the time that ids are made from, in Unix seconds.
    """

    def __init__(self, clock: Callable[[], float] = time.time) -> None:
        self.guests = {guest.id: guest for guest in (ADA, BRUNO)}
        self.guild_of = {CHANNEL: GUILD}  # the server of each channel
        self.messages: dict[str, dict[str, Any]] = {}
        self.readers: dict[str, int] = {}  # of private messages
        self.calls: Counter[str] = Counter()
        self.unknown: set[str] = set()  # calls of routes that are not answered here
        self.user_agents: Counter[str] = Counter()
        self.fails: list[tuple[str, Failure]] = []
        self.failed: Counter[str] = Counter()  # calls that failed as they were told to, by pattern
        self.on_call: Callable[[str], None] = lambda call: None
        self.on_shown: Callable[[dict[str, Any]], None] = lambda message: None
        self.rates = RateLimits()
        self.gateway = Gateway(TOKEN, self._session_began, self._changed)
        self.slowest = 0.0  # seconds from an interaction to its first answer
        self.address = ""
        self._clock, self._numbers = clock, count()
        self._interactions: dict[str, _Interaction] = {}
        self._direct: dict[str, Guest] = {}
        self._direct_of: dict[int, str] = {}
        self._nonces: dict[tuple[str, str], str] = {}
        self._change = asyncio.Event()

    @asynccontextmanager
    async def listening(self) -> AsyncIterator[None]:
        """Listen; `address` is host and port."""
        application = web.Application(client_max_size=32 << 20)
        application.router.add_get("/gateway-socket/", self.gateway.serve)
        application.router.add_route("*", PREFIX + "/{path:.*}", self._rest)
        runner = web.AppRunner(application, shutdown_timeout=0.1, access_log=None)
        await runner.setup()
        await web.TCPSite(runner, "127.0.0.1", 0).start()
        self.address = f"127.0.0.1:{runner.addresses[0][1]}"
        try:
            yield
        finally:
            await runner.cleanup()

    @asynccontextmanager
    async def answering(self, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[None]:
        """Listen, in Discord's place for this process."""
        async with self.listening():
            monkeypatch.setattr(Route, "BASE", f"http://{self.address}{PREFIX}")
            yield

    async def until(self, true: Callable[[], bool], seconds: float = 60) -> None:
        """Wait till something is so; it is looked at after everything that happens here."""
        async with asyncio.timeout(seconds):
            while not true():
                self._change.clear()
                await self._change.wait()

    def fail_once(self, pattern: str, failure: Failure) -> None:
        """Let the next call like that fail."""

        async def fail(request: web.Request) -> web.Response:
            self.fails.remove(entry)
            return await failure(request)

        entry = (pattern, fail)
        self.fails.append(entry)

    @property
    def _gateway_address(self) -> str:
        return f"ws://{self.address}/gateway-socket/"

    def _changed(self) -> None:
        self._change.set()

    def _new_id(self) -> str:
        milliseconds = int((self._clock() - DISCORD_EPOCH) * 1000)
        return str((milliseconds << 22) + next(self._numbers))

    # ---------------------------------------------------------------------- HTTP

    async def _rest(self, request: web.Request) -> web.Response:
        call = f"{request.method} {request.path.removeprefix(PREFIX)}"
        self.calls[re.sub(r"\d{6,}", "…", call).split("/token")[0]] += 1
        self.user_agents[request.headers.get("User-Agent", "")] += 1
        self.on_call(call)
        for pattern, failure in self.fails:
            if re.fullmatch(pattern, call):
                self.failed[pattern] += 1
                self._changed()
                return await failure(request)
        wait = self.rates.wait_for_all(call)
        if wait:
            return await too_many(wait, everywhere=True)(request)
        headers, wait = self.rates.count(call)
        if wait:
            response = await too_many(wait)(request)
        else:
            response = self._answered(request.method, call, await _sent(request))
        response.headers.update(headers)
        if response.status != 204:
            response.headers["Content-Type"] = "application/json"  # Discord names no character set
        self._changed()
        return response

    def _answered(self, method: str, call: str, sent: dict[str, Any]) -> web.Response:
        path = call.split(" ")[1].strip("/").split("/")
        try:
            answer = self._answer(method, path, sent)
        except DiscordError as error:
            return error.response
        return web.Response(status=204) if answer is None else web.json_response(answer)

    def _answer(self, method: str, path: list[str], sent: dict[str, Any]) -> Any:
        match method, path:
            case "GET", ["users", "@me"]:
                return KING
            case "GET", ["oauth2", "applications", "@me"]:
                named = {"id": BOT, "name": "kingbot", "icon": None, "description": "", "bot_public": True}
                return {**named, "bot_require_code_grant": False, "verify_key": "", "owner": KING, "flags": 0}
            case "GET", ["gateway", "bot"]:
                limit = {"total": 1000, "remaining": 990, "reset_after": 1, "max_concurrency": 1}
                return {
                    "url": self._gateway_address,
                    "shards": 1,
                    "session_start_limit": limit,
                }
            case "GET", ["applications", _, "emojis"]:
                return {"items": []}
            case "GET", ["applications", _, "commands"]:
                return []
            case "POST", ["users", "@me", "channels"]:
                return self._direct_channel(int(sent["recipient_id"]))
            case "GET", ["guilds", _, "members", user]:
                return self._member(self._guest(int(user)))
            case "POST", ["interactions", identity, token, "callback"]:
                return self._acknowledge(identity, token, sent)
            case _, ["webhooks", _, token, *rest]:
                return self._follow_up(method, self._interactions[token], rest, sent)
            case "POST", ["channels", channel, "messages"]:
                return self._post(channel, sent)
            case "PATCH", ["channels", channel, "messages", message]:
                return self._edit(message, sent)
            case "DELETE", ["channels", channel, "messages", message]:
                return self._delete(message)
        self.unknown.add(f"{method} /{'/'.join(path)}")
        raise DiscordError(404, 0, "404: Not Found")

    def _direct_channel(self, user: int) -> dict[str, Any]:
        guest = self._guest(user)
        if user not in self._direct_of:
            self.open_direct(guest, self._new_id())
        return {"id": self._direct_of[user], "type": 1, "recipients": [guest.account]}

    def open_direct(self, guest: Guest, channel: str) -> None:
        """Let a channel be that of somebody's direct messages."""
        self._direct[channel], self._direct_of[guest.id] = guest, channel

    def _guest(self, user: int) -> Guest:
        if user not in self.guests:
            raise DiscordError(404, 10013, "Unknown User")
        return self.guests[user]

    @staticmethod
    def _member(guest: Guest) -> dict[str, Any]:
        member = {"user": guest.account, "roles": [], "joined_at": SOME_TIME, "flags": 0}
        return {**member, "permissions": ALL, "deaf": False, "mute": False}

    # ------------------------------------------------------------------- messages

    def _post(self, channel: str, sent: dict[str, Any]) -> dict[str, Any]:
        """Keep a message; one with a nonce that is to be enforced is kept only once."""
        nonce = str(sent["nonce"]) if sent.get("enforce_nonce") else None
        if nonce is not None and (known := self._nonces.get((channel, nonce))):
            return self.messages.get(known, {"id": known})
        message = self._keep(self._new_id(), channel, sent)
        if nonce is not None:
            self._nonces[channel, nonce] = message["id"]
        return message

    def _edit(self, message: str, sent: dict[str, Any]) -> dict[str, Any]:
        if message not in self.messages:
            raise DiscordError(404, 10008, "Unknown Message")
        return self._keep(message, self.messages[message]["channel_id"], sent)

    def _delete(self, message: str) -> None:
        if self.messages.pop(message, None) is None:
            raise DiscordError(404, 10008, "Unknown Message")

    async def take_away(self, message: str) -> None:
        """Delete a message, as a moderator does; the bot is told."""
        channel = self.messages.pop(message)["channel_id"]
        await self.gateway.tell("MESSAGE_DELETE", {"id": message, "channel_id": channel, "guild_id": GUILD})

    def _keep(self, identity: str, channel: str, sent: dict[str, Any]) -> dict[str, Any]:
        old = self.messages.get(identity, {"channel_id": channel, "flags": 0})
        new = {"id": identity, "type": 0, "content": "", "author": KING, "timestamp": SOME_TIME, **old}
        empty: dict[str, Any] = {"mentions": [], "mention_roles": [], "attachments": [], "embeds": []}
        rest = {"edited_timestamp": None, "tts": False, "mention_everyone": False, "pinned": False}
        given = {key: sent[key] for key in ("components", "content", "flags") if key in sent}
        self.messages[identity] = kept = new | empty | rest | given
        if channel in self._direct:
            self.readers[identity] = self._direct[channel].id
        self.on_shown(kept)
        return kept

    # ---------------------------------------------------------------- interactions

    def _acknowledge(self, identity: str, token: str, sent: dict[str, Any]) -> dict[str, Any]:
        interaction = self._interactions[token]
        if interaction.answered is not None:
            raise DiscordError(400, 40060, "Interaction has already been acknowledged.")
        interaction.answered = time.monotonic()
        self.slowest = max(self.slowest, interaction.answered - interaction.told)
        told = {"id": identity, "type": 2, "response_message_loading": True}
        if sent["type"] in (4, 5):
            data = sent.get("data") or {}
            private = bool(data.get("flags", 0) & EPHEMERAL)
            message = self._answer_message(interaction, data, private=private)
            interaction.message = message["id"]
            told["response_message_id"] = message["id"]
        return {"interaction": told}

    def _answer_message(self, by: _Interaction, sent: dict[str, Any], *, private: bool) -> dict[str, Any]:
        identity = self._new_id()
        if private:
            self.readers[identity] = by.guest.id
        return self._keep(identity, by.channel, sent)

    def _follow_up(self, method: str, by: _Interaction, rest: list[str], sent: dict[str, Any]) -> Any:
        if by.answered is None:
            raise DiscordError(404, 10015, "Unknown Webhook")
        if method == "POST":
            return self._answer_message(by, sent, private=bool(sent.get("flags", 0) & EPHEMERAL))
        message = str(by.message) if rest[-1] == "@original" else rest[-1]
        return self._delete(message) if method == "DELETE" else self._edit(message, sent)

    async def interact(
        self, guest: Guest, kind: int, data: dict[str, Any], message: dict[str, Any] | None = None
    ) -> None:
        """Tell that somebody does something in the channel, or on a message."""
        identity = self._new_id()
        where = message["channel_id"] if message else CHANNEL
        direct = where in self._direct
        token = f"token{identity}"
        told: dict[str, Any] = {"id": identity, "application_id": BOT, "type": kind, "token": token}
        told |= {"version": 1, "channel_id": where, "data": data, "locale": "en-US", "app_permissions": ALL}
        told |= {"entitlements": [], "authorizing_integration_owners": {}, "attachment_size_limit": 10 << 20}
        told["channel"] = {"id": where, "type": 1 if direct else 0, "permissions": ALL, "name": "king"}
        here = {} if direct else {"guild_id": self.guild_of[where], "member": self._member(guest)}
        told |= {"user": guest.account} if direct else here
        if message is not None:
            told["message"] = message
        source = message["id"] if message else None
        self._interactions[token] = _Interaction(identity, where, guest, time.monotonic(), source)
        await self.gateway.tell("INTERACTION_CREATE", told)

    def unanswered(self) -> list[str]:
        """The interactions that nobody has answered."""
        return [each.id for each in self._interactions.values() if each.answered is None]

    def acknowledged_after(self, told: float) -> list[float]:
        """The seconds to the first answer of each interaction told after a time of the monotonic clock."""
        found = (each for each in self._interactions.values() if each.told >= told)
        return [each.answered - each.told for each in found if each.answered is not None]

    # ------------------------------------------------------------------- the gateway

    def _session_began(self, session: str) -> list[Event]:
        guilds: dict[str, list[str]] = {}
        for channel, guild in self.guild_of.items():
            guilds.setdefault(guild, []).append(channel)
        away = [{"id": guild, "unavailable": True} for guild in guilds]
        ready = {"v": 10, "user": KING, "guilds": away, "shard": [0, 1]}
        ready |= {
            "session_id": session,
            "resume_gateway_url": self._gateway_address,
            "application": {"id": BOT, "flags": 0},
        }
        return [("READY", ready), *(("GUILD_CREATE", _guild(*each)) for each in guilds.items())]


def _guild(identity: str, channels: Iterable[str]) -> dict[str, Any]:
    everyone = {"id": identity, "name": "@everyone", "permissions": ALL, "position": 0, "color": 0}
    flags = {"hoist": False, "managed": False, "mentionable": False}
    lists: dict[str, Any] = {key: [] for key in ("members", "threads", "emojis", "stickers", "features")}
    room = {"type": 0, "name": "king", "position": 0, "permission_overwrites": []}
    rooms = [{"id": channel} | room for channel in channels]
    guild = {"id": identity, "name": "Card club", "owner_id": "9", "member_count": 3, "channels": rooms}
    return guild | lists | {"roles": [everyone | flags]}


async def _sent(request: web.Request) -> dict[str, Any]:
    """The JSON of a call, also of one with files, which are not looked into."""
    if not request.can_read_body:
        return {}
    body = await request.read()
    if request.content_type != "application/json":
        body = _part(body, b'name="payload_json"')
    sent = json.loads(body or b"{}")
    return sent if isinstance(sent, dict) else {}


def _part(form: bytes, name: bytes) -> bytes:
    """The content of a part of a multipart form: nothing, if it has no such part."""
    headers = form.find(name)
    if headers < 0:
        return b""
    begin = form.index(b"\r\n\r\n", headers) + 4
    return form[begin : form.index(b"\r\n--", begin)]
