"""What people look at besides the table itself, each from the public's view and in the reader's words."""

from __future__ import annotations

from kingbot.ui.board import board
from kingbot.ui.desk import Glance
from kingbot.ui.layout import Screen
from kingbot.ui.pictures import Artist
from kingbot.ui.results import last_trick, score


async def read_board(glance: Glance, artist: Artist) -> Screen:
    """The table."""
    table, view, reader = glance.table, glance.view, glance.reader
    return board(table, view, reader.words, await artist.table(table, view, reader.words, reader.style))


async def read_score(glance: Glance, artist: Artist) -> Screen:
    """The score sheet."""
    table, view, reader = glance.table, glance.view, glance.reader
    picture = await artist.score(table, view, reader.words, reader.style) if view.finished else None
    return score(table, view, reader.words, picture)


async def read_last_trick(glance: Glance, artist: Artist) -> Screen:
    """The last trick."""
    table, view, reader = glance.table, glance.view, glance.reader
    return last_trick(
        table, view, reader.words, await artist.last_trick(table, view, reader.words, reader.style)
    )
