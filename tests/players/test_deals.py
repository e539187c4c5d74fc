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
from kingbot.players.beliefs import domino_sampler, opponents_held, trick_sampler
from kingbot.players.encoding import encode_domino_rules, encode_trick_rules
from kingbot.players.history import past_plays
from kingbot.players.kernels.dealing import sample_deals
from kingbot.players.kernels.hand_value import FEATURES, HAND_KINDS, card_feature
from kingbot.players.kernels.jit import Floats, Ints, WeightArray
from kingbot.players.kernels.likelihood import History, new_history
from kingbot.players.kernels.posterior import metropolis
from kingbot.players.kernels.trick_beliefs import ROW_SIZE
from kingbot.players.kernels.trick_state import legal_cards, play_card
from kingbot.players.kernels.weights import weight_arrays
from kingbot.players.rules_encoding import trick_rules
from tests.engine.anything import random_rules
from tests.players.positions import matches


def _deals(view: PlayerView, number: int) -> Ints:
    rng = np.array([7], np.int64)
    if view.stage is Stage.DOMINO:
        return domino_sampler(view, encode_domino_rules(view), rng).draw(number)[:, :4]
    sampler = trick_sampler(view, encode_trick_rules(view), rng)
    # After some plays the first half is resampled, the second a step of the Markov chain.
    return np.concatenate((sampler.draw(number // 2), sampler.draw(number // 2)))[:, :4]


def _could_have_been(view: PlayerView, deal: Ints) -> bool:
    """Whether every play so far was legal with these cards."""
    rules = encode_trick_rules(view)
    state, seats, cards, _ = past_plays(view)
    hands = deal.copy()
    for seat, card in zip(seats, cards, strict=True):
        hands[seat] |= 1 << int(card)
    taken = np.zeros(4, np.int64)
    for card in cards:
        if not legal_cards(rules, state, int(hands[state.turn])) >> int(card) & 1:
            return False
        state = play_card(rules, state, hands, taken, int(card))
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
    """Three cards, one of which the first opponent cannot hold: of the four deals each comes up a quarter."""
    deals = np.zeros((4000, 4), np.int64)
    excluded = np.array([0, 0b001, 0, 0], np.int64)
    sample_deals(0, 0, 0b111, excluded, np.array([1, 1, 1], np.int64), np.array([3], np.int64), deals)
    kinds, counts = np.unique(deals[:, 1:], axis=0, return_counts=True)
    assert len(kinds) == 4
    assert counts.min() > 900


def test_where_no_deal_agrees_exclusions_are_ignored() -> None:
    deals = np.zeros((1, 4), np.int64)
    excluded = np.array([0, PACK, PACK, PACK], np.int64)
    sample_deals(0, 0, 0b111, excluded, np.array([1, 1, 1], np.int64), np.array([3], np.int64), deals)
    assert int(np.bitwise_or.reduce(deals[0])) == 0b111


def _no_plays(excluded: Ints, chooser: int = -1, choices: Floats | None = None) -> History:
    none = np.zeros(0, np.int64)
    return new_history(
        np.zeros((0, ROW_SIZE), np.int64), none, none, own=0, dealer=0, excluded=excluded, prior=0.5,
        chooser=chooser, choices=choices,
    )  # fmt: skip


def _chain(history: History, hand_weights: WeightArray, power: float, samples: Ints) -> None:
    rules = trick_rules(Options(points=dict.fromkeys(Contract, -1)), Contract.NO_TRICKS)
    policy, rng = weight_arrays().trick_policy, np.array([3], np.int64)
    metropolis(rules, policy, hand_weights, history, 20, power, rng, samples)


@pytest.mark.parametrize(("power", "share"), [(0.0, 1 / 3), (1.0, 1.5 / 3.5), (2.0, 2.25 / 4.25)])
def test_samples_come_up_in_proportion_to_their_likelihood(power: float, share: float) -> None:
    """Each opponent holds one of three cards; the choice of the first is half as likely again with the lowest
    of them.
    """
    hand_weights = np.zeros(len(HAND_KINDS) * FEATURES.size, np.float32)
    hand_weights[card_feature(0, 1, 0)] = np.log(3)
    choices = np.array([[0, -1, 1, 0, 1], [1, -1, 1, 0, 0]], np.float64)
    samples = np.array([[0, 0b001, 0b010, 0b100, 0]] * 6000, np.int64)
    _chain(_no_plays(np.zeros(4, np.int64), 1, choices), hand_weights, power, samples)
    assert (np.bitwise_or.reduce(samples[:, :4], axis=1) == 0b111).all()
    assert abs(float((samples[:, 1] == 0b001).mean()) - share) < 0.02


def test_no_swap_gives_a_card_to_somebody_who_cannot_hold_it() -> None:
    samples = np.array([[0, 0b001, 0b010, 0b100, 0]] * 500, np.int64)
    _chain(_no_plays(np.array([0, 0b100, 0, 0], np.int64)), weight_arrays().hand_value, 1.0, samples)
    assert set(samples[:, 1].tolist()) == {0b001, 0b010}


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
        uniform = np.zeros((64, 4), np.int64)
        rng_state = np.array([5], np.int64)
        excluded, needs = np.zeros(4, np.int64), opponents_held(seen)
        sample_deals(seat, seen.hand, seen.unseen, excluded, needs, rng_state, uniform)
        weighed += float(np.bitwise_count(_deals(seen, 64) & truth).sum())
        drawn += float(np.bitwise_count(uniform & truth).sum())
    assert weighed > drawn
