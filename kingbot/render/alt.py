"""The alt texts of all pictures except the table's: what each shows in words, the most important first."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from fractions import Fraction
from typing import Final

from kingbot.cards import CARDS, Card, CardSet, card_set, cards_in
from kingbot.engine import scoring
from kingbot.engine.contracts import PENALTY_CARDS, Contract
from kingbot.engine.hand import FinishedHand, Trick
from kingbot.engine.view import MatchView, PlayerView
from kingbot.i18n import Words
from kingbot.plain_text import one_line, shorten
from kingbot.render.chart import running_totals
from kingbot.render.heading import finished_contract_name, finished_contract_number
from kingbot.render.picture import join_sentences
from kingbot.render.style import SUITS_IN_HAND

_NAME_LENGTH: Final = 24
_NAME_LENGTH_IN_SHEETS: Final = 12
NAME_LENGTH_AT_TABLE: Final = 18


def alt_names(names: Sequence[str], words: Words, max_length: int = _NAME_LENGTH) -> tuple[str, ...]:
    """The names without invisible characters, cut off at `max_length`; "Seat 1" … if nothing is left."""
    return tuple(
        shorten(one_line(name), max_length) or words("picture-seat", number=seat + 1)
        for seat, name in enumerate(names)
    )


def list_cards(cards: CardSet | Iterable[Card], words: Words) -> str:
    """Cards in words suit by suit, as in "spades A, K; hearts 10"."""
    held = cards if isinstance(cards, int) else card_set(cards)
    suits = []
    for suit in SUITS_IN_HAND:
        ranks = [words.rank(card) for card in reversed(list(cards_in(held & suit.cards)))]
        if ranks:
            suits.append(words("alt-suit", suit=suit, ranks=", ".join(ranks)))
    return "; ".join(suits)


def why_taken(trick: Trick, names: Sequence[str], words: Words) -> str:
    """The sentence that says who took a trick, with which card, and why that card won."""
    card = trick.card_of(trick.winner)
    trump = "yes" if trick.by_trump else "no"
    return words("picture-why", name=names[trick.winner], card=words.card(card), trump=trump)


def hand_sentences(view: PlayerView, playable: CardSet, planned: CardSet, words: Words) -> list[str]:
    """A hand in sentences: its cards, those that can be played now, and those that are planned."""
    cards = view.hand
    if not cards:
        return [words("picture-unlooked" if view.unlooked else "picture-no-cards")]
    sentences = [words("alt-hand", count=cards.bit_count(), cards=list_cards(cards, words))]
    if playable:
        sentences.append(words("alt-playable", cards=list_cards(playable, words)))
    if planned & cards:
        sentences.append(words("alt-planned", cards=list_cards(planned & cards, words)))
    return sentences


def list_plays(leader: int, cards: Sequence[Card], names: Sequence[str], words: Words) -> str:
    """The cards of a trick in the order played, each with its player."""
    return ", ".join(
        words(
            "alt-led" if order == 0 else "alt-played",
            name=names[(leader + order) % 4],
            card=words.spoken(CARDS[card]),
        )
        for order, card in enumerate(cards)
    )


def last_trick_alt_text(view: MatchView, trick: Trick, names: Sequence[str], words: Words) -> str:
    """The alt text of the last trick."""
    spoken = alt_names(names, words)
    plays = list_plays(trick.leader, trick.cards, spoken, words)
    took = words("alt-took-trick", name=spoken[trick.winner], trump="yes" if trick.by_trump else "no")
    return join_sentences((words("alt-trick-number", number=len(view.tricks), plays=plays), took))


def score_alt_text(view: MatchView, names: Sequence[str], words: Words) -> str:
    """The alt text of the score sheet: totals first, then each hand, then who dealt or chose which hands."""
    spoken = alt_names(names, words, _NAME_LENGTH_IN_SHEETS)
    totals = _list_points(view.totals, words)
    sentences = [
        words(
            "alt-score",
            done=len(view.finished),
            hands=view.rules.length,
            names=", ".join(spoken),
            totals=totals,
        )
    ]
    sentences += [_finished_hand(view, hand, words) for hand in view.finished]
    sentences += [_hands_of_player(view, seat, name, words) for seat, name in enumerate(spoken)]
    return join_sentences(sentences)


def _list_points(points: Iterable[Fraction], words: Words) -> str:
    return ", ".join(words.points(each, plus=True) for each in points)


def _finished_hand(view: MatchView, hand: FinishedHand, words: Words) -> str:
    contract = words.short(hand.contract, view.rules.preset, finished_contract_number(hand, view))
    if hand.trump is not None:
        contract += f" {words.trump(hand.trump)}"
    return words(
        "alt-score-hand", number=hand.number, contract=contract, points=_list_points(hand.points, words)
    )


def _hands_of_player(view: MatchView, seat: int, name: str, words: Words) -> str:
    """The hands that a player dealt, or those whose contract they chose."""
    chosen = view.rules.schedule.chosen
    own = [
        str(hand.number)
        for hand in view.finished
        if seat == (hand.chooser if hand.number <= chosen else hand.dealer)
    ]
    if not own:
        return ""
    return words("alt-score-whose", name=name, chose="yes" if chosen else "no", hands=", ".join(own))


def match_end_alt_text(view: MatchView, names: Sequence[str], words: Words) -> str:
    """The alt text of the end of a match: the ranking, then everybody's total after each hand."""
    assert view.ranking is not None
    spoken = alt_names(names, words, _NAME_LENGTH_IN_SHEETS)
    order = sorted(range(4), key=lambda seat: (view.ranking or (0,) * 4)[seat])
    places = "; ".join(
        words(
            "alt-place",
            place=view.ranking[seat],
            name=spoken[seat],
            points=words.points(view.totals[seat], plus=True),
        )
        for seat in order
    )
    totals = zip(*(line[1:] for line in running_totals(view.finished)), strict=True)
    steps = "; ".join(
        words("alt-step", number=hand.number, points=_list_points(points, words))
        for hand, points in zip(view.finished, totals, strict=True)
    )
    course = words("alt-course", names=", ".join(spoken), steps=steps)
    return join_sentences((words("alt-ranking", places=places), course))


