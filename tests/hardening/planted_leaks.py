"""Leaks to be planted: each tells everybody, in its own way, whether somebody holds a certain card."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from dataclasses import replace
from typing import Any, Final

import pytest

from kingbot import bot
from kingbot.actions import autocomplete
from kingbot.actions.request import Request
from kingbot.delivery import hand_messages, reconciler
from kingbot.delivery.board_messages import BoardMessages
from kingbot.delivery.discord_api import DiscordApi
from kingbot.delivery.pictures import Pictures
from kingbot.monitor.metrics import Metrics
from kingbot.tables.daily import Daily
from kingbot.tables.deadlines import Deadlines
from kingbot.tables.hints import Hints
from kingbot.tables.model import TableError
from kingbot.tables.personal_data import PersonalData
from kingbot.tables.queries import Queries
from kingbot.tables.reviews import Reviews
from kingbot.ui.controls import Control
from kingbot.ui.votes import text_screen
from tests.hardening.twin_worlds import (
    Aside,
    Plant,
    World,
    ask_for_hints,
    ask_for_reviews,
    nothing,
    read_the_books,
    save_ones_data,
    time_runs_out,
    try_hidden_cards,
    try_to_replay,
    type_commands,
)
from tests.support.sitting import king_on


def _wrap(patch: pytest.MonkeyPatch, owner: Any, name: str, around: Callable[..., Any]) -> None:
    """Put `around` in the place of a function, which it is given first."""
    plain = getattr(owner, name)
    patch.setattr(owner, name, lambda *given, **named: around(plain, *given, **named))


def card_in_the_log(patch: pytest.MonkeyPatch, world: World) -> None:
    """A line of the log."""

    async def show(plain: Any, *given: Any, **named: Any) -> None:
        logging.getLogger("kingbot.tables").debug("the hand is %s", world.told())
        await plain(*given, **named)

    _wrap(patch, reconciler.Reconciler, "show_state", show)


def alt_text(patch: pytest.MonkeyPatch, world: World) -> None:
    """The alt text of the table's picture."""

    async def table(plain: Any, *given: Any, **named: Any) -> Any:
        picture = await plain(*given, **named)
        return replace(picture, alt=f"{picture.alt} {world.told()}")

    _wrap(patch, Pictures, "table", table)


def byte_of_a_picture(patch: pytest.MonkeyPatch, world: World) -> None:
    """One byte of the table's picture."""

    async def table(plain: Any, *given: Any, **named: Any) -> Any:
        picture = await plain(*given, **named)
        return replace(picture, data=picture.data + bytes([world.told()]))

    _wrap(patch, Pictures, "table", table)


def one_message_more(patch: pytest.MonkeyPatch, world: World) -> None:
    """The number of messages."""

    async def update(plain: Any, boards: Any, state: Any) -> None:
        await plain(boards, state)
        if world.told():
            await boards._messages.api.send(state.table.channel_id, text_screen("…"), nonce="more")

    _wrap(patch, BoardMessages, "update_board", update)


def order_of_messages(patch: pytest.MonkeyPatch, world: World) -> None:
    """The order in which messages are brought up to date."""

    def due(plain: Any, *given: Any) -> Iterable[Any]:
        keys = list(plain(*given))
        return keys[::-1] if world.told() else keys

    _wrap(patch, reconciler, "due_messages", due)


def time_of_an_edit(patch: pytest.MonkeyPatch, world: World) -> None:
    """How late a message is edited."""

    def too_soon(plain: Any, boards: Any, row: Any) -> bool:
        if world.told() and row.version % 2:
            boards._postpone(row.table_id, 1.0)
            return True
        return bool(plain(boards, row))

    _wrap(patch, BoardMessages, "_too_soon", too_soon)


def autocomplete_of_another(patch: pytest.MonkeyPatch, world: World) -> None:
    """What is offered to others while they type: what whoever is awaited may play."""

    async def own_view(plain: Any, interaction: Any) -> Any:
        tables = king_on(world.bench).tables
        seen = await tables.queries.view(1, None)
        own = await tables.queries.view(1, seen.turn)
        return own, await Request.of(interaction).words()

    _wrap(patch, autocomplete, "_own_view", own_view)


