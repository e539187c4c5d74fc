"""What people look at besides the table itself, each in the reader's words."""

from __future__ import annotations

from kingbot.actions.request import Glance
from kingbot.delivery.pictures import Pictures
from kingbot.ui.board import board
from kingbot.ui.errors import UserError
from kingbot.ui.history import choices, counter, history
from kingbot.ui.layout import Screen
from kingbot.ui.score import last_trick, score


async def read_board(glance: Glance, artist: Pictures) -> Screen:
    """The table."""
    table, view, reader = glance.table, glance.view, glance.reader
    return board(table, view, reader.words, await artist.table(table, view, reader.words, reader.style))


async def read_score(glance: Glance, artist: Pictures) -> Screen:
    """The score sheet."""
    table, view, reader = glance.table, glance.view, glance.reader
    picture = await artist.score(table, view, reader.words, reader.style) if view.finished else None
    return score(table, view, reader.words, picture)


async def read_last_trick(glance: Glance, artist: Pictures) -> Screen:
    """The last trick."""
    table, view, reader = glance.table, glance.view, glance.reader
    return last_trick(
        table, view, reader.words, await artist.last_trick(table, view, reader.words, reader.style)
    )


async def read_choices(glance: Glance, artist: Pictures) -> Screen:
    """Who chose what."""
    return choices(glance.table, glance.view, glance.reader.words)


async def read_history(glance: Glance, artist: Pictures) -> Screen:
    """The hand so far."""
    return history(glance.table, glance.view, glance.reader.words)


async def read_counter(glance: Glance, artist: Pictures) -> Screen:
    """The cards that the player has not seen; the view has to be theirs.

    :raises DeskError: `no-counter`, where the table does not want that.
    """
    if not glance.table.counter:
        raise UserError("no-counter")
    return counter(glance.table, glance.view, glance.reader.words)
