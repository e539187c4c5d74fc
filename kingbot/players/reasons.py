"""Why a move was worse than another: facts that were certain when it was made, one after another.

Each detector compares a move with a better one, by the view of whoever made it, and tells what it finds; what
stands first in its table says most. Where none finds anything, the averages themselves are the reason.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Final, TypeAlias, TypeVar

from kingbot.cards import Card, Rank, cards_in
from kingbot.engine.actions import Action, Bid, NameTrump, Play
from kingbot.engine.view import PlayerView, Stage
from kingbot.players.card_facts import RowFacts, TrickFacts

_LONG: Final = 4  # cards of a suit
_Facts = TypeVar("_Facts")
_Found: TypeAlias = Mapping[str, object] | None
_Detector: TypeAlias = Callable[[_Facts, Card, Card], _Found]


@dataclass(frozen=True, slots=True)
class Reason:
    """A reason: its sentence is named by `key`; `parameters` are cards, suits, numbers, tuples of cards."""

    key: str
    parameters: Mapping[str, object] = field(default_factory=dict, hash=False)


AVERAGE: Final = Reason("average")
"""That the other move brings more on average, which always holds where this is asked."""


def reason_against(view: PlayerView, made: Action, better: Action) -> Reason:
    """Why a move was worse than another, in the position of this view."""
    match made, better:
        case Play(card=card), Play(card=other) if view.stage is Stage.TRICKS:
            return _first(IN_TRICKS, TrickFacts(view), card, other)
        case Play(card=card), Play(card=other) if view.stage is Stage.DOMINO:
            return _first(IN_DOMINO, RowFacts(view), card, other)
        case NameTrump(trump=named), NameTrump(trump=other_trump) if named.suit is not None:
            suit, longer = named.suit, other_trump.suit
            count = (view.hand & suit.cards).bit_count()
            if longer is not None and (more := (view.hand & longer.cards).bit_count()) > count:
                return Reason("shorter-trump", {"suit": suit, "longer": longer, "count": count, "more": more})
        case Bid(tricks=tricks), Bid(tricks=fewer) if fewer < tricks:
            return Reason("bid-more")
    return AVERAGE


def _first(detectors: Mapping[str, _Detector[_Facts]], facts: _Facts, card: Card, other: Card) -> Reason:
    for key, detect in detectors.items():
        found = detect(facts, card, other)
        if found is not None:
            return Reason(key, {"card": card, "better": other, **found})
    return AVERAGE


# ---------------------------------------------------------------------------- in tricks


def _took_penalty(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It took the trick with penalty cards in it, which the other would have left to somebody else."""
    found = facts.costs and facts.takes(card) and not facts.wins(other)
    return {"cards": tuple(cards_in(facts.costs))} if found else None


