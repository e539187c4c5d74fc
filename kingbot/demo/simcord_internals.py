"""Everything that reaches behind simcord's public names: the reasons why, and the only place that does it.

simcord is pinned to one exact version, because what is used here may change in any other.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from contextlib import AbstractAsyncContextManager
from datetime import datetime
from typing import Any, Final
from weakref import WeakKeyDictionary

import simcord.interactions
from aiohttp import web
from simcord import ChannelHandle, Env, GuildHandle, MemberActor, Preview, UserHandle
from simcord.backend.access import channel_accessible
from simcord.preview import _messages, _server, _snapshot

IDLE: Final = 0.002
"""Seconds between two looks whether the bot has come to rest: each costs as much as some work of the bot."""


def settle_quickly() -> None:
    """Make simcord look for finished work every few milliseconds, not every twentieth of a second.

    After each action simcord waits until the bot has come to rest; how often it looks is a default of
    a private method, and no public setting reaches it: 18 clicks a second with it, hundreds without.
    """
    settle: Any = Env._settle_internal
    settle.__kwdefaults__["idle"] = IDLE


_locales: WeakKeyDictionary[Any, dict[int, str]] = WeakKeyDictionary()
_plain_payload = simcord.interactions.base_payload


def _localised_payload(backend: Any, **facts: Any) -> tuple[Any, dict[str, Any]]:
    """Build an interaction, then write in the language of its person and of its server."""
    record, payload = _plain_payload(backend, **facts)
    payload["locale"] = _locales.get(backend, {}).get(facts["user_id"], "en-US")
    if facts["guild_id"] is not None:
        payload["guild_locale"] = backend.get_guild(facts["guild_id"]).preferred_locale
    return record, payload


def set_locale(env: Env, user_id: int, locale: str) -> None:
    """Let this person's Discord speak `locale` ("it", "pt-BR" …): simcord says en-US for everybody.

    The locale is a constant in the function that builds interactions, which is wrapped here once for
    the whole process; people of whom nothing was said stay with en-US.
    """
    simcord.interactions.base_payload = _localised_payload
    _locales.setdefault(env.backend, {})[user_id] = locale


def start_clock(env: Env, moment: datetime) -> None:
    """Let the simulated time begin now instead of on New Year's Day 2026."""
    env.backend.clock._epoch = moment


def name_bot(env: Env, name: str) -> None:
    """Call the bot's account by its name instead of "TestBot"; it has to be done before the start."""
    env.backend.bot_user.name = name


def rooms(env: Env, user_id: int) -> list[ChannelHandle]:
    """Every text channel and thread of the servers that this person can read, in order of their making."""
    backend = env.backend
    found = []
    for channel in backend.channels.values():
        if channel.guild_id is not None and channel_accessible(backend, channel.id, user_id, history=True):
            found.append(ChannelHandle(env, GuildHandle(env, backend.get_guild(channel.guild_id)), channel))
    return found


class Changes:
    """Counts what happens to the messages of every channel, so that only what changed is shown anew.

    All messages pass through these functions of simcord's memory; edits of ephemeral ones cause no
    gateway event, so that listening there would miss them.
    """

    def __init__(self, env: Env) -> None:
        self.count = 0
        self._channels: Counter[int] = Counter()
        self._messages: Counter[int] = Counter()
        backend: Any = env.backend
        plain_commit, plain_edit, plain_delete = (
            backend.commit_message,
            backend.edit_message,
            backend.delete_message,
        )

        def commit(message: Any, **options: Any) -> Any:
            self._note(message.channel_id, message.id)
            return plain_commit(message, **options)

        def edit(channel_id: int, message_id: int, fields: Any) -> Any:
            self._note(channel_id, message_id)
            return plain_edit(channel_id, message_id, fields)

        def delete(channel_id: int, message_id: int) -> None:
            self._note(channel_id, message_id)
            plain_delete(channel_id, message_id)

        backend.commit_message, backend.edit_message, backend.delete_message = commit, edit, delete

    def _note(self, channel_id: int, message_id: int) -> None:
        self.count += 1
        self._channels[channel_id] = self._messages[message_id] = self.count

    def of_channel(self, channel_id: int) -> int:
        """The count at the last change in a channel; 0 for none."""
        return self._channels[channel_id]

    def of_message(self, message_id: int) -> int:
        """The count at the last change of a message; 0 for none."""
        return self._messages[message_id]


class _AllPreviews:
    """Stands where simcord keeps its one preview, and passes on to all of them what it is told."""

    _closed = False

    def __init__(self) -> None:
        self.previews: list[Any] = []

    def _mark_action_dispatched(self) -> None:
        for preview in self.previews:
            preview._mark_action_dispatched()


#: Gives a context in which nothing else is being done.
Alone = Callable[[], AbstractAsyncContextManager[None]]


