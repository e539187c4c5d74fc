"""Projection: the view of a match that a seat, or the public, may have, and nothing else."""

from __future__ import annotations

from typing import Required, TypedDict, overload

from kingbot.cards import CARDS, PACK, Card, CardSet
from kingbot.engine import domino, scoring
from kingbot.engine.actions import Action, Bid, Pass, Play, Stop
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.hand import (
    Answering,
    Asking,
    Auction,
    BlindOrLook,
    Calling,
    Choosing,
    Dealing,
    Domino,
    FinishedHand,
    Hand,
    Naming,
    Offer,
    Phase,
    Points,
    Sale,
    Scored,
    Standing,
    Trick,
    Tricks,
)
from kingbot.engine.match import Match, legal_actions, over, turn
from kingbot.engine.options import Rules
from kingbot.engine.schedule import is_chosen, open_contracts
from kingbot.engine.view import PlayerView, PublicView, Stage

_STAGES: dict[type[Phase], Stage] = {
    Dealing: Stage.DEAL,
    Choosing: Stage.CONTRACT,
    BlindOrLook: Stage.BLIND,
    Naming: Stage.TRUMP,
    Offer: Stage.OFFER,
    Auction: Stage.AUCTION,
    Answering: Stage.ANSWER,
    Calling: Stage.CALL,
    Asking: Stage.REDEAL,
    Tricks: Stage.TRICKS,
    Domino: Stage.DOMINO,
    Scored: Stage.DEAL,
}


class _Shown(TypedDict, total=False):
    """The fields of a `MatchView` but `seat`; those that are not given are as before the first deal."""

    rules: Required[Rules]
    number: Required[int]
    stage: Required[Stage]
    turn: Required[int | None]
    finished: Required[tuple[FinishedHand, ...]]
    totals: Required[Points]
    ranking: tuple[int, int, int, int] | None
    dealer: int | None
    chooser: int | None
    contract: Contract | None
    declarer: int | None
    trump: Trump | None
    blind: bool
    sale: Sale | None
    called: Card | None
    pair: tuple[int, int] | None
    held: tuple[int, int, int, int]
    open_contracts: tuple[Contract, ...]
    may_sell: bool
    asking_price: int | None
    bids: tuple[Bid | Pass, ...]
    standing: Standing | None
    kept: tuple[int, ...]
    leader: int | None
    table: tuple[Card, ...]
    tricks: tuple[Trick, ...]
    taken: tuple[CardSet, CardSet, CardSet, CardSet]
    voids: tuple[CardSet, CardSet, CardSet, CardSet]
    still_out: CardSet
    starter: int | None
    rows: CardSet
    high_aces: CardSet
    extra: bool
    out: tuple[int, ...]
    moves: tuple[Play | Pass | Stop, ...]
    passed: tuple[CardSet, CardSet, CardSet, CardSet]
    unseen: CardSet


@overload
def view(match: Match, seat: None) -> PublicView: ...


@overload
def view(match: Match, seat: int) -> PlayerView: ...


@overload
def view(match: Match, seat: int | None) -> PublicView | PlayerView: ...


def view(match: Match, seat: int | None) -> PublicView | PlayerView:
    """The match as a seat sees it, or as the public does where `seat` is None."""
    hand = match.hand
    if seat is None:
        return PublicView(**_shown(match, None, 0))
    if hand is None:
        return PlayerView(seat=seat, legal=_legal(match, seat), **_shown(match, seat, 0))
    phase = hand.phase.last if isinstance(hand.phase, Scored) else hand.phase
    unlooked = isinstance(phase, BlindOrLook) and seat == hand.chooser
    own = 0 if unlooked else hand.cards[seat]
    return PlayerView(
        seat=seat, hand=own, unlooked=unlooked, legal=_legal(match, seat), **_shown(match, seat, own)
    )


def _legal(match: Match, seat: int) -> tuple[Action, ...]:
    return legal_actions(match) if seat == turn(match) else ()


