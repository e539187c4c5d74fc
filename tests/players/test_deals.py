"""Sampled deals agree with all that the table has shown."""

from __future__ import annotations

import random

import numpy as np
import pytest

from kingbot.cards import PACK
from kingbot.engine import match as engine
from kingbot.engine.contracts import Contract
from kingbot.engine.options import Options
from kingbot.engine.projection import view
from kingbot.engine.view import PlayerView, Stage
from kingbot.players import player
from kingbot.players.beliefs import Guesser, RowGuesser, past_of
from kingbot.players.encoding import domino_in, table_in, terms_in
from kingbot.players.kernels.dealing import deal_out
from kingbot.players.kernels.hand_value import FIGURES, SORTS, figure
from kingbot.players.kernels.jit import Ints
from kingbot.players.kernels.trick_beliefs import Evidence, nothing_known, stir
from kingbot.players.kernels.trick_rules import terms_of
from kingbot.players.kernels.trick_state import STORED, allowed, put
from kingbot.players.kernels.weights import FIGURES as FIGURES_KNOWN
from kingbot.players.kernels.weights import LIKINGS
from tests.engine.anything import random_rules
from tests.players.positions import matches


def _deals(view: PlayerView, number: int) -> Ints:
    chance = np.array([7], np.int64)
    if view.stage is Stage.DOMINO:
        return RowGuesser(view, domino_in(view), chance).draw(number)[:, :4]
    guesser = Guesser(view, terms_in(view), table_in(view), chance)
    # After some plays the first are drawn anew, and changed for the second.
    return np.concatenate((guesser.draw(number // 2), guesser.draw(number // 2)))[:, :4]


def _could_have_been(view: PlayerView, deal: Ints) -> bool:
    """Whether every play so far was legal with these cards."""
    terms, past = terms_in(view), past_of(view, table_in(view))
    hands = deal.copy()
    for seat, card in zip(past.seats, past.cards, strict=True):
        hands[seat] |= 1 << int(card)
    table, taken = past.table, np.zeros(4, np.int64)
    for card in past.cards:
        if not allowed(terms, table, int(hands[table.turn])) >> int(card) & 1:
            return False
        table = put(terms, table, hands, taken, int(card))
    return True


@pytest.mark.parametrize("seed", range(24))
def test_every_deal_agrees_with_the_view(seed: int) -> None:
    rng = random.Random(seed)
    for match in matches(random_rules(rng), seed):
        seat = engine.turn(match)
        if seat is None or rng.random() < 0.9:
            continue
        seen = view(match, seat)
        if seen.stage not in (Stage.TRICKS, Stage.DOMINO):
            continue
        for deal in _deals(seen, 8):
            assert int(deal[seat]) == seen.hand
            assert [int(cards).bit_count() for cards in deal] == list(seen.held)
            assert int(np.bitwise_or.reduce(deal)) == seen.hand | seen.unseen
            for other in range(4):
                assert not int(deal[other]) & seen.passed[other]
            if seen.called is not None and seen.unseen >> seen.called & 1 and seat != seen.dealer:
                assert not int(deal[seen.dealer]) >> seen.called & 1
            if seen.stage is Stage.TRICKS:
                assert _could_have_been(seen, deal)


def test_all_possible_deals_are_equally_likely() -> None:
    """Three cards, one of them barred from the first opponent: of the four deals each comes up a quarter."""
    deals = np.zeros((4000, 4), np.int64)
    barred = np.array([0, 0b001, 0, 0], np.int64)
    deal_out(0, 0, 0b111, barred, np.array([1, 1, 1], np.int64), np.array([3], np.int64), deals)
    kinds, counts = np.unique(deals[:, 1:], axis=0, return_counts=True)
    assert len(kinds) == 4
    assert counts.min() > 900


def test_where_nothing_agrees_the_bars_are_forgotten() -> None:
    deals = np.zeros((1, 4), np.int64)
    barred = np.array([0, PACK, PACK, PACK], np.int64)
    deal_out(0, 0, 0b111, barred, np.array([1, 1, 1], np.int64), np.array([3], np.int64), deals)
    assert int(np.bitwise_or.reduce(deals[0])) == 0b111


@pytest.mark.parametrize(("trust", "share"), [(0.0, 1 / 3), (1.0, 1.5 / 3.5), (2.0, 2.25 / 4.25)])
def test_guesses_come_up_as_often_as_the_past_makes_them_likely(trust: float, share: float) -> None:
    """Each opponent holds one of three cards; what the first has named is half as likely again with the
    lowest of them.
    """
    terms = terms_of(Options(points=dict.fromkeys(Contract, -1)), Contract.NO_TRICKS)
    figures = np.zeros(SORTS * FIGURES, np.float32)
    figures[figure(0, 1, 0)] = np.log(3)
    choices = np.array([[0, -1, 1, 0, 1], [1, -1, 1, 0, 0]], np.float64)
    none = np.zeros(0, np.int64)
    past = Evidence(
        np.zeros((0, STORED), np.int64), none, none, none, choices, 1, 0, 0, np.zeros(4, np.int64),
        *nothing_known(),
    )  # fmt: skip
    guesses = np.array([[0, 0b001, 0b010, 0b100, 0]] * 6000, np.int64)
    stir(terms, LIKINGS, figures, past, 20, trust, np.array([3], np.int64), guesses)
    assert (np.bitwise_or.reduce(guesses[:, :4], axis=1) == 0b111).all()
    assert abs(float((guesses[:, 1] == 0b001).mean()) - share) < 0.02


def test_no_swap_gives_a_card_to_somebody_who_cannot_hold_it() -> None:
    terms = terms_of(Options(points=dict.fromkeys(Contract, -1)), Contract.NO_TRICKS)
    none = np.zeros(0, np.int64)
    barred = np.array([0, 0b100, 0, 0], np.int64)
    past = Evidence(
        np.zeros((0, STORED), np.int64), none, none, none, np.zeros((0, 5)), -1, 0, 0, barred,
        *nothing_known(),
    )  # fmt: skip
    guesses = np.array([[0, 0b001, 0b010, 0b100, 0]] * 500, np.int64)
    stir(terms, LIKINGS, FIGURES_KNOWN, past, 20, 1.0, np.array([3], np.int64), guesses)
    assert set(guesses[:, 1].tolist()) == {0b001, 0b010}


@pytest.mark.parametrize("seed", range(4))
def test_the_plays_of_the_others_tell_what_they_hold(seed: int) -> None:
    """Deals weighed by the past hold the truth more often than deals that only agree with it."""
    rng = random.Random(seed)
    weighed = drawn = 0.0
    for match in matches(random_rules(rng, "classic"), seed, player("club")):
        seat = engine.turn(match)
        if seat is None:
            continue
        seen = view(match, seat)
        if seen.stage is not Stage.TRICKS or len(seen.tricks) != 6:
            continue
        assert match.hand is not None
        truth = np.array(match.hand.cards, np.int64)
        fair = np.zeros((64, 4), np.int64)
        needs = np.array([seen.held[(seat + step) % 4] for step in (1, 2, 3)], np.int64)
        deal_out(seat, seen.hand, seen.unseen, np.zeros(4, np.int64), needs, np.array([5], np.int64), fair)
        weighed += float(np.bitwise_count(_deals(seen, 64) & truth).sum())
        drawn += float(np.bitwise_count(fair & truth).sum())
    assert weighed > drawn
