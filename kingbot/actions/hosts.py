"""What only hosts may do, where the host is gone; what moderators may do; who is no member any more."""

from __future__ import annotations

from kingbot.actions.request import Request
from kingbot.tables.model import Table, TableError


async def replace_gone_host(request: Request, table: Table) -> int:
    """If the host has left the server, make whoever acts the host, if they play at the table.

    Returns by how many versions that has changed the table.
    """
    seat, host = table.seat_of(request.user_id), table.host
    if seat is None or seat.person is None or host.id == request.user_id or not table.open:
        return 0
    if await request.api.is_member(table.guild_id, host.id):
        return 0
    try:
        outcome = await request.tables.substitutes.replace_host(table.id, request.user_id, host.id)
    except TableError as error:
        if error.key != "changed":  # somebody else was faster
            raise
        return 0
    return len(outcome.announcements)


async def require_member(request: Request, table: Table) -> None:
    """Refuse whoever has left the server of a table, or was banned from it, and acts by direct message.

    :raises TableError: `left-server`.
    """
    in_server = request.interaction.guild_id == table.guild_id
    if not in_server and not await request.api.is_member(table.guild_id, request.user_id):
        raise TableError("left-server")


def is_moderator(request: Request, table: Table) -> bool:
    """Whether somebody may close any table of its server: they manage messages or channels there."""
    allowed = request.interaction.permissions
    in_server = request.interaction.guild_id == table.guild_id
    return in_server and (allowed.manage_messages or allowed.manage_channels)
