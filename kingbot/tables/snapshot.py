"""The state of a table at one moment with everybody's view, read in one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from kingbot.engine.view import PlayerView, PublicView
from kingbot.tables.model import Announcement, Invitation, Table, Turn, Vote
from kingbot.tables.plans import Planned


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicSnapshot:
    """What everybody may be shown of a table at one moment: its match, recent announcements, clock, votes.

    `away` are the seats whose owners are outside their playing hours, and until when. `invitations` are the
    open ones.
    """

    table: Table
    public: PublicView
    announcements: tuple[Announcement, ...]
    turn: Turn | None
    votes: tuple[Vote, ...]
    away: Mapping[int, datetime]
    invitations: tuple[Invitation, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A table at one moment: what is `open` to everybody, the view of each seat, and its plans.

    Each item of `seats` and of `plans` may be shown to the owner of that seat only. It is no
    `PublicSnapshot`, so that what everybody sees cannot be made from it.
    """

    open: PublicSnapshot
    seats: tuple[PlayerView, PlayerView, PlayerView, PlayerView]
    plans: tuple[tuple[Planned, ...], ...]

    @property
    def table(self) -> Table:
        """The table."""
        return self.open.table

    @property
    def public(self) -> PublicView:
        """The match as the public sees it."""
        return self.open.public

    @property
    def announcements(self) -> tuple[Announcement, ...]:
        """The recent announcements."""
        return self.open.announcements
