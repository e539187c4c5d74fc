"""Sentences that screens share: contract, seats, cards on the table, turns and actions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kingbot.cards import CARDS
from kingbot.engine.actions import (
    Accept,
    Action,
    Bid,
    Blind,
    Call,
    Choose,
    Cut,
    NameTrump,
    Play,
    Sell,
    Side,
)
from kingbot.engine.contracts import PENALTY_CARDS, Contract
from kingbot.engine.hand import Trick
from kingbot.engine.refusals import Reason
from kingbot.engine.restrictions import broken_suits, restrictions
from kingbot.engine.trick_points import HandTerms, trick_points
from kingbot.engine.view import MatchView, PlayerView, Stage
from kingbot.i18n import Words
from kingbot.i18n.words import slug
from kingbot.render.domino import row_cards
from kingbot.render.heading import contract_number
from kingbot.render.style import SUITS_IN_HAND
from kingbot.tables.model import Status, Table

Names = Sequence[str]


def title(table: Table, view: MatchView, w: Words, *, pictured: bool = False) -> str:
    """The title of a screen: table and preset, and the hand unless it is `pictured`."""
    parts = [w("ui-title", table=str(table.id)), w(f"preset-{table.rules.preset}")]
    if view.number and not pictured:
        parts.append(w("ui-hand-of", number=view.number, hands=table.rules.length))
    return " · ".join(parts)


def contract_lines(view: MatchView, names: Names, w: Words) -> Iterable[str]:
    """The contract, what scores in it and is still out, the trump, the sale or bids, the called card or pair.

    There are no lines while the contract is to be chosen. A picture of the table shows all of this.
    """
    if view.contract is None:
        return
    yield _contract_line(view, names, w)
    if view.sale:
        sale = view.sale
        yield w("contract-sold", name=names[sale.seller], other=names[sale.buyer], tricks=sale.price)
    else:
        yield from bid_lines(view, names, w)
    if view.pair is not None:
        yield w("contract-pair", name=names[view.pair[0]], other=names[view.pair[1]])
    elif view.called is not None and view.dealer is not None:
        yield w("contract-called", name=names[view.dealer], card=view.called)


def _contract_line(view: MatchView, names: Names, w: Words) -> str:
    assert view.contract is not None
    points = w.points(view.rules.points(view.contract), plus=True)
    counts = w(f"counts-{slug(view.contract)}", points=points)
    line = w("contract-line", contract=contract_name(view, w), counts=counts)
    if view.trump is not None and view.declarer is not None:
        key = "contract-blind" if view.blind else "contract-trump"
        line += " · " + w(key, trump=view.trump, name=names[view.declarer])
    if view.still_out:
        line += " · " + w("contract-still-out", cards=w.cards(view.still_out))
    return line


def contract_name(view: MatchView, w: Words) -> str:
    """The name of the current hand's contract; empty while it is to be chosen."""
    if view.contract is None:
        return ""
    return w.contract(view.contract, view.rules.preset, contract_number(view))


def bid_lines(view: MatchView, names: Names, w: Words) -> Iterable[str]:
    """The bids so far in an offer or an auction; nothing once the trump is named."""
    if view.trump is not None or view.dealer is None:
        return
    actions: list[Action] = [Sell(view.dealer, view.asking_price)] if view.asking_price is not None else []
    actions += view.bids
    if actions:
        yield " · ".join(action_sentence(action, view, names, w) for action in actions)


def seat_lines(view: MatchView, names: Names, w: Words) -> Iterable[str]:
    """A line for each seat: name, dealer, points and what was taken; the one whose turn it is is marked."""
    for seat in range(4):
        mark = "▸ " if seat == view.turn else "· "
        name = f"**{names[seat]}**" if seat == view.turn else names[seat]
        dealer = f" **{w('ui-dealer-mark')}**" if seat == view.dealer else ""
        line = w("seat-line", name=name + dealer, points=w.points(view.totals[seat], plus=True))
        parts = [line, *_taken_or_held(view, seat, w)]
        yield mark + " · ".join(parts)


def _taken_or_held(view: MatchView, seat: int, w: Words) -> Iterable[str]:
    if view.contract is Contract.DOMINO and view.stage is Stage.DOMINO:
        yield w("seat-out") if seat in view.out else w("seat-held", count=view.held[seat])
        return
    if not view.tricks:
        return
    penalty = PENALTY_CARDS.get(view.contract, 0) if view.contract else 0
    if not penalty:
        yield w("seat-tricks", count=view.tricks_won(seat))
    elif taken := view.taken[seat] & penalty:
        yield w("seat-taken", cards=w.cards(taken))


def table_lines(view: MatchView, names: Names, w: Words) -> Iterable[str]:
    """The cards on the table: the current trick, or the four rows of domino."""
    if view.stage is Stage.DOMINO:
        yield from row_lines(view, w)
    elif view.stage is Stage.TRICKS and view.leader is not None and view.table:
        yield w("table-trick", plays=plays(view.leader, view.table, names, w))


