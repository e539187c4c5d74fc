"""The list of tables."""

from __future__ import annotations

from kingbot.actions.find_table import may_watch
from kingbot.actions.request import Request
from kingbot.ui.table_list import table_list


async def show_tables(request: Request) -> None:
    """List a person's tables, those that wait for them first, and those of this server that they see."""
    guild_id, tables = request.interaction.guild_id, request.tables
    awaiting = await tables.deadlines.tables_waiting_for(request.user_id)
    mine = await tables.queries.tables_of(request.user_id)
    here = await tables.queries.tables_in(guild_id) if guild_id else []
    here = [table for table in here if may_watch(request, table)]
    awaited = await tables.queries.awaited([table.id for table in mine])
    await request.respond(table_list(awaiting, mine, here, awaited, await request.words()))
