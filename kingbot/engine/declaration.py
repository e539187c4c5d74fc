"""The declaration: naming the trump, selling that right by offer or by auction, declaring blind (rules 6)."""

from __future__ import annotations

from dataclasses import replace

from kingbot.engine.actions import Accept, Action, Bid, Blind, Decline, Look, NameTrump, Pass, Sell
from kingbot.engine.contracts import TRICKS, TRUMP_SUITS, Trump
from kingbot.engine.events import DeclarationKept, DeclarationSold, Event
from kingbot.engine.hand import Answering, Auction, BlindOrLook, Hand, Naming, Offer, Sale, Standing
from kingbot.engine.options import Options
from kingbot.engine.refusals import Reason, Refusal

Declaring = BlindOrLook | Naming | Offer | Auction | Answering
MOST = TRICKS  # the highest price


def begin(options: Options, hand: Hand) -> Hand:
    """The hand when the declaration is due: blind first, then the sale, then the trump."""
    if options.blind_declaration:
        return replace(hand, declarer=hand.chooser, phase=BlindOrLook())
    return _after_look(options, hand)


def _after_look(options: Options, hand: Hand) -> Hand:
    hand = replace(hand, declarer=hand.chooser)
    if options.sale == "auction":
        others = [(hand.dealer + step) % 4 for step in (1, 2, 3)]
        return replace(hand, phase=Auction(others[0], frozenset(others)))
    return replace(hand, phase=Naming(may_sell=options.sale == "offer"))


def trumps(options: Options, *, blind: bool = False) -> tuple[Trump, ...]:
    """What a declarer may name."""
    named = list(TRUMP_SUITS)
    if options.declaration_no_trump:
        named.append(Trump.NO_TRUMP)
    if options.declaration_nulos and not blind:
        named.append(Trump.NULOS)
    return tuple(named)


def turn(hand: Hand, phase: Declaring) -> int:
    """The seat whose turn it is."""
    match phase:
        case Offer(seat=seat) | Auction(seat=seat):
            return seat
        case Naming():
            assert hand.declarer is not None
            return hand.declarer
        case BlindOrLook() | Answering():
            return hand.chooser


def check(options: Options, phase: Declaring, action: Action) -> Refusal | None:
    """Why the seat whose turn it is may not do this; None if it may."""
    match phase, action:
        case BlindOrLook(), Look():
            return None
        case BlindOrLook(), Blind(trump=trump):
            return _check_trump(trump, trumps(options, blind=True))
        case Naming(), NameTrump(trump=trump):
            return _check_trump(trump, trumps(options))
        case Naming(may_sell=may_sell), Sell(price=price):
            if not 1 <= price <= MOST:
                return Refusal(Reason.PRICE_RANGE, {"least": 1, "most": MOST})
            return None if may_sell else Refusal(Reason.SALE_NOT_ALLOWED)
        case ((Offer() | Auction()), Pass()):
            return None
        case ((Offer() | Auction()), Bid(tricks=tricks)):
            least = least_bid(phase)
            if not 1 <= tricks <= MOST:
                return Refusal(Reason.PRICE_RANGE, {"least": least, "most": MOST})
            return Refusal(Reason.BID_TOO_LOW, {"least": least, "most": MOST}) if tricks < least else None
        case Answering(), (Accept() | Decline()):
            return None
        case _:
            return Refusal(Reason.WRONG_PHASE)


def _check_trump(trump: Trump, allowed: tuple[Trump, ...]) -> Refusal | None:
    if trump in allowed:
        return None
    return Refusal(Reason.TRUMP_NOT_ALLOWED, {"trump": trump, "trumps": allowed})


def least_bid(phase: Offer | Auction) -> int:
    """The lowest bid that may be made now."""
    if phase.standing is not None:
        return phase.standing.tricks + 1
    return phase.price if isinstance(phase, Offer) else 1


def legal(options: Options, hand: Hand, phase: Declaring) -> tuple[Action, ...]:
    """What the seat whose turn it is may do."""
    seat = turn(hand, phase)
    match phase:
        case BlindOrLook():
            return (Look(seat), *(Blind(seat, trump) for trump in trumps(options, blind=True)))
        case Naming(may_sell=may_sell):
            prices = range(1, MOST + 1) if may_sell else ()
            named = [NameTrump(seat, trump) for trump in trumps(options)]
            return (*named, *(Sell(seat, price) for price in prices))
        case Offer() | Auction():
            return (Pass(seat), *(Bid(seat, tricks) for tricks in range(least_bid(phase), MOST + 1)))
        case Answering():
            return (Accept(seat), Decline(seat))


def apply(options: Options, hand: Hand, phase: Declaring, action: Action) -> tuple[Hand, tuple[Event, ...]]:
    """The hand after a legal action; its `trump` is set when the declaration is made."""
    match phase, action:
        case _, Look():
            return _after_look(options, hand), ()
        case _, Blind(trump=trump):
            return replace(hand, trump=trump, blind=True), ()
        case _, NameTrump(trump=trump):
            return replace(hand, trump=trump), ()
        case _, Sell(price=price):
            return replace(hand, asking_price=price, phase=Offer(price, (hand.dealer + 1) % 4)), ()
        case ((Offer() | Auction()), (Bid() | Pass())):
            standing = Standing(action.seat, action.tricks) if isinstance(action, Bid) else phase.standing
            hand = replace(hand, bids=(*hand.bids, action))
            if isinstance(phase, Offer):
                return _after_offer_turn(hand, phase, standing)
            still_in = phase.still_in - {action.seat} if isinstance(action, Pass) else phase.still_in
            return _after_auction_turn(hand, phase, still_in, standing)
        case Answering(standing=standing), Accept():
            return _sold(hand, standing)
        case _:
            return _kept(hand)


def _after_offer_turn(hand: Hand, phase: Offer, standing: Standing | None) -> tuple[Hand, tuple[Event, ...]]:
    seat = (phase.seat + 1) % 4
    if standing is not None and (standing.tricks == MOST or seat == hand.dealer):
        return _sold(hand, standing)
    if seat == hand.dealer:
        return _kept(hand)
    return replace(hand, phase=Offer(phase.price, seat, standing)), ()


def _after_auction_turn(
    hand: Hand, phase: Auction, still_in: frozenset[int], standing: Standing | None
) -> tuple[Hand, tuple[Event, ...]]:
    if not still_in:  # the standing bidder always is, so nobody bid
        return _kept(hand)
    if standing is not None and (standing.tricks == MOST or still_in <= {standing.seat}):
        return replace(hand, phase=Answering(standing)), ()
    later = [(phase.seat + step) % 4 for step in (1, 2, 3)]
    seat = next(each for each in later if each in still_in)
    return replace(hand, phase=Auction(seat, still_in, standing)), ()


def _sold(hand: Hand, standing: Standing) -> tuple[Hand, tuple[Event, ...]]:
    sale = Sale(seller=hand.chooser, buyer=standing.seat, price=standing.tricks)
    return replace(hand, sale=sale, declarer=standing.seat, phase=Naming(may_sell=False)), (
        DeclarationSold(sale),
    )


def _kept(hand: Hand) -> tuple[Hand, tuple[Event, ...]]:
    return replace(hand, phase=Naming(may_sell=False)), (DeclarationKept(hand.chooser),)
