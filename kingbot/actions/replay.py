"""Replays: of a match played here, or of a record that somebody attaches.

A record that somebody attaches is kept nowhere: it stays on the private message that shows it, and is read
from there at every click. So it survives a restart, any process can go on with it, and it is gone with the
message.
"""

from __future__ import annotations

import asyncio
from typing import Final

import discord
from discord.app_commands import Choice

from kingbot.actions.autocomplete import Interaction, matching
from kingbot.actions.commands import Command
from kingbot.actions.find_table import find_table, may_watch
from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.delivery.discord_api import DeliveryError
from kingbot.i18n import Words
from kingbot.record import MAX_RECORD_BYTES, NotOverError, Record, RecordError, finished_hands, read
from kingbot.record.error_text import record_error_text
from kingbot.tables.model import Table, TableError
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.errors import UserError
from kingbot.ui.layout import Screen
from kingbot.ui.names import clean, escape_text
from kingbot.ui.replay import RECORD_FILE, Go, Place, open_replay, read_place, replay_screen

_KIB: Final = 1024


async def replay_match(request: Request, table_id: int | None, hand: int | None) -> None:
    """Show a hand that is over: of the match named, else of one's own last, else of the last here.

    :raises TableError: `no-table`, also for a match that this person may not watch.
    :raises UserError: `replay-nothing`, `replay-none`, `replay-not-over`.
    """
    if table_id is None:
        tables = await _replayable(request)
        if not tables:
            raise UserError("replay-nothing")
        own = [table for table in tables if table.seat_of(request.user_id) is not None]
        table_id = (own or tables)[0].id
    place = Place(hand) if hand is not None else None
    await request.respond(await _of_table(request, table_id, place))


async def replay_attached(request: Request, attachment: discord.Attachment, hand: int | None) -> None:
    """Check a record that somebody attaches, and show a hand of it.

    :raises UserError: as `_of_attachment`.
    """
    place = Place(hand) if hand is not None else None
    await request.respond(await _of_attachment(request, attachment, place))


@on_control(ControlKind.REPLAY)
async def replay_clicked(request: Request, control: Control) -> None:
    """*Replay* was pressed, or one of the controls of a replay.

    :raises TableError: as `replay_match`; `stale` for a place that cannot be.
    :raises UserError: as `replay_match` and `replay_attached`; `replay-lost` if the record is gone.
    """
    where = read_place(control.argument)
    if where is None and control.argument:
        raise TableError("stale")
    place, go = where or (None, None)
    if control.table:
        screen = await _of_table(request, control.table, place, go)
    else:
        message = request.interaction.message
        files = message.attachments if message is not None else []
        record = next((each for each in files if each.filename == RECORD_FILE), None)
        if record is None:
            raise UserError("replay-lost")
        screen = await _of_attachment(request, record, place, go)
    await (request.respond_in_place(screen) if control.replaces_message else request.respond(screen))


def offer_matches(command: Command, option: str) -> None:
    """Let an option of a command offer the matches that the typist may replay: date, kind, players."""

    @command.autocomplete(option)
    async def offer(interaction: Interaction, typed: str) -> list[Choice[int]]:
        request = Request.of(interaction)
        w = await request.words()
        return matching(typed, [(_label(table, w), table.id) for table in await _replayable(request)])


def _label(table: Table, w: Words) -> str:
    names = ", ".join(clean(seat.name) for seat in table.seats if not seat.empty)
    date, kind = table.changed.date().isoformat(), w(f"preset-{table.rules.preset}")
    return w("replay-offer", date=date, kind=kind, names=names)


async def _replayable(request: Request) -> list[Table]:
    """The matches that somebody may replay, newest first: their own, and those in channels that they see."""
    tables = await request.tables.queries.replayable(request.user_id, request.interaction.guild_id)
    return [table for table in tables if may_watch(request, table)]


async def _of_table(request: Request, table_id: int, place: Place | None, go: Go | None = None) -> Screen:
    """A step of a match, at first of its last hand that is over, or of the first once the match is.

    :raises TableError: `no-table`.
    :raises UserError: `replay-none`, `replay-not-over`.
    """
    table = await find_table(request, table_id)
    # Of a match that goes on it holds no hand but those that are over: so no custom id can name another.
    text = await request.tables.queries.record(table_id)
    if text is None:
        raise UserError("replay-none")
    record = await asyncio.to_thread(read, text)
    hands = finished_hands(record)
    if not hands:
        raise UserError("replay-none")
    begin = Place(hands[-1] if table.open else hands[0])
    return await _screen(request, record, place or begin, go, table=table)


async def _of_attachment(
    request: Request, attachment: discord.Attachment, place: Place | None, go: Go | None = None
) -> Screen:
    """A step of a record in a file, which goes along on the message.

    :raises UserError: why it is no record, or `replay-unfinished`, `replay-not-over`.
    """
    if attachment.size > MAX_RECORD_BYTES:
        raise UserError("replay-too-large", {"most": MAX_RECORD_BYTES // _KIB})
    try:
        data = await request.api.download(attachment)
    except DeliveryError as error:
        raise UserError("replay-unread") from error
    try:
        record = await asyncio.to_thread(read, data)
    except RecordError as error:
        raise UserError(*_refusal(error, await request.words())) from error
    hands = finished_hands(record)
    if not hands:
        raise UserError("replay-unfinished")
    return await _screen(request, record, place or Place(hands[0]), go, file=data)


def _refusal(error: RecordError, w: Words) -> tuple[str, dict[str, object]]:
    """The key and parameters of the error that tells why a record is refused, and where."""
    why: dict[str, object] = {"why": record_error_text(w, error, escape_text)}
    if error.action:
        return "replay-refused-move", why | {"hand": error.hand, "move": error.action}
    if error.hand:
        return "replay-refused-hand", why | {"hand": error.hand}
    return "replay-refused", why


async def _screen(
    request: Request,
    record: Record,
    place: Place,
    go: Go | None,
    *,
    table: Table | None = None,
    file: bytes | None = None,
) -> Screen:
    try:
        replay = await asyncio.to_thread(open_replay, record, place, go)
    except NotOverError as error:
        raise UserError("replay-not-over", {"number": error.number}) from error
    reader, pictures = await request.reader(), await request.pictures()
    w, style = reader.words, reader.style
    picture = await pictures.replay(replay.position, record.players, w, style)
    return pictures.replace_cards(replay_screen(replay, table, w, style, picture, file), w)
