"""The match: its state, what may be done, and doing it (rules 1–10).

`apply(match, action)` is pure: it returns a new match and the events that follow, or raises `RefusedError`.
It shares its checks with `legal_actions`. Cards are dealt by `deal`; between hands, and after a redeal,
nobody has the turn until it is called, except for the player who may cut the pack (rules 8).
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

from kingbot.cards import CARDS, PACK
from kingbot.engine import declaration, domino, scoring, tricks
from kingbot.engine.actions import Action, Call, Choose, Cut, CutPlace, Keep, Pass, Play, Redeal, Stop
from kingbot.engine.events import Dealt, Event, HandScored, MatchEnded
from kingbot.engine.hand import (
    Answering,
    Asking,
    Auction,
    BlindOrLook,
    Calling,
    Choosing,
    Deal,
    Dealing,
    Domino,
    FinishedHand,
    Hand,
    Naming,
    Offer,
    Scored,
    Tricks,
)
from kingbot.engine.options import Rules
from kingbot.engine.refusals import Reason, Refusal, RefusedError
from kingbot.engine.schedule import (
    Upcoming,
    chooser,
    cutter,
    dealers_of,
    is_chosen,
    open_contracts,
)
from kingbot.engine.schedule import upcoming as _upcoming

_DECLARING = (BlindOrLook, Naming, Offer, Auction, Answering)


@dataclass(frozen=True, slots=True)
class Match:
    """The state of a match: its rules, the hands that are over, and the hand on the table.

    A hand that has just ended stays on the table, in phase `Scored`, until the next is dealt. `hand` is
    None before the first deal, and where a match is taken up again after its last finished hand. `cut` is
    where the pack was cut for the deal that is due, None until somebody has done it.
    """

    rules: Rules
    finished: tuple[FinishedHand, ...] = ()
    hand: Hand | None = None
    cut: CutPlace | None = None


class Step(NamedTuple):
    """A match after something happened, and the public facts that followed from it."""

    match: Match
    events: tuple[Event, ...]


class DealError(ValueError):
    """A deal that cannot be: `key` is `wrong_deck`, `wrong_dealer`, `wrong_phase` or `match_over`."""

    def __init__(self, key: str) -> None:
        super().__init__(key)
        self.key = key


def start(rules: Rules, finished: Sequence[FinishedHand] = ()) -> Match:
    """A match before its first deal, or taken up after these hands."""
    return Match(rules, tuple(finished))


def over(match: Match) -> bool:
    """Whether the last hand has been played."""
    return len(match.finished) >= match.rules.length


def upcoming(match: Match) -> Upcoming | None:
    """The hand to be dealt now, or dealt again; None while one is played and when the match is over."""
    hand = match.hand
    if hand is None or isinstance(hand.phase, Scored):
        return _upcoming(match.rules, match.finished)
    if isinstance(hand.phase, Dealing):
        return Upcoming(hand.number, frozenset({hand.dealer}), hand.contract)
    return None


def redeal_due(match: Match) -> bool:
    """Whether the cards of the hand on the table are to be dealt again."""
    return match.hand is not None and isinstance(match.hand.phase, Dealing)


def cut_due(match: Match) -> bool:
    """Whether the pack is to be cut now, for the deal that is due."""
    return match.rules.options.cut and match.cut is None and upcoming(match) is not None


def deal(match: Match, dealer: int, cards: Deal) -> Step:
    """Deal the next hand, or the same hand again after a redeal, whether or not the pack was cut.

    :raises DealError: if no deal is due, the pack is not whole, or this seat may not deal.
    """
    due = upcoming(match)
    if due is None:
        raise DealError("match_over" if over(match) else "wrong_phase")
    if not whole_pack(cards):
        raise DealError("wrong_deck")
    if dealer not in dealers_of(match.rules, due, cards):
        raise DealError("wrong_dealer")
    rules = match.rules
    hand = Hand(
        number=due.number,
        dealer=dealer,
        chooser=chooser(rules, dealer),
        deal=cards,
        cards=cards,
        phase=Choosing(),
        contract=due.contract,
    )
    if due.contract is not None:
        hand = _after_choice(rules, hand)
    event = Dealt(due.number, dealer, due.contract, again=redeal_due(match))
    return Step(Match(rules, match.finished, hand), (event,))


def whole_pack(cards: Deal) -> bool:
    """Whether four hands of thirteen make up the pack."""
    a, b, c, d = cards
    return a | b | c | d == PACK and all(each.bit_count() == 13 for each in cards)


def turn(match: Match) -> int | None:
    """The seat that is to act; None when the match is over and when a deal is due, unless a cut is."""
    hand = match.hand
    if hand is None:
        return _cutter(match)
    match hand.phase:
        case Tricks() as phase:
            return tricks.turn(phase)
        case Domino(seat=seat) | Asking(seat=seat):
            return seat
        case Dealing() | Scored():
            return _cutter(match)
        case Choosing():
            return hand.chooser
        case Calling():
            return hand.dealer
        case phase:
            return declaration.turn(hand, phase)


def _cutter(match: Match) -> int | None:
    """Who is to cut the pack now, if anybody is."""
    due = upcoming(match) if match.rules.options.cut and match.cut is None else None
    return None if due is None else cutter(due)


def check(match: Match, action: Action) -> Refusal | None:
    """Why an action is refused (rules 10); None if it may be done."""
    seat, hand = turn(match), match.hand
    if seat is None:
        return Refusal(Reason.MATCH_OVER if over(match) else Reason.WRONG_PHASE)
    if action.seat != seat:
        return Refusal(Reason.NOT_YOUR_TURN, {"seat": seat})
    if hand is None or isinstance(hand.phase, (Dealing, Scored)):
        return _check_cut(action)
    return _check(match, hand, action)


def _check_cut(action: Action) -> Refusal | None:
    if not isinstance(action, Cut):
        return Refusal(Reason.WRONG_PHASE)
    if not 0 <= action.place < len(CARDS):
        return Refusal(Reason.CUT_RANGE, {"least": 1, "most": len(CARDS) - 1})
    return None


def _check(match: Match, hand: Hand, action: Action) -> Refusal | None:
    match hand.phase, action:
        case Tricks() as phase, _:
            return tricks.check(hand, phase, action)
        case Domino() as phase, _:
            return domino.check(match.rules, hand, phase, action)
        case Choosing(), Choose(contract=contract):
            choices = open_contracts(match.rules, match.finished, hand.chooser)
            if contract in choices:
                return None
            return Refusal(Reason.CONTRACT_CLOSED, {"contract": contract, "contracts": choices})
        case Calling(), Call(card=card):
            return (
                Refusal(Reason.CALL_OWN_CARD, {"card": card}) if hand.deal[hand.dealer] >> card & 1 else None
            )
        case Asking(), (Redeal() | Keep()):
            return None
        case phase, _ if isinstance(phase, _DECLARING):
            return declaration.check(match.rules.options, phase, action)
        case _:
            return Refusal(Reason.WRONG_PHASE)


def legal_actions(match: Match) -> tuple[Action, ...]:
    """Everything that `apply` takes now; an ace with one open side only without naming it."""
    hand = match.hand
    if hand is None:
        return _cuts(match)
    match hand.phase:
        case Tricks() as phase:
            return tricks.legal(hand, phase)
        case Domino() as phase:
            return domino.legal(match.rules, hand, phase)
        case Dealing() | Scored():
            return _cuts(match)
        case Choosing():
            return tuple(
                Choose(hand.chooser, contract)
                for contract in open_contracts(match.rules, match.finished, hand.chooser)
            )
        case Calling():
            own = hand.deal[hand.dealer]
            return tuple(Call(hand.dealer, card) for card in CARDS if not own >> card & 1)
        case Asking(seat=seat):
            return (Redeal(seat), Keep(seat))
        case phase:
            return declaration.legal(match.rules.options, hand, phase)


def _cuts(match: Match) -> tuple[Action, ...]:
    seat = _cutter(match)
    return () if seat is None else tuple(Cut(seat, CutPlace(place)) for place in range(len(CARDS)))


def apply(match: Match, action: Action) -> Step:
    """Do what the rules allow.

    :raises RefusedError: with the reason, if they do not.
    """
    refusal = check(match, action)
    if refusal is not None:
        raise RefusedError(refusal)
    if isinstance(action, Cut):
        return Step(replace(match, cut=action.place), ())
    hand = match.hand
    assert hand is not None  # nobody but who cuts has the turn without one
    after, events = _apply(match.rules, hand, action)
    phase = after.phase
    if type(phase) is Scored:
        return _score(match, after, phase, events)
    return Step(Match(match.rules, match.finished, after), events)


def _apply(rules: Rules, hand: Hand, action: Action) -> tuple[Hand, tuple[Event, ...]]:
    match hand.phase, action:
        case Tricks() as phase, Play():
            return tricks.play(rules, hand, phase, action)
        case Domino() as phase, Play():
            return domino.lay(rules, hand, phase, action)
        case Domino() as phase, (Pass() | Stop()):
            return domino.pass_or_stop(rules, hand, phase, action), ()
        case Choosing(), Choose(contract=contract):
            return _after_choice(rules, replace(hand, contract=contract)), ()
        case Calling(), Call(card=card):
            return _play(rules, replace(hand, called=card)), ()
        case Asking(), Redeal():
            return replace(hand, phase=Dealing()), ()
        case Asking(), Keep(seat=seat):
            return _ask_for_redeal(rules, replace(hand, kept=(*hand.kept, seat))), ()
        case phase, _ if isinstance(phase, _DECLARING):
            after, events = declaration.apply(rules.options, hand, phase, action)
            return (_call_or_play(rules, after) if after.trump is not None else after), events
        case _:
            raise AssertionError("checked before")


def _score(match: Match, hand: Hand, phase: Scored, events: tuple[Event, ...]) -> Step:
    finished = (*match.finished, scoring.score(match.rules, hand, phase.last))
    after = Match(match.rules, finished, hand)
    events = (*events, HandScored(finished[-1]))
    if over(after):
        events = (*events, MatchEnded(scoring.ranking(scoring.totals(finished))))
    return Step(after, events)


def _after_choice(rules: Rules, hand: Hand) -> Hand:
    """The hand once its contract is known: a trump may have to be named, a domino may be dealt again."""
    assert hand.contract is not None
    if hand.contract.spec.declared:
        return declaration.begin(rules.options, hand)
    if hand.contract.spec.domino:
        return _ask_for_redeal(rules, hand)
    return _call_or_play(rules, hand)


def _ask_for_redeal(rules: Rules, hand: Hand) -> Hand:
    """The hand with the next player asked about a redeal; in the next phase if there is none (rules 7)."""
    if rules.options.domino_redeal:
        for step in (1, 2, 3, 4):
            seat = (hand.dealer + step) % 4
            if seat not in hand.kept and domino.qualifies(hand.cards[seat]):
                return replace(hand, phase=Asking(seat))
    return _call_or_play(rules, hand)


def _call_or_play(rules: Rules, hand: Hand) -> Hand:
    """The hand in the phase in which a card is called, where partners are; else in play (rules 8)."""
    if rules.schedule.called_partner and is_chosen(rules, hand.number):
        return replace(hand, phase=Calling())
    return _play(rules, hand)


def _play(rules: Rules, hand: Hand) -> Hand:
    assert hand.contract is not None
    if hand.contract.spec.domino:
        return replace(hand, phase=domino.begin(rules, hand))
    return replace(hand, phase=tricks.begin(rules, hand))
