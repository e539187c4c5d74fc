"""Advice for beginners: it is legal, what it says is true, and who follows it does better than chance."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

import pytest

from kingbot.cards import SUIT_CARDS, Card
from kingbot.engine import match as engine
from kingbot.engine.actions import Choose, NameTrump, Play
from kingbot.engine.domino import fitting
from kingbot.engine.duties import winner
from kingbot.engine.match import Match
from kingbot.engine.options import Rules
from kingbot.engine.projection import view
from kingbot.engine.schedule import dealers_of
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import player
from kingbot.players.advice import Advice, Thumb, advise
from kingbot.presets import PRESETS, load, parse_line
from kingbot.simulate import random_deal


def decisions(rules: Rules, seed: int, advised: frozenset[int]) -> Iterator[tuple[Match, PlayerView]]:
    """Every decision of a match in which these seats follow the advice, the others random moves."""
    rng, match, chance = random.Random(seed), engine.start(rules), player("random")
    while (due := engine.upcoming(match)) is not None:
        cards = random_deal(rng)
        match = engine.deal(match, min(dealers_of(rules, due, cards)), cards).match
        while (seat := engine.turn(match)) is not None:
            seen = view(match, seat)
            yield match, seen
            advice = advise(seen) if seat in advised else None
            action = advice.move if advice is not None else chance.decide(seen, rng).action
            match = engine.apply(match, action).match
    yield match, view(match, 0)


def trumps(seen: PlayerView) -> int:
    suit = seen.trump.suit if seen.trump is not None else None
    return SUIT_CARDS[suit] if suit is not None else 0


def takes(seen: PlayerView, card: Card) -> bool:
    return winner(trumps(seen), (*seen.table, card)) == len(seen.table)


def others(match: Match, seen: PlayerView) -> int:
    """What the other players hold: the truth, which the advice was not told."""
    assert match.hand is not None
    return sum(match.hand.cards[seat] for seat in range(4) if seat != seen.seat)


def is_true(match: Match, seen: PlayerView, advice: Advice) -> bool:
    """Whether what the rule of thumb states is so, judged by the whole deal."""
    move, best = advice.move, advice.best
    legal = [each.card for each in seen.legal if isinstance(each, Play)]
    if isinstance(move, NameTrump):
        suits = [(seen.hand & cards).bit_count() for cards in SUIT_CARDS]
        return move.trump.suit is not None and advice.count == max(suits) == suits[move.trump.suit]
    if isinstance(move, Choose):
        return advice.count == (seen.hand & move.contract.spec.penalty).bit_count()
    assert isinstance(move, Play)
    card, last = move.card, len(seen.table) == 3
    if seen.stage is Stage.DOMINO:
        after = fitting(seen.rules.options, seen.rows | card.bit)
        fits = best is not None and bool(after & best.bit & seen.hand)
        return fits == (advice.thumb is Thumb.OPENS)
    assert seen.contract is not None
    costs = bool(seen.contract.spec.penalty & card.bit)
    above = SUIT_CARDS[card.suit] & ~((card.bit << 1) - 1) & others(match, seen)
    follows = not seen.table or card.suit == seen.table[0].suit
    holds_led = bool(seen.table) and bool(seen.hand & SUIT_CARDS[seen.table[0].suit])
    ruffed = bool(others(match, seen) & trumps(seen))
    match advice.thumb:
        case Thumb.UNDER | Thumb.GIVE_UNDER:
            assert best is not None
            is_under = follows and not takes(seen, card) and best.rank > card.rank
            return is_under and costs == (advice.thumb is Thumb.GIVE_UNDER)
        case Thumb.TAKE_HIGH:
            return last and all(takes(seen, each) for each in legal)
        case Thumb.LOWEST_OVER:
            return not last and all(takes(seen, each) for each in legal) and card == min(legal)
        case Thumb.GIVE | Thumb.THROW:
            return not holds_led and not takes(seen, card) and costs == (advice.thumb is Thumb.GIVE)
        case Thumb.LEAD_LOW:
            return not seen.table and advice.count == above.bit_count() > 0
        case Thumb.LEAD_LAST:
            return not seen.table and not above
        case Thumb.FREE:
            return str(seen.contract) == "no_last_two" and len(seen.tricks) < 11
        case Thumb.BEST | Thumb.BEST_BUT_TRUMP:
            side = not trumps(seen) & card.bit
            return not seen.table and not above and (advice.thumb is Thumb.BEST) == (not ruffed or not side)
        case Thumb.LEAD_LONG:
            suits = [(seen.hand & cards).bit_count() for cards in SUIT_CARDS]
            return advice.count == suits[card.suit] == max(suits[each.suit] for each in legal)
        case Thumb.ENOUGH:
            lower = [each for each in legal if each.rank < card.rank]
            return last and takes(seen, card) and not any(takes(seen, each) for each in lower)
        case Thumb.OVER:
            return not last and follows and takes(seen, card)
        case Thumb.CANNOT:
            return not any(takes(seen, each) for each in legal)
        case Thumb.RUFF:
            smaller = [each for each in legal if trumps(seen) & each.bit and each < card]
            wins = takes(seen, card) and bool(trumps(seen) & card.bit) and not holds_led
            return wins and not any(takes(seen, each) for each in smaller)
    raise AssertionError(advice.thumb)


RULES = [load(preset) for preset in PRESETS] + [parse_line("classic declaration_nulos=on")]


@pytest.mark.parametrize("rules", RULES, ids=[*PRESETS, "nulos"])
def test_advice_is_legal_and_what_it_says_is_true(rules: Rules) -> None:
    given: Counter[Thumb] = Counter()
    for seed in range(3):
        for match, seen in decisions(rules, seed, frozenset({0, 2})):
            advice = advise(seen)
            if advice is not None:
                assert advice.move in seen.legal
                assert is_true(match, seen, advice), (advice, seen)
                given[advice.thumb] += 1
    assert len(given) > 10


def test_every_rule_of_thumb_is_given_somewhere() -> None:
    given = set()
    for rules in RULES:
        for seed in range(4):
            found = (advise(seen) for _, seen in decisions(rules, seed, frozenset({0})))
            given |= {each.thumb for each in found if each is not None}
    assert given == {*Thumb}


def test_without_a_choice_nothing_is_advised() -> None:
    for _, seen in decisions(load("rifki"), 5, frozenset()):
        if len(seen.legal) < 2:
            assert advise(seen) is None


@pytest.mark.parametrize("preset", ["classic", "portuguese", "rifki"])
def test_who_follows_the_advice_does_better_than_chance(preset: str) -> None:
    won, matches = Fraction(0), 6
    for seed in range(matches):
        *_, (match, _) = decisions(load(preset), seed, frozenset({0, 2}))
        totals = view(match, 0).totals
        won += totals[0] + totals[2] - totals[1] - totals[3]
    unit = abs(load(preset).points(next(iter(load(preset).options.points))))
    assert won / matches > 5 * unit
