"""Points: the result of a hand, and the score sheet; the last trick."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingbot.cards import Suit
from kingbot.engine.hand import FinishedHand, Points
from kingbot.engine.schedule import is_chosen
from kingbot.engine.view import MatchView, PublicView
from kingbot.i18n import Words
from kingbot.render.heading import finished_contract_name, finished_contract_number
from kingbot.render.score import Mark, marks
from kingbot.render.style import SUITS_IN_HAND
from kingbot.tables.model import Table
from kingbot.ui import sentences
from kingbot.ui.layout import Attachment, MessageBuilder, Screen, last_that_fit
from kingbot.ui.names import clean, seat_names
from kingbot.ui.sentences import Names

SIGNS: Final = {Mark.DEALT: "°", Mark.CHOSE: "*", Mark.NO_TRUMP: "=", Mark.SLAM: "!"}
"""What stands after points in columns of text where the picture has a mark; a trump is its suit's sign."""

MAX_HANDS_LENGTH: Final = 3300  # characters of the hands in words, which leaves room for the totals


def hand_result(hand: FinishedHand, view: MatchView, names: Names, w: Words) -> str:
    """The result of a hand on one line: contract, who decided in it, each player's points, and a slam."""
    contract = finished_contract_name(hand, view, w)
    points = f"{_decided(hand, view, names, w)} · {_points(hand.points, names, w)}"
    line = w("result-hand", number=hand.number, contract=contract, points=points)
    if hand.slam is not None:
        title = w("picture-king", contract=hand.contract.value, name=names[hand.slam])
        line += " · " + w("result-slam", title=title)
    return line


def _decided(hand: FinishedHand, view: MatchView, names: Names, w: Words) -> str:
    """Who dealt a hand, or chose its contract, and who named which trump."""
    chosen = is_chosen(view.rules, hand.number)
    name = names[hand.chooser if chosen else hand.dealer]
    if hand.trump is None or hand.declarer is None:
        return w("result-decided", name=name, chose="yes" if chosen else "no")
    named = w("result-trump", trump=hand.trump, name=names[hand.declarer])
    if hand.declarer == hand.chooser:
        return named
    return f"{w('result-decided', name=name, chose='yes' if chosen else 'no')} · {named}"


def hand_just_over(view: MatchView) -> FinishedHand | None:
    """The hand whose result is shown: the last one that is over, until a card is played in the next."""
    played = bool(view.tricks or view.table or view.moves)
    if not view.finished or (played and view.number > len(view.finished)):
        return None
    return view.finished[-1]


def score(table: Table, view: PublicView, w: Words, picture: Attachment | None = None) -> Screen:
    """The score sheet as a picture; without one, as columns of text, or in words for screen readers."""
    message = MessageBuilder()
    message.text(f"### {w('score-title', table=str(table.id))}")
    if picture is not None:
        message.picture(picture)
    elif view.finished and w.style == "spoken":
        message.text(*_spoken(table, view, w))
    elif view.finished:
        message.text("\n".join(["```", *_rows(table, view, w), "```"]), f"-# {_legend(view, w)}")
    else:
        message.text(w("score-empty"))
    return message.screen()


def _spoken(table: Table, view: MatchView, w: Words) -> Iterable[str]:
    """The totals, then as many hands as fit, the last ones; screen readers cannot read columns."""
    names = seat_names(table.seats)
    yield w("score-totals", points=_points(view.totals, names, w))
    yield from last_that_fit((hand_result(hand, view, names, w) for hand in view.finished), MAX_HANDS_LENGTH)


def _points(points: Points, names: Names, w: Words) -> str:
    return " · ".join(
        w("result-point", name=name, points=w.points(each, plus=True))
        for name, each in zip(names, points, strict=True)
    )


def _rows(table: Table, view: MatchView, w: Words) -> Iterable[str]:
    """The sheet in columns of text with the marks of the picture, if possible narrow enough for a phone."""
    labels = [
        w.short(hand.contract, view.rules.preset, finished_contract_number(hand, view))
        for hand in view.finished
    ]
    signs = [[_signs(view, hand, seat, w) for seat in range(4)] for hand in view.finished]
    room = max(_width(each) for row in signs for each in row)  # so that points stand below points
    points = [
        [
            w.points(each, plus=True) + sign + " " * (room - _width(sign))
            for each, sign in zip(*row, strict=True)
        ]
        for row in zip((hand.points for hand in view.finished), signs, strict=True)
    ]
    points.append([w.points(each, plus=True) + " " * room for each in view.totals])
    label_width = max(map(_width, labels)) + 3
    column = max(5, *(_width(each) + 1 for row in points for each in row))
    names = [clean(seat.name).replace("`", "'")[: column - 1] for seat in table.seats]

    def row(label: str, cells: Iterable[str]) -> str:
        padded = (" " * (column - _width(cell)) + cell for cell in cells)
        return label + " " * (label_width - _width(label)) + "".join(padded)

    yield row("", names)
    for hand, label, cells in zip(view.finished, labels, points[:-1], strict=True):
        yield row(f"{hand.number:>2} {label}", cells)
    yield row(w("score-total"), points[-1])


def _signs(view: MatchView, hand: FinishedHand, seat: int, w: Words) -> str:
    """The marks beside a player's points in a hand; beside a trump none for who dealt or chose."""
    found = marks(view, hand, seat)
    if seat == hand.declarer:
        found = [each for each in found if each not in (Mark.DEALT, Mark.CHOSE)]
    return "".join(w.symbol(each) if isinstance(each, Suit) else SIGNS[each] for each in found)


def _legend(view: MatchView, w: Words) -> str:
    """What the signs mean that occur."""
    used = {each for hand in view.finished for seat in range(4) for each in marks(view, hand, seat)}
    parts = [f"{sign} {w('picture-mark', mark=mark.value)}" for mark, sign in SIGNS.items() if mark in used]
    suits = "".join(w.symbol(each) for each in SUITS_IN_HAND if each in used)
    return " · ".join([*parts, f"{suits} {w('picture-mark', mark=Mark.DECLARED.value)}"] if suits else parts)


def _width(text: str) -> int:
    """The number of columns a text takes; the variation selector after a suit takes none."""
    return len(text.replace("\ufe0e", ""))


def last_trick(table: Table, view: PublicView, w: Words, picture: Attachment | None = None) -> Screen:
    """The last trick: its picture, its cards in order, who took it and why."""
    names = seat_names(table.seats)
    message = MessageBuilder()
    trick = view.last_trick
    if trick is None:
        message.text(w("last-none"))
        return message.screen()
    message.text(f"### {w('last-title', table=str(table.id), number=len(view.tricks))}")
    if picture is not None:
        message.picture(picture)
    message.text(sentences.plays(trick.leader, trick.cards, names, w), sentences.why_taken(trick, names, w))
    return message.screen()
