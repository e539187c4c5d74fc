"""Facilitated play: what a picture would show, in words, and what has to be read out before play goes on."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from fractions import Fraction

from kingbot.cards import CardSet, card_set
from kingbot.engine.actions import Play
from kingbot.engine.contracts import PENALTY_CARDS, Contract, Trump
from kingbot.engine.domino import fitting
from kingbot.engine.events import HandScored, TrickTaken
from kingbot.engine.hand import FinishedHand, Trick
from kingbot.engine.scoring import NULOS_TRICK
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.render import Style
from kingbot.tables.model import Announcement
from kingbot.ui.cards import hand_line
from kingbot.ui.score import hand_result
from kingbot.ui.sentences import Names, plays, why_taken


@dataclass(frozen=True, slots=True)
class Readout:
    """A trick, and what a hand came to, as they are read out; `mark` tells one such moment from another."""

    mark: str
    lines: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class _Played:
    """What a trick was played for: known from the hand on the table, or from the one that it ended."""

    contract: Contract
    trump: Trump | None
    doubled: int | None  # whose tricks count twice (rules 6)


def readout(told: Sequence[Announcement], view: PlayerView, names: Names, w: Words) -> Readout | None:
    """The last trick that was finished, or the hand that was, of what has happened; None if there is none."""
    over = [each.hand for each in told if isinstance(each, HandScored)]
    taken = [each for each in told if isinstance(each, TrickTaken)]
    lines: list[str] = []
    if taken:
        played = _of_finished(over[0]) if over else _of_view(view)
        lines += _trick(taken[-1], view, played, names, w)
    lines += [hand_result(hand, view, names, w) for hand in over]
    if not lines:
        return None
    mark = f"{over[-1].number}.over" if over else f"{view.number}.{taken[-1].number}"
    return Readout(mark, tuple(lines))


def after_readout(told: Sequence[Announcement]) -> Sequence[Announcement]:
    """What has happened since the trick, or the hand, that was read out last."""
    ends = [at for at, each in enumerate(told) if isinstance(each, TrickTaken | HandScored)]
    return told[ends[-1] + 1 :] if ends else told


def _trick(
    taken: TrickTaken, view: PlayerView, played: _Played | None, names: Names, w: Words
) -> Iterable[str]:
    trick = taken.trick
    yield w("aloud-trick", number=taken.number)
    yield plays(trick.leader, trick.cards, names, w) + "."
    yield why_taken(trick, names, w)
    if played is not None:
        points = worth(view, taken.number, trick, played.contract, played.trump, played.doubled)
        key = "aloud-worth" if points else "aloud-worthless"
        yield w(key, name=names[trick.winner], points=w.points(points, plus=True))


def worth(
    view: PlayerView,
    number: int,
    trick: Trick,
    contract: Contract,
    trump: Trump | None = None,
    doubled: int | None = None,
) -> Fraction:
    """What trick `number` brings its taker by itself (rules 2, 6): a slam, a sale and pairs come later."""
    value = view.rules.points(contract)
    if contract in PENALTY_CARDS:
        return Fraction(value * (card_set(trick.cards) & PENALTY_CARDS[contract]).bit_count())
    if contract is Contract.NO_LAST_TWO and number < 12:
        return Fraction(0)
    if trump is Trump.NULOS:
        value *= NULOS_TRICK
    return Fraction(value * 2 if trick.winner == doubled else value)


def _of_view(view: PlayerView) -> _Played | None:
    if view.contract is None:
        return None
    return _Played(view.contract, view.trump, view.chooser if view.blind else None)


def _of_finished(hand: FinishedHand) -> _Played:
    return _Played(hand.contract, hand.trump, hand.chooser if hand.blind else None)


def hand_lines(view: PlayerView, w: Words, style: Style) -> Iterable[str]:
    """The player's cards, those that may be played first."""
    legal = card_set(action.card for action in view.legal if isinstance(action, Play))
    if legal:
        yield w("aloud-playable", cards=hand_line(legal, w, style))
    if rest := view.hand & ~legal:
        yield w("aloud-rest" if legal else "aloud-cards", cards=hand_line(rest, w, style))


def row_lines(view: PlayerView, w: Words, style: Style) -> Iterable[str]:
    """What may be laid next in domino: the ends of the rows, and what would begin one."""
    if view.stage is Stage.DOMINO:
        fits: CardSet = fitting(view.rules.options, view.rows)
        yield w("aloud-fits", cards=hand_line(fits, w, style))
