"""What people look at besides the table itself, each in the reader's words."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Final, TypeAlias

from kingbot.actions.find_table import find_table
from kingbot.actions.handlers import on_control
from kingbot.actions.request import Request
from kingbot.delivery.pictures import Pictures
from kingbot.engine.view import PublicView
from kingbot.tables.model import Status, Table
from kingbot.ui.board import board
from kingbot.ui.controls import Control, ControlKind
from kingbot.ui.errors import UserError
from kingbot.ui.history import choices, counter, history
from kingbot.ui.layout import Screen
from kingbot.ui.more import more
from kingbot.ui.reader import Reader
from kingbot.ui.score import last_trick, score


@dataclass(frozen=True, slots=True)
class PublicLook:
    """What somebody looks at: a table, its match as the public sees it, and how they read."""

    table: Table
    view: PublicView
    reader: Reader
    user_id: int


Reading: TypeAlias = Callable[[PublicLook, Pictures], Awaitable[Screen]]


async def read(request: Request, table: Table, reading: Reading) -> None:
    """Answer with something made from what the public sees.

    :raises TableError: `not-running`.
    """
    table, view = await request.tables.queries.table_and_view(table.id, None)
    reader, pictures = await request.reader(), await request.pictures()
    screen = await reading(PublicLook(table, view, reader, request.user_id), pictures)
    await request.respond(pictures.replace_cards(screen, reader.words))


async def read_board(look: PublicLook, pictures: Pictures) -> Screen:
    """The table."""
    w, style = look.reader.words, look.reader.style
    return board(look.table, look.view, w, await pictures.table(look.table, look.view, w, style))


async def read_score(look: PublicLook, pictures: Pictures) -> Screen:
    """The score sheet."""
    w, style = look.reader.words, look.reader.style
    picture = await pictures.score(look.table, look.view, w, style) if look.view.finished else None
    return score(look.table, look.view, w, picture)


async def read_last_trick(look: PublicLook, pictures: Pictures) -> Screen:
    """The last trick."""
    w, style = look.reader.words, look.reader.style
    picture = await pictures.last_trick(look.table, look.view, w, style)
    return last_trick(look.table, look.view, w, picture)


async def read_choices(look: PublicLook, pictures: Pictures) -> Screen:
    """Who chose what."""
    return choices(look.table, look.view, look.reader.words)


async def read_history(look: PublicLook, pictures: Pictures) -> Screen:
    """The hand so far."""
    return history(look.table, look.view, look.reader.words)


async def read_more(look: PublicLook, pictures: Pictures) -> Screen:
    """What else this person can do at the table."""
    return more(look.table, look.reader.words, look.user_id)


READINGS: Final[dict[ControlKind, Reading]] = {
    ControlKind.LAST: read_last_trick,
    ControlKind.SCORE: read_score,
    ControlKind.CHOICES: read_choices,
    ControlKind.HISTORY: read_history,
    ControlKind.MORE: read_more,
}


async def read_at(request: Request, table_id: int | None, kind: ControlKind) -> None:
    """Answer with one of the `READINGS` of the table that is meant."""
    await read(request, await find_table(request, table_id, Status.RUNNING), READINGS[kind])


@on_control(*READINGS)
async def reading_clicked(request: Request, control: Control) -> None:
    """One of the readings was asked for."""
    await read_at(request, control.table, control.kind)


@on_control(ControlKind.COUNTER)
async def counter_clicked(request: Request, control: Control) -> None:
    """The cards that a player has not seen yet were asked for.

    :raises TableError: `not-running`, `not-seated`.
    :raises UserError: `no-counter`, where the table does not want that.
    """
    table = await find_table(request, control.table)
    table, view = await request.tables.queries.own_look(table.id, request.user_id)
    if not table.counter:
        raise UserError("no-counter")
    reader, pictures = await request.reader(), await request.pictures()
    await request.respond(pictures.replace_cards(counter(table, view, reader.words), reader.words))
