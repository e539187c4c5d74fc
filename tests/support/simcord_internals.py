"""What the test bench needs from behind simcord's public names, each with its reason."""

from __future__ import annotations

import copy
import re
import sys
from collections import deque
from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager, contextmanager
from copy import deepcopy
from dataclasses import dataclass, field
from datetime import datetime, timedelta
from types import SimpleNamespace
from typing import Any, Final

from discord import Permissions
from simcord import (
    ChannelHandle,
    Env,
    GuildHandle,
    InteractionResult,
    ResponseMessage,
    UserHandle,
    interactions,
)
from simcord.backend import errors, serializers
from simcord.backend.access import message_accessible
from simcord.backend.models.channel import Overwrite
from simcord.components import walk_components
from simcord.enums import ComponentType, InteractionType, OverwriteType
from simcord.http import router

from kingbot.demo.simcord_internals import IDLE, poll_quickly, set_locale

__all__ = ["IDLE", "poll_quickly", "set_locale"]


def copy_quickly() -> None:
    """Make simcord copy its payloads as what they are, JSON.

    It copies every message several times on its way, with `deepcopy`, which looks at each string of it as
    something that might be shared: a seventh of the time of a click.
    """
    for name, module in list(sys.modules.items()):
        if name.startswith("simcord") and getattr(module, "deepcopy", None) is deepcopy:
            module.deepcopy = _copy  # type: ignore[attr-defined]
        elif name.startswith("simcord") and getattr(module, "copy", None) is copy:
            module.copy = SimpleNamespace(deepcopy=_copy, copy=copy.copy)  # type: ignore[attr-defined]


def _copy(value: Any) -> Any:
    kind = type(value)
    if kind is dict:
        return {key: _copy(each) for key, each in value.items()}
    if kind is list:
        return [_copy(each) for each in value]
    return value if kind in _UNCHANGING else deepcopy(value)


_UNCHANGING: Final = {str, int, float, bool, type(None)}


# Seconds of the wall's clock in which the bot has to come to rest after an action, also on a busy machine.
PATIENCE: Final = 60.0


def stop_the_clock(env: Env) -> None:
    """Let simulated time pass only when it is told to; to be called before the start.

    simcord also lets its timers go off when as much real time has passed, which on a slow machine pings
    people in the middle of a test, and waits for those of the next seconds.
    """
    world: Any = env
    plain_schedule = world._schedule_timer

    def schedule(record: Any, *rest: Any) -> None:
        plain_schedule(record, *rest)
        if record.real_handle is not None:
            record.real_handle.cancel()
            record.real_handle = None

    world._schedule_timer = schedule


def as_bot(env: Env) -> AbstractContextManager[None]:
    """Inside, what a test has the bot do happens by the simulated clock; its loop tells real time else."""
    return env._bot_scope()


NONCES_KEPT: Final = timedelta(minutes=5)


THREAD_IS_ARCHIVED: Final = 50083


def archive(env: Env, thread_id: int, *, locked: bool = False) -> None:
    """Archive a thread, as Discord does with one where nothing is written; `locked`, as a moderator does."""
    thread = env.backend.get_channel(thread_id)
    assert thread.thread_metadata is not None
    thread.thread_metadata.archived, thread.thread_metadata.locked = True, locked


def unlock(env: Env, thread_id: int) -> None:
    """Open a thread again."""
    thread = env.backend.get_channel(thread_id)
    assert thread.thread_metadata is not None
    thread.thread_metadata.archived = thread.thread_metadata.locked = False


def is_archived(env: Env, thread_id: int) -> bool:
    """Whether a thread is archived."""
    thread = env.backend.get_channel(thread_id)
    return thread.thread_metadata is not None and thread.thread_metadata.archived


def _look_at_thread(backend: Any, method: str, path: str) -> None:
    """Treat messages in archived threads as Discord does: a new one opens the thread, unless it is locked."""
    found = re.fullmatch(r"/channels/(\d+)/messages(/\d+)?", path)
    thread = backend.channels.get(int(found[1])) if found else None
    if found is None or thread is None or thread.thread_metadata is None or method == "GET":
        return
    if thread.thread_metadata.archived:
        if method != "POST" or thread.thread_metadata.locked:
            raise errors.BackendError(400, THREAD_IS_ARCHIVED, "Thread is archived")
        thread.thread_metadata.archived = False