def hand_result_alt_text(
    view: MatchView, number: int, names: Sequence[str], following: str, words: Words
) -> str:
    """The alt text of the result of a hand, `following` it what comes next: a slam, then the four rows."""
    hand, spoken = view.finished[number - 1], alt_names(names, words)
    contract = finished_contract_name(hand, view, words)
    sentences = [words("alt-contract", number=number, hands=view.rules.length, contract=contract)]
    if hand.trump is not None and hand.declarer is not None:
        how = "blind" if hand.blind else "bought" if hand.sale else "own"
        price = hand.sale.price if hand.sale else 0
        name = spoken[hand.declarer]
        sentences.append(words("alt-trump", trump=hand.trump, name=name, how=how, tricks=price))
    if hand.slam is not None:
        title = words("picture-king", contract=hand.contract.value, name=spoken[hand.slam])
        how = words("picture-king-how", contract=hand.contract.value)
        sentences.append(words("alt-king", title=title, how=how))
    now = scoring.ranking(scoring.totals(view.finished[:number]))
    before = scoring.ranking(scoring.totals(view.finished[: number - 1]))
    for seat in sorted(range(4), key=lambda seat: (now[seat], seat)):
        total = sum((each.points[seat] for each in view.finished[:number]), Fraction(0))
        facts = [
            _counted_in(hand, seat, words),
            words("alt-hand-points", points=words.points(hand.points[seat], plus=True)),
            words("alt-points", points=words.points(total)),
        ]
        if number > 1 and now[seat] != before[seat]:
            facts.append(words("alt-moved", up="yes" if now[seat] < before[seat] else "no"))
        said = ", ".join(fact for fact in facts if fact)
        place = words("alt-result-place", place=now[seat], name=spoken[seat])
        sentences.append(words("alt-player", name=place, facts=said))
    return join_sentences((*sentences, words("alt-sentence", text=following) if following else ""))


def _counted_in(hand: FinishedHand, seat: int, words: Words) -> str:
    """What counted for a seat: the penalty cards it took, its tricks, or the cards it had left in domino."""
    if hand.contract.spec.penalty:
        taken = hand.penalty_cards(seat)
        return words("alt-took", cards=list_cards(taken, words)) if taken else ""
    if hand.contract.spec.domino:
        number = hand.counted[seat]
        return words("alt-cards", count=number) if number else words("picture-out")
    return words("alt-tricks", count=hand.counted[seat])


def taken_in_hand(view: MatchView, seat: int, words: Words) -> str:
    """The penalty cards, or the number of tricks, that a player has taken in this hand; empty for none."""
    penalty = PENALTY_CARDS.get(view.contract, 0) if view.contract else 0
    if penalty:
        taken = view.taken[seat] & penalty
        return words("alt-took", cards=list_cards(taken, words)) if taken else ""
    if view.contract in (None, Contract.DOMINO) or not (view.tricks or view.table):
        return ""
    return words("alt-tricks", count=view.tricks_won(seat))
