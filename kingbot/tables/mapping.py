"""Mapping rows of the store to values of the tables and back."""

from __future__ import annotations

import json
from collections.abc import Sequence
from functools import lru_cache

from kingbot.engine.options import Rules
from kingbot.presets import changed, custom
from kingbot.store.invitations import InvitationRow
from kingbot.store.tables import SeatRow, TableRow
from kingbot.tables.dealing import commitment_of
from kingbot.tables.model import Closing, Invitation, Person, Seat, Status, Table
from kingbot.tables.time_control import parse_clock


def write_rules(rules: Rules) -> str:
    """Rules as JSON, in the form of a match record (record 1)."""
    return json.dumps({"preset": rules.preset, "options": changed(rules)})


@lru_cache(maxsize=256)
def read_rules(text: str) -> Rules:
    """The rules in a text of `write_rules`."""
    stored = json.loads(text)
    return custom(stored["preset"], stored["options"])


def table_of(row: TableRow, seats: Sequence[SeatRow]) -> Table:
    """The public value of a table: it has the seed only once the match is over."""
    a, b, c, d = (_seat_of(seat) for seat in seats)
    names = {seat.owner.id: seat.owner.name for seat in (a, b, c, d) if seat.owner}
    status = Status(row.status)
    rules = read_rules(row.rules)
    over = status in (Status.FINISHED, Status.ABANDONED)
    return Table(
        id=row.id,
        status=status,
        version=row.version,
        host=Person(row.host_id, names.get(row.host_id, "")),
        guild_id=row.guild_id,
        channel_id=row.channel_id,
        rules=rules,
        language=row.language,
        level=row.level,
        seats=(a, b, c, d),
        reserved=row.reserved,
        thread=row.thread,
        clock=parse_clock(row.clock),
        counter=row.counter,
        commitment=None if row.seed is None else commitment_of(row.seed, row.deal_scheme, rules.length),
        seed=row.seed if over else None,
        deal_scheme=row.deal_scheme,
        created=row.created,
        changed=row.changed,
        host_seen=row.host_seen or row.changed,
        closed=None if row.closed is None else Closing(row.closed),
    )


def row_of(table: Table, seed: str | None, again_of: int | None) -> TableRow:
    """The row of a table; `seed` and `again_of` are not part of its public value."""
    return TableRow(
        id=table.id,
        status=table.status.value,
        version=table.version,
        host_id=table.host.id,
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        rules=write_rules(table.rules),
        language=table.language,
        level=table.level,
        reserved=table.reserved,
        thread=table.thread,
        seed=seed,
        created=table.created,
        changed=table.changed,
        again_of=again_of,
        clock=str(table.clock),
        counter=table.counter,
        host_seen=table.host_seen,
        closed=table.closed,
        deal_scheme=table.deal_scheme,
    )


def seat_rows(table: Table) -> list[SeatRow]:
    """The rows of a table's four seats."""
    return [
        SeatRow(
            table_id=table.id,
            number=seat.number,
            user_id=seat.owner.id if seat.owner else None,
            user_name=seat.owner.name if seat.owner else None,
            bot=seat.bot,
            bot_name=seat.bot_name,
            misses=seat.misses,
            bank=seat.bank,
            claim=seat.claim,
        )
        for seat in table.seats
    ]


def _seat_of(row: SeatRow) -> Seat:
    owner = None if row.user_id is None else Person(row.user_id, row.user_name or "")
    return Seat(row.number, owner, row.bot, row.bot_name, row.misses, row.bank, row.claim)


def invitation_of(row: InvitationRow) -> Invitation:
    """The public value of an invitation."""
    return Invitation(row.id, row.seat, row.user_id, row.by_user_id, row.expires)
