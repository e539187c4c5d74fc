"""The gateway of the loopback Discord: sessions over a websocket, resumed or refused as Discord does it."""

from __future__ import annotations

import asyncio
import json
import time
import zlib
from collections.abc import Callable
from typing import Any, Final

from aiohttp import WSMsgType, web

HEARTBEAT_MILLISECONDS: Final = 41_250
PRIVILEGED: Final = 1 << 1 | 1 << 8 | 1 << 15  # members, presences, message content

# Close codes.
UNKNOWN_ERROR: Final = 4000
AUTHENTICATION_FAILED: Final = 4004
DISALLOWED_INTENTS: Final = 4014

Event = tuple[str, dict[str, Any]]


class Gateway:
    """One session at a time: its events in order, those missed are sent when it is resumed.

    `began` tells the events with which a session begins, READY first; `changed` is called after everything
    that a test may wait for. `refusal` is the close code that answers every IDENTIFY, if there is one.
    """

    def __init__(self, token: str, began: Callable[[str], list[Event]], changed: Callable[[], None]) -> None:
        self.token = token
        self.refusal: int | None = None
        self.sessions = self.resumed = self.heartbeats = 0
        self.intents: int | None = None
        self._began, self._changed = began, changed
        self._events: list[str] = []
        self._session: str | None = None
        self._connection: _Connection | None = None
        self._beat = asyncio.Event()

    @property
    def is_connected(self) -> bool:
        """Whether a bot has identified itself, or resumed, and listens."""
        return self._connection is not None

    async def serve(self, request: web.Request) -> web.WebSocketResponse:
        """Talk to one connection until it ends."""
        socket = web.WebSocketResponse()
        await socket.prepare(request)
        connection = _Connection(socket, compress=request.query.get("compress") == "zlib-stream")
        await connection.send({"op": 10, "d": {"heartbeat_interval": HEARTBEAT_MILLISECONDS}})
        async for message in socket:
            if message.type is not WSMsgType.TEXT:
                break
            told = json.loads(message.data)
            match told["op"]:
                case 1:
                    self.heartbeats += 1
                    self._beat.set()
                    await connection.send({"op": 11})
                case 2:
                    await self._identify(connection, told["d"])
                case 6:
                    await self._resume(connection, told["d"])
            self._changed()
        if self._connection is connection:
            self._connection = None
        self._changed()
        return socket

    async def _identify(self, connection: _Connection, told: dict[str, Any]) -> None:
        self.intents = told["intents"]
        refusal = self.refusal
        if told["token"] != self.token:
            refusal = AUTHENTICATION_FAILED
        elif self.intents & PRIVILEGED:
            refusal = DISALLOWED_INTENTS
        if refusal is not None:
            await connection.close(refusal)
            return
        self.sessions += 1
        self._session, self._events = f"session{self.sessions}", []
        for event, data in self._began(self._session):
            self._note(event, data)
        await self._catch_up(connection, 0)

    async def _resume(self, connection: _Connection, told: dict[str, Any]) -> None:
        if told["token"] != self.token:
            await connection.close(AUTHENTICATION_FAILED)
        elif told["session_id"] != self._session:
            await connection.send({"op": 9, "d": False})
        else:
            self.resumed += 1
            await self._catch_up(connection, told["seq"])
            await self.tell("RESUMED", {})

    async def _catch_up(self, connection: _Connection, seen: int) -> None:
        """Send all events after those that were `seen`, in order, also what happens meanwhile."""
        while seen < len(self._events):
            await connection.send(json.loads(self._events[seen]))
            seen += 1
        self._connection = connection

    def _note(self, event: str, data: dict[str, Any]) -> dict[str, Any]:
        told = {"op": 0, "t": event, "s": len(self._events) + 1, "d": data}
        self._events.append(json.dumps(told))
        return told

    async def tell(self, event: str, data: dict[str, Any]) -> None:
        """Send an event, or keep it for when the session is resumed."""
        told = self._note(event, data)
        if self._connection is not None:
            await self._connection.send(told)

    async def heartbeat_seconds(self) -> float:
        """Ask the bot for a heartbeat, and return how long it took: what else it did kept it from it."""
        assert self._connection is not None
        self._beat.clear()
        asked = time.monotonic()
        await self._connection.send({"op": 1, "d": None})
        await self._beat.wait()
        return time.monotonic() - asked

    async def hang_up(self, code: int = UNKNOWN_ERROR) -> None:
        """Close the connection to the bot, which may resume its session unless the code forbids it."""
        assert self._connection is not None
        connection, self._connection = self._connection, None
        await connection.close(code)

    async def ask_to_reconnect(self) -> None:
        """Ask the bot to connect anew and resume its session."""
        assert self._connection is not None
        connection, self._connection = self._connection, None
        await connection.send({"op": 7, "d": None})

    async def invalidate(self) -> None:
        """End the session: the bot has to begin another, and what happens until then is not told."""
        assert self._connection is not None
        connection, self._connection, self._session = self._connection, None, None
        await connection.send({"op": 9, "d": False})


class _Connection:
    """A websocket, with the compression that the bot has asked for."""

    def __init__(self, socket: web.WebSocketResponse, *, compress: bool) -> None:
        self._socket = socket
        self._compressor = zlib.compressobj() if compress else None

    async def send(self, told: dict[str, Any]) -> None:
        if self._socket.closed:
            return
        if self._compressor is None:
            await self._socket.send_json(told)
            return
        packed = self._compressor.compress(json.dumps(told).encode())
        await self._socket.send_bytes(packed + self._compressor.flush(zlib.Z_SYNC_FLUSH))

    async def close(self, code: int) -> None:
        await self._socket.close(code=code)