def be_strict() -> None:
    """Have calls refused, and nonces enforced, where simcord does not mind and Discord does.

    A message whose nonce is enforced and known is sent only once within some minutes; the call is answered
    with the earlier message, even one that was deleted since.
    """
    if getattr(router.dispatch, "is_strict", False):
        return
    plain_dispatch = router.dispatch

    def dispatch(backend: Any, method: str, path: str, *, json: Any = None, **rest: Any) -> Any:
        _look_at_thread(backend, method, path)
        nonce = json.get("nonce") if isinstance(json, dict) and json.get("enforce_nonce") else None
        if nonce is None:
            return plain_dispatch(backend, method, path, json=json, **rest)
        sent: dict[tuple[str, str], tuple[datetime, Any]] = backend.__dict__.setdefault("nonces", {})
        now = backend.clock.now()
        at, answer = sent.get((path, nonce), (now - NONCES_KEPT, None))
        if now - at >= NONCES_KEPT:
            answer = plain_dispatch(backend, method, path, json=json, **rest)
            sent[path, nonce] = now, answer
        return deepcopy(answer)

    dispatch.is_strict = True  # type: ignore[attr-defined]
    router.dispatch = dispatch


@dataclass(frozen=True)
class Message:
    """A message as it stands in simcord's memory: the public objects lack the raw Components V2."""

    id: int
    channel_id: int
    author_id: int
    content: str
    embeds: list[dict[str, Any]]
    components: list[dict[str, Any]]
    attachments: list[dict[str, Any]]
    private: bool
    pinged: frozenset[int]


def message_of(stored: Any) -> Message:
    """A lasting copy of a message in simcord's memory."""
    return Message(
        stored.id,
        stored.channel_id,
        stored.author_id,
        stored.content,
        _copy(stored.embeds),
        _copy(stored.components),
        _copy(stored.attachments),
        stored.is_ephemeral,
        frozenset(stored.ping_user_ids),
    )


def messages_seen_by(env: Env, user_id: int, channel_id: int | None = None) -> list[Message]:
    """Everything this person could scroll to now, in one channel or in all, oldest first.

    `ChannelHandle.history` answers for one channel, and needs to be told which handle to ask as.
    """
    found = [
        message_of(stored)
        for channel, stored_here in env.backend.messages.items()
        if channel_id in (None, channel)
        for stored in stored_here.values()
        if message_accessible(env.backend, channel, stored, user_id, history=True)
    ]
    return sorted(found, key=lambda message: message.id)


def channel_of(env: Env, channel_id: int) -> ChannelHandle:
    """The handle of any channel or thread, also of one that the bot made."""
    channel = env.backend.get_channel(channel_id)
    guild = GuildHandle(env, env.backend.get_guild(channel.guild_id)) if channel.guild_id else None
    return ChannelHandle(env, guild, channel)


def file(env: Env, url: str) -> bytes:
    """The bytes of an attachment; empty for one that lies outside simcord."""
    return env.backend.cdn.get(url) or b""


def may_attach_files(env: Env, channel_id: int) -> bool:
    """Whether the bot may send files there: simcord itself does not mind."""
    channel = env.backend.get_channel(channel_id)
    if channel.guild_id is None:
        return True
    permissions = env.backend.compute_permissions(channel.guild_id, env.backend.bot_user.id, channel_id)
    return bool(permissions & (1 << 15))


@dataclass(frozen=True)
class Glimpse:
    """One message at one moment, sent or edited, and who could see it then."""

    at: datetime
    viewers: frozenset[int]
    message: Message
    files: dict[str, bytes] = field(repr=False)


def watch_messages(env: Env, seen: Callable[[Glimpse], None]) -> None:
    """Tell of every message as it is sent and each time it is edited, private answers included.

    Edits of ephemeral messages cause no gateway event, and what an edit overwrites is gone: only the
    two functions through which every message passes see it all.
    """
    backend: Any = env.backend
    plain_commit, plain_edit = backend.commit_message, backend.edit_message

    def glimpse(stored: Any) -> None:
        viewers = frozenset(
            user
            for user in backend.users
            if user != backend.bot_user.id
            and message_accessible(backend, stored.channel_id, stored, user, history=True)
        )
        files = {one["filename"]: file(env, one["url"]) for one in stored.attachments}
        seen(Glimpse(env.now(), viewers, message_of(stored), files))

    def commit(message: Any, **options: Any) -> Any:
        stored = plain_commit(message, **options)
        glimpse(stored)
        return stored

    def edit(channel_id: int, message_id: int, fields: dict[str, Any]) -> Any:
        stored = plain_edit(channel_id, message_id, fields)
        glimpse(stored)
        return stored

    backend.commit_message = commit
    backend.edit_message = edit


def answered_in(env: Env, path: str) -> int | None:
    """Whose interaction a call answers, from its path; None for any other call."""
    for record in env.backend.interactions.values():
        if f"/{record.token}/" in path:
            return int(record.user_id)
    return None


def private_answers(env: Env, user_id: int) -> list[Any]:
    """The modals and autocomplete offers this person was ever shown: they are no messages."""
    return [
        shown
        for record in env.backend.interactions.values()
        if record.user_id == user_id
        for shown in (record.modal, record.autocomplete_choices)
        if shown
    ]


