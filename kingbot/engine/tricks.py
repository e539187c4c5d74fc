"""Tricks: who leads, what may be played, who takes the trick, when the hand ends (rules 1, 2)."""

from __future__ import annotations

from kingbot.cards import Card, cards_in
from kingbot.engine.actions import PLAYS, Action, Play
from kingbot.engine.contracts import TRICKS
from kingbot.engine.duties import duties, playable, refusal, winner
from kingbot.engine.events import Event, PartnerShown, TrickTaken
from kingbot.engine.hand import Deal, Hand, Scored, Trick, Tricks
from kingbot.engine.options import Rules
from kingbot.engine.refusals import Reason, Refusal


def begin(rules: Rules, hand: Hand) -> Tricks:
    """The phase in which the first trick is to be led (rules 6 and 9, `leader`)."""
    assert hand.contract is not None
    leader = {
        "after_dealer": (hand.dealer + 1) % 4,
        "dealer": hand.dealer,
        "chooser": hand.chooser,
    }[rules.options.leader]
    return Tricks(
        duties=duties(rules.options, hand.contract, hand.trump),
        leader=leader,
        table=(),
        played=0,
        done=(),
        taken=(0, 0, 0, 0),
    )


def turn(phase: Tricks) -> int:
    """The seat that is to play."""
    return (phase.leader + len(phase.table)) % 4


def check(hand: Hand, phase: Tricks, action: Action) -> Refusal | None:
    """Why the seat whose turn it is may not do this; None if it may."""
    if type(action) is not Play:
        return Refusal(Reason.WRONG_PHASE)
    if action.side is not None:
        return Refusal(Reason.BAD_ACTION, {"card": action.card})
    held = hand.cards[action.seat]
    return refusal(phase.duties, held, phase.table, phase.played, not phase.done, action.card)


def legal(hand: Hand, phase: Tricks) -> tuple[Action, ...]:
    """The plays open to the seat whose turn it is."""
    seat = turn(phase)
    plays = PLAYS[seat]
    allowed = playable(phase.duties, hand.cards[seat], phase.table, phase.played, not phase.done)
    return tuple([plays[card] for card in cards_in(allowed)])


def play(rules: Rules, hand: Hand, phase: Tricks, action: Play) -> tuple[Hand, tuple[Event, ...]]:
    """The hand after a legal play; in phase `Scored` when that ended it."""
    card, seat = action.card, action.seat
    cards = without(hand.cards, seat, card)
    table = (*phase.table, card)
    played = phase.played | 1 << card
    events: tuple[Event, ...] = ()
    if card == hand.called:
        events = (PartnerShown(seat, card),)
    if len(table) < 4:
        unfinished = Tricks(phase.duties, phase.leader, table, played, phase.done, phase.taken)
        return _with(hand, cards, unfinished), events
    trick = finish(phase, table)
    gained = phase.taken[trick.winner] | _bits(table)
    taken = (*phase.taken[: trick.winner], gained, *phase.taken[trick.winner + 1 :])
    done = (*phase.done, trick)
    after = Tricks(phase.duties, trick.winner, (), played, done, taken)  # type: ignore[arg-type]
    events = (*events, TrickTaken(len(done), trick))
    ended = len(done) == TRICKS or decided(rules, after)
    return _with(hand, cards, Scored(after) if ended else after), events


def finish(phase: Tricks, table: tuple[Card, ...]) -> Trick:
    """The trick that these four cards make."""
    place = winner(phase.duties.trump, table)
    by_trump = bool(phase.duties.trump >> table[place] & 1)
    return Trick(phase.leader, table, (phase.leader + place) % 4, by_trump)  # type: ignore[arg-type]


def decided(rules: Rules, phase: Tricks) -> bool:
    """Whether all that counts has been taken, and the hand ends early for it (rules 2, early end)."""
    penalty = phase.duties.penalty
    return bool(penalty) and rules.options.early_end and not penalty & ~phase.played


def without(cards: Deal, seat: int, card: Card) -> Deal:
    """The four hands after a seat has played a card."""
    held = list(cards)
    held[seat] ^= 1 << card
    return tuple(held)  # type: ignore[return-value]


def _bits(cards: tuple[Card, ...]) -> int:
    a, b, c, d = cards
    return 1 << a | 1 << b | 1 << c | 1 << d


def _with(hand: Hand, cards: Deal, phase: Tricks | Scored) -> Hand:
    # Written out, for `dataclasses.replace` costs as much as all the rest of a play.
    return Hand(
        hand.number,
        hand.dealer,
        hand.chooser,
        hand.deal,
        cards,
        phase,
        hand.contract,
        hand.declarer,
        hand.trump,
        hand.blind,
        hand.asking_price,
        hand.bids,
        hand.sale,
        hand.called,
        hand.kept,
    )
