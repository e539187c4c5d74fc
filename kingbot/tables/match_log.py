"""How a match has gone: the fold of its log. Holds all four players' cards, so it never leaves the tables."""

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
    """A match after the log's entry `version`, and what was told at which version on the way there.

    `dealt_again` counts how often the hand on the table has been dealt anew.
    """

    match: Match
    version: int = 0
    dealt_again: int = 0
    told: tuple[tuple[int, Announcement], ...] = ()

    def acted(self, version: int, action: Action, *, by_bot: bool) -> MatchLog:
        """The course after an action.

        :raises RefusedError: if the rules refuse it.
        """
        after, events = engine.apply(self.match, action)
        told = _told(version, Moved(version, action, by_bot), *events)
        return MatchLog(after, version, self.dealt_again, self.told + told)

    def dealt(self, version: int, dealer: int, cards: Deal) -> MatchLog:
        """The course after the next hand was dealt, or the same again."""
        before = self.match.hand
        after, events = engine.deal(self.match, dealer, cards)
        hand = after.hand
        again = before is not None and hand is not None and before.number == hand.number
        return MatchLog(
            after, version, self.dealt_again + 1 if again else 0, self.told + _told(version, *events)
        )

    def since(self, version: int) -> tuple[Announcement, ...]:
        """What was told after that version."""
        return tuple(announcement for at, announcement in self.told if at > version)


def begin(rules: Rules) -> MatchLog:
    """The course of a match before its first deal."""
    return MatchLog(engine.start(rules))


def follow(course: MatchLog, entries: Iterable[Entry]) -> MatchLog:
    """The course after these further entries of the log."""
    for entry in entries:
        if isinstance(entry, DealRow):
            course = course.dealt(entry.sequence, entry.dealer, parse_deal(entry.deal))
        else:
            action = parse_action(entry.text)
            course = course.acted(entry.sequence, action, by_bot=entry.bot is not None)
    return course


def _told(version: int, *announcements: Moved | Event) -> tuple[tuple[int, Announcement], ...]:
    return tuple((version, announcement) for announcement in announcements)