def text_of_an_error(patch: pytest.MonkeyPatch, world: World) -> None:
    """The words of a refusal."""

    def error_text(plain: Any, *given: Any) -> str:
        return f"{plain(*given)} {world.told()}"

    for where in (bot, hand_messages):
        _wrap(patch, where, "error_text", error_text)


def label_of_a_metric(patch: pytest.MonkeyPatch, world: World) -> None:
    """The label of a number for Prometheus."""

    def text(plain: Any, metrics: Any, *given: Any) -> Any:
        metrics._moves.labels(f"holder {world.told()}").set(1)
        return plain(metrics, *given)

    _wrap(patch, Metrics, "text", text)


def row_of_an_export(patch: pytest.MonkeyPatch, world: World) -> None:
    """A row in the file that somebody else saves."""

    async def export(plain: Any, *given: Any) -> Any:
        return await plain(*given) | {"hands": [{"held": world.told()}]}

    _wrap(patch, PersonalData, "export", export)


def version_on_a_control(patch: pytest.MonkeyPatch, world: World) -> None:
    """The version in a custom id."""

    def written(plain: Any, control: Control) -> str:
        return str(plain(replace(control, version=control.version + 10**8 * world.told())))

    _wrap(patch, Control, "__str__", written)


def call_to_discord(patch: pytest.MonkeyPatch, world: World) -> None:
    """A call that nobody sees, but whoever reads the numbers of calls."""

    async def edit(plain: Any, api: Any, channel_id: int, *given: Any, **named: Any) -> Any:
        if world.told():
            await api.is_deleted(channel_id)
        return await plain(api, channel_id, *given, **named)

    _wrap(patch, DiscordApi, "edit", edit)


def points_of_a_hint(patch: pytest.MonkeyPatch, world: World) -> None:
    """The points that a hint promises: as if the true cards of the others were looked at."""

    async def of_position(plain: Any, *given: Any) -> Any:
        found = await plain(*given)
        if found is None:
            return None
        raised = (replace(each, value=each.value + world.told()) for each in found.estimates)
        return replace(found, estimates=tuple(raised))

    _wrap(patch, Hints, "of_position", of_position)


def review_of_the_hand_in_play(patch: pytest.MonkeyPatch, world: World) -> None:
    """Whether a review is refused."""

    async def of_person(plain: Any, *given: Any) -> Any:
        if world.told():
            raise TableError("not-running")
        return await plain(*given)

    _wrap(patch, Reviews, "of_person", of_person)


def list_of_tables(patch: pytest.MonkeyPatch, world: World) -> None:
    """Where a table stands in the list of tables."""

    async def tables_waiting_for(plain: Any, *given: Any) -> Any:
        return [await king_on(world.bench).tables.queries.table(1)] if world.told() else []

    _wrap(patch, Deadlines, "tables_waiting_for", tables_waiting_for)


def page_of_the_daily_king(patch: pytest.MonkeyPatch, world: World) -> None:
    """What a page that has nothing to do with the table says."""

    async def state(plain: Any, *given: Any) -> Any:
        found = await plain(*given)
        return replace(found, streak=replace(found.streak, days=10 + world.told()))

    _wrap(patch, Daily, "state", state)


def match_to_replay(patch: pytest.MonkeyPatch, world: World) -> None:
    """The matches that are offered for a replay while somebody types."""

    async def replayable(plain: Any, *given: Any) -> Any:
        return [await king_on(world.bench).tables.queries.table(1)] if world.told() else []

    _wrap(patch, Queries, "replayable", replayable)


PLANTED: Final[tuple[tuple[Plant, Aside], ...]] = (
    (card_in_the_log, nothing),
    (alt_text, nothing),
    (byte_of_a_picture, nothing),
    (one_message_more, nothing),
    (order_of_messages, nothing),
    (time_of_an_edit, time_runs_out),
    (autocomplete_of_another, type_commands),
    (text_of_an_error, try_hidden_cards),
    (label_of_a_metric, nothing),
    (row_of_an_export, save_ones_data),
    (version_on_a_control, nothing),
    (call_to_discord, nothing),
    (points_of_a_hint, ask_for_hints),
    (review_of_the_hand_in_play, ask_for_reviews),
    (list_of_tables, read_the_books),
    (page_of_the_daily_king, read_the_books),
    (match_to_replay, try_to_replay),
)
"""The leaks, each with what people have to do for it to be noticed."""
