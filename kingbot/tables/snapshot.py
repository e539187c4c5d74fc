"""A table and its match at one moment, through the eyes of all who may look."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from kingbot.engine.view import PlayerView
from kingbot.tables.model import Announcement, Table, Turn, Vote
from kingbot.tables.plans import Planned


@dataclass(frozen=True, slots=True)
class Snapshot:
    """A table at one moment: as the public sees its match, as each seat does, and what was told lately.

    Each of the `seats`, and of the `plans`, is to be shown to its own player and to nobody else. `turn` is
    whom the match waits for, `votes` what some are for, `away` the seats whose owners do not play now, and
    when they will again.
    """

    table: Table
    public: PlayerView
    seats: tuple[PlayerView, PlayerView, PlayerView, PlayerView]
    announcements: tuple[Announcement, ...]
    turn: Turn | None
    votes: tuple[Vote, ...]
    away: Mapping[int, datetime]
    plans: tuple[tuple[Planned, ...], ...]
