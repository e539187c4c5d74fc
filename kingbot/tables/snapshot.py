"""The state of a table at one moment with everybody's view, read in one transaction."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime

from kingbot.engine.actions import CutPlace
from kingbot.engine.view import PlayerView, PublicView
from kingbot.tables.model import Announcement, Invitation, Table, Turn, Vote
from kingbot.tables.plans import Planned


@dataclass(frozen=True, slots=True, kw_only=True)
class PublicSnapshot:
    """What everybody may be shown of a table at one moment: its match, recent announcements, clock, votes.

    `at` is that moment. `away` are the seats whose owners are outside their playing hours, and until when.
    `invitations` are the open ones. `commitment` binds the deal of the hand in play, `secret` is what
    the last hand that is over was dealt from (`kingbot.deals`). `sequence` is the log entry of the last
    move or deal. `hints` is how many hints each seat asked for, once the match is over, where it allows them.
    """

    at: datetime
    table: Table
    public: PublicView
    announcements: tuple[Announcement, ...]
    turn: Turn | None
    votes: tuple[Vote, ...]
    away: Mapping[int, datetime]
    invitations: tuple[Invitation, ...] = ()
    commitment: str | None = None
    secret: str | None = None
    sequence: int = 0
    hints: tuple[int, int, int, int] | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Snapshot:
    """A table at one moment: what is `open` to everybody, each seat's view, plans and cut in advance.

    Each item of `seats`, `plans` and `cuts` may be shown to the owner of that seat only. It is no
    `PublicSnapshot`, so that what everybody sees cannot be made from it.
    """

    open: PublicSnapshot
    seats: tuple[PlayerView, PlayerView, PlayerView, PlayerView]
    plans: tuple[tuple[Planned, ...], ...]
    cuts: tuple[CutPlace | None, ...]

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
