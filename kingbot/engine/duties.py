"""Which cards a player may play to a trick: every duty and restriction, and how they yield (rules 3, 4)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, TypeAlias

from kingbot.cards import FULL_SUIT, SUIT_CARDS, Card, CardSet, Suit
from kingbot.engine.contracts import Contract, Trump
from kingbot.engine.options import Options
from kingbot.engine.refusals import Reason, Refusal

# What a rule forbids among the cards held.
Ban: TypeAlias = tuple[Reason, CardSet]

_NO_BANS: Final[tuple[Ban, ...]] = ()
_SUIT_OF: Final = tuple(SUIT_CARDS[index // 13] for index in range(52))


@dataclass(frozen=True, slots=True)
class Duties:
    """The card-play options of a table, worked out for one hand.

    `penalty`: the contract's penalty cards. `guarded`: the suits that may not be led, `breakable` if they
    may once they are broken. `trump`: the trump suit's cards; `trump_guarded`: not to be led until broken.
    `first_discard`: cards not to be discarded on the first trick. `void`: what a void player must discard.
    `give_up`: cards that must be given up under a higher one. `raising`: the duty to beat the trick.
    `ruffing`: what must be played instead of a discard.
    """

    penalty: CardSet
    guarded: tuple[CardSet, ...]
    breakable: bool
    trump: CardSet
    trump_guarded: bool
    first_discard: CardSet
    void: CardSet
    give_up: CardSet
    raising: bool
    ruffing: CardSet


def duties(options: Options, contract: Contract, trump: Trump | None) -> Duties:
    """The duties of a hand of this contract and trump."""
    spec = contract.spec
    suit = trump.suit if trump is not None else None
    trumps = suit.cards if suit is not None else 0
    return Duties(
        penalty=spec.penalty,
        guarded=_guarded(options, contract),
        breakable=options.penalty_lead != "never",
        trump=trumps,
        trump_guarded=options.trump_lead == "after_break",
        first_discard=spec.penalty if options.guards_first_trick(contract) else 0,
        void=_void(options, contract),
        give_up=spec.penalty if options.give_up and spec.particular else 0,
        raising=options.raise_duty == "all" or (options.raise_duty == "trump" and spec.declared),
        ruffing=trumps if options.ruff_duty else 0,
    )


def _guarded(options: Options, contract: Contract) -> tuple[CardSet, ...]:
    if options.penalty_lead == "free":
        return ()
    suits = set() if contract.spec.guarded is None else {contract.spec.guarded}
    if options.penalty_lead == "after_break_all" and contract.spec.negative:
        suits.add(Suit.HEARTS)
    return tuple(suit.cards for suit in sorted(suits))


def _void(options: Options, contract: Contract) -> CardSet:
    if options.void_duty == "free" or (options.void_duty == "single" and not contract.spec.single):
        return 0
    if contract is Contract.NO_KING_HEARTS and options.rifki_void == "any_heart":
        return Suit.HEARTS.cards
    return contract.spec.penalty


def bans(
    rules: Duties, hand: CardSet, table: tuple[Card, ...], played: CardSet, first: bool
) -> tuple[Ban, ...]:
    """What each rule forbids of `hand` to the trick on the `table`, in the precedence of refusals.

    `played` are all cards played in this hand; `first`: this is its first trick. The cards under no ban may
    be played, and there is always one (rules 4).
    """
    if not table:
        return _lead_bans(rules, hand, played)
    suit = _SUIT_OF[table[0]]
    following = hand & suit
    if not following:
        return _void_bans(rules, hand, first)
    follow = (Reason.FOLLOW_SUIT, hand ^ following)
    duty = _follow_ban(rules, following, table, suit) if rules.give_up or rules.raising else None
    return (follow, duty) if duty else (follow,)


def _lead_bans(rules: Duties, hand: CardSet, played: CardSet) -> tuple[Ban, ...]:
    guarded = 0
    for suit in rules.guarded:
        if not (rules.breakable and played & suit):
            guarded |= suit
    guarded &= hand
    trumps = hand & rules.trump if rules.trump_guarded and not played & rules.trump else 0
    if guarded | trumps == hand:
        return _NO_BANS
    return ((Reason.PENALTY_LEAD, guarded), (Reason.TRUMP_LEAD, trumps))


def _follow_ban(rules: Duties, following: CardSet, table: tuple[Card, ...], suit: CardSet) -> Ban | None:
    highest = max(card for card in table if suit >> card & 1)
    giving = following & rules.give_up & ((1 << highest) - 1)
    if giving:
        return (Reason.GIVE_UP, following ^ giving)
    if rules.raising and not _ruffed(rules, table, suit):
        beating = following & -(2 << highest)
        if beating:
            return (Reason.RAISE_DUTY, following ^ beating)
    return None


def _ruffed(rules: Duties, table: tuple[Card, ...], suit: CardSet) -> bool:
    return suit != rules.trump and any(rules.trump >> card & 1 for card in table)


def _void_bans(rules: Duties, hand: CardSet, first: bool) -> tuple[Ban, ...]:
    if first and rules.first_discard:
        # On the first trick no other void duty applies here, even if only penalty cards are held.
        penalty = hand & rules.first_discard
        return ((Reason.FIRST_TRICK_DISCARD, penalty),) if penalty != hand else _NO_BANS
    named = hand & rules.void
    if named:
        return ((Reason.VOID_DUTY, hand ^ named),)
    trumps = hand & rules.ruffing
    if trumps:
        return ((Reason.RUFF_DUTY, hand ^ trumps),)
    return _NO_BANS


def playable(rules: Duties, hand: CardSet, table: tuple[Card, ...], played: CardSet, first: bool) -> CardSet:
    """The cards of `hand` that may be played to the trick on the `table` (rules 4)."""
    allowed = hand
    for _, banned in bans(rules, hand, table, played, first):
        allowed &= ~banned
    return allowed


def refusal(
    rules: Duties, hand: CardSet, table: tuple[Card, ...], played: CardSet, first: bool, card: Card
) -> Refusal | None:
    """Why a card may not be played to the trick on the `table`; None if it may (rules 10)."""
    if not hand >> card & 1:
        return Refusal(Reason.NOT_IN_HAND, {"card": card})
    broken = bans(rules, hand, table, played, first)
    for reason, banned in broken:
        if banned >> card & 1:
            allowed = playable(rules, hand, table, played, first)
            led = table[0].suit if table else card.suit
            return Refusal(reason, {"card": card, "suit": led, "cards": allowed})
    return None


def winner(trump: CardSet, cards: tuple[Card, ...]) -> int:
    """The place in the trick, from 0, of the card that takes it (rules 1)."""
    best = 0
    for place in range(1, len(cards)):
        card, holder = cards[place], cards[best]
        if _SUIT_OF[card] == _SUIT_OF[holder]:
            if card > holder:
                best = place
        elif trump >> card & 1:
            best = place
    return best


def suit_part(cards: CardSet, suit: int) -> int:
    """The thirteen bits of one suit, the two lowest."""
    return cards >> (13 * suit) & FULL_SUIT
