"""Everything that uses private names of simcord, the simulated Discord, and why.

simcord is pinned to one exact version, because private names may change in any other.
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


def poll_quickly() -> None:
    """Make simcord look for finished work every few milliseconds, not every twentieth of a second.

    After each action simcord waits until the bot has come to rest; how often it looks is a default of
    a private method, and no public setting reaches it: 18 clicks a second with it, hundreds without.
    """
    settle: Any = Env._settle_internal
    settle.__kwdefaults__["idle"] = IDLE


_locales: WeakKeyDictionary[Any, dict[int, str]] = WeakKeyDictionary()
_original_payload = simcord.interactions.base_payload


def _localised_payload(backend: Any, **facts: Any) -> tuple[Any, dict[str, Any]]:
    """Build the payload of an interaction with the locales of its user and server."""
    record, payload = _original_payload(backend, **facts)
    payload["locale"] = _locales.get(backend, {}).get(facts["user_id"], "en-US")
    if facts["guild_id"] is not None:
        payload["guild_locale"] = backend.get_guild(facts["guild_id"]).preferred_locale
    return record, payload


def set_locale(env: Env, user_id: int, locale: str) -> None:
    """Set the locale of a user's Discord client ("it", "pt-BR" …); in simcord everybody has en-US.

    The locale is a constant in the function that builds interactions, which is patched here once for the
    whole process; other users stay with en-US.
    """
    simcord.interactions.base_payload = _localised_payload
    _locales.setdefault(env.backend, {})[user_id] = locale


def set_clock(env: Env, moment: datetime) -> None:
    """Let the simulated time begin at `moment` instead of on 1 January 2026."""
    env.backend.clock._epoch = moment


def set_bot_name(env: Env, name: str) -> None:
    """Name the bot's account, which is "TestBot" otherwise; call it before the start."""
    env.backend.bot_user.name = name


def readable_channels(env: Env, user_id: int) -> list[ChannelHandle]:
    """Every text channel and thread in servers that this user can read, in the order of their creation."""
    backend = env.backend
    found = []
    for channel in backend.channels.values():
        if channel.guild_id is not None and channel_accessible(backend, channel.id, user_id, history=True):
            found.append(ChannelHandle(env, GuildHandle(env, backend.get_guild(channel.guild_id)), channel))
    return found


class ChangeCounter:
    """Counts the changes of messages by channel and message, so that only changed views are published.

    It patches the functions through which simcord stores messages; gateway events would not do, since edits
    of ephemeral messages cause none.
    """

    def __init__(self, env: Env) -> None:
        self.count = 0
        self._channels: Counter[int] = Counter()
        self._messages: Counter[int] = Counter()
        backend: Any = env.backend
        original_commit, original_edit, original_delete = (
            backend.commit_message,
            backend.edit_message,
            backend.delete_message,
        )

        def commit(message: Any, **options: Any) -> Any:
            self._count_change(message.channel_id, message.id)
            return original_commit(message, **options)

        def edit(channel_id: int, message_id: int, fields: Any) -> Any:
            self._count_change(channel_id, message_id)
            return original_edit(channel_id, message_id, fields)

        def delete(channel_id: int, message_id: int) -> None:
            self._count_change(channel_id, message_id)
            original_delete(channel_id, message_id)

        backend.commit_message, backend.edit_message, backend.delete_message = commit, edit, delete

    def _count_change(self, channel_id: int, message_id: int) -> None:
        self.count += 1
        self._channels[channel_id] = self._messages[message_id] = self.count

    def last_change_in_channel(self, channel_id: int) -> int:
        """The value of `count` at the last change in a channel; 0 if there was none."""
        return self._channels[channel_id]

    def last_change_of_message(self, message_id: int) -> int:
        """The value of `count` at the last change of a message; 0 if there was none."""
        return self._messages[message_id]


class _PreviewFanOut:
    """Takes the place of simcord's only preview and forwards calls to all of ours."""

    _closed = False

    def __init__(self) -> None:
        self.previews: list[Any] = []

    def _mark_action_dispatched(self) -> None:
        for preview in self.previews:
            preview._mark_action_dispatched()


#: Returns a context manager that excludes all other actions.
Exclusive = Callable[[], AbstractAsyncContextManager[None]]


