"""A recap of announcements in words: a line for each trick, with decisions and results between them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from kingbot.engine.actions import Pass, Play, Stop
from kingbot.engine.contracts import Contract
from kingbot.engine.events import (
    Dealt,
    DeclarationKept,
    DeclarationSold,
    HandScored,
    PartnerShown,
    TrickTaken,
    WentOut,
)
from kingbot.engine.trick_points import HandTerms
from kingbot.engine.view import MatchView
from kingbot.i18n import Words
from kingbot.tables.model import Announcement, Moved
from kingbot.ui.score import hand_result
from kingbot.ui.sentences import Names, action_sentence, taken_line

MAX_LINES: Final = 8


def since_last_move(announcements: Sequence[Announcement], seat: int) -> Sequence[Announcement]:
    """The announcements from a seat's last move by choice on; all of them if it has not moved."""
    own = [
        index
        for index, each in enumerate(announcements)
        if isinstance(each, Moved) and each.action.seat == seat and not each.only
    ]
    return announcements[own[-1] :] if own else announcements


def only_moves(announcements: Iterable[Announcement], seat: int, w: Words) -> str | None:
    """What was played for a seat, since it was its only legal move; None if nothing was."""
    made = [
        each.action
        for each in announcements
        if isinstance(each, Moved) and each.only and each.action.seat == seat
    ]
    cards = [w.card(action.card) for action in made if isinstance(action, Play)]
    if cards:
        return w("note-only-card", cards=w.both(cards))
    if any(isinstance(action, Pass) for action in made):
        return w("note-only-pass")
    return w("note-only-contract") if made else None


def recap(
    announcements: Iterable[Announcement],
    view: MatchView,
    names: Names,
    w: Words,
    *,
    pictured: bool = False,
    result: int | None = None,
) -> list[str]:
    """The announcements as lines, the last eight of them; of `pictured` ones only what no picture shows.

    The `result` of the hand of that number is shown by a picture, or will be in a moment.
    """
    if pictured:
        announcements = [each for each in announcements if not _is_pictured(each, result)]
    lines: list[str] = []
    cards: list[str] = []  # of the current trick, or of a series of domino moves

    def end_line() -> None:
        if cards:
            lines.append(", ".join(cards))
            cards.clear()

    announced = list(announcements)
    for at, each in enumerate(announced):
        match each:
            case Moved(action=Play() | Stop() as action):
                cards.append(action_sentence(action, view, names, w))
            case Moved(action=Pass() as action) if cards:
                cards.append(action_sentence(action, view, names, w))
            case PartnerShown(seat=seat, card=card):
                cards.append(w("told-partner", name=names[seat], card=card))
            case TrickTaken(trick=trick, number=number):
                over = next((later.hand for later in announced[at:] if isinstance(later, HandScored)), None)
                terms = HandTerms.of_finished(over) if over is not None else HandTerms.of_view(view)
                lines.append(taken_line(number, trick, ", ".join(cards), terms, view, names, w))
                cards.clear()
            case _:
                end_line()
                lines += _line(each, view, names, w)
    end_line()
    return lines[-MAX_LINES:]


def _is_pictured(each: Announcement, result: int | None) -> bool:
    """Whether the picture of a table, or that of the `result` of a hand, shows what came of this."""
    if isinstance(each, Dealt):
        return not each.again
    if isinstance(each, HandScored):
        return each.hand.number == result
    return not isinstance(each, DeclarationKept | PartnerShown)


def _line(each: Announcement, view: MatchView, names: Names, w: Words) -> Iterable[str]:
    match each:
        case Moved(action=action):
            yield action_sentence(action, view, names, w)
        case Dealt(again=True):
            yield w("told-dealt-again")
        case Dealt(contract=None) as dealt:
            yield w("told-dealt-chosen", number=dealt.number, name=names[dealt.dealer])
        case Dealt(contract=Contract() as contract) as dealt:
            local = w.contract(contract, view.rules.preset)
            yield w("told-dealt", number=dealt.number, name=names[dealt.dealer], contract=local)
        case DeclarationSold(sale=sale):
            yield w("told-sold", name=names[sale.seller], other=names[sale.buyer], tricks=sale.price)
        case DeclarationKept(dealer=dealer):
            yield w("told-kept", name=names[dealer])
        case WentOut(seat=seat):
            yield w("told-out", name=names[seat])
        case HandScored(hand=hand):
            yield hand_result(hand, view, names, w)
        case _:
            pass