def _shown(match: Match, seat: int | None, own: CardSet) -> _Shown:
    """What a view shows besides cards in hand; `own` are those that its viewer knows."""
    points = scoring.totals(match.finished)
    ranking = scoring.ranking(points) if over(match) else None
    hand, whose = match.hand, turn(match)
    if hand is None:
        return {
            "rules": match.rules,
            "number": len(match.finished),
            "stage": Stage.OVER if ranking is not None else Stage.DEAL if whose is None else Stage.CUT,
            "turn": whose,
            "finished": match.finished,
            "totals": points,
            "ranking": ranking,
            "unseen": PACK,
        }
    phase = hand.phase.last if isinstance(hand.phase, Scored) else hand.phase
    tricks = phase if isinstance(phase, Tricks) else None
    rows = phase if isinstance(phase, Domino) else None
    seen = tricks.played if tricks else rows.rows if rows else 0
    choosing = hand.chooser if is_chosen(match.rules, hand.number) else None
    return {
        "rules": match.rules,
        "number": hand.number,
        "stage": Stage.OVER if ranking is not None else _stage(hand.phase, whose),
        "turn": whose,
        "finished": match.finished,
        "totals": points,
        "ranking": ranking,
        "dealer": hand.dealer,
        "chooser": hand.chooser,
        "contract": hand.contract,
        "declarer": hand.declarer,
        "trump": hand.trump,
        "blind": hand.blind,
        "sale": hand.sale,
        "called": hand.called,
        "pair": _known_pair(match.rules, hand, seat, seen),
        "held": _counts(hand),
        "open_contracts": () if choosing is None else open_contracts(match.rules, match.finished, choosing),
        "may_sell": isinstance(phase, Naming) and phase.may_sell,
        "asking_price": hand.asking_price,
        "bids": hand.bids,
        "standing": phase.standing if isinstance(phase, (Offer, Auction, Answering)) else None,
        "kept": hand.kept,
        "leader": tricks.leader if tricks else None,
        "table": tricks.table if tricks else (),
        "tricks": tricks.done if tricks else (),
        "taken": tricks.taken if tricks else (0, 0, 0, 0),
        "voids": _voids(tricks) if tricks else (0, 0, 0, 0),
        "still_out": _still_out(hand, tricks),
        "starter": rows.starter if rows else None,
        "rows": rows.rows if rows else 0,
        "high_aces": rows.high_aces if rows else 0,
        "extra": rows.extra if rows else False,
        "out": rows.out if rows else (),
        "moves": rows.moves if rows else (),
        "passed": _passed(match.rules, rows) if rows else (0, 0, 0, 0),
        "unseen": PACK & ~seen & ~own,
    }


def _stage(phase: Phase, whose: int | None) -> Stage:
    stage = _STAGES[type(phase)]
    return Stage.CUT if stage is Stage.DEAL and whose is not None else stage


def _counts(hand: Hand) -> tuple[int, int, int, int]:
    a, b, c, d = (cards.bit_count() for cards in hand.cards)
    return (a, b, c, d)


def _known_pair(rules: Rules, hand: Hand, seat: int | None, seen: CardSet) -> tuple[int, int] | None:
    """The pair, if this viewer knows it: fixed, shown, at the hand's end, or by holding the called card."""
    pair = scoring.pair_of(rules, hand)
    if pair is None or hand.called is None:
        return pair
    shown = bool(seen >> hand.called & 1) or isinstance(hand.phase, Scored)
    return pair if shown or seat == pair[1] else None


def _still_out(hand: Hand, tricks: Tricks | None) -> CardSet:
    penalty = hand.contract.spec.penalty if hand.contract is not None else 0
    if tricks is None:
        return penalty
    a, b, c, d = tricks.taken
    return penalty & ~(a | b | c | d)


def _voids(tricks: Tricks) -> tuple[int, int, int, int]:
    voids = [0, 0, 0, 0]
    for leader, cards in (
        *((trick.leader, trick.cards) for trick in tricks.done),
        (tricks.leader, tricks.table),
    ):
        for place, card in enumerate(cards):
            led = CARDS[cards[0]].suit
            if CARDS[card].suit != led:
                voids[(leader + place) % 4] |= 1 << led
    a, b, c, d = voids
    return (a, b, c, d)


def _passed(rules: Rules, phase: Domino) -> tuple[CardSet, CardSet, CardSet, CardSet]:
    rows, lacking = 0, [0, 0, 0, 0]
    for move in phase.moves:
        if isinstance(move, Play):
            rows |= move.card.bit
        elif isinstance(move, Pass):
            lacking[move.seat] |= domino.fitting(rules.options, rows)
    a, b, c, d = lacking
    return (a, b, c, d)
