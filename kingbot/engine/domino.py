"""Domino: which cards fit the rows, the two sides of an ace, the last round, the redeal (rules 7)."""

from __future__ import annotations

from dataclasses import replace
from functools import cache
from typing import Final

from kingbot.cards import Card, CardSet, Rank, Suit, card, cards_in, rank_cards
from kingbot.engine.actions import PLAYS, Action, Keep, Pass, Play, Redeal, Side, Stop
from kingbot.engine.duties import suit_part
from kingbot.engine.events import Event, PartnerShown, WentOut
from kingbot.engine.hand import Domino, Hand, Scored
from kingbot.engine.options import Options, Rules
from kingbot.engine.refusals import Reason, Refusal
from kingbot.engine.tricks import without

_HONOURS: Final = rank_cards(Rank.ACE, Rank.KING)
_OPENING: Final = {"seven_diamonds": card("7D"), "eight_clubs": card("8C")}
_TWO: Final = 1 << Rank.TWO
_KING: Final = 1 << Rank.KING
_ACE: Final = 1 << Rank.ACE


def starter_rank(options: Options) -> Rank:
    """The rank with which a row begins."""
    return Rank.EIGHT if options.domino_start == "eight_clubs" else Rank.SEVEN


def opening_card(options: Options) -> Card | None:
    """The card that must begin the hand; None where any seven may."""
    return _OPENING.get(options.domino_start)


def begin(rules: Rules, hand: Hand) -> Domino:
    """The phase in which the first card is to be laid."""
    opening = opening_card(rules.options)
    if opening is None:
        starter = (hand.dealer + 1) % 4
    else:
        starter = next(seat for seat in range(4) if hand.cards[seat] >> opening & 1)
    return Domino(starter=starter, seat=starter, rows=0, high_aces=0, extra=False, out=(), moves=())


def qualifies(cards: CardSet) -> bool:
    """Whether a hand holds the four aces and kings that allow a redeal."""
    return (cards & _HONOURS).bit_count() >= 4


def fitting(options: Options, rows: CardSet) -> CardSet:
    """The cards that fit the rows, whoever holds them."""
    if not rows:
        opening = opening_card(options)
        return opening.bit if opening is not None else rank_cards(starter_rank(options))
    both = options.domino_ace == "both"
    start = starter_rank(options)
    total = 0
    for suit in range(4):
        total |= _fitting_row(suit_part(rows, suit), start, both) << (13 * suit)
    return total


@cache
def _fitting_row(row: int, start: Rank, both: bool) -> int:
    if not row >> start & 1:
        return 1 << start
    up = start + 1
    while row >> up & 1:
        up += 1
    down = start - 1
    while down >= 0 and row >> down & 1:
        down -= 1
    fits = 0
    if up < Rank.ACE:
        fits |= 1 << up
    if down >= 0:
        fits |= 1 << down
    if not row & _ACE and (row & _TWO or (both and row & _KING)):
        fits |= _ACE
    return fits


def open_sides(options: Options, rows: CardSet, suit: Suit) -> tuple[Side, ...]:
    """The sides on which the ace of a suit can be laid now."""
    row = suit_part(rows, suit)
    if row & _ACE:
        return ()
    high = (Side.HIGH,) if row & _KING and options.domino_ace == "both" else ()
    low = (Side.LOW,) if row & _TWO else ()
    return high + low


def check(rules: Rules, hand: Hand, phase: Domino, action: Action) -> Refusal | None:
    """Why the seat whose turn it is may not do this; None if it may."""
    options = rules.options
    held = hand.cards[phase.seat]
    match action:
        case Play():
            return _check_play(options, held, phase, action)
        case Pass() if not phase.extra:
            fits = held & fitting(options, phase.rows)
            return Refusal(Reason.MUST_LAY, {"cards": fits}) if fits else None
        case Stop() if phase.extra:
            return None
        case Redeal() | Keep() if options.domino_redeal and not phase.rows and not qualifies(held):
            return Refusal(Reason.NOT_QUALIFIED)
        case _:
            return Refusal(Reason.WRONG_PHASE)


