"""Facilitated play for screen readers: the last trick or hand, legal cards and domino rows in words."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from kingbot.cards import CardSet
from kingbot.engine.domino import fitting
from kingbot.engine.events import HandScored, TrickTaken
from kingbot.engine.trick_points import HandTerms
from kingbot.engine.view import MatchView, PlayerView, Stage
from kingbot.i18n import Words
from kingbot.render import Style
from kingbot.render.hand import playable
from kingbot.tables.model import Announcement
from kingbot.ui.cards import hand_line
from kingbot.ui.score import hand_result
from kingbot.ui.sentences import Names, plays, trick_worth, why_taken


@dataclass(frozen=True, slots=True)
class Readout:
    """A finished trick, and the result of its hand if it ended it, in words; `mark` identifies the trick."""

    mark: str
    lines: tuple[str, ...]


def readout(announcements: Sequence[Announcement], view: MatchView, names: Names, w: Words) -> Readout | None:
    """The last trick and the last hand that were finished in these announcements; None if there are none."""
    over = [each.hand for each in announcements if isinstance(each, HandScored)]
    taken = [each for each in announcements if isinstance(each, TrickTaken)]
    lines: list[str] = []
    if taken:
        terms = HandTerms.of_finished(over[0]) if over else HandTerms.of_view(view)
        lines += _trick(taken[-1], view, terms, names, w)
    lines += [hand_result(hand, view, names, w) for hand in over]
    if not lines:
        return None
    mark = f"{over[-1].number}.over" if over else f"{view.number}.{taken[-1].number}"
    return Readout(mark, tuple(lines))


def after_readout(announcements: Sequence[Announcement]) -> Sequence[Announcement]:
    """The announcements after the last finished trick or hand; all of them if there is none."""
    ends = [index for index, each in enumerate(announcements) if isinstance(each, TrickTaken | HandScored)]
    return announcements[ends[-1] + 1 :] if ends else announcements


def _trick(
    taken: TrickTaken, view: MatchView, terms: HandTerms | None, names: Names, w: Words
) -> Iterable[str]:
    trick = taken.trick
    yield w("aloud-trick", number=taken.number)
    yield plays(trick.leader, trick.cards, names, w) + "."
    yield why_taken(trick, names, w)
    worth = trick_worth(taken.number, trick, terms, view, names, w)
    if worth is not None:
        yield worth


def hand_lines(view: PlayerView, w: Words, style: Style) -> Iterable[str]:
    """The player's cards in words, the legal ones first."""
    legal = playable(view)
    if legal:
        yield w("aloud-playable", cards=hand_line(legal, w, style))
    if rest := view.hand & ~legal:
        yield w("aloud-rest" if legal else "aloud-cards", cards=hand_line(rest, w, style))


def row_lines(view: MatchView, w: Words, style: Style) -> Iterable[str]:
    """The cards that fit in domino in words: at the ends of the rows, and those that begin one."""
    if view.stage is Stage.DOMINO:
        fits: CardSet = fitting(view.rules.options, view.rows)
        yield w("aloud-fits", cards=hand_line(fits, w, style))
