"""The fold of a match's log: its present state and what was announced on the way.

It holds all four players' cards, so it never leaves `kingbot.tables`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kingbot.engine import match as engine
from kingbot.engine.actions import Action, parse_action
from kingbot.engine.events import Event
from kingbot.engine.hand import Deal
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.store.log import DealRow, Entry
from kingbot.tables.deals import parse_deal
from kingbot.tables.model import Announcement, Moved


@dataclass(frozen=True, slots=True)
class MatchLog:
    """The state of a match after the log's entry `version`, and its announcements with their versions.

    `dealt_again` counts how often the present hand has been dealt anew.
    """

    match: Match
    version: int = 0
    dealt_again: int = 0
    announced: tuple[tuple[int, Announcement], ...] = ()

    def with_action(self, version: int, action: Action, *, by_bot: bool) -> MatchLog:
        """The log after an action.

        :raises RefusedError: if the rules refuse it.
        """
        after, events = engine.apply(self.match, action)
        announced = _versioned(version, Moved(version, action, by_bot), *events)
        return MatchLog(after, version, self.dealt_again, self.announced + announced)

    def with_deal(self, version: int, dealer: int, cards: Deal) -> MatchLog:
        """The log after the next hand was dealt, or the present one anew."""
        before = self.match.hand
        after, events = engine.deal(self.match, dealer, cards)
        hand = after.hand
        again = before is not None and hand is not None and before.number == hand.number
        return MatchLog(
            after,
            version,
            self.dealt_again + 1 if again else 0,
            self.announced + _versioned(version, *events),
        )

    def since(self, version: int) -> tuple[Announcement, ...]:
        """What was announced after that version, in order."""
        return tuple(announcement for at, announcement in self.announced if at > version)


def empty_log(rules: Rules) -> MatchLog:
    """The log of a match before its first deal."""
    return MatchLog(engine.start(rules))


def fold(log: MatchLog, entries: Iterable[Entry]) -> MatchLog:
    """The log after these further entries.

    :raises RefusedError: if an entry breaks the rules.
    """
    for entry in entries:
        if isinstance(entry, DealRow):
            log = log.with_deal(entry.sequence, entry.dealer, parse_deal(entry.deal))
        else:
            action = parse_action(entry.text)
            log = log.with_action(entry.sequence, action, by_bot=entry.bot is not None)
    return log


def _versioned(version: int, *announcements: Moved | Event) -> tuple[tuple[int, Announcement], ...]:
    return tuple((version, announcement) for announcement in announcements)