def row_lines(view: MatchView, w: Words) -> Iterable[str]:
    """The rows of domino with the cards at their ends."""
    for suit in SUITS_IN_HAND:
        if laid := row_cards(view, suit):
            ends = w.card(laid[0]) if len(laid) == 1 else f"{w.card(laid[0])} – {w.card(laid[-1])}"
            yield w("row-line", suit=w.suit(suit), cards=ends)
        else:
            yield w("row-none", suit=w.suit(suit))


def plays(leader: int, cards: Sequence[int], names: Names, w: Words) -> str:
    """The cards of a trick in order, each with its player."""
    return ", ".join(
        w("play-card" if order else "play-led", name=names[(leader + order) % 4], card=CARDS[card])
        for order, card in enumerate(cards)
    )


def turn_line(view: MatchView, names: Names, w: Words) -> str:
    """Whose turn it is and what they have to do, for everybody else."""
    name = names[view.turn] if view.turn is not None else ""
    if view.stage is Stage.TRUMP and view.may_sell:
        return w("due-trump-sale", name=name)
    return w(f"due-{view.stage}", name=name)


def your_turn_line(view: PlayerView, names: Names, w: Words) -> str:
    """What the viewer, whose turn it is, has to do."""
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


def narrowing_lines(view: PlayerView, w: Words) -> Iterable[str]:
    """Which rule narrows the choice of the viewer, whose turn it is; nothing if any card may be played."""
    for refusal in restrictions(view):
        said = dict(refusal.parameters)
        match said.get("suits"), said.get("cards"):
            case tuple() as suits, int() as cards:
                said["suits"], said["cards"] = w.either(map(w.suit, suits)), w.one_of(cards)
        if refusal.reason is Reason.PENALTY_LEAD and view.rules.options.penalty_lead == "never":
            yield w("narrow-penalty-lead-never", suits=said["suits"])
        else:
            yield w(f"narrow-{slug(refusal.reason)}", **said)


def broken_line(view: MatchView, w: Words) -> str | None:
    """The suits that may be led now that one of their cards was played."""
    suits = broken_suits(view)
    return w("broken-suits", suits=w.both(map(w.suit, suits))) if suits else None


def action_sentence(action: Action, view: MatchView, names: Names, w: Words) -> str:
    """An action that was carried out, with its player: Ada plays K♥."""
    lays = {Side.HIGH: "did-lay-high", Side.LOW: "did-lay-low"}
    side = action.side if isinstance(action, Play) else None
    key = f"did-{action.verb}" if side is None else lays[side]
    return w(key, name=names[action.seat], **_action_parameters(action, view, w))


def action_label(action: Action, view: MatchView, w: Words) -> str:
    """An action that a player may choose: play K♥, bid 5 tricks."""
    match action:
        case Play(side=Side() as side):
            return w(f"prompt-{side}", **_action_parameters(action, view, w))
        case Accept():
            return w("intent-accept", tricks=view.standing.tricks if view.standing else 0)
    parameters = _action_parameters(action, view, w)
    return w(f"{'intent' if parameters else 'prompt'}-{action.verb}", **parameters)


def _action_parameters(action: Action, view: MatchView, w: Words) -> dict[str, object]:
    match action:
        case Choose(contract=contract):
            return {"contract": w.contract(contract, view.rules.preset)}
        case Blind(trump=trump) | NameTrump(trump=trump):
            return {"trump": trump}
        case Sell(price=tricks) | Bid(tricks=tricks):
            return {"tricks": tricks}
        case Call(card=card) | Play(card=card):
            return {"card": card}
        case Cut(place=place):
            return {"place": int(place)}
        case _:
            return {}


def taken_line(
    number: int, trick: Trick, played: str, terms: HandTerms | None, view: MatchView, names: Names, w: Words
) -> str:
    """Trick `number` in one line: what was `played`, who took it, and its points unless there are none."""
    points = trick_points(view.rules, number, trick, terms) if terms is not None else 0
    if not points:
        return w("told-taken", plays=played, name=names[trick.winner])
    told = w.points(points, plus=True)
    return w("told-taken-points", plays=played, name=names[trick.winner], points=told)


def trick_worth(
    number: int, trick: Trick, terms: HandTerms | None, view: MatchView, names: Names, w: Words
) -> str | None:
    """The sentence that says what trick `number` counts for its taker; None before its contract is known."""
    if terms is None:
        return None
    points = trick_points(view.rules, number, trick, terms)
    key = "aloud-worth" if points else "aloud-worthless"
    return w(key, name=names[trick.winner], points=w.points(points, plus=True))


def thinking_line(table: Table, view: MatchView, names: Names, w: Words) -> str | None:
    """That a bot is thinking whose turn it is; None if the match does not wait for a bot."""
    if view.turn is None or table.status is not Status.RUNNING or table.seats[view.turn].person is not None:
        return None
    return w("due-bot", name=names[view.turn])


def why_taken(trick: Trick, names: Names, w: Words) -> str:
    """The sentence that says who took a trick, with which card, and why that card won."""
    key = "last-taken-trump" if trick.by_trump else "last-taken-suit"
    return w(key, name=names[trick.winner], card=trick.card_of(trick.winner))
