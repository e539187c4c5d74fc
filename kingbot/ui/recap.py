"""What has happened, in words: tricks in a line each, decisions and results between them."""

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
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.tables.model import Announcement, Moved
from kingbot.ui.score import hand_result
from kingbot.ui.sentences import Names, action_sentence

MOST_LINES: Final = 8


def since_last_move(told: Sequence[Announcement], seat: int) -> Sequence[Announcement]:
    """What came after a seat's last move, that move included; everything, if it has not moved."""
    mine = [at for at, each in enumerate(told) if isinstance(each, Moved) and each.action.seat == seat]
    return told[mine[-1] :] if mine else told


def recap(told: Iterable[Announcement], view: PlayerView, names: Names, w: Words) -> list[str]:
    """Announcements as lines, the last eight."""
    lines: list[str] = []
    cards: list[str] = []  # of the trick, or the run of domino turns, that is being told

    def finish() -> None:
        if cards:
            lines.append(", ".join(cards))
            cards.clear()

    for each in told:
        match each:
            case Moved(action=Play() | Stop() as action):
                cards.append(action_sentence(action, view, names, w))
            case Moved(action=Pass() as action) if cards:
                cards.append(action_sentence(action, view, names, w))
            case PartnerShown(seat=seat, card=card):
                cards.append(w("told-partner", name=names[seat], card=card))
            case TrickTaken(trick=trick):
                lines.append(w("told-taken", plays=", ".join(cards), name=names[trick.winner]))
                cards.clear()
            case _:
                finish()
                lines += _line(each, view, names, w)
    finish()
    return lines[-MOST_LINES:]


def _line(each: Announcement, view: PlayerView, names: Names, w: Words) -> Iterable[str]:
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