def _check_play(options: Options, held: CardSet, phase: Domino, action: Play) -> Refusal | None:
    played = action.card
    ace = played.rank is Rank.ACE and options.domino_ace == "both"
    if action.side is not None and not ace:
        return Refusal(Reason.BAD_ACTION, {"card": played})
    if not held >> played & 1:
        return Refusal(Reason.NOT_IN_HAND, {"card": played})
    opening = opening_card(options)
    if not phase.rows and opening is not None and played != opening:
        return Refusal(Reason.STARTER_FIRST, {"card": opening})
    fits = fitting(options, phase.rows)
    if not fits >> played & 1:
        return Refusal(Reason.DOES_NOT_FIT, {"card": played, "cards": held & fits})
    if ace:
        sides = open_sides(options, phase.rows, played.suit)
        if action.side is None and len(sides) > 1:
            return Refusal(Reason.SIDE_NEEDED, {"card": played})
        if action.side is not None and action.side not in sides:
            return Refusal(Reason.SIDE_CLOSED, {"card": played, "side": action.side})
    return None


def legal(rules: Rules, hand: Hand, phase: Domino) -> tuple[Action, ...]:
    """What the seat whose turn it is may do: each card that fits, on each side that is open; or pass."""
    options, seat = rules.options, phase.seat
    fits = hand.cards[seat] & fitting(options, phase.rows)
    if not fits:
        return (Pass(seat),)
    actions: list[Action] = []
    for each in cards_in(fits):
        sides = open_sides(options, phase.rows, each.suit) if each.rank is Rank.ACE else ()
        if len(sides) > 1:
            actions.extend(Play(seat, each, side) for side in sides)
        else:
            actions.append(PLAYS[seat][each])
    if phase.extra:
        actions.append(Stop(seat))
    return tuple(actions)


def lay(rules: Rules, hand: Hand, phase: Domino, action: Play) -> tuple[Hand, tuple[Event, ...]]:
    """The hand after a legal card; in phase `Scored` when that ended it."""
    options, seat, laid = rules.options, phase.seat, action.card
    high = laid.rank is Rank.ACE and _side(options, phase.rows, action) is Side.HIGH
    cards = without(hand.cards, seat, laid)
    rows = phase.rows | laid.bit
    out = phase.out if cards[seat] else (*phase.out, seat)
    after = replace(
        phase,
        rows=rows,
        high_aces=phase.high_aces | (laid.bit if high else 0),
        out=out,
        moves=(*phase.moves, action),
    )
    events: tuple[Event, ...] = (PartnerShown(seat, laid),) if laid == hand.called else ()
    if not cards[seat]:
        events = (*events, WentOut(seat))
    if high and cards[seat] & fitting(options, rows):
        return replace(hand, cards=cards, phase=replace(after, extra=True)), events
    return replace(hand, cards=cards, phase=_next(options, after)), events


def pass_or_stop(rules: Rules, hand: Hand, phase: Domino, action: Pass | Stop) -> Hand:
    """The hand after a pass or a stop."""
    return replace(hand, phase=_next(rules.options, replace(phase, moves=(*phase.moves, action))))


def side_of(options: Options, rows: CardSet, action: Play) -> Side | None:
    """On which side an ace goes that is laid on these rows; None for other cards."""
    return _side(options, rows, action) if action.card.rank is Rank.ACE else None


def _side(options: Options, rows: CardSet, action: Play) -> Side:
    if action.side is not None:
        return action.side
    return open_sides(options, rows, action.card.suit)[0]


def _next(options: Options, phase: Domino) -> Domino | Scored:
    last_of_round = (phase.seat - phase.starter) % 4 == 3
    if phase.out and (options.domino_finish == "first_out" or last_of_round):
        return Scored(replace(phase, extra=False))
    return replace(phase, seat=(phase.seat + 1) % 4, extra=False)