def _over_penalty(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It went over penalty cards in the trick, and the other would have stayed under."""
    found = facts.costs and facts.wins(card) and not facts.wins(other)
    return {"cards": tuple(cards_in(facts.costs))} if found else None


def _took_trick(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It took a trick that costs points, and the other would have left it to somebody else."""
    return {} if facts.counts and facts.table and facts.takes(card) and not facts.wins(other) else None


def _went_over(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It went over all that lay in the trick, and the other would have stayed under."""
    found = facts.negative and facts.table and facts.wins(card) and not facts.wins(other)
    return {} if found else None


def _kept_penalty(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """The other, a penalty card, was certain to go into somebody else's trick."""
    gone = facts.table and facts.penalty & other.bit and not facts.wins(other)
    return {} if gone and not facts.penalty & card.bit else None


def _led_penalty(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It led a penalty card, and the other is none."""
    led = not facts.table and facts.penalty & card.bit
    return {} if led and not facts.penalty & other.bit else None


def _led_alone(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It led a suit that nobody else has any more, so that the trick was certain to be one's own."""
    alone = facts.negative and not facts.table and not facts.out(card)
    return {"suit": card.suit} if alone and facts.out(other) else None


def _led_above(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It led a suit in which a penalty card was out below it."""
    below = 0 if facts.table or not facts.negative else facts.unseen_below(card) & facts.penalty
    same = facts.unseen_below(other) & facts.penalty
    return {"cards": tuple(cards_in(below))} if below and not same else None


def _led_top(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It led a card that nobody could go over, and over the other somebody could."""
    top = facts.negative and not facts.table and facts.takes(card)
    return {} if top and not facts.takes(other) else None


def _led_danger(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It led a suit in which penalty cards were out, and in that of the other none were."""
    out = facts.out(card) & facts.penalty if facts.negative and not facts.table else 0
    return {"cards": tuple(cards_in(out))} if out and not facts.out(other) & facts.penalty else None


def _more_above(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """Either was the highest in the trick for now, and more cards could go over the other."""
    count, more = _beaters_out(facts, card), _beaters_out(facts, other)
    found = facts.negative and facts.wins(card) and facts.wins(other) and more > count
    return {"more": more, "count": count} if found else None


def _beaters_out(facts: TrickFacts, card: Card) -> int:
    return (facts.beaters(card) & facts.view.unseen).bit_count()


def _spent_low(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It followed with a low card where a higher one would have stayed under as well."""
    both = facts.negative and facts.follows and not facts.wins(card) and not facts.wins(other)
    return {} if both and other > card else None


def _took_low(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It took the trick with a low card where a higher one would have taken it as well."""
    both = facts.negative and facts.follows and facts.takes(card) and facts.takes(other)
    return {} if both and other > card else None


def _kept_bare(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It discarded something else than a high card that is alone in its suit."""
    return {"suit": other.suit} if _could_void(facts, card, other) and other.rank >= Rank.JACK else None


def _kept_single(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It discarded something else than the last card of a suit."""
    return {"suit": other.suit} if _could_void(facts, card, other) else None


def _could_void(facts: TrickFacts, card: Card, other: Card) -> bool:
    return facts.negative and _discards(facts, card, other) and facts.held(other) == 1 < facts.held(card)


def _discards(facts: TrickFacts, card: Card, other: Card) -> bool:
    either = card.bit | other.bit
    return bool(facts.table) and not facts.follows and not facts.trumps & either


def _kept_high(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It discarded a lower card, and one that costs nothing."""
    found = facts.negative and _discards(facts, card, other) and not facts.penalty & card.bit
    return {} if found and other.rank > card.rank else None


def _from_long(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It discarded from a long suit, and the other is of a shorter one."""
    count = facts.held(card)
    found = facts.negative and _discards(facts, card, other) and count >= _LONG
    return {"suit": card.suit, "count": count} if found and facts.held(other) < count else None


def _let_go(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """The other was certain to take a trick that earns points."""
    found = not facts.negative and facts.takes(other) and not facts.wins(card)
    return {} if found and facts.table else None


def _went_under(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """The other would have been the highest card in a trick that earns points."""
    found = not facts.negative and facts.table and facts.wins(other) and not facts.wins(card)
    return {} if found else None


def _spent_over(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It went over all that lay there, cards that were out could beat it, and the other would not have."""
    over = not facts.negative and facts.table and facts.wins(card) and not facts.wins(other)
    return {} if over and not facts.takes(card) else None


def _missed_winner(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """The other could have been led, and nobody could have beaten it."""
    found = not facts.negative and not facts.table and facts.takes(other)
    return {} if found and not facts.takes(card) else None


def _spent_high(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It gave a higher card than was needed to a trick that neither of the two could take."""
    lost = not facts.negative and facts.table and not facts.wins(card) and not facts.wins(other)
    alike = bool(facts.trumps & card.bit) is bool(facts.trumps & other.bit)
    return {} if lost and alike and card.rank > other.rank else None


def _overpaid(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It took the trick with a higher card than was needed."""
    both = not facts.negative and facts.table and facts.takes(card) and facts.takes(other)
    return {} if both and card.suit is other.suit and card > other else None


def _ruffed(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It spent a trump on a suit that is not held, and the other is none."""
    return {} if _is_ruff(facts, card) and not facts.trumps & other.bit else None


def _no_ruff(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """The other, a trump, could have been played on a suit that is not held, over all that lay there."""
    ruffs = _is_ruff(facts, other) and facts.wins(other)
    return {} if ruffs and not facts.trumps & card.bit else None


def _is_ruff(facts: TrickFacts, card: Card) -> bool:
    return bool(facts.trumps & card.bit) and facts.led is not None and facts.led is not card.suit


def _kept_trumps(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """The other would have led trumps while others still had some."""
    leads = not facts.table and facts.trumps & other.bit and not facts.trumps & card.bit
    count = (facts.view.unseen & facts.trumps).bit_count()
    return {"count": count} if leads and count else None


def _led_trump(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """It led a trump, and the other is none."""
    led = not facts.table and facts.trumps & card.bit and not facts.trumps & other.bit
    return {"count": (facts.view.unseen & facts.trumps).bit_count()} if led else None


def _more_beat_it(facts: TrickFacts, card: Card, other: Card) -> _Found:
    """Either would have the trick for now, and fewer cards could beat the other."""
    more, count = _beaters_out(facts, card), _beaters_out(facts, other)
    found = not facts.negative and facts.wins(card) and facts.wins(other) and more > count
    return {"more": more, "count": count} if found else None


IN_TRICKS: Final[Mapping[str, _Detector[TrickFacts]]] = {
    "took-penalty": _took_penalty,
    "over-penalty": _over_penalty,
    "kept-penalty": _kept_penalty,
    "took-trick": _took_trick,
    "went-over": _went_over,
    "led-penalty": _led_penalty,
    "led-alone": _led_alone,
    "led-above": _led_above,
    "led-top": _led_top,
    "led-danger": _led_danger,
    "kept-bare": _kept_bare,
    "kept-single": _kept_single,
    "from-long": _from_long,
    "kept-high": _kept_high,
    "spent-low": _spent_low,
    "took-low": _took_low,
    "more-above": _more_above,
    "let-go": _let_go,
    "missed-winner": _missed_winner,
    "ruffed": _ruffed,
    "no-ruff": _no_ruff,
    "went-under": _went_under,
    "spent-over": _spent_over,
    "spent-high": _spent_high,
    "overpaid": _overpaid,
    "kept-trumps": _kept_trumps,
    "led-trump": _led_trump,
    "more-beat-it": _more_beat_it,
}
"""The detectors for two cards that could be played to a trick, by the key of the reason."""


# ----------------------------------------------------------------------------- in domino


def _opened(facts: RowFacts, card: Card, other: Card) -> _Found:
    """It made room for others, and the other card would have made none."""
    opened = facts.opens(card)
    return {"cards": tuple(cards_in(opened))} if opened and not facts.opens(other) else None


def _kept_shut(facts: RowFacts, card: Card, other: Card) -> _Found:
    """The other card would have made way for one's own cards, and this one made none."""
    freed = facts.frees(other)
    return {"freed": freed} if freed is not None and facts.frees(card) is None else None


IN_DOMINO: Final[Mapping[str, _Detector[RowFacts]]] = {
    "opened": _opened,
    "kept-shut": _kept_shut,
}
"""The detectors for two cards that could be laid, by the key of the reason."""
