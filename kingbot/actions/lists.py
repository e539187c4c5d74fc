"""Lists of tables."""

from __future__ import annotations

from kingbot.actions.request import Request
from kingbot.ui.table_list import table_list, turn_list


async def show_tables(request: Request) -> None:
    """List a person's tables and those of this server."""
    guild_id = request.interaction.guild_id
    mine = await request.tables.queries.tables_of(request.user_id)
    here = await request.tables.queries.tables_in(guild_id) if guild_id else []
    await request.respond(table_list(mine, here, await request.words()))


async def show_turns(request: Request) -> None:
    """List the tables where a person is awaited, the one that has waited longest first."""
    awaiting = await request.tables.deadlines.tables_waiting_for(request.user_id)
    await request.respond(turn_list(awaiting, await request.words()))
