"""Finding the table that somebody means: the one named, or the only one it can be."""

from __future__ import annotations

from collections.abc import Sequence

import discord

from kingbot.actions.request import Request
from kingbot.logs import best_effort
from kingbot.tables.lobbies import with_clean_name
from kingbot.tables.model import Status, Table, TableError
from kingbot.ui.errors import UserError


async def find_table(request: Request, table_id: int | None, *statuses: Status) -> Table:
    """The table that somebody means: the one named, else the only one of theirs in these statuses.

    At several, the one in this channel is meant.

    :raises TableError: `no-table`.
    :raises UserError: `no-table-here`, `which-table`.
    """
    request.table = await keep_name(request, await _meant(request, table_id, statuses))
    return request.table


def may_watch(request: Request, table: Table) -> bool:
    """Whether somebody may be shown a table: they have a seat there, or see its channel."""
    interaction = request.interaction
    if table.seat_of(request.user_id) is not None or interaction.channel_id == table.channel_id:
        return True
    guild, person = interaction.guild, interaction.user
    if guild is None or guild.id != table.guild_id or not isinstance(person, discord.Member):
        return False
    channel = guild.get_channel_or_thread(table.channel_id)
    if channel is None or (isinstance(channel, discord.Thread) and channel.is_private()):
        return False
    return channel.permissions_for(person).view_channel


async def keep_name(request: Request, table: Table) -> Table:
    """Show whoever acts by the name that they have now on the table's server, if they have a seat there.

    In direct messages Discord tells only the name that they have everywhere.
    """
    if request.interaction.guild_id != table.guild_id:
        return table
    seat, person = table.seat_of(request.user_id), with_clean_name(request.person)
    if seat is None or seat.owner is None or seat.owner.name == person.name or not table.open:
        return table
    with best_effort("the renaming of a seat at table %s", table.id):
        table = await request.tables.lobbies.rename(table.id, person)
        await request.reconciler.show(table.id)
    return table


async def find_lobby(request: Request, table_id: int | None) -> Table:
    """The table that somebody wants to join: the one named, else the only one that waits in this channel.

    :raises TableError: `no-table`.
    :raises UserError: `no-lobby-here`, `which-lobby`.
    """
    interaction = request.interaction
    if table_id is not None or interaction.guild_id is None:
        return await find_table(request, table_id, Status.LOBBY)
    here = await request.tables.queries.tables_in(interaction.guild_id, interaction.channel_id)
    waiting = [table for table in here if table.status is Status.LOBBY]
    if len(waiting) != 1:
        raise UserError("which-lobby" if waiting else "no-lobby-here", {"tables": _ids(waiting)})
    request.table = waiting[0]
    return waiting[0]


async def _meant(request: Request, table_id: int | None, statuses: tuple[Status, ...]) -> Table:
    interaction = request.interaction
    if table_id is not None:
        table = await request.tables.queries.table(table_id)
        if not may_watch(request, table):
            raise TableError("no-table", {"table": table_id})  # it is none of theirs, and elsewhere
        return table
    mine = await request.tables.queries.tables_of(request.user_id)
    mine = [table for table in mine if not statuses or table.status in statuses] or mine
    here = [table for table in mine if table.channel_id == interaction.channel_id]
    if len(mine) != 1 and len(here) != 1:
        raise UserError("which-table" if mine else "no-table-here", {"tables": _ids(mine)})
    return (here if len(here) == 1 else mine)[0]


def _ids(tables: Sequence[Table]) -> str:
    return ", ".join(str(table.id) for table in tables)