class View:
    """One channel as one person sees it, shown by simcord's preview inside a page of ours.

    simcord allows one preview at a time, each with a server of its own, shown in no frame. Here there are
    as many as people have places; their servers are never started: the page's server answers for them
    (`answer`), and their pages may stand in its frames.
    """

    def __init__(self, preview: Any, changes: Changes, port: int, alone: Alone) -> None:
        self._preview = preview
        self._changes = changes
        self._alone = alone
        self._shown: dict[str, dict[int, int]] = {}
        server: Any = preview._server
        server.start = self._bind_nothing
        server.port = self._port = port
        frames = {"X-Frame-Options": "SAMEORIGIN"}
        policy = server._SECURITY_HEADERS["Content-Security-Policy"]
        frames["Content-Security-Policy"] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        server._SECURITY_HEADERS = {**server._SECURITY_HEADERS, **frames}
        self._plain_action = preview._action
        self._plain_publish = preview._publish
        preview._action = self._action
        preview._publish = self._publish

    @property
    def key(self) -> str:
        """What a page must know to use this view; whoever has it can act as this person."""
        return str(self._preview.capability)

    async def _bind_nothing(self) -> None:
        _server.web = web  # type: ignore[attr-defined]  # its handlers find aiohttp there once it has started
        self._preview._server.port = self._port

    async def _action(self, context_id: str | None, body: Any) -> Any:
        """Do what was clicked when nothing else is being done, instead of refusing because something is.

        simcord refuses a click made on an older picture of the page than the last published; here it is
        taken if the message clicked is still the same.
        """
        async with self._alone():
            page = self._preview._pages.get(context_id)
            if page is not None and isinstance(body, Mapping) and self._unchanged(page, body):
                body = {**body, "published_revision": page.revision}
            return await self._plain_action(context_id, body)

    def _unchanged(self, page: Any, body: Mapping[str, Any]) -> bool:
        seen = self._shown.get(page.id, {}).get(body.get("published_revision", 0))
        target = body.get("target_id")
        if seen is None:
            return False
        # A target that is no number is refused further on.
        return not str(target).isdecimal() or self._changes.of_message(int(str(target))) <= seen

    def _publish(self, page: Any, **options: Any) -> None:
        shown = self._shown.setdefault(page.id, {})
        self._plain_publish(page, **options)
        shown[page.revision] = self._changes.count
        while len(shown) > 50:
            shown.pop(next(iter(shown)))

    def follow(self, *, anyway: bool = False) -> None:
        """Publish what changed in the channel to the browsers that have it open.

        simcord publishes to a page only what that page itself caused. With `anyway` it is done without
        a change too, for what depends on the time alone ("in 5 minutes").
        """
        preview = self._preview
        preview._advance_presentation_time()
        for page in list(preview._pages.values()):
            last = self._shown.get(page.id, {}).get(page.revision, -1)
            stale = last < self._changes.of_channel(page.channel_id)
            if page is not preview._python and (stale or anyway):
                preview._publish(page, reason="refresh")
        self._shown = {page: shown for page, shown in self._shown.items() if page in preview._pages}

    @property
    def watched(self) -> bool:
        """Whether a browser has this view open."""
        return len(self._preview._pages) > 1

    def handler(self, name: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        """The preview's own answer to a kind of request: "_static", "_state", "_action" …"""
        answer: Callable[[web.Request], Awaitable[web.StreamResponse]] = getattr(self._preview._server, name)
        return answer

    async def close(self) -> None:
        """End the view."""
        await self._preview.close()


_snapshots: Any = _snapshot
_plain_navigation = _snapshots._message_navigation


def _short_navigation(preview: Any, page: Any, visible: list[Any]) -> Any:
    """List one message at the side instead of fifty.

    The list is hidden in our page, and making it takes most of the time of showing a change: half a second
    once two hundred messages have been written.
    """
    return _plain_navigation(preview, page, visible[-1:])


_messages_module: Any = _messages
_plain_context = _messages_module._markdown_context


def _context_with_channels(preview: Any, page: Any, message: Any, channel: Any, **rest: Any) -> Any:
    """Let direct messages name channels, as they do in Discord; the preview knows them in servers only."""
    context = _plain_context(preview, page, message, channel, **rest)
    if channel.guild_id is None:
        names = {str(room.id): room.name for room in rooms(preview.env, page.viewer.id)}
        context |= {"channels": names, "channel_ids": list(names)}
    return context


STATIC_PATHS = tuple(_server.PreviewServer._STATIC_FILES)


async def open_view(
    env: Env,
    viewer: MemberActor | UserHandle,
    channel: ChannelHandle,
    *,
    changes: Changes,
    port: int,
    alone: Alone,
    locale: str,
    timezone: str,
) -> View:
    """Open a channel as a person sees it; actions on it are done `alone`."""
    everybody = env._preview if isinstance(env._preview, _AllPreviews) else _AllPreviews()
    env._preview = None
    _snapshots._message_navigation = _short_navigation
    _messages_module._markdown_context = _context_with_channels
    preview: Preview = env.preview(
        channel, viewers=[viewer], layout="channel", locale=locale, timezone=timezone, port=port
    )
    view = View(preview, changes, port, alone)
    await preview.__aenter__()
    everybody.previews.append(preview)
    env._preview = everybody  # type: ignore[assignment]
    return view