class ChannelView:
    """One channel as one user sees it, rendered by simcord's preview in a frame of our page.

    simcord allows one preview at a time, with a server of its own, and refuses to be framed. Here there are
    as many as users have channels. Their servers are never started: the page's server calls their handlers
    (`handler`), and their headers allow our frames.
    """

    def __init__(self, preview: Any, changes: ChangeCounter, port: int, exclusive: Exclusive) -> None:
        self._preview = preview
        self._changes = changes
        self._exclusive = exclusive
        self._shown: dict[str, dict[int, int]] = {}
        server: Any = preview._server
        server.start = self._bind_nothing
        server.port = self._port = port
        frames = {"X-Frame-Options": "SAMEORIGIN"}
        policy = server._SECURITY_HEADERS["Content-Security-Policy"]
        frames["Content-Security-Policy"] = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'")
        server._SECURITY_HEADERS = {**server._SECURITY_HEADERS, **frames}
        self._original_action = preview._action
        self._original_publish = preview._publish
        preview._action = self._action
        preview._publish = self._publish

    @property
    def key(self) -> str:
        """The secret with which a page uses this view; whoever has it can act as this user."""
        return str(self._preview.capability)

    async def _bind_nothing(self) -> None:
        _server.web = web  # type: ignore[attr-defined]  # where its handlers look for aiohttp after a start
        self._preview._server.port = self._port

    async def _action(self, context_id: str | None, body: Any) -> Any:
        """Carry out a click as soon as no other action is running, instead of refusing it.

        simcord also refuses a click on an older revision of the page than the last published one; here it is
        accepted if the clicked message is unchanged.
        """
        async with self._exclusive():
            page = self._preview._pages.get(context_id)
            if page is not None and isinstance(body, Mapping) and self._unchanged(page, body):
                body = {**body, "published_revision": page.revision}
            return await self._original_action(context_id, body)

    def _unchanged(self, page: Any, body: Mapping[str, Any]) -> bool:
        seen = self._shown.get(page.id, {}).get(body.get("published_revision", 0))
        target = body.get("target_id")
        if seen is None:
            return False
        # A target that is not a number is refused later.
        return not str(target).isdecimal() or self._changes.last_change_of_message(int(str(target))) <= seen

    def _publish(self, page: Any, **options: Any) -> None:
        shown = self._shown.setdefault(page.id, {})
        self._original_publish(page, **options)
        shown[page.revision] = self._changes.count
        while len(shown) > 50:
            shown.pop(next(iter(shown)))

    def publish_changes(self, *, force: bool = False) -> None:
        """Publish changes in the channel to the browsers that have it open.

        simcord publishes to a page only what that page itself caused. `force` publishes without a change too,
        for texts that depend on the time ("in 5 minutes").
        """
        preview = self._preview
        preview._advance_presentation_time()
        for page in list(preview._pages.values()):
            last = self._shown.get(page.id, {}).get(page.revision, -1)
            stale = last < self._changes.last_change_in_channel(page.channel_id)
            if page is not preview._python and (stale or force):
                preview._publish(page, reason="refresh")
        self._shown = {page: shown for page, shown in self._shown.items() if page in preview._pages}

    @property
    def is_open(self) -> bool:
        """Whether a browser has this view open."""
        return len(self._preview._pages) > 1

    def handler(self, name: str) -> Callable[[web.Request], Awaitable[web.StreamResponse]]:
        """The preview's own request handler of this name: "_static", "_state", "_action" …"""
        handler: Callable[[web.Request], Awaitable[web.StreamResponse]] = getattr(self._preview._server, name)
        return handler

    async def close(self) -> None:
        """Close the preview."""
        await self._preview.close()


_snapshots: Any = _snapshot
_original_navigation = _snapshots._message_navigation


def _short_navigation(preview: Any, page: Any, visible: list[Any]) -> Any:
    """Build the message list of the sidebar with one message instead of fifty.

    Our page hides the list, and building it takes most of the time of publishing a change: half a second
    with two hundred messages in the channel.
    """
    return _original_navigation(preview, page, visible[-1:])


_messages_module: Any = _messages
_original_context = _messages_module._markdown_context


def _context_with_channels(preview: Any, page: Any, message: Any, channel: Any, **rest: Any) -> Any:
    """Let channel mentions work in direct messages, as in Discord; in the preview they do in servers only."""
    context = _original_context(preview, page, message, channel, **rest)
    if channel.guild_id is None:
        names = {str(room.id): room.name for room in readable_channels(preview.env, page.viewer.id)}
        context |= {"channels": names, "channel_ids": list(names)}
    return context


STATIC_PATHS = tuple(_server.PreviewServer._STATIC_FILES)


async def open_view(
    env: Env,
    viewer: MemberActor | UserHandle,
    channel: ChannelHandle,
    *,
    changes: ChangeCounter,
    port: int,
    exclusive: Exclusive,
    locale: str,
    timezone: str,
) -> ChannelView:
    """Open a channel as a user sees it; actions on it run inside `exclusive`."""
    fan_out = env._preview if isinstance(env._preview, _PreviewFanOut) else _PreviewFanOut()
    env._preview = None
    _snapshots._message_navigation = _short_navigation
    _messages_module._markdown_context = _context_with_channels
    preview: Preview = env.preview(
        channel, viewers=[viewer], layout="channel", locale=locale, timezone=timezone, port=port
    )
    view = ChannelView(preview, changes, port, exclusive)
    await preview.__aenter__()
    fan_out.previews.append(preview)
    env._preview = fan_out  # type: ignore[assignment]
    return view
