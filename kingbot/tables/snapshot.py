"""The state of a table at one moment with everybody's view, read in one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from kingbot.engine.view import PlayerView
from kingbot.tables.model import Announcement, Invitation, Table, Turn, Vote
from kingbot.tables.plans import Planned


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A table at one moment: the public view, the view of each seat, and recent announcements.

    Each item of `seats` and of `plans` may be shown to the owner of that seat only. `away` are the seats
    whose owners are outside their playing hours, and until when. `invitations` are the open ones.
    """

    table: Table
    public: PlayerView
    seats: tuple[PlayerView, PlayerView, PlayerView, PlayerView]
    announcements: tuple[Announcement, ...]
    turn: Turn | None
    votes: tuple[Vote, ...]
    away: Mapping[int, datetime]
    plans: tuple[tuple[Planned, ...], ...]
    invitations: tuple[Invitation, ...] = ()
