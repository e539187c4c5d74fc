"""A match folded from its log: its current state, and what was announced on the way.

It holds all four players' cards, so it never leaves `kingbot.tables`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kingbot.deals import parse_deal
from kingbot.engine import match as engine
from kingbot.engine.actions import Action, parse_action
from kingbot.engine.events import Dealt, Event
from kingbot.engine.hand import Deal
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.store.log import DealRow, Entry
from kingbot.tables.model import Announcement, Moved


@dataclass(frozen=True, slots=True)
class MatchLog:
    """The state of a match after the log entry `version`, and all announcements with their versions.

    `redeals` is the number of redeals in the current hand.
    """

    match: Match
    version: int = 0
    redeals: int = 0
    announced: tuple[tuple[int, Announcement], ...] = ()

    def with_action(
        self, version: int, action: Action, *, by_person: int | None = None, by_bot: str | None = None
    ) -> MatchLog:
        """The log after an action of a person, of a bot, or of neither: one without a choice.

        :raises RefusedError: if the rules refuse it.
        """
        after, events = engine.apply(self.match, action)
        moved = Moved(version, action, by_bot is not None, only=by_person is None and by_bot is None)
        announced = _versioned(version, moved, *events)
        return MatchLog(after, version, self.redeals, self.announced + announced)

    def with_deal(self, version: int, dealer: int, cards: Deal) -> MatchLog:
        """The log after the next hand was dealt, or the current one again."""
        before = self.match.hand
        after, events = engine.deal(self.match, dealer, cards)
        hand = after.hand
        is_redeal = before is not None and hand is not None and before.number == hand.number
        return MatchLog(
            after,
            version,
            self.redeals + 1 if is_redeal else 0,
            self.announced + _versioned(version, *events),
        )

    @property
    def hand_version(self) -> int:
        """The version with which the current hand was dealt; 0 before the first."""
        dealt = (version for version, event in reversed(self.announced) if isinstance(event, Dealt))
        return next(dealt, 0)

    def since(self, version: int) -> tuple[Announcement, ...]:
        """The announcements after a version, in order."""
        return tuple(announcement for at, announcement in self.announced if at > version)


def empty_log(rules: Rules) -> MatchLog:
    """The log of a match before its first deal."""
    return MatchLog(engine.start(rules))


def fold(log: MatchLog, entries: Iterable[Entry]) -> MatchLog:
    """Apply further entries to a log.

    :raises RefusedError: if an entry breaks the rules.
    """
    for entry in entries:
        if isinstance(entry, DealRow):
            log = log.with_deal(entry.sequence, entry.dealer, parse_deal(entry.deal))
        else:
            action = parse_action(entry.text)
            log = log.with_action(entry.sequence, action, by_person=entry.user_id, by_bot=entry.bot)
    return log


def _versioned(version: int, *announcements: Moved | Event) -> tuple[tuple[int, Announcement], ...]:
    return tuple((version, announcement) for announcement in announcements)
