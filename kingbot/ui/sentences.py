"""Sentences that screens share: what is played for, who sits where, whose turn it is, what was done."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingbot.cards import CARDS
from kingbot.engine.actions import (
    Action,
    Bid,
    Blind,
    Call,
    Choose,
    NameTrump,
    Play,
    Sell,
    Side,
)
from kingbot.engine.contracts import PENALTY_CARDS, Contract
from kingbot.engine.hand import Trick
from kingbot.engine.view import PlayerView, Stage
from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.tables.model import Table
from kingbot.ui.cards import SUITS_IN_HAND

Names = Sequence[str]


def title(table: Table, view: PlayerView, w: Words) -> str:
    """Which table, which rules, which hand."""
    parts = [w("ui-title", table=str(table.id)), w(f"preset-{table.rules.preset}")]
    if view.number:
        parts.append(w("ui-hand-of", number=view.number, hands=table.rules.length))
    return " · ".join(parts)


def contract_lines(view: PlayerView, names: Names, w: Words, *, pictured: bool = False) -> Iterable[str]:
    """What is played for: the contract, what counts, the trump, the sale, the called card, the pair.

    The penalty cards that are still out are told too, unless they are `pictured` below. Nothing is said while
    the contract is to be chosen: whose turn it is says that.
    """
    if view.contract is None:
        return
    yield _contract_line(view, names, w, pictured=pictured)
    if view.sale:
        sale = view.sale
        yield w("contract-sold", name=names[sale.seller], other=names[sale.buyer], tricks=sale.price)
    else:
        yield from talk(view, names, w)
    if view.pair is not None:
        yield w("contract-pair", name=names[view.pair[0]], other=names[view.pair[1]])
    elif view.called is not None and view.dealer is not None:
        yield w("contract-called", name=names[view.dealer], card=view.called)


def _contract_line(view: PlayerView, names: Names, w: Words, *, pictured: bool) -> str:
    assert view.contract is not None
    worth = view.rules.points(view.contract)
    counts = w(f"counts-{slug(view.contract)}", points=w.points(worth, plus=True))
    line = w("contract-line", contract=contract_name(view, w), counts=counts)
    if view.trump is not None and view.declarer is not None:
        key = "contract-blind" if view.blind else "contract-trump"
        line += " · " + w(key, trump=view.trump, name=names[view.declarer])
    if view.still_out and not pictured:
        line += " · " + w("contract-still-out", cards=w.cards(view.still_out))
    return line


def contract_name(view: PlayerView, w: Words) -> str:
    """The name of the contract of the hand on the table; empty while it is to be chosen."""
    if view.contract is None:
        return ""
    before = sum(hand.contract is view.contract and hand.number < view.number for hand in view.finished)
    return w.contract(view.contract, view.rules.preset, before + 1)


def talk(view: PlayerView, names: Names, w: Words) -> Iterable[str]:
    """What was said so far in an offer or an auction; nothing once the trump is named."""
    if view.trump is not None or view.dealer is None:
        return
    said: list[Action] = [Sell(view.dealer, view.asking_price)] if view.asking_price is not None else []
    said += view.bids
    if said:
        yield " · ".join(action_sentence(action, view, names, w) for action in said)


def seat_lines(view: PlayerView, names: Names, w: Words) -> Iterable[str]:
    """The four seats in order of play: dealer, points, what was taken, who is awaited."""
    for seat in range(4):
        mark = "▸ " if seat == view.turn else "· "
        name = f"**{names[seat]}**" if seat == view.turn else names[seat]
        dealer = f" **{w('ui-dealer-mark')}**" if seat == view.dealer else ""
        parts = [w("seat-line", name=name + dealer, points=w.points(view.totals[seat])), *_got(view, seat, w)]
        yield mark + " · ".join(parts)


def _got(view: PlayerView, seat: int, w: Words) -> Iterable[str]:
    if view.contract is Contract.DOMINO and view.stage is Stage.DOMINO:
        yield w("seat-out") if seat in view.out else w("seat-held", count=view.held[seat])
        return
    if not view.tricks:
        return
    penalty = PENALTY_CARDS.get(view.contract, 0) if view.contract else 0
    if not penalty:
        yield w("seat-tricks", count=view.tricks_won(seat))
    elif caught := view.taken[seat] & penalty:
        yield w("seat-taken", cards=w.cards(caught))


def table_lines(view: PlayerView, names: Names, w: Words) -> Iterable[str]:
    """What lies on the table: the trick, or the four rows of domino."""
    if view.stage is Stage.DOMINO:
        yield from row_lines(view, w)
    elif view.stage is Stage.TRICKS and view.leader is not None and view.table:
        yield w("table-trick", plays=plays(view.leader, view.table, names, w))


def row_lines(view: PlayerView, w: Words) -> Iterable[str]:
    """The rows of domino in words: from the lowest card to the highest, an ace on the king last."""
    for suit in SUITS_IN_HAND:
        laid = [CARDS[13 * suit + rank] for rank in range(12) if view.rows >> (13 * suit + rank) & 1]
        ace = CARDS[13 * suit + 12]
        if view.rows & ace.bit:
            laid = [*laid, ace] if view.high_aces & ace.bit else [ace, *laid]
        if laid:
            ends = w.card(laid[0]) if len(laid) == 1 else f"{w.card(laid[0])} – {w.card(laid[-1])}"
            yield w("row-line", suit=w.suit(suit), cards=ends)
        else:
            yield w("row-none", suit=w.suit(suit))


def plays(leader: int, cards: Sequence[int], names: Names, w: Words) -> str:
    """The cards of a trick with who played them, in order."""
    said = []
    for place, card in enumerate(cards):
        key = "play-card" if place else "play-led"
        said.append(w(key, name=names[(leader + place) % 4], card=CARDS[card]))
    return ", ".join(said)


def due(view: PlayerView, names: Names, w: Words) -> str:
    """Whose turn it is and what for, as all are told."""
    name = names[view.turn] if view.turn is not None else ""
    if view.stage is Stage.TRUMP and view.may_sell:
        return w("due-trump-sale", name=name)
    return w(f"due-{view.stage}", name=name)


def yours(view: PlayerView, names: Names, w: Words) -> str:
    """What the viewer, whose turn it is, is to do."""
    match view.stage:
        case Stage.TRUMP if view.may_sell:
            return w("yours-trump-sale")
        case Stage.ANSWER if view.standing:
            return w("yours-answer", name=names[view.standing.seat], tricks=view.standing.tricks)
        case Stage.TRICKS if not view.table:
            return w("yours-lead")
        case Stage.DOMINO if view.extra:
            return w("yours-domino-more")
        case Stage.DOMINO if not any(isinstance(action, Play) for action in view.legal):
            return w("yours-domino-pass")
        case stage:
            return w(f"yours-{stage}")


def action_sentence(action: Action, view: PlayerView, names: Names, w: Words) -> str:
    """A move in words."""
    name = names[action.seat]
    match action:
        case Choose(contract=contract):
            return w("did-choose", name=name, contract=w.contract(contract, view.rules.preset))
        case Blind(trump=trump) | NameTrump(trump=trump):
            return w(f"did-{action.verb}", name=name, trump=trump)
        case Sell(price=tricks) | Bid(tricks=tricks):
            return w(f"did-{action.verb}", name=name, tricks=tricks)
        case Call(card=card):
            return w("did-call", name=name, card=card)
        case Play(card=card, side=side):
            key = {Side.HIGH: "did-lay-high", Side.LOW: "did-lay-low", None: "did-play"}[side]
            return w(key, name=name, card=card)
        case _:
            return w(f"did-{action.verb}", name=name)


def why_taken(trick: Trick, names: Names, w: Words) -> str:
    """Who took a trick, with which card, and why."""
    key = "last-taken-trump" if trick.by_trump else "last-taken-suit"
    return w(key, name=names[trick.winner], card=trick.card_of(trick.winner))
