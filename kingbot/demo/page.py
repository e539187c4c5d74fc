"""The page of the demo: its own frame with accounts and places, and simcord's preview inside it."""

from __future__ import annotations

import html
import secrets
from importlib.resources import files
from typing import Any

from aiohttp import web

from kingbot.demo import simcord_internals
from kingbot.demo.world import Stage
from kingbot.i18n import languages, words

# The page and all that it loads come from here alone; only the page itself may frame the previews.
HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'self'; frame-ancestors 'none'; base-uri 'none'",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}
TYPES = {"css": "text/css", "js": "application/javascript", "svg": "image/svg+xml"}

#: The preview's answers to the requests of its client, which names the view in a header.
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
    """Serves the demo on the loopback interface, to whoever has its address."""

    def __init__(self, stage: Stage, language: str) -> None:
        self._stage = stage
        self._words = words(language)
        self._secret = secrets.token_urlsafe(16)
        self._runner: web.AppRunner | None = None
        self.port = 0

    @property
    def url(self) -> str:
        """The address of the page. Whoever has it can act as any of the demo's people."""
        return f"http://127.0.0.1:{self.port}/{self._secret}/"

    async def open(self, port: int) -> None:
        """Begin to listen on a port of the loopback interface; 0 takes any free one.

        :raises OSError: if the port is taken.
        """
        app = web.Application(handler_args={"handler_cancellation": False})
        app.router.add_get(f"/{self._secret}/", self._index)
        app.router.add_get(f"/{self._secret}/places", self._places)
        app.router.add_get(r"/demo/{name:page\.(css|js|svg)}", self._own_file)
        for path in simcord_internals.STATIC_PATHS:
            app.router.add_get(path, self._previews_file)
        for method, path, name in API:
            app.router.add_route(method, path, self._previews_answer(name))
        self._runner = web.AppRunner(app, access_log=None)
        await self._runner.setup()
        site = web.TCPSite(self._runner, "127.0.0.1", port)
        await site.start()
        self.port = self._runner.addresses[0][1]

    async def close(self) -> None:
        """Stop listening."""
        if self._runner is not None:
            await self._runner.cleanup()

    # ------------------------------------------------------------------ own part

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

    async def _own_file(self, request: web.Request) -> web.Response:
        name = request.match_info["name"]
        return web.Response(text=_file(name), content_type=TYPES[name.rpartition(".")[2]], headers=HEADERS)

    async def _places(self, request: web.Request) -> web.Response:
        """Who can be looked through, and what they can open; the frame asks again every second."""
        return web.json_response([await self._place(account) for account in self._stage.accounts])

    async def _place(self, account: Any) -> dict[str, Any]:
        dm = account.user.dm_channel
        rooms = [
            {
                "id": str(room.id),
                "name": room.name,
                "key": (await self._stage.view(account, room)).key,
                "news": self._stage.news(room),
            }
            for room in self._stage.rooms(account)
        ]
        return {
            "name": account.name,
            "language": languages()[account.language].name,
            "rooms": rooms,
            "dm": {
                "id": str(dm.id),
                "name": "kingbot",
                "key": (await self._stage.view(account, dm)).key,
                "news": self._stage.news(dm),
            },
        }

    # ------------------------------------------------------------- preview's part

    async def _previews_file(self, request: web.Request) -> web.StreamResponse:
        """A file of the preview's client: fonts may be kept, and the workbench around it is hidden."""
        response = await self._stage.views[0].handler("_static")(request)
        if request.path == "/preview.css" and isinstance(response, web.Response):
            response.text = f"{response.text}\n{_file('preview.css')}"
        if request.path.startswith("/fonts/"):
            response.headers["Cache-Control"] = "max-age=86400, immutable"
            response.headers.pop("Pragma", None)
        return response

    def _previews_answer(self, name: str) -> Any:
        async def answer(request: web.Request) -> web.StreamResponse:
            key = request.headers.get("X-Simcord-Capability", "")
            for view in self._stage.views:
                if secrets.compare_digest(view.key, key):
                    return await view.handler(name)(request)
            raise web.HTTPUnauthorized

        return answer