def answers(env: Env, result: InteractionResult) -> list[Message]:
    """The messages that answer an interaction, or the one it updated; then its follow-ups."""
    record = result._interaction
    stored = env.backend.messages.get(record.channel_id, {})
    ids = (record.message_id, *record.followup_ids)
    return [message_of(stored[one]) for one in ids if one in stored]


def source_updated(result: InteractionResult) -> bool:
    """Whether the answer was to change the message that was clicked."""
    return result._interaction.message_id == result._interaction.source_message_id is not None


@contextmanager
def held_back(env: Env) -> Iterator[None]:
    """Hold interactions back and deliver them all at once at the end, so that their handlers race.

    simcord plays one action at a time and lets it come to rest before the next.
    """
    backend: Any = env.backend
    plain_emit = backend.emit
    waiting: deque[tuple[str, Any]] = deque()

    def emit(event: str, payload: Any) -> None:
        if event == "INTERACTION_CREATE":
            waiting.append((event, payload))
        else:
            plain_emit(event, payload)

    backend.emit = emit
    try:
        yield
    finally:
        backend.emit = plain_emit
    while waiting:
        plain_emit(*waiting.popleft())


async def forge_click(
    env: Env, user: UserHandle, message: Message, custom_id: str, values: list[str] | None
) -> InteractionResult:
    """Send a click with any custom id on a message as it once stood: a lagging or tampered client.

    The public `click` refuses what is not on the message just now. discord.py looks the component up in
    the message that comes with the click, so it is put there. With `values` it is a menu's choice.
    """
    backend = env.backend
    guild_id = backend.get_channel(message.channel_id).guild_id
    kind = ComponentType.BUTTON if values is None else ComponentType.STRING_SELECT
    part: dict[str, Any] = {"type": int(kind), "custom_id": custom_id}
    part |= {"style": 2, "label": "forged"} if values is None else {"options": []}
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": int(kind)}
    if values is not None:
        data["values"] = values
    record, payload = interactions.base_payload(
        backend,
        type=int(InteractionType.MESSAGE_COMPONENT),
        channel_id=message.channel_id,
        guild_id=guild_id,
        user_id=user.id,
        data=data,
    )
    stored = backend.get_message(message.channel_id, message.id)
    source: dict[str, Any] = dict(serializers.message_payload(backend, stored))
    source["components"] = deepcopy(message.components)
    if all(one.get("custom_id") != custom_id for one in walk_components(message.components)):
        source["components"].append({"type": int(ComponentType.ACTION_ROW), "components": [part]})
    payload["message"] = source
    record.source_message_id = message.id
    backend.emit("INTERACTION_CREATE", payload)
    await env.settle(idle=IDLE)
    return InteractionResult(env, record)


def set_machine_clock(env: Env, step: timedelta) -> None:
    """Set the clock on the wall forward or back; no time passes, and timers do not notice."""
    clock: Any = env.backend.clock
    clock._epoch += step


def set_nickname(env: Env, guild_id: int, user_id: int, nickname: str) -> None:
    """Name somebody otherwise on a server; the bot, which does not watch members, is not told."""
    env.backend.get_guild(guild_id).members[user_id].nick = nickname


def hide(env: Env, channel_id: int, user_id: int) -> None:
    """Hide a channel from somebody, by an overwrite."""
    deny = Permissions(view_channel=True).value
    env.backend.set_overwrite(channel_id, Overwrite(user_id, OverwriteType.MEMBER, deny=deny))


def ban(env: Env, guild_id: int, user_id: int, *, heard: bool) -> None:
    """Ban somebody; it is `heard` where the bot may ban members or view the audit log."""
    backend: Any = env.backend
    if heard:
        backend.apply_ban(guild_id, user_id, None)
    else:
        backend.get_guild(guild_id).bans[user_id] = None
        backend.remove_member(guild_id, user_id)


def deny(env: Env, channel_id: int, *permissions: str) -> None:
    """Take permissions in a channel away from the bot, by an overwrite; none given, all are as before."""
    bits = Permissions(**dict.fromkeys(permissions, True)).value
    overwrite = Overwrite(env.backend.bot_user.id, OverwriteType.MEMBER, deny=bits)
    env.backend.set_overwrite(channel_id, overwrite)


def stop_failing(env: Env, path: str) -> None:
    """Take back the faults injected for a path; simcord can only add them."""
    env.backend.faults[:] = [fault for fault in env.backend.faults if fault["path"] != path]


def delete_message(env: Env, channel_id: int, message_id: int) -> None:
    """Take a message away, as somebody who manages the channel does; the bot is told of it."""
    env.backend.delete_message(channel_id, message_id)


def handle_of(env: Env, channel_id: int, message_id: int) -> ResponseMessage:
    """A message as the actors of simcord want it, from its ids; they give it out only with an answer."""
    return ResponseMessage(env, env.backend.get_message(channel_id, message_id))


def channel_id_of(result: InteractionResult) -> int:
    """The channel in which an action was done."""
    return result._interaction.channel_id
