"""Advice for a beginner: a sensible move, with the rule of thumb behind it.

It follows from what the player may know, by rules that the lesson (`/king learn`) teaches. Bots do not use
it: they play better, but their reasons are numbers.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from enum import StrEnum

from kingbot.cards import SUIT_CARDS, Card, Rank, Suit, card_set, cards_in
from kingbot.engine.actions import Action, Choose, NameTrump, Play
from kingbot.engine.contracts import Contract
from kingbot.engine.domino import fitting, starter_rank
from kingbot.engine.duties import winner
from kingbot.engine.view import PlayerView, Stage
from kingbot.players.card_facts import TrickFacts

_SAFE_TRICKS = 10  # that cost nothing in *no last two* and are played before the players prepare for the end


class Thumb(StrEnum):
    """A rule of thumb. Each is a statement about the position that is true wherever it is given."""

    UNDER = "under"  # `card` is below `best`, so it does not take this trick
    GIVE_UNDER = "give-under"  # as `UNDER`, and `card` costs whoever takes the trick
    TAKE_HIGH = "take-high"  # every legal card takes this trick, whose last one is yours: the highest goes
    LOWEST_OVER = "lowest-over"  # every legal card is above `best`, but others follow: the lowest goes
    GIVE = "give"  # void in the suit led: `card` costs whoever takes the trick
    THROW = "throw"  # void in the suit led, with no card that costs: the highest goes
    LEAD_LOW = "lead-low"  # `count` higher cards of its suit are with the others
    LEAD_LAST = "lead-last"  # the others have no higher card of any suit that may be led
    FREE = "free"  # this trick costs nothing, only the last two do: high cards go now
    BEST = "best"  # the others have no higher card of this suit, and nobody can trump it
    BEST_BUT_TRUMP = "best-but-trump"  # the same, but for a trump
    LEAD_LONG = "lead-long"  # `count` cards of a suit, no suit that may be led has more: its lowest goes
    ENOUGH = "enough"  # you play last, and `card` is the lowest that takes the trick
    OVER = "over"  # `card` is above `best`, but others follow
    CANNOT = "cannot"  # no legal card takes this trick: the lowest goes
    RUFF = "ruff"  # void in the suit led: `card` is the lowest trump that is above all others on the table
    OPENS = "opens"  # in domino: after `card`, your `best` fits
    FITS = "fits"  # in domino: `card` fits, and opens nothing for you
    LONG_TRUMP = "long-trump"  # `count` cards in the suit of `trump`, no other suit has more
    FEW_HIGH = "few-high"  # a contract in which cards of the hand cost least: `count` of them do


@dataclass(frozen=True, slots=True)
class Advice:
    """A sensible move, the rule of thumb behind it, and what that rule speaks of."""

    move: Action
    thumb: Thumb
    best: Card | None = None
    count: int = 0


def advise(view: PlayerView) -> Advice | None:
    """Advice for whoever has the turn; None where there is no choice, or no rule of thumb helps."""
    if len(view.legal) < 2:
        return None
    plays = {action.card: action for action in view.legal if isinstance(action, Play) and action.side is None}
    match view.stage:
        case Stage.TRICKS if view.table:
            return _to_a_trick(view, plays)
        case Stage.TRICKS:
            return _lead(view, plays)
        case Stage.DOMINO if plays and not view.extra:
            return _row(view, plays)
        case Stage.TRUMP:
            return _trump(view)
        case Stage.CONTRACT:
            return _contract(view)
    return None


Plays = dict[Card, Play]


def _is_free(view: PlayerView) -> bool:
    """Whether this trick costs nothing and is early, in the contract about the last two."""
    return view.contract is Contract.NO_LAST_TWO and len(view.tricks) < _SAFE_TRICKS


def _penalty(facts: TrickFacts, cards: Sequence[Card]) -> list[Card]:
    """The cards that cost, the highest last."""
    return sorted((each for each in cards if facts.penalty & each.bit), key=_rank)


def _rank(card: Card) -> Rank:
    return card.rank


def _to_a_trick(view: PlayerView, plays: Plays) -> Advice:
    facts, cards = TrickFacts(view), sorted(plays, key=_rank)
    best = view.table[winner(facts.trumps, view.table)]

    def advice(card: Card, thumb: Thumb) -> Advice:
        return Advice(plays[card], thumb, best)

    taking = [each for each in cards if facts.wins(each)]
    if not facts.negative:
        return _win(facts, cards, taking, advice)
    if not facts.follows:
        costly = _penalty(facts, cards)
        return advice(costly[-1], Thumb.GIVE) if costly else advice(cards[-1], Thumb.THROW)
    if _is_free(view):
        return advice(cards[-1], Thumb.FREE)
    under = [each for each in cards if each not in taking]
    if costly := _penalty(facts, under):
        return advice(costly[-1], Thumb.GIVE_UNDER)
    if under:
        return advice(under[-1], Thumb.UNDER)
    if facts.last:
        harmless = [each for each in cards if each not in _penalty(facts, cards)]
        return advice((harmless or cards)[-1], Thumb.TAKE_HIGH)
    return advice(cards[0], Thumb.LOWEST_OVER)


def _win(
    facts: TrickFacts, cards: list[Card], taking: list[Card], advice: Callable[[Card, Thumb], Advice]
) -> Advice:
    """To a trick that one would like to have."""
    if not taking:
        return advice(cards[0], Thumb.CANNOT)
    if not facts.follows:
        return advice(taking[0], Thumb.RUFF)
    if facts.last:
        return advice(taking[0], Thumb.ENOUGH)
    return advice(taking[-1], Thumb.OVER)


def _worth_leading(facts: TrickFacts, card: Card) -> tuple[bool, bool, int, int]:
    """How well a card is led where tricks cost: others can go over it, it costs nothing, it is low."""
    higher = facts.unseen_above(card).bit_count()
    return higher > 0, not facts.penalty & card.bit, higher, -card.rank


def _lead(view: PlayerView, plays: Plays) -> Advice:
    facts, cards = TrickFacts(view), sorted(plays, key=_rank)
    if facts.negative:
        if _is_free(view):
            return Advice(plays[cards[-1]], Thumb.FREE)
        chosen = max(cards, key=lambda each: _worth_leading(facts, each))
        count = facts.unseen_above(chosen).bit_count()
        return Advice(plays[chosen], Thumb.LEAD_LOW if count else Thumb.LEAD_LAST, count=count)
    trumps = facts.trumps
    sure = [each for each in cards if not facts.unseen_above(each)]
    if sure:
        held = {suit: (view.hand & SUIT_CARDS[suit]).bit_count() for suit in Suit}
        chosen = max(sure, key=lambda each: (bool(each.bit & trumps), held[each.suit], each.rank))
        safe = bool(chosen.bit & trumps) or not view.unseen & trumps
        return Advice(plays[chosen], Thumb.BEST if safe else Thumb.BEST_BUT_TRUMP)
    longest = _longest(view, card_set(cards))
    chosen = next(each for each in cards if each.suit == longest)
    return Advice(plays[chosen], Thumb.LEAD_LONG, count=(view.hand & SUIT_CARDS[longest]).bit_count())


def _longest(view: PlayerView, among: int) -> Suit:
    """The suit of which the player has most cards, of those that have a card `among` these."""
    possible = [suit for suit in Suit if among & SUIT_CARDS[suit]]
    return max(possible, key=lambda suit: ((view.hand & SUIT_CARDS[suit]).bit_count(), suit))


def _row(view: PlayerView, plays: Plays) -> Advice:
    """The card after which most of one's own cards follow one another, else the one farthest out."""
    options, start = view.rules.options, starter_rank(view.rules.options)

    def opened(card: Card) -> list[Card]:
        """One's own cards of the suit that fit one after another once this one lies, and not without it."""
        found: list[Card] = []
        rows = view.rows | card.bit
        before = fitting(options, view.rows) & SUIT_CARDS[card.suit] if view.rows else 0
        while fits := fitting(options, rows) & view.hand & SUIT_CARDS[card.suit] & ~before & ~rows:
            found += cards_in(fits)
            rows |= fits
        return found

    chosen = max(plays, key=lambda each: (len(opened(each)), abs(each.rank - start), -each))
    follow = opened(chosen)
    if not follow:
        return Advice(plays[chosen], Thumb.FITS)
    return Advice(plays[chosen], Thumb.OPENS, follow[0])


def _trump(view: PlayerView) -> Advice | None:
    named = {action.trump.suit: action for action in view.legal if isinstance(action, NameTrump)}
    among = [SUIT_CARDS[suit] for suit in named if suit is not None]
    if not among:
        return None
    longest = _longest(view, sum(among))
    return Advice(named[longest], Thumb.LONG_TRUMP, count=(view.hand & SUIT_CARDS[longest]).bit_count())


def _contract(view: PlayerView) -> Advice | None:
    """A contract about cards of which the player holds fewest, weighed by what they cost."""
    choices = {
        action.contract: action
        for action in view.legal
        if isinstance(action, Choose) and action.contract.spec.penalty
    }
    if not choices:
        return None

    def danger(contract: Contract) -> int:
        held = (view.hand & contract.spec.penalty).bit_count()
        return abs(view.rules.points(contract)) * held

    chosen = min(choices, key=danger)
    return Advice(choices[chosen], Thumb.FEW_HIGH, count=(view.hand & chosen.spec.penalty).bit_count())
