"""What a player at a real table remembers: who chose what, the tricks so far, which cards are still about."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kingbot.cards import CardSet, Suit, cards_in
from kingbot.engine.hand import FinishedHand
from kingbot.engine.schedule import is_chosen
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.tables.model import Table
from kingbot.ui import sentences
from kingbot.ui.cards import SUITS_IN_HAND
from kingbot.ui.hand_closed import not_yours
from kingbot.ui.layout import MessageBuilder, PrivateMessageBuilder, PrivateScreen, Screen, latest
from kingbot.ui.names import seat_names
from kingbot.ui.score import which

MOST: Final = 3600  # characters of a list, which leaves room for its title


def choices(table: Table, view: PlayerView, w: Words) -> Screen:
    """The contract of each hand so far, who dealt or chose it, and what was declared; then what is open."""
    names = seat_names(table.seats)
    sheet = MessageBuilder()
    sheet.text(f"### {w('choices-title', table=str(table.id))}")
    # In one text: Discord may count a list that stands apart from 1.
    sheet.text(*latest([_choice(hand, view, names, w) for hand in view.finished], MOST), _now(view, names, w))
    sheet.text(_open(view, w))
    return sheet.screen()


def _choice(hand: FinishedHand, view: PlayerView, names: sentences.Names, w: Words) -> str:
    contract = w.contract(hand.contract, view.rules.preset, which(hand, view))
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


def _now(view: PlayerView, names: sentences.Names, w: Words) -> str | None:
    if view.chooser is None or any(hand.number == view.number for hand in view.finished):
        return None
    if view.contract is None:
        return w("contract-to-choose", name=names[view.chooser])
    return w(
        "choices-now", number=view.number, contract=sentences.contract_name(view, w), name=names[view.chooser]
    )


def _open(view: PlayerView, w: Words) -> str | None:
    if not view.open_contracts:
        return None
    names = (w.contract(contract, view.rules.preset) for contract in view.open_contracts)
    return w("choices-open", contracts=", ".join(names))


def history(table: Table, view: PlayerView, w: Words) -> Screen:
    """The tricks of the hand on the table, or its domino turns, and who took them."""
    names = seat_names(table.seats)
    sheet = MessageBuilder()
    sheet.text(f"### {w('history-title', table=str(table.id), number=view.number)}")
    lines = [*_tricks(view, names, w)] or [*_turns(view, names, w)]
    sheet.text(*(latest(lines, MOST) or [w("history-empty")]))
    return sheet.screen()


def _tricks(view: PlayerView, names: sentences.Names, w: Words) -> Iterable[str]:
    for number, trick in enumerate(view.tricks, 1):
        said = sentences.plays(trick.leader, trick.cards, names, w)
        yield f"{number}. {w('told-taken', plays=said, name=names[trick.winner])}"


def _turns(view: PlayerView, names: sentences.Names, w: Words) -> Iterable[str]:
    """The turns of domino, four a line."""
    said = [sentences.action_sentence(move, view, names, w) for move in view.moves]
    for start in range(0, len(said), 4):
        yield ", ".join(said[start : start + 4])


def counter(table: Table, view: PlayerView, w: Words) -> PrivateScreen:
    """The cards that this player has not seen yet in this hand."""
    sheet = PrivateMessageBuilder()
    sheet.text(f"### {w('counter-title', table=str(table.id))}")
    sheet.text(*(_unseen(view.unseen, suit, w) for suit in SUITS_IN_HAND))
    sheet.text(f"-# {w('counter-tip', count=view.unseen.bit_count())}")
    return sheet.screen(table, view, not_yours(table, w))


def _unseen(unseen: CardSet, suit: Suit, w: Words) -> str:
    cards = [*cards_in(unseen & suit.cards)][::-1]
    if not cards:
        return w("row-none", suit=w.suit(suit))
    apart = ", " if w.style == "spoken" else " "
    return w("counter-suit", suit=suit, count=len(cards), cards=apart.join(map(w.card, cards)))
