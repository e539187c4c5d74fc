"""Looking back: the contracts played so far, and the tricks of the hand."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingbot.engine.hand import FinishedHand
from kingbot.engine.schedule import is_chosen
from kingbot.engine.trick_points import HandTerms
from kingbot.engine.view import MatchView, PublicView
from kingbot.i18n import Words
from kingbot.render.heading import finished_contract_name
from kingbot.tables.model import Table
from kingbot.ui import sentences
from kingbot.ui.layout import (
    MessageBuilder,
    Screen,
    last_that_fit,
)
from kingbot.ui.names import seat_names

MAX_LIST_LENGTH: Final = 3300  # characters, which leaves room for the title


def choices(table: Table, view: PublicView, w: Words) -> Screen:
    """The contract of each hand so far, with who dealt or chose it, and the contracts that are open."""
    names = seat_names(table.seats)
    message = MessageBuilder()
    message.text(f"### {w('choices-title', table=str(table.id))}")
    # In one text: Discord numbers a list in a text of its own from 1.
    lines = last_that_fit([_choice(hand, view, names, w) for hand in view.finished], MAX_LIST_LENGTH)
    message.text(*lines, _current_choice(view, names, w))
    message.text(_open_contracts(view, w))
    return message.screen()


def _choice(hand: FinishedHand, view: MatchView, names: sentences.Names, w: Words) -> str:
    contract = finished_contract_name(hand, view, w)
    if is_chosen(view.rules, hand.number):
        line = w("choices-chosen", number=hand.number, contract=contract, name=names[hand.chooser])
    else:
        line = w("choices-dealt", number=hand.number, contract=contract, name=names[hand.dealer])
    if hand.trump is not None and hand.declarer is not None:
        key = "contract-blind" if hand.blind else "contract-trump"
        line += " · " + w(key, trump=hand.trump, name=names[hand.declarer])
    if hand.sale is not None:
        line += " · " + w("choices-price", tricks=hand.sale.price)
    if hand.called is not None:
        line += " · " + w("choices-called", card=hand.called)
    return line


def _current_choice(view: MatchView, names: sentences.Names, w: Words) -> str | None:
    if view.chooser is None or any(hand.number == view.number for hand in view.finished):
        return None
    if view.contract is None:
        return w("contract-to-choose", name=names[view.chooser])
    return w(
        "choices-now", number=view.number, contract=sentences.contract_name(view, w), name=names[view.chooser]
    )


def _open_contracts(view: MatchView, w: Words) -> str | None:
    if not view.open_contracts:
        return None
    names = (w.contract(contract, view.rules.preset) for contract in view.open_contracts)
    return w("choices-open", contracts=", ".join(names))


def history(table: Table, view: PublicView, w: Words) -> Screen:
    """The tricks of the current hand with who took them, or its domino moves."""
    names = seat_names(table.seats)
    message = MessageBuilder()
    message.text(f"### {w('history-title', table=str(table.id), number=view.number)}")
    lines = [*_tricks(view, names, w)] or [*_turns(view, names, w)]
    message.text(*(last_that_fit(lines, MAX_LIST_LENGTH) or [w("history-empty")]))
    return message.screen()


def _tricks(view: MatchView, names: sentences.Names, w: Words) -> Iterable[str]:
    for number, trick in enumerate(view.tricks, 1):
        plays = sentences.plays(trick.leader, trick.cards, names, w)
        line = sentences.taken_line(number, trick, plays, HandTerms.of_view(view), view, names, w)
        yield f"{number}. {line}"


def _turns(view: MatchView, names: sentences.Names, w: Words) -> Iterable[str]:
    """The moves of a domino hand, four a line."""
    moves = [sentences.action_sentence(move, view, names, w) for move in view.moves]
    for start in range(0, len(moves), 4):
        yield ", ".join(moves[start : start + 4])
