"""How a new table is set where nobody says so: as its host, else its server, had the last one."""

from __future__ import annotations

from kingbot.actions.request import Request
from kingbot.preferences import TableDefaults
from kingbot.presets import RulesError, format_line, parse_line
from kingbot.tables.model import Table
from kingbot.tables.time_control import TimeControlError, parse_clock
from kingbot.ui.kinds import traditional_kind


async def table_defaults(request: Request) -> TableDefaults:
    """What this person, else this server, chose last; else the kind of King that their language knows."""
    reader, guild_id = await request.reader(), request.interaction.guild_id
    of_server = (await request.people.server(guild_id)).last_table if guild_id is not None else None
    last = reader.settings.last_table or of_server
    if last is not None and _is_readable(last):
        return last
    return TableDefaults(rules=traditional_kind(reader.language))


async def remember(request: Request, table: Table) -> None:
    """Remember how a table was set when its host started the match."""
    server = await request.people.server(table.guild_id)
    clock = None if str(parse_clock(server.clock)) == str(table.clock) else str(table.clock)
    chosen = TableDefaults(
        rules=format_line(table.rules), level=table.level, clock=clock, counter=table.counter
    )
    await request.people.change(request.user_id, last_table=chosen)
    await request.people.change_server(table.guild_id, last_table=chosen)


def _is_readable(defaults: TableDefaults) -> bool:
    """Whether this version still knows these rules and this clock."""
    try:
        parse_line(defaults.rules)
        parse_clock(defaults.clock or "")
    except (RulesError, TimeControlError):
        return False
    return True
