"""The web page of the demo: lists of accounts and channels around simcord's previews in frames."""

from __future__ import annotations

import html
import secrets
from importlib.resources import files
from typing import Any

from aiohttp import web

from kingbot.demo import simcord_internals
from kingbot.demo.world import DemoDiscord
from kingbot.i18n import languages, words

# The page loads nothing from elsewhere, and nothing may frame it.
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
TYPES = {"css": "text/css", "js": "application/javascript", "svg": "image/svg+xml"}

#: The requests of the preview's client and the preview's handlers for them; a header names the view.
API = [
    ("POST", "/api/pages", "_pages"),
    ("DELETE", "/api/pages/{context_id}", "_delete_page"),
    ("GET", "/api/state", "_state"),
    ("GET", "/api/commands", "_commands"),
    ("GET", "/api/action-result", "_action_result"),
    ("POST", "/api/action", "_action"),
    ("GET", "/api/assets/{asset_id}", "_asset"),
]


def _file(name: str) -> str:
    return (files("kingbot.demo") / "page" / name).read_text(encoding="utf-8")


class Page:
    """Serves the demo on the loopback interface, to whoever knows its address."""

    def __init__(self, world: DemoDiscord, language: str) -> None:
        self._world = world
        self._words = words(language)
        self._secret = secrets.token_urlsafe(16)
        self._runner: web.AppRunner | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """The address of the page. Whoever has it can act as any of the demo's accounts."""
        return f"http://127.0.0.1:{self.port}/{self._secret}/"

    async def open(self, port: int) -> None:
        """Listen on a port of the loopback interface; 0 takes any free one.

        :raises OSError: if the port is taken.
        """
        app = web.Application(handler_args={"handler_cancellation": False})
        app.router.add_get(f"/{self._secret}/", self._index)
        app.router.add_get(f"/{self._secret}/places", self._accounts)
        app.router.add_get(r"/demo/{name:page\.(css|js|svg)|pictures\.js}", self._own_static)
        for path in simcord_internals.STATIC_PATHS:
            app.router.add_get(path, self._preview_static)
        for method, path, name in API:
            app.router.add_route(method, path, self._preview_handler(name))
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    # ------------------------------------------------------------------ own page

    async def _index(self, request: web.Request) -> web.Response:
        text = _file("page.html").replace("{language}", self._words.language)
        for key in (
            "demo-page-title",
            "demo-page-channels",
            "demo-page-messages",
            "demo-page-accounts",
            "demo-page-limits",
            "demo-page-limits-list",
        ):
            text = text.replace("{" + key + "}", html.escape(self._words(key)))
        return web.Response(text=text, content_type="text/html", headers=HEADERS)

    async def _own_static(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        return web.Response(text=_file(name), content_type=TYPES[name.rpartition(".")[2]], headers=HEADERS)

    async def _accounts(self, request: web.Request) -> web.Response:
        """All accounts with their channels; the page polls this every second."""
        return web.json_response([await self._account(account) for account in self._world.accounts])

    async def _account(self, account: Any) -> dict[str, Any]:
        dm = account.user.dm_channel
        channels = [
            {
                "id": str(channel.id),
                "name": channel.name,
                "key": (await self._world.view(account, channel)).key,
                "news": self._world.last_change(channel),
            }
            for channel in self._world.readable_channels(account)
        ]
        return {
            "name": account.name,
            "language": languages()[account.language].name,
            "rooms": channels,
            "dm": {
                "id": str(dm.id),
                "name": "kingbot",
                "key": (await self._world.view(account, dm)).key,
                "news": self._world.last_change(dm),
            },
        }

    # ---------------------------------------------------------- simcord's previews

    async def _preview_static(self, request: web.Request) -> web.StreamResponse:
        """A file of the preview's client; fonts get a cache header, and our CSS hides its workbench."""
        response = await self._world.views[0].handler("_static")(request)
        if request.path == "/preview.css" and isinstance(response, web.Response):
            response.text = f"{response.text}\n{_file('preview.css')}"
        if request.path.startswith("/fonts/"):
            response.headers["Cache-Control"] = "max-age=86400, immutable"
            response.headers.pop("Pragma", None)
        return response

    def _preview_handler(self, name: str) -> Any:
        async def answer(request: web.Request) -> web.StreamResponse:
            key = request.headers.get("X-Simcord-Capability", "")
            for view in self._world.views:
                if secrets.compare_digest(view.key, key):
                    return await view.handler(name)(request)
            raise web.HTTPUnauthorized

        return answer
