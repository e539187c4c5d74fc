"""The pictures in words: what each alt text says, the most important first."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from kingbot.cards import CARDS, Card, CardSet, card_set, cards_in
from kingbot.engine.contracts import PENALTY_CARDS, Contract
from kingbot.engine.hand import FinishedHand, Trick
from kingbot.engine.view import PlayerView
from kingbot.i18n import Words
from kingbot.render.picture import in_words
from kingbot.render.style import SUITS_IN_HAND

_LONGEST: Final = 24  # letters of a name
_LONGEST_IN_SHEET: Final = 12


def spoken_names(names: Sequence[str], words: Words, longest: int = _LONGEST) -> tuple[str, ...]:
    """The names as an alt text says them: short, without invisible signs; the seat where nothing is left."""
    spoken = []
    for seat, name in enumerate(names):
        kept = "".join(each for each in name if unicodedata.category(each)[0] != "C" or each == "\u200d")
        kept = " ".join(kept.split()).strip("\u200d")
        if len(kept) > longest:
            kept = kept[: longest - 1].rstrip() + "…"
        spoken.append(kept or words("picture-seat", number=seat + 1))
    return tuple(spoken)


def listed(cards: CardSet | Iterable[Card], words: Words) -> str:
    """Cards in words, suit by suit: spades A, K; hearts 10."""
    held = cards if isinstance(cards, int) else card_set(cards)
    suits = []
    for suit in SUITS_IN_HAND:
        ranks = [words.rank(card) for card in reversed(list(cards_in(held & suit.cards)))]
        if ranks:
            suits.append(words("alt-suit", suit=suit, ranks=", ".join(ranks)))
    return "; ".join(suits)


def why_taken(trick: Trick, names: Sequence[str], words: Words) -> str:
    """Who took a trick, with which card, and why that one."""
    card = trick.card_of(trick.winner)
    trump = "yes" if trick.by_trump else "no"
    return words("picture-why", name=names[trick.winner], card=words.card(card), trump=trump)


def hand_in_words(view: PlayerView, cards: Sequence[Card], playable: CardSet, words: Words) -> str:
    """The picture of a hand in words."""
    if not cards:
        return words("picture-unlooked" if view.unlooked else "picture-no-cards")
    sentences = [words("alt-hand", count=len(cards), cards=listed(cards, words))]
    if playable:
        sentences.append(words("alt-playable", cards=listed(playable, words)))
    return in_words(sentences)


def plays_in_words(leader: int, cards: Sequence[Card], names: Sequence[str], words: Words) -> str:
    """The cards of a trick in order, with those who played them."""
    return ", ".join(
        words(
            "alt-led" if place == 0 else "alt-played",
            name=names[(leader + place) % 4],
            card=words.spoken(CARDS[card]),
        )
        for place, card in enumerate(cards)
    )


def trick_in_words(view: PlayerView, trick: Trick, names: Sequence[str], words: Words) -> str:
    """The picture of the last trick in words."""
    spoken = spoken_names(names, words)
    plays = plays_in_words(trick.leader, trick.cards, spoken, words)
    took = words("alt-took-trick", name=spoken[trick.winner], trump="yes" if trick.by_trump else "no")
    return in_words((words("alt-trick-number", number=len(view.tricks), plays=plays), took))


def score_in_words(view: PlayerView, names: Sequence[str], words: Words) -> str:
    """The score sheet in words: totals first, then hand by hand, then who dealt or chose."""
    spoken = spoken_names(names, words, _LONGEST_IN_SHEET)
    totals = _in_row(view.totals, words)
    sentences = [
        words(
            "alt-score",
            done=len(view.finished),
            hands=view.rules.length,
            names=", ".join(spoken),
            totals=totals,
        )
    ]
    sentences += [_hand_in_sheet(view, hand, words) for hand in view.finished]
    sentences += [_whose(view, seat, name, words) for seat, name in enumerate(spoken)]
    return in_words(sentences)


def _in_row(points: Iterable[Fraction], words: Words) -> str:
    return ", ".join(words.points(each) for each in points)


def _hand_in_sheet(view: PlayerView, hand: FinishedHand, words: Words) -> str:
    which = sum(each.contract is hand.contract for each in view.finished[: hand.number])
    contract = words.short(hand.contract, view.rules.preset, which)
    if hand.trump is not None:
        contract += f" {words.trump(hand.trump)}"
    return words("alt-score-hand", number=hand.number, contract=contract, points=_in_row(hand.points, words))


def _whose(view: PlayerView, seat: int, name: str, words: Words) -> str:
    """The hands that a player dealt, or chose where contracts are chosen."""
    chosen = view.rules.schedule.chosen
    own = [
        str(hand.number)
        for hand in view.finished
        if seat == (hand.chooser if hand.number <= chosen else hand.dealer)
    ]
    if not own:
        return ""
    return words("alt-score-whose", name=name, chose="yes" if chosen else "no", hands=", ".join(own))


def end_in_words(view: PlayerView, names: Sequence[str], words: Words) -> str:
    """The end of a match in words: the ranking, then everybody's points after each hand."""
    assert view.ranking is not None
    spoken = spoken_names(names, words, _LONGEST_IN_SHEET)
    order = sorted(range(4), key=lambda seat: (view.ranking or (0,) * 4)[seat])
    places = "; ".join(
        words(
            "alt-place", place=view.ranking[seat], name=spoken[seat], points=words.points(view.totals[seat])
        )
        for seat in order
    )
    sentences = [words("alt-ranking", places=places)]
    running = [Fraction(0)] * 4
    steps = []
    for hand in view.finished:
        running = [sum_ + points for sum_, points in zip(running, hand.points, strict=True)]
        steps.append(words("alt-step", number=hand.number, points=_in_row(running, words)))
    sentences.append(words("alt-course", names=", ".join(spoken), steps="; ".join(steps)))
    return in_words(sentences)


def king_in_words(hand: FinishedHand, names: Sequence[str], preset: str, words: Words) -> str:
    """A king made, in words."""
    assert hand.slam is not None
    name = spoken_names(names, words)[hand.slam]
    contract = words.contract(hand.contract, preset)
    title = words("picture-king", contract=hand.contract.value, name=name)
    return words(
        "alt-king",
        title=title,
        how=words("picture-king-how", contract=hand.contract.value),
        contract=contract,
    )


def taken_in_words(view: PlayerView, seat: int, words: Words) -> str:
    """What a player has taken in this hand that counts: penalty cards, or tricks; empty for none."""
    penalty = PENALTY_CARDS.get(view.contract, 0) if view.contract else 0
    if penalty:
        taken = view.taken[seat] & penalty
        return words("alt-took", cards=listed(taken, words)) if taken else ""
    if view.contract in (None, Contract.DOMINO) or not (view.tricks or view.table):
        return ""
    return words("alt-tricks", count=view.tricks_won(seat))
